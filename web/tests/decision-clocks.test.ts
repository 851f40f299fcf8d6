import { describe, expect, it } from "vitest";

import type { Status } from "$lib/protocol";
import { holdAt, isRunning, leftOf, spanOf } from "../src/play/decision/clocks";

function standing(more: Partial<Status>): Status {
  return {
    state: "running",
    now: 1000,
    since: 990,
    seats: [],
    clocks: null,
    hold: null,
    proposals: [],
    happenings: [],
    watchers: 0,
    ...more,
  };
}

describe("clocks", () => {
  const status = standing({
    clocks: [
      { left: 60, running: true },
      { left: 30, running: false },
    ],
  });

  it("run on while nothing is heard, and stop at nothing", () => {
    expect(leftOf(status, 0, 1010)).toBe(50);
    expect(leftOf(status, 0, 2000)).toBe(0);
  });

  it("stand still for whoever is not asked", () => {
    expect(leftOf(status, 1, 1010)).toBe(30);
    expect(isRunning(status, 0)).toBe(true);
    expect(isRunning(status, 1)).toBe(false);
  });

  it("are not there at a table without clocks", () => {
    expect(leftOf(standing({}), 0, 1010)).toBeNull();
    expect(leftOf(null, 0, 1010)).toBeNull();
  });

  it("never gain time when this machine's clock is slow", () => {
    expect(leftOf(status, 0, 990)).toBe(60);
  });
});

describe("a held window", () => {
  const status = standing({ hold: { since: 1000, until: 1020 } });

  it("fills up until it closes", () => {
    expect(holdAt(status, 1000)).toEqual({ done: 0, left: 20 });
    expect(holdAt(status, 1005)).toEqual({ done: 0.25, left: 15 });
    expect(holdAt(status, 1050)).toEqual({ done: 1, left: 0 });
  });

  it("is nothing when none is held", () => {
    expect(holdAt(standing({}), 1000)).toBeNull();
  });
});

describe("a length of time", () => {
  it("is told in the largest unit that fits", () => {
    expect(spanOf(59)).toEqual({ unit: "seconds", count: 59, digits: "0:59" });
    expect(spanOf(245)).toEqual({ unit: "minutes", count: 4, digits: "4:05" });
    expect(spanOf(3_725)).toEqual({ unit: "hours", count: 1, digits: "1:02:05" });
    expect(spanOf(200_000)).toMatchObject({ unit: "days", count: 2 });
    expect(spanOf(-3)).toMatchObject({ unit: "seconds", count: 0 });
  });
});
