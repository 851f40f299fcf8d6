import { describe, expect, it } from "vitest";

import type { Ask, Option } from "$lib/protocol";
import { Words } from "$lib/words";
import { nextPhase, offersFor, wordsOf } from "../src/play/decision/orders";
import { upTo } from "../src/rex/controls/bidding";
import { textsFor } from "./spoken";

const words = new Words("en", textsFor("rex"));

const phases = ["influence", "bidding", "recruitment", "bombardment"];
const place = { round: 3, phase: "bidding", phases };

function asking(prompt: string, about: Ask["about"], ...options: Option[]): Ask {
  return { id: "1", prompt, rule: "", about, options };
}

describe("standing orders beside a question", () => {
  it("pass in a window for the phase or the round, or never ask about a card", () => {
    const ask = asking("window", { moment: "bidding_phase" }, ["play", "informant"], ["pass"]);
    const about = { prompt: "window", moment: "bidding_phase" };
    expect(offersFor(ask, place).map((each) => each.sentence)).toEqual([
      { kind: "pass", about, until: { phase: "recruitment" } },
      { kind: "pass", about, until: { round: 4 } },
      { kind: "never", about: { prompt: "window", plays: ["informant"] } },
    ]);
  });

  it("pass on the cards of a phase", () => {
    const offers = offersFor(asking("bid", {}, ["pass"], ["bid", 1]), place, { repeated: { bid: "pass" } });
    expect(offers.map((each) => each.sentence)).toEqual([
      { kind: "pass", about: { prompt: "bid" }, until: { phase: "recruitment" } },
    ]);
  });

  it("are not offered for questions that deserve an answer each", () => {
    expect(offersFor(asking("battle_plan", {}, ["dial", 1]), place)).toEqual([]);
  });

  it("are told apart by their keys", () => {
    const ask = asking("window", { moment: "deployed" }, ["play", "a"], ["play", "b"], ["pass"]);
    const keys = offersFor(ask, place).map((each) => each.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it("the phase after the last one is the first of the next round", () => {
  expect(nextPhase({ ...place, phase: "bombardment" })).toBe("influence");
  expect(nextPhase({ ...place, phase: "setup" })).toBeNull();
});

it("an order tells its words what it is about and how long it stands", () => {
  const sentence = {
    kind: "pass" as const,
    about: { prompt: "window", moment: "deployed" },
    until: { round: 4 },
  };
  expect(wordsOf(sentence, words)).toEqual({
    kind: "pass",
    prompt: "window",
    moment: "deployed",
    thing: "",
    round: 3,
    phase: "",
    name: "",
    most: 0,
  });
});

it("an order to bid up to an amount stands for the card that is on offer", () => {
  const sentence = upTo(5, 3);
  expect(sentence.until).toEqual({
    phase: "recruitment",
    when: [{ path: "decks.row", op: "differs", value: 3 }],
  });
  expect(wordsOf(sentence, words)).toMatchObject({ kind: "up_to", prompt: "bid", most: 5, phase: "" });
  expect(words.own("web-decision-order", wordsOf(sentence, words))).toBe("Bid up to 5 for the card on offer");
});
