import { describe, expect, it } from "vitest";

import { placeWith, shapesOf } from "../src/lib/nouns";
import { isAmount } from "../src/play/decision/options";
import { isSpot, placeOf } from "../src/ti4/places";

describe("the kinds of an option's nouns", () => {
  it("are those that the game declares, told apart by number and by text or number", () => {
    expect(shapesOf("rex", ["battle", "sallab_slums", 2])).toEqual([["space", "seat"]]);
    expect(shapesOf("rex", ["facedown", 2])).toEqual([["number"]]);
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
    expect(isAmount(["bid", 3])).toBe(true);
    expect(isAmount(["give", 3])).toBe(false);
    expect(isAmount(["facedown", "sallab_slums"])).toBe(false);
  });

  it("tell places of the galaxy from spots without a tile", () => {
    expect(placeOf(["retreat", 18])).toBe("18");
    expect(placeOf(["retreat"])).toBeNull();
    expect(placeOf(["place", 23, 2])).toBeNull();
    expect(isSpot(["place", 23, 2])).toBe(true);
    expect(isSpot(["place", "infantry", "jord"])).toBe(false);
  });
});
