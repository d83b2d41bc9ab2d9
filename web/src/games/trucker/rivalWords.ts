import type { People } from '../../table/game';
import type { trucker } from '../../wire/types';
import { t as label } from './labels';
import type { TruckerStage } from './stage';
import { adventure } from './printed';

function building(sight: trucker.Sight, ship: trucker.Ship, seat: number): string {
  const pile = sight.forecasts.findIndex(({ reader }) => reader === seat);
  if (ship.space > 0) return label('trucker.board.finished', { n: ship.space });
  if (pile >= 0) return label('trucker.board.reads', { n: pile + 1 });
  return ship.holds_tile ? label('trucker.board.holding') : label('trucker.board.building');
}

function flying(sight: trucker.Sight, ship: trucker.Ship, seat: number): string {
  if (!ship.flying) return label('trucker.board.gone');
  if (ship.waiting) return label('trucker.board.deciding');
  const planet = sight.sky.card ? sight.sky.landed.indexOf(seat) : -1;
  if (planet >= 0 && adventure(sight.sky.card?.card ?? -1).type === 'planets')
    return label('trucker.sky.planet', { n: planet + 1 });
  return sight.sky.beaten.includes(seat) && sight.sky.card ? label('trucker.sky.beaten') : '';
}

/** What a rival is doing, in two or three words. */
export function rivalState(sight: trucker.Sight, stage: TruckerStage, ship: trucker.Ship, seat: number): string {
  if (stage === 'build') return building(sight, ship, seat);
  return sight.sky.launched ? flying(sight, ship, seat) : ship.waiting ? label('trucker.board.deciding') : '';
}

/** Where somebody flies in the order of the track. */
export function rankText({ sky }: trucker.Sight, seat: number): string {
  const rank = sky.order.indexOf(seat);
  if (rank < 0) return '';
  return rank === 0 ? label('trucker.board.leader') : label('trucker.board.rank', { n: rank + 1 });
}

/** Whose partner somebody is. */
export const partnerText = ({ you, name }: People, partner: number): string =>
  partner === you ? label('trucker.board.partner') : label('trucker.board.with', { name: name(partner) });
