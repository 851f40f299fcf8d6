/** Where the victory points of each player came from. */
import { totalOf, type Report } from "../../after/reports";

const SOURCES = [
  "before",
  "stage_1",
  "stage_2",
  "secret",
  "custodians",
  "imperial",
  "support_for_the_throne",
  "other",
] as const;

export interface Share {
  source: string;
  points: number;
  /** From 0 to 1, of the most that anybody has. */
  from: number;
  width: number;
}

/** The sources that gave anybody anything. */
export function sourcesOf(report: Report): string[] {
  return SOURCES.filter((source) => pointsOf(report, source).some((points) => points !== 0));
}

/** For each seat what it has from each source, side by side. */
export function sharesOf(report: Report): Share[][] {
  const sources = sourcesOf(report);
  const rows = report.luck.map((_, seat) =>
    sources
      .map((source) => ({ source, points: pointsOf(report, source)[seat] ?? 0 }))
      .filter(({ points }) => points > 0),
  );
  const most = Math.max(1, ...rows.map((row) => sum(row)));
  return rows.map((row) =>
    row.map(({ source, points }, index) => ({
      source,
      points,
      from: sum(row.slice(0, index)) / most,
      width: points / most,
    })),
  );
}

export function pointsOf(report: Report, source: string): readonly number[] {
  return totalOf(report, `from_${source}`);
}

function sum(row: readonly { points: number }[]): number {
  return row.reduce((total, { points }) => total + points, 0);
}
