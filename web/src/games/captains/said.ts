import type { Faction } from '../../art/captains/content';
import { formatList } from '../../i18n/language';
import { preferences } from '../../preferences.svelte';
import type { Scene, captains } from '../../wire/types';
import { colourName, figureLabel } from './figures';
import { at, ARTIFACTS, CARDS, FACTIONS, MAPS, MISSIONS, ROOMS, said } from './printed';
import { t } from './sentences';
import { ANDROID_TOKEN, MEDAL, PIRATE } from './targets';
import { t as tPiece } from './words';

/** Parts of sentences. */

export const sightOf = ({ view }: Pick<Scene, 'view'>): captains.Sight => view as captains.Sight;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (parts: readonly string[]): string => formatList(parts, preferences.language);

export const SHIP_ROOMS = 4;
export const FACTION_KEYS: readonly Faction[] = FACTIONS.map(({ key }) => key);

export const placeText = (side: number, place: number): string => said(at(at(MAPS, side).locations, place));
export const factionText = (track: number): string => tPiece(`captains.track.${at(FACTION_KEYS, track)}`);
export const cardText = (card: number): string => said(at(CARDS, card));
export const missionText = (mission: number): string => said(at(MISSIONS, mission));
export const figureText = (figure: number): string => figureLabel(figure);
export const colourText = (colour: number): string => t(`captains.colour.${colourName(colour)}`);
export const routeText = (colour: string): string => tPiece(`captains.route.${colour as 'green'}`);

/** A room of the ship, or the technology in its slot. */
export function roomText(room: number, slots: readonly number[]): string {
  if (room < SHIP_ROOMS) return said(at(ROOMS, room));
  const card = slots[room - SHIP_ROOMS] ?? -1;
  return card >= 0 ? cardText(card) : t('captains.room.gone');
}

const TOKENS: Readonly<Record<number, () => string>> = {
  [PIRATE]: () => t('captains.token.pirate'),
  [MEDAL]: () => t('captains.token.medal'),
  [ANDROID_TOKEN]: () => t('captains.token.android'),
};
export const tokenText = (token: number): string => TOKENS[token]?.() ?? said(at(ARTIFACTS, token));

/** Equal tokens are counted: "2 × medal and pirate token". */
export function tokensText(tokens: readonly number[]): string {
  const kinds = [...new Set(tokens)];
  return list(
    kinds.map((kind) => {
      const n = tokens.filter((token) => token === kind).length;
      return n > 1 ? `${n} × ${tokenText(kind)}` : tokenText(kind);
    }),
  );
}

/** A road by its ends. */
export function roadText(side: number, road: number): string {
  const { locations, routes } = at(MAPS, side);
  const { a, b } = at(routes, road);
  const name = (key: string): string => said(locations.find((place) => place.key === key) ?? { en: key, fr: key });
  return t('captains.road', { a: name(a), b: name(b) });
}

/** Figures, equal ones counted. */
export function crewText(figures: readonly number[]): string {
  const kinds = [...new Set(figures)];
  if (kinds.length === 0) return t('captains.nobody');
  return list(
    kinds.map((kind) => {
      const n = figures.filter((figure) => figure === kind).length;
      return n > 1 ? `${n} × ${figureText(kind)}` : figureText(kind);
    }),
  );
}
