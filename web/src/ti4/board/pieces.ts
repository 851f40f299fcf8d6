/** The pieces of a system and where they stand in its hex, in units of which a hex has a radius of 100. */
import type { Group, System, Ti4View } from "../types";
import type { Spot } from "./hexes";

/** From the biggest ship to what stands on planets. */
export const KINDS = [
  "flagship",
  "war_sun",
  "dreadnought",
  "carrier",
  "cruiser",
  "destroyer",
  "fighter",
  "infantry",
  "space_dock",
  "pds",
] as const;
export type Kind = (typeof KINDS)[number];

/** Silhouettes seen from above, the bow up, in a box of 24 by 24 around the origin. */
export const SHAPE: Readonly<Record<Kind, string>> = {
  flagship: "M0-13L3.5-5L12-8L9 2L12 11L4 8L0 13L-4 8L-12 11L-9 2L-12-8L-3.5-5Z",
  war_sun:
    "M0-13L3-10.5A11 11 0 0 1 10.5-3L13 0L10.5 3A11 11 0 0 1 3 10.5L0 13L-3 10.5A11 11 0 0 1-10.5 3L-13 0L-10.5-3A11 11 0 0 1-3-10.5Z",
  dreadnought: "M0-13L6-7L7 2L11 6V12L5 10L0 13L-5 10L-11 12V6L-7 2L-6-7Z",
  carrier: "M-6-12H6V-7H12V8H6V12H2V9H-2V12H-6V8H-12V-7H-6Z",
  cruiser: "M0-12L3.5-3L12 5V9L4 7V11H-4V7L-12 9V5L-3.5-3Z",
  destroyer: "M0-12L5 0L4 6L8 11H-8L-4 6L-5 0Z",
  fighter: "M0-9L8 8L0 4L-8 8Z",
  infantry: "M0-11A4.5 4.5 0 0 1 3-3H6Q8-3 8-1V11H-8V-1Q-8-3-6-3H-3A4.5 4.5 0 0 1 0-11Z",
  space_dock: "M-12-10H-5V2H5V-10H12V11H-12Z",
  pds: "M-11 11V6Q-11-2-3-4L5-12L9-8L4-2Q11 0 11 6V11Z",
};

export interface Piece {
  kind: Kind;
  count: number;
  damaged: number;
}

export interface Force {
  seat: number;
  pieces: Piece[];
}

/** What each seat has in a place, seat by seat. */
export function forcesIn(system: System, place: string): Force[] {
  return Object.entries(system.units[place] ?? {}).map(([seat, group]) => ({
    seat: Number(seat),
    pieces: piecesOf(group),
  }));
}

function piecesOf({ units, damaged }: Group): Piece[] {
  return KINDS.filter((kind) => units[kind]).map((kind) => ({
    kind,
    count: units[kind]!,
    damaged: damaged[kind] ?? 0,
  }));
}

/** Wormholes of a system, printed or laid there later. */
export function wormholesIn(view: Ti4View, id: string): string[] {
  const laid = Object.entries(view.wormhole_tokens ?? {}).filter(([, tile]) => String(tile) === id);
  return [...new Set([...(view.systems[id]?.wormholes ?? []), ...laid.map(([letter]) => letter)])];
}

export interface Disc extends Spot {
  r: number;
}

const DISCS: readonly (readonly Disc[])[] = [
  [],
  [{ x: 0, y: -39, r: 29 }],
  [
    { x: -43, y: -40, r: 26 },
    { x: 43, y: -40, r: 26 },
  ],
  [
    { x: -55, y: -31, r: 21 },
    { x: 0, y: -44, r: 21 },
    { x: 55, y: -31, r: 21 },
  ],
];

/** Where so many planets lie. */
export function discsFor(count: number): readonly Disc[] {
  return DISCS[Math.min(count, 3)]!;
}

/** A figure behind a silhouette takes so much room. */
const SILHOUETTE = 26;
const DIGIT = 11;

/** How wide a piece is with its count. */
export function widthOf({ count }: Piece): number {
  return SILHOUETTE + (count > 1 ? DIGIT * String(count).length : 0);
}

export interface Placed {
  piece: Piece;
  x: number;
}

export interface Row {
  seat: number;
  y: number;
  scale: number;
  /** The owner's seal, null on the second row of the same force. */
  seal: number | null;
  placed: Placed[];
}

const SEAL = 24;
/** Few pieces are drawn larger. */
const LARGEST = 1.2;
/** Between rows, before they are scaled. */
const STEP = 27;
/** The lower part of a hex that has planets, or all of one that has none. */
const MIDDLE = { planets: 52, empty: 32 };
const MOST = { planets: 48, empty: 76 };

/** The ships of all seats in rows that fit into the hex. */
export function rowsOf(forces: readonly Force[], planets: number): Row[] {
  const where = planets ? "planets" : "empty";
  const lines = forces.flatMap((force) => broken(force, roomAt(MIDDLE[where]) - SEAL));
  const scale = Math.min(LARGEST, MOST[where] / (lines.length * STEP));
  const top = MIDDLE[where] - ((lines.length - 1) * STEP * scale) / 2;
  return lines.map((line, index) => {
    const y = top + index * STEP * scale;
    return { ...inLine(line, Math.min(scale, fitting(line, y))), y };
  });
}

interface Line {
  seat: number;
  sealed: boolean;
  pieces: Piece[];
}

/** A force in one row, or in two if it is wide. */
function broken({ seat, pieces }: Force, room: number): Line[] {
  const whole = rowWidth(pieces);
  if (whole <= room * 1.15) return [{ seat, sealed: true, pieces }];
  let first = 0;
  let filled = 0;
  while (filled < whole / 2) filled += widthOf(pieces[first++]!);
  return [
    { seat, sealed: true, pieces: pieces.slice(0, first) },
    { seat, sealed: false, pieces: pieces.slice(first) },
  ].filter((line) => line.pieces.length);
}

/** How wide pieces are in a row. */
export function rowWidth(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + widthOf(piece), 0);
}

function lineWidth({ pieces, sealed }: Line): number {
  return rowWidth(pieces) + (sealed ? SEAL : 0);
}

/** How wide the hex is at that height, a row's own height minded. */
function roomAt(y: number): number {
  return 2 * (100 - (Math.abs(y) + 11) / Math.sqrt(3)) - 8;
}

function fitting(line: Line, y: number): number {
  return roomAt(y) / lineWidth(line);
}

/** Everything centred around 0; `x` is where the silhouette's middle is, before the row is scaled. */
function inLine(line: Line, scale: number): Omit<Row, "y"> {
  let x = -lineWidth(line) / 2;
  const seal = line.sealed ? x + SEAL / 2 - 1 : null;
  if (line.sealed) x += SEAL;
  const placed = line.pieces.map((piece) => {
    const at = { piece, x: x + SILHOUETTE / 2 };
    x += widthOf(piece);
    return at;
  });
  return { seat: line.seat, scale, seal, placed };
}

/** A force in one figure: its biggest ship and how many ships there are, or whatever else it has. */
export function strength({ pieces }: Force): { kind: Kind; ships: number } {
  const ships = pieces.filter(({ kind }) => KINDS.indexOf(kind) < KINDS.indexOf("infantry"));
  const shown = ships.length ? ships : pieces;
  return { kind: shown[0]!.kind, ships: shown.reduce((sum, { count }) => sum + count, 0) };
}
