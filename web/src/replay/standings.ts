import type { PlayerColour } from '../art/shared/palette';
import type { GameClient, People } from '../table/game';
import type { Shot } from './reel';

export interface Standing {
  readonly name: string;
  readonly colour: PlayerColour;
  readonly values: readonly number[];
}

/** How each player stood at every picture; null where the game does not say. A picture that hides it keeps the last. */
export function standings(reel: readonly Shot[], client: GameClient, people: People): readonly Standing[] | null {
  const told = client.history?.(reel);
  const seen = reel.map(({ scene }, i) => scene.result?.scores ?? told?.[i] ?? client.standing(scene.view));
  if (seen.filter((each) => each !== null).length < 2) return null;
  return people.players.map(({ seat, colour }) => {
    let last = 0;
    return { name: people.name(seat), colour, values: seen.map((each) => (last = each?.[seat] ?? last)) };
  });
}
