import type { GameClient, Sound, Stage, Stat } from '../../table/game';
import { api } from '../../wire/api';
import type { Choice, Event, Scene, View, captains } from '../../wire/types';
import Board from './Board.svelte';
import { callFor } from './calls';
import { choiceText } from './choiceWords';
import Epilogue from './Epilogue.svelte';
import { chapterText, eventText } from './eventWords';
import { readyCount } from './figures';
import { t as tLabel } from './labels';
import Piece from './Piece.svelte';
import { layOut, ROUNDS, type Files } from './printed';
import { refusalText } from './refusalWords';
import { sightOf } from './said';
import { t } from './sentences';
import Sheet from './Sheet.svelte';
import { scoreNow } from './standing';
import { textBoard } from './textBoard';

const SOUNDS: Readonly<Partial<Record<captains.Event['type'], Sound>>> = {
  Activated: 'piece',
  Flew: 'piece',
  Damaged: 'loss',
  Fought: 'gain',
  Gained: 'gain',
  Installed: 'card',
  MissionTaken: 'card',
  MissionDone: 'gain',
  NewMission: 'card',
  Lost: 'loss',
  Promoted: 'gain',
  FactionEvent: 'card',
  ActionDrawn: 'card',
};

const SCORING: ReadonlySet<string> = new Set<captains.Event['type']>([
  'MissionDone',
  'Lapped',
  'Promoted',
  'Fought',
  'Installed',
  'GameEnded',
]);

function stages(scene: Scene): readonly Stage[] {
  const { round } = sightOf(scene);
  return ROUNDS.map((_, i) => ({ label: t('captains.stage', { n: i + 1 }), now: i + 1 === round }));
}

function stats(scene: Scene): readonly Stat[] {
  const { round } = sightOf(scene);
  return [{ label: t('captains.stat.round'), value: `${round}/${ROUNDS.length}` }];
}

const STANDARD = 'standard';
const SOURCE: Readonly<Record<string, string>> = { 'medals and artifacts': 'tokens' };

/** What cannot be had back: out of the round with crew left, things that leave the ship. */
function costly({ type }: Choice, scene: Scene): boolean {
  const ship = scene.ask ? sightOf(scene).captains[scene.ask.seat] : undefined;
  return type === 'Scrap' || type === 'Skip' || (type === 'Pass' && ship !== undefined && readyCount(ship) > 0);
}

const client: GameClient = {
  Board,
  prepare: async ({ id, options: { content = STANDARD } }) =>
    layOut(content === STANDARD ? null : await api.printed<Files>(id)),
  Piece,
  Epilogue,
  Sheet,
  showsPlayers: true,
  call: (scene, people) => callFor(scene, people),
  choice: choiceText,
  costly,
  event: eventText,
  chapter: (event) => chapterText(event),
  scores: ({ type }: Event) => SCORING.has(type),
  sound: ({ type }: Event) => SOUNDS[type as captains.Event['type']] ?? null,
  refusal: refusalText,
  simultaneous: () => false,
  awaited: (scene) => sightOf(scene).asked.map(({ seat }) => seat),
  stages,
  stats,
  standing: (view: View) => {
    const sight = view as captains.Sight;
    return sight.captains.map((ship) => scoreNow(sight, ship));
  },
  text: textBoard,
  source: (source) => tLabel(`captains.source.${(SOURCE[source] ?? source) as 'missions'}`),
  keys: () => [
    { key: '← ↑ → ↓', does: tLabel('captains.key.arrows') },
    { key: 'B S A F', does: tLabel('captains.key.rooms') },
    { key: '1–9', does: tLabel('captains.key.figures') },
    { key: 'M', does: tLabel('captains.key.mission') },
    { key: 'T K', does: tLabel('captains.key.train') },
    { key: 'V', does: tLabel('captains.key.pair') },
    { key: 'W', does: tLabel('captains.key.pass') },
    { key: 'I', does: tLabel('captains.key.inspect') },
    { key: 'H', does: tLabel('captains.key.hint') },
  ],
};

export default client;
