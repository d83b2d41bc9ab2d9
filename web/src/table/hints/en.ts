export const en = {
  'hint.got': 'Got it',
  'hint.off': 'No more hints',
  'hint.label': 'Hint',
  'hint.progress': '{n} of {all} hints',
} as const;
