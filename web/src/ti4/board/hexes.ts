/** Hexes of the map, flat side up: where each lies and which one an arrow key leads to.
 *
 * The spiral numbers them as the server does: 0 the centre, then ring by ring, each clockwise from its north corner.
 */
import type { Direction } from "../../play/board/keys";

/** From the centre of a hex to its corners. */
export const RADIUS = 100;
/** From the centre of a hex to the middle of its edges. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export interface Spot {
  x: number;
  y: number;
}

export interface Bounds extends Spot {
  width: number;
  height: number;
}

type Axial = readonly [q: number, r: number];
const NORTH: Axial = [0, -1];
/** Along the six sides of a ring, clockwise from its north corner. */
const SIDES: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** Column and row of a number of the spiral. */
export function axial(place: number): Axial {
  if (place === 0) return [0, 0];
  const ring = ringOf(place);
  const along = place - (3 * ring * (ring - 1) + 1);
  let [q, r] = [NORTH[0] * ring, NORTH[1] * ring];
  for (let step = 0; step < along; step += 1) {
    const side = SIDES[Math.floor(step / ring)]!;
    [q, r] = [q + side[0], r + side[1]];
  }
  return [q, r];
}

export function ringOf(place: number): number {
  let ring = 0;
  while (place > 3 * ring * (ring + 1)) ring += 1;
  return ring;
}

/** The centre of the hex with this number. */
export function spotOf(place: number): Spot {
  const [q, r] = axial(place);
  return { x: 1.5 * RADIUS * q, y: 2 * APOTHEM * (r + q / 2) };
}

/** The corners of a hex of this radius around the origin. */
export function hexagon(radius: number): string {
  const half = (radius * Math.sqrt(3)) / 2;
  const corners = [
    [radius, 0],
    [radius / 2, half],
    [-radius / 2, half],
    [-radius, 0],
    [-radius / 2, -half],
    [radius / 2, -half],
  ];
  return corners.map(([x, y]) => `${round(x!)} ${round(y!)}`).join(",");
}

/** The box around hexes with these centres. */
export function boundsOf(spots: readonly Spot[], margin = 0): Bounds {
  if (!spots.length) return { x: -RADIUS, y: -RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const [left, top] = [Math.min(...xs) - RADIUS - margin, Math.min(...ys) - APOTHEM - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + RADIUS + margin - left,
    height: Math.max(...ys) + APOTHEM + margin - top,
  };
}

/** A place for one more hex that touches no other: the emptiest corner of the box around them. */
export function besideAll(spots: readonly Spot[]): Spot {
  const { x, y, width, height } = boundsOf(spots);
  const corners = [y + height - APOTHEM, y + APOTHEM].flatMap((row) =>
    [x + width - RADIUS, x + RADIUS].map((column) => ({ x: column, y: row })),
  );
  const room = (corner: Spot) => Math.min(...spots.map((spot) => distance(spot, corner)));
  const best = corners.reduce((one, other) => (room(other) > room(one) + 1 ? other : one));
  return room(best) > 2.2 * APOTHEM ? best : { x: x + width + RADIUS, y: y + height - APOTHEM };
}

const TOWARDS: Record<Direction, Spot> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** What an arrow key leads to: near, and not far off the direction. Along a row it goes down and up in turn. */
export function neighbour(
  spots: ReadonlyMap<string, Spot>,
  from: string,
  direction: Direction,
): string | null {
  const here = spots.get(from);
  if (!here) return null;
  const way = TOWARDS[direction];
  const tilt = Math.round(here.x / (1.5 * RADIUS)) % 2 === 0 ? 1 : -1;
  let best: string | null = null;
  let least = Infinity;
  for (const [other, spot] of spots) {
    const [dx, dy] = [spot.x - here.x, spot.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead < 1 || aside > ahead * 1.2) continue;
    const cost = ahead + aside * 1.5 - (way.x && Math.sign(dy) === tilt ? 1 : 0);
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
