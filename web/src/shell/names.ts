const ASTRONOMERS = [
  'Kepler',
  'Hypatia',
  'Halley',
  'Caroline',
  'Tycho',
  'Vera',
  'Messier',
  'Maria',
  'Huygens',
  'Jocelyn',
];

/** Bots have no names on the wire: at each table they get some, the same on every screen. */
export function botName(table: string, seat: number): string {
  const start = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return ASTRONOMERS[(start + seat) % ASTRONOMERS.length] ?? '';
}

/** "swift-comet-4071" as people read it. */
export function tableName(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
