import type { Discarded, Effect } from './content';
import type { CaptainsSign } from './signs';

/** How a list of effects is drawn: chips, and what stands between them. */
export type EffectPart =
  | { readonly part: 'chip'; readonly sign: CaptainsSign; readonly value: string; readonly bad: boolean }
  | { readonly part: 'cost'; readonly sign: CaptainsSign }
  | { readonly part: 'or' | 'then' | 'each' };

type Op = Effect['op'];

const SIGNS: Readonly<Partial<Record<Op, CaptainsSign>>> = {
  recycle: 'research',
  recall_first: 'recall',
  draw_technology: 'cards',
  draw_omega: 'omega',
  peek_missions: 'look',
  special: 'special',
};

function signOf(op: Exclude<Op, 'advance' | 'discard' | 'choice' | 'per_android'>): CaptainsSign {
  return SIGNS[op] ?? (op as CaptainsSign);
}

const COST: Readonly<Record<Discarded, CaptainsSign>> = {
  pirate: 'pirate',
  artifact: 'artifact',
  medal: 'medal',
  android: 'android',
  technology: 'research',
};

function chip(sign: CaptainsSign, value: string, bad = false): EffectPart {
  return { part: 'chip', sign, value, bad };
}

function separated(lists: readonly (readonly EffectPart[])[]): EffectPart[] {
  return lists.flatMap((list, i) => (i === 0 ? [...list] : [{ part: 'or' } as const, ...list]));
}

function partsOf(effect: Effect): EffectPart[] {
  switch (effect.op) {
    case 'advance':
      return Array.from({ length: effect.times }, () => chip(effect.track, `+${effect.n}`));
    case 'choice':
      return separated(effect.options.map(effectParts));
    case 'discard':
      return [{ part: 'cost', sign: COST[effect.what] }, { part: 'then' }, ...effectParts(effect.then)];
    case 'per_android':
      return [chip('android', ''), { part: 'each' }, ...effectParts(effect.then)];
    case 'jump':
    case 'research':
    case 'special':
      return [chip(signOf(effect.op), '')];
    case 'recycle':
      return [chip('research', ''), chip('swap', '')];
    default:
      return [chip(signOf(effect.op), effect.n > 1 ? String(effect.n) : '', isBad(effect.op))];
  }
}

function isBad(op: Op): boolean {
  return op === 'damage' || op === 'ambush';
}

export function effectParts(effects: readonly Effect[]): EffectPart[] {
  return effects.flatMap(partsOf);
}
