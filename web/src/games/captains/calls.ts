import type { LineColour } from '../../art/captains/content';
import type { Call, CallButton, People } from '../../table/game';
import type { Scene, captains } from '../../wire/types';
import { stepOf } from './agenda';
import { fateText, lineOf, onOffer, pickText, roomWords } from './choiceWords';
import { effectWords } from './effectWords';
import { colourName, isCommander, kindOf, readyCount } from './figures';
import { entered, fits, type Leg } from './outlook';
import { at, MISSIONS } from './printed';
import { capital, cardText, factionText, list, missionText, placeText, roomText, sightOf, tokenText } from './said';
import { t } from './sentences';
import { isSaid, light, offersOf, SAY_PROMOTE, type Light, type Target } from './targets';
import { t as tPiece } from './words';

/** What somebody is in the middle of, as far as the call bar must know. */
export interface Mood {
  readonly touched: readonly Target[];
  /** Where the ship would fly. */
  readonly plotted: Leg | null;
  /** Passing was begun and must be confirmed. */
  readonly warned: boolean;
  readonly warn: () => void;
  readonly go: () => void;
}
const CALM: Mood = { touched: [], plotted: null, warned: false, warn: () => {}, go: () => {} };

interface Asked {
  readonly scene: Scene;
  readonly sight: captains.Sight;
  readonly me: captains.Ship;
  readonly mood: Mood;
  readonly light: Light;
}
interface Sentence {
  readonly title: string;
  readonly detail?: string;
}
type Sentences = {
  readonly [K in captains.Ask['type']]: (ask: Extract<captains.Ask, { type: K }>, asked: Asked) => Sentence;
};

/** A figure in two words, for buttons. */
export function shortFigure(figure: number): string {
  const kind = kindOf(figure);
  return isCommander(figure) ? t(`captains.figure.${kind as 'red'}.commander`) : t(`captains.figure.${kind}`);
}

const numberIn = (touched: readonly Target[], kind: string): number | null => {
  const found = touched.find((target) => target.startsWith(`${kind}:`));
  return found ? Number(found.split(':')[1]) : null;
};
const lineText = (colour: LineColour): string => tPiece(`captains.line.${colour}`);

function turn(_: captains.TakeTurn, { me, mood: { touched } }: Asked): Sentence {
  const [figure, room] = [numberIn(touched, 'figure'), numberIn(touched, 'room')];
  if (figure !== null)
    return {
      title: t('captains.call.TakeTurn.figure', { who: shortFigure(figure) }),
      detail: t('captains.call.TakeTurn.figure.how'),
    };
  if (room !== null)
    return {
      title: t('captains.call.TakeTurn.room', { room: roomText(room, me.slots) }),
      detail: t('captains.call.TakeTurn.room.how', { what: capital(roomWords(room, me.slots)) }),
    };
  if (numberIn(touched, 'artifact') !== null)
    return { title: t('captains.call.TakeTurn.pair'), detail: t('captains.call.TakeTurn.pair.how') };
  if (readyCount(me) === 0 && me.artifacts.every((n) => n === 0)) return { title: t('captains.call.TakeTurn.alone') };
  return { title: t('captains.call.TakeTurn'), detail: t('captains.call.TakeTurn.how') };
}

function flight({ title, detail }: Sentence, { sight, mood: { plotted } }: Asked): Sentence {
  if (!plotted) return { title, ...(detail ? { detail } : {}) };
  const place = placeText(sight.side, plotted.place);
  const mission = MISSIONS[sight.sky.spots[plotted.place] ?? -1];
  const stops = plotted.way.slice(1, -1).map((stop) => placeText(sight.side, stop));
  const by = stops.length > 0 ? [t('captains.call.Flying.way', { way: list(stops) })] : [];
  const there = mission
    ? [t('captains.call.Flying.mission', { mission: missionText(MISSIONS.indexOf(mission)), n: mission.points })]
    : [];
  return {
    title:
      plotted.shots > 0
        ? t('captains.call.Flying.to', { place, n: plotted.shots })
        : t('captains.call.Flying.safe', { place }),
    detail: [...by, ...there].join(' '),
  };
}

function installing(ask: captains.Installing, { sight, mood: { touched } }: Asked): Sentence {
  const [space, slot] = [numberIn(touched, 'card'), numberIn(touched, 'slot')];
  const detail = t('captains.call.Installing.how');
  if (space !== null)
    return { title: t('captains.call.Installing.card', { card: cardText(onOffer(sight, ask)[space] ?? 0) }), detail };
  return { title: slot !== null ? t('captains.call.Installing.slot') : t('captains.call.Installing'), detail };
}

