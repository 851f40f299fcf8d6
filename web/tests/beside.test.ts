import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Ask, Option, View } from "../src/lib/protocol";
import type { Table } from "../src/lib/table.svelte";
import { Words } from "../src/lib/words";
import Beside from "../src/play/Beside.svelte";
import { Desk } from "../src/play/decision/desk.svelte";
import { offersFor, wordsOf } from "../src/play/decision/orders";
import { Asked } from "../src/play/decision/same";
import { face } from "../src/ti4/face";
import { textsFor } from "./spoken";
import { viewOf } from "./ti4-view";

const words = new Words("en", textsFor("ti4"), ["sol", "l1z1x"]);
const OFFER = {
  other: 1,
  gives_trade_goods: 1,
  asks_trade_goods: 0,
  gives_commodities: 0,
  asks_commodities: 2,
};

function asking(prompt: string, options: Option[], about: Ask["about"] = {}, id = "1"): Ask {
  return { id, prompt, rule: "RR 83.4", about, options };
}

function shown(ask: Ask, beside: "offered" | "begun" | null, open = true) {
  const view: View = { ...viewOf(), ask: null, beside: ask };
  view.table = { sealed: null, undo: false, redo: false, beside };
  const choose = vi.fn(async () => ({}));
  const table = { id: "t", choose, view, beside: ask, used: [], status: null } as unknown as Table;
  const desk = new Desk(table, "beside");
  const onfold = vi.fn();
  return { choose, onfold, props: { table, face, view, ask, words, desk, open, onfold } };
}

/** There is no server to ask for standing orders. */
vi.mock("../src/play/decision/standing.svelte", () => ({
  Standing: class {
    list = [];
    async read() {}
    having() {}
  },
}));

beforeEach(() => void (document.body.innerHTML = ""));

describe("what goes on beside the open question", () => {
  it("is a line that bears the name of the game's own word", async () => {
    const { props, onfold } = shown(asking("approach", [["transaction", 1]]), null, false);
    render(Beside, props as never);
    const fold = screen.getByRole("button", { name: "Trade" });
    expect(fold.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(fold);
    expect(onfold).toHaveBeenCalledWith(false);
  });

  it("tells at once, and aloud, what another offers", () => {
    const { props } = shown(asking("answer_offer", [["accept"], ["decline"]], OFFER), "offered", false);
    const { container } = render(Beside, props as never);
    const aloud = container.querySelector("[aria-live]")!.textContent;
    expect(aloud).toContain("offers a deal");
    expect(screen.getByRole("button", { name: /offers a deal/ })).toBeTruthy();
    expect(container.querySelector(".lit .badge")).not.toBeNull();
  });

  it("is answered with its own id", async () => {
    const ask = asking("answer_offer", [["accept"], ["decline"]], OFFER, "0-3-beside-x-0");
    const { props, choose } = shown(ask, "offered");
    render(Beside, props as never);
    await fireEvent.click(screen.getByRole("button", { name: "Accept" }));
    expect(choose).toHaveBeenCalledWith(["accept"], ask);
  });
});

describe("the question is the same", () => {
  const options: Option[] = [["say", "yes"]];
  it("when only its id is another", () => {
    const asked = new Asked();
    const first = asked.key(asking("say", options, {}, "a"), "0", false);
    expect(asked.key(asking("say", options, {}, "b"), "0", false)).toBe(first);
    expect(asked.key(asking("say", [["say", "no"]], {}, "c"), "0", false)).not.toBe(first);
  });

  it("but not when it was answered and put again", () => {
    const asked = new Asked();
    const first = asked.key(asking("say", options, {}, "a"), "0", false);
    expect(asked.key(asking("say", options, {}, "b"), "0", true)).not.toBe(first);
  });

  it("nor when it is put to somebody else, or there was none in between", () => {
    const asked = new Asked();
    const first = asked.key(asking("say", options, {}, "a"), "0", false);
    expect(asked.key(asking("say", options, {}, "a"), "1", false)).not.toBe(first);
    asked.key(null, "0", false);
    expect(asked.key(asking("say", options, {}, "b"), "0", false)).not.toBe(first);
  });
});

it("all offers may be declined for a phase, a round or the game, before the first is made", () => {
  const place = { round: 2, phase: "action", phases: ["strategy", "action", "status", "agenda"] };
  const about = { prompt: "answer_offer" };
  const offers = offersFor(asking("approach", [["transaction", 1]]), place, face);
  expect(offers.map((each) => each.sentence)).toEqual([
    { kind: "never", about, until: { phase: "status" } },
    { kind: "never", about, until: { round: 3 } },
    { kind: "never", about },
  ]);
  const told = offers.map(({ sentence, lasting }) => {
    const facts = wordsOf(sentence, words);
    return [
      words.own("web-decision-order-offer", { ...facts, lasting }),
      words.own("web-decision-order", facts),
    ];
  });
  expect(told).toEqual([
    ["Decline all offers in this phase", "Decline offers until the status phase"],
    ["Decline all offers in this round", "Decline offers to the end of round 2"],
    ["Decline all offers until I end this", "Decline offers"],
  ]);
});
