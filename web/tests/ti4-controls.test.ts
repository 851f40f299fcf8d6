import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Ask, Option } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import { CONTROLS } from "../src/ti4/controls";
import ChooseAction from "../src/ti4/controls/ChooseAction.svelte";
import ChooseFaction from "../src/ti4/controls/ChooseFaction.svelte";
import MakeOffer from "../src/ti4/controls/MakeOffer.svelte";
import { choicesFor, draftOf, saysSomething, stepsTo } from "../src/ti4/controls/offer";
import Pools from "../src/ti4/controls/Pools.svelte";
import { face } from "../src/ti4/face";
import sheets from "../src/ti4/factions.json";
import Mine from "../src/ti4/Mine.svelte";
import { nextTo } from "../src/ti4/near";
import { placeNote } from "../src/ti4/notes";
import Scene from "../src/ti4/Scene.svelte";
import { figuresTold, objectiveTold } from "../src/ti4/telling";
import type { Player } from "../src/ti4/types";
import { textsFor } from "./spoken";
import { viewOf } from "./ti4-view";

const words = new Words("en", textsFor("ti4"), ["sol", "l1z1x"]);

function asking(prompt: string, options: Option[], about: Ask["about"] = {}): Ask {
  return { id: "1", prompt, rule: "RR 1", about, options };
}
function shown(ask: Ask, onpick = vi.fn()) {
  return { view: viewOf(), words, table: "t", ask, sealed: null, onpick };
}
const NOTHING = { trade_goods: 0, commodities: 0, note: "", cards: [], pledge: "" };

beforeEach(() => void (document.body.innerHTML = ""));

describe("an offer", () => {
  const terms: Option[] = [
    ["give_trade_goods", 1],
    ["give_note", "ceasefire:0"],
    ["ask_trade_goods", 1],
    ["ask_trade_goods", 2],
    ["ask_pledge", "peace"],
    ["cancel"],
  ];
  const about = { other: 1, gives_trade_goods: 0, asks_trade_goods: 0 };

  it("is put together in any order and told in the order of the table", async () => {
    const onpick = vi.fn();
    render(MakeOffer, shown(asking("make_offer", terms, about), onpick));
    const [given, got] = screen.getAllByRole("region");
    const propose = screen.getByRole("button", { name: "Make this offer" });
    expect(propose).toHaveProperty("disabled", true);
    await fireEvent.change(within(got!).getByLabelText("A promise"), { target: { value: "peace" } });
    await fireEvent.click(within(got!).getByRole("button", { name: "More" }));
    await fireEvent.change(within(given!).getByLabelText("One promissory note"), {
      target: { value: "ceasefire:0" },
    });
    await fireEvent.click(propose);
    expect(onpick.mock.calls).toEqual([
      [["give_note", "ceasefire:0"], ["ask_trade_goods", 1], ["ask_pledge", "peace"], ["propose"]],
    ]);
  });

  it.each([
    [1, 1, "L1Z1X has 1 trade good and 1 commodity."],
    [12, 0, "L1Z1X has 12 trade goods and 0 commodities."],
  ])("tells what the other has to give: %d and %d", (goods, commodities, told) => {
    const given = shown(asking("make_offer", terms, about));
    const [me, other] = given.view.players as [Player, Player];
    const players = [me, { ...other, trade_goods: goods, commodities }];
    render(MakeOffer, { ...given, view: { ...given.view, players } });
    expect(screen.getByText(told)).toBeTruthy();
  });

  it("can be left", async () => {
    const onpick = vi.fn();
    render(MakeOffer, shown(asking("make_offer", terms, about), onpick));
    await fireEvent.click(screen.getByRole("button", { name: "No offer" }));
    expect(onpick).toHaveBeenCalledWith(["cancel"]);
  });

  it("begins with what the other has proposed, and is cleared if that is changed", () => {
    const lying = { other: 1, gives_trade_goods: 1, asks_trade_goods: 2, asks_titles: "spy plague" };
    const ask = asking("make_offer", [...terms, ["clear"], ["propose"]], lying);
    const draft = draftOf(ask);
    expect(draft.asks).toEqual({ ...NOTHING, trade_goods: 2, cards: ["spy", "plague"] });
    expect(choicesFor(ask, draft)).toEqual([["propose"]]);
    const less = { gives: draft.gives, asks: { ...NOTHING, trade_goods: 1 } };
    expect(choicesFor(ask, less)).toEqual([
      ["clear"],
      ["give_trade_goods", 1],
      ["ask_trade_goods", 1],
      ["propose"],
    ]);
  });

  it("names amounts in steps that the list of the table leaves out", async () => {
    const listed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 27].map((each): Option => ["give_trade_goods", each]);
    const onpick = vi.fn();
    render(MakeOffer, shown(asking("make_offer", [...listed, ["cancel"]], about), onpick));
    await fireEvent.change(screen.getByRole("spinbutton", { name: "Trade goods" }), {
      target: { value: "25" },
    });
    await fireEvent.click(screen.getByRole("button", { name: "Make this offer" }));
    const named = [10, 20, 25].map((each): Option => ["give_trade_goods", each]);
    expect(onpick.mock.calls).toEqual([[...named, ["propose"]]]);
  });

  it("names an amount at once that is listed, and the next step where the list goes on", () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 27];
    expect([1, 10, 27].map((each) => stepsTo(values, each))).toEqual([[1], [10], [27]]);
    expect(stepsTo([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 27], 23)).toEqual([20, 23]);
    expect(stepsTo([1, 2, 3], 2)).toEqual([2]);
  });

  it("goes on from what is named already", () => {
    const half = asking("make_offer", terms, { other: 1, gives_trade_goods: 1, asks_titles: "spy" });
    const draft = draftOf(half);
    const more = { ...draft, asks: { ...draft.asks, cards: ["spy", "plague"], pledge: "peace" } };
    expect(choicesFor(half, more)).toEqual([["ask_card", "plague"], ["ask_pledge", "peace"], ["propose"]]);
    expect(saysSomething(draft)).toBe(true);
    expect(saysSomething({ gives: NOTHING, asks: NOTHING })).toBe(false);
  });
});

