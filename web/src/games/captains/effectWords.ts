import type { Effect, Technology } from '../../art/captains/content';
import { formatList } from '../../i18n/language';
import { preferences } from '../../preferences.svelte';
import { t } from './words';
import { en } from './words/en';

type Key = keyof typeof en;
type AbilityKey = Extract<Key, `captains.ability.${string}`>;
type OmegaKey = Extract<Key, `captains.omega.${string}`>;
type Advance = Extract<Effect, { op: 'advance' }>;

function advanceWords({ track, n, times }: Advance): string {
  const once =
    track === 'any'
      ? t('captains.effect.advance.any', { steps: n })
      : t('captains.effect.advance', { track: t(`captains.track.${track}`), steps: n });
  return times > 1 ? t('captains.effect.advance.times', { times, once }) : once;
}

function oneEffect(effect: Effect): string {
  switch (effect.op) {
    case 'advance':
      return advanceWords(effect);
    case 'choice':
      return formatList(effect.options.map(effectWords), preferences.language, 'or');
    case 'discard':
      return t('captains.effect.discard', {
        what: t(`captains.discard.${effect.what}`),
        then: effectWords(effect.then),
      });
    case 'per_android':
      return t('captains.effect.per_android', { then: effectWords(effect.then) });
    case 'jump':
    case 'research':
    case 'recycle':
    case 'special':
      return t(`captains.effect.${effect.op}`);
    default:
      return t(`captains.effect.${effect.op}`, { n: effect.n });
  }
}

/** A list of effects in plain words. */
export function effectWords(effects: readonly Effect[]): string {
  return effects.map(oneEffect).join(', ');
}

/** What a technology without chips does or scores. */
export function technologyText(type: Technology['type'], key: string): string | undefined {
  if (type === 'room') return undefined;
  return type === 'ability' ? t(`captains.ability.${key}` as AbilityKey) : t(`captains.omega.${key}` as OmegaKey);
}
