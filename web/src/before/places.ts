/** For whom a seat is, as one value of a list: me, anybody, whoever brings its link, or a bot of a level. */
import type { GameData, NewTable, SeatData } from "$lib/protocol";
import type { components } from "$lib/schema";

export type NewSeat = NewTable["seats"][number];
export type SeatChange = components["schemas"]["SeatChange"];
export type Level = NonNullable<NewSeat["level"]>;
export type Place = "me" | "open" | "invited" | `bot-${Level}`;

export const LEVELS: readonly Level[] = ["heuristic", "random"];
/** The levels of bots that a game has, the best one first. */
export function levelsOf(game: Pick<GameData, "bots">): readonly Level[] {
  return LEVELS.filter((level) => game.bots.includes(level));
}

/** For whom a seat of a game may be. */
export function placesOf(game: Pick<GameData, "bots">): readonly Place[] {
  const bots = levelsOf(game).map((level): Place => `bot-${level}`);
  return PLACES.filter((place) => !place.startsWith("bot-") || bots.includes(place));
}

export const PLACES: readonly Place[] = [
  "me",
  "open",
  "invited",
  ...LEVELS.map((level) => `bot-${level}` as const),
];

/** The same for the server, which keeps who and which bot apart. */
export function seatFor(place: Place): { holder: NewSeat["holder"]; level?: Level } {
  const level = LEVELS.find((each) => place === `bot-${each}`);
  return level ? { holder: "bot", level } : { holder: place as "me" | "open" | "invited" };
}

/** Null: somebody else sits there. */
export function placeOf(seat: SeatData): Place | null {
  if (seat.mine) return "me";
  if (seat.holder === "person") return null;
  return seat.holder === "bot" ? `bot-${(seat.level || "heuristic") as Level}` : seat.holder;
}
