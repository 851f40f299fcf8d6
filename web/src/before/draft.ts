/** A table that is being thought out: what the form holds, and what is sent when it is made. */
import type { GameData, NewTable, Terms } from "$lib/protocol";

import { seatFor, type Place } from "./places";
import { meant } from "./settings";
import { secondsOf, spanOf, type Span } from "./span";

export type Setting = string | number | boolean;
export type Release = "usual" | "instant" | "uniform";
type Clock = NonNullable<Terms["clock"]>;

export interface DraftSeat {
  place: Place;
  /** Empty: chosen or drawn. */
  faction: string;
}

export interface Draft {
  game: string;
  name: string;
  access: NonNullable<NewTable["access"]>;
  seats: DraftSeat[];
  options: Record<string, Setting>;
  timed: boolean;
  bank: Span;
  increment: Span;
  timeOut: NonNullable<Clock["time_out"]>;
  watching: NonNullable<Terms["watching"]>;
  delay: Span;
  release: Release;
  /** Null: as long as is usual. */
  hold: number | null;
}

export const PRESETS = ["bots", "friends", "slow", "screen"] as const;
export type Preset = (typeof PRESETS)[number];

const MINUTE = 60;
const DAY = 86_400;
const USUAL_SEATS = 4;

const PRESET: Record<Preset, { others: Place } & Partial<Draft>> = {
  bots: { others: "bot-heuristic", access: "private" },
  friends: {
    others: "open",
    access: "private",
    timed: true,
    bank: spanOf(30 * MINUTE),
    increment: spanOf(30),
  },
  slow: { others: "open", access: "open", timed: true, bank: spanOf(3 * DAY), increment: spanOf(DAY) },
  screen: { others: "me", access: "private", watching: "after_the_end" },
};

/** The preset's terms and places; the name and the rules stay as they are if there were some before. */
export function drafted(game: GameData, preset: Preset, before: Draft | null = null): Draft {
  const { others, ...terms } = PRESET[preset];
  const count = before?.seats.length ?? within(game, USUAL_SEATS);
  return {
    game: game.id,
    name: before?.name ?? "",
    access: "open",
    seats: Array.from({ length: count }, (_, number) => ({
      place: number === 0 ? "me" : others,
      faction: before?.seats[number]?.faction ?? "",
    })),
    options: before?.options ?? defaults(game),
    timed: false,
    bank: spanOf(30 * MINUTE),
    increment: spanOf(30),
    timeOut: "bot_decides",
    watching: "live",
    delay: spanOf(10 * MINUTE),
    release: "usual",
    hold: null,
    ...terms,
  };
}

export function defaults(game: GameData): Record<string, Setting> {
  return Object.fromEntries(Object.entries(game.options).map(([id, setting]) => [id, setting.default]));
}

/** The settings that are not as printed. */
export function changedSettings(game: GameData, options: Record<string, Setting>): string[] {
  return meant(game, options).filter((id) => options[id] !== game.options[id]!.default);
}

// Seats

export function withSeatAdded(game: GameData, seats: readonly DraftSeat[]): DraftSeat[] {
  if (seats.length >= most(game)) return [...seats];
  return [...seats, { place: seats.at(-1)?.place ?? "open", faction: "" }];
}

export function withSeatRemoved(game: GameData, seats: readonly DraftSeat[], number: number): DraftSeat[] {
  return seats.length <= fewest(game) ? [...seats] : seats.filter((_, each) => each !== number);
}

/** The races that a seat may still name: no two seats have the same. */
export function freeFactions(
  game: GameData,
  seats: readonly { faction: string }[],
  number: number,
): string[] {
  const taken = seats.filter((_, each) => each !== number).map((seat) => seat.faction);
  return game.factions.filter((faction) => !taken.includes(faction));
}

export function factionsNamed(seats: readonly { faction: string }[]): "free" | "some" | "all" {
  const named = seats.filter((seat) => seat.faction).length;
  if (named === 0) return "free";
  return named === seats.length ? "all" : "some";
}

export function fewest(game: GameData): number {
  return game.seats[0];
}

export function most(game: GameData): number {
  return game.seats[1];
}

/** As many players as were wanted, or as near to that as the game allows. */
export function within(game: GameData, count: number): number {
  return Math.min(most(game), Math.max(fewest(game), count));
}

// Sending

/** Whether nobody has to be waited for. */
export function complete(draft: Draft): boolean {
  return draft.seats.every((seat) => seat.place !== "open" && seat.place !== "invited");
}

export function bodyOf(draft: Draft, game: GameData): NewTable {
  const changed = changedSettings(game, draft.options);
  return {
    game: draft.game,
    name: draft.name.trim(),
    access: draft.access,
    seats: draft.seats.map((seat) => ({ ...seatFor(seat.place), faction: seat.faction })),
    options: Object.fromEntries(changed.map((id) => [id, draft.options[id]!])),
    terms: termsOf(draft),
  };
}

function termsOf(draft: Draft): Terms {
  const clock = {
    bank: secondsOf(draft.bank),
    increment: secondsOf(draft.increment),
    time_out: draft.timeOut,
  };
  return {
    clock: draft.timed ? clock : null,
    watching: draft.watching,
    delay: draft.watching === "delayed" ? secondsOf(draft.delay) : 0,
    release: draft.release === "usual" ? null : draft.release,
    hold: draft.release === "instant" ? null : draft.hold,
  };
}

/** A game at once: me against bots, with nothing to wait for. */
export function quickBody(game: GameData, players: number, race: string, place: Place): NewTable {
  const seats = Array.from({ length: within(game, players) }, (_, number) =>
    number === 0 ? { place: "me" as Place, faction: race } : { place, faction: "" },
  );
  return bodyOf({ ...drafted(game, "bots"), seats }, game);
}
