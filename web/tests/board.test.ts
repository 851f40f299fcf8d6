import { describe, expect, it } from "vitest";

import type { Ask } from "../src/lib/protocol";
import { beside } from "../src/play/board/rooms";
import { changesBetween, notesOf, Shown, type Change } from "../src/rex/board/changes";
import {
  arrow,
  inLines,
  lampPlace,
  neighbour,
  notePlace,
  PLATE,
  placeOf,
  plateOf,
  roads,
  RIM,
  tokenPlaces,
  wedge,
} from "../src/rex/board/geometry";
import { tokensIn } from "../src/rex/board/tokens";
import { angleOf, LAYOUT, SECTORS, SPACES } from "../src/rex/layout";
import { inOrder, offersOf, originOf, spaceOf, targetOf } from "../src/rex/spaces";
import type { Force } from "../src/rex/types";
import { BOARD, viewOf } from "./board-view";
import "./spoken";

const pairs = [...SPACES].flatMap((one, index) =>
  [...SPACES].slice(index + 1).map((other) => [one, other] as const),
);

describe("the layout", () => {
  it("has every space of the board, each in its own sector and within the rim", () => {
    expect(new Set(Object.keys(BOARD))).toEqual(new Set(SPACES));
    for (const [id, { sector }] of Object.entries(BOARD)) {
      if (sector === 0) continue;
      const { x, y } = LAYOUT[id]!;
      const angle = ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
      const off = Math.abs(((angle - angleOf(sector) + 540) % 360) - 180);
      expect(off, id).toBeLessThan(180 / SECTORS);
      expect(Math.hypot(x, y) * 1000 + PLATE, id).toBeLessThan(RIM);
    }
  });

  it("leaves room between any two plates", () => {
    for (const [one, other] of pairs) {
      const [a, b] = [placeOf(one), placeOf(other)];
      const gap = Math.hypot(a.x - b.x, a.y - b.y) - plateOf(one) - plateOf(other);
      expect(gap, `${one} ${other}`).toBeGreaterThan(20);
    }
  });

  it("leads no movement line over a third space, and no two across each other", () => {
    const lines = roads(BOARD);
    expect(lines.length).toBe(Object.values(BOARD).reduce((sum, { lines }) => sum + lines.length, 0) / 2);
    for (const [from, to] of lines) {
      for (const other of SPACES) {
        if (other === from || other === to) continue;
        expect(distance(other, from, to), `${from} ${to} over ${other}`).toBeGreaterThan(plateOf(other));
      }
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) expect(crosses(one, other), `${one} ${other}`).toBe(false);
    }
  });
});

describe("shapes", () => {
  it("puts sector 1 at the top", () => {
    expect(wedge(1, 100, 1000)).toMatch(/^M-173.6 -984.8 A1000 1000 0 0 1 173.6 -984.8/);
  });

  it("keeps tokens of a crowd apart", () => {
    for (let count = 1; count <= 8; count += 1) {
      const { radius, places } = tokenPlaces(count, 100);
      expect(places).toHaveLength(count);
      for (const [index, a] of places.entries()) {
        for (const b of places.slice(index + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y), String(count)).toBeGreaterThanOrEqual(radius * 2 - 1);
        }
      }
    }
  });

  it("breaks names between words and after hyphens only", () => {
    expect(inLines("Tarraguth-Elendsviertel")).toEqual(["Tarraguth-", "Elendsviertel"]);
    expect(inLines("Trauma- und Physiologie-Zone")).toEqual(["Trauma- und", "Physiologie-Zone"]);
    expect(inLines("Sai Sallai Residential")).toEqual(["Sai Sallai", "Residential"]);
    expect(inLines("IAF HQ")).toEqual(["IAF HQ"]);
  });

  it("lets a name grow wider rather than to a third line", () => {
    expect(inLines("Trauma and Physiology Zone")).toEqual(["Trauma and", "Physiology Zone"]);
  });

  it("hangs a lamp where no name of another space hides it", () => {
    expect(lampPlace("sallab_slums").x).toBeGreaterThan(0);
    expect(lampPlace("holonet_central").x).toBeLessThan(0);
  });

  it("writes what has changed inside the city and off all other plates", () => {
    for (const space of SPACES) {
      const { x, y } = notePlace(space, 0);
      expect(Math.hypot(x, y), space).toBeLessThan(RIM);
      for (const other of SPACES) {
        if (other === space) continue;
        const plate = placeOf(other);
        expect(Math.hypot(x - plate.x, y - plate.y), `${space} ${other}`).toBeGreaterThan(plateOf(other));
      }
    }
  });

  it("begins and ends an arrow outside the plates", () => {
    expect(arrow("iaf_hq", "galactic_council").path).toMatch(/^M-?[\d.]+ -?[\d.]+ Q/);
  });

  it("puts a card beside what it is about and inside the room", () => {
    const room = { left: 0, top: 0, width: 700, height: 700 };
    const card = { width: 270, height: 300 };
    expect(beside({ left: 100, top: 300, width: 60, height: 60 }, card, room)).toEqual({ x: 172, y: 180 });
    expect(beside({ left: 600, top: 20, width: 60, height: 60 }, card, room)).toEqual({ x: 318, y: 0 });
  });
});

