const SEAT = 'seat.';

export const inviteLink = (id: string, key: string): string => `${location.origin}/t/${id}#${key}`;
export const seatLink = (id: string, key: string): string => `${location.origin}/t/${id}#${SEAT}${key}`;

/** What the key after `#` is: an invitation, or a seat to take over on this device. */
export function readKey(key: string): { readonly kind: 'invite' | 'seat'; readonly key: string } | null {
  if (key === '') return null;
  return key.startsWith(SEAT) ? { kind: 'seat', key: key.slice(SEAT.length) } : { kind: 'invite', key };
}
