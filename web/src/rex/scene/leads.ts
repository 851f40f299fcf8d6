/** Which battles are read before the question. */
import type { RexView } from "../types";
import type { BattleStory } from "./battle";

/** Questions about a battle whose dials lie open: one answers by what they show. */
const AFTER_DIALS = new Set([
  "commit_card",
  "counter_reveal",
  "keep_cards",
  "reveal_traitor",
  "take_casualties",
]);

/** `news`: how my battle ended. `context`: what I am asked about, where there is room for both. */
export type Lead = "news" | "context" | "";

export function leadOf(view: RexView, battle: BattleStory): Lead {
  const asked = view.ask !== null && AFTER_DIALS.has(view.ask.prompt);
  if (asked) return "context";
  return battle.over && view.seat !== null && battle.seats.includes(view.seat) ? "news" : "";
}
