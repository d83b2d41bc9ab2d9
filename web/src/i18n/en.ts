export const en = {
  'page.failed': 'This page could not be loaded: there may be a new version.',
  'page.reload': 'Reload',
  'game.trucker': 'Galaxy Trucker',
  'game.roll': 'Roll for the Galaxy',
  'game.captains': 'Starship Captains',
  'player.teal': 'Teal, square',
  'player.orange': 'Orange, triangle',
  'player.pink': 'Pink, hexagon',
  'player.blue': 'Blue, square',
  'player.green': 'Green, diamond',
  'player.red': 'Red, triangle',
  'player.yellow': 'Yellow, dot',
} as const;
