import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { declare } from "../src/lib/nouns";
import type { Ask, Explained, Option } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import Answers from "../src/generic/Answers.svelte";
import { face } from "../src/generic/face";
import Mine from "../src/generic/Mine.svelte";
import Players from "../src/generic/Players.svelte";
import Score from "../src/generic/Score.svelte";
import TextBoard from "../src/generic/TextBoard.svelte";
import { partsOf, sayValue, type Fields } from "../src/generic/tree";
import { answersTo, shortOf } from "../src/generic/verbs";
import type { AnyView } from "../src/generic/view";
import { textsFor } from "./spoken";

/** A game of which nobody has written a word. */
declare("duel", {
  closing: ["pass"],
  kinds: { seat: { numbers: true, said: "player" }, card: { numbers: false, said: "name" } },
  verbs: { pass: [[]], aim: [["seat"]], play: [["card"]], boast: [[]] },
});
const words = new Words("en", textsFor("duel"), ["red_fox", "owl"], { hit: ["seat", "what"] }, "duel");
const telling = { words, seats: 2 };

const VIEW = {
  game: "duel",
  seat: 1,
  waiting: [1],
  result: null,
  ask: null,
  table: null,
  round: 2,
  phase: "high_noon",
  first: 0,
  deck: 7,
  discards: [],
  options: { hats: true },
  streets: { north: { owner: 1, dust: 3 }, south: { owner: -1, dust: 0 } },
  saloons: [
    { id: "old_moon", a: 1, b: 2, c: 3, d: 0, e: 5, f: 6, g: 7, open: true },
    { id: "new_moon", a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, open: false },
  ],
  players: [
    { faction: "red_fox", points: 3, wounds: { light: 1, grave: 0 } },
    { faction: "owl", points: 5, wounds: {} },
  ],
  you: { hand: ["quick_draw", "bluff"] },
} as unknown as AnyView;

function asking(...options: Option[]): Ask {
  return { id: "1", prompt: "draw_or_wait", rule: "p.1", about: {}, options };
}

beforeEach(() => void (document.body.innerHTML = ""));

describe("a game without words", () => {
  it("is told by readable names", () => {
    expect(words.prompt(asking())).toBe("Draw or wait");
    expect(words.option(asking(), ["aim", 0])).toBe("Aim Red fox");
    expect(words.event({ kind: "hit", args: [1, "left_arm"] })).toBe("Hit: Owl, Left arm");
    expect(words.refusal({ rule: "p.2", key: "no_bullets", args: [] })).toBe("No bullets");
    expect(words.phase("high_noon")).toBe("High noon");
  });

  it("says who is meant where a field names seats, and a number where it does not", () => {
    expect(sayValue("owner", 1, telling)).toBe("Owl");
    expect(sayValue("owner", -1, telling)).toBe("nobody");
    expect(sayValue("owner", 12, telling)).toBe("12");
    expect(sayValue("dust", 1, telling)).toBe("1");
    expect(sayValue("forces", { "0": { light: 2, grave: 0 }, "1": {} }, telling)).toBe("Red fox: Light: 2");
  });
});

