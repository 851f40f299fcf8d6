import { describe, expect, it } from "vitest";

import type { LogLine } from "../src/lib/protocol";
import { lastRolls } from "../src/ti4/scene/rolls";

const line = (kind: string, ...args: (string | number)[]): LogLine => ({ kind, args }) as LogLine;
const faces = (...log: LogLine[]) => lastRolls(log).map((roll) => roll.faces);

describe("dice on the table", () => {
  const mine = line("dice_rolled", 0, "combat", 7, 9, 2);
  const theirs = line("dice_rolled", 1, "combat", 9, 10);

  it("are those of both sides, in their order", () => {
    const [first, second] = lastRolls([mine, line("hits_produced", 0, "combat", 1), theirs]);
    expect(first).toMatchObject({ seat: 0, why: "combat", needs: 7, faces: [9, 2] });
    expect(second).toMatchObject({ seat: 1, needs: 9, faces: [10] });
  });

  it("lie there while hits are assigned, until the dice of the next round come", () => {
    const lost = line("units_destroyed", 1, "cruiser", 1, "18", 0, "combat");
    expect(faces(mine, theirs, lost)).toEqual([[9, 2], [10]]);
    expect(faces(mine, theirs, lost, line("dice_rolled", 0, "combat", 7, 1))).toEqual([[1]]);
  });

  it("are taken away when something else begins", () => {
    expect(faces(mine, line("space_combat_ends", 18, 0))).toEqual([]);
    expect(faces()).toEqual([]);
  });
});
