import type { trucker } from '../../wire/types';

/** Where a ship would be after so many days ahead: spaces where others fly are jumped over. */
export function landing(sight: trucker.Sight, seat: number, days: number, spaces: number): number {
  const on = (place: number): number => ((place % spaces) + spaces) % spaces;
  const taken = new Set(
    sight.truckers.flatMap((ship, other) => (ship.flying && other !== seat ? [on(ship.place)] : [])),
  );
  let place = sight.truckers[seat]?.place ?? 0;
  for (let day = 0; day < days; day++) {
    place += 1;
    while (taken.has(on(place))) place += 1;
  }
  return place;
}
