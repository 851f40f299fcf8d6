/** Sorts the options of a question into the controls that fit them. It knows shapes of options, no rules. */
import { closes, placeWith } from "$lib/nouns";
import type { Ask, Noun, Option } from "$lib/protocol";

/** A number of units. They go all together more often than not; what is paid is paid sparingly. */
const TROOPS = "troops";
const COUNTS: readonly string[] = ["number", TROOPS];
/** More options than this are searched rather than read through. */
export const MANY = 9;
/** With fewer amounts than this, buttons are quicker than a stepper. */
const FEW = 4;

export interface Amounts {
  verb: string;
  /** In ascending order; there may be gaps. */
  values: number[];
  /** Where a stepper begins. */
  start: number;
}

export interface Sorted {
  amounts: Amounts[];
  /** Options that the board offers, too. */
  board: Option[];
  /** Options that name a thing with a text of its own. */
  cards: Option[];
  plain: Option[];
  closing: Option[];
}

export interface Knows {
  game: string;
  onBoard: (ask: Ask, option: Option) => boolean;
  /** Whether a thing has a text of its own to read. */
  readable: (thing: Noun) => boolean;
}

export function sorted(ask: Ask, { game, onBoard, readable }: Knows): Sorted {
  const amounts = amountsOf(game, ask.options);
  const result: Sorted = { amounts, board: [], cards: [], plain: [], closing: [] };
  const stepped = new Set(amounts.map((each) => each.verb));
  for (const option of ask.options) {
    if (isAmount(game, option) && stepped.has(String(option[0]))) continue;
    if (closes(game, option)) result.closing.push(option);
    else if (onBoard(ask, option)) result.board.push(option);
    else if (option.length === 2 && readable(option[1]!)) result.cards.push(option);
    else result.plain.push(option);
  }
  return result;
}

/** The amounts of each verb that has many of them. */
export function amountsOf(game: string, options: readonly Option[]): Amounts[] {
  const found = new Map<string, number[]>();
  for (const option of options) {
    if (!isAmount(game, option)) continue;
    const verb = String(option[0]);
    found.set(verb, [...(found.get(verb) ?? []), Number(option[1])]);
  }
  return [...found]
    .filter(([, values]) => values.length >= FEW)
    .map(([verb, values]) =>
      begun(
        game,
        verb,
        values.toSorted((a, b) => a - b),
      ),
    );
}

function begun(game: string, verb: string, values: number[]): Amounts {
  const all = placeWith(game, [verb, values[0]!], [TROOPS]) === 1;
  return { verb, values, start: all ? values.at(-1)! : values[0]! };
}

export function isAmount(game: string, option: Option): boolean {
  return option.length === 2 && placeWith(game, option, COUNTS) === 1;
}

/** The allowed value nearest to a wish; of two that are equally near the lower one. */
export function nearest(values: readonly number[], wish: number): number {
  return values.reduce((best, each) => (Math.abs(each - wish) < Math.abs(best - wish) ? each : best));
}

/** The allowed value so many places further, within the bounds. */
export function further(values: readonly number[], from: number, places: number): number {
  const at = values.indexOf(nearest(values, from));
  return values[Math.min(values.length - 1, Math.max(0, at + places))]!;
}

export function same(one: Option | null | undefined, other: Option | null | undefined): boolean {
  if (!one || !other) return false;
  return one.length === other.length && one.every((noun, index) => noun === other[index]);
}

export function keyOf(option: Option): string {
  return JSON.stringify(option);
}

/** Whether an option stakes the most that its verb allows, where there was a choice. */
export function isMost(game: string, ask: Ask, option: Option): boolean {
  const alike = ask.options.filter((each) => each[0] === option[0] && isAmount(game, each));
  const values = alike.map((each) => each[1]);
  return isAmount(game, option) && values.length > 2 && values.every((value) => value! <= option[1]!);
}

/** The options whose words hold all that was typed. */
export function filtered(
  options: readonly Option[],
  typed: string,
  say: (option: Option) => string,
): Option[] {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = say(option).toLocaleLowerCase();
    return wanted.every((each) => text.includes(each));
  });
}
