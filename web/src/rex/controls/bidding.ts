/** Bidding that is left to the table. */
import type { Sentence } from "../../play/decision/orders";

/** For the card on offer: it is sold, or taken away, once fewer lie in the row. */
export function upTo(most: number, row: number): Sentence {
  const until = { phase: "recruitment", when: [{ path: "decks.row", op: "differs" as const, value: row }] };
  return { kind: "up_to", about: { prompt: "bid" }, verb: "bid", most, until };
}
