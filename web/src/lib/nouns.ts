/** The kinds of an option's nouns, as the games declare them in the server's list of games. */
import type { GameData, Option } from "./protocol";

/** How words say a noun: by its name unless its kind is said otherwise. */
export type Way = "name" | "amounts" | "place" | "player";
/** Whoever knows a later way has no need of the earlier ones. */
const WAYS: readonly Way[] = ["name", "amounts", "place", "player"];

export type Declared = Pick<GameData, "closing" | "kinds" | "verbs"> & Partial<Pick<GameData, "people">>;

const GAMES = new Map<string, Declared>();

/** Of a game that was not declared all nouns are said by their names. */
export function declare(game: string, declared: Declared): void {
  GAMES.set(game, declared);
}

/** What may follow the verb of an option, as far as its nouns can tell: so many, texts here and numbers there. */
export function shapesOf(game: string, option: Option): readonly (readonly string[])[] {
  const kinds = GAMES.get(game)?.kinds ?? {};
  const shapes = GAMES.get(game)?.verbs[String(option[0])] ?? [];
  return shapes.filter(
    (shape) =>
      shape.length === option.length - 1 &&
      shape.every((kind, index) => kinds[kind]!.numbers === (typeof option[index + 1] === "number")),
  );
}

/** Where in an option a noun stands that is certainly of one of these kinds; null if none is. */
export function placeWith(game: string, option: Option, kinds: readonly string[]): number | null {
  const shapes = shapesOf(game, option);
  const at = option.findIndex(
    (_noun, index) =>
      index > 0 && shapes.length > 0 && shapes.every((shape) => kinds.includes(shape[index - 1]!)),
  );
  return at < 0 ? null : at;
}

/** The kinds that are said in this way. */
export function kindsSaid(game: string, way: Way): readonly string[] {
  const kinds = GAMES.get(game)?.kinds ?? {};
  return Object.keys(kinds).filter((kind) => kinds[kind]!.said === way);
}

/** How each noun of an option is said. A noun that may be a place is said as one, which tells of all else no more than
 * its name. */
export function waysOf(game: string, option: Option): Way[] {
  const kinds = GAMES.get(game)?.kinds ?? {};
  const shapes = shapesOf(game, option);
  const isSaid = (way: Way, index: number) => shapes.some((shape) => kinds[shape[index]!]!.said === way);
  return option.slice(1).map((_noun, index) => WAYS.findLast((way) => isSaid(way, index)) ?? "name");
}

/** Whether an option ends or declines something, and so stands apart from the others. */
export function closes(game: string, option: Option): boolean {
  return option.length === 1 && (GAMES.get(game)?.closing.includes(String(option[0])) ?? false);
}

/** What the game calls those whom one plays; by this name a view tells who they are. */
export function peopleOf(game: string): string {
  return GAMES.get(game)?.people ?? "faction";
}