function advancing({ track, spaces }: captains.Advancing, { light: { open } }: Asked): Sentence {
  const free = new Set(open.flatMap(({ choice }) => (choice.type === 'Advance' ? [choice.track] : []))).size > 1;
  return free || track < 0
    ? { title: t('captains.call.Advancing.any', { n: spaces }), detail: t('captains.call.Advancing.tap') }
    : {
        title: t('captains.call.Advancing', { n: spaces, track: factionText(track) }),
        detail: t('captains.call.Advancing.how'),
      };
}

function facing({ line: number }: captains.Facing, { me }: Asked): Sentence {
  const line = lineOf(me, number);
  return {
    title: t('captains.call.Facing', { line: capital(lineText(line?.colour ?? 'red')) }),
    detail: t('captains.call.Facing.how', { what: capital(effectWords(line?.effects ?? [])) }),
  };
}

function assigning(_: captains.Assigning, { me }: Asked): Sentence {
  const line = lineOf(me, me.crew.length);
  return {
    title: t('captains.call.Assigning', { line: lineText(line?.colour ?? 'red') }),
    detail: t('captains.call.Assigning.how', {
      n: me.crew.length + 1,
      all: MISSIONS[me.mission]?.lines.length ?? 0,
      what: effectWords(line?.effects ?? []),
    }),
  };
}

function training({ left }: captains.FreeTraining, { mood: { touched } }: Asked): Sentence {
  const figure = numberIn(touched, 'figure');
  return figure === null
    ? { title: t('captains.call.FreeTraining', { n: left }), detail: t('captains.call.FreeTraining.how') }
    : { title: t('captains.call.FreeTraining.figure', { who: shortFigure(figure) }) };
}

/** What each question says in the call bar. */
export const ASK_WORDS: Sentences = {
  Advancing: advancing,
  Assigning: assigning,
  Audit: () => ({ title: t('captains.call.Audit'), detail: t('captains.call.Audit.how') }),
  Catching: () => ({ title: t('captains.call.Catching'), detail: t('captains.call.Advancing.how') }),
  Choosing: () => ({ title: t('captains.call.Choosing'), detail: t('captains.call.Choosing.how') }),
  Copying: () => ({ title: t('captains.call.Copying'), detail: t('captains.call.Copying.how') }),
  Encore: ({ room }, { me }) => ({
    title: t('captains.call.Encore', { room: roomText(room, me.slots) }),
    detail: t('captains.call.Encore.how'),
  }),
  Facing: facing,
  FieldPromotion: ({ cost }) => ({
    title: t('captains.call.FieldPromotion', { n: cost }),
    detail: t('captains.call.FieldPromotion.how'),
  }),
  Fighting: ({ left }) => ({
    title: t('captains.call.Fighting', { n: left }),
    detail: t('captains.call.Fighting.how'),
  }),
  Fit: () => ({ title: t('captains.call.Fit'), detail: t('captains.call.Fit.how') }),
  Flying: ({ left }, asked) =>
    flight({ title: t('captains.call.Flying', { n: left }), detail: t('captains.call.Flying.how') }, asked),
  FreeTraining: training,
  Hiding: ({ left }) => ({ title: t('captains.call.Hiding', { n: left }), detail: t('captains.call.Hiding.how') }),
  Installing: installing,
  Jumping: (_, asked) => flight({ title: t('captains.call.Jumping'), detail: t('captains.call.Jumping.how') }, asked),
  Mending: ({ left }) => ({ title: t('captains.call.Mending', { n: left }), detail: t('captains.call.Mending.how') }),
  Ordering: ({ resolved }) => ({
    title: t('captains.call.Ordering'),
    detail: resolved ? t('captains.call.Ordering.how') : t('captains.call.Ordering.recall'),
  }),
  Pardoning: () => ({ title: t('captains.call.Pardoning'), detail: t('captains.call.Pardoning.how') }),
  Paying: ({ left }) => ({ title: t('captains.call.Paying', { n: left }), detail: t('captains.call.Paying.how') }),
  Question: () => ({ title: t('captains.call.Question') }),
  Retreating: () => ({ title: t('captains.call.Retreating'), detail: t('captains.call.Retreating.how') }),
  SecondTask: () => ({ title: t('captains.call.SecondTask'), detail: t('captains.call.SecondTask.how') }),
  Sending: (_, asked) => flight({ title: t('captains.call.Sending'), detail: t('captains.call.Sending.how') }, asked),
  Shielding: () => ({ title: t('captains.call.Shielding'), detail: t('captains.call.Shielding.how') }),
  Striking: () => ({ title: t('captains.call.Striking'), detail: t('captains.call.Striking.how') }),
  TakeTurn: turn,
  Trading: ({ what, left, benefit }) => ({
    title: t('captains.call.Trading', { what: tPiece(`captains.discard.${what}`), then: effectWords(benefit) }),
    detail: t('captains.call.Trading.how', { n: left }),
  }),
};

