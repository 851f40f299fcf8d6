import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import type { LogLine } from "$lib/protocol";
import { named, Words } from "$lib/words";
import {
  ALL,
  chapters,
  fenced,
  numbered,
  phasesIn,
  pieces,
  reading,
  seatsOf,
} from "../src/play/around/story";
import "./spoken";

const line = (kind: string, ...args: (string | number)[]): LogLine => ({ kind, args });

const EVENTS = {
  first_player: ["seat"],
  bid: ["seat", "amount"],
  influence_given: ["seat", "other", "amount", "reason"],
  alliance_formed: ["members"],
  sol_offensive: ["space", "other_space"],
  units_destroyed: ["seat", "count", "space", "how"],
};
const argsOf = (each: LogLine) => named(EVENTS[each.kind as keyof typeof EVENTS] ?? [], each.args);

const GAME = [
  line("first_player", 2),
  line("chance", "bombardment", 4),
  line("round_begins", 1),
  line("phase_begins", "influence"),
  line("sol_offensive", "iaf_hq", "imperial_palace"),
  line("phase_begins", "bidding"),
  line("bid", 0, 3),
  line("influence_given", 0, 1, 3, "bid"),
  line("round_begins", 2),
  line("phase_begins", "influence"),
  line("alliance_formed", 1, 2),
];

const NOW = { round: 2, phase: "influence", phases: ["influence", "bidding", "bombardment"] };

describe("chapters", () => {
  it("leaves a line that was told before as it is, so that only new lines are put into words", () => {
    const [first, second] = [numbered(GAME, 3), numbered([...GAME, line("bid", 0, 3)], 3)];
    expect(second.slice(0, GAME.length).every((told, index) => told === first[index])).toBe(true);
    expect(numbered(GAME, 4)[0]).toMatchObject({ number: 4, line: GAME[0] });
  });

  it("begin with each round and phase, and tell neither those nor the dice again", () => {
    const found = chapters(numbered(GAME, 0), NOW);
    expect(found.map(({ round, phase }) => [round, phase])).toEqual([
      [0, "setup"],
      [1, "influence"],
      [1, "bidding"],
      [2, "influence"],
    ]);
    expect(found.flatMap(({ told }) => told.map((each) => each.number))).toEqual([0, 4, 6, 7, 10]);
  });

  it("keep the numbers of the whole log when only its end was read", () => {
    const [first, second] = chapters(numbered(GAME.slice(6), 6), NOW);
    expect(first).toMatchObject({ round: 1, phase: "bombardment", from: 6 });
    expect(second).toMatchObject({ round: 2, phase: "influence", from: 10 });
  });

  it("are in the present phase if nothing has begun since", () => {
    expect(chapters(numbered([line("bid", 0, 3)], 40), NOW)[0]).toMatchObject({
      round: 2,
      phase: "influence",
    });
  });

  it("are in the phase before the one that begins next", () => {
    const rest = [line("bid", 0, 3), line("phase_begins", "bombardment")];
    expect(chapters(numbered(rest, 40), NOW)[0]).toMatchObject({ round: 2, phase: "bidding" });
  });

  it("are none when nothing was told", () => {
    expect(chapters([], NOW)).toEqual([]);
  });
});

describe("filters", () => {
  const all = chapters(numbered(GAME, 0), NOW);
  const numbers = (seat: number | null, phase: string | null) =>
    reading(all, { seat, phase }, argsOf).flatMap(({ told }) => told.map((each) => each.number));

  it("leave everything unless something is wanted", () => {
    expect(reading(all, ALL, argsOf)).toEqual(all);
  });

  it("keep what names a player, in whatever part", () => {
    expect(numbers(0, null)).toEqual([6, 7]);
    expect(numbers(1, null)).toEqual([7, 10]);
    expect(numbers(2, null)).toEqual([0, 10]);
  });

  it("keep a phase of every round, and both together", () => {
    expect(numbers(null, "influence")).toEqual([4, 10]);
    expect(numbers(1, "influence")).toEqual([10]);
    expect(numbers(0, "influence")).toEqual([]);
  });

  it("offer the phases that were played", () => {
    expect(phasesIn(all)).toEqual(["setup", "influence", "bidding"]);
  });

  it("take amounts for no players", () => {
    expect(seatsOf(argsOf(line("bid", 4, 2)))).toEqual([4]);
  });
});

describe("names within a line", () => {
  const text = `
name-sol = Federation of Sol
    .short = Sol
event-units_destroyed = { PLAYER($seat) } loses { $count } units (Sol Offensive).
event-alliance_formed = { PLAYERS($members) } are allies.
list = { $rest } and { $last }
seat = Seat { $number }
`;
  const words = new Words("en", [new FluentResource(text)], ["sol", "sol"], EVENTS);

  it("are told apart from the same word used otherwise", () => {
    const told = fenced(words).event(line("units_destroyed", 0, 5, "iaf_hq", "sol_offensive"));
    expect(pieces(told)).toEqual([
      { text: "Sol", seat: 0 },
      { text: " loses 5 units (Sol Offensive).", seat: null },
    ]);
  });

  it("are each by itself in a list", () => {
    expect(pieces(fenced(words).event(line("alliance_formed", 0, 1))).map(({ seat }) => seat)).toEqual([
      0,
      null,
      1,
      null,
    ]);
  });

  it("leave the words themselves as they are", () => {
    fenced(words);
    expect(words.player(0)).toBe("Sol");
    expect(pieces("nobody is named")).toEqual([{ text: "nobody is named", seat: null }]);
  });
});
