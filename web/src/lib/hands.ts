/** Who plays a seat of mine at present. */
import type { SeatData, Status } from "./protocol";

/** Why a bot does: I let it, my time was up, or I left for good. */
export type BotFor = "handed" | "late" | "resigned";

/** Null while I play it myself. The table's row says what was agreed; the status says who answers now. */
export function botFor(
  status: Status | null,
  seats: readonly SeatData[] | undefined,
  number: number | null,
): BotFor | null {
  const now = number === null ? undefined : status?.seats[number];
  if (now?.resigned) return "resigned";
  if (!now?.bot) return null;
  return seats?.find((seat) => seat.number === number)?.acting === "self" ? "late" : "handed";
}
