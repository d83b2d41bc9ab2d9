import type { WrittenAttack, WrittenCard, WrittenLine } from './printed';

/** By how much a flight raises what its cards say, as its board is written down. */
export interface Stakes {
  readonly strength: number;
  readonly crew: number;
  readonly credits: number;
  readonly goods: number;
  readonly losses: number;
  readonly attacks: number;
}

/** What a card does not speak of does not grow. */
const more = (by: number, number = 0): number => (number ? number + by : 0);

function repeated(attacks: readonly WrittenAttack[], times: number): readonly WrittenAttack[] {
  return [...Array.from({ length: times }, () => attacks.slice(0, 1)).flat(), ...attacks];
}

function raisedLine(line: WrittenLine, stakes: Stakes, first: boolean): WrittenLine {
  const { attacks } = line;
  return {
    ...line,
    crew: more(stakes.losses, line.crew),
    goods: more(stakes.losses, line.goods),
    ...(attacks && first ? { attacks: repeated(attacks, stakes.attacks) } : {}),
  };
}

/** A card as it counts in a flight of these stakes; the goods that it brings are improved when they are loaded. */
export function raised(card: WrittenCard, stakes: Stakes): WrittenCard {
  const abandoned = card.kind === 'abandoned_ship' || card.kind === 'abandoned_station';
  const shots = card.lines?.findIndex(({ attacks }) => attacks) ?? -1;
  return {
    ...card,
    strength: more(stakes.strength, card.strength),
    crew: more(abandoned ? stakes.crew : stakes.losses, card.crew),
    goods_lost: more(stakes.losses, card.goods_lost),
    credits: more(stakes.credits, card.credits),
    attacks: repeated(card.attacks ?? [], stakes.attacks),
    lines: (card.lines ?? []).map((line, i) => raisedLine(line, stakes, i === shots)),
  };
}
