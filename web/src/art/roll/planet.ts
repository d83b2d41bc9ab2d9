import { drawPlanet, type Planet } from '../shared/planet';
import { seeded } from '../shared/seeded';
import { stars, type StarLayer } from '../shared/stars';
import { PLANET_HUES } from './paint';
import type { WorldKind } from './tiles';

export const PLANET_BOX = { width: 120, height: 112 } as const;

/** The same name, the same planet. */
export function planet(kind: WorldKind, name: string): Planet {
  const chance = seeded(name);
  const { width, height } = PLANET_BOX;
  return drawPlanet(chance, {
    hue: chance.pick(PLANET_HUES[kind]),
    centre: [width * chance.between(0.46, 0.62), height * chance.between(0.46, 0.54)],
    radius: height * chance.between(0.31, 0.4),
    ringed: kind === 'rare' || kind === 'gray' ? 0.5 : 0.22,
    moons: 0.3,
  });
}

export function skyAround(name: string): StarLayer[] {
  return stars(name, PLANET_BOX.width, PLANET_BOX.height, 18);
}
