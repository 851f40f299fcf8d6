/** Shapes and sizes of the board, in units of which the rim is 1000 from the Council. */
import type { Direction } from "../../play/board/keys";
import { angleOf, COUNCIL, LAYOUT, polar, SECTORS, type Place } from "../layout";

export const UNIT = 1000;
/** Sectors end here; the band with their numbers lies outside. */
export const RIM = UNIT;
export const BAND = 1072;
/** Half the width of the picture. */
export const HALF = 1084;
export const PLATE = 95;
export const COUNCIL_PLATE = 168;

export function placeOf(space: string): Place {
  const place = LAYOUT[space]!;
  return { x: round(place.x * UNIT), y: round(place.y * UNIT) };
}

export function plateOf(space: string): number {
  return space === COUNCIL ? COUNCIL_PLATE : PLATE;
}

/** Where a lamp hangs: at the upper right of its plate, or left where the name of another space is in the way. */
export function lampPlace(space: string): Place {
  const [place, plate] = [placeOf(space), plateOf(space)];
  const right = { x: plate * 0.8, y: -plate * 0.76 };
  const hung = { x: place.x + right.x, y: place.y + right.y };
  return othersOf(space).some((other) => fromName(hung, other) < 100) ? { ...right, x: -right.x } : right;
}

/** One below the other where the note stands beside its plate, upwards where it stands above. */
const NOTE = 68;

/** Where it is written how many units more or fewer a space has: above or beside it, where most room is. */
export function notePlace(space: string, row: number): Place {
  const [{ x, y }, plate] = [placeOf(space), plateOf(space)];
  const above = { x, y: y - plate * 1.35 };
  const sides = [-1, 1].map((side) => ({ x: x + side * (plate + 70), y: y + 14 }));
  const best = [above, ...sides].reduce((a, b) => (roomAt(b, space) > roomAt(a, space) ? b : a));
  return { x: best.x, y: best.y + (best === above ? -row : row) * NOTE };
}

/** How far a point is from all that belongs to other spaces; none outside the city, where the fleet flies. */
function roomAt(at: Place, space: string): number {
  if (Math.hypot(at.x, at.y) > RIM - 65) return -Infinity;
  const fromPlate = (other: string) => far(at, placeOf(other)) - plateOf(other);
  return Math.min(...othersOf(space).flatMap((other) => [fromPlate(other), fromName(at, other) - 40]));
}

/** How far a point is from the name of a space; names are wider than high. */
function fromName(at: Place, space: string): number {
  const [{ x, y }, plate] = [placeOf(space), plateOf(space)];
  return Math.hypot((at.x - x) / 1.6, at.y - y - plate * 1.18);
}

function othersOf(space: string): string[] {
  return Object.keys(LAYOUT).filter((other) => other !== space);
}

function far(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A piece of a ring over the whole width of a sector. */
export function wedge(sector: number, inner: number, outer: number): string {
  const half = 180 / SECTORS;
  const [from, to] = [angleOf(sector) - half, angleOf(sector) + half];
  const [a, b] = [point(from, outer), point(to, outer)];
  const [c, d] = [point(to, inner), point(from, inner)];
  return `M${a} A${outer} ${outer} 0 0 1 ${b} L${c} A${inner} ${inner} 0 0 0 ${d} Z`;
}

/** The border between a sector and the one before it. */
export function border(sector: number, inner: number, outer: number): string {
  const angle = angleOf(sector) - 180 / SECTORS;
  return `M${point(angle, inner)} L${point(angle, outer)}`;
}

function point(degrees: number, radius: number): string {
  const { x, y } = polar(degrees, radius);
  return `${round(x)} ${round(y)}`;
}

/** Each movement line once, as the pair of spaces that it joins. */
export function roads(spaces: Readonly<Record<string, { lines: readonly string[] }>>): [string, string][] {
  return Object.entries(spaces).flatMap(([from, { lines }]) =>
    lines.filter((to) => from < to).map((to): [string, string] => [from, to]),
  );
}

/** A polygon with this many corners, the first edge level. */
export function polygon(corners: number, radius: number): string {
  const turn = 180 / corners;
  return Array.from({ length: corners }, (_, index) => point((index * 360) / corners + turn, radius)).join(
    ",",
  );
}

/** Where so many tokens stand on a plate, and how large each is: a few in a ring, more around one in the middle. */
export function tokenPlaces(count: number, plate: number): { radius: number; places: Place[] } {
  if (count <= 1) return { radius: plate * 0.66, places: [{ x: 0, y: 0 }].slice(0, count) };
  if (count === 2) {
    return { radius: plate * 0.54, places: [-1, 1].map((side) => ({ x: side * plate * 0.56, y: 0 })) };
  }
  const ring = plate * 0.74;
  const around = count > 5 ? count - 1 : count;
  const room = count > 5 ? ring / 2 : plate * 0.52;
  const radius = Math.min(room, ring * Math.sin(Math.PI / around)) * 0.97;
  const places = Array.from({ length: around }, (_, index) => polar((index * 360) / around, ring));
  const middle = count > 5 ? [{ x: 0, y: 0 }] : [];
  return { radius, places: [...places.map(({ x, y }) => ({ x: round(x), y: round(y) })), ...middle] };
}

/** So much wider may a name be if that saves it a third line. */
const STRETCH = 4;

/** A name in lines of about this many letters, broken between words and after hyphens only. */
export function inLines(name: string, letters = 13): string[] {
  const lines = filled(name, letters);
  const wider = lines.length > 2 ? filled(name, letters + STRETCH) : lines;
  return wider.length < lines.length ? wider : lines;
}

function filled(name: string, letters: number): string[] {
  const lines: string[] = [];
  for (const [part, , word] of name.matchAll(/( ?)([^ -]+-*)/g)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length <= letters) lines[lines.length - 1] = last + part;
    else lines.push(word!);
  }
  return lines;
}

/** An arrow from plate to plate, bent a little so that it does not hide the movement lines. */
export function arrow(from: string, to: string): { path: string; middle: Place } {
  const [a, b] = [placeOf(from), placeOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(90, length * 0.16);
  const start = { x: a.x + ux * plateOf(from), y: a.y + uy * plateOf(from) };
  const end = { x: b.x - ux * (plateOf(to) + 14), y: b.y - uy * (plateOf(to) + 14) };
  const control = { x: (a.x + b.x) / 2 - uy * 2 * bend, y: (a.y + b.y) / 2 + ux * 2 * bend };
  const middle = {
    x: round((start.x + 2 * control.x + end.x) / 4),
    y: round((start.y + 2 * control.y + end.y) / 4),
  };
  return { path: `M${pair(start)} Q${pair(control)} ${pair(end)}`, middle };
}

const TOWARDS: Record<Direction, Place> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The space that an arrow key leads to: near, and not far off the direction. */
export function neighbour(space: string, direction: Direction): string | null {
  const here = LAYOUT[space]!;
  const way = TOWARDS[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const [other, place] of Object.entries(LAYOUT)) {
    const [dx, dy] = [place.x - here.x, place.y - here.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead < 0.03 || aside > ahead * 1.7) continue;
    const cost = ahead + aside * 1.5;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

function pair({ x, y }: Place): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
