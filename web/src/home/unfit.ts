import { counting, type Chosen } from './moot';
import { t } from './words';

type Why = (chosen: Chosen, seats: number) => string | null;

const PARTNERS = 4;
const MOST_OF_CLASS_IV = 3;

/** Options that do not go together or with the number of seats, and what would; what does not count is not even shown. */
const UNFIT: Readonly<Record<string, Why>> = {
  trucker: ({ ship, teams }, seats) => {
    const classIV = String(ship).includes('IV');
    if (teams === true && classIV) return t('unfit.trucker.teams-ship');
    if (teams === true && seats !== PARTNERS) return t('unfit.trucker.teams', { n: seats });
    return classIV && seats > MOST_OF_CLASS_IV ? t('unfit.trucker.ship') : null;
  },
};

export const unfit = (game: string, chosen: Chosen, seats: number): string | null =>
  UNFIT[game]?.(counting(game, chosen), seats) ?? null;
