import type { Ask, Option } from "$lib/protocol";
import type { Face } from "../games";
import Mine from "./Mine.svelte";
import Name from "./Name.svelte";
import { onBoard, placeName, spacesOf } from "./places";
import Players from "./Players.svelte";
import Scene from "./Scene.svelte";
import Score from "./Score.svelte";
import TextBoard from "./TextBoard.svelte";
import type { Ti4View } from "./types";

/** Whoever passes is out until the next round (RR 3.3). */
function costly(ask: Ask, option: Option): boolean {
  return ask.prompt === "choose_action" && option[0] === "pass";
}

/** The galaxy in words: systems ring by ring. */
export const face: Face<Ti4View> = {
  Board: null,
  TextBoard,
  Score,
  Players,
  Name,
  Mine,
  Scene,
  controls: {},
  costly,
  phases: ["strategy", "action", "status", "agenda"],
  onBoard,
  placeName,
  races: (view) => view.players.map((player) => player.faction),
  spacesOf,
};
