import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { actOf, KEYS } from "$lib/keys";
import { titleOf, toldOf } from "$lib/turn.svelte";
import { Words } from "$lib/words";
import { summaryOf } from "../src/play/around/summary";
import { unread } from "../src/play/around/heard";
import { mineFirst, pacts } from "../src/rex/sheets/order";
import type { Player } from "../src/rex/types";
import "./spoken";

const nothing = new Set<string>();

describe("your turn", () => {
  it("rings once for each question", () => {
    const first = toldOf(nothing, ["0 a"], false);
    expect(first.ring).toBe(true);
    expect(toldOf(first.known, ["0 a"], false).ring).toBe(false);
    expect(toldOf(first.known, ["0 b"], false).ring).toBe(true);
  });

  it("does not ring for whoever looks at the question, then or later", () => {
    const seen = toldOf(nothing, ["0 a"], true);
    expect(seen.ring).toBe(false);
    expect(toldOf(seen.known, ["0 a"], false).ring).toBe(false);
  });

  it("rings for the question of a second seat", () => {
    expect(toldOf(new Set(["0 a"]), ["0 a", "1 a"], false).ring).toBe(true);
  });

  it("does not ring when nothing is asked", () => {
    expect(toldOf(new Set(["0 a"]), [], false)).toEqual({ known: nothing, ring: false });
  });

  it("is in the title while it lasts", () => {
    expect(titleOf("Siege", "Your turn", false, false)).toBe("Siege");
    expect(titleOf("Siege", "Your turn", true, false)).toBe("● Your turn");
    expect(titleOf("Siege", "Your turn", true, true)).toBe("● Siege");
  });
});

it("the line on a phone tells whoever only watches for whom the table waits", () => {
  const view = { game: "rex", seat: null, waiting: [1], result: null, ask: null, table: null };
  const waits = new FluentResource("web-around-line-waiting = Waiting for { $seats }");
  const told = summaryOf(view, new Words("en", [waits]));
  expect(told).toMatchObject({ urgent: false, text: expect.stringContaining("1") as string });
});

describe("keys", () => {
  const pressed = (key: string, target: EventTarget | null = null, more: object = {}) =>
    actOf({
      key,
      target,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      repeat: false,
      defaultPrevented: false,
      ...more,
    });

  it("lead to their places, capital or not", () => {
    for (const [key, act] of Object.entries(KEYS)) expect(pressed(key)).toBe(act);
    expect(pressed("L")).toBe("log");
    expect(pressed("y")).toBeNull();
    expect(pressed("Enter")).toBeNull();
  });

  it("are left to the browser with a modifier, and to whoever has taken them", () => {
    for (const more of [
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { repeat: true },
      { defaultPrevented: true },
    ]) {
      expect(pressed("l", null, more)).toBeNull();
    }
  });

  it("are letters in a field, a list and a dialog", () => {
    for (const name of ["input", "textarea", "select", "dialog"]) {
      expect(pressed("l", document.createElement(name))).toBeNull();
    }
    const outer = document.createElement("dialog");
    const inner = outer.appendChild(document.createElement("button"));
    expect(pressed("?", inner)).toBeNull();
    expect(pressed("l", document.createElement("button"))).toBe("log");
  });
});

describe("talk", () => {
  it("is new if others have said it since it was read", () => {
    const chat = [
      { number: 1, seat: 0 },
      { number: 2, seat: 1 },
      { number: 3, seat: null },
      { number: 4, seat: 0 },
    ];
    expect(unread(chat, 0, [0])).toBe(2);
    expect(unread(chat, 2, [0])).toBe(1);
    expect(unread(chat, 4, [])).toBe(0);
  });
});

describe("players", () => {
  const player = (...allies: number[]) => ({ allies }) as unknown as Player;

  it("stand beside their allies", () => {
    expect(pacts([player(3), player(), player(), player(0)])).toEqual([[0, 3], [1], [2]]);
    expect(pacts([player(), player(2, 4), player(1, 4), player(), player(1, 2)])).toEqual([
      [0],
      [1, 2, 4],
      [3],
    ]);
  });

  it("are listed from one's own seat on", () => {
    expect(mineFirst(4, 2)).toEqual([2, 3, 0, 1]);
    expect(mineFirst(3, null)).toEqual([0, 1, 2]);
  });
});
