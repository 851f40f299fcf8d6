import { describe, expect, it } from "vitest";

import { LEAPS, stepsOf, type Mark } from "../src/after/marks";
import { totalOf, type Report } from "../src/after/reports";
import { Words } from "../src/lib/words";
import { spacesOf, systemsOf } from "../src/ti4/places";
import { sharesOf, sourcesOf } from "../src/ti4/report/sources";
import { viewOf } from "./ti4-view";
import "./spoken";

const report = {
  luck: [0, 0],
  totals: [
    { id: "from_stage_1", values: [3, 1] },
    { id: "from_secret", values: [0, 0] },
    { id: "from_custodians", values: [1, 0] },
  ],
} as unknown as Report;

describe("where points came from", () => {
  it("is told of the sources that gave any", () => {
    expect(sourcesOf(report)).toEqual(["stage_1", "custodians"]);
    expect(totalOf(report, "from_other")).toEqual([]);
  });

  it("is drawn side by side, and to the scale of whoever has the most", () => {
    expect(sharesOf(report)).toEqual([
      [
        { source: "stage_1", points: 3, from: 0, width: 0.75 },
        { source: "custodians", points: 1, from: 0.75, width: 0.25 },
      ],
      [{ source: "stage_1", points: 1, from: 0, width: 0.25 }],
    ]);
  });
});

describe("leaps", () => {
  it("go to combats in space and on the ground", () => {
    const marks = LEAPS.battle.map((kind, step): Mark => ({ step, line: { kind, args: [] } }));
    expect(stepsOf(marks, "battle")).toEqual([0, 1, 2]);
  });
});

describe("lines of the log", () => {
  const words = new Words("en", [], [], {
    system_activated: ["seat", "system"],
    units_destroyed: ["seat", "kind", "count", "place", "other", "how"],
    dice_rolled: ["seat", "why", "needs", "results"],
    target_named: ["seat", "what", "target"],
  });
  const marked = (kind: string, ...args: (string | number)[]) =>
    systemsOf(viewOf(), spacesOf({ kind, args }, words));

  it("speak of systems by their numbers, of planets and space areas by their names", () => {
    expect(marked("system_activated", 18, 18)).toEqual(["18"]);
    expect(marked("units_destroyed", 18, "cruiser", 18, "mecatol_rex", 1, "combat")).toEqual(["18"]);
    expect(marked("units_destroyed", 1, "cruiser", 1, "18", 1, "combat")).toEqual(["18"]);
    expect(marked("custodians_removed", 0)).toEqual(["18"]);
  });

  it("are not taken at their word where a number is something else", () => {
    expect(marked("dice_rolled", 18, "combat", 18, 18, 18)).toEqual([]);
    expect(marked("target_named", 0, "player", 18)).toEqual([]);
    expect(marked("target_named", 0, "system", 18)).toEqual(["18"]);
  });
});
