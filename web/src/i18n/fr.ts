import type { en } from './en';
import type { Translation } from './translator';

export const fr: Translation<typeof en> = {
  'page.failed': 'Cette page n’a pas pu être chargée : il y a peut-être une nouvelle version.',
  'page.reload': 'Recharger',
  'game.trucker': 'Galaxy Trucker',
  'game.roll': 'Roll for the Galaxy',
  'game.captains': 'Starship Captains',
  'player.teal': 'Turquoise, carré',
  'player.orange': 'Orange, triangle',
  'player.pink': 'Rose, hexagone',
  'player.blue': 'Bleu, carré',
  'player.green': 'Vert, losange',
  'player.red': 'Rouge, triangle',
  'player.yellow': 'Jaune, rond',
};
