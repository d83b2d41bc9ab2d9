/** What has been chosen so far, by the name of the option. */
export type Chosen = Readonly<Record<string, unknown>>;

const inRounds = ({ edition }: Chosen): boolean => edition === '2007';
const without = (round: string, { rounds }: Chosen): boolean => !String(rounds).split('-').includes(round);

/** When an option says nothing, given the others; what is not listed always counts. */
const MOOT: Readonly<Record<string, Readonly<Record<string, (chosen: Chosen) => boolean>>>> = {
  trucker: {
    mode: inRounds,
    level: (chosen) => inRounds(chosen) || (chosen['mode'] ?? 'single') !== 'single',
    players_inspect: ({ free_welding }) => free_welding !== true,
    rounds: (chosen) => !inRounds(chosen),
    training: (chosen) => !inRounds(chosen) || without('I', chosen),
    ship: (chosen) => !inRounds(chosen) || without('III', chosen),
    optimised_forecasts: (chosen) => !inRounds(chosen) || (chosen['rounds'] === 'I' && chosen['training'] === true),
    teams: (chosen) => !inRounds(chosen),
    change_places: (chosen) => !inRounds(chosen) || chosen['teams'] !== true,
  },
};

export const isMoot = (game: string, option: string, chosen: Chosen): boolean =>
  MOOT[game]?.[option]?.(chosen) ?? false;

/** The options that count; the server takes the others for granted. */
export const counting = (game: string, chosen: Chosen): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([option]) => !isMoot(game, option, chosen)));
