/** The log as a story: lines with their numbers, in chapters by round and phase, and only those one wants to read. */
import type { LogLine } from "$lib/protocol";
import type { Args, Words } from "$lib/words";

export interface Told {
  /** Its place in the whole log, as the server counts. */
  number: number;
  line: LogLine;
}

export interface Chapter {
  /** 0 before the first round. */
  round: number;
  /** Empty where the beginning of the phase has not been read. */
  phase: string;
  /** The number of its first line. */
  from: number;
  told: Told[];
}

export interface Wanted {
  seat: number | null;
  phase: string | null;
}

export const ALL: Wanted = { seat: null, phase: null };

const ROUND = "round_begins";
const PHASE = "phase_begins";
/** Dice are for those who check them; everybody else reads what came of them. */
const UNTOLD: ReadonlySet<string> = new Set(["chance"]);
/** Arguments of a line that name players, as the messages of the log use them. */
const PLAYERS = ["seat", "other", "members", "winners"] as const;

/** A line keeps what was made of it: else each change would put all lines into words again. */
const known = new WeakMap<LogLine, Told>();

export function numbered(log: readonly LogLine[], earlier: number): Told[] {
  return log.map((line, index) => {
    const number = earlier + index;
    const before = known.get(line);
    if (before?.number === number) return before;
    const told = { number, line };
    known.set(line, told);
    return told;
  });
}

export interface Present {
  round: number;
  phase: string;
  /** The phases of a round, as they follow each other. */
  phases: readonly string[];
}

/** Chapters in the order of play; headings take the place of the lines that announce a round or a phase. */
export function chapters(told: readonly Told[], now: Present): Chapter[] {
  const found: Chapter[] = [];
  let { round, phase } = beginning(told, now);
  for (const each of told) {
    if (each.line.kind === ROUND) [round, phase] = [Number(each.line.args[0]), ""];
    else if (each.line.kind === PHASE) phase = String(each.line.args[0]);
    else if (!UNTOLD.has(each.line.kind)) put(found, round, phase, each);
  }
  return found;
}

/** Where what has been read begins: what comes later gives it away. */
function beginning(told: readonly Told[], now: Present): { round: number; phase: string } {
  if (told[0]?.number === 0) return { round: 0, phase: "setup" };
  const next = told.find(({ line }) => line.kind === ROUND || line.kind === PHASE);
  const later = told.find(({ line }) => line.kind === ROUND);
  return {
    round: later ? Number(later.line.args[0]) - 1 : now.round,
    phase: !next ? now.phase : (before(next.line, now.phases) ?? ""),
  };
}

function before(next: LogLine, phases: readonly string[]): string | undefined {
  return next.kind === ROUND ? phases.at(-1) : phases[phases.indexOf(String(next.args[0])) - 1];
}

function put(found: Chapter[], round: number, phase: string, each: Told): void {
  const last = found.at(-1);
  if (last && last.round === round && last.phase === phase) last.told.push(each);
  else found.push({ round, phase, from: each.number, told: [each] });
}

export function seatsOf(args: Args): number[] {
  return PLAYERS.flatMap((name) => String(args[name] ?? "").split(" "))
    .filter((text) => /^[0-9]+$/.test(text))
    .map(Number);
}

/** The chapters without what is not wanted; empty ones are left out. */
export function reading(all: readonly Chapter[], wanted: Wanted, argsOf: (line: LogLine) => Args): Chapter[] {
  return all
    .filter((chapter) => wanted.phase === null || chapter.phase === wanted.phase)
    .map((chapter) => ({
      ...chapter,
      told: chapter.told.filter(
        (each) => wanted.seat === null || seatsOf(argsOf(each.line)).includes(wanted.seat),
      ),
    }))
    .filter((chapter) => chapter.told.length > 0);
}

/** The phases that have been played, in the order in which they first came. */
export function phasesIn(all: readonly Chapter[]): string[] {
  return [...new Set(all.map((chapter) => chapter.phase).filter(Boolean))];
}

export interface Piece {
  text: string;
  /** Whose name it is. */
  seat: number | null;
}

const OPEN = "\uE000";
const BETWEEN = "\uE001";
const CLOSE = "\uE002";

/** The same words with each player's name fenced in: "Sol" is then a player, and "Sol Offensive" is not. */
export function fenced(words: Words): Words {
  const told = words.seated(words.races);
  const name = told.player.bind(told);
  told.player = (seat) => `${OPEN}${seat}${BETWEEN}${name(seat)}${CLOSE}`;
  return told;
}

/** A text of fenced words in pieces. */
export function pieces(text: string): Piece[] {
  const parts = text.split(new RegExp(`${OPEN}([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`));
  const found: Piece[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    if (parts[index]) found.push({ text: parts[index]!, seat: null });
    if (parts[index + 2] !== undefined)
      found.push({ text: parts[index + 2]!, seat: seatNamed(parts[index + 1]!) });
  }
  return found;
}

function seatNamed(text: string): number | null {
  return /^[0-9]+$/.test(text) ? Number(text) : null;
}
