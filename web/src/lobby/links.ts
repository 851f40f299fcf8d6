/** Links that invite: the code stands after the #, which no browser sends to a server. */
import type { SeatData, TableData } from "$lib/protocol";

export function inviteLink(origin: string, table: string, code = ""): string {
  const address = `${origin}/t/${encodeURIComponent(table)}`;
  return code ? `${address}#${encodeURIComponent(code)}` : address;
}

/** One link for all who may take an open seat; strangers find an open table without a code. */
export function tableLink(origin: string, table: TableData): string {
  return inviteLink(origin, table.id, table.access === "private" ? table.invite : "");
}

/** Whether somebody who sits nowhere may try to: the server knows which seat a code is for. */
export function hasRoom(table: TableData, code: string): boolean {
  const free = (seat: SeatData) => seat.holder === "open" || (seat.holder === "invited" && code !== "");
  return table.state === "lobby" && !table.seats.some((seat) => seat.mine) && table.seats.some(free);
}

/** Whether somebody without a seat will see the game while it is played. */
export function mayWatch(table: TableData): boolean {
  return table.access === "open" && table.terms.watching !== "after_the_end";
}

/** Whoever has sat down or left since the table was last seen. */
export function news(before: TableData, after: TableData): { sat: string[]; left: string[] } {
  const others = (table: TableData) =>
    table.seats.filter((seat) => seat.name && !seat.mine).map((seat) => seat.name);
  const [were, are] = [others(before), others(after)];
  return {
    sat: are.filter((name) => !were.includes(name)),
    left: were.filter((name) => !are.includes(name)),
  };
}
