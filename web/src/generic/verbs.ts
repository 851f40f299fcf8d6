/** The answers to a question by what they do: each verb with what it may be done to, and why not to the rest. */
import { closes, waysOf, type Way } from "$lib/nouns";
import type { Ask, Explained, Noun, Option } from "$lib/protocol";
import type { Words } from "$lib/words";
import { amountsOf, isAmount, type Amounts } from "../play/decision/options";
import { reasonsOf, type Reason } from "../play/decision/reasons";

export interface Verb {
  verb: string;
  label: string;
  /** A number that is turned up and down. */
  amounts: Amounts | null;
  options: Option[];
  refused: Reason[];
}

export interface Answers {
  /** Verbs that can be done to several things, or are refused for some. */
  verbs: Verb[];
  /** Single answers, those that end or decline something last. */
  single: Option[];
}

export function labelOfVerb(verb: string, words: Words): string {
  return words.sayOr(`verb-${verb}`, {}, verb);
}

export function answersTo(ask: Ask, explained: readonly Explained[], words: Words): Answers {
  const verbs = [...new Set([...ask.options, ...explained.map((each) => each.option)].map(verbOf))];
  const all = verbs.map((verb) => gathered(verb, ask, explained, words));
  const isSingle = (each: Verb) => !each.amounts && !each.refused.length && each.options.length === 1;
  const single = all.filter(isSingle).flatMap((each) => each.options);
  const ends = (option: Option) => closes(words.game, option);
  return {
    verbs: all.filter((each) => !isSingle(each)),
    single: [...single.filter((option) => !ends(option)), ...single.filter(ends)],
  };
}

function gathered(verb: string, ask: Ask, explained: readonly Explained[], words: Words): Verb {
  const own = ask.options.filter((option) => verbOf(option) === verb);
  const amounts = amountsOf(words.game, own)[0] ?? null;
  return {
    verb,
    label: labelOfVerb(verb, words),
    amounts,
    options: own.filter((option) => !amounts || !isAmount(words.game, option)),
    refused: reasonsOf(explained.filter(({ option }) => verbOf(option) === verb)),
  };
}

/** Where a heading says what is done, the nouns alone are enough to read, if they tell all options apart and stand
 * in the sentence that a screen reader says. */
export function shortOf(
  ask: Ask,
  options: readonly Option[],
  words: Words,
): ((option: Option) => string) | null {
  const said = options.map((option) => words.nounsSaid(option).join(", "));
  if (!options.every((option, index) => words.option(ask, option).includes(said[index]!))) return null;
  if (
    options.some((option) => waysOf(words.game, option).some((way, index) => isBare(option[index + 1]!, way)))
  )
    return null;
  const apart = new Set(said).size === said.length && said.every(Boolean);
  return options.length > 1 && apart ? (option) => words.nounsSaid(option).join(", ") : null;
}

/** A number that only a sentence explains. */
function isBare(noun: Noun, way: Way): boolean {
  return typeof noun === "number" && way === "name";
}

function verbOf(option: Option): string {
  return String(option[0]);
}
