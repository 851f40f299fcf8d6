/** Shapes and sizes of the board, in units of which the rim is 1000 from the Council. */
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
    return { radius: plate * 0.5, places: [-1, 1].map((side) => ({ x: side * plate * 0.52, y: 0 })) };
  }
  const ring = plate * 0.74;
  const around = count > 5 ? count - 1 : count;
  const room = count > 5 ? ring / 2 : plate * 0.46;
  const radius = Math.min(room, ring * Math.sin(Math.PI / around)) * 0.97;
  const places = Array.from({ length: around }, (_, index) => polar((index * 360) / around, ring));
  const middle = count > 5 ? [{ x: 0, y: 0 }] : [];
  return { radius, places: [...places.map(({ x, y }) => ({ x: round(x), y: round(y) })), ...middle] };
}

/** A name in lines of about this many letters; no word is broken. */
export function inLines(name: string, letters = 13): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
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

export type Direction = "left" | "right" | "up" | "down";
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

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a card of this size goes: beside what it is about, within the room, without hiding it. */
export function beside(about: Box, card: { width: number; height: number }, room: Box): Place {
  const gap = 12;
  const right = about.left + about.width + gap;
  const left = about.left - gap - card.width;
  const fitsRight = right + card.width <= room.width;
  const x = fitsRight ? right : left >= 0 ? left : clamp(right, room.width - card.width);
  const y = clamp(about.top + about.height / 2 - card.height / 2, room.height - card.height);
  return { x: Math.max(0, x), y };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

function pair({ x, y }: Place): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
