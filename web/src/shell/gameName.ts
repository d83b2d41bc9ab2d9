import { t } from '../i18n';

const KNOWN = ['trucker', 'roll', 'captains'] as const;
type Known = (typeof KNOWN)[number];

export function isKnown(game: string): game is Known {
  return KNOWN.some((name) => name === game);
}

/** A game's name; one that is not ours is called by its own. */
export function gameName(game: string): string {
  return isKnown(game) ? t(`game.${game}`) : game.charAt(0).toUpperCase() + game.slice(1);
}
