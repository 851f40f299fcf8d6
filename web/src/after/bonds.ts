/** Alliances as bars over the rounds of a game. */
import type { Bond, Report } from "./reports";

export interface Span {
  bond: Bond;
  /** From 0 to 1 over the whole game. */
  from: number;
  to: number;
}

/** Each round is as wide as any other, whatever it took; within a round, by steps. */
export function spans(report: Report): Span[] {
  return report.bonds.map((bond) => ({
    bond,
    from: along(report.moments, bond.step),
    to: along(report.moments, bond.until_step),
  }));
}

export function along(moments: Report["moments"], step: number): number {
  const last = moments.length - 1;
  if (last < 1) return 0;
  const after = moments.findIndex((moment) => moment.step > step);
  if (after < 0) return 1;
  if (after === 0) return 0;
  const [begin, end] = [moments[after - 1]!.step, moments[after]!.step];
  return (after - 1 + (step - begin) / (end - begin)) / last;
}
