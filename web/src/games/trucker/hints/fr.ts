import type { Translation } from '../../../i18n/translator';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  'trucker.hint.take.title': 'Votre première tuile',
  'trucker.hint.take.text':
    'Le vaisseau grandit tuile par tuile autour de la cabine du milieu. Retournez-en une, ou prenez-en une visible.',
  'trucker.hint.weld.title': 'Soudez-la',
  'trucker.hint.weld.text':
    'Les cases éclairées prennent la tuile dans ce sens. Un seul coin éclairé : il faut la tourner. Touchez deux fois, pointez et cliquez, ou prenez les flèches et Entrée.',
  'trucker.hint.prongs.title': 'Les broches se joignent',
  'trucker.hint.prongs.text':
    'Une se joint à une, deux à deux, le laiton à tout. Un côté lisse contre une broche est interdit, lisse contre lisse va bien.',
  'trucker.hint.turn.title': 'Pas la bonne ?',
  'trucker.hint.turn.text':
    'Tournez-la avec Q et E ou la molette. Si elle ne vous plaît nulle part, remettez-la (Retour arrière) : d’autres pourront la prendre.',
  'trucker.hint.move.title': 'Pas encore soudée',
  'trucker.hint.move.text':
    'La dernière tuile posée peut encore bouger : touchez-la. Prendre la suivante la soude pour de bon.',
  'trucker.hint.engine.title': 'Les moteurs poussent',
  'trucker.hint.engine.text':
    'La flamme va vers l’arrière, et rien ne se tient juste derrière. Plus de poussée mène plus loin en espace libre.',
  'trucker.hint.cannon.title': 'Les canons tirent',
  'trucker.hint.cannon.text':
    'Laissez libre la case devant la bouche. Vers l’avant il compte un, de côté ou vers l’arrière la moitié.',
  'trucker.hint.power.title': 'L’éclair vert',
  'trucker.hint.power.text':
    'Boucliers et doubles ne marchent qu’avec une cellule, une à chaque fois. Soudez aussi une batterie.',
  'trucker.hint.forecast.title': 'Voir venir',
  'trucker.hint.forecast.text':
    'Trois piles de cartes à venir se lisent pendant le chantier. Le sable coule, et votre vaisseau attend.',
  'trucker.hint.glass.title': 'Retournez le sablier',
  'trucker.hint.glass.text':
    'Il est vide : chacun peut le passer à la case suivante. Sur la dernière, seulement qui a terminé.',
  'trucker.hint.finish.title': 'Assez bien ? Terminez',
  'trucker.hint.finish.text':
    'Le premier qui termine part devant. Quelques connecteurs exposés, d’accord ; sans moteur, cabine ni soute, non.',
  'trucker.hint.aliens.title': 'Des hôtes à bord',
  'trucker.hint.aliens.text':
    'Une cabine à côté de son support de vie peut loger un extraterrestre : violet pour les canons, brun pour les moteurs, deux chacun.',
  'trucker.hint.planets.title': 'Où se poser',
  'trucker.hint.planets.text':
    'Se poser rapporte les cubes de la planète et coûte des jours de vol. Les premiers choisissent d’abord.',
  'trucker.hint.load.title': 'Rangez les cubes',
  'trucker.hint.load.text':
    'Touchez un cube, puis une soute. Les rouges veulent une soute rouge. Ce qui reste à quai est perdu : gardez les plus chers.',
  'trucker.hint.defend.title': 'Quelque chose arrive',
  'trucker.hint.defend.text':
    'Les dés nomment la ligne ou la colonne. Le bouclier arrête le petit, le canon abat les gros astéroïdes, rien n’arrête un tir lourd.',
  'trucker.hint.thrust.title': 'Espace libre',
  'trucker.hint.thrust.text':
    'Vous avancez de votre poussée. Chaque moteur double ajoute deux pour une cellule : touchez-le, puis la batterie qui paie.',
  'trucker.hint.fight.title': 'Dépassez leur nombre',
  'trucker.hint.fight.text':
    'Plus de puissance qu’eux gagne, moins perd, autant fait égalité. Chaque canon double veut une cellule.',
  'trucker.hint.crew.title': 'Quelqu’un doit partir',
  'trucker.hint.crew.text': 'Touchez la cabine d’où il part. Sans aucun astronaute, votre vol est fini.',
  'trucker.hint.keep.title': 'Il s’est brisé',
  'trucker.hint.keep.text': 'Une seule partie continue. Gardez de quoi rentrer : un moteur et une cabine.',
  'trucker.hint.salvage.title': 'Premier arrivé',
  'trucker.hint.salvage.text':
    'Le premier décide d’abord, et un seul peut prendre. Cela paie tout de suite et coûte des jours de vol.',
};
