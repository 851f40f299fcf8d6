import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { Words } from "$lib/words";
import {
  BATTLE_CARDS,
  BETRAYAL_CARDS,
  EVENT_CARDS,
  INFLUENCE_CARDS,
  OTHER_CARDS,
  SPACES,
} from "../src/rex/rules/box";
import { rules } from "../src/rex/rules/text";
import { found, pieces } from "../src/rules/text";
import { filesFor } from "./spoken";

const ROOT = join(import.meta.dirname, "../..");
const ENGLISH = join(ROOT, "locale/en");
const RULES = join(ENGLISH, "rex-rules.ftl");
const read = (path: string) => readFileSync(path, "utf8");
const resource = (path: string) => new FluentResource(read(path));
const FILES = filesFor("rex");
const words = new Words("en", FILES.map(resource)).also(resource(RULES));
const chapters = rules(words);
const sections = chapters.flatMap((chapter) => chapter.sections);
const blocks = sections.flatMap((section) => section.blocks);
const ids = (text: string, prefix: string) =>
  [...text.matchAll(new RegExp(`^${prefix}-([\\w]+) =`, "gm"))].map((m) => m[1]!);

describe("anchors", () => {
  const anchors = [...blocks.flatMap((block) => block.anchors), ...sections.map((section) => section.id)];

  it.each(ids(read(join(ENGLISH, "rex-help.ftl")), "rule"))(
    "lead from the question %s to its paragraph",
    (prompt) => {
      expect(blocks.filter((block) => block.anchors.includes(prompt))).toHaveLength(1);
    },
  );
  it.each(ids(read(join(ENGLISH, "rex.ftl")), "moment"))(
    "lead from the moment %s to its paragraph",
    (moment) => {
      expect(blocks.filter((block) => block.anchors.includes(moment))).toHaveLength(1);
    },
  );
  it("are all different", () => {
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

describe("the text", () => {
  it("leaves no message out and has none that is missing", () => {
    const said = new Set<string>();
    const listening = new Proxy(words, {
      get: (target, name) =>
        name === "say" || name === "has"
          ? (key: string, args = {}) => (said.add(key), target[name as "say"](key, args))
          : Reflect.get(target, name).bind(target),
    });
    rules(listening);
    const written = [...read(RULES).matchAll(/^(rules-[\w-]+) =/gm)].map((match) => match[1]!);
    expect(written.filter((id) => !said.has(id))).toEqual([]);
    const missing = [...said].filter(
      (key) => key.startsWith("rules-") && !key.startsWith("rules-rex-card-") && !words.has(key),
    );
    expect(missing).toEqual([]);
    expect(
      blocks.every((block) => block.text && !/[{}$]|name-|rules-rex/.test(block.text + block.title)),
    ).toBe(true);
  });
  it("stays out of what every page loads", () => {
    expect(FILES).not.toContain(RULES);
  });
});

describe("the box", () => {
  const table = (name: string) => read(join(ROOT, `src/throneworld/rex/tables/${name}.py`));

  it("has the spaces, sectors and marks of the engine", () => {
    const marks = ["shield", "stronghold", "spaceport", "influence"];
    const told = [...table("board").matchAll(/Space\("(\w+)", (\d+), (\w+), (\w+), (\w+), (\w+),/g)].map(
      (match) => [match[1], Number(match[2]), ...marks.filter((_, index) => match[index + 3] !== "_")],
    );
    const order = (one: readonly unknown[]) => String(one[0]);
    expect([...SPACES].sort((a, b) => order(a).localeCompare(order(b)))).toEqual(
      told.sort((a, b) => order(a).localeCompare(order(b))),
    );
  });
  it("has the Strategy cards of the engine", () => {
    const told = [...table("strategy").matchAll(/StrategyCard\("(\w+)", (\d+)/g)].map((m) => [
      m[1],
      Number(m[2]),
    ]);
    expect([...BATTLE_CARDS, ...OTHER_CARDS.map(([id, copies]) => [id, copies])]).toEqual(told);
  });
  it("has the Influence and Betrayal cards of the engine", () => {
    const placing = [
      ...table("influence").matchAll(
        /InfluenceCard\("(\w+)", GENERATE, 1, \(\("(\w+)", (\d+)\), \("(\w+)", (\d+)\)\)/g,
      ),
    ];
    expect(INFLUENCE_CARDS).toEqual(placing.map((m) => [m[1], [m[2], Number(m[3])], [m[4], Number(m[5])]]));
    const events = [
      ...table("influence").matchAll(/InfluenceCard\("(\w+)", (?:SOL_OFFENSIVE|CEASEFIRE), (\d+)/g),
    ];
    expect(EVENT_CARDS).toEqual(events.map((m) => [m[1], Number(m[2])]));
    expect(BETRAYAL_CARDS).toEqual(
      [...table("small_cards").matchAll(/BetrayalCard\("(\w+)"/g)].map((m) => m[1]),
    );
  });
});

describe("searching", () => {
  it("keeps what speaks of it, whatever the case", () => {
    const hits = found(chapters, " energy RIFLE ").flatMap((chapter) =>
      chapter.sections.flatMap((each) => each.blocks),
    );
    expect(hits.length).toBeGreaterThan(1);
    expect(
      hits.every((block) =>
        `${block.title} ${block.text} ${block.notes}`.toLowerCase().includes("energy rifle"),
      ),
    ).toBe(true);
  });
  it("keeps the whole of a section whose heading speaks of it", () => {
    const [chapter] = found(chapters, "Setting up");
    expect(chapter!.sections[0]!.blocks).toEqual(sections.find((section) => section.id === "setup")!.blocks);
  });
  it("finds everything with nothing and nothing with nonsense", () => {
    expect(found(chapters, "  ")).toEqual(chapters);
    expect(found(chapters, "zzzz")).toEqual([]);
  });
  it("cuts a text around what was found", () => {
    expect(pieces("A shield, a Shield", "shield")).toEqual(["A ", "shield", ", a ", "Shield", ""]);
    expect(pieces("what (now)?", "(now)?")).toEqual(["what ", "(now)?", ""]);
    expect(pieces("same", " ")).toEqual(["same"]);
  });
});
