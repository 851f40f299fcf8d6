/** What may come of my battle, as the server works it out from what I may know. */
import { api, got } from "$lib/api";

export interface Outlook {
  space: string;
  opponent: number;
  /** The lowest and the highest number I can dial. */
  dials: [number, number];
  /** My total without the dial, and the opponent's with it: from the least to the most. */
  mine: [number, number];
  theirs: [number, number];
  /** From which dial on I may win, and from which on I win against every plan; null if from none. */
  maybe: number | null;
  sure: number | null;
  risks: string[];
}

export type Verdict = "sure" | "maybe" | "never";

export async function readOutlook(table: string, seat: number): Promise<Outlook | null> {
  const params = { path: { table_id: table }, query: { seat } };
  const found = await got(api.GET("/api/v1/tables/{table_id}/outlook", { params }));
  return (found ?? null) as Outlook | null;
}

export function verdictOf(outlook: Outlook, dial: number): Verdict {
  if (outlook.sure !== null && dial >= outlook.sure) return "sure";
  return outlook.maybe !== null && dial >= outlook.maybe ? "maybe" : "never";
}
