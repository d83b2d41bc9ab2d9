import { PHASES } from '../../art/roll/tiles';
import { formatList } from '../../i18n/language';
import { preferences } from '../../preferences.svelte';
import type { Scene, roll } from '../../wire/types';
import { colourOf, type Counts } from './dice';
import { kept, type Proceeds } from './outlook';
import { SIDES, sideName, sideOf } from './printed';
import { t } from './sentences';
import { t as tPiece } from './words';

/** Parts of sentences. */

export const sightOf = ({ view }: Pick<Scene, 'view'>): roll.Sight => view as roll.Sight;

export const list = (parts: readonly string[]): string => formatList(parts, preferences.language);

export const dieText = (colour: number): string => t(`roll.colour.${colourOf(colour)}`);

/** "2 white and 1 red". */
export function diceText(dice: Counts): string {
  const some = dice.flatMap((n, colour) => (n > 0 ? [t(`roll.some.${colourOf(colour)}`, { n })] : []));
  return some.length > 0 ? list(some) : t('roll.some.none');
}

export function phaseText(phase: number): string {
  const name = PHASES[phase];
  return name ? tPiece(`roll.phase.${name}`) : t('roll.place.wild');
}

export const stackText = (stack: number): string =>
  stack === 0 ? t('roll.stack.developments') : t('roll.stack.worlds');

/** A development by its number, or Dictate, which everyone has. */
export const powerName = (power: number): string => (SIDES[power] ? sideName(power) : t('roll.phase.dictate'));

export const creditText = (n: number): string => t('roll.gain.credits', { n });

/** "$4", or "$4 (room for $1)" where the credit track ends before that. */
export function incomeText(credits: number, held: number): string {
  const room = kept(credits, held);
  return room < credits ? t('roll.gain.capped', { n: credits, room }) : creditText(credits);
}

/** "$4", "2 VP", or both, for someone who holds so many credits. */
export function gainText({ credits, chips }: Proceeds, held: number): string {
  const parts = [
    ...(chips > 0 ? [t('roll.gain.chips', { n: chips })] : []),
    ...(credits > 0 ? [incomeText(credits, held)] : []),
  ];
  return list(parts);
}

/** A game tile with both its sides. */
export const tileText = (tile: number): string =>
  t('roll.event.tile', { development: sideName(sideOf(tile, 0)), world: sideName(sideOf(tile, 1)) });

/** A tile of the construction zone by the side in use. */
export function zoneText(tile: number, empire: roll.Empire | undefined): string {
  const stack = empire?.stacks.findIndex(({ tiles }) => tiles?.includes(tile)) ?? -1;
  return stack < 0 ? tileText(tile) : sideName(sideOf(tile, stack));
}
