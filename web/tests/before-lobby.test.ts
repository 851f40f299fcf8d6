import { describe, expect, it } from "vitest";

import type { SeatData, TableData } from "$lib/protocol";
import { fieldOfNotices, quietHere, wished } from "../src/account/notices";
import { hasRoom, inviteLink, mayWatch, news, tableLink } from "../src/lobby/links";

const seat = (fields: Partial<SeatData>) =>
  ({ holder: "open", name: "", mine: false, ...fields }) as SeatData;
const table = (fields: Partial<TableData>) =>
  ({
    id: "T1",
    state: "lobby",
    access: "private",
    invite: "code",
    owner: false,
    seats: [],
    ...fields,
  }) as TableData;

describe("links", () => {
  it("carry the code after the #", () => {
    expect(inviteLink("https://host", "a_b-1", "x/y")).toBe("https://host/t/a_b-1#x%2Fy");
    expect(tableLink("https://host", table({}))).toBe("https://host/t/T1#code");
  });

  it("to an open table need no code", () => {
    expect(tableLink("https://host", table({ access: "open" }))).toBe("https://host/t/T1");
  });
});

describe("sitting down is offered", () => {
  it("where a seat is open, or kept and a code was brought", () => {
    expect(hasRoom(table({ seats: [seat({})] }), "")).toBe(true);
    expect(hasRoom(table({ seats: [seat({ holder: "invited" })] }), "")).toBe(false);
    expect(hasRoom(table({ seats: [seat({ holder: "invited" })] }), "code")).toBe(true);
  });

  it("not where all is taken, I sit already or the game has begun", () => {
    expect(hasRoom(table({ seats: [seat({ holder: "person" })] }), "code")).toBe(false);
    expect(hasRoom(table({ seats: [seat({}), seat({ holder: "person", mine: true })] }), "")).toBe(false);
    expect(hasRoom(table({ state: "running", seats: [seat({})] }), "")).toBe(false);
  });
});

it("an open table may be watched, unless its terms say: after the end", () => {
  expect(mayWatch(table({ access: "open", terms: { watching: "live" } }))).toBe(true);
  expect(mayWatch(table({ access: "open", terms: { watching: "after_the_end" } }))).toBe(false);
  expect(mayWatch(table({ access: "private", terms: { watching: "live" } }))).toBe(false);
});

it("who comes and who goes is told, except of oneself", () => {
  const before = table({ seats: [seat({ name: "Ada", mine: true }), seat({ name: "Bo" }), seat({})] });
  const after = table({ seats: [seat({ name: "Ada M.", mine: true }), seat({}), seat({ name: "Cy" })] });
  expect(news(before, after)).toEqual({ sat: ["Cy"], left: ["Bo"] });
});

describe("notices", () => {
  const quiet = { from: "23:00", to: "07:00", zone: "Europe/Rome" };

  it("keep what is there and add what is new", () => {
    const draft = {
      services: [{ id: "a", url: "ntfy://…" }],
      add: " mailto://x ",
      isQuiet: true,
      quiet,
      digest: 60,
    };
    expect(wished(draft)).toEqual({ keep: ["a"], add: ["mailto://x"], quiet, digest: 60 });
    expect(wished({ ...draft, add: " ", isQuiet: false })).toMatchObject({ add: [], quiet: null });
  });

  it("begin with a night where the browser is", () => {
    expect(quietHere(null)).toMatchObject({ from: "22:00", to: "08:00" });
    expect(quietHere(quiet)).toEqual(quiet);
  });

  it("tell problems at their field", () => {
    expect(fieldOfNotices("notices_unreadable_url")).toBe("add");
    expect(fieldOfNotices("notices_unknown_zone")).toBe("quiet");
    expect(fieldOfNotices("too_fast")).toBeNull();
  });
});
