/** The words of a game as files, and what the server would tell of its options. */
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { filesOf } from "../locale-plugin";
import { declare, type Declared } from "../src/lib/nouns";
import verbs from "./verbs.json";

export const LOCALE = join(import.meta.dirname, "../../locale");
export const SOURCE = join(import.meta.dirname, "../src");

for (const [game, declared] of Object.entries(verbs)) declare(game, declared as unknown as Declared);

export function filesFor(game: string, language = "en"): string[] {
  const ids = [`virtual:locale/${language}`, `virtual:words/${game}/${language}`];
  return ids.flatMap((id) => filesOf(LOCALE, SOURCE, id)!);
}

export function textsFor(game: string, language = "en"): FluentResource[] {
  return filesFor(game, language).map((path) => new FluentResource(readFileSync(path, "utf8")));
}
