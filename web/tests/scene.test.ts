import { describe, expect, it } from "vitest";

import type { LogLine, Noun, Option } from "$lib/protocol";
import { joinable, proposalOf } from "../src/rex/controls/circles";
import { verdictOf, type Outlook } from "../src/rex/controls/outlook";
import { priceOfRecruits, priceOfUnits } from "../src/rex/controls/prices";
import { bidders } from "../src/rex/scene/auction";
import { battlesIn, sidesAfter, toldFrom } from "../src/rex/scene/battle";
import { talksOf } from "../src/rex/scene/ceasefire";
import { leadOf } from "../src/rex/scene/leads";
import { drawnFrom, newFrom, newsFor } from "../src/rex/scene/since";
import type { RexView } from "../src/rex/types";
import "./spoken";

function line(kind: string, ...args: Noun[]): LogLine {
  return { kind, args } as LogLine;
}

const FOUGHT = [
  line("phase_begins", "battle"),
  line("battle_begins", "iaf_hq", 0, 2),
  line("situation_report", 0, 5, 2, 3, 6),
  line("situation_report", 2, 4, 1, 1, 4),
  line("dial_revealed", 0, 3, "sol_2", "attack"),
  line("dial_revealed", 2, 4, "hacan_4", "none"),
  line("cards_revealed", 0, "energy_rifle"),
  line("cards_revealed", 2),
  line("leader_destroyed", 2, "hacan_4", 4, "weapon"),
  line("influence_gained", 0, 4, "weapon"),
  line("battle_won", 0, "iaf_hq", 6, 2, 4),
  line("units_destroyed", 2, 4, 0, "iaf_hq", "battle"),
];

function battleStory(log: readonly LogLine[]) {
  return battlesIn(log).at(-1) ?? null;
}

describe("a battle in the log", () => {
  const story = battleStory(FOUGHT)!;

  it("is told in the printed steps", () => {
    expect(story.space).toBe("iaf_hq");
    expect(story.seats).toEqual([0, 2]);
    expect(story.steps.map((each) => each.step)).toEqual(["dials", "cards", "weapons", "outcome", "losses"]);
    expect(story.over).toBe(true);
    expect(story.end).toBe(FOUGHT.length - 1);
  });

  it("shows nothing before it is told", () => {
    const [sol, hacan] = sidesAfter(story, 0);
    expect(sol).toMatchObject({ units: 5, cards: 2, strengths: [3, 6], dial: null, won: null });
    expect(hacan).toMatchObject({ units: 4, cards: 1, dial: null, leaderLost: false });
  });

  it("shows each step when it is told", () => {
    expect(sidesAfter(story, 1)[0]).toMatchObject({ dial: 3, leader: "sol_2", committed: null });
    expect(sidesAfter(story, 2)[0]).toMatchObject({ committed: ["energy_rifle"] });
    expect(sidesAfter(story, 3)[1]).toMatchObject({ leaderLost: true, won: null });
    const [sol, hacan] = sidesAfter(story, 5);
    expect(sol).toMatchObject({ won: true, total: 6, lost: 0 });
    expect(hacan).toMatchObject({ won: false, total: 4, lost: 4 });
  });

  it("ends where the next thing begins", () => {
    const later = battleStory([
      ...FOUGHT,
      line("phase_begins", "collection"),
      line("units_destroyed", 1, 9),
    ])!;
    expect(later.end).toBe(FOUGHT.length - 1);
    expect(later.steps).toHaveLength(5);
  });

  it("is under way while nothing is decided", () => {
    const begun = battleStory(FOUGHT.slice(0, 5))!;
    expect(begun.over).toBe(false);
    expect(begun.steps.map((each) => each.step)).toEqual(["dials"]);
  });

  it("may be won by treason", () => {
    const betrayed = battleStory([
      ...FOUGHT.slice(0, 8),
      line("traitor_revealed", 2, "sol_2"),
      line("battle_won_by_treason", 2, "iaf_hq"),
    ])!;
    const [sol, hacan] = sidesAfter(betrayed, 9);
    expect(sol).toMatchObject({ betrayed: true, won: false });
    expect(hacan).toMatchObject({ betrayed: false, won: true });
  });

  it("is none where the log tells of none", () => {
    expect(battleStory([line("phase_begins", "battle")])).toBeNull();
  });
});

