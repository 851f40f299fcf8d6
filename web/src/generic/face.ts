/** The face of a game that brings none of its own: its view in lists and tables, its questions verb by verb. */
import type { Face } from "../games";
import Answers from "./Answers.svelte";
import Mine from "./Mine.svelte";
import Name from "./Name.svelte";
import Players from "./Players.svelte";
import Score from "./Score.svelte";
import TextBoard from "./TextBoard.svelte";
import { factionsOf, type AnyView } from "./view";

export const face: Face<AnyView> = {
  Board: null,
  TextBoard,
  Score,
  Players,
  Name,
  Mine,
  controls: {},
  Control: Answers,
  costly: () => false,
  phases: [],
  onBoard: () => false,
  races: factionsOf,
  spacesOf: (line) => line.args.map(String),
};
