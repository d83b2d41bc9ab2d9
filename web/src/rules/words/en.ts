export const en = {
  'rules.title': 'Rules of {game}',
  'rules.lead': 'Every rule that the table enforces, one statement per row. A refused move names its row.',
  'rules.rows': 'All rows',
  'rules.games': 'Games',
  'rules.search': 'Search the rules',
  'rules.count': { one: '{n} rule', other: '{n} rules' },
  'rules.cited': 'The rule in question',
  'rules.ours': 'Ruling of this table',
} as const;
