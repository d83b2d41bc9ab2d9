export const DRAWERS = ['rules', 'log', 'chat', 'words', 'table', 'settings', 'keys', 'menu'] as const;
export type DrawerName = (typeof DRAWERS)[number];

/** The key that opens each. */
export const DRAWER_KEYS: Readonly<Record<string, DrawerName>> = {
  r: 'rules',
  l: 'log',
  t: 'chat',
  c: 'words',
  m: 'table',
  s: 'settings',
  '?': 'keys',
};
