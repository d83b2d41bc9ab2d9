import { drawPlanet, type Hue, type Planet } from '../shared/planet';
import { seeded } from '../shared/seeded';

const HUES: readonly [Hue, ...Hue[]] = [
  { light: '#7C6BD6', dark: '#352A73' },
  { light: '#3F9E8C', dark: '#123F38' },
  { light: '#C0703F', dark: '#52280F' },
  { light: '#4B83C9', dark: '#183A66' },
  { light: '#B4557F', dark: '#571F3A' },
  { light: '#8A9A4B', dark: '#3A4218' },
  { light: '#A15FB5', dark: '#47204F' },
  { light: '#5B8FA8', dark: '#1F3F4E' },
  { light: '#B3853F', dark: '#4A330F' },
  { light: '#A04E4E', dark: '#441A1A' },
  { light: '#4A9B64', dark: '#174027' },
];

/** A planet of the star map around 0, 0; neighbours in the list differ in colour. */
export function mapPlanet(key: string, index: number, radius: number): Planet {
  const hue = HUES[index % HUES.length] ?? HUES[0];
  return drawPlanet(seeded(key), { hue, centre: [0, 0], radius, ringed: 0, moons: 0 });
}
