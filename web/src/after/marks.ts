/** Where rounds, phases and battles begin, for the slider and for leaping. */
import type { LogLine, Noun } from "$lib/protocol";

export interface Mark {
  step: number;
  line: LogLine;
}

/** What one may leap to, and the kinds of lines that begin it. */
export const LEAPS = {
  phase: ["phase_begins"],
  round: ["round_begins"],
  battle: ["battle_begins", "space_combat_begins", "ground_combat_begins"],
} as const;
export type Leap = keyof typeof LEAPS;

function begins(mark: Mark, what: Leap): boolean {
  return (LEAPS[what] as readonly string[]).includes(mark.line.kind);
}

/** The step to leap to from here, or null if there is none that way. */
export function leap(marks: readonly Mark[], to: Leap, from: number, way: 1 | -1): number | null {
  const steps = stepsOf(marks, to).filter((step) => (way > 0 ? step > from : step < from));
  return (way > 0 ? steps[0] : steps.at(-1)) ?? null;
}

/** In the order of the game, each step once. */
export function stepsOf(marks: readonly Mark[], kind: Leap): number[] {
  return [...new Set(marks.filter((mark) => begins(mark, kind)).map((mark) => mark.step))];
}

export interface Tick {
  step: number;
  /** From 0 to 1 along the slider. */
  at: number;
  kind: Leap;
  /** The number of a round; empty for the rest, and where two numbers would lie on each other. */
  label: string;
}

/** Numbers nearer to each other than this share of the slider cannot be read. */
const CROWDED = 0.035;

export function ticks(marks: readonly Mark[], of: number): Tick[] {
  const kinds: Leap[] = ["phase", "battle", "round"];
  let labelled = -1;
  return kinds.flatMap((kind) =>
    marks
      .filter((mark) => begins(mark, kind))
      .map((mark) => {
        const at = of === 0 ? 0 : mark.step / of;
        const free = kind === "round" && (labelled < 0 || at - labelled >= CROWDED);
        if (free) labelled = at;
        return { step: mark.step, at, kind, label: free ? String(mark.line.args[0] ?? "") : "" };
      }),
  );
}

/** Where in the game a step is: the round that had begun last, and the phase of it. */
export function whereabouts(marks: readonly Mark[], step: number): { round: Noun | null; phase: string } {
  const before = marks.filter((mark) => mark.step <= step);
  const round = before.findLastIndex((mark) => begins(mark, "round"));
  const phase = before.findLastIndex((mark) => begins(mark, "phase"));
  return {
    round: before[round]?.line.args[0] ?? null,
    phase: phase > round ? String(before[phase]?.line.args[0] ?? "") : "",
  };
}