describe("a view", () => {
  it("is facts, and parts of which each has rows or facts", () => {
    const { facts, parts } = partsOf(VIEW as unknown as Fields, telling);
    expect(facts.map(({ label, text }) => `${label} ${text}`)).toContain("First player Red fox");
    const streets = parts.find(({ name }) => name === "streets")!;
    expect(streets.rows.map(({ head }) => head)).toEqual(["North", "South"]);
    expect(streets.columns).toEqual(["owner", "dust"]);
  });

  it("becomes tables with headings, and lists where a table would be too wide", () => {
    render(TextBoard, { view: VIEW, words, table: "t", ask: null, onpick: vi.fn(), marked: [] });
    const table = screen.getByRole("table", { name: "Streets" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((each) => each.textContent),
    ).toEqual(["Owner", "Dust"]);
    const north = within(table).getByRole("rowheader", { name: "North" });
    expect(north.parentElement!.textContent).toContain("Owl");
    expect(screen.queryByRole("table", { name: "Saloons" })).toBeNull();
    const moon = screen.getByRole("heading", { name: "Old moon" }).closest("li")!;
    expect(moon.textContent).toContain("Open");
    expect(moon.textContent).not.toContain("D:");
    expect(screen.queryByText("Discards")).toBeNull();
  });

  it("offers where something is what can be chosen there", async () => {
    const onpick = vi.fn();
    const ask = asking(["play", "old_moon"], ["pass"]);
    render(TextBoard, { view: VIEW, words, table: "t", ask, onpick, marked: [] });
    await fireEvent.click(screen.getByRole("button", { name: "Play Old moon" }));
    expect(onpick).toHaveBeenCalledWith(["play", "old_moon"]);
  });

  it("tells round, phase and points in one line, and of each player the rest", () => {
    render(Score, { view: VIEW, words, status: null });
    expect(document.body.textContent).toMatch(/Round 2 · High noon/);
    expect(screen.getAllByRole("listitem").map((each) => each.textContent?.trim())).toEqual([
      expect.stringMatching(/^Red fox\s*3/),
      expect.stringMatching(/^Owl\s*5/),
    ]);
    document.body.innerHTML = "";
    render(Players, { view: VIEW, words, status: null });
    expect(screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent?.trim())).toEqual([
      expect.stringMatching(/^Owl\s*\(you\)/),
      "Red fox",
    ]);
  });

  it("shows what only I hold, or that there is nothing", async () => {
    const { rerender } = render(Mine, { view: VIEW, words, status: null });
    expect(screen.getByText("Quick draw, Bluff")).toBeTruthy();
    await rerender({ view: { ...VIEW, you: {} } as AnyView });
    expect(screen.getByText(words.say("web-generic-nothing-hidden"))).toBeTruthy();
  });

  it("names who plays what, for the words", () => {
    expect(face.races(VIEW)).toEqual(["red_fox", "owl"]);
  });
});

describe("the answers to a question", () => {
  const ask = asking(["aim", 0], ["aim", 1], ["pass"], ["boast"]);
  const refused: Explained[] = [
    { message: "", option: ["play", "bluff"], refusal: { rule: "p.3", key: "too_early", args: [] } },
    { message: "", option: ["aim", 0], refusal: null },
  ];

  it("are sorted by what they do, and what ends something comes last", () => {
    const { verbs, single } = answersTo(ask, refused, words);
    expect(verbs.map(({ verb, options }) => [verb, options.length])).toEqual([
      ["aim", 2],
      ["play", 0],
    ]);
    expect(single).toEqual([["boast"], ["pass"]]);
  });

  it("are read by their nouns where these tell them apart", () => {
    expect(
      shortOf(
        ask,
        [
          ["aim", 0],
          ["aim", 1],
        ],
        words,
      )!(["aim", 1]),
    ).toBe("Owl");
    expect(
      shortOf(
        ask,
        [
          ["aim", 0],
          ["aim", 0],
        ],
        words,
      ),
    ).toBeNull();
    expect(shortOf(ask, [["boast"], ["pass"]], words)).toBeNull();
  });

  it("are buttons, and beside them stands what is not possible and why", async () => {
    const onpick = vi.fn();
    const explain = () => Promise.resolve(refused);
    render(Answers, { view: VIEW, words, table: "t", ask, sealed: ["aim", 0], onpick, explain });
    expect(screen.getByRole("heading", { name: "Aim" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Aim Red fox" }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Aim Owl" }));
    expect(onpick).toHaveBeenCalledWith(["aim", 1]);
    expect(await screen.findByText(/Too early \(p\.3\)/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Bluff/ })).toBeNull();
  });

  it("do not wait for reasons that do not come", async () => {
    const explain = () => Promise.reject(new Error("away"));
    render(Answers, { view: VIEW, words, table: "t", ask, sealed: null, onpick: vi.fn(), explain });
    expect(await screen.findAllByRole("button")).toHaveLength(4);
  });
});