describe("battles that are told", () => {
  const again = [line("battle_begins", "elsewhere", 1, 3), line("battle_won", 1, "elsewhere", 6, 3, 4)];
  const battles = battlesIn([...FOUGHT, ...again]);
  const spaces = (start: number, seat: number | null, fighting = false) =>
    toldFrom(battles, start, { fighting, seat }).map((each) => each.space);

  it("are the newest one, and mine before it though others fight already", () => {
    expect(spaces(3, 0)).toEqual(["iaf_hq", "elsewhere"]);
    expect(spaces(3, 4)).toEqual(["elsewhere"]);
    expect(spaces(3, null)).toEqual(["elsewhere"]);
  });

  it("are only those that one has not seen, and the one that is being fought", () => {
    expect(spaces(FOUGHT.length, 0)).toEqual(["elsewhere"]);
    expect(spaces(FOUGHT.length + again.length, 0)).toEqual([]);
    expect(spaces(FOUGHT.length + again.length, 0, true)).toEqual(["elsewhere"]);
  });
});

describe("what is read before the question", () => {
  const [battle] = battlesIn(FOUGHT);
  const asked = (seat: number | null, prompt: string) =>
    leadOf({ seat, ask: { prompt } } as unknown as RexView, battle!);

  it("is how my own battle ended", () => {
    expect(asked(0, "bid")).toBe("news");
    expect(asked(1, "bid")).toBe("");
    expect(asked(null, "bid")).toBe("");
  });

  it("is the battle with open dials that I am asked about", () => {
    expect(asked(1, "reveal_traitor")).toBe("context");
    expect(asked(0, "commit_card")).toBe("context");
  });
});

describe("what happened since", () => {
  const log = [
    line("phase_begins", "bombardment"),
    line("bombardment_card_revealed", 4),
    line("fleet_moved", 9),
    line("units_destroyed", 1, 2, 0, "iaf_hq", "bombardment"),
    line("phase_begins", "influence"),
    line("influence_card_drawn", "lost_archives"),
    line("influence_placed", "iaf_hq", 8),
    line("phase_begins", "bidding"),
    line("influence_placed", "elsewhere", 1),
  ];

  it("begins after the line that is known, else with the phase", () => {
    expect(newFrom(log, log[2]!)).toBe(3);
    expect(newFrom(log, null)).toBe(7);
    expect(newFrom(log, line("gone"))).toBe(7);
  });

  it("tells the cards with what they did", () => {
    expect(drawnFrom(log, 0).map((each) => [each.card, each.effects.length])).toEqual([
      ["", 2],
      ["lost_archives", 1],
    ]);
    expect(drawnFrom(log, 6)).toEqual([]);
  });
});

describe("an alliance by toggled players", () => {
  const options: Option[] = [
    ["ready"],
    ["propose", 0, 1],
    ["propose", 0, 2],
    ["propose", 0, 1, 2],
    ["give", 3],
  ];

  it("is the proposal of just these players", () => {
    expect(proposalOf(options, [2, 0])).toEqual(["propose", 0, 2]);
    expect(proposalOf(options, [2, 1, 0])).toEqual(["propose", 0, 1, 2]);
    expect(proposalOf(options, [0, 3])).toBeNull();
    expect(proposalOf(options, [0])).toBeNull();
  });

  it("leaves free those with whom a proposal remains", () => {
    expect([...joinable(options, [0])].sort()).toEqual([0, 1, 2]);
    expect([...joinable(options, [0, 1, 2])].sort()).toEqual([0, 1, 2]);
    expect([...joinable([["propose", 0, 1, 2]], [0, 3])]).toEqual([]);
  });
});

it("a dial may be sure, possible or hopeless", () => {
  const outlook = { maybe: 2, sure: 5 } as Outlook;
  expect([0, 2, 4, 5, 9].map((dial) => verdictOf(outlook, dial))).toEqual([
    "never",
    "maybe",
    "maybe",
    "sure",
    "sure",
  ]);
  expect(verdictOf({ ...outlook, maybe: null, sure: null }, 9)).toBe("never");
});

