/** From figures to what is drawn: scales, lines, and labels that do not lie on each other. */
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";

export interface Frame {
  width: number;
  height: number;
  /** Room around the lines: for numbers at the left, rounds below, names at the right. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Drawn {
  paths: string[];
  /** Where each line ends, and where its label stands. */
  ends: { x: number; y: number; label: number }[];
  points: { x: number; y: number }[][];
  across: { x: number; index: number }[];
  up: { y: number; value: number }[];
}

/** Lines of whole numbers run on top of each other; drawn side by side all of them can be seen. */
const SIDE_BY_SIDE = 2.5;
const MOST_TICKS = 5;

export function drawn(values: readonly (readonly number[])[], frame: Frame, labelHeight: number): Drawn {
  const count = Math.max(1, ...values.map((row) => row.length));
  const most = Math.max(1, ...values.flat());
  const x = scaleLinear([0, Math.max(1, count - 1)], [frame.left, frame.width - frame.right]);
  const y = scaleLinear([0, most], [frame.height - frame.bottom, frame.top]).nice(MOST_TICKS);
  const points = values.map((row, seat) =>
    row.map((value, index) => ({ x: x(index), y: y(value) + beside(seat, values.length) })),
  );
  const path = line<{ x: number; y: number }>(
    (point) => point.x,
    (point) => point.y,
  );
  const last = points.map((row) => row.at(-1) ?? { x: frame.left, y: y(0) });
  const labels = apart(
    last.map((end) => end.y),
    labelHeight,
    frame.top,
    frame.height - frame.bottom,
  );
  return {
    paths: points.map((row) => path(row) ?? ""),
    ends: last.map((end, seat) => ({ ...end, label: labels[seat]! })),
    points,
    across: Array.from({ length: count }, (_, index) => ({ x: x(index), index })),
    up: y
      .ticks(Math.min(MOST_TICKS, most))
      .filter(Number.isInteger)
      .map((value) => ({ y: y(value), value })),
  };
}

function beside(seat: number, seats: number): number {
  return (seat - (seats - 1) / 2) * SIDE_BY_SIDE;
}

/** The same order, each at least so far from the next, as near as may be to where they were. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed: number[] = [];
  for (const index of order) {
    const free = placed.length ? placed.at(-1)! + gap : top;
    placed.push(Math.max(wanted[index]!, free));
  }
  // Whatever was pushed over the edge pushes back.
  let floor = bottom;
  for (let place = placed.length - 1; place >= 0; place -= 1) {
    placed[place] = Math.min(placed[place]!, floor);
    floor = placed[place]! - gap;
  }
  const result = new Array<number>(wanted.length);
  order.forEach((index, place) => (result[index] = placed[place]!));
  return result;
}

/** How far a bar reaches, as shares of the room: from where, how wide, and where zero is. */
export function bars(values: readonly number[]): { zero: number; from: number; width: number }[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const share = scaleLinear([low, high === low ? low + 1 : high], [0, 1]);
  return values.map((value) => ({
    zero: share(0),
    from: share(Math.min(0, value)),
    width: Math.abs(share(value) - share(0)),
  }));
}
