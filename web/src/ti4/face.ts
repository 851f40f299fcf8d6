import type { Ask, Option } from "$lib/protocol";
import type { Face } from "../games";
import Board from "./Board.svelte";
import { CONTROLS } from "./controls";
import Mine from "./Mine.svelte";
import Name from "./Name.svelte";
import { placeNote } from "./notes";
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

/** The galaxy as a map of hexes, and in words ring by ring. */
export const face: Face<Ti4View> = {
  Board,
  TextBoard,
  Score,
  Players,
  Name,
  Mine,
  Scene,
  controls: CONTROLS,
  refusable: { approach: "answer_offer", make_offer: "answer_offer", answer_offer: "answer_offer" },
  costly,
  phases: ["strategy", "action", "status", "agenda"],
  onBoard,
  placeName,
  placeNote,
  races: (view) => view.players.map((player) => player.faction),
  spacesOf,
};
