import { GOODS } from '../../art/trucker/tile';
import { thing } from '../../table/generic/wording';
import type { Call, CallButton, People } from '../../table/game';
import type { Choice, Scene, trucker } from '../../wire/types';
import { CHOICE_WORDS } from './choiceWords';
import { partsOf, powerOf, saleOf, squaresIn, struck, tileAt, valueOf, wouldFall } from './hull';
import { hitShip, insureButton, insuring, withdrawButton } from './fleetCalls';
import { isFleet } from './fleets';
import { adventure, boardOf } from './printed';
import { goodText, halves, list, sightOf, squareText, theTile } from './said';
import { t as fleet } from './fleet';
import { t } from './sentences';
import { t as trek } from './trek';
import { titleName } from './trek/titles';
import { cubeOf, guest, isSaid, light, offersOf, TOUCHED, unloaded, type Light, type Target } from './targets';

interface Sentence {
  readonly title: string;
  readonly detail?: string;
}

/** The question as it is put to this seat. */
interface Asked {
  readonly scene: Scene;
  readonly sight: trucker.Sight;
  readonly me: trucker.Ship;
  readonly at: (square: number) => string;
  readonly touched: readonly Target[];
}
type Sentences = {
  readonly [K in trucker.Ask['type']]?: (ask: Extract<trucker.Ask, { type: K }>, asked: Asked) => Sentence;
};

const cardOf = ({ sight }: Asked) => (sight.sky.card ? adventure(sight.sky.card.card, sight) : null);
const offers = ({ scene }: Asked, type: trucker.Choice['type']): boolean =>
  scene.choices.some((choice) => choice.type === type);

function working(asked: Asked): Sentence {
  const { me, sight } = asked;
  if (offers(asked, 'Close')) return reading(asked);
  if (me.hand !== null) return { title: t('trucker.call.Hand', { tile: theTile(me.hand) }) };
  if (offers(asked, 'Remove')) return { title: t('trucker.call.Work'), detail: t('trucker.call.Work.mend') };
  const lesson = sight.level === 'L';
  const built = me.cells.filter((code) => code >= 0).length > 1;
  const detail = lesson ? t('trucker.call.Work.lesson') : t('trucker.call.Work.how');
  return {
    title: t('trucker.call.Work'),
    detail: built && lesson ? `${detail} ${t('trucker.call.Work.finish')}` : detail,
  };
}

function reading({ sight, scene }: Asked): Sentence {
  const pile = sight.forecasts.findIndex(({ reader }) => reader === scene.ask?.seat);
  return { title: t('trucker.call.Reading', { n: pile + 1 }), detail: t('trucker.call.Reading.how') };
}

function powering({ engines }: trucker.Powering, asked: Asked): Sentence {
  const power = powerOf(asked.me, engines, squaresIn(asked.me.fed));
  const n = halves(power);
  const title = engines ? t('trucker.call.Powering.engines', { n }) : t('trucker.call.Powering.cannons', { n });
  const card = cardOf(asked);
  const enemy = card && 'strength' in card && !engines ? against(power, card.strength) : '';
  return { title, detail: [enemy, t('trucker.call.Powering.how')].filter(Boolean).join(' ') };
}

function against(power: number, strength: number): string {
  const outcome = power > 2 * strength ? 'win' : power === 2 * strength ? 'draw' : 'lose';
  return t('trucker.call.Powering.against', { n: strength, outcome: t(`trucker.call.Powering.${outcome}`) });
}

/** What a hit would cost: the tile it strikes, and how many hold on to nothing else. */
export function damage(
  { attack, line }: trucker.Defend,
  sight: trucker.Sight,
  me: trucker.Ship,
): { readonly square: number; readonly falls: readonly number[] } {
  const board = boardOf(sight);
  const square = struck(board, me.cells, attack.side, line);
  return { square, falls: square < 0 ? [] : wouldFall(board, me, square) };
}

function defending(ask: trucker.Defend, { sight, me, at, scene }: Asked): Sentence {
  const { square, falls } = damage(ask, sight, me);
  const tile = theTile(tileAt(me.cells, square));
  const cost =
    falls.length > 0
      ? t('trucker.call.Defend.falls', { tile, n: falls.length })
      : t('trucker.call.Defend.alone', { tile });
  const ship = hitShip(boardOf(sight), me, ask, square);
  const pays = scene.choices.some((choice) => 'battery' in choice && Number(choice.battery) >= 0);
  return {
    title: t(`trucker.call.Defend.${ask.attack.size}`, { square: at(square) }),
    detail: [ship, cost, pays ? t('trucker.call.Defend.cell') : ''].filter(Boolean).join(' '),
  };
}

