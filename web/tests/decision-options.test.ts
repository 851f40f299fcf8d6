import { describe, expect, it } from "vitest";

import type { Ask, Option } from "$lib/protocol";
import { amountsOf, filtered, further, isMost, nearest, same, sorted } from "../src/play/decision/options";
import { reasonsOf } from "../src/play/decision/reasons";
import "./spoken";

function asking(prompt: string, ...options: Option[]): Ask {
  return { id: "1", prompt, rule: "Rex p.9", about: {}, options };
}
const knows = {
  game: "rex",
  onBoard: (_: Ask, option: Option) => option[1] === "iaf_hq",
  readable: (thing: unknown) => thing === "informant",
};
const bids = (...amounts: number[]): Option[] => amounts.map((amount) => ["bid", amount]);

describe("sorting options into controls", () => {
  it("makes a stepper of many amounts and sets passing apart", () => {
    const parts = sorted(asking("bid", ["pass"], ...bids(3, 4, 5, 6)), knows);
    expect(parts.amounts).toEqual([{ verb: "bid", values: [3, 4, 5, 6], start: 3 }]);
    expect(parts.closing).toEqual([["pass"]]);
    expect(parts.plain).toEqual([]);
  });

  it("keeps few amounts as buttons", () => {
    const parts = sorted(asking("bid", ["pass"], ...bids(3, 4)), knows);
    expect(parts.amounts).toEqual([]);
    expect(parts.plain).toEqual(bids(3, 4));
  });

  it("takes the number of a seat for no amount", () => {
    const gifts: Option[] = [0, 1, 2, 3, 4].map((seat) => ["give", seat]);
    expect(sorted(asking("negotiate", ...gifts), knows).plain).toEqual(gifts);
  });

  it("tells board targets and things with a text from the others", () => {
    const parts = sorted(asking("x", ["to", "iaf_hq"], ["play", "informant"], ["other"], ["done"]), knows);
    expect(parts.board).toEqual([["to", "iaf_hq"]]);
    expect(parts.cards).toEqual([["play", "informant"]]);
    expect(parts.plain).toEqual([["other"]]);
    expect(parts.closing).toEqual([["done"]]);
  });

  it("makes a stepper for each verb", () => {
    const options: Option[] = [1, 2, 3, 4].flatMap((n): Option[] => [
      ["units", n],
      ["mechanized", n],
    ]);
    expect(amountsOf("rex", options).map((each) => each.verb)).toEqual(["units", "mechanized"]);
  });

  it("loses no option", () => {
    const ask = asking(
      "x",
      ["to", "iaf_hq"],
      ["play", "informant"],
      ["give", 2],
      ["pass"],
      ...bids(1, 2, 3, 9),
    );
    const { amounts, board, cards, plain, closing } = sorted(ask, knows);
    const stepped = amounts.flatMap(({ verb, values }) => values.map((value): Option => [verb, value]));
    expect([...stepped, ...board, ...cards, ...plain, ...closing]).toHaveLength(ask.options.length);
  });
});

describe("amounts with gaps", () => {
  const values = [0, 2, 3, 7];

  it("steps to the next allowed one and stays within the bounds", () => {
    expect(further(values, 3, 1)).toBe(7);
    expect(further(values, 7, 1)).toBe(7);
    expect(further(values, 2, -1)).toBe(0);
    expect(further(values, 0, -1)).toBe(0);
  });

  it("begin with all troops, but with the lowest price", () => {
    const starts = (verb: string) =>
      amountsOf(
        "rex",
        values.map((each): Option => [verb, each]),
      )[0]!.start;
    expect(["units", "mechanized", "facedown"].map(starts)).toEqual([7, 7, 7]);
    expect(["bid", "amount"].map(starts)).toEqual([0, 0]);
  });

  it("takes what is typed to the nearest allowed one", () => {
    expect(nearest(values, 6)).toBe(7);
    expect(nearest(values, 1)).toBe(0);
    expect(nearest(values, 99)).toBe(7);
    expect(nearest(values, -5)).toBe(0);
  });
});

describe("options", () => {
  it("are the same if they say the same", () => {
    expect(same(["bid", 3], ["bid", 3])).toBe(true);
    expect(same(["bid", 3], ["bid", 4])).toBe(false);
    expect(same(["bid", 3], ["bid"])).toBe(false);
    expect(same(null, null)).toBe(false);
  });

  it("stake everything only where there was a choice", () => {
    const ask = asking("bid", ["pass"], ...bids(1, 2, 3));
    expect(isMost("rex", ask, ["bid", 3])).toBe(true);
    expect(isMost("rex", ask, ["bid", 2])).toBe(false);
    expect(isMost("rex", ask, ["pass"])).toBe(false);
    expect(isMost("rex", asking("bid", ["pass"], ["bid", 1]), ["bid", 1])).toBe(false);
  });

  it("are found by any part of their words", () => {
    const options: Option[] = [["a"], ["b"]];
    const say = (option: Option) => (option[0] === "a" ? "Hall of Records" : "Sallab Slums");
    expect(filtered(options, "rec hall", say)).toEqual([["a"]]);
    expect(filtered(options, "", say)).toEqual(options);
    expect(filtered(options, "x", say)).toEqual([]);
  });
});

it("puts options that are refused for the same reason together", () => {
  const low = { rule: "Rex p.9", key: "bid_too_low", args: [3] };
  const poor = { rule: "Rex p.9", key: "not_enough_influence", args: [5] };
  const list = [
    { option: ["pass"], refusal: null, message: "" },
    { option: ["bid", 1], refusal: low, message: "" },
    { option: ["bid", 2], refusal: low, message: "" },
    { option: ["bid", 6], refusal: poor, message: "" },
  ];
  expect(reasonsOf(list)).toEqual([
    {
      refusal: low,
      options: [
        ["bid", 1],
        ["bid", 2],
      ],
    },
    { refusal: poor, options: [["bid", 6]] },
  ]);
});
