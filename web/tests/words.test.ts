/** The browser says what Python says: the same message files, filled in by two programs. */
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { named, Words, type EventNames } from "../src/lib/words";
import type { Ask, LogLine, Option, RefusalData } from "../src/lib/protocol";
import { filesOf } from "../locale-plugin.ts";
import told from "./words.json";

interface Line {
  event?: LogLine;
  ask?: Ask;
  option?: Option;
  refusal?: RefusalData;
  said: Record<string, string>;
}

function wordsOf(language: string, races: string[]): Words {
  const folder = join(import.meta.dirname, "../../locale", language);
  const files = filesOf(folder, "virtual:locale/", "virtual:rex/");
  const resources = files.map((file) => new FluentResource(readFileSync(file, "utf8")));
  return new Words(language, resources, races, told.events as EventNames);
}

function saidBy(words: Words, line: Line): string {
  if (line.event) return words.event(line.event);
  if (line.refusal) return words.refusal(line.refusal);
  return line.option ? words.option(line.ask!, line.option) : words.prompt(line.ask!);
}

describe.each(["en", "it", "de"])("in %s", (language) => {
  it.each(told.games.map((game, number) => ({ number, game })))("game $number", ({ game }) => {
    const words = wordsOf(language, game.races);
    for (const line of game.lines as unknown as Line[]) {
      expect(saidBy(words, line)).toBe(line.said[language]);
    }
  });
});

describe("arguments by name", () => {
  it("gives all that are left to the last name", () => {
    expect(named(["seat", "members"], [1, 2, 3])).toEqual({ seat: 1, members: "2 3", members_count: 2 });
  });
  it("leaves a single one as it is", () => {
    expect(named(["amount"], [4])).toEqual({ amount: 4, amount_count: 1 });
  });
});
