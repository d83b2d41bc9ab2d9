import type { Translation } from '../../../i18n/translator';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  'captains.hint.turn.title': 'Une figurine, une salle',
  'captains.hint.turn.text':
    'À chaque tour, envoyez une figurine dans une salle de sa couleur : elle l’active puis rejoint la file. Les cadets vont dans la salle grise.',
  'captains.hint.fly.title': 'Suivez les routes',
  'captains.hint.fly.text':
    'Les planètes éclairées sont à portée. Touchez-en une pour voir le chemin, puis volez ; vous pouvez aussi rester.',
  'captains.hint.pirates.title': 'Les pirates font mal',
  'captains.hint.pirates.text':
    'Chaque pirate sur le chemin inflige un dégât. Battez-les depuis une planète voisine : le jeton et sa récompense sont à vous.',
  'captains.hint.repair.title': 'Réparez le vaisseau',
  'captains.hint.repair.text':
    'Une case de soute réparée porte du fret, un emplacement réparé reçoit une carte. Chaque dégât restant coûte un point.',
  'captains.hint.mission.title': 'Une mission, ici',
  'captains.hint.mission.text':
    'Les missions font l’essentiel des points. Chaque ligne demande une figurine prête, et profite à celle de sa couleur.',
  'captains.hint.assign.title': 'Envoyez l’équipage',
  'captains.hint.assign.text':
    'Il faut quelqu’un par ligne, mais seule la bonne couleur la résout. Un androïde convient partout. Les boutons disent le gain.',
  'captains.hint.line.title': 'Ligne par ligne',
  'captains.hint.line.text':
    'Résolvez toute la ligne de gauche à droite, ou ignorez-la. Les points de la mission sont à vous de toute façon.',
  'captains.hint.research.title': 'Les technologies',
  'captains.hint.research.text':
    'Une carte est une salle de plus, un pouvoir durable, ou un oméga qui compte à la fin. Appui long : lire la carte.',
  'captains.hint.slots.title': 'Des icônes identiques',
  'captains.hint.slots.text':
    'Là où une icône de la carte touche la même icône voisine, vous gagnez ce bonus. Les emplacements éclairés le montrent.',
  'captains.hint.tracks.title': 'Trois factions',
  'captains.hint.tracks.text':
    'Chaque case atteinte donne ce qu’elle montre. À la fin, comptez la zone de votre marqueur, et 5 par tour complet.',
  'captains.hint.event.title': 'Un événement pour tous',
  'captains.hint.event.text':
    'Quelqu’un a atteint la case événement d’une piste. Il touche tout le monde, et n’arrive qu’une fois.',
  'captains.hint.train.title': 'Former l’équipage',
  'captains.hint.train.text':
    'Au début du tour, une médaille change un cadet ou un enseigne de couleur. Touchez la figurine pour voir.',
  'captains.hint.promote.title': 'Nommez un commandant',
  'captains.hint.promote.text':
    'Trois médailles et un anneau font d’un enseigne un commandant : deux ordres par tour, et un point.',
  'captains.hint.second.title': 'Deux ordres',
  'captains.hint.second.text':
    'Après son premier ordre, un commandant utilise une autre salle, ou rappelle de la file un cadet ou un enseigne de sa couleur.',
  'captains.hint.artifacts.title': 'Deux artéfacts, une salle',
  'captains.hint.artifacts.text':
    'Au lieu d’une figurine, dépensez deux artéfacts montrant la couleur d’une salle. Deux quelconques ouvrent la grise.',
  'captains.hint.queue.title': 'La file d’attente',
  'captains.hint.queue.text':
    'En fin de manche, tous sauf les trois derniers de la file redeviennent prêts. Passez quand plus personne n’est utile.',
  'captains.hint.hold.title': 'La soute déborde',
  'captains.hint.hold.text':
    'Les dégâts prennent de la place. Il faut jeter : un pirate vaut un point, un artéfact un demi.',
  'captains.hint.station.title': 'Les stations',
  'captains.hint.station.text':
    'Finissez votre tour à une station qui a encore sa tuile : elle vous donne ce qu’elle montre, une fois par manche.',
  'captains.hint.choice.title': 'L’un ou l’autre',
  'captains.hint.choice.text':
    'Une barre veut dire un choix. Touchez le côté voulu ; on peut annuler tant que rien n’est révélé.',
  'captains.hint.tenebre.title': 'Capitaine Ténèbre',
  'captains.hint.tenebre.text':
    'Après chacun de vos tours, il joue une carte : il vous prend une technologie, une mission ou un pirate. La dernière est ici.',
};
