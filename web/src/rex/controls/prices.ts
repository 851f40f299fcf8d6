/** What a choice costs, by what the question says of its prices. */
import type { Ask, Option } from "$lib/protocol";
import type { Words } from "$lib/words";
import type { RexView } from "../types";

/** What so many units cost beside those that were counted before; half a price is rounded up. */
export function priceOfUnits(ask: Ask, count: number): number {
  return Math.ceil((Number(ask.about.pair ?? 0) * (Number(ask.about.gone ?? 0) + count)) / 2);
}

export function amountNote(view: RexView, words: Words, ask: Ask, amount: number): string {
  const price = ask.prompt === "count_units" ? priceOfUnits(ask, amount) : 0;
  const purse = view.seat === null ? 0 : (view.players[view.seat]?.influence ?? 0);
  return price ? words.say("web-decision-price-leaves", { price, left: purse - price }) : "";
}

/** What a recruit costs: the first units are free, a leader costs influence equal to the strength. */
export function priceOfRecruits(ask: Ask, view: RexView, option: Option): number {
  if (option[0] === "leader") return strengthOf(view, String(option[1]));
  const count = option[0] === "units" ? Number(option[1]) : 1;
  return Number(ask.about.price) * Math.max(0, count - Number(ask.about.free));
}

function strengthOf(view: RexView, leader: string): number {
  const mine = view.seat === null ? [] : (view.players[view.seat]?.leaders ?? []);
  return mine.find((each) => each.id === leader)?.strength ?? 0;
}