function salvaging(asked: Asked): Sentence {
  const card = cardOf(asked);
  if (card?.type === 'abandoned_ship')
    return {
      title: t('trucker.call.Salvage.ship', { n: card.crewLost }),
      detail: t('trucker.call.Salvage.ship.how', { credits: card.credits, days: card.days }),
    };
  const goods = card && 'goods' in card ? card.goods.map((good) => GOODS.indexOf(good)) : [];
  const days = card && 'days' in card ? card.days : 0;
  return {
    title: t('trucker.call.Salvage.station'),
    detail: t('trucker.call.Salvage.station.how', { value: valueOf(goods), days }),
  };
}

function claiming(asked: Asked): Sentence {
  const card = cardOf(asked);
  const goods = card && 'goods' in card ? valueOf(card.goods.map((good) => GOODS.indexOf(good))) : 0;
  const value = card && 'credits' in card ? card.credits : goods;
  const days = card && 'days' in card ? card.days : 0;
  return { title: t('trucker.call.Claim'), detail: t('trucker.call.Claim.how', { value, days }) };
}

function stowing(asked: Asked): Sentence {
  const cube = asked.touched.find((target) => target.startsWith('cube:'));
  if (cube) return { title: t('trucker.call.Load.where', { good: goodText(Number(cube.split(':')[1])) }) };
  const full = !offers(asked, 'Stow') && asked.me.dock.some((n) => n > 0);
  return { title: t('trucker.call.Load'), detail: full ? t('trucker.call.Load.full') : t('trucker.call.Load.how') };
}

function staying({ me }: Asked): Sentence {
  const { arriving: full, leaving: half } = saleOf(me);
  return { title: t('trucker.call.Stay'), detail: t('trucker.call.Stay.how', { full, half }) };
}

/** What each question says in the call bar. */
export const ASK_WORDS: Sentences = {
  Approach: (_, asked) => {
    const card = cardOf(asked);
    const n = card && 'days' in card ? card.days : 0;
    return { title: t('trucker.call.Approach'), detail: t('trucker.call.Approach.how', { n }) };
  },
  Berth: () => ({ title: t('trucker.call.Berth') }),
  Fitting: () => ({ title: trek('trucker.trek.call.Fitting'), detail: trek('trucker.trek.call.Fitting.how') }),
  Giving: () => ({ title: trek('trucker.trek.call.Giving'), detail: trek('trucker.trek.call.Giving.how') }),
  Overview: (_, { sight }) => ({
    title: trek('trucker.trek.call.Overview'),
    ...(sight.journey?.titles.length ? { detail: trek('trucker.trek.call.Overview.how') } : {}),
  }),
  Claim: (_, asked) => claiming(asked),
  Crew: () => ({ title: t('trucker.call.Crew'), detail: t('trucker.call.Crew.how') }),
  Defend: defending,
  GiveCrew: ({ number }) => ({
    title: t('trucker.call.GiveCrew', { n: number }),
    detail: t('trucker.call.GiveCrew.how'),
  }),
  GiveGoods: ({ number }) => ({
    title: t('trucker.call.GiveGoods', { n: number }),
    detail: t('trucker.call.GiveGoods.how'),
  }),
  Improving: () => ({
    title: fleet('trucker.fleet.call.Improving'),
    detail: fleet('trucker.fleet.call.Improving.how'),
  }),
  Insuring: (_, { me }) => insuring(me),
  Inspect: () => ({ title: t('trucker.call.Inspect'), detail: t('trucker.call.Inspect.how') }),
  KeepPart: () => ({ title: t('trucker.call.KeepPart'), detail: t('trucker.call.KeepPart.how') }),
  Load: (_, asked) => stowing(asked),
  Powering: powering,
  Repair: () => ({ title: t('trucker.call.Repair'), detail: t('trucker.call.Repair.how') }),
  Rush: (_, asked) => working(asked),
  Salvage: (_, asked) => salvaging(asked),
  Signal: () => ({ title: t('trucker.call.Signal'), detail: t('trucker.call.Signal.how') }),
  Stay: (_, asked) => staying(asked),
  Watch: (_, { sight: { glass } }) => ({
    title: t('trucker.call.Watch'),
    detail: glass.run + 1 === glass.runs ? t('trucker.call.Watch.last') : '',
  }),
  Work: (_, asked) => working(asked),
};

