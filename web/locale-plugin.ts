/** The message files of a language as modules: `virtual:locale/<language>` is what every page may need,
 * `virtual:words/<game>/<language>` the words of a game that has a folder here, `virtual:words/<game>-rules/<language>`
 * its rules, which only their page does. `virtual:games` says which of them there are. Those of the command line stay
 * out. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const PAGES = "virtual:locale/";
const WORDS = "virtual:words/";
const GAMES = "virtual:games";
const RULES = "-rules";
/** For the terminal. */
const ELSEWHERE = /^(table-(cli|odds|storage)|(?!web)[a-z0-9]+-board)\.ftl$/;
/** The options of every game are asked for before anybody sits down. */
const OF_PAGES = /^(table|web)\b|^[a-z0-9]+-settings\b/;

export function locale(folder: string, source: string): Plugin {
  return {
    name: "locale",
    resolveId: (id) => (id === GAMES || id.startsWith(PAGES) || id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${GAMES}`) return index(folder, source);
      const files = id.startsWith("\0") ? filesOf(folder, source, id.slice(1)) : null;
      if (!files) return null;
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => readFileSync(file, "utf8")).join("\n\n");
      return `export default ${JSON.stringify(withoutComments(text))};`;
    },
  };
}

/** The files that one of these modules is made of; null if it is none of them. */
export function filesOf(folder: string, source: string, id: string): string[] | null {
  const [language, game] = id.split("/").toReversed() as [string, string];
  if (id.startsWith(PAGES)) return chosen(folder, language, (name) => OF_PAGES.test(name));
  if (!id.startsWith(WORDS)) return null;
  if (game.endsWith(RULES)) return chosen(folder, language, (name) => name.startsWith(game));
  const names = [...layersOf(source, game), game];
  return chosen(folder, language, (name) => isOf(names, name) && !OF_PAGES.test(name));
}

/** The games that have a folder here. */
export function gamesIn(source: string): string[] {
  return readdirSync(source).filter((name) => existsSync(join(source, name, "game.ts")));
}

/** The layers of rules that a game shares with others, by whose words it is spoken as well. */
function layersOf(source: string, game: string): string[] {
  const path = join(source, game, "layers.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as string[]) : [];
}

function isOf(names: readonly string[], file: string): boolean {
  return names.includes(file.split(/[-.]/)[0]!) && !file.includes(RULES);
}

function chosen(folder: string, language: string, wanted: (name: string) => boolean): string[] {
  const names = readdirSync(join(folder, language)).filter((name) => name.endsWith(".ftl"));
  const found = names.filter((name) => !ELSEWHERE.test(name) && wanted(name));
  return found.sort().map((name) => join(folder, language, name));
}

function index(folder: string, source: string): string {
  const languages = readdirSync(folder);
  const games = gamesIn(source);
  const told = games.filter((game) => existsSync(join(folder, languages[0]!, `${game}${RULES}.ftl`)));
  return `export const words = ${mapOf(games, languages, "")};\nexport const rules = ${mapOf(told, languages, RULES)};`;
}

function mapOf(games: readonly string[], languages: readonly string[], part: string): string {
  const each = (game: string, language: string) =>
    `${JSON.stringify(language)}: () => import("${WORDS}${game}${part}/${language}")`;
  const lines = games.map(
    (game) => `${JSON.stringify(game)}: { ${languages.map((language) => each(game, language)).join(", ")} }`,
  );
  return `{ ${lines.join(", ")} }`;
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "");
}
