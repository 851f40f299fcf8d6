/** Which page belongs to which address. Each page is fetched when it is first wanted. */
import type { Component } from "svelte";

/** Each page takes the arguments of its own address. */
type Page = () => Promise<{ default: Component<any> }>;

export interface Shown {
  page: Page;
  args: Record<string, string>;
  /** A page with another key is made anew. */
  key: string;
}

const PAGES: Record<string, Page> = {
  "": () => import("./pages/Home.svelte"),
  new: () => import("./pages/NewTable.svelte"),
  games: () => import("./pages/Games.svelte"),
  account: () => import("./pages/Account.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  about: () => import("./pages/About.svelte"),
};

/** `/t/ID` is a table; `/t/ID/step/N` a moment of it; `/t/ID/report` how it went. */
const OF_TABLE: Record<string, Page> = {
  "": () => import("./pages/TablePage.svelte"),
  step: () => import("./pages/Replay.svelte"),
  report: () => import("./pages/Report.svelte"),
};
const NOWHERE: Page = () => import("./pages/Nowhere.svelte");

export function pageFor(parts: string[]): Shown {
  const [first = "", second = "", third = "", fourth = ""] = parts;
  if (first === "t" && second) {
    return {
      page: OF_TABLE[third] ?? NOWHERE,
      args: { id: second, step: fourth },
      key: `${third} ${second}`,
    };
  }
  return { page: PAGES[first] ?? NOWHERE, args: { part: second }, key: first };
}