type Buttons = {
  readonly [K in trucker.Choice['type']]?: (
    choice: Extract<trucker.Choice, { type: K }>,
    asked: Asked,
    name: People['name'],
  ) => Omit<CallButton, 'act'> | null;
};

const powerButton = ({ me, scene }: Asked): Omit<CallButton, 'act'> => {
  const ask = scene.ask as trucker.Powering;
  return {
    label: t('trucker.button.power', { n: halves(powerOf(me, ask.engines, squaresIn(me.fed))) }),
    primary: true,
  };
};

function readyButton(asked: Asked): Omit<CallButton, 'act'> {
  const type = asked.scene.ask?.type;
  if (type === 'Powering') return powerButton(asked);
  if (type === 'Overview') return { label: trek('trucker.trek.button.on'), primary: true };
  if (type === 'Improving') return { label: fleet('trucker.fleet.button.unimproved') };
  if (type === 'Crew') return { label: t('trucker.button.crewed'), primary: true };
  if (type !== 'Load') return { label: t('trucker.button.ready'), primary: true };
  const left = valueOf(asked.me.dock.flatMap((n, colour) => Array.from({ length: n }, () => colour)));
  return {
    label: t('trucker.button.loaded'),
    primary: !offers(asked, 'Stow'),
    ...(left > 0 ? { note: t('trucker.button.leaves', { n: left }) } : {}),
  };
}

function hitButton({ scene, sight, me }: Asked): Omit<CallButton, 'act'> {
  const { falls } = damage(scene.ask as trucker.Defend, sight, me);
  return { label: t('trucker.button.hit'), note: t('trucker.button.loses', { n: falls.length + 1 }), key: 'h' };
}

const paid = (battery: number, { at }: Asked): string =>
  battery < 0 ? t('trucker.button.free') : t('trucker.button.cell', { square: at(battery) });

function declining(ask: string | undefined): Omit<CallButton, 'act'> {
  if (ask === 'Insuring') return { label: fleet('trucker.fleet.button.uninsured') };
  return { label: ask === 'Approach' ? t('trucker.button.pass') : t('trucker.button.decline') };
}

/** Choices that have no place on the board, or deserve a button beside it. */
const BUTTONS: Buttons = {
  Accept: () => ({ label: t('trucker.button.accept'), primary: true }),
  Begin: () => ({ label: t('trucker.button.begin'), primary: true }),
  Bestow: ({ title, to }, _, name) => ({
    label: trek('trucker.trek.choice.Bestow', { title: titleName(title), who: name(to) }),
  }),
  Close: () => ({ label: t('trucker.button.close'), primary: true }),
  Decline: (_, { scene }) => ({ ...declining(scene.ask?.type), key: 'x' }),
  Finish: ({ space }, { scene, sight }) => {
    const berth = scene.ask?.type === 'Berth';
    const only = sight.yard.free_spaces.length === 1 || sight.level === 'L';
    if (berth) return { label: t('trucker.button.place', { n: space }) };
    const first = scene.choices.find(({ type }) => type === 'Finish') as trucker.Finish;
    if (space !== first.space) return null;
    return {
      label: t('trucker.button.finish'),
      key: 'f',
      ...(only ? {} : { note: t('trucker.button.place', { n: space }) }),
    };
  },
  FlipGlass: () => ({ label: t('trucker.button.flip'), key: 'h' }),
  FlyOn: () => ({ label: t('trucker.button.flyOn'), primary: true }),
  GiveUp: (_, { me }) => ({
    label: isFleet(me) ? fleet('trucker.fleet.button.all') : t('trucker.button.giveUp'),
    note: t('trucker.button.giveUp.note', { n: saleOf(me).leaving }),
    key: 'g',
  }),
  Improve: ({ colour }) => ({
    label: fleet('trucker.fleet.choice.Improve', { good: goodText(colour), better: goodText(colour - 1) }),
  }),
  Insure: ({ premium }, { sight }) => insureButton(sight, premium),
  Keep: ({ square }, { sight, me }) => {
    const part = partsOf(boardOf(sight), me.cells).find((squares) => squares.includes(square));
    return { label: t('trucker.button.keep', { n: part?.length ?? 1 }) };
  },
  Land: ({ planet }) => ({ label: t('trucker.button.land', { n: planet + 1 }), key: String(planet + 1) }),
  LeaveGlass: () => ({ label: t('trucker.button.leave') }),
  Lift: () => ({ label: t('trucker.button.lift'), key: 'v' }),
  PutBack: () => ({ label: t('trucker.button.back'), key: 'Backspace' }),
  Ready: (_, asked) => readyButton(asked),
  SetAside: () => ({ label: t('trucker.button.aside'), key: 's' }),
  Shield: ({ battery }, asked) => ({ label: t('trucker.button.shield'), note: paid(battery, asked) }),
  Shoot: ({ battery }, asked) => ({
    label: t('trucker.button.shoot'),
    note: paid(battery, asked),
    primary: battery < 0,
  }),
  TakeHidden: () => ({ label: t('trucker.button.draw'), primary: true }),
  TakeHit: (_, asked) => hitButton(asked),
  TakeMore: () => ({ label: fleet('trucker.fleet.choice.TakeMore'), primary: true }),
  Withdraw: ({ square }, { sight, me }) => withdrawButton(boardOf(sight), me, square),
};

