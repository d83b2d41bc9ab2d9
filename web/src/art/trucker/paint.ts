import type { Level } from './adventure';
import type { Alien, Good, TileFace } from './tile';

interface Tint {
  readonly light: string;
  readonly dark: string;
}

/** The tinted inset that says what a tile is for. */
export type Inset =
  'cabin' | 'engine' | 'cannon' | 'battery' | 'shield' | 'hold' | 'special' | 'purple' | 'brown' | 'hull';

export const INSET: Readonly<Record<Inset, Tint>> = {
  cabin: { light: '#3F6CA8', dark: '#1D3B66' },
  engine: { light: '#7A4318', dark: '#4A240C' },
  cannon: { light: '#7A2A5C', dark: '#471536' },
  battery: { light: '#1F6B47', dark: '#0E3B27' },
  shield: { light: '#176A82', dark: '#0B3B4B' },
  hold: { light: '#2C5E96', dark: '#12304F' },
  special: { light: '#B0353B', dark: '#7A1F24' },
  purple: { light: '#6A4BB5', dark: '#33215F' },
  brown: { light: '#8A6238', dark: '#472E16' },
  hull: { light: '#AAB6CA', dark: '#39455E' },
};

export const GOOD_FILL: Readonly<Record<Good, string>> = {
  red: '#E5484D',
  yellow: '#F2C230',
  green: '#3DBE72',
  blue: '#4A8DF0',
};

export const ALIEN_FILL: Readonly<Record<Alien, string>> = { purple: '#A98BFF', brown: '#D9A066' };

export function insetOf(face: TileFace): Inset {
  switch (face.kind) {
    case 'starting_cabin':
    case 'cabin':
      return 'cabin';
    case 'engine':
    case 'double_engine':
      return 'engine';
    case 'cannon':
    case 'double_cannon':
      return 'cannon';
    case 'cargo_hold':
      return 'hold';
    case 'special_cargo_hold':
      return 'special';
    case 'structural_module':
      return 'hull';
    case 'life_support':
      return face.alien;
    default:
      return face.kind;
  }
}

/** One light shape per inset, for tiles too small for a drawing and for lists of parts. */
export const SILHOUETTE: Readonly<Record<Inset, { readonly d: string; readonly fill: string }>> = {
  cabin: { d: 'M50 24a14 14 0 1 1-.1 0ZM25 78Q25 54 50 54Q75 54 75 78Z', fill: '#CFE2FF' },
  engine: { d: 'M40 22Q50 14 60 22V48L72 68H62Q60 78 50 90Q40 78 38 68H28L40 48Z', fill: '#FFB063' },
  cannon: { d: 'M43 12H57V42A20 20 0 1 1 43 42Z', fill: '#F79ACB' },
  battery: { d: 'M54 18L28 56H46L40 84L72 42H53Z', fill: '#6FE5A4' },
  shield: { d: 'M30 26A44 44 0 0 1 74 70L62 70A32 32 0 0 0 30 38ZM30 50A20 20 0 0 1 50 70L30 70Z', fill: '#7FE2F8' },
  hold: { d: 'M24 34H76V74H24ZM31 41V67H47V41ZM53 41V67H69V41Z', fill: '#9CC7F5' },
  special: { d: 'M26 26H74V74H26ZM37 37V63H63V37Z', fill: '#FFC2C4' },
  purple: { d: 'M30 76Q26 24 50 24Q74 24 70 76L60 68L50 76L40 68Z', fill: '#CDB9FF' },
  brown: { d: 'M26 76V46Q26 26 50 26Q74 26 74 46V76Z', fill: '#EFC491' },
  hull: { d: 'M22 30L30 22L50 42L70 22L78 30L58 50L78 70L70 78L50 58L30 78L22 70L42 50Z', fill: '#C4CEDF' },
};

/** Card backs by level; the numeral is always printed too. */
export const LEVEL_FILL: Readonly<Record<Level, string>> = { I: '#2D4A73', II: '#54407F', III: '#7A3550' };