describe("an action", () => {
  it("is offered among those of its kind, and none is lost", async () => {
    const options: Option[] = [
      ["strategic", "leadership"],
      ["tactical", 18],
      ["tactical", 41],
      ["component", "plague"],
      ["pass"],
    ];
    const onpick = vi.fn();
    const ask = asking("choose_action", options, { begun: 0, left: 1 });
    render(ChooseAction, shown(ask, onpick));
    expect(screen.getAllByRole("heading").map((each) => each.textContent)).toEqual([
      "Strategic action: use a strategy card",
      "Tactical action: activate a system (3 in your tactic pool)",
      "Component action",
    ]);
    for (const button of screen.getAllByRole("button")) await fireEvent.click(button);
    expect(onpick.mock.calls.map(([option]) => option)).toEqual(options);
  });
});

describe("command tokens", () => {
  it("are told by pool where one is gained or moved", async () => {
    const onpick = vi.fn();
    const options: Option[] = [["move", "tactic", "fleet"], ["move", "fleet", "strategy"], ["done"]];
    render(Pools, shown(asking("redistribute_tokens", options), onpick));
    expect(
      screen.getAllByRole("listitem").map((each) => each.textContent?.replace(/\s+/g, " ").trim()),
    ).toEqual([
      "3 tactic pool From tactic pool to fleet pool",
      "3 fleet pool From fleet pool to strategy pool",
      "2 strategy pool",
    ]);
    await fireEvent.click(screen.getByRole("button", { name: "Done" }));
    expect(onpick).toHaveBeenCalledWith(["done"]);
  });
});

describe("a faction", () => {
  it("is chosen with its abilities in sight, and each ability has its words", async () => {
    const onpick = vi.fn();
    render(ChooseFaction, shown(asking("choose_faction", [["faction", "hacan"]]), onpick));
    expect(document.body.textContent).toContain("Masters of Trade, Guild Ships, Arbiters");
    expect(document.body.textContent).toContain("2 carriers, 1 cruiser");
    await fireEvent.click(screen.getByRole("button", { name: "The Emirates of Hacan" }));
    expect(onpick).toHaveBeenCalledWith(["faction", "hacan"]);
    const abilities = Object.values(sheets).flatMap((sheet) => sheet.abilities);
    expect(abilities.filter((each) => !words.has(`name-${each}.does`))).toEqual([]);
  });
});

