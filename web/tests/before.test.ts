import { describe, expect, it } from "vitest";

import { Problem } from "$lib/api";
import type { GameData, SeatData, SettingData, TableData } from "$lib/protocol";
import {
  bodyOf,
  changedSettings,
  complete,
  drafted,
  factionsNamed,
  freeFactions,
  quickBody,
  withSeatAdded,
  withSeatRemoved,
} from "../src/before/draft";
import { fieldOf } from "../src/before/fields";
import { suggestedName } from "../src/before/guests";
import { placeOf, PLACES, seatFor } from "../src/before/places";
import { boundsOf, meant } from "../src/before/settings";
import { secondsOf, spanOf } from "../src/before/span";
import { byUrgency } from "../src/before/tables";
import { ago } from "../src/before/when";

const REX: GameData = {
  id: "rex",
  seats: [3, 6],
  factions: ["lazax", "hacan", "sol", "letnev", "jol_nar", "xxcha"],
  options: {
    races: { kind: "one_of", default: "choose", choices: ["choose", "random"] },
    betrayal: { kind: "flag", default: false },
  },
  events: {},
  verbs: {},
  kinds: {},
  closing: [],
  people: "faction",
  colours: {},
  bots: ["random", "heuristic"],
  offers: [],
};

function seat(fields: Partial<SeatData>): SeatData {
  return {
    number: 0,
    holder: "open",
    name: "",
    faction: "",
    level: "",
    acting: "self",
    resigned: false,
    mine: false,
    invite: "",
    ...fields,
  };
}

describe("a preset becomes a table", () => {
  it("against bots: private, without a clock, complete", () => {
    const draft = drafted(REX, "bots");
    expect(complete(draft)).toBe(true);
    expect(bodyOf(draft, REX)).toEqual({
      game: "rex",
      name: "",
      access: "private",
      seats: [
        { holder: "me", faction: "" },
        { holder: "bot", level: "heuristic", faction: "" },
        { holder: "bot", level: "heuristic", faction: "" },
        { holder: "bot", level: "heuristic", faction: "" },
      ],
      options: {},
      terms: { clock: null, watching: "live", delay: 0, release: null, hold: null },
    });
  });

  it("live with friends: private, half an hour each", () => {
    const body = bodyOf(drafted(REX, "friends"), REX);
    expect(body.access).toBe("private");
    expect(body.seats.map((each) => each.holder)).toEqual(["me", "open", "open", "open"]);
    expect(body.terms?.clock).toEqual({ bank: 1800, increment: 30, time_out: "bot_decides" });
  });

  it("a move a day: open, days in the bank", () => {
    const body = bodyOf(drafted(REX, "slow"), REX);
    expect(body.access).toBe("open");
    expect(body.terms?.clock).toEqual({ bank: 259_200, increment: 86_400, time_out: "bot_decides" });
  });

  it("one screen: all seats are mine", () => {
    const draft = drafted(REX, "screen");
    expect(draft.seats.every((each) => each.place === "me")).toBe(true);
    expect(complete(draft)).toBe(true);
  });

  it("keeps name, number of seats, races and rules of what was there", () => {
    const before = drafted(REX, "friends");
    before.name = "Friday";
    before.options.betrayal = true;
    before.seats = withSeatAdded(REX, before.seats);
    before.seats[1]!.faction = "sol";
    const after = drafted(REX, "bots", before);
    expect(after.name).toBe("Friday");
    expect(after.options.betrayal).toBe(true);
    expect(after.seats.map((each) => each.faction)).toEqual(["", "sol", "", "", ""]);
    expect(after.timed).toBe(false);
  });
});

describe("what is sent", () => {
  it("names only settings that are not as printed", () => {
    const draft = drafted(REX, "bots");
    draft.options = { races: "random", betrayal: false };
    expect(changedSettings(REX, draft.options)).toEqual(["races"]);
    expect(bodyOf(draft, REX).options).toEqual({ races: "random" });
  });

  it("leaves away what says more about something else that was not chosen", () => {
    const one_of = (...choices: string[]) => ({ kind: "one_of" as const, default: choices[0]!, choices });
    const options = { galaxy: one_of("fair", "preset"), preset: one_of("suggested", "clear_skies_6p") };
    const game: GameData = { ...REX, id: "ti4", options };
    expect(meant(game, { galaxy: "fair", preset: "clear_skies_6p" })).toEqual(["galaxy"]);
    expect(changedSettings(game, { galaxy: "fair", preset: "clear_skies_6p" })).toEqual([]);
    expect(changedSettings(game, { galaxy: "preset", preset: "clear_skies_6p" })).toEqual([
      "galaxy",
      "preset",
    ]);
  });

  it("asks for a number within the bounds of so many seats", () => {
    const setting: SettingData = {
      kind: "number",
      default: 10,
      least: 8,
      most: 14,
      by_seats: { 2: [6, 10] },
    };
    expect(boundsOf(setting, 2)).toEqual([6, 10]);
    expect(boundsOf(setting, 3)).toEqual([8, 14]);
  });

  it("has a delay only where spectators are behind, and a hold only where windows stay open", () => {
    const draft = drafted(REX, "slow");
    draft.delay = { amount: 2, unit: "hours" };
    draft.hold = 5;
    draft.release = "instant";
    expect(bodyOf(draft, REX).terms).toMatchObject({ delay: 0, release: "instant", hold: null });
    draft.watching = "delayed";
    draft.release = "uniform";
    expect(bodyOf(draft, REX).terms).toMatchObject({ delay: 7200, release: "uniform", hold: 5 });
  });

  it("a quick game has as many seats as the game allows, and my race if I named one", () => {
    const body = quickBody(REX, 9, "xxcha", "bot-random");
    expect(body.seats).toHaveLength(6);
    expect(body.seats[0]).toEqual({ holder: "me", faction: "xxcha" });
    expect(body.seats[5]).toEqual({ holder: "bot", level: "random", faction: "" });
    expect(body.access).toBe("private");
  });
});

