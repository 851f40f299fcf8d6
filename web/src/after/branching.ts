/** Who is to play when a game goes on from one of its steps. */
import type { TableData } from "$lib/protocol";
import type { components } from "$lib/schema";

type Branch = components["schemas"]["Branch"];
type Practise = components["schemas"]["Practise"];

/** Me, a bot of some level, or a bot until somebody takes the seat. */
export type Holder = "me" | "heuristic" | "random" | "open";

/** Where I sat I sit again; whoever sat nowhere takes the seat that is asked. Bots have the rest. */
export function seatChoices(facts: TableData, waiting: readonly number[]): Holder[] {
  const mine = facts.seats.filter((seat) => seat.mine).map((seat) => seat.number);
  const me = mine.length ? mine : [waiting[0] ?? 0];
  return facts.seats.map((seat) => (me.includes(seat.number) ? "me" : "heuristic"));
}

export function branchBody(step: number, holders: readonly Holder[], name: string): Branch {
  const seats = holders.map((holder) =>
    holder === "me" || holder === "open"
      ? { holder, level: "heuristic" as const }
      : { holder: "bot" as const, level: holder },
  );
  return { step, seats, name: name.slice(0, 60) };
}

export function practiceBody(seat: number, step: number | null): Practise {
  return { seat, level: "heuristic", ...(step === null ? {} : { step }) };
}
