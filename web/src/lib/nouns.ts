/** The kinds of an option's nouns, as the games declare them (verbs.json is written by `make types`). */
import type { Option } from "./protocol";
import declared from "./verbs.json";

type Shapes = Readonly<Record<string, readonly (readonly string[])[]>>;

const DECLARED: Readonly<Record<string, Shapes>> = declared.verbs;
export const GAMES: readonly string[] = Object.keys(DECLARED);
/** Kinds whose nouns are numbers; all others are texts. */
const NUMBERS: ReadonlySet<string> = new Set(declared.numbers);

/** What may follow the verb of an option, as far as its nouns can tell: so many, texts here and numbers there. */
export function shapesOf(game: string, option: Option): readonly (readonly string[])[] {
  const shapes = DECLARED[game]?.[String(option[0])] ?? [];
  return shapes.filter(
    (shape) =>
      shape.length === option.length - 1 &&
      shape.every((kind, index) => NUMBERS.has(kind) === (typeof option[index + 1] === "number")),
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
