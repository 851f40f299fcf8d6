import type { ReportFace } from "../../after/reports";
import { LOOK, hueOf } from "../races";
import type { Race, RexView } from "../types";
import Battle from "./Battle.svelte";

/** One way to break a line for each race. */
export const DASH: Record<Race, string> = {
  lazax: "",
  hacan: "2 4",
  sol: "10 3",
  letnev: "6 4",
  jol_nar: "10 3 2 3",
  xxcha: "4 2",
};

export const report: ReportFace<RexView> = {
  lines: (view, words) =>
    view.players.map((player, seat) => ({
      name: words.player(seat),
      hue: hueOf(player.race),
      dash: player.race ? DASH[player.race] : "",
      glyph: player.race ? LOOK[player.race].glyph : null,
    })),
  Contest: Battle,
};
