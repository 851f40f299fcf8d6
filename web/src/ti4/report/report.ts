import { totalOf, type ReportFace } from "../../after/reports";
import { GLYPH, lineOf } from "../board/looks";
import type { Ti4View } from "../types";
import Combat from "./Combat.svelte";
import Fights from "./Fights.svelte";
import Senate from "./Senate.svelte";
import Sources from "./Sources.svelte";

/** One way to break a line for each colour of plastic. */
const DASH: Readonly<Record<string, string>> = {
  blue: "",
  yellow: "2 4",
  green: "10 3",
  red: "6 4",
  purple: "10 3 2 3",
  black: "4 2",
};

export const report: ReportFace<Ti4View> = {
  lines: (view, words) =>
    view.players.map((player, seat) => ({
      name: words.player(seat),
      hue: lineOf(player),
      dash: DASH[player.colour] ?? "",
      glyph: GLYPH[player.faction] ?? null,
    })),
  columns: (report, words) =>
    ["space", "ground"].map((arena) => ({
      name: words.say(`web-ti4-report-${arena}`),
      value: (seat) =>
        words.say("web-after-won-of", {
          won: totalOf(report, `${arena}_won`)[seat],
          fought: totalOf(report, `${arena}_fought`)[seat],
        }),
    })),
  bonds: {
    title: "web-ti4-report-support",
    none: "web-ti4-report-no-support",
    left: "web-ti4-report-support-left",
    oneWay: true,
  },
  Rounds: Sources,
  Fights,
  Contest: Combat,
  More: Senate,
};
