import type { Translation } from '../../../i18n/translator';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  'trucker.fleet.bridges': 'Dés qui joignent les vaisseaux : {dice}.',
  'trucker.fleet.ships': { one: '{name} : un seul vaisseau.', other: '{name} : {n} vaisseaux.' },
  'trucker.fleet.insured': '{name} : les tuiles perdues coûtent au plus {n} crédits.',
  'trucker.fleet.stored': '{name} : marchandises des vaisseaux retirés : {goods}.',

  'trucker.fleet.title': 'Les vaisseaux de la flotte',
  'trucker.fleet.ship': 'Vaisseau {ship}',
  'trucker.fleet.ship.tiles': { one: 'une tuile', other: '{n} tuiles' },
  'trucker.fleet.ship.counts':
    'Vaisseau {ship} : {tiles} tuiles, équipage {crew}, canons {cannons}, moteurs {engines}, piles {cells}.',
  'trucker.fleet.ship.none': 'Vaisseau {ship} : rien de construit.',
  'trucker.fleet.ship.gone': 'Vaisseau {ship} : n’est plus en vol.',
  'trucker.fleet.none': 'rien encore',
  'trucker.fleet.gone': 'parti',
  'trucker.fleet.count': { one: '1 vaisseau', other: '{n} vaisseaux' },
  'trucker.fleet.dice': 'Dés qui joignent les vaisseaux',
  'trucker.fleet.dice.none': 'À deux retournements du sablier, un dé joint des vaisseaux, pour tout le monde.',
  'trucker.fleet.dice.one': 'Le prochain retournement du sablier lance le second dé.',
  'trucker.fleet.square.closed': '{square}, fermée : un {die} joint ici {ships}',
  'trucker.fleet.square.double': '{square}, fermée : deux dés égaux joignent ici {ships}',
  'trucker.fleet.square.ship': 'vaisseau {ship}',

  'trucker.fleet.ours': 'De nous',
  'trucker.fleet.ours.of': 'De nous : ce que le livret ne montre pas',
  'trucker.fleet.ours.IV':
    'Aucun plateau de classe IV n’a été vu : sa forme, son plafond de {n} crédits et le cinquième tour du sablier sont de nous.',
  'trucker.fleet.ours.IVC':
    'La page de ce plateau est perdue : les quatre vaisseaux autour d’un hublot, et le dé qui joint lesquels, sont de nous. Le cinquième tour du sablier aussi. L’assurance est celle du livret.',
  'trucker.fleet.ours.rule': 'Voir la règle',

  'trucker.fleet.harsher': 'Classe IV : compté ici plus rude qu’imprimé.',
  'trucker.fleet.harsher.goods':
    'Classe IV : plus rude qu’imprimé ; qui reçoit des marchandises prend un cube d’un cran plus cher, ou un bleu de plus.',

  'trucker.fleet.premiums': 'Assurance',
  'trucker.fleet.premiums.at-most': 'pertes limitées à {n}',
  'trucker.fleet.premiums.none': 'sans limite : un crédit par tuile',
  'trucker.fleet.premiums.open': 'Chacun se prononce à découvert, le premier d’abord.',
  'trucker.fleet.premiums.deciding': 'décide',
  'trucker.fleet.premiums.later': 'pas encore',
  'trucker.fleet.premiums.not': 'aucune',
  'trucker.fleet.limit': 'au plus −{n}',

  'trucker.fleet.call.Insuring': 'Assurer votre flotte ?',
  'trucker.fleet.call.Insuring.how':
    'Sans elle, chaque tuile perdue coûte un crédit, jusqu’à {tiles}. La prime part aussitôt ; vous avez {credits}.',
  'trucker.fleet.call.Improving': 'Ces marchandises valent un crédit de plus : comment ?',
  'trucker.fleet.call.Improving.how': 'Un cube d’un cran plus cher, ou un cube bleu de plus.',
  'trucker.fleet.call.hit': 'Le vaisseau {ship} serait touché.',
  'trucker.fleet.call.shields': 'Seuls ses propres boucliers aident.',
  'trucker.fleet.call.cannons': 'Tout canon de la flotte sur cette ligne aide.',
  'trucker.fleet.call.leaving': 'Quel vaisseau abandonne ?',
  'trucker.fleet.call.leaving.how':
    'Ses tuiles repartent sans frais, son équipage s’en va, ses marchandises se vendent à moitié. Les autres continuent.',
  'trucker.fleet.button.uninsured': 'Sans assurance',
  'trucker.fleet.button.unimproved': 'Telles quelles',
  'trucker.fleet.button.insure': { one: 'Payer {n} crédit', other: 'Payer {n} crédits' },
  'trucker.fleet.button.leaving': 'Retirer un vaisseau…',
  'trucker.fleet.button.all': 'Toute la flotte abandonne',
  'trucker.fleet.button.withdraw.note': '{tiles}, équipage {crew}, marchandises {full} → {half}',
  'trucker.fleet.choice.Insure': 'Payer {credits} crédits : pertes limitées à {limit}',
  'trucker.fleet.choice.Improve': 'Un cube {good} devient {better}',
  'trucker.fleet.choice.TakeMore': 'Un cube bleu de plus',
  'trucker.fleet.choice.Withdraw': 'Le vaisseau {ship} abandonne',
  'trucker.fleet.event.BridgeOpened': 'Un {die} : les vaisseaux peuvent se joindre en {squares}.',
  'trucker.fleet.event.Improved': '{name} : un cube {good} amélioré.',
  'trucker.fleet.event.Improved.more': '{name} : un cube bleu de plus.',
  'trucker.fleet.event.Insured': '{name} : assurance à {credits} crédits, pertes limitées à {limit}.',
  'trucker.fleet.event.Insured.not': '{name} : pas d’assurance.',
  'trucker.fleet.event.ShipLeft': {
    one: '{name} : le vaisseau {ship}, d’une tuile, quitte la flotte.',
    other: '{name} : le vaisseau {ship}, de {n} tuiles, quitte la flotte.',
  },
  'trucker.fleet.refusal.NoBetterCube': 'Aucun cube {good} à améliorer.',
  'trucker.fleet.refusal.NoPremium': 'Une prime de {n} crédits n’est pas proposée, ou hors de vos moyens.',
  'trucker.fleet.refusal.NoShip': 'Aucun vaisseau à retirer en {square}.',
  'trucker.fleet.refusal.OtherShip': 'La batterie en {square} est sur un autre vaisseau.',
  'trucker.fleet.refusal.PartNotBegun': 'Ajoutez d’abord un composant au vaisseau {ship} : les dés l’ont joint.',
  'trucker.fleet.refusal.closed': '{closed}. On ne peut pas encore y construire.',
};
