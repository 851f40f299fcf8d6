/** A battle as the log tells it, step by step, so that it can be followed after it has been fought. */
import type { LogLine, Noun } from "$lib/protocol";

export type Step = "commands" | "dials" | "cards" | "traitors" | "weapons" | "outcome" | "losses";

const STEP: Record<string, Step> = {
  title_forbidden: "commands",
  element_asked: "commands",
  element_answered: "commands",
  dial_revealed: "dials",
  cards_revealed: "cards",
  traitor_revealed: "traitors",
  leader_destroyed: "weapons",
  influence_gained: "weapons",
  battle_won: "outcome",
  battle_won_by_treason: "outcome",
  retreated: "outcome",
  explosion: "outcome",
  units_moved: "outcome",
  units_destroyed: "losses",
  influence_destroyed: "losses",
  card_discarded: "losses",
};
/** What comes after a battle. */
const AFTER = new Set(["battle_begins", "phase_begins", "round_begins", "game_over"]);
const DECIDED = new Set(["battle_won", "battle_won_by_treason", "retreated", "explosion"]);

export interface Told {
  step: Step;
  lines: LogLine[];
}

export interface BattleStory {
  /** Tells one battle from another. */
  opening: LogLine;
  space: string;
  seats: [number, number];
  reports: LogLine[];
  steps: Told[];
  over: boolean;
  /** Where its last line stands in the log. */
  end: number;
}

export interface SideTold {
  seat: number;
  units: number;
  cards: number;
  /** Of the leaders who could fight when it began. */
  strengths: number[];
  dial: number | null;
  leader: string;
  slot: string;
  committed: string[] | null;
  betrayed: boolean;
  leaderLost: boolean;
  total: number | null;
  won: boolean | null;
  lost: number;
}

/** All battles in the log, the newest last. */
export function battlesIn(log: readonly LogLine[]): BattleStory[] {
  return log.flatMap((line, start) => (line.kind === "battle_begins" ? [storyFrom(log, start)] : []));
}

function storyFrom(log: readonly LogLine[], start: number): BattleStory {
  const opening = log[start]!;
  const [space, one, other] = opening.args as [string, number, number];
  const after = log.findIndex((line, index) => index > start && AFTER.has(line.kind));
  const lines = log.slice(start + 1, after < 0 ? log.length : after);
  const told = lines.filter((line) => STEP[line.kind]);
  const last = lines.findLastIndex((line) => STEP[line.kind]);
  return {
    opening,
    space,
    seats: [one, other],
    reports: lines.filter((line) => line.kind === "situation_report"),
    steps: stepsOf(told),
    over: told.some((line) => DECIDED.has(line.kind)),
    end: start + 1 + Math.max(-1, last),
  };
}

/** What is to be told from a line of the log on: the newest battle, and those of one's own that came before it. */
export function toldFrom(
  battles: readonly BattleStory[],
  start: number,
  now: { fighting: boolean; seat: number | null },
): BattleStory[] {
  const newest = battles.at(-1);
  return battles.filter((battle) => {
    if (battle === newest && now.fighting) return true;
    const mine = now.seat !== null && battle.seats.includes(now.seat);
    return battle.over && battle.end >= start && (mine || battle === newest);
  });
}

/** Lines of the same step that follow each other belong together. */
function stepsOf(lines: readonly LogLine[]): Told[] {
  const steps: Told[] = [];
  for (const line of lines) {
    const step = STEP[line.kind]!;
    const last = steps.at(-1);
    if (last?.step === step) last.lines.push(line);
    else steps.push({ step, lines: [line] });
  }
  return steps;
}

/** Both sides as they stand when so many steps have been told. */
export function sidesAfter(story: BattleStory, steps: number): [SideTold, SideTold] {
  const lines = [...story.reports, ...story.steps.slice(0, steps).flatMap((told) => told.lines)];
  const [one, other] = story.seats;
  return [sideAfter(one, lines), sideAfter(other, lines)];
}

function sideAfter(seat: number, lines: readonly LogLine[]): SideTold {
  const side: SideTold = {
    seat,
    units: 0,
    cards: 0,
    strengths: [],
    dial: null,
    leader: "",
    slot: "",
    committed: null,
    betrayed: false,
    leaderLost: false,
    total: null,
    won: null,
    lost: 0,
  };
  for (const line of lines) tell(side, line.kind, line.args);
  return side;
}

function tell(side: SideTold, kind: string, args: readonly Noun[]): void {
  const mine = args[0] === side.seat;
  switch (kind) {
    case "situation_report":
      if (mine) {
        const [, units, cards, ...strengths] = args.map(Number);
        Object.assign(side, { units, cards, strengths });
      }
      break;
    case "dial_revealed":
      if (mine) {
        Object.assign(side, {
          dial: Number(args[1]),
          leader: String(args[2] ?? ""),
          slot: String(args[3] ?? ""),
        });
      }
      break;
    case "cards_revealed":
      if (mine) side.committed = args.slice(1).map(String);
      break;
    case "traitor_revealed":
      if (args[1] === side.leader) side.betrayed = true;
      break;
    case "leader_destroyed":
      if (mine) side.leaderLost = true;
      break;
    case "units_destroyed":
      if (mine) side.lost += Number(args[1]);
      break;
    default:
      decide(side, kind, args, mine);
  }
}

function decide(side: SideTold, kind: string, args: readonly Noun[], mine: boolean): void {
  if (kind === "battle_won") {
    side.won = mine;
    side.total = Number(mine ? args[2] : args[4]);
  } else if (kind === "battle_won_by_treason") {
    side.won = mine;
  } else if (kind === "retreated") {
    side.won = !mine && side.won !== false;
  } else if (kind === "explosion") {
    side.won = false;
  }
}
