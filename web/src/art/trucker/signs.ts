/** Signs of the numbers that count in a flight, in a box of 24. */
export const TRUCKER_SIGNS = ['crew', 'credit', 'day', 'cannon', 'engine', 'cell', 'goods', 'joint', 'loss'] as const;
export type TruckerSign = (typeof TRUCKER_SIGNS)[number];
