import type { captains } from '../../wire/types';
import type { Offer } from './targets';

/** Room technologies that can be copied now, with whose they are. */
export function copyOffers({ captains: ships }: captains.Sight, offers: readonly Offer[]) {
  return offers.flatMap(({ choice }) =>
    choice.type === 'Copy'
      ? [{ captain: choice.captain, slot: choice.slot, card: ships[choice.captain]?.slots[choice.slot] ?? 0 }]
      : [],
  );
}
