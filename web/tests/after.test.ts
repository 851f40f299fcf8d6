import { describe, expect, it, vi } from "vitest";

import { numberIn } from "../src/after/address";
import { along, spans } from "../src/after/bonds";
import { branchBody, practiceBody, seatChoices } from "../src/after/branching";
import { pressOf } from "../src/after/keys";
import { leap, stepsOf, ticks, whereabouts, type Mark } from "../src/after/marks";
import { apart, bars, drawn } from "../src/after/plot";
import { Reel, STRETCH, type Frames } from "../src/after/reel";
import type { Report } from "../src/after/reports";
import type { TableData } from "$lib/protocol";
import { eventually } from "./eventually";

const LAST = 200;

/** A game in which the view tells the number of its step. */
function stretch(start: number, limit: number): Frames {
  const count = Math.min(limit, LAST + 1 - start);
  const frames = Array.from({ length: count }, (_, index) => ({
    patch: index ? [{ op: "replace" as const, path: "/round", value: start + index }] : [],
    log: [{ kind: "told", args: [start + index] }],
    choice: null,
    mended: null,
    question: null,
  }));
  return { start, of: LAST, view: { round: start }, frames } as unknown as Frames;
}

const seen = (view: unknown) => (view as { round: number }).round;

describe("the reel", () => {
  it("shows each step as its patches make it", async () => {
    const reel = new Reel((start, limit) => Promise.resolve(stretch(start, limit)));
    for (const step of [0, 1, 39, 40, 123, 200]) {
      const shot = await reel.get(step);
      expect(shot.step).toBe(step);
      expect(seen(shot.view)).toBe(step);
      expect(shot.view.table).toEqual({ sealed: null, undo: false, redo: false });
    }
  });

  it("asks for no stretch twice, and for the next one before it is wanted", async () => {
    const fetch = vi.fn((start: number, limit: number) => Promise.resolve(stretch(start, limit)));
    const reel = new Reel(fetch);
    for (let step = 0; step <= LAST; step += 1) await reel.get(step);
    for (let step = LAST; step >= 0; step -= 1) await reel.get(step);
    expect(fetch.mock.calls.map(([start]) => start)).toEqual([0, 40, 80, 120, 160, 200]);
    await new Reel(fetch).get(30);
    expect(fetch).toHaveBeenLastCalledWith(STRETCH, STRETCH);
  });

  it("asks again after a failure", async () => {
    const fetch = vi
      .fn((start: number, limit: number) => Promise.resolve(stretch(start, limit)))
      .mockRejectedValueOnce(new Error("away"));
    const reel = new Reel(fetch);
    await expect(reel.get(3)).rejects.toThrow("away");
    expect((await reel.get(3)).step).toBe(3);
  });

  it("asks for a step by itself if its stretch ends before it", async () => {
    const fetch = vi.fn((start: number, limit: number) => {
      const frames = stretch(start, limit);
      return Promise.resolve(limit === 1 ? frames : { ...frames, frames: frames.frames.slice(0, 5) });
    });
    const reel = new Reel(fetch);
    expect((await reel.get(7)).step).toBe(7);
    expect(fetch).toHaveBeenCalledWith(7, 1);
  });

  it("tells what was told between two steps", async () => {
    const arrived = vi.fn();
    const reel = new Reel((start, limit) => Promise.resolve(stretch(start, limit)), arrived);
    await reel.get(90);
    reel.cover(70, 90);
    await eventually(() => expect(reel.known(70)).toBeDefined());
    expect(reel.told(70, 73).map((line) => line.args[0])).toEqual([70, 71, 72, 73]);
    expect(arrived).toHaveBeenCalled();
  });
});

const MARKS: Mark[] = [
  [8, "round_begins", 1],
  [8, "phase_begins", "influence"],
  [10, "phase_begins", "bidding"],
  [40, "battle_begins", "palace"],
  [50, "round_begins", 2],
  [50, "phase_begins", "influence"],
  [52, "round_begins", 3],
  [100, "game_over", "strongholds"],
].map(([step, kind, arg]) => ({ step: step as number, line: { kind: kind as string, args: [arg!] } }));

describe("marks", () => {
  it("lead on and back, and nowhere beyond the ends", () => {
    expect(leap(MARKS, "phase", 8, 1)).toBe(10);
    expect(leap(MARKS, "round", 49, -1)).toBe(8);
    expect(leap(MARKS, "battle", 0, 1)).toBe(40);
    expect(leap(MARKS, "battle", 40, 1)).toBeNull();
    expect(leap(MARKS, "round", 8, -1)).toBeNull();
    expect(stepsOf(MARKS, "phase")).toEqual([8, 10, 50]);
  });

  it("lie on the slider where their steps are, with the rounds numbered as long as they can be read", () => {
    const rounds = ticks(MARKS, 100).filter((tick) => tick.kind === "round");
    expect(rounds.map((tick) => tick.at)).toEqual([0.08, 0.5, 0.52]);
    expect(rounds.map((tick) => tick.label)).toEqual(["1", "2", ""]);
    expect(ticks(MARKS, 0).every((tick) => tick.at === 0)).toBe(true);
  });

  it("tell where a step is", () => {
    expect(whereabouts(MARKS, 3)).toEqual({ round: null, phase: "" });
    expect(whereabouts(MARKS, 45)).toEqual({ round: 1, phase: "bidding" });
    expect(whereabouts(MARKS, 52)).toEqual({ round: 3, phase: "" });
  });
});

