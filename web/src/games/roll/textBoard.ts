import type { People } from '../../table/game';
import type { Scene, roll } from '../../wire/types';
import { total } from './dice';
import { costFor } from './outlook';
import { side, sideName } from './printed';
import { diceText, list, phaseText, sightOf, tileText } from './said';
import { t } from './sentences';
import { powerText } from './sideWords';
import { scoreNow } from './standing';

type Empire = roll.Empire;

function tableLines({ round, pool, bag, phases, phase }: roll.Sight): string[] {
  const lines = [t('roll.text.table', { round, pool: Math.max(0, pool), bag })];
  if (phases.length > 0) lines.push(t('roll.text.phases', { phases: list(phases.map(phaseText)) }));
  if (phase >= 0) lines.push(t('roll.text.phase', { phase: phaseText(phase) }));
  return lines;
}

function worldText(empire: Empire, number: number): string {
  const goods = empire.goods.find(({ world }) => world === number);
  return goods && total(goods.dice) > 0
    ? t('roll.text.good', { world: sideName(number), dice: diceText(goods.dice) })
    : sideName(number);
}

function developmentText(number: number): string {
  const { art } = side(number);
  return art.type === 'development' ? t('roll.text.power', { name: sideName(number), power: powerText(art) }) : '';
}

function tableauLines(empire: Empire, name: string): string[] {
  const worlds = empire.tableau.filter((number) => side(number).art.type === 'world');
  const developments = empire.tableau.filter((number) => side(number).art.type === 'development');
  return [
    t('roll.text.worlds', { name, tiles: list(worlds.map((number) => worldText(empire, number))) }),
    ...(developments.length > 0
      ? [t('roll.text.developments', { name, tiles: list(developments.map(developmentText)) })]
      : []),
  ];
}

function stackLines(empire: Empire, name: string): string[] {
  return empire.stacks.flatMap(({ top, size, builders }) =>
    top < 0
      ? []
      : [
          t('roll.text.stack', {
            name,
            tile: sideName(top),
            done: total(builders),
            needed: costFor(empire, top),
            more: size - 1,
          }),
        ],
  );
}

function stripLines({ strip, screened }: Empire, name: string): string[] {
  if (!strip) return total(screened) > 0 ? [t('roll.text.hidden', { name, n: total(screened) })] : [];
  const columns = strip.workers.flatMap((dice, column) =>
    total(dice) > 0 ? [t('roll.text.column', { name, phase: phaseText(column), dice: diceText(dice) })] : [],
  );
  return strip.selected < 0
    ? columns
    : [...columns, t('roll.text.selected', { name, phase: phaseText(strip.selected) })];
}

function empireLines(empire: Empire, name: string): string[] {
  const { tableau, credits, chips, cup, citizenry, secret } = empire;
  const drawn = secret?.offer ?? [];
  return [
    t('roll.text.sum', { name, tiles: tableau.length, credits, chips, score: scoreNow(empire) }),
    ...tableauLines(empire, name),
    ...stackLines(empire, name),
    t('roll.text.dice', { name, cup: diceText(cup), citizenry: diceText(citizenry) }),
    ...stripLines(empire, name),
    ...(drawn.length > 0 ? [t('roll.text.drawn', { name, tiles: list(drawn.map(tileText)) })] : []),
  ];
}

/** The board as facts, one's own first. */
export function textBoard(scene: Scene, people: People): readonly string[] {
  const sight = sightOf(scene);
  const seats = [...sight.players.keys()].toSorted((a, b) => Number(b === people.you) - Number(a === people.you));
  return [
    ...tableLines(sight),
    ...seats.flatMap((seat) => {
      const empire = sight.players[seat];
      return empire ? empireLines(empire, people.name(seat)) : [];
    }),
  ];
}
