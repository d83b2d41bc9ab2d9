/** Sand in a glass whose upper part is full at 1 and empty at 0. */
export interface Sand {
  readonly upper: string;
  readonly lower: string;
  readonly falling: boolean;
}

const WAIST = 41;
const FLOOR = 74;
const TALL = 29;

/** Half the width of a bulb, so far from the waist: the glass is narrow in the middle and wide at both ends. */
function halfWidth(fromWaist: number): number {
  return 3 + 13 * Math.sin((Math.min(fromWaist, 30) / 30) * (Math.PI / 2)) ** 0.8;
}

const round = (value: number) => Math.round(value * 10) / 10;

function upperSand(left: number): string {
  const top = WAIST - TALL * Math.sqrt(left) * 0.92;
  const w = round(halfWidth(WAIST - top) - 2);
  return `M${27 - w} ${round(top)}Q27 ${round(top + 2.5)} ${27 + w} ${round(top)}Q${27 + w * 0.9} ${round((top + WAIST) / 2 + 3)} 27 ${WAIST}Q${27 - w * 0.9} ${round((top + WAIST) / 2 + 3)} ${27 - w} ${round(top)}Z`;
}

function lowerSand(fallen: number): string {
  const heap = FLOOR - 4 - 20 * Math.sqrt(fallen);
  return `M12.5 ${FLOOR}Q13 ${round(heap + 8)} 27 ${round(heap)}Q41 ${round(heap + 8)} 41.5 ${FLOOR}Z`;
}

export function sand(left: number): Sand {
  const share = Math.min(1, Math.max(0, left));
  return {
    upper: share > 0 ? upperSand(share) : '',
    lower: share < 1 ? lowerSand(1 - share) : '',
    falling: share > 0 && share < 1,
  };
}
