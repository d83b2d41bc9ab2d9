import type { Development, DieColour, Side } from '../../art/roll/tiles';
import type { SideWords } from '../../art/roll/words';
import { formatList } from '../../i18n/language';
import { preferences } from '../../preferences.svelte';
import { nameOf } from './printed';
import { t } from './words';
import { en } from './words/en';

type Key = keyof typeof en;
type PowerKey = Extract<Key, `roll.power.${string}`>;
type BonusKey = Extract<Key, `roll.bonus.${string}`>;

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** A development's power in one line. */
export function powerText({ name }: Development): string {
  return t(`roll.power.${slug(name)}` as PowerKey);
}

/** What it scores at the end beyond its cost; only the largest do. */
function bonusText({ name }: Development): string | undefined {
  return `roll.bonus.${slug(name)}` in en ? t(`roll.bonus.${slug(name)}` as BonusKey) : undefined;
}

function phasesText({ phases }: Development): string {
  if (phases.length === 0) return t('roll.phase.placing');
  return formatList(
    phases.map((phase) => t(`roll.phase.${phase}`)),
    preferences.language,
  );
}

export function dieName(colour: DieColour): string {
  return t(`roll.die.${colour}`);
}

export function sideWords(side: Side): SideWords {
  const development = side.type === 'development';
  return {
    name: nameOf(side),
    text: development ? powerText(side) : t(`roll.kind.${side.kind}`),
    phases: development ? phasesText(side) : '',
    bonus: development ? bonusText(side) : undefined,
    remove: t('roll.tile.remove'),
    credits: (n) => t('roll.tile.credits', { n }),
    destination: (to) => t(`roll.gain.${to}`),
    die: dieName,
  };
}
