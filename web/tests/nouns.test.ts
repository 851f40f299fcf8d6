import { describe, expect, it } from "vitest";

import { closes, placeWith, shapesOf, waysOf } from "../src/lib/nouns";
import { isAmount } from "../src/play/decision/options";
import { isSpot, placeOf } from "../src/ti4/places";
import "./spoken";

describe("the kinds of an option's nouns", () => {
  it("are those that the game declares, told apart by number and by text or number", () => {
    expect(shapesOf("rex", ["battle", "sallab_slums", 2])).toEqual([["space", "seat"]]);
    expect(shapesOf("rex", ["facedown", 2])).toEqual([["troops"]]);
    expect(shapesOf("rex", ["facedown", "sallab_slums"])).toEqual([["space"]]);
    expect(shapesOf("rex", ["fly"])).toEqual([]);
    expect(shapesOf("rex", ["bid", "two"])).toEqual([]);
  });

  it("say where a noun stands only if it is certain", () => {
    expect(placeWith("ti4", ["ship", "carrier", 18, 0], ["system"])).toBe(2);
    expect(placeWith("ti4", ["take", "jord"], ["planet"])).toBeNull();
    expect(placeWith("ti4", ["fly", 1], ["system"])).toBeNull();
  });

  it("tell amounts from seats", () => {
    expect(isAmount("rex", ["bid", 3])).toBe(true);
    expect(isAmount("rex", ["units", 3])).toBe(true);
    expect(isAmount("rex", ["give", 3])).toBe(false);
    expect(isAmount("rex", ["facedown", "sallab_slums"])).toBe(false);
    expect(isAmount("ti4", ["bid", 3])).toBe(false);
  });

  it("say which of them are players and places", () => {
    expect(waysOf("rex", ["battle", "sallab_slums", 2])).toEqual(["place", "player"]);
    expect(waysOf("ti4", ["vote", 2])).toEqual(["player"]);
    expect(waysOf("ti4", ["vote", "jord"])).toEqual(["place"]);
    expect(waysOf("ti4", ["fire", 2])).toEqual(["player"]);
    expect(waysOf("ti4", ["fire", "pds"])).toEqual(["name"]);
    expect(waysOf("ti4", ["ship", "carrier", 18, 0])).toEqual(["name", "place", "name"]);
    expect(waysOf("", ["vote", 2])).toEqual(["name"]);
  });

  it("tell places of the galaxy from spots without a tile", () => {
    expect(placeOf(["retreat", 18])).toBe("18");
    expect(placeOf(["retreat"])).toBeNull();
    expect(placeOf(["place", 23, 2])).toBeNull();
    expect(isSpot(["place", 23, 2])).toBe(true);
    expect(isSpot(["place", "infantry", "jord"])).toBe(false);
  });
});

describe("the verbs of options", () => {
  it("close a question only in the game that says so, and without a noun", () => {
    expect(closes("rex", ["share"])).toBe(true);
    expect(closes("ti4", ["share"])).toBe(false);
    expect(closes("ti4", ["end_turn"])).toBe(true);
    expect(closes("ti4", ["ready"])).toBe(true);
    expect(closes("ti4", ["ready", "jord"])).toBe(false);
    expect(closes("ti4", ["accept"])).toBe(false);
  });
});
