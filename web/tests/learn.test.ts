import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { speech } from "$lib/language.svelte";
import { Words } from "$lib/words";
import { diary } from "../src/learn/diary.svelte";
import LessonList from "../src/learn/LessonList.svelte";
import LessonPanel from "../src/learn/LessonPanel.svelte";
import { fits, progressOf, type Lesson } from "../src/learn/lessons";
import { textsFor } from "./spoken";

const words = new Words("en", textsFor("rex"));
const NAMES = {
  units_moved: ["seat", "count", "mechanized", "origin", "target", "how"],
  game_over: ["how", "winners"],
};
const LESSON: Lesson = {
  number: 1,
  game: "rex",
  seats: ["letnev", "jol_nar", "hacan"],
  seat: 0,
  goals: [
    { event: "units_moved", args: { seat: 0, target: "civilian_spaceport" }, least: { count: 2 } },
    { event: "game_over", args: { winners: 0 }, least: {} },
  ],
  ends: [{ event: "round_begins", args: {}, least: {} }],
  hints: ["move_from"],
};
const move = (count: number) => ({
  kind: "units_moved",
  args: [0, count, 0, "iaf_hq", "civilian_spaceport", "move"],
});
const WON = { kind: "game_over", args: ["strongholds", 0] };
const ROUND = { kind: "round_begins", args: [4] };
const ASK = { id: "1", prompt: "move_from", rule: "Rex p.11", about: {}, options: [["stay"]] };

beforeAll(async () => {
  await speech.choose("en");
  await speech.ready("rex");
});
beforeEach(() => diary.forget());

describe("a sign", () => {
  it("fits kind, arguments and bounds", () => {
    expect(fits(LESSON.goals[0]!, move(2), NAMES)).toBe(true);
    expect(fits(LESSON.goals[0]!, move(1), NAMES)).toBe(false);
    expect(fits(LESSON.goals[1]!, move(2), NAMES)).toBe(false);
  });
  it("fits several arguments under the last name", () => {
    const together = { event: "game_over", args: { winners: "0 1" }, least: {} };
    expect(fits(together, { kind: "game_over", args: ["strongholds", 0, 1] }, NAMES)).toBe(true);
    expect(fits(together, WON, NAMES)).toBe(false);
  });
});

describe("progress", () => {
  it("is done when all goals are reached, whatever comes later", () => {
    expect(progressOf(LESSON, [move(3), WON, ROUND], NAMES)).toEqual({
      reached: [true, true],
      missed: false,
      done: true,
    });
  });
  it("is missed when the end comes first, and nothing counts after it", () => {
    expect(progressOf(LESSON, [move(3), ROUND, WON], NAMES)).toEqual({
      reached: [true, false],
      missed: true,
      done: false,
    });
  });
});

describe("the panel", () => {
  const shown = (log: { kind: string; args: (string | number)[] }[], more = {}) =>
    render(LessonPanel, {
      lesson: LESSON,
      count: 10,
      progress: progressOf(LESSON, log, NAMES),
      ask: ASK,
      over: false,
      onagain: () => undefined,
      ...more,
    });

  it("tells what to do at the present question, and links to its rule", () => {
    shown([]);
    expect(screen.getByRole("status").textContent).toContain(words.say("web-learn-1-hint-move_from"));
    expect(screen.getByText(words.say("web-learn-rule")).getAttribute("href")).toBe("/rules/rex#move_from");
  });
  it("leads on to the next lesson when this one is done", () => {
    shown([move(3), WON]);
    expect(screen.getByText(words.say("web-learn-next")).getAttribute("href")).toBe("/learn/2");
    expect(screen.getByRole("status").textContent).toContain(words.say("web-learn-1.done"));
  });
  it("says what went wrong when it is missed, also when the table has ended", () => {
    shown([move(3)], { over: true, ask: null });
    expect(screen.getByRole("status").textContent).toContain(words.say("web-learn-1.missed"));
  });
});

describe("the list", () => {
  it("marks what is done and what comes next", () => {
    diary.finished(1);
    diary.finished(1);
    render(LessonList, { lessons: [LESSON, { ...LESSON, number: 2 }], unknown: false });
    const [first, second] = screen.getAllByRole("listitem");
    expect(first!.textContent).toContain(words.say("web-learn-done"));
    expect(second!.textContent).toContain(words.say("web-learn-begin"));
    expect(screen.getByText(words.say("web-learn-progress", { done: 1, count: 2 }))).toBeTruthy();
  });
  it("remembers the table of a lesson that was left", () => {
    diary.begun(2, "abc");
    expect([diary.tableOf(1), diary.tableOf(2)]).toEqual([null, "abc"]);
  });
});

describe("the words of the lessons", () => {
  const declared = readFileSync(join(import.meta.dirname, "../../src/throneworld/rex/lessons.py"), "utf8");
  const parts = declared.split(/= lesson\(\n/).slice(1);

  it.each(parts.map((part) => [Number(/^\s*(\d+)/.exec(part)![1]), part] as const))(
    "are there for lesson %i",
    (number, part) => {
      for (const key of ["", ".teaser", ".text", ".why", ".done", ".missed"]) {
        expect(words.has(`web-learn-${number}${key}`), key).toBe(true);
      }
      const hints = /hints=\(([^)]*)\)/.exec(part)![1]!.match(/\w+/g)!;
      expect(hints.filter((hint) => !words.has(`web-learn-${number}-hint-${hint}`))).toEqual([]);
    },
  );
  it("are as many as there are goals", () => {
    expect(words.has("web-learn-2-goal-3") && !words.has("web-learn-2-goal-4")).toBe(true);
  });
});
