/** Questions that a list of buttons would answer badly, and what answers them instead. */
import type { Face } from "../games";
import ChooseAction from "./controls/ChooseAction.svelte";
import ChooseFaction from "./controls/ChooseFaction.svelte";
import MakeOffer from "./controls/MakeOffer.svelte";
import Pools from "./controls/Pools.svelte";
import type { Ti4View } from "./types";

export const CONTROLS: Face<Ti4View>["controls"] = {
  choose_action: ChooseAction,
  choose_faction: ChooseFaction,
  gain_token: Pools,
  make_offer: MakeOffer,
  redistribute_tokens: Pools,
  return_token: Pools,
  spend_token: Pools,
  token_from_which_pool: Pools,
};
