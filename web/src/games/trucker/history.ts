import type { Event, Scene, trucker } from '../../wire/types';
import { cargoOf, valueOf } from './hull';
import { sightOf } from './said';

interface Shot {
  readonly scene: Pick<Scene, 'view'>;
  readonly events: readonly Event[];
}

/** What a ship has aboard at its price, less what it has lost on the way: it may still fly home with that. */
const aboard = (ship: trucker.Ship): number => valueOf(cargoOf(ship)) - ship.lost.length;

/** Credits that everyone could see coming in, by seat. */
function told(purse: readonly number[], events: readonly Event[]): readonly number[] {
  return (events as readonly trucker.Event[]).reduce((known, event) => {
    if (event.type === 'Earned') return known.with(event.seat, (known[event.seat] ?? 0) + event.credits);
    return event.type === 'PaidOut' ? known.with(event.seat, event.credits) : known;
  }, purse);
}

/** Partners have one purse. */
const shared = (values: readonly number[], ships: readonly trucker.Ship[]): readonly number[] =>
  values.map((value, seat) => value + (values[ships[seat]?.partner ?? -1] ?? 0));

/** How everyone stood at each picture, as the table could see it: credits taken so far and what the ship carries.
    What a flight brings in the end is secret until the game is over; with the next flight, what was aboard is in. */
export function history(reel: readonly Shot[]): readonly (readonly number[])[] {
  let purse: readonly number[] = [];
  let flight = 1;
  let carried: readonly number[] = [];
  const paid = new Set<number>();
  return reel.map(({ scene, events }) => {
    const { truckers, journey } = sightOf(scene);
    if (purse.length === 0) purse = truckers.map(() => 0);
    if (journey && journey.flight > flight) {
      purse = purse.map((credits, seat) => credits + (carried[seat] ?? 0));
      flight = journey.flight;
    }
    purse = told(purse, events);
    for (const event of events as readonly trucker.Event[]) if (event.type === 'PaidOut') paid.add(event.seat);
    carried = truckers.map((ship, seat) => (paid.has(seat) ? 0 : aboard(ship)));
    return shared(
      purse.map((credits, seat) => credits + (carried[seat] ?? 0)),
      truckers,
    );
  });
}
