import { t } from '../words';
import type { Call, GameClient, People } from '../game';
import type { Scene } from '../../wire/types';
import Board from './Board.svelte';
import { awaitedIn, partsOf, plain, thing, told } from './wording';

const seatsOf = (people: People): number => people.players.length;

function call(scene: Scene, people: People): Call {
  if (scene.ask)
    return { title: t('generic.ask', { what: plain(scene.ask.type) }), detail: t('generic.ask.how'), buttons: [] };
  return { title: t('generic.wait'), detail: people.you === null ? '' : t('call.meanwhile'), buttons: [] };
}

function lines(scene: Scene, people: People): readonly string[] {
  return partsOf(scene.view, seatsOf(people), people.name).flatMap(({ title, facts }) =>
    facts.map(({ name, value }) => `${title === '' ? '' : `${title}: `}${name} ${value}`),
  );
}

function seatsIn(view: object): number {
  return Math.max(0, ...Object.values(view).map((given: unknown) => (Array.isArray(given) ? given.length : 0)));
}

/** Whoever the view marks as asked, whatever the number of seats turns out to be. */
function awaited(scene: Scene): readonly number[] {
  const own = scene.ask ? [scene.ask.seat] : [];
  const found = Array.from({ length: seatsIn(scene.view) + 1 }, (_, seats) => awaitedIn(scene.view, seats)).flat();
  return [...new Set([...own, ...found])].sort((a, b) => a - b);
}

/** Any game as text: its view as facts, its choices as buttons with typed words. */
const client: GameClient = {
  Board,
  showsPlayers: false,
  call,
  choice: (choice, _, people) => thing(choice, people.name),
  costly: () => false,
  event: (event, people) => told(event, people.name),
  chapter: (event) => (/^(Round|Turn|Card)(Began|Turned|Drawn)$/.test(event.type) ? thing(event, String) : null),
  scores: () => false,
  sound: () => null,
  refusal: () => null,
  simultaneous: () => false,
  awaited,
  stages: () => [],
  stats: ({ view }) => ('round' in view ? [{ label: t('generic.round'), value: String(view.round) }] : []),
  standing: () => null,
  text: lines,
  source: plain,
  keys: () => [],
};

export default client;
