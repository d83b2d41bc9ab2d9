import type { GameClient, Sound, Stage, Stat } from '../../table/game';
import type { Choice, Event, Scene, trucker } from '../../wire/types';
import Board from './Board.svelte';
import { callFor } from './calls';
import { choiceText } from './choiceWords';
import Epilogue from './Epilogue.svelte';
import { cardNumber, chapterText, eventText } from './eventWords';
import { history } from './history';
import { t as label } from './labels';
import Piece from './Piece.svelte';
import { refusalText } from './refusalWords';
import { sightOf } from './said';
import { sourceName } from './sources';
import { stageOf, STAGES } from './stage';
import { textBoard } from './textBoard';

const SOUNDS: Readonly<Partial<Record<trucker.Event['type'], Sound>>> = {
  Took: 'piece',
  TookHidden: 'piece',
  Welded: 'piece',
  WasPutBack: 'piece',
  Reading: 'card',
  Revealed: 'card',
  Rolled: 'dice',
  BridgeOpened: 'dice',
  Earned: 'gain',
  Stowed: 'piece',
  Destroyed: 'loss',
  FellOff: 'loss',
  CrewLost: 'loss',
  CubeLost: 'loss',
};

const SCORING: ReadonlySet<string> = new Set<trucker.Event['type']>([
  'Earned',
  'PaidOut',
  'Arrived',
  'Destroyed',
  'FellOff',
  'LeftFlight',
  'ShipLeft',
  'Fined',
]);

/** What cannot be had back. */
const COSTLY: ReadonlySet<string> = new Set<trucker.Choice['type']>([
  'Finish',
  'GiveUp',
  'Withdraw',
  'TakeHit',
  'Remove',
  'Keep',
]);

const TOGETHER: ReadonlySet<string> = new Set(['build']);

function stages(scene: Scene): readonly Stage[] {
  const now = stageOf(scene);
  return STAGES.map((stage) => ({ label: label(`trucker.stage.${stage}`), now: stage === now }));
}

function stats(scene: Scene): readonly Stat[] {
  const { sky, truckers, level } = sightOf(scene);
  const own = truckers.find(({ secret }) => secret !== null)?.secret;
  const all = sky.flown.length + (sky.card ? 1 : 0) + sky.cards_left;
  return [
    { label: label('trucker.stat.level'), value: level === 'L' ? label('trucker.stat.lesson') : level },
    ...(sky.launched ? [{ label: label('trucker.stat.card'), value: `${cardNumber(scene)}/${all}` }] : []),
    ...(own && sky.launched ? [{ label: label('trucker.stat.credits'), value: String(own.credits) }] : []),
  ];
}

const client: GameClient = {
  Board,
  Piece,
  Epilogue,
  showsPlayers: true,
  call: (scene, people) => callFor(scene, people),
  choice: choiceText,
  costly: ({ type }: Choice) => COSTLY.has(type),
  event: eventText,
  chapter: (event) => chapterText(event),
  scores: ({ type }: Event) => SCORING.has(type),
  sound: ({ type }: Event) => SOUNDS[type as trucker.Event['type']] ?? null,
  refusal: (refusal, _, scene) => refusalText(refusal, scene),
  simultaneous: (scene) => TOGETHER.has(stageOf(scene)),
  awaited: (scene) => sightOf(scene).truckers.flatMap(({ waiting }, seat) => (waiting ? [seat] : [])),
  stages,
  stats,
  standing: () => null,
  history,
  text: textBoard,
  source: sourceName,
  keys: () => [
    { key: '␣', does: label('trucker.key.draw') },
    { key: 'Q E', does: label('trucker.key.turn') },
    { key: '← ↑ → ↓', does: label('trucker.key.arrows') },
    { key: 'Enter', does: label('trucker.key.enter') },
    { key: 'S', does: label('trucker.key.aside') },
    { key: '⌫', does: label('trucker.key.back') },
    { key: '1 2 3', does: label('trucker.key.read') },
    { key: 'H', does: label('trucker.key.glass') },
    { key: 'F', does: label('trucker.key.finish') },
    { key: 'A', does: label('trucker.key.load') },
    { key: 'N', does: label('trucker.key.hint') },
  ],
};

export default client;
