import type { CaptainsSign } from '../../art/captains/signs';
import type { Flight } from '../../table/flight';
import type { Event, captains } from '../../wire/types';
import { ANDROID } from './figures';
import { at } from './printed';
import { ANDROID_TOKEN, MEDAL, PIRATE, place, ring, room, slot } from './targets';

/** What is seen on the way: a member of the crew, or a token. */
export type Art = { readonly figure: number } | { readonly sign: CaptainsSign };

type Found = readonly Flight<Art>[];
type Sight = captains.Sight;
type Told = { readonly sight: Sight; readonly own: number };
type Routes = {
  readonly [K in captains.Event['type']]?: (event: Extract<captains.Event, { type: K }>, told: Told) => Found;
};

const spot = (target: string): string => `[data-target="${target}"]`;
const [READY, QUEUE, STAGE, HOLD, MEDALS] = ['.ready', '.crew ol', '.stage', '.hold', '.medals'];
const [SKY, MARKET] = ['.sky', '.market'];

/** A part of one's own ship; others have only their panel. */
const aboard = (seat: number, part: string, { own }: Told): string => (seat === own ? part : `[data-seat="${seat}"]`);

const sign = (name: CaptainsSign, from: string, to: string): Flight<Art> => ({ art: { sign: name }, from, to });

function token(kind: number): { readonly art: Art; readonly part: string } {
  if (kind === ANDROID_TOKEN) return { art: { figure: ANDROID }, part: READY };
  if (kind === MEDAL) return { art: { sign: 'medal' }, part: MEDALS };
  return { art: { sign: kind === PIRATE ? 'pirate' : 'artifact' }, part: HOLD };
}

const where = (seat: number, { sight }: Told): string => spot(place(at(sight.captains, seat).place));

const ROUTES: Routes = {
  Activated: ({ seat, room: number, figure }, { own }) =>
    seat === own && figure >= 0 ? [{ art: { figure }, from: READY, to: spot(room(number)) }] : [],
  Recalled: ({ seat, figure }, { own }) => (seat === own ? [{ art: { figure }, from: QUEUE, to: READY }] : []),
  Gained: ({ seat, tokens }, told) =>
    tokens.map((kind) => {
      const { art, part } = token(kind);
      return { art, from: seat === told.own ? STAGE : SKY, to: aboard(seat, part, told) };
    }),
  Lost: ({ seat, token: kind }, told) => {
    const { art, part } = token(kind);
    return [{ art, from: aboard(seat, part, told), to: SKY }];
  },
  Fought: ({ seat }, told) => [sign('pirate', where(seat, told), aboard(seat, HOLD, told))],
  Damaged: ({ seat }, told) => [sign('damage', where(seat, told), aboard(seat, HOLD, told))],
  Repaired: ({ seat, slot: number }, told) => [
    sign('repair', seat === told.own ? STAGE : SKY, aboard(seat, number < 0 ? HOLD : spot(slot(number)), told)),
  ],
  MissionTaken: ({ seat, place: number }, told) => [sign('cards', spot(place(number)), aboard(seat, STAGE, told))],
  Installed: ({ seat, slot: number }, told) => [sign('research', MARKET, aboard(seat, spot(slot(number)), told))],
  FactionEvent: ({ track }) => [sign('event', spot(ring(track)), STAGE)],
};

/** The story of these events as things that fly, in their order. Ships and markers move by themselves. */
export function flightsOf(events: readonly Event[], sight: Sight, own: number): Found {
  return (events as readonly captains.Event[]).flatMap((event) => {
    const route = ROUTES[event.type] as ((event: captains.Event, told: Told) => Found) | undefined;
    return route?.(event, { sight, own }) ?? [];
  });
}
