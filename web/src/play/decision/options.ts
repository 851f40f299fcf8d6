/** Sorts the options of a question into the controls that fit them. It knows shapes of options, no rules. */
import { GAMES, placeWith } from "$lib/nouns";
import type { Ask, Noun, Option } from "$lib/protocol";

/** Verbs that end or decline something, and so stand apart from the others. */
const CLOSING: ReadonlySet<Noun> = new Set([
  "abstain",
  "cancel",
  "decline",
  "done",
  "end_turn",
  "none",
  "pass",
  "ready",
  "share",
  "stay",
]);
const TROOPS: ReadonlySet<Noun> = new Set(["facedown", "mechanized", "units"]);
/** Verbs that are no answer: they lead away from the question and back to it. */
const AWAY: ReadonlySet<Noun> = new Set(["transaction"]);
/** More options than this are searched rather than read through. */
export const MANY = 9;
/** With fewer amounts than this, buttons are quicker than a stepper. */
const FEW = 4;

export interface Amounts {
  verb: string;
  /** In ascending order; there may be gaps. */
  values: number[];
}

export interface Sorted {
  amounts: Amounts[];
  /** Options that the board offers, too. */
  board: Option[];
  /** Options that name a thing with a text of its own. */
  cards: Option[];
  plain: Option[];
  closing: Option[];
  away: Option[];
}

export interface Knows {
  onBoard: (ask: Ask, option: Option) => boolean;
  /** Whether a thing has a text of its own to read. */
  readable: (thing: Noun) => boolean;
}

export function sorted(ask: Ask, { onBoard, readable }: Knows): Sorted {
  const amounts = amountsOf(ask.options);
  const result: Sorted = { amounts, board: [], cards: [], plain: [], closing: [], away: [] };
  const stepped = new Set(amounts.map((each) => each.verb));
  for (const option of ask.options) {
    if (isAmount(option) && stepped.has(String(option[0]))) continue;
    if (CLOSING.has(option[0]!) && option.length === 1) result.closing.push(option);
    else if (AWAY.has(option[0]!)) result.away.push(option);
    else if (onBoard(ask, option)) result.board.push(option);
    else if (option.length === 2 && readable(option[1]!)) result.cards.push(option);
    else result.plain.push(option);
  }
  return result;
}

/** The amounts of each verb that has many of them. */
export function amountsOf(options: readonly Option[]): Amounts[] {
  const found = new Map<string, number[]>();
  for (const option of options) {
    if (!isAmount(option)) continue;
    const verb = String(option[0]);
    found.set(verb, [...(found.get(verb) ?? []), Number(option[1])]);
  }
  return [...found]
    .filter(([, values]) => values.length >= FEW)
    .map(([verb, values]) => ({ verb, values: values.sort((a, b) => a - b) }));
}

export function isAmount(option: Option): boolean {
  return option.length === 2 && GAMES.some((game) => placeWith(game, option, ["number"]) === 1);
}

/** Where a stepper begins: troops go all together more often than not, what is paid is paid sparingly. */
export function beginning({ verb, values }: Amounts): number {
  return TROOPS.has(verb) ? values.at(-1)! : values[0]!;
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
export function isMost(ask: Ask, option: Option): boolean {
  const values = ask.options.filter((each) => each[0] === option[0] && isAmount(each)).map((each) => each[1]);
  return isAmount(option) && values.length > 2 && values.every((value) => value! <= option[1]!);
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
