import type { Translation } from '../../i18n/translator';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  'rules.title': 'Règles de {game}',
  'rules.lead': 'Toutes les règles que la table applique, une affirmation par ligne. Un coup refusé cite la sienne.',
  'rules.rows': 'Toutes les lignes',
  'rules.games': 'Jeux',
  'rules.search': 'Chercher dans les règles',
  'rules.count': { one: '{n} règle', many: '{n} de règles', other: '{n} règles' },
  'rules.cited': 'La règle en question',
  'rules.ours': 'Décision de cette table',
};
