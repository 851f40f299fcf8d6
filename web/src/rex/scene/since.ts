/** What has happened since one last looked: everything after a line of the log that one knows. */
import type { LogLine } from "$lib/protocol";

/** The first line that is new; without a known line, the beginning of the present phase. */
export function newFrom(log: readonly LogLine[], known: LogLine | null): number {
  const at = known ? log.lastIndexOf(known) : -1;
  return at >= 0
    ? at + 1
    : Math.max(
        0,
        log.findLastIndex((line) => line.kind === "phase_begins"),
      );
}

/** A card that was turned over and what it did. */
export interface Drawn {
  /** The card's id; for a bombardment none, for its number says all. */
  card: string;
  line: LogLine;
  effects: LogLine[];
}

const TURNED = new Set(["influence_card_drawn", "bombardment_card_revealed", "fleet_ordered"]);
const EFFECTS = new Set([
  "card_set_aside",
  "card_without_effect",
  "fleet_moved",
  "influence_destroyed",
  "influence_placed",
  "placing_prevented",
  "round_announced",
  "sol_offensive",
  "units_destroyed",
]);

const NEWS = new Set(["card_drawn", "influence_collected", "influence_gained"]);

/** The cards that were turned over from a line of the log on, the newest last. */
export function drawnFrom(log: readonly LogLine[], start: number): Drawn[] {
  const found: Drawn[] = [];
  let open = false;
  for (const line of log.slice(start)) {
    if (TURNED.has(line.kind)) {
      const card = line.kind === "influence_card_drawn" ? String(line.args[0]) : "";
      found.push({ card, line, effects: [] });
      open = true;
    } else if (line.kind === "phase_begins") {
      open = false;
    } else if (open && EFFECTS.has(line.kind)) {
      found.at(-1)!.effects.push(line);
    }
  }
  return found;
}

/** What a player got and lost meanwhile without a choice of their own; what a battle cost is told with the battle. */
export function newsFor(log: readonly LogLine[], start: number, seat: number | null): LogLine[] {
  return log.slice(start).filter((line) => line.args[0] === seat && isNews(line));
}

function isNews({ kind, args }: LogLine): boolean {
  return kind === "units_destroyed" ? args.at(-1) !== "battle" : NEWS.has(kind);
}
