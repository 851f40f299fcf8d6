import { describe, expect, it } from "vitest";

import type { Ask } from "../src/lib/protocol";
import { byPlace, openSpots, spotsOf } from "../src/ti4/board/galaxy";
import {
  APOTHEM,
  axial,
  besideAll,
  boundsOf,
  distance,
  neighbour,
  RADIUS,
  ringOf,
  spotOf,
} from "../src/ti4/board/hexes";
import { GLYPH, HOME, hueOf } from "../src/ti4/board/looks";
import {
  discsFor,
  forcesIn,
  KINDS,
  rowsOf,
  SHAPE,
  strength,
  widthOf,
  wormholesIn,
} from "../src/ti4/board/pieces";
import { onBoard, placeName } from "../src/ti4/places";
import { viewOf } from "./ti4-view";
import "./spoken";

const WHOLE = Array.from({ length: 37 }, (_, place) => place);
const spots = new Map(WHOLE.map((place) => [String(place), spotOf(place)]));

describe("hexes", () => {
  it("are numbered in a spiral, clockwise from the north", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(axial)).toEqual([
      [0, 0],
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ]);
    expect([7, 19, 22, 36].map(axial)).toEqual([
      [0, -2],
      [0, -3],
      [3, -3],
      [-1, -2],
    ]);
    expect([0, 1, 6, 7, 18, 19, 36].map(ringOf)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });

  it("lie edge to edge and never over each other", () => {
    for (const [one, place] of spots) {
      for (const [other, spot] of spots) {
        if (one !== other) expect(distance(place, spot)).toBeGreaterThan(2 * APOTHEM - 1);
      }
    }
    expect(distance(spotOf(0), spotOf(2))).toBeCloseTo(2 * APOTHEM);
  });

  it("fill the picture", () => {
    const { width, height } = boundsOf([...spots.values()]);
    expect([width, height]).toEqual([11 * RADIUS, expect.closeTo(14 * APOTHEM)]);
  });

  it("leave a corner to what lies beside the map", () => {
    const corner = besideAll([...spots.values()]);
    const nearest = Math.min(...[...spots.values()].map((spot) => distance(spot, corner)));
    expect(nearest).toBeGreaterThan(2.2 * APOTHEM);
    expect(boundsOf([...spots.values(), corner])).toEqual(boundsOf([...spots.values()]));
    const lonely = [spotOf(0)];
    expect(distance(besideAll(lonely), lonely[0]!)).toBeGreaterThan(2 * APOTHEM);
  });

  it("are gone through by arrow keys: up and down a column, along a row and back", () => {
    expect(neighbour(spots, "0", "up")).toBe("1");
    expect(neighbour(spots, "0", "down")).toBe("4");
    const right = neighbour(spots, "0", "right")!;
    expect(neighbour(spots, right, "left")).toBe("0");
    expect(neighbour(spots, neighbour(spots, right, "right")!, "left")).toBe(right);
    expect(neighbour(spots, "19", "up")).toBeNull();
    expect(neighbour(spots, "nowhere", "up")).toBeNull();
  });

  it("are all reached by arrow keys", () => {
    const reached = new Set(["0"]);
    for (const here of reached) {
      for (const way of ["up", "down", "left", "right"] as const) {
        const next = neighbour(spots, here, way);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(37);
  });
});

describe("pieces in a hex", () => {
  const everything = {
    seat: 0,
    pieces: KINDS.slice(0, 8).map((kind) => ({ kind, count: 12, damaged: 1 })),
  };
  const inside = (x: number, y: number) =>
    0.866 * Math.abs(x) + Math.abs(y) / 2 < APOTHEM && Math.abs(y) < APOTHEM;

  it("have a silhouette each", () => {
    expect(Object.keys(SHAPE)).toEqual([...KINDS]);
    expect(new Set(Object.values(SHAPE)).size).toBe(KINDS.length);
  });

  it.each([0, 1, 2, 3])("stay within it, however many there are, beside %i planets", (planets) => {
    for (const forces of [[], [everything], [everything, { ...everything, seat: 1 }]]) {
      const rows = rowsOf(forces, planets);
      const shown = rows.flatMap((row) => row.placed.map(({ piece }) => `${row.seat} ${piece.kind}`));
      expect(shown.sort()).toEqual(forces.flatMap((f) => f.pieces.map((p) => `${f.seat} ${p.kind}`)).sort());
      for (const { y, scale, placed, seal } of rows) {
        const [first, last] = [placed[0]!, placed.at(-1)!];
        expect(inside(((seal ?? first.x) - 11) * scale, y + 9 * scale)).toBe(true);
        expect(inside((last.x - 13 + widthOf(last.piece)) * scale, y + 9 * scale)).toBe(true);
      }
    }
    for (const { x, y, r } of discsFor(planets))
      expect(inside(Math.abs(x) + r * 0.87, Math.abs(y) + r / 2)).toBe(true);
  });

  it("come from the biggest ship on, and from afar as one figure", () => {
    const { systems } = viewOf();
    const units = { "1": { "0": { units: { fighter: 3, carrier: 1, infantry: 2 }, damaged: {} } } };
    const [force] = forcesIn({ ...systems["1"]!, units }, "1");
    expect(force!.pieces.map((piece) => piece.kind)).toEqual(["carrier", "fighter", "infantry"]);
    expect(strength(force!)).toEqual({ kind: "carrier", ships: 4 });
    expect(strength({ seat: 0, pieces: [{ kind: "infantry", count: 2, damaged: 0 }] }).ships).toBe(2);
  });
});

describe("the galaxy", () => {
  it("has each system in its place, and what is beside the map too", () => {
    const found = spotsOf(viewOf());
    expect([...found.keys()]).toEqual(["18", "1", "41", "51"]);
    expect(found.get("41")).toEqual(spotOf(3));
  });

  it("knows wormholes that were laid later", () => {
    expect(wormholesIn(viewOf(), "51")).toEqual(["delta"]);
    expect(wormholesIn(viewOf({ wormhole_tokens: { alpha: 18 } }), "18")).toEqual(["alpha"]);
  });

  it("offers planets apart from their system", () => {
    const ask = {
      options: [["exhaust", "jord"], ["tactical", 1], ["tactical", 41], ["done"]],
    } as unknown as Ask;
    expect([...byPlace(ask).keys()]).toEqual(["jord", "1", "41"]);
    expect([...byPlace(null)]).toEqual([]);
  });

  it("has open places while it is built, which are no systems of that number", () => {
    const lay = ["place", 23, 41];
    const ask = { prompt: "build_galaxy", options: [lay] } as unknown as Ask;
    expect(onBoard(ask, lay)).toBe(true);
    expect(byPlace(ask).size).toBe(0);
    expect(placeName(viewOf(), undefined as never, lay)).toBe("");
    expect(openSpots(ask)).toEqual([{ option: lay, place: 41, spot: spotOf(41) }]);
  });

  it("has a glyph for whoever lives in a home system, and a hue for each colour", () => {
    expect(Object.values(HOME).filter((faction) => !GLYPH[faction])).toEqual([]);
    expect(new Set(Object.values(HOME))).toEqual(new Set(Object.keys(GLYPH)));
    expect(hueOf({ colour: "" })).not.toBe(hueOf({ colour: "blue" }));
  });
});
