import { totalOf, type ReportFace } from "../../after/reports";
import { LOOK, hueOf } from "../races";
import type { Race, RexView } from "../types";
import Battle from "./Battle.svelte";
import Fights from "./Fights.svelte";

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
  columns(report, words) {
    const total = (id: string, seat: number) => totalOf(report, id)[seat] ?? 0;
    return [
      {
        name: words.say("web-after-column-battles"),
        value: (seat) =>
          words.say("web-after-won-of", {
            won: total("battles_won", seat),
            fought: total("battles_fought", seat),
          }),
      },
      {
        name: words.say("web-after-column-traitors"),
        value: (seat) => String(total("traitors_unmasked", seat)),
      },
      { name: words.say("web-after-column-leaders"), value: (seat) => String(total("leaders_lost", seat)) },
    ];
  },
  bonds: { title: "web-after-alliances", none: "web-after-no-alliances", left: "web-after-bond-left" },
  Fights,
  Contest: Battle,
};