describe("plots", () => {
  const frame = { width: 300, height: 200, left: 30, right: 70, top: 10, bottom: 20 };

  it("run from edge to edge and have zero at the bottom", () => {
    const plot = drawn([[0, 2, 4]], frame, 18);
    expect(plot.paths).toEqual(["M30,180L130,95L230,10"]);
    expect(plot.up.map((tick) => tick.value)).toEqual([0, 1, 2, 3, 4]);
    expect(plot.ends[0]).toMatchObject({ x: 230, y: 10 });
  });

  it("draw equal lines side by side", () => {
    const plot = drawn(
      [
        [1, 1],
        [1, 1],
      ],
      frame,
      18,
    );
    expect(plot.points[0]![0]!.y).not.toBe(plot.points[1]![0]!.y);
  });

  it("have whole numbers on their axis, and survive a game without figures", () => {
    expect(drawn([[0], [1]], frame, 18).up.map((tick) => tick.value)).toEqual([0, 1]);
    expect(drawn([], frame, 18).paths).toEqual([]);
  });

  it("keep labels apart, in order and within the frame", () => {
    const placed = apart([100, 100, 101, 20], 18, 10, 120);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((each, index) => expect(each - sorted[index]!).toBeGreaterThanOrEqual(18));
    expect(placed[3]).toBe(20);
    expect(Math.max(...placed)).toBeLessThanOrEqual(120);
  });

  it("draw bars to both sides of zero", () => {
    const [won, lost, none] = bars([1, -1, 0]);
    expect(won).toEqual({ zero: 0.5, from: 0.5, width: 0.5 });
    expect(lost).toEqual({ zero: 0.5, from: 0, width: 0.5 });
    expect(none!.width).toBe(0);
    expect(bars([0, 0])[0]).toEqual({ zero: 0, from: 0, width: 0 });
  });
});

describe("alliances", () => {
  const moments = [
    { round: 1, step: 10, end: false },
    { round: 2, step: 110, end: false },
    { round: 2, step: 120, end: true },
  ];

  it("are as long as the rounds they lasted", () => {
    expect([0, 10, 60, 110, 115, 120].map((step) => along(moments, step))).toEqual([
      0, 0, 0.25, 0.5, 0.75, 1,
    ]);
    const bond = { members: [0, 1], round: 1, step: 60, until_round: 2, until_step: 115, leaver: 1 };
    expect(spans({ moments, bonds: [bond] } as unknown as Report)).toEqual([{ bond, from: 0.25, to: 0.75 }]);
  });
});

describe("going on from a step", () => {
  const facts = (...mine: boolean[]) =>
    ({ seats: mine.map((each, number) => ({ number, mine: each })) }) as unknown as TableData;

  it("gives me my seat, or the one that is asked", () => {
    expect(seatChoices(facts(false, true, false), [0])).toEqual(["heuristic", "me", "heuristic"]);
    expect(seatChoices(facts(false, false), [1])).toEqual(["heuristic", "me"]);
    expect(seatChoices(facts(false, false), [])).toEqual(["me", "heuristic"]);
  });

  it("says it in the words of the server", () => {
    expect(branchBody(7, ["me", "random", "open"], "x".repeat(80))).toEqual({
      step: 7,
      name: "x".repeat(60),
      seats: [
        { holder: "me", level: "heuristic" },
        { holder: "bot", level: "random" },
        { holder: "open", level: "heuristic" },
      ],
    });
    expect(practiceBody(2, null)).toEqual({ seat: 2, level: "heuristic" });
    expect(practiceBody(2, 9)).toEqual({ seat: 2, level: "heuristic", step: 9 });
  });

  it("reads numbers from addresses and nothing else", () => {
    expect(["12", "0", "", "-1", "1e3", "99999999", null].map(numberIn)).toEqual([
      12,
      0,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("keys", () => {
  const press = (key: string, target: Element | null = null, more = {}) =>
    pressOf({
      key,
      target,
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      defaultPrevented: false,
      ...more,
    });
  const made = (name: string, attributes: Record<string, string> = {}) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };

  it("step, leap and run", () => {
    expect(press("ArrowLeft")).toBe("back");
    expect(press("End")).toBe("last");
    expect(press(" ")).toBe("toggle");
    expect(press("B", null, { shiftKey: true })).toEqual({ leap: "battle", way: -1 });
    expect(press("x")).toBeNull();
  });

  it("keep out of the way of fields, buttons and the browser", () => {
    expect(press("ArrowLeft", made("select"))).toBeNull();
    expect(press(" ", made("button"))).toBeNull();
    expect(press("ArrowRight", made("button"))).toBe("on");
    expect(press("ArrowRight", made("input", { type: "range" }))).toBeNull();
    expect(press(" ", made("input", { type: "range" }))).toBe("toggle");
    expect(press("ArrowRight", null, { altKey: true })).toBeNull();
    expect(press("ArrowRight", null, { defaultPrevented: true })).toBeNull();
  });
});
