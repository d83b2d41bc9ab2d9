import type { Translation } from '../../../i18n/translator';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  'roll.hint.arrange.title': 'Deux tuiles, deux faces',
  'roll.hint.arrange.text':
    'Chaque tuile est un développement d’un côté, un monde de l’autre. Choisissez le rôle de chacune : les moins chères sont finies plus tôt.',
  'roll.hint.dice.title': 'Vos dés sont des ouvriers',
  'roll.hint.dice.text':
    'Chaque dé lancé se tient sous la phase qu’il montre. Il y travaillera cette manche, si cette phase a lieu.',
  'roll.hint.wild.title': 'Ouvriers joker',
  'roll.hint.wild.text': 'Un astérisque travaille partout. Mettez-le sous la phase où il sert le plus.',
  'roll.hint.select.title': 'Choisissez une phase',
  'roll.hint.select.text':
    'Mettez n’importe quel dé dans un logement : cette phase a lieu, et le dé y travaille. Prenez celle où se tiennent le plus de vos dés.',
  'roll.hint.others.title': 'Comptez sur les autres',
  'roll.hint.others.text':
    'Toute phase choisie par quelqu’un a lieu pour tous. Les ouvriers des phases que personne ne choisit rentrent au gobelet, rien n’est perdu.',
  'roll.hint.dictate.title': 'Dicter déplace un dé',
  'roll.hint.dictate.text':
    'Une fois par manche, cédez ici un ouvrier pour en déplacer un autre vers toute phase. Celui que vous cédez rentre au gobelet.',
  'roll.hint.reassign.title': 'Un pouvoir à employer',
  'roll.hint.reassign.text':
    'Une tuile éclairée de votre empire peut déplacer des ouvriers. Touchez-la, puis le dé, puis la colonne.',
  'roll.hint.explore.title': 'Encaisser ou chercher',
  'roll.hint.explore.text':
    'Un explorateur rapporte des crédits, ou une tuile à bâtir. Les crédits paient les ouvriers en fin de manche, un chacun.',
  'roll.hint.drawn.title': 'Gardez une face',
  'roll.hint.drawn.text':
    'Touchez la face que vous voulez bâtir un jour. La tuile va sous cette pile et attend son tour.',
  'roll.hint.build.title': 'Bâtir demande des ouvriers',
  'roll.hint.build.text':
    'Une tuile demande autant d’ouvriers que dit son nombre. Ils y restent de manche en manche, et ce nombre est aussi ce qu’elle vaut.',
  'roll.hint.produce.title': 'Les ouvriers deviennent biens',
  'roll.hint.produce.text':
    'Un producteur se pose sur un monde : c’est son bien. Si sa couleur est celle du monde, il vaudra plus.',
  'roll.hint.ship.title': 'Vendre ou consommer',
  'roll.hint.ship.text':
    'Vendre rapporte des crédits, consommer des points. Chaque bouton dit combien avant de choisir.',
  'roll.hint.recruit.title': 'Payez vos ouvriers',
  'roll.hint.recruit.text':
    'Les dés qui ont travaillé se reposent dans la réserve. Chaque crédit en ramène un au gobelet pour la manche suivante.',
  'roll.hint.recall.title': 'Laissez-les, d’ordinaire',
  'roll.hint.recall.text':
    'Vous pouvez reprendre bâtisseurs et biens au gobelet. Cela défait leur travail : le plus souvent, on continue.',
  'roll.hint.ending.title': 'La fin approche',
  'roll.hint.ending.text':
    'La manche où quelqu’un a douze tuiles, ou bien où la réserve de points se vide, est la dernière. Le plus de points gagne.',
};