// Buttons

type Button = Omit<CallButton, 'act'>;

/** Asks whose way out has words of its own. */
const STOPS: ReadonlySet<string> = new Set([
  'Flying',
  'Jumping',
  'Fighting',
  'Installing',
  'Advancing',
  'Catching',
  'Mending',
  'SecondTask',
  'Ordering',
  'Trading',
  'Shielding',
  'Encore',
  'Retreating',
  'FieldPromotion',
]);

function stopWord({ type }: captains.Ask): string {
  return STOPS.has(type) ? t(`captains.button.stop.${type as 'Flying'}`) : t('captains.button.stop');
}

function assignButton({ figure }: captains.Assign, { me }: Asked): Button {
  return { label: shortFigure(figure), note: fateText(me, figure) };
}

function dropButton({ token }: captains.Drop, ask: captains.Ask): Button {
  const values = { token: tokenText(token) };
  return { label: ask.type === 'Fit' ? t('captains.button.drop', values) : t('captains.button.give', values) };
}

function missionButton({ sight, me }: Asked): Button {
  const mission = sight.sky.spots[me.place] ?? 0;
  return {
    label: t('captains.button.mission'),
    note: t('captains.button.mission.note', { mission: missionText(mission), n: at(MISSIONS, mission).points }),
    primary: true,
    key: 'm',
  };
}

function resolveNote({ me }: Asked, ask: captains.Ask): string {
  return 'line' in ask ? effectWords(lineOf(me, ask.line)?.effects ?? []) : '';
}

/** A choice that needs nothing to be touched; null for one that has its place on the board only. */
function placeless(choice: captains.Choice, ask: captains.Ask, asked: Asked): Button | null {
  switch (choice.type) {
    case 'DoMission':
      return missionButton(asked);
    case 'Assign':
      return assignButton(choice, asked);
    case 'Resolve':
      return { label: t('captains.button.resolve'), note: resolveNote(asked, ask), primary: true };
    case 'Skip':
      return { label: t('captains.button.skip') };
    case 'Again':
      return { label: t('captains.button.again'), note: resolveNote(asked, ask), primary: true };
    case 'Pick':
      return { label: capital(pickText(choice.option, ask)) };
    case 'Drop':
      return dropButton(choice, ask);
    case 'Shield':
      return { label: t('captains.button.shield') };
    case 'Rouse':
      return { label: t('captains.button.rouse'), primary: true };
    case 'Swap':
      return { label: t('captains.button.swap') };
    case 'Stop':
      return { label: stopWord(ask), key: 'x' };
    default:
      return null;
  }
}

function passButton(choice: captains.Choice, { me, mood }: Asked): CallButton {
  const n = readyCount(me);
  return n === 0
    ? { act: choice, label: t('captains.button.pass'), key: 'w', primary: me.artifacts.every((held) => held === 0) }
    : { act: mood.warn, label: t('captains.button.pass'), note: t('captains.button.pass.note', { n }), key: 'w' };
}

function gainsText(asked: Asked, track: number, spaces: number): string {
  const gains = entered(asked.sight, track, asked.me.tracks[track] ?? 0, spaces).flatMap((space) => [
    ...(space.event ? [tPiece('captains.sign.event')] : []),
    ...(space.bonus ? [effectWords(space.bonus)] : []),
  ]);
  return gains.join(' · ') || t('captains.button.nothing');
}

/** What only a word is missing for: how far, which colour, or to promote. */
function saidButton(choice: captains.Choice, target: Target, ask: captains.Ask, asked: Asked): Button | null {
  if (choice.type === 'Advance')
    return {
      label: t('captains.button.advance', { n: choice.spaces }),
      note: gainsText(asked, choice.track, choice.spaces),
    };
  if (choice.type === 'Retreat')
    return {
      label: t('captains.button.retreat', { n: choice.spaces }),
      note: t('captains.button.medals', { n: choice.spaces }),
    };
  if (choice.type === 'Train') {
    const label = t('captains.button.train', { colour: t(`captains.colour.${colourName(choice.colour)}`) });
    return ask.type === 'FreeTraining' ? { label } : { label, note: t('captains.button.train.note') };
  }
  return target === SAY_PROMOTE
    ? { label: t('captains.button.promote'), note: t('captains.button.promote.note'), key: 'k' }
    : null;
}

