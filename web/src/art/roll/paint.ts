import type { Hue } from '../shared/planet';
import type { DieColour, WorldKind } from './tiles';

interface DiePaint {
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
}

export const DIE_PAINT: Readonly<Record<DieColour, DiePaint>> = {
  white: { fill: '#F3F5FA', ink: '#1B2440', edge: '#B4BED2' },
  red: { fill: '#D8434A', ink: '#FFFFFF', edge: '#8E1F27' },
  purple: { fill: '#8A5BD1', ink: '#FFFFFF', edge: '#54328C' },
  cyan: { fill: '#37B7DA', ink: '#06222C', edge: '#1B7A95' },
  brown: { fill: '#8E5F38', ink: '#FFFFFF', edge: '#573718' },
  green: { fill: '#3FA862', ink: '#06220F', edge: '#226B3A' },
  yellow: { fill: '#F0C531', ink: '#2A2005', edge: '#B28C12' },
};

export const WORLD_FILL: Readonly<Record<WorldKind, string>> = {
  novelty: '#37B7DA',
  rare: '#B57C46',
  genes: '#3FA862',
  alien: '#F0C531',
  gray: '#9AA6BA',
};
export const DEVELOPMENT_FILL = '#6F90D8';

export const PLANET_HUES: Readonly<Record<WorldKind, readonly [Hue, ...Hue[]]>> = {
  novelty: [
    { light: '#37B7DA', dark: '#0E3C4C' },
    { light: '#5CCBE6', dark: '#155E7A' },
    { light: '#2C9CC9', dark: '#0B2F55' },
  ],
  rare: [
    { light: '#A9713F', dark: '#3A2513' },
    { light: '#C48A52', dark: '#6B3A1C' },
    { light: '#8C5A3C', dark: '#2C1710' },
    { light: '#B5673A', dark: '#4A1E0F' },
  ],
  genes: [
    { light: '#3FA862', dark: '#123A20' },
    { light: '#6BBF59', dark: '#1E4D2A' },
    { light: '#2E8F6B', dark: '#0D3B33' },
  ],
  alien: [
    { light: '#F0C531', dark: '#463909' },
    { light: '#E3B02A', dark: '#6B4A08' },
  ],
  gray: [
    { light: '#9AA6BA', dark: '#2C374C' },
    { light: '#8894AE', dark: '#39435C' },
    { light: '#A7A6B5', dark: '#3A3348' },
  ],
};