describe("seats", () => {
  it("stay within what the game is for", () => {
    const three = drafted(REX, "bots").seats.slice(0, 3);
    expect(withSeatRemoved(REX, three, 1)).toHaveLength(3);
    const six = [0, 1, 2, 3].reduce((seats) => withSeatAdded(REX, seats), three);
    expect(six).toHaveLength(6);
    expect(six[5]!.place).toBe("bot-heuristic");
  });

  it("the removed one goes, the others keep their order", () => {
    const seats = drafted(REX, "bots").seats.map((each, number) => ({
      ...each,
      faction: REX.factions[number]!,
    }));
    expect(withSeatRemoved(REX, seats, 1).map((each) => each.faction)).toEqual(["lazax", "sol", "letnev"]);
  });

  it("no two seats have the same race, but each may keep its own", () => {
    const seats = [{ faction: "sol" }, { faction: "" }, { faction: "xxcha" }];
    expect(freeFactions(REX, seats, 0)).toEqual(["lazax", "hacan", "sol", "letnev", "jol_nar"]);
    expect(freeFactions(REX, seats, 1)).toEqual(["lazax", "hacan", "letnev", "jol_nar"]);
    expect(factionsNamed(seats)).toBe("some");
  });

  it("a place goes to the server and comes back", () => {
    expect(PLACES.map(seatFor)).toEqual([
      { holder: "me" },
      { holder: "open" },
      { holder: "invited" },
      { holder: "bot", level: "heuristic" },
      { holder: "bot", level: "random" },
    ]);
    expect(placeOf(seat({ holder: "person", mine: true, name: "Ada" }))).toBe("me");
    expect(placeOf(seat({ holder: "person", name: "Bo" }))).toBeNull();
    expect(placeOf(seat({ holder: "bot", level: "random" }))).toBe("bot-random");
    expect(placeOf(seat({ holder: "invited" }))).toBe("invited");
  });
});

describe("time", () => {
  it.each([
    [0, { amount: 0, unit: "seconds" }],
    [20, { amount: 20, unit: "seconds" }],
    [90, { amount: 90, unit: "seconds" }],
    [1800, { amount: 30, unit: "minutes" }],
    [259_200, { amount: 3, unit: "days" }],
  ] as const)("%d seconds are said in the largest unit that leaves no fraction", (seconds, span) => {
    expect(spanOf(seconds)).toEqual(span);
    expect(secondsOf(span)).toBe(seconds);
  });

  it.each([
    [-30, { unit: "now", count: 0 }],
    [59, { unit: "now", count: 0 }],
    [60, { unit: "minutes", count: 1 }],
    [3599, { unit: "minutes", count: 59 }],
    [7300, { unit: "hours", count: 2 }],
    [172_800, { unit: "days", count: 2 }],
  ] as const)("%d seconds ago", (passed, told) => {
    expect(ago(1_000_000, 1_000_000 + passed)).toEqual(told);
  });
});

describe("a problem is told at its field", () => {
  it.each([
    [new Problem("empty_bank", "", 400), "bank"],
    [new Problem("no_delay", "", 400), "delay"],
    [new Problem("bad_setup", "", 400), "seats"],
    [new Problem("bad_setup", "this game cannot be set up: option 'map_string' is empty", 400), "options"],
    [
      new Problem("bad_request", "Expected `float` <= 5184000.0 - at `$.terms.clock.increment`", 400),
      "increment",
    ],
    [new Problem("bad_request", "Expected `str` of length <= 60 - at `$.name`", 400), "name"],
    [new Problem("too_many_tables", "", 409), null],
  ] as const)("%s", (problem, field) => {
    expect(fieldOf(problem)).toBe(field);
  });
});

describe("my games", () => {
  const table = (id: string, fields: Partial<TableData>) =>
    ({ id, state: "running", created: 0, started: 0, turn: null, ...fields }) as TableData;

  it("those that wait for me come first, the longest waiting on top", () => {
    const turn = (mine: boolean, since: number) => ({ waiting: [], mine, since });
    const sorted = byUrgency([
      table("lobby", { state: "lobby", started: null, created: 99 }),
      table("theirs", { turn: turn(false, 1), started: 5 }),
      table("mine, new", { turn: turn(true, 50) }),
      table("mine, old", { turn: turn(true, 10) }),
      table("theirs, newer", { turn: turn(false, 2), started: 6 }),
    ]);
    expect(sorted.map((each) => each.id)).toEqual([
      "mine, old",
      "mine, new",
      "theirs, newer",
      "theirs",
      "lobby",
    ]);
  });
});

it("a guest is called after a star", () => {
  expect(suggestedName(() => 0)).toBe("Acrux 10");
  expect(suggestedName(() => 0.999)).toBe("Vega 99");
});