function saidButtons(ask: captains.Ask, asked: Asked): readonly CallButton[] {
  const { open, held } = asked.light;
  const buttons = open.flatMap(({ choice, targets }): CallButton[] => {
    const [missing, ...more] = targets.filter((target) => !held.has(target));
    if (!missing || more.length > 0 || !isSaid(missing)) return [];
    const words = saidButton(choice, missing, ask, asked);
    return words ? [{ act: choice, ...words }] : [];
  });
  const far = buttons.at(-1);
  return far && (ask.type === 'Advancing' || ask.type === 'Catching')
    ? [...buttons.slice(0, -1), { ...far, primary: true }]
    : buttons;
}

const GOING = { Flying: 'go', Jumping: 'jump', Sending: 'send' } as const;

function goButton(ask: captains.Ask, { sight, mood: { plotted, go } }: Asked): readonly CallButton[] {
  if (!plotted) return [];
  const word = GOING[ask.type as keyof typeof GOING];
  const label = t(`captains.button.${word}`, { place: placeText(sight.side, plotted.place) });
  return [{ act: go, label, primary: true }];
}

/** Of several figures the first that fills the line is what Enter sends. */
function withBest(buttons: readonly CallButton[], asked: Asked): readonly CallButton[] {
  const line = lineOf(asked.me, asked.me.crew.length);
  const best = buttons.findIndex(({ act }) => {
    const choice = act as captains.Choice;
    return typeof act !== 'function' && choice.type === 'Assign' && line && fits(asked.me, choice.figure, line.colour);
  });
  return buttons.map((button, i) => (i === best ? { ...button, primary: true } : button));
}

function buttonsFor(ask: captains.Ask, asked: Asked): readonly CallButton[] {
  const choices = asked.scene.choices as readonly captains.Choice[];
  const said = [...saidButtons(ask, asked), ...goButton(ask, asked)];
  if (asked.mood.touched.length > 0) return said;
  const steps = choices.flatMap((choice): CallButton[] => {
    if (choice.type === 'Pass') return [passButton(choice, asked)];
    const words = placeless(choice, ask, asked);
    return words ? [{ act: choice, ...words }] : [];
  });
  return [...said, ...withBest(steps, asked)];
}

function warning({ me, scene }: Asked): Call {
  const pass = scene.choices.find(({ type }) => type === 'Pass');
  return {
    title: t('captains.call.pass', { n: readyCount(me) }),
    detail: t('captains.call.pass.how'),
    buttons: pass ? [{ act: pass, label: t('captains.button.pass.anyway'), key: 'w' }] : [],
  };
}

/** Whom everyone waits for, and what for. */
function waiting(scene: Scene, people: People): Call {
  const sight = sightOf(scene);
  if (scene.result) return { title: t('captains.call.over'), buttons: [] };
  const names = list(sight.asked.map(({ seat }) => people.players[seat]?.name ?? people.name(seat)));
  const [first] = sight.asked;
  const ship = first && sight.captains[first.seat];
  const detail =
    first && ship && ship.mission >= 0
      ? t('captains.call.wait.mission', { name: names, mission: missionText(ship.mission) })
      : first && stepOf(first).type === 'TakeTurn'
        ? t('captains.call.wait.TakeTurn', { name: names })
        : '';
  return { title: t('captains.call.wait', { names }), detail, buttons: [] };
}

/** What the table wants now, given what one is in the middle of. */
export function callFor(scene: Scene, people: People, mood: Mood = CALM): Call {
  const sight = sightOf(scene);
  const ask = scene.ask as captains.Ask | null;
  const me = ask ? sight.captains[ask.seat] : undefined;
  if (!ask || !me) return waiting(scene, people);
  const offers = offersOf(scene.choices as readonly captains.Choice[], scene.ask);
  const asked: Asked = { scene, sight, me, mood, light: light(offers, mood.touched) };
  if (mood.warned) return warning(asked);
  const word = ASK_WORDS[ask.type] as (ask: captains.Ask, asked: Asked) => Sentence;
  return { ...word(ask, asked), buttons: buttonsFor(ask, asked) };
}
