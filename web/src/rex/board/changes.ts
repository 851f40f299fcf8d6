/** What happened on the board between two views, so that it can be shown. */
import type { Force, RexView } from "../types";

export type Change =
  | { kind: "move"; seat: number; count: number; from: string; to: string }
  | { kind: "deploy" | "lose" | "withdraw"; seat: number; count: number; space: string }
  | { kind: "flip"; seat: number; count: number; space: string }
  | { kind: "influence"; count: number; space: string }
  | { kind: "fleet"; from: number; to: number };

/** More than this is a leap to another moment; nobody could follow it. */
const MOST = 12;

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
