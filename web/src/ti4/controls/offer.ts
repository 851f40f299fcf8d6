/** Terms of an offer. The table takes them one by one and in its own order; people think of them in any order. */
import type { Ask, Noun, Option } from "$lib/protocol";
import { same } from "../../play/decision/options";

/** What a side puts in; nothing is 0 or empty. */
export interface Share {
  trade_goods: number;
  commodities: number;
  note: string;
  cards: readonly string[];
  pledge: string;
}
export type Term = keyof Share;
export type SideName = "gives" | "asks";
export type Draft = Record<SideName, Share>;

export const SIDES = ["gives", "asks"] as const;
export const TERMS = ["trade_goods", "commodities", "note", "cards", "pledge"] as const;
/** What names each term, in the order in which the table takes them. */
export const VERB: Readonly<Record<SideName, Readonly<Record<Term, string>>>> = {
  gives: {
    trade_goods: "give_trade_goods",
    commodities: "give_commodities",
    note: "give_note",
    cards: "give_card",
    pledge: "pledge",
  },
  asks: {
    trade_goods: "ask_trade_goods",
    commodities: "ask_commodities",
    note: "ask_note",
    cards: "ask_card",
    pledge: "ask_pledge",
  },
};
const NOTHING: Share = { trade_goods: 0, commodities: 0, note: "", cards: [], pledge: "" };

/** The terms that lie on the table already. */
export function draftOf({ about }: Pick<Ask, "about">): Draft {
  const share = (side: SideName): Share => ({
    trade_goods: Number(about[`${side}_trade_goods`] ?? 0),
    commodities: Number(about[`${side}_commodities`] ?? 0),
    note: String(about[`${side}_note`] ?? ""),
    cards: String(about[`${side}_titles`] ?? "")
      .split(" ")
      .filter(Boolean),
    pledge: String(about[`${side}_pledge`] ?? ""),
  });
  return { gives: share("gives"), asks: share("asks") };
}

/** What may still be named of a term. */
export function offered({ options }: Pick<Ask, "options">, side: SideName, term: Term): Noun[] {
  return options.filter((each) => each[0] === VERB[side][term]).map((each) => each[1]!);
}

/** Where a list of amounts breaks off before the last of them; naming that amount lists more. */
function breaks(values: readonly number[]): number | undefined {
  return values.find((each, at) => at + 1 < values.length && values[at + 1]! > each + 1);
}

/** Every amount between those that are listed: what is left out of the list is named in steps. */
export function fillGap(values: readonly number[]): number[] {
  const [least, most] = [values[0], values.at(-1)];
  return least === undefined ? [] : Array.from({ length: most! - least + 1 }, (_, at) => least + at);
}

/** What to name one after the other to reach an amount: the end of the list, as often as it takes, then it. */
export function stepsTo(values: readonly number[], wanted: number): number[] {
  const end = breaks(values);
  if (end === undefined || values.includes(wanted)) return [wanted];
  const stride = end - values[0]! + 1;
  const steps = [];
  for (let step = end; step < wanted; step += stride) steps.push(step);
  return [...steps, wanted];
}

export function saysSomething(draft: Draft): boolean {
  return SIDES.some((side) => TERMS.some((term) => named(draft[side], term).length > 0));
}

/** The choices that turn what lies on the table into the draft and propose it. */
export function choicesFor(ask: Ask, draft: Draft): Option[] {
  const clears = ask.options.find((each) => each[0] === "clear");
  const lying = draftOf(ask);
  if (!clears) return [...termsFrom(ask, lying, draft), ["propose"]];
  const changed = JSON.stringify(lying) !== JSON.stringify(draft);
  const none = { gives: NOTHING, asks: NOTHING };
  return changed ? [clears, ...termsFrom(ask, none, draft), ["propose"]] : [["propose"]];
}

function termsFrom(ask: Ask, lying: Draft, draft: Draft): Option[] {
  return SIDES.flatMap((side) =>
    TERMS.flatMap((term) => {
      const there = named(lying[side], term);
      const wanted = named(draft[side], term);
      const changed = term === "cards" ? wanted.slice(there.length) : same(wanted, there) ? [] : wanted;
      const listed = offered(ask, side, term).map(Number);
      const more: Noun[] = changed.flatMap((each) => (Number(each) ? stepsTo(listed, Number(each)) : [each]));
      return more.map((noun): Option => [VERB[side][term], noun]);
    }),
  );
}

function named(share: Share, term: Term): Noun[] {
  const value = share[term];
  if (Array.isArray(value)) return [...(value as string[])];
  return value ? [value as Noun] : [];
}
