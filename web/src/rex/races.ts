/** One hue, one glyph and one hatch for each race, so that nobody has to tell colours apart. */
import type { Component } from "svelte";
import Hacan from "~icons/game-icons/lion";
import JolNar from "~icons/game-icons/double-fish";
import Lazax from "~icons/game-icons/imperial-crown";
import Letnev from "~icons/game-icons/crossed-sabres";
import Sol from "~icons/game-icons/sun";
import Xxcha from "~icons/game-icons/turtle";

import type { Race } from "./types";

/** How a surface of the race is filled; each is an SVG pattern in Hatches.svelte. */
export type Hatch = "dots" | "bars" | "waves" | "slants" | "rings" | "grid";

export interface Look {
  glyph: Component;
  hatch: Hatch;
  /** A custom property of tokens.css. */
  hue: string;
}

export const RACES: readonly Race[] = ["lazax", "hacan", "sol", "letnev", "jol_nar", "xxcha"];

export const LOOK: Record<Race, Look> = {
  lazax: { glyph: Lazax, hatch: "grid", hue: "var(--race-lazax)" },
  hacan: { glyph: Hacan, hatch: "dots", hue: "var(--race-hacan)" },
  sol: { glyph: Sol, hatch: "rings", hue: "var(--race-sol)" },
  letnev: { glyph: Letnev, hatch: "slants", hue: "var(--race-letnev)" },
  jol_nar: { glyph: JolNar, hatch: "waves", hue: "var(--race-jol_nar)" },
  xxcha: { glyph: Xxcha, hatch: "bars", hue: "var(--race-xxcha)" },
};

export function hueOf(race: Race | ""): string {
  return race ? LOOK[race].hue : "var(--race-none)";
}
