/** A game is entered by its folder: nothing else here knows which games there are. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { describe, expect, it } from "vitest";

import { gamesIn } from "../locale-plugin";
import { entryOf, gamesWith } from "../src/games";
import { SOURCE } from "./spoken";

const GAMES = gamesIn(SOURCE);
const FILES = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SOURCE, join(entry.parentPath, entry.name)));
const shared = FILES.filter((file) => !GAMES.includes(file.split("/")[0]!));

describe("outside the folders of the games", () => {
  const named = new RegExp(`(?<![a-z])(${GAMES.join("|")})(?![a-z])`, "i");

  it.each([...shared, "../locale-plugin.ts"])("%s names none of them", (file) => {
    const lines = readFileSync(join(SOURCE, file), "utf8").split("\n");
    expect(lines.filter((line) => named.test(line))).toEqual([]);
  });
});

describe("the folder of a game", () => {
  it("is found by its entry", () => {
    expect(GAMES.length).toBeGreaterThan(1);
    expect(gamesWith("face").toSorted()).toEqual(GAMES.toSorted());
  });

  it.each(GAMES)("of %s has all that its entry promises", async (game) => {
    const entry = entryOf(game)!;
    const parts = [entry.face, entry.report, entry.rules, entry.Mark, entry.Picture];
    for (const part of parts) if (part) expect(Object.keys(await part())).not.toEqual([]);
  });
});

it("a game without a folder brings nothing, and is missed by nobody", () => {
  expect(entryOf("chess")).toBeUndefined();
});
