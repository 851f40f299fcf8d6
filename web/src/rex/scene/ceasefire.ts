/** A ceasefire, as far as it is under way: what has been said and given in it. */
import type { LogLine } from "$lib/protocol";
import type { RexView } from "../types";

const TALK = new Set([
  "alliance_proposed",
  "alliance_declined",
  "alliance_formed",
  "alliance_left",
  "influence_given",
  "permission_granted",
  "permission_withheld",
  "banned",
]);
const QUESTIONS = ["negotiate", "answer_proposal", "gift_amount"];
const END = new Set(["influence_card_drawn", "phase_begins", "round_begins"]);

/** The lines of the talks, or null if there are none at present. */
export function talksOf(view: RexView, log: readonly LogLine[]): LogLine[] | null {
  if (view.phase !== "influence") return null;
  const asked = view.ask !== null && QUESTIONS.includes(view.ask.prompt);
  const start = log.findLastIndex((line) => END.has(line.kind));
  const card = log[start];
  const drawn =
    card?.kind === "influence_card_drawn" && String(card.args[0]).startsWith("temporary_ceasefire");
  if (!asked && !drawn) return null;
  return log.slice(start + 1).filter((line) => TALK.has(line.kind));
}