describe("the keyboard", () => {
  it("goes through the spaces around the city, from the rim inwards", () => {
    const order = inOrder(BOARD);
    expect(order).toHaveLength(28);
    expect(order.slice(0, 4)).toEqual([
      "galactic_council",
      "tarraguth_slums",
      "mecatol_power_north",
      "civilian_spaceport",
    ]);
  });

  it("reaches every space with the arrow keys", () => {
    const found = new Set(["galactic_council"]);
    const edge = [...found];
    while (edge.length) {
      const here = edge.pop()!;
      for (const way of ["left", "right", "up", "down"] as const) {
        const next = neighbour(here, way);
        if (next && !found.has(next)) {
          found.add(next);
          edge.push(next);
        }
      }
    }
    expect(found).toEqual(new Set(SPACES));
  });

  it("goes up from the Council to a space above it", () => {
    expect(LAYOUT[neighbour("galactic_council", "up")!]!.y).toBeLessThan(0);
    expect(neighbour("tarraguth_slums", "up")).toBeNull();
  });
});

describe("options on the board", () => {
  const ask: Ask = {
    id: "1",
    prompt: "deploy",
    rule: "Rex p.11",
    about: { origin: "iaf_hq", target: "reserve" },
    options: [["none"], ["deploy", "iaf_hq"], ["transfer", "iaf_hq"], ["deploy", "sallab_slums"], ["bid", 3]],
  };

  it("are found by the space that they name", () => {
    const offers = offersOf(ask);
    expect([...offers.keys()]).toEqual(["iaf_hq", "sallab_slums"]);
    expect(offers.get("iaf_hq")).toEqual([
      ["deploy", "iaf_hq"],
      ["transfer", "iaf_hq"],
    ]);
    expect(offersOf(null).size).toBe(0);
  });

  it("tell where units come from only if that is a space", () => {
    expect(originOf(ask)).toBe("iaf_hq");
    expect(targetOf(ask)).toBeNull();
    expect(spaceOf(["from", "reserve"])).toBeNull();
  });
});

describe("changes between two views", () => {
  const units = (count: number): Force => ({ units: count, mechanized: 0, facedown: 0 });

  it("see a move, with what stays behind", () => {
    const before = viewOf({ forces: { iaf_hq: { 0: units(5) } } });
    const after = viewOf({ forces: { iaf_hq: { 0: units(2) }, sallab_slums: { 0: units(3) } } });
    expect(changesBetween(before, after)).toEqual([
      { kind: "move", seat: 0, count: 3, from: "iaf_hq", to: "sallab_slums" },
    ]);
  });

  it("tell landings, losses and retreats apart", () => {
    const before = viewOf({
      forces: { iaf_hq: { 0: units(5), 1: units(4) } },
      reserve: [units(9), units(2)],
    });
    const after = viewOf({
      forces: { iaf_hq: { 0: units(3) }, sallab_slums: { 0: units(4) } },
      reserve: [units(5), units(6)],
      casualties: [units(2), units(0)],
    });
    expect(changesBetween(before, after)).toEqual([
      { kind: "lose", seat: 0, count: 2, space: "iaf_hq" },
      { kind: "deploy", seat: 0, count: 4, space: "sallab_slums" },
      { kind: "withdraw", seat: 1, count: 4, space: "iaf_hq" },
    ]);
  });

  it("see units that are turned over, influence, and the fleet", () => {
    const before = viewOf({ forces: { iaf_hq: { 0: units(2) } }, influence: { sallab_slums: 4 }, fleet: 17 });
    const after = viewOf({ forces: { iaf_hq: { 0: { units: 0, mechanized: 0, facedown: 2 } } }, fleet: 2 });
    expect(changesBetween(before, after)).toEqual([
      { kind: "flip", seat: 0, count: 2, space: "iaf_hq" },
      { kind: "influence", count: -4, space: "sallab_slums" },
      { kind: "fleet", from: 17, to: 2 },
    ]);
  });

  it("are silent about the same view and about a leap to another moment", () => {
    const view = viewOf({ forces: { iaf_hq: { 0: units(2) } } });
    expect(changesBetween(view, view)).toEqual([]);
    const crowded = Object.fromEntries([...SPACES].map((id) => [id, { 0: units(1) }]));
    expect(changesBetween(viewOf({}), viewOf({ forces: crowded }))).toEqual([]);
  });
});

describe("changes on the board", () => {
  const lost = (seat: number): Change => ({ kind: "lose", seat, count: 1, space: "iaf_hq" });

  it("stay beside those that follow at once, and go when something comes later", () => {
    let now = 0;
    const shown = new Shown(() => now);
    shown.with([lost(0)]);
    now += 100;
    expect(shown.with([lost(1)])).toEqual([lost(0), lost(1)]);
    now += 5000;
    expect(shown.with([lost(2)])).toEqual([lost(2)]);
  });

  it("never hide each other at the same space", () => {
    const march: Change = { kind: "move", seat: 0, count: 2, from: "iaf_hq", to: "sallab_slums" };
    expect(notesOf([lost(0), march, lost(1), lost(0)])).toEqual([
      { note: { ...lost(0), count: 2 }, row: 0 },
      { note: lost(1), row: 1 },
    ]);
  });
});

describe("tokens", () => {
  it("are one for each player and kind of unit", () => {
    const view = viewOf({
      forces: {
        iaf_hq: { 0: { units: 3, mechanized: 2, facedown: 0 }, 1: { units: 0, mechanized: 0, facedown: 1 } },
      },
    });
    expect(tokensIn(view, view.spaces.iaf_hq!).map(({ seat, kind, count }) => [seat, kind, count])).toEqual([
      [0, "units", 3],
      [0, "mechanized", 2],
      [1, "facedown", 1],
    ]);
  });
});

/** How far a space is from a movement line. */
function distance(space: string, from: string, to: string): number {
  const [p, a, b] = [placeOf(space), placeOf(from), placeOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

function crosses([a, b]: [string, string], [c, d]: [string, string]): boolean {
  if (new Set([a, b, c, d]).size < 4) return false;
  const side = (one: string, other: string, third: string) => {
    const [p, q, r] = [placeOf(one), placeOf(other), placeOf(third)];
    return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  };
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
