import { at, blob, circle, polar, short, type Point } from './path';
import type { Seeded } from './seeded';

export interface Hue {
  readonly light: string;
  readonly dark: string;
}

type Surface = 'bands' | 'craters' | 'lands';

/** A world lit from the upper left, in as few paths as it takes. */
export interface Planet extends Hue {
  readonly centre: Point;
  readonly radius: number;
  readonly surface: Surface;
  /** Broad and fine parts of the surface: strokes for bands, areas for the others. */
  readonly broad: string;
  readonly fine: string;
  readonly shade: string;
  readonly deepShade: string;
  readonly gleam: string;
  readonly ring: { readonly back: string; readonly front: string } | undefined;
  readonly moon: { readonly centre: Point; readonly radius: number } | undefined;
}

/** The part of a disc that the light from the upper left does not reach: outside a second, shifted disc. */
export function crescent(centre: Point, radius: number, shift: number): string {
  const distance = radius * shift;
  // Where two equal circles cross, seen from the middle between their centres.
  const half = Math.sqrt(radius ** 2 - (distance / 2) ** 2);
  const middle: Point = polar(centre, distance / 2, 315);
  const [a, b] = [polar(middle, half, 45), polar(middle, half, 225)];
  const r = short(radius);
  return `M${at(a)}A${r} ${r} 0 1 1 ${at(b)}A${r} ${r} 0 0 0 ${at(a)}Z`;
}

/** A stripe from limb to limb, bent as on a sphere seen from a little above. */
function stripe([x, y]: Point, radius: number, latitude: number, sag: number): string {
  const half = Math.sqrt(Math.max(0, 1 - latitude ** 2)) * radius * 0.985;
  const level = y + latitude * radius;
  return `M${at([x - half, level])}Q${at([x, level + sag * half])} ${at([x + half, level])}`;
}

function bands(centre: Point, radius: number, chance: Seeded): [broad: string, fine: string] {
  const draw = (latitudes: readonly number[]) =>
    latitudes.map((latitude) => stripe(centre, radius, latitude + chance.between(-0.05, 0.05), 0.28)).join('');
  return [draw([-0.55, -0.05, 0.4]), draw([-0.78, -0.32, 0.16, 0.62, 0.8])];
}

function craters(centre: Point, radius: number, chance: Seeded): [broad: string, fine: string] {
  const sizes = [0.26, 0.2, 0.16, 0.12, 0.11, 0.09, 0.08];
  const places = sizes.map((size, i) => {
    const away = chance.between(0.12, 0.9 - size) * radius;
    return { centre: polar(centre, away, i * 137 + chance.between(-25, 25)), radius: size * radius };
  });
  const rim = (place: { centre: Point; radius: number }) => {
    const r = short(place.radius * 0.86);
    return `M${at(polar(place.centre, place.radius * 0.86, 80))}A${r} ${r} 0 0 1 ${at(polar(place.centre, place.radius * 0.86, 190))}`;
  };
  return [places.map((place) => circle(place.centre, place.radius)).join(''), places.map(rim).join('')];
}

/** A coast around a middle; whatever would leave the disc runs along its limb. */
function land(centre: Point, radius: number, middle: Point, size: number, chance: Seeded): string {
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const [x, y] = polar(middle, size * chance.between(0.55, 1.15), i * 40);
    const away = Math.hypot(x - centre[0], y - centre[1]);
    const pull = Math.min(1, (radius * 0.97) / away);
    return [centre[0] + (x - centre[0]) * pull, centre[1] + (y - centre[1]) * pull];
  });
  return blob(points);
}

function lands(centre: Point, radius: number, chance: Seeded): [broad: string, fine: string] {
  const turn = chance.between(0, 360);
  const coast = (away: number, angle: number, size: number) =>
    land(centre, radius, polar(centre, radius * away, turn + angle), radius * size, chance);
  const isles = [coast(0.25, 200, 0.13), coast(0.7, 300, 0.12), coast(0.5, 60, 0.1)];
  return [coast(0.5, 0, 0.52) + coast(0.62, 140, 0.4) + coast(0.74, 230, 0.26), isles.join('')];
}

const SURFACES = { bands, craters, lands } as const;

function ringAround([x, y]: Point, radius: number): { back: string; front: string } {
  const [rx, ry] = [short(radius * 1.66), short(radius * 0.4)];
  const [left, right] = [at([x - radius * 1.66, y]), at([x + radius * 1.66, y])];
  return { back: `M${left}A${rx} ${ry} 0 0 1 ${right}`, front: `M${left}A${rx} ${ry} 0 0 0 ${right}` };
}

function gleam(centre: Point, radius: number): string {
  const r = short(radius);
  return `M${at(polar(centre, radius, 282))}A${r} ${r} 0 0 1 ${at(polar(centre, radius, 338))}`;
}

export interface PlanetPlan {
  readonly hue: Hue;
  readonly centre: Point;
  readonly radius: number;
  /** How likely it has a ring or a moon. */
  readonly ringed: number;
  readonly moons: number;
}

export function drawPlanet(chance: Seeded, { hue, centre, radius, ringed, moons }: PlanetPlan): Planet {
  const surface = chance.pick(['bands', 'craters', 'lands'] as const);
  const [broad, fine] = SURFACES[surface](centre, radius, chance);
  const ring = chance.happens(ringed) ? ringAround(centre, radius) : undefined;
  const moon = chance.happens(moons) && !ring ? polar(centre, radius * 1.35, chance.between(215, 300)) : undefined;
  return {
    ...hue,
    centre,
    radius,
    surface,
    broad,
    fine,
    shade: crescent(centre, radius, 0.34),
    deepShade: crescent(centre, radius, 0.16),
    gleam: gleam(centre, radius * 0.8),
    ring,
    moon: moon && { centre: moon, radius: radius * 0.15 },
  };
}