describe("a note beside an option", () => {
  const view = viewOf();
  const note = (...option: Option) => placeNote(view, words, option);

  it("tells what a unit costs and what a planet is worth", () => {
    expect(note("produce", "carrier", "1")).toBe("cost 3");
    expect(note("produce", "infantry", "jord")).toBe("2 for 1");
    expect(note("exhaust", "jord")).toBe("4 resources, 2 influence");
  });

  it("tells how many there are, the damaged ones apart", () => {
    expect(note("load", "infantry", "jord")).toBe("5 there");
    expect(note("ship", "dreadnought", 1, 1)).toBe("");
  });

  it("tells who is there", () => {
    expect(note("tactical", 1)).toBe("Sol");
    expect(note("tactical", 41)).toBe("");
    expect(note("planet", "jord")).toBe("Sol");
    expect(placeNote({ ...view, seat: 1 }, words, ["land", "infantry", "jord"])).toBe("Sol: 5 infantry");
    expect(note("pass")).toBe("");
  });

  it("has the systems around one at hand", () => {
    expect(nextTo(view, "18")).toEqual(["1", "41"]);
    expect(nextTo(view, "51")).toEqual([]);
  });
});

describe("what goes on", () => {
  it("shows both sides of a combat with what they hit on", () => {
    const combat = {
      kind: "ground",
      system: 1,
      planet: "jord",
      attacker: 1,
      defender: 0,
      round: 2,
      retreating: -1,
      retreat_barred: false,
      hits: [{ seat: 0, hits: 2 }],
    } as const;
    const view = viewOf({ combat: { ...combat, hits: [...combat.hits] } });
    render(Scene, { view, words, status: null, log: [] });
    const told = screen.getByRole("region", { name: "Ground combat, Jord, round 2" }).textContent;
    expect(told).toContain("5 infantry combat 8");
    expect(told).toContain("2 hits to assign");
    expect(told).toContain("nothing left");
  });

  it("shows the agenda with its text and its votes", () => {
    const agenda = {
      id: "mutiny",
      outcomes: ["for", "against"],
      tally: [{ outcome: "for", votes: 4 }],
      votes: [{ seat: 1, outcome: "for", votes: 4 }],
      to_vote: [0],
      predictions: [],
      outcome: null,
    };
    render(Scene, { view: viewOf({ agenda }), words, status: null, log: [] });
    const told = (name: string) => screen.getByRole("region", { name }).textContent;
    expect(told("Agenda: Mutiny")).toContain(words.say("name-mutiny.does"));
    expect(told("The vote")).toMatch(/For\s+4\s+L1Z1X/);
  });

  it("tells one's own means, and which objectives are fulfilled", () => {
    const you = { ...viewOf().you!, secrets: ["unveil_flagship"], met: ["unveil_flagship"] };
    render(Mine, { view: viewOf({ you }), words, status: null });
    expect(document.body.textContent).toMatch(/Lead from the Front\s*fulfilled/);
    expect(document.body.textContent).toMatch(/Unveil Flagship\s*fulfilled/);
    expect(document.body.textContent).toMatch(/Trade goods\s*1/);
  });

  it("tells who has fulfilled an objective without having scored it", () => {
    expect(objectiveTold(viewOf().objectives[0]!, words)).toEqual(["scored by L1Z1X", "fulfilled by Sol"]);
    const carrier = viewOf().figures["carrier_1"]!;
    expect(figuresTold("carrier_1", carrier, words)).toBe("Carrier I: cost 3, combat 9, move 1, capacity 4");
  });
});

describe("questions with a control of their own", () => {
  it("are asked in words that exist", () => {
    expect(Object.keys(CONTROLS).filter((prompt) => !words.has(`prompt-${prompt}`))).toEqual([]);
    expect(words.prompt(asking("make_offer", [], { other: 1 }))).toBe("What do you offer L1Z1X?");
    expect(face.controls).toBe(CONTROLS);
  });
});
