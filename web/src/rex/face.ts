import type { Face } from "../games";
import Board from "./Board.svelte";
import { CONTROLS, costly } from "./controls";
import { amountNote } from "./controls/prices";
import Mine from "./Mine.svelte";
import Name from "./sheets/Name.svelte";
import Players from "./Players.svelte";
import Scene from "./Scene.svelte";
import Score from "./Score.svelte";
import { PHASES } from "./sheets/order";
import { onBoard, spacesOf } from "./spaces";
import TextBoard from "./TextBoard.svelte";
import type { RexView } from "./types";

export const face: Face<RexView> = {
  Board,
  TextBoard,
  Score,
  Players,
  Name,
  Mine,
  Scene,
  controls: CONTROLS,
  costly,
  repeated: { bid: "pass", negotiate: "never", flip: "never" },
  phases: PHASES,
  onBoard,
  amountNote,
  races: (view) => view.players.map((player) => player.race),
  spacesOf,
};
