import { blob, circle, polar, type Point } from '../shared/path';
import { seeded } from '../shared/seeded';

/** A passenger's face: the same name, the same face. */
export interface Portrait {
  readonly skin: string;
  readonly coat: string;
  readonly head: string;
  readonly eyes: readonly Point[];
  readonly crest: string;
  readonly mouth: string;
}

const SKINS = ['#7FB8A4', '#C99BD8', '#E0A56B', '#8FA9E0', '#D98C8C', '#B5C26A'] as const;
const COATS = ['#6A4BB5', '#2F6F78', '#8A5A3A', '#4B5F8F', '#7A3550'] as const;

function headOutline(wide: number, tall: number): string {
  return blob(
    [0, 45, 90, 135, 180, 225, 270, 315].map((degrees): Point => {
      const [x, y] = polar([0, 0], 1, degrees);
      return [24 + x * wide, 21 + y * tall];
    }),
  );
}

function crestOf(kind: 'antennae' | 'ears' | 'tuft', tall: number): string {
  const top = 21 - tall;
  if (kind === 'antennae')
    return `M18 ${top + 2}L13 ${top - 6}M30 ${top + 2}L35 ${top - 6}${circle([13, top - 7], 2)}${circle([35, top - 7], 2)}`;
  if (kind === 'ears') return 'M12 16L4 8L9 22ZM36 16L44 8L39 22Z';
  return `M18 ${top + 2}L20 ${top - 6}L24 ${top}L28 ${top - 6}L30 ${top + 2}`;
}

export function portrait(name: string): Portrait {
  const chance = seeded(name);
  const [wide, tall] = [chance.between(12, 14.5), chance.between(12.5, 14.5)];
  const count = chance.pick([1, 2, 2, 3]);
  return {
    skin: chance.pick(SKINS),
    coat: chance.pick(COATS),
    head: headOutline(wide, tall),
    eyes: Array.from(
      { length: count },
      (_, i) => [24 + (i - (count - 1) / 2) * 7, count === 3 && i === 1 ? 16 : 20] as const,
    ),
    crest: crestOf(chance.pick(['antennae', 'ears', 'tuft'] as const), tall),
    mouth: chance.pick(['M19 28Q24 31 29 28', 'M20 29H28', 'M19 30Q24 27 29 30']),
  };
}
