/** A combat as its two sides, read off the board. */
import { figuresOf } from "../notes";
import type { Combat, Figures, Modifier, Ti4View } from "../types";

export interface Fighting {
  kind: string;
  count: number;
  damaged: number;
  figures: Figures | undefined;
}

export interface Side {
  seat: number;
  role: "attacker" | "defender";
  units: Fighting[];
  /** Still to be assigned to this side. */
  hits: number;
  retreats: boolean;
  modifiers: Modifier[];
}

export function sidesOf(view: Ti4View, combat: Combat): Side[] {
  return (["attacker", "defender"] as const).map((role) => {
    const seat = combat[role];
    return {
      seat,
      role,
      units: unitsOf(view, combat, seat),
      hits: combat.hits.find((each) => each.seat === seat)?.hits ?? 0,
      modifiers: (view.modifiers ?? []).filter((each) => each.seat === seat),
      retreats: combat.retreating === seat && !combat.retreat_barred,
    };
  });
}

function unitsOf(view: Ti4View, combat: Combat, seat: number): Fighting[] {
  const system = view.systems[String(combat.system)];
  const group = system?.units[combat.planet || system.space]?.[String(seat)];
  return Object.entries(group?.units ?? {}).map(([kind, count]) => ({
    kind,
    count,
    damaged: group?.damaged[kind] ?? 0,
    // Ground forces aboard ships take no part.
    figures: kind === "infantry" && !combat.planet ? undefined : figuresOf(view, seat, kind),
  }));
}
