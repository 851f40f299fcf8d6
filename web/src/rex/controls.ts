/** Questions that a list of buttons would answer badly, and what answers them instead. */
import type { Ask, Option } from "$lib/protocol";
import type { Face } from "../games";
import { isMost } from "../play/decision/options";
import AnswerProposal from "./controls/AnswerProposal.svelte";
import BattlePlan from "./controls/BattlePlan.svelte";
import Bid from "./controls/Bid.svelte";
import ChooseRace from "./controls/ChooseRace.svelte";
import NamePlayer from "./controls/NamePlayer.svelte";
import Negotiate from "./controls/Negotiate.svelte";
import PredictWinner from "./controls/PredictWinner.svelte";
import Recruit from "./controls/Recruit.svelte";
import SelectTraitor from "./controls/SelectTraitor.svelte";
import type { RexView } from "./types";

export const CONTROLS: Face<RexView>["controls"] = {
  answer_proposal: AnswerProposal,
  battle_plan: BattlePlan,
  bid: Bid,
  choose_race: ChooseRace,
  name_player: NamePlayer,
  negotiate: Negotiate,
  predict_winner: PredictWinner,
  recruit: Recruit,
  select_traitor: SelectTraitor,
};

/** What a slip of the finger would spoil: by prompt and verb, always or when everything is staked. What can be
 * undone, as each part of a battle plan can, is not among it. */
const COSTLY: Record<string, Record<string, "always" | "everything">> = {
  bid: { bid: "everything" },
  choose_shield: { space: "always" },
  counter_reveal: { betray: "always" },
  gift_amount: { amount: "everything" },
  loan_amount: { amount: "everything" },
  negotiate: { leave: "always" },
  reveal_traitor: { reveal: "always" },
  share_or_betray: { betray: "always" },
};

export function costly(ask: Ask, option: Option): boolean {
  const when = COSTLY[ask.prompt]?.[String(option[0])];
  return when === "always" || (when === "everything" && isMost("rex", ask, option));
}
