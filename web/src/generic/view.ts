/** What any view has, as far as names go: the rest is told as it stands. */
import { peopleOf } from "$lib/nouns";
import type { View } from "$lib/protocol";
import type { Words } from "$lib/words";
import { isFields, type Fields, type Telling } from "./tree";

export interface AnyView extends View {
  round?: number;
  phase?: string;
  players?: readonly Fields[];
  you?: Fields | null;
  options?: Fields;
}

/** Told elsewhere on the page. */
const ENVELOPE = ["game", "seat", "waiting", "result", "ask", "table", "beside", "players", "you"];
const ON_TOP = ["round", "phase", "options"];
const SCORES = ["points", "score", "victory_points"];

export function publicOf(view: AnyView): Fields {
  const told = Object.entries(view as unknown as Fields);
  return Object.fromEntries(told.filter(([name]) => ![...ENVELOPE, ...ON_TOP].includes(name)));
}

export function playersOf(view: AnyView): readonly Fields[] {
  return Array.isArray(view.players) ? view.players.filter(isFields) : [];
}

export function tellingOf(view: AnyView, words: Words): Telling {
  return { words, seats: playersOf(view).length };
}

/** What each seat plays; empty until it is chosen. */
export function factionsOf(view: AnyView): string[] {
  return playersOf(view).map((player) => String(player[peopleOf(view.game)] ?? ""));
}

/** What is told of each player beside who it is. */
export function standingsOf(view: AnyView): Fields[] {
  const people = peopleOf(view.game);
  return playersOf(view).map((player) =>
    Object.fromEntries(Object.entries(player).filter(([name]) => name !== people)),
  );
}

/** The name of the field that counts, if there is one. */
export function scoreOf(player: Fields): string | undefined {
  return SCORES.find((name) => typeof player[name] === "number");
}

/** One's own seat first, then clockwise. */
export function mineFirst(count: number, seat: number | null): number[] {
  return Array.from({ length: count }, (_, index) => ((seat ?? 0) + index) % count);
}
