import type { BoardShape } from '../../art/trucker/board';
import type { Hit } from '../../art/trucker/adventure';
import { turned, type Connectors, type Turn } from '../../art/trucker/tile';
import { formatHalves, formatList } from '../../i18n/language';
import { preferences } from '../../preferences.svelte';
import type { Scene, trucker } from '../../wire/types';
import { hitName } from './cardWords';
import { connectorsAt, cubesIn, faceAt, goodOf, isFilled, tileAt } from './hull';
import { t as label } from './labels';
import { boardOf, faceOf } from './printed';
import { t as tPiece } from './words';

/** Parts of sentences. */

export const sightOf = ({ view }: Pick<Scene, 'view'>): trucker.Sight => view as trucker.Sight;

export const list = (parts: readonly string[]): string => formatList(parts, preferences.language);

/** Row, then column, as printed along the board. */
export function squareText(board: BoardShape, square: number): string {
  const at = board.squares[square];
  return at ? `${at.row}–${at.column}` : '?';
}

export const squareIn = (scene: Scene, square: number): string => squareText(boardOf(sightOf(scene)), square);

export const theTile = (tile: number): string => label(`trucker.the.${faceOf(tile).kind}`);
export const kindText = (tile: number): string => tPiece(`trucker.kind.${faceOf(tile).kind}`);
export const goodText = (colour: number): string => label(`trucker.cube.${goodOf(colour)}`);
export const goodsText = (colours: readonly number[]): string => list(colours.map(goodText));
export const halves = (power: number): string => formatHalves(power / 2, preferences.language);
export const turnText = (turn: number): string => label(`trucker.turn.${(turn % 4) as Turn}`);

export function sidesText([front, right, rear, left]: Connectors): string {
  const side = (connector: Connectors[number]) => label(`trucker.connector.${connector}`);
  return label('trucker.sides', { front: side(front), right: side(right), rear: side(rear), left: side(left) });
}

export const tileSides = (tile: number, turn: Turn = 0): string => sidesText(turned(faceOf(tile).connectors, turn));

/** What lies on a square, in words; nothing where nothing does. */
export function loadText({ cells, aboard }: Pick<trucker.Ship, 'cells' | 'aboard'>, square: number): string {
  const [kind, load] = [faceAt(cells, square).kind, aboard[square] ?? 0];
  if (load === 0) return '';
  if (kind === 'battery') return label('trucker.square.cells', { n: load });
  if (kind === 'cargo_hold' || kind === 'special_cargo_hold')
    return label('trucker.square.goods', { goods: goodsText(cubesIn(load)) });
  if (load > 2) return load === 3 ? label('trucker.square.purple') : label('trucker.square.brown');
  return label('trucker.square.crew', { n: load });
}

/** A square of a ship with what stands there. */
export function squareWords(board: BoardShape, ship: Pick<trucker.Ship, 'cells' | 'aboard'>, square: number): string {
  const at = squareText(board, square);
  if (!isFilled(ship.cells, square)) return label('trucker.square.empty', { square: at });
  const tile = theTile(tileAt(ship.cells, square));
  const said = label('trucker.square.tile', { square: at, tile, sides: sidesText(connectorsAt(ship.cells, square)) });
  const load = loadText(ship, square);
  return load ? `${said}, ${load}` : said;
}

export const hitOf = ({ size, side }: trucker.Attack): Hit => ({ size, from: side });
export const attackText = (attack: trucker.Attack): string => hitName(hitOf(attack));

/** Attacks from front and rear come in a column, from the sides in a row. */
export const lineText = ({ side }: trucker.Attack, line: number): string =>
  side === 'front' || side === 'rear' ? label('trucker.column', { n: line }) : label('trucker.row', { n: line });

const BROKEN = ['GT-CHECK-01', 'GT-CHECK-02', 'GT-CHECK-03', 'GT-CHECK-04', 'GT-CHECK-05'] as const;

/** What is wrong with a ship, by the rule that it breaks. */
export function faultText(rule: string): string {
  const broken = BROKEN.find((each) => each === rule);
  return broken ? label(`trucker.fault.${broken}`) : label('trucker.fault.other');
}
