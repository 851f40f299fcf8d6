/** Two players and eight: whatever lists, forms and plots show for four they show for all. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { GameData, SeatData, Status, TableData } from "$lib/protocol";
import { branchBody, seatChoices } from "../src/after/branching";
import { apart, bars, drawn } from "../src/after/plot";
import {
  bodyOf,
  drafted,
  freeFactions,
  quickBody,
  within,
  withSeatAdded,
  withSeatRemoved,
} from "../src/before/draft";
import { emptySeats } from "../src/before/tables";
import { DASH, PLASTIC } from "../src/galaxy/plastic";
import { isRunning, leftOf } from "../src/play/decision/clocks";

const EIGHT = 8;
const NUMBERS = Array.from({ length: EIGHT }, (_, number) => number);
const FACTIONS = NUMBERS.map((number) => `faction_${number}`);
const GAME = { id: "toy", seats: [2, EIGHT], factions: FACTIONS, options: {} } as unknown as GameData;

function table(): TableData {
  const seats = NUMBERS.map((number) => ({
    number,
    holder: number < 5 ? "person" : "open",
    mine: number === 7,
  }));
  return { seats: seats as unknown as SeatData[] } as TableData;
}

describe("a form for two to eight", () => {
  it("adds seats up to eight and takes them away down to two", () => {
    let { seats } = drafted(GAME, "friends");
    for (let more = 0; more < 10; more += 1) seats = withSeatAdded(GAME, seats);
    expect(seats).toHaveLength(EIGHT);
    expect(bodyOf({ ...drafted(GAME, "friends"), seats }, GAME).seats).toHaveLength(EIGHT);
    for (let fewer = 0; fewer < 10; fewer += 1) seats = withSeatRemoved(GAME, seats, 0);
    expect(seats).toHaveLength(2);
  });

  it("leaves the last seat the one faction that is left", () => {
    const seats = NUMBERS.map((number) => ({ faction: number < 7 ? FACTIONS[number]! : "" }));
    expect(freeFactions(GAME, seats, 7)).toEqual(["faction_7"]);
  });

  it("begins at once with two or with eight", () => {
    for (const count of [2, EIGHT]) {
      expect(quickBody(GAME, count, "", "bot-heuristic").seats).toHaveLength(count);
    }
  });

  it("keeps to what another game allows when one changes over to it", () => {
    const smaller = { ...GAME, seats: [3, 6] } as GameData;
    expect([within(smaller, EIGHT), within(smaller, 2), within(GAME, EIGHT)]).toEqual([6, 3, EIGHT]);
  });
});

describe("lists of eight", () => {
  it("tells which seats of the lobby are empty", () => {
    expect(emptySeats(table())).toHaveLength(3);
  });

  it("goes on from a step with the eighth seat mine", () => {
    const holders = seatChoices(table(), [0]);
    expect(holders).toEqual([...Array<string>(7).fill("heuristic"), "me"]);
    expect(branchBody(3, holders, "Again").seats).toHaveLength(EIGHT);
  });

  it("reads the clock of the eighth seat", () => {
    const clocks = NUMBERS.map((number) => ({ left: 10 * number, running: number === 7 }));
    const status = { now: 100, clocks } as unknown as Status;
    expect([leftOf(status, 7, 105), leftOf(status, 6, 105), isRunning(status, 7)]).toEqual([65, 60, true]);
  });
});

describe("plots of eight", () => {
  const frame = { width: 320, height: 70 + 18 * EIGHT, left: 28, right: 106, top: 12, bottom: 24 };

  it("draws a line for each, and no name upon another, even if all end alike", () => {
    const plot = drawn(
      NUMBERS.map(() => [0, 3, 5]),
      frame,
      18,
    );
    const labels = plot.ends.map((end) => end.label).sort((one, other) => one - other);
    const gaps = labels.slice(1).map((label, index) => label - labels[index]!);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(18);
    expect(labels[0]).toBeGreaterThanOrEqual(frame.top);
    expect(new Set(plot.paths).size).toBe(EIGHT);
  });

  it("keeps names within the frame wherever the lines end", () => {
    const placed = apart(Array<number>(EIGHT).fill(1000), 18, 12, 190);
    expect([Math.min(...placed) >= 12, Math.max(...placed) <= 190]).toEqual([true, true]);
  });

  it("has a bar for each", () => {
    expect(bars(NUMBERS)).toHaveLength(EIGHT);
  });
});

describe("eight colours of plastic", () => {
  const css = readFileSync(join(import.meta.dirname, "../src/tokens.css"), "utf8");

  /** A token as it is in the light and in the dark. */
  function token(name: string): string[] {
    return css.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`))?.slice(1) ?? [];
  }

  function linear(colour: string): number[] {
    const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
    return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  }

  function contrast(one: string, other: string): number {
    const light = (colour: string) => {
      const [red, green, blue] = linear(colour) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    return Math.max(light(one), light(other)) / Math.min(light(one), light(other));
  }

  /** OKLab, in which equal distances look equal. */
  function seen(colour: string): number[] {
    const [red, green, blue] = linear(colour) as [number, number, number];
    const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
    const middle = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
    const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
    return [
      0.2105 * long + 0.7936 * middle - 0.0041 * short,
      1.978 * long - 2.4286 * middle + 0.4506 * short,
      0.0259 * long + 0.7828 * middle - 0.8087 * short,
    ];
  }

  function far(one: string, other: string): number {
    const [here, there] = [seen(one), seen(other)];
    return Math.hypot(...here.map((part, index) => part - there[index]!));
  }

  it("can be told apart in the light and in the dark", () => {
    expect(PLASTIC).toHaveLength(EIGHT);
    for (const theme of [0, 1]) {
      const hues = PLASTIC.map((colour) => token(`plastic-${colour}`)[theme]!);
      const pairs = hues.flatMap((hue, index) => hues.slice(index + 1).map((other) => far(hue, other)));
      expect(Math.min(...pairs)).toBeGreaterThan(0.09);
    }
  });

  it("have an ink that can be read on them", () => {
    for (const colour of PLASTIC) {
      const [hues, inks] = [token(`plastic-${colour}`), token(`plastic-ink-${colour}`)];
      expect(inks).toHaveLength(2);
      hues.forEach((hue, theme) => expect(contrast(hue, inks[theme]!), colour).toBeGreaterThanOrEqual(4.5));
    }
  });

  it("break their lines in eight ways", () => {
    expect(new Set(PLASTIC.map((colour) => DASH[colour])).size).toBe(EIGHT);
  });
});
