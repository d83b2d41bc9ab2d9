import type { BoardShape } from '../../art/trucker/board';
import type { CallButton } from '../../table/game';
import type { trucker } from '../../wire/types';
import { t as fleet } from './fleet';
import { fleetShips, isFleet, shipAt } from './fleets';
import { filled } from './hull';
import { limitFor } from './printed';

/** What the call bar says about insurance and the ships of a fleet. */

interface Sentence {
  readonly title: string;
  readonly detail: string;
}
type Button = Omit<CallButton, 'act'>;

export const insuring = (me: trucker.Ship): Sentence => ({
  title: fleet('trucker.fleet.call.Insuring'),
  detail: fleet('trucker.fleet.call.Insuring.how', {
    tiles: filled(me.cells).length,
    credits: me.secret?.credits ?? 0,
  }),
});

export const insureButton = (sight: trucker.Sight, premium: number): Button => ({
  label: fleet('trucker.fleet.button.insure', { n: premium }),
  note: fleet('trucker.fleet.limit', { n: limitFor(sight, premium) ?? 0 }),
  key: String(premium),
});

/** Which ship an attack would strike, and what could help it; nothing where there is only one. */
export function hitShip(board: BoardShape, me: trucker.Ship, { attack }: trucker.Defend, square: number): string {
  if (!isFleet(me) || square < 0) return '';
  const ship = fleet('trucker.fleet.call.hit', { ship: shipAt(board, square) });
  if (attack.size === 'heavy') return ship;
  const helps = attack.size === 'large' ? 'cannons' : 'shields';
  return `${ship} ${fleet(`trucker.fleet.call.${helps}`)}`;
}

/** One ship gives up: what goes with it. */
export function withdrawButton(board: BoardShape, me: trucker.Ship, square: number): Button {
  const ship = shipAt(board, square);
  const counts = fleetShips(board, me).find(({ name }) => name === ship)?.counts;
  const label = fleet('trucker.fleet.choice.Withdraw', { ship });
  if (!counts) return { label };
  const tiles = fleet('trucker.fleet.ship.tiles', { n: counts.tiles });
  const { crew, goods: full } = counts;
  const half = Math.ceil(full / 2);
  return { label, note: fleet('trucker.fleet.button.withdraw.note', { tiles, crew, full, half }) };
}
