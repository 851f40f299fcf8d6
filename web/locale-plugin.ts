/** The message files of a language as modules: `virtual:locale/<language>` is what every page may need,
 * `virtual:rules/<language>` the rules of the games, which only their page does. Those of the command line stay out. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const ELSEWHERE = /^(table-cli|table-odds|table-storage|rex-board)\.ftl$/;
const RULES = /^rules-.*\.ftl$/;
const KINDS: Record<string, (name: string) => boolean> = {
  "virtual:locale/": (name) => !ELSEWHERE.test(name) && !RULES.test(name),
  "virtual:rules/": (name) => RULES.test(name),
};

export function locale(folder: string): Plugin {
  return {
    name: "locale",
    resolveId: (id) => (prefixOf(id) ? `\0${id}` : null),
    load(id) {
      const prefix = id.startsWith("\0") ? prefixOf(id.slice(1)) : undefined;
      if (!prefix) return null;
      const files = filesOf(join(folder, id.slice(prefix.length + 1)), KINDS[prefix]!);
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => readFileSync(file, "utf8")).join("\n\n");
      return `export default ${JSON.stringify(withoutComments(text))};`;
    },
  };
}

export function filesOf(folder: string, wanted = KINDS["virtual:locale/"]!): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl") && wanted(name));
  return names.sort().map((name) => join(folder, name));
}

function prefixOf(id: string): string | undefined {
  return Object.keys(KINDS).find((prefix) => id.startsWith(prefix));
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "");
}
