/** What each race sheet lists, for a race that nobody plays yet; the words tell what they do. */
import type { Race } from "../types";

export const ADVANTAGES: Record<Race, readonly string[]> = {
  lazax: ["lazax_bid_income", "lazax_mechanized"],
  hacan: ["hacan_shipping", "hacan_deploy_income"],
  sol: ["sol_mobility", "sol_offensive_immunity", "sol_bombardment_peek", "sol_landing_zone"],
  letnev: ["letnev_traitors", "letnev_starting_cards", "letnev_bonus_card", "letnev_hand_limit"],
  jol_nar: ["jolnar_card_peek", "jolnar_influence_peek", "jolnar_command"],
  xxcha: ["xxcha_command", "xxcha_observer", "xxcha_facedown"],
};
