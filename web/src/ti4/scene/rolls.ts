/** The dice that were rolled last, read off the log. */
import type { LogLine } from "$lib/protocol";

export interface Roll {
  seat: number;
  /** Such as combat or space cannon. */
  why: string;
  /** The least result that hits; 0: the dice do not hit or miss, or not all at the same. */
  needs: number;
  faces: number[];
  line: LogLine;
}

/** What comes between one exchange of fire and the next. */
const BETWEEN: ReadonlySet<string> = new Set([
  "turn_begins",
  "system_activated",
  "space_combat_begins",
  "space_combat_ends",
  "ground_combat_begins",
  "ground_combat_ends",
  "retreat_announced",
  "units_placed",
  "votes_cast",
]);
const LOSSES: ReadonlySet<string> = new Set(["units_destroyed", "damage_sustained"]);

/** Those of the last exchange, in their order; what was lost in the one before parts it from this one. */
export function lastRolls(log: readonly LogLine[]): Roll[] {
  const found: Roll[] = [];
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const line = log[at]!;
    if (BETWEEN.has(line.kind) || (found.length && LOSSES.has(line.kind))) break;
    if (line.kind === "dice_rolled") found.unshift(rollOf(line));
  }
  return found;
}

function rollOf(line: LogLine): Roll {
  const [seat, why, needs, ...faces] = line.args;
  return { seat: Number(seat), why: String(why), needs: Number(needs), faces: faces.map(Number), line };
}