/** Whether something on the board or a button of ours stands for this choice. */
const isKnown = ({ type }: Choice): boolean =>
  type === 'Weld' || type in TOUCHED || type in BUTTONS || type in CHOICE_WORDS;

function buttonsFor(asked: Asked, people: People): readonly CallButton[] {
  return asked.scene.choices.flatMap((choice): readonly CallButton[] => {
    if (!isKnown(choice)) return [{ act: choice, label: thing(choice, people.name) }];
    const made = BUTTONS[choice.type as trucker.Choice['type']] as
      ((choice: Choice, asked: Asked, name: People['name']) => Omit<CallButton, 'act'> | null) | undefined;
    const button = made?.(choice, asked, people.name);
    return button ? [{ ...button, act: choice }] : [];
  });
}

/** In the middle of a choice: what may be said next instead of touched. */
function saidButtons({ open, lit }: Light, tap: (target: Target) => void): readonly CallButton[] {
  const said = [...new Set(open.flatMap(({ targets }) => targets))].filter(
    (target) => isSaid(target) && lit.has(target),
  );
  return said.map((target) => ({ act: () => tap(target), label: saidText(target) }));
}

function saidText(target: Target): string {
  const number = Number(target.split(':')[2]);
  if (target === guest(number)) return number === 3 ? t('trucker.guest.purple') : t('trucker.guest.brown');
  return target === unloaded(number) ? `${t('trucker.button.unload')}, ${goodText(number)}` : cubeOf(number);
}

function waiting(scene: Scene, people: People): Call {
  const sight = sightOf(scene);
  const awaited = sight.truckers.flatMap((ship, seat) => (ship.waiting ? [seat] : []));
  const detail = people.you === null ? '' : t('trucker.call.meanwhile');
  if (awaited.length === 0) return { title: t('trucker.call.over'), detail: '', buttons: [] };
  const who = list(awaited.map(people.name));
  const title = awaited.length === 1 ? t('trucker.call.wait', { who }) : t('trucker.call.waitAll', { who });
  return { title, detail, buttons: [] };
}

const LARGEST = 9;

/** What the table wants from this seat; `touched` is what it is in the middle of. */
export function callFor(
  scene: Scene,
  people: People,
  touched: readonly Target[] = [],
  tap: (target: Target) => void = () => {},
): Call {
  const sight = sightOf(scene);
  const { ask } = scene;
  const me = ask ? sight.truckers[ask.seat] : undefined;
  if (!ask || !me) return waiting(scene, people);
  const board = boardOf(sight);
  const asked: Asked = { scene, sight, me, touched, at: (square) => squareText(board, square) };
  const words = ASK_WORDS[ask.type as trucker.Ask['type']] as ((ask: object, asked: Asked) => Sentence) | undefined;
  const sentence = words?.(ask, asked) ?? { title: t('trucker.call.unknown'), detail: t('trucker.call.unknown.how') };
  if (touched.length > 0) {
    const lights = light(offersOf(scene.choices, { sight, me }), touched);
    return { ...sentence, buttons: saidButtons(lights, tap) };
  }
  const buttons = buttonsFor(asked, people).toSorted((a, b) => Number(a.primary ?? false) - Number(b.primary ?? false));
  return { ...sentence, buttons: buttons.slice(-LARGEST) };
}
