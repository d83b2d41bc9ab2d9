import type { DieColour, Face } from '../../art/roll/tiles';
import { PHASES } from '../../art/roll/tiles';
import type { Scene, roll } from '../../wire/types';
import { colourOf, NONE } from './dice';
import { sightOf } from './said';

/** What the question is about: a tile, a die, or nothing in particular. */
export interface Piece {
  readonly side: number;
  readonly die: { readonly colour: DieColour; readonly face: Face | undefined } | null;
}

const NOTHING: Piece = { side: NONE, die: null };

function aDie(dice: readonly number[] | undefined, face?: Face): Piece {
  const colour = dice?.findIndex((n) => n > 0) ?? -1;
  return colour < 0 ? NOTHING : { side: NONE, die: { colour: colourOf(colour), face } };
}

export function pieceOf(scene: Scene): Piece {
  const sight = sightOf(scene);
  const ask = scene.ask as roll.Ask | null;
  const me = ask ? sight.players[ask.seat] : undefined;
  if (!ask || !me) return NOTHING;
  if (ask.type === 'PlaceWilds') return aDie(me.strip?.workers[5], 'wild');
  if (ask.type === 'MoveWorkers') return { side: me.strip?.moving?.power ?? NONE, die: null };
  if (ask.type === 'PlaceBuilder' || ask.type === 'ChooseCrew')
    return { side: me.stacks[ask.stack]?.top ?? NONE, die: null };
  if (ask.type === 'RecruitDie') return aDie(me.citizenry);
  if (ask.type === 'ReturnDie') return aDie(me.crew);
  return sight.phase >= 0 ? aDie(me.strip?.workers[sight.phase], PHASES[sight.phase]) : NOTHING;
}
