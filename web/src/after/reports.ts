/** How each game tells what its reports need beyond figures. */
import type { Component } from "svelte";

import type { View } from "$lib/protocol";
import type { components } from "$lib/schema";
import type { Words } from "$lib/words";

type Schemas = components["schemas"];
type Contested = Schemas["Contest"];

/** The client of the API reads a pair as a list. */
export type Contest = Omit<Contested, "sides"> & { sides: Contested["sides"][number][] };
export type Report = Omit<Schemas["Report"], "contests"> & { contests: Contest[] };
export type Bond = Schemas["Bond"];

/** How the line of a seat is told from the others: not by its hue alone. */
export interface Line {
  name: string;
  hue: string;
  dash: string;
  glyph: Component | null;
}

export interface ReportFace<V extends View = View> {
  lines: (view: V, words: Words) => Line[];
  /** Everything about one contest. */
  Contest: Component<{ contest: Contest; words: Words; table: string }>;
}

const FACES: Record<string, () => Promise<{ report: ReportFace<never> }>> = {
  rex: () => import("../rex/report/report"),
};

/** Whether there is anything to report of a game. */
export function isReported(game: string): boolean {
  return game in FACES;
}

export async function reportFaceOf(game: string): Promise<ReportFace> {
  const found = FACES[game];
  if (!found) throw new Error(`no report for ${game}`);
  return (await found()).report as unknown as ReportFace;
}
