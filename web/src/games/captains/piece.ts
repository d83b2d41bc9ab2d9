import type { CrewKind, LineColour } from '../../art/captains/content';
import type { CaptainsSign } from '../../art/captains/signs';
import type { Scene, captains } from '../../wire/types';
import { lineOf } from './choiceWords';
import { isCommander, kindOf, listed } from './figures';
import { sightOf } from './said';

/** What the question is about: a figure, or a sign for what is done. */
export interface Piece {
  readonly figure: { readonly kind: CrewKind; readonly commander: boolean } | null;
  readonly sign: CaptainsSign;
}

const SIGNS: Readonly<Partial<Record<captains.Ask['type'], CaptainsSign>>> = {
  Advancing: 'any',
  Audit: 'medal',
  Catching: 'any',
  Copying: 'special',
  Encore: 'artifact',
  FieldPromotion: 'ring',
  Fighting: 'fight',
  Fit: 'without',
  Flying: 'move',
  FreeTraining: 'train',
  Hiding: 'artifact',
  Installing: 'research',
  Jumping: 'jump',
  Mending: 'repair',
  Pardoning: 'pirate',
  Paying: 'medal',
  Retreating: 'any',
  Sending: 'move',
  Shielding: 'damage',
  Striking: 'fight',
  TakeTurn: 'cadet',
  Trading: 'without',
};

const figureArt = (figure: number | undefined): Piece['figure'] =>
  figure === undefined || figure < 0 ? null : { kind: kindOf(figure), commander: isCommander(figure) };

/** Whom a line asks for. */
const wanted = (colour: LineColour | undefined): Piece['figure'] =>
  colour ? { kind: colour === 'gold' ? 'android' : colour, commander: false } : null;

export function pieceOf(scene: Scene): Piece {
  const ask = scene.ask as captains.Ask | null;
  const ship = ask ? sightOf(scene).captains[ask.seat] : undefined;
  const sign = (ask && SIGNS[ask.type]) ?? 'special';
  if (!ask || !ship) return { figure: null, sign };
  if (ask.type === 'TakeTurn') return { figure: figureArt(listed(ship.ready)[0]), sign };
  if (ask.type === 'Assigning') return { figure: wanted(lineOf(ship, ship.crew.length)?.colour), sign };
  if (ask.type === 'SecondTask') return { figure: figureArt(ship.duty), sign };
  if (ask.type === 'Facing' || ask.type === 'Ordering') return { figure: figureArt(ship.crew[ask.line]), sign };
  return { figure: null, sign };
}
