/** The message files of a language as modules: `virtual:locale/<language>` is what every page may need,
 * `virtual:rex/<language>` and `virtual:ti4/<language>` the words of one game, `virtual:rules/<language>` the rules,
 * which only their page does. Those of the command line stay out. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const ELSEWHERE = /^(table-cli|table-odds|table-storage|rex-board|ti4-board)\.ftl$/;
/** The options of every game are asked for before anybody sits down. */
const PAGES = /^(table|web(?!-ti4)|[a-z0-9]+-settings)\b/;

const KINDS = {
  "virtual:locale/": (name: string) => PAGES.test(name),
  "virtual:rex/": (name: string) => /^rex\b/.test(name),
  "virtual:ti4/": (name: string) => /^(ti4|web-ti4|imperium)\b/.test(name) && !PAGES.test(name),
  "virtual:rules/": (name: string) => /^rules-/.test(name),
} as const;
type Kind = keyof typeof KINDS;

export function locale(folder: string): Plugin {
  return {
    name: "locale",
    resolveId: (id) => (kindOf(id) ? `\0${id}` : null),
    load(id) {
      const kind = id.startsWith("\0") ? kindOf(id.slice(1)) : undefined;
      if (!kind) return null;
      const files = filesOf(join(folder, id.slice(kind.length + 1)), kind);
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => readFileSync(file, "utf8")).join("\n\n");
      return `export default ${JSON.stringify(withoutComments(text))};`;
    },
  };
}

/** The files of a language that belong to one of these modules. */
export function filesOf(folder: string, ...kinds: Kind[]): string[] {
  const wanted = (name: string) => !ELSEWHERE.test(name) && kinds.some((kind) => KINDS[kind](name));
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl") && wanted(name));
  return names.sort().map((name) => join(folder, name));
}

function kindOf(id: string): Kind | undefined {
  return (Object.keys(KINDS) as Kind[]).find((kind) => id.startsWith(kind));
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "");
}