function viewed(more: Partial<RexView>): RexView {
  const player = { cards: 1, hand_limit: 4, bid_ban: false };
  const players = [player, { ...player, cards: 4 }, { ...player, bid_ban: true }, player, player];
  return {
    first: 0,
    waiting: [4],
    players,
    ask: null,
    phase: "bidding",
    auction: null,
    ...more,
  } as unknown as RexView;
}

it("bidders stand in the order in which they bid", () => {
  const view = viewed({ auction: { high: 3, bidder: 3, turn: 4, passed: [0] } });
  expect(bidders(view, [line("auction_begins", 2, 3)])).toEqual([
    { seat: 3, standing: "leads" },
    { seat: 4, standing: "bids" },
    { seat: 0, standing: "passed" },
    { seat: 1, standing: "full" },
    { seat: 2, standing: "barred" },
  ]);
});

it("nobody but the next in turn is bidding while a window is open to all", () => {
  const view = viewed({ waiting: [0, 3, 4], auction: { high: 0, bidder: -1, turn: 3, passed: [] } });
  expect(bidders(view, []).map((each) => each.standing)).toEqual(["in", "full", "barred", "bids", "in"]);
});

describe("a ceasefire", () => {
  const drawn = line("influence_card_drawn", "temporary_ceasefire_2");
  const formed = line("alliance_formed", 0, 1);

  it("is what was said since its card was drawn", () => {
    const view = viewed({ phase: "influence" });
    expect(talksOf(view, [line("alliance_left", 1), drawn, formed])).toEqual([formed]);
  });

  it("is over with the next card or phase", () => {
    expect(
      talksOf(viewed({ phase: "influence" }), [drawn, line("influence_card_drawn", "lost_archives")]),
    ).toBeNull();
    expect(talksOf(viewed({ phase: "bidding" }), [drawn])).toBeNull();
  });
});

describe("what a choice costs", () => {
  const asking = (about: Record<string, Noun>) => ({ id: "1", prompt: "", rule: "", about, options: [] });
  const player = { leaders: [{ id: "sol_3", strength: 5 }] };
  const view = { seat: 0, players: [player] } as unknown as RexView;

  it("is nothing for those who march", () => {
    expect(priceOfUnits(asking({ pair: 0, gone: 0 }), 5)).toBe(0);
  });

  it("counts those who were counted before, and rounds a half up once", () => {
    expect(priceOfUnits(asking({ pair: 4, gone: 1 }), 2)).toBe(6);
    expect(priceOfUnits(asking({ pair: 1, gone: 0 }), 5)).toBe(3);
  });

  it("leaves out the recruits that are free", () => {
    const ask = asking({ free: 2, left: 5, price: 2 });
    expect(priceOfRecruits(ask, view, ["units", 2])).toBe(0);
    expect(priceOfRecruits(ask, view, ["units", 5])).toBe(6);
    expect(priceOfRecruits(asking({ free: 0, left: 5, price: 2 }), view, ["mechanized"])).toBe(2);
  });

  it("is the strength of a leader", () => {
    expect(priceOfRecruits(asking({ free: 0, left: 5, price: 2 }), view, ["leader", "sol_3"])).toBe(5);
  });
});

describe("what came to a player meanwhile", () => {
  const log = [
    line("card_drawn", 1, "informant"),
    line("units_destroyed", 1, 4, 0, "hall_of_records", "sol_offensive"),
    line("units_destroyed", 1, 5, 0, "iaf_hq", "battle"),
    line("units_destroyed", 2, 5, 0, "iaf_hq", "bombardment"),
    line("passed", 1),
    line("influence_gained", 1, 2, "fleet_support"),
  ];

  it("is what was got and lost, but not what was chosen or fought", () => {
    expect(newsFor(log, 0, 1)).toEqual([log[0], log[1], log[5]]);
    expect(newsFor(log, 2, 1)).toEqual([log[5]]);
  });

  it("is nothing for those who watch", () => {
    expect(newsFor(log, 0, null)).toEqual([]);
  });
});
