import { describe, expect, it } from 'vitest';

import type { Event, View } from '../../wire/types';
import { history } from './history';

interface Known {
  readonly lost?: readonly number[];
  readonly partner?: number | null;
}

const ship = ({ lost = [], partner = null }: Known) => ({ cells: [], aboard: [], lost, partner });
const shot = (ships: readonly Known[], events: readonly object[] = [], flight: number | null = null) => ({
  scene: { view: { truckers: ships.map(ship), journey: flight === null ? null : { flight } } as unknown as View },
  events: events as readonly Event[],
});

describe('how a flight came about', () => {
  it('counts what is earned and what is lost on the way', () => {
    const reel = [shot([{}, {}]), shot([{}, {}], [{ type: 'Earned', seat: 1, credits: 4 }]), shot([{ lost: [7] }, {}])];
    expect(history(reel)).toEqual([
      [0, 0],
      [0, 4],
      [-1, 4],
    ]);
  });

  it('ends with what was paid out, whatever the ship still shows', () => {
    const reel = [shot([{ lost: [7, 8] }]), shot([{ lost: [7, 8] }], [{ type: 'PaidOut', seat: 0, credits: 9 }])];
    expect(history(reel)).toEqual([[-2], [9]]);
  });

  it('goes on from flight to flight', () => {
    const reel = [
      shot([{ lost: [7] }], [{ type: 'Earned', seat: 0, credits: 3 }], 1),
      shot([{}], [], 2),
      shot([{ lost: [9] }], [], 2),
    ];
    expect(history(reel)).toEqual([[2], [2], [1]]);
  });

  it('gives partners one purse', () => {
    const team = [{ partner: 1 }, { partner: 0 }];
    expect(history([shot(team, [{ type: 'Earned', seat: 0, credits: 5 }])])).toEqual([[5, 5]]);
  });
});
