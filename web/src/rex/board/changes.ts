/** What happened on the board between two views, so that it can be shown. */
import type { Force, RexView } from "../types";

export type Change =
  | { kind: "move"; seat: number; count: number; from: string; to: string }
  | { kind: "deploy" | "lose" | "withdraw"; seat: number; count: number; space: string }
  | { kind: "flip"; seat: number; count: number; space: string }
  | { kind: "influence"; count: number; space: string }
  | { kind: "fleet"; from: number; to: number };

export type Note = Exclude<Change, { kind: "move" | "fleet" }>;

/** What is written beside a space, units row by row; a move and the fleet are seen as they are. */
export function notesOf(changes: readonly Change[]): { note: Note; row: number }[] {
  const rows = new Map<string, number>();
  return summed(changes).map((note) => {
    const row = rows.get(note.space) ?? 0;
    if (note.kind !== "influence") rows.set(note.space, row + 1);
    return { note, row };
  });
}

/** Of the same kind, space and player there is one note, with all that came together. */
function summed(changes: readonly Change[]): Note[] {
  const notes = new Map<string, Note>();
  for (const change of changes) {
    if (change.kind === "move" || change.kind === "fleet") continue;
    const key = keyOf(change);
    notes.set(key, { ...change, count: change.count + (notes.get(key)?.count ?? 0) });
  }
  return [...notes.values()].filter(({ count }) => count !== 0);
}

export function keyOf(note: Note): string {
  return [note.kind, note.space, "seat" in note ? note.seat : ""].join(" ");
}

export function signOf(note: Note): string {
  if (note.kind === "flip") return "↻";
  return note.kind === "deploy" || (note.kind === "influence" && note.count > 0) ? "+" : "−";
}

/** More than this is a leap to another moment; nobody could follow it. */
const MOST = 12;

/** What follows each other as quickly as this is shown together: one by one nobody would see it. */
const TOGETHER = 700;

/** The changes that are on the board now. */
export class Shown {
  private latest: readonly Change[] = [];
  private at = -Infinity;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Those that came just before stay beside the new ones, as long as they are not too many. */
  with(found: readonly Change[]): readonly Change[] {
    const now = this.clock();
    const before = now - this.at < TOGETHER ? this.latest : [];
    this.at = now;
    this.latest = [...before, ...found].slice(-MOST);
    return this.latest;
  }
}

export function changesBetween(before: RexView, after: RexView): Change[] {
  const found = [
    ...after.players.flatMap((_, seat) => ofSeat(before, after, seat)),
    ...influence(before, after),
    ...fleet(before, after),
  ];
  return found.length > MOST ? [] : found;
}

function ofSeat(before: RexView, after: RexView, seat: number): Change[] {
  const was = before.players[seat];
  const is = after.players[seat];
  if (!was || !is || was.race !== is.race) return [];
  const deltas = Object.keys(after.spaces).map((space) => ({ space, by: delta(before, after, seat, space) }));
  const gone = deltas.filter(({ by }) => by < 0).map(({ space, by }) => ({ space, left: -by }));
  const come = deltas.filter(({ by }) => by > 0).map(({ space, by }) => ({ space, left: by }));
  const dead = Math.max(0, sizeOf(is.casualties) - sizeOf(was.casualties));
  const landed = Math.max(0, sizeOf(was.reserve) - sizeOf(is.reserve));
  return [
    ...taken(gone, dead, (space, count) => ({ kind: "lose", seat, count, space })),
    ...taken(come, landed, (space, count) => ({ kind: "deploy", seat, count, space })),
    ...marched(gone, come, seat),
    ...taken(gone, Infinity, (space, count) => ({ kind: "withdraw", seat, count, space })),
    ...flips(before, after, seat),
  ];
}

interface Rest {
  space: string;
  left: number;
}

/** Up to so many units, from one space after the other. */
function taken(rests: Rest[], most: number, as: (space: string, count: number) => Change): Change[] {
  const changes: Change[] = [];
  for (const rest of rests) {
    const count = Math.min(rest.left, most);
    if (count === 0) continue;
    changes.push(as(rest.space, count));
    rest.left -= count;
    most -= count;
  }
  return changes;
}

/** What left one space and came to another. */
function marched(gone: Rest[], come: Rest[], seat: number): Change[] {
  return come.flatMap((goal) =>
    gone.flatMap((origin): Change[] => {
      const count = Math.min(goal.left, origin.left);
      if (count === 0) return [];
      goal.left -= count;
      origin.left -= count;
      return [{ kind: "move", seat, count, from: origin.space, to: goal.space }];
    }),
  );
}

function flips(before: RexView, after: RexView, seat: number): Change[] {
  return Object.keys(after.spaces).flatMap((space): Change[] => {
    const turned = facedown(after, seat, space) - facedown(before, seat, space);
    const stayed = delta(before, after, seat, space) === 0;
    return turned !== 0 && stayed ? [{ kind: "flip", seat, count: Math.abs(turned), space }] : [];
  });
}

function influence(before: RexView, after: RexView): Change[] {
  return Object.entries(after.spaces).flatMap(([space, { influence }]): Change[] => {
    const count = influence - (before.spaces[space]?.influence ?? 0);
    return count === 0 ? [] : [{ kind: "influence", count, space }];
  });
}

function fleet(before: RexView, after: RexView): Change[] {
  return before.fleet && before.fleet !== after.fleet
    ? [{ kind: "fleet", from: before.fleet, to: after.fleet }]
    : [];
}

function delta(before: RexView, after: RexView, seat: number, space: string): number {
  return sizeOf(forceAt(after, seat, space)) - sizeOf(forceAt(before, seat, space));
}

function facedown(view: RexView, seat: number, space: string): number {
  return forceAt(view, seat, space)?.facedown ?? 0;
}

function forceAt(view: RexView, seat: number, space: string): Force | undefined {
  return view.spaces[space]?.forces[String(seat)];
}

export function sizeOf(force: Force | undefined): number {
  return force ? force.units + force.mechanized + force.facedown : 0;
}
