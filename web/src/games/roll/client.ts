import type { GameClient, Sound, Stage, Stat } from '../../table/game';
import type { Choice, Event, Scene, View, roll } from '../../wire/types';
import Board from './Board.svelte';
import { callFor } from './calls';
import { choiceText } from './choiceWords';
import Epilogue from './Epilogue.svelte';
import { chapterText, eventText } from './eventWords';
import Piece from './Piece.svelte';
import { refusalText } from './refusalWords';
import { sightOf } from './said';
import { t } from './sentences';
import { scoreNow } from './standing';
import { textBoard } from './textBoard';

const SOUNDS: Readonly<Partial<Record<roll.Event['type'], Sound>>> = {
  Rolled: 'dice',
  Selected: 'piece',
  Found: 'card',
  Laid: 'card',
  Worked: 'piece',
  Built: 'gain',
  Produced: 'piece',
  Sold: 'gain',
  Consumed: 'gain',
  Removed: 'loss',
};

const SCORING: ReadonlySet<string> = new Set<roll.Event['type']>(['Built', 'Consumed', 'Awarded', 'Bought', 'Ended']);

/** What cannot be had back: dice that leave the empire, tiles that leave the construction zone, goods that are recalled. */
const COSTLY: ReadonlySet<string> = new Set<roll.Choice['type']>([
  'Remove',
  'RemoveGood',
  'Abandon',
  'Recall',
  'RecallGood',
]);

function stageNow({ round, screens, phases, phase }: roll.Sight): number {
  if (round === 0) return -1;
  if (screens) return 1;
  return phase >= 0 || phases.length === 0 ? 3 : 4;
}

function stages(scene: Scene): readonly Stage[] {
  const labels = [
    t('roll.stage.roll'),
    t('roll.stage.assign'),
    t('roll.stage.reveal'),
    t('roll.stage.phases'),
    t('roll.stage.manage'),
  ];
  const now = stageNow(sightOf(scene));
  return labels.map((label, i) => ({ label, now: i === now }));
}

function stats(scene: Scene): readonly Stat[] {
  const { round, pool, bag } = sightOf(scene);
  return [
    { label: t('roll.stat.round'), value: String(round) },
    { label: t('roll.stat.pool'), value: String(Math.max(0, pool)) },
    { label: t('roll.stat.bag'), value: String(bag) },
  ];
}

type Source = 'chips' | 'developments' | 'worlds' | 'bonuses';

const client: GameClient = {
  Board,
  Piece,
  Epilogue,
  showsPlayers: true,
  call: (scene, people) => callFor(scene, people),
  choice: (choice, scene) => choiceText(choice, scene),
  costly: ({ type }: Choice) => COSTLY.has(type),
  event: eventText,
  chapter: (event) => chapterText(event),
  scores: ({ type }: Event) => SCORING.has(type),
  sound: ({ type }: Event) => SOUNDS[type as roll.Event['type']] ?? null,
  refusal: (refusal) => refusalText(refusal),
  awaited: (scene) => sightOf(scene).players.flatMap(({ waiting }, seat) => (waiting ? [seat] : [])),
  stages,
  stats,
  standing: (view: View) => (view as roll.Sight).players.map(scoreNow),
  text: textBoard,
  source: (source) => t(`roll.source.${source as Source}`),
  keys: () => [
    { key: '← ↑ → ↓', does: t('roll.key.arrows') },
    { key: '1–5', does: t('roll.key.die') },
    { key: 'Shift 1–5', does: t('roll.key.select') },
    { key: 'D', does: t('roll.key.dictate') },
    { key: 'A–Z', does: t('roll.key.tile') },
    { key: 'T C', does: t('roll.key.ship') },
    { key: 'F', does: t('roll.key.flip') },
    { key: 'I', does: t('roll.key.inspect') },
    { key: 'H', does: t('roll.key.hint') },
  ],
};

export default client;
