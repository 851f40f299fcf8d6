/** The browser says what Python says: the same message files, filled in by two programs. */
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { named, Words, type EventNames } from "../src/lib/words";
import type { Ask, LogLine, Option, RefusalData } from "../src/lib/protocol";
import { filesFor, LOCALE } from "./spoken";
import told from "./words.json";

interface Line {
  event?: LogLine;
  ask?: Ask;
  option?: Option;
  refusal?: RefusalData;
  said: Record<string, string>;
}

interface Told {
  game: string;
  events: EventNames;
  races: string[];
  /** By language, the files that the server sends of a game without a folder here. */
  sent?: Record<string, string[]>;
  lines: Line[];
}

const GAMES = told as unknown as Told[];
/** The page tells more of a system than its number, and asks in fewer words where a control shows the rest. */
const MORE = /ti4-web/;

function wordsOf(language: string, { game, events, races, sent }: Told): Words {
  const more = sent?.[language]?.map((file) => join(LOCALE, file)) ?? [];
  const shared = [...filesFor(game, language), ...more].filter((file) => !MORE.test(file));
  const resources = shared.map((file) => new FluentResource(readFileSync(file, "utf8")));
  return new Words(language, resources, races, events, game);
}

function saidBy(words: Words, line: Line): string {
  if (line.event) return words.event(line.event);
  if (line.refusal) return words.refusal(line.refusal);
  return line.option ? words.option(line.ask!, line.option) : words.prompt(line.ask!);
}

describe.each(["en", "it", "de"])("in %s", (language) => {
  it.each(GAMES.map((told, number) => ({ number, game: told.game, told })))(
    "game $number, $game",
    ({ told }) => {
      const words = wordsOf(language, told);
      for (const line of told.lines) expect(saidBy(words, line)).toBe(line.said[language]);
    },
  );
});

describe("arguments by name", () => {
  it("gives all that are left to the last name", () => {
    expect(named(["seat", "members"], [1, 2, 3])).toEqual({ seat: 1, members: "2 3", members_count: 2 });
  });
  it("leaves a single one as it is", () => {
    expect(named(["amount"], [4])).toEqual({ amount: 4, amount_count: 1 });
  });
});
