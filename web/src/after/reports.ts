/** How each game tells what its reports need beyond figures. */
import type { Component } from "svelte";

import type { View } from "$lib/protocol";
import type { components } from "$lib/schema";
import type { Words } from "$lib/words";
import { entryOf } from "../games";

type Schemas = components["schemas"];
type Contested = Schemas["Contest"];

/** The client of the API reads a pair as a list. */
export type Contestant = Contested["sides"][number];
export type Contest = Omit<Contested, "sides"> & { sides: Contestant[] };
export type Report = Omit<Schemas["Report"], "contests"> & { contests: Contest[] };
export type Bond = Schemas["Bond"];

/** How the line of a seat is told from the others: not by its hue alone. */
export interface Line {
  name: string;
  hue: string;
  dash: string;
  glyph: Component | null;
}

/** What the parts of a report are given that a game draws itself. */
export interface ReportProps {
  report: Report;
  lines: readonly Line[];
  words: Words;
  table: string;
}

/** A column of the ranking. */
export interface Column {
  name: string;
  value: (seat: number) => string;
}

export interface ReportFace<V extends View = View> {
  lines: (view: V, words: Words) => Line[];
  /** Of the ranking, after the figures. */
  columns: (report: Report, words: Words) => Column[];
  /** The messages about the bonds of this game: their name, that there were none, who ended one. */
  bonds: { title: string; none: string; left: string; oneWay?: boolean };
  /** Plots beside those of the figures. */
  Rounds?: Component<ReportProps>;
  /** Plots about fights, above the contests. */
  Fights: Component<ReportProps>;
  /** What else there is to tell of this game. */
  More?: Component<ReportProps>;
  /** Everything about one contest. */
  Contest: Component<{ contest: Contest; words: Words; table: string }>;
}

/** Something that was counted over the whole game, seat by seat. */
export function totalOf(report: Report, id: string): readonly number[] {
  return report.totals.find((each) => each.id === id)?.values ?? [];
}

/** Whether there is anything to report of a game. */
export function isReported(game: string): boolean {
  return entryOf(game)?.report !== undefined;
}

export async function reportFaceOf(game: string): Promise<ReportFace> {
  const found = entryOf(game)?.report;
  if (!found) throw new Error(`no report for ${game}`);
  return (await found()).report as unknown as ReportFace;
}
