/** The kinds of an option's nouns, as the games declare them (verbs.json is written by `make types`). */
import type { Noun, Option } from "./protocol";
import declared from "./verbs.json";

/** How words say a noun: by its name unless its kind is said otherwise. */
export type Way = "name" | "place" | "player";
/** Whoever knows a later way has no need of the earlier ones. */
const WAYS: readonly Way[] = ["name", "place", "player"];

interface Declared {
  /** Verbs that are no answer: they lead away from the question and back to it. */
  away: readonly Noun[];
  /** Verbs that, without a noun, end or decline something. */
  closing: readonly Noun[];
  /** Kinds whose nouns are numbers; all others are texts. */
  numbers: readonly string[];
  said: Readonly<Record<string, string>>;
  /** What may follow each verb: shapes, of kinds. */
  verbs: Readonly<Record<string, readonly (readonly string[])[]>>;
}

const GAMES: Readonly<Record<string, Declared>> = declared;

/** What may follow the verb of an option, as far as its nouns can tell: so many, texts here and numbers there. */
export function shapesOf(game: string, option: Option): readonly (readonly string[])[] {
  const numbers = GAMES[game]?.numbers ?? [];
  const shapes = GAMES[game]?.verbs[String(option[0])] ?? [];
  return shapes.filter(
    (shape) =>
      shape.length === option.length - 1 &&
      shape.every((kind, index) => numbers.includes(kind) === (typeof option[index + 1] === "number")),
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
  const said = GAMES[game]?.said ?? {};
  return Object.keys(said).filter((kind) => said[kind] === way);
}

/** How each noun of an option is said. A noun that may be a place is said as one, which tells of all else no more than
 * its name. */
export function waysOf(game: string, option: Option): Way[] {
  const said = GAMES[game]?.said ?? {};
  const shapes = shapesOf(game, option);
  const isSaid = (way: Way, index: number) => shapes.some((shape) => (said[shape[index]!] ?? "name") === way);
  return option.slice(1).map((_noun, index) => WAYS.findLast((way) => isSaid(way, index)) ?? "name");
}

/** Whether an option ends or declines something, and so stands apart from the others. */
export function closes(game: string, option: Option): boolean {
  return option.length === 1 && (GAMES[game]?.closing.includes(option[0]!) ?? false);
}

export function leadsAway(game: string, option: Option): boolean {
  return GAMES[game]?.away.includes(option[0]!) ?? false;
}
