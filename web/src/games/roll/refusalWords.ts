import type { Refusal, roll } from '../../wire/types';
import { SIDES, sideName } from './printed';
import { dieText, phaseText, powerName, tileText } from './said';
import { extraColour } from './outlook';
import { t } from './sentences';

type Words = { readonly [K in roll.Refusal['type']]: (refusal: Extract<roll.Refusal, { type: K }>) => string };

const DICTATED = 'RG-REASSIGN-05';
const worldName = (world: number): string => (SIDES[world] ? sideName(world) : String(world));

/** Why a choice is refused, with what it was about; the rule itself is one touch away. */
export const REFUSAL_WORDS: Words = {
  NoSuchDie: ({ colour }) => t('roll.refusal.NoSuchDie', { die: dieText(extraColour(colour)) }),
  NoSuchTile: ({ tile }) => t('roll.refusal.NoSuchTile', { tile: tileText(tile) }),
  NoSuchWorld: ({ world }) => t('roll.refusal.NoSuchWorld', { world: worldName(world) }),
  NotNow: () => t('roll.refusal.NotNow'),
  PowerSpent: ({ power, rule }) =>
    power < 0 && rule !== DICTATED
      ? t('roll.refusal.PowerSpent.nothing')
      : t('roll.refusal.PowerSpent', { power: powerName(power) }),
  StillToDo: () => t('roll.refusal.StillToDo'),
  TooEarly: () => t('roll.refusal.TooEarly'),
  TooLate: () => t('roll.refusal.TooLate'),
  WrongColumn: ({ to }) => t('roll.refusal.WrongColumn', { phase: phaseText(to) }),
};

/** Null for refusals of the table itself, which it words on its own. */
export function refusalText(refusal: Refusal): string | null {
  const word = REFUSAL_WORDS[refusal.type as roll.Refusal['type']] as ((refusal: Refusal) => string) | undefined;
  return word?.(refusal) ?? null;
}
