/** What a list tells about a table, in words. */
import type { SeatData, TableData } from "$lib/protocol";
import { readable, type Words } from "$lib/words";

import { spanInWords } from "./span";
import { day, since } from "./when";

/** Mine to move first, the longest waiting on top; then what is going on; then what has not begun. */
export function byUrgency(tables: readonly TableData[]): TableData[] {
  const rank = (table: TableData) => (table.turn?.mine ? 0 : table.state === "running" ? 1 : 2);
  const waited = (table: TableData) => (table.turn?.mine ? (table.turn.since ?? Infinity) : 0);
  return [...tables].sort(
    (a, b) =>
      rank(a) - rank(b) || waited(a) - waited(b) || (b.started ?? b.created) - (a.started ?? a.created),
  );
}

export function standing(table: TableData, words: Words): string {
  if (table.state === "lobby") return words.say("web-before-in-lobby", { free: emptySeats(table).length });
  return table.state === "running" ? turn(table, words) : ending(table, words);
}

function turn({ turn, seats }: TableData, words: Words): string {
  if (!turn) return words.say("web-before-waits-unknown");
  const from = turn.since === null ? "" : since(turn.since, words);
  const suffix = from ? "-since" : "";
  if (turn.mine) return words.say(`web-before-your-turn${suffix}`, { since: from });
  if (!turn.waiting.length) return words.say("web-before-waits-unknown");
  const who = words.listed(turn.waiting.map((number) => whoSits(seats[number]!, words)));
  return words.say(`web-before-waits${suffix}`, { who, since: from });
}

function ending(table: TableData, words: Words): string {
  const date = day(table.finished ?? table.created, words);
  if (!table.result) return words.say("web-before-ended", { date });
  const winners = table.result.winners.map((number) => whoSits(table.seats[number]!, words));
  const how = `how-${table.result.how}`;
  return words.say("web-before-won", {
    count: winners.length,
    who: words.listed(winners),
    date,
    how: words.has(how) ? words.say(how) : table.result.how,
  });
}

/** A person by name, a bot by its race where the seat names one. */
export function whoSits(seat: SeatData, words: Words): string {
  if (seat.name) return seat.name;
  if (seat.faction) return words.name(seat.faction, "short");
  return words.say("web-before-bot-on", { number: seat.number + 1 });
}

export function seatInWords(seat: SeatData, words: Words): string {
  if (seat.holder === "person") return seat.name;
  const key = { bot: "web-before-bot", open: "web-before-free", invited: "web-before-kept" }[seat.holder];
  return words.say(key);
}

export function emptySeats(table: TableData): SeatData[] {
  return table.seats.filter((seat) => seat.holder === "open" || seat.holder === "invited");
}

export function clockInWords(table: TableData, words: Words): string {
  const clock = table.terms.clock;
  if (!clock) return words.say("web-before-terms-no-clock");
  const [bank, increment] = [spanInWords(clock.bank ?? 0, words), spanInWords(clock.increment ?? 0, words)];
  return words.say("web-before-terms-clock-short", { bank, increment });
}

/** What is said of a game before it begins; in a word, if `form` is "short". */
export function gameName(game: string, words: Words, form = ""): string {
  const key = `web-before-game-${game}`;
  const keys = form ? [`${key}.${form}`, key] : [key];
  const known = keys.find((each) => words.has(each));
  return known ? words.say(known) : readable(game);
}

export function gameWhat(game: string, words: Words): string {
  const key = `web-before-game-${game}.what`;
  return words.has(key) ? words.say(key) : "";
}
