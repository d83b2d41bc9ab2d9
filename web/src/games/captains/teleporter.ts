import type { CrewKind } from '../../art/captains/content';
import type { captains } from '../../wire/types';
import { stepOf } from './agenda';
import { FIGURES, figureLabel, isCommander, kindOf } from './figures';
import { t } from './labels';
import { fits } from './outlook';
import { at, MISSIONS } from './printed';

/** A mission that is being carried out: who stands on which line, and what becomes of it. */

interface Figure {
  readonly kind: CrewKind;
  readonly commander: boolean;
  readonly label: string;
}
interface LineState {
  readonly figure?: Figure;
  readonly state: 'done' | 'now' | 'ahead';
  readonly fate: string;
}

export const figureArt = (figure: number): Figure => ({
  kind: kindOf(figure),
  commander: isCommander(figure),
  label: figureLabel(figure),
});

const facingLine = (task: captains.Task): number | null => {
  const { type, line } = stepOf(task);
  return type === 'Facing' && line !== undefined ? line : null;
};

/** The line that is being resolved; while the crew is being chosen, the one without a figure. */
export function currentLine(sight: captains.Sight, seat: number): number {
  const ship = at(sight.captains, seat);
  const lines = at(MISSIONS, ship.mission).lines.length;
  if (ship.crew.length < lines) return ship.crew.length;
  const asked = sight.asked.filter((task) => task.seat === seat).flatMap((task) => facingLine(task) ?? []);
  const ahead = sight.planned.flatMap((task) => (stepOf(task).seat === seat ? (facingLine(task) ?? []) : []));
  return asked[0] ?? Math.min(lines, ...ahead) - 1;
}

function fateOf(ship: captains.Ship, line: number, now: number, sending: boolean): string {
  const times = ship.resolved.filter((done) => done === line).length;
  if (times > 1) return t('captains.board.fate.twice');
  if (times === 1) return t('captains.board.fate.resolved');
  if (line < now && !sending) return t('captains.board.fate.ignored');
  if (line === now) return t('captains.board.fate.yours');
  const figure = ship.crew[line];
  if (figure === undefined) return t('captains.board.fate.ahead');
  return fits(ship, figure, at(at(MISSIONS, ship.mission).lines, line).colour)
    ? t('captains.board.fate.fits')
    : t('captains.board.fate.misfit');
}

export function lineStates(sight: captains.Sight, seat: number): readonly LineState[] {
  const ship = at(sight.captains, seat);
  const { lines } = at(MISSIONS, ship.mission);
  const now = currentLine(sight, seat);
  const sending = ship.crew.length < lines.length;
  return lines.map((_, line) => {
    const figure = ship.crew[line];
    const state = line === now ? 'now' : line < now && !sending ? 'done' : 'ahead';
    const fate = fateOf(ship, line, now, sending);
    return figure === undefined ? { state, fate } : { figure: figureArt(figure), state, fate };
  });
}

/** Who of the ready room could fill each line. */
export function ableFor(ship: captains.Ship, mission: number): readonly (readonly Figure[])[] {
  return at(MISSIONS, mission).lines.map(({ colour }) =>
    FIGURES.filter((figure) => (ship.ready[figure] ?? 0) > 0 && fits(ship, figure, colour)).map(figureArt),
  );
}
