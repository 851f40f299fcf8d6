/** Who bids in which order, and how each of them stands. */
import type { LogLine } from "$lib/protocol";
import type { RexView } from "../types";

export type Standing = "leads" | "bids" | "passed" | "barred" | "full" | "in";

export interface Bidder {
  seat: number;
  standing: Standing;
}

/** Everybody, from whoever opened; without a word in the log about that, from the first player. */
export function bidders(view: RexView, log: readonly LogLine[]): Bidder[] {
  const opened = log.findLast((line) => line.kind === "auction_begins");
  const opener = opened ? Number(opened.args[1]) : view.first;
  return view.players.map((_, step) => {
    const seat = (opener + step) % view.players.length;
    return { seat, standing: standingOf(view, seat) };
  });
}

function standingOf(view: RexView, seat: number): Standing {
  const player = view.players[seat]!;
  if (view.auction?.bidder === seat) return "leads";
  if (player.bid_ban) return "barred";
  if (player.cards >= player.hand_limit) return "full";
  if (view.auction?.passed.includes(seat)) return "passed";
  return view.auction?.turn === seat ? "bids" : "in";
}
