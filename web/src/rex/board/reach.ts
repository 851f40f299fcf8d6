/** What the server works out about a space: who could move, land or be shipped there. */
import { api, got } from "$lib/api";

export interface Landing {
  /** What the first unit costs. */
  price: number;
  most: number;
  refusal: { rule: string; key: string } | null;
}

export interface Reached {
  seat: number;
  steps: number;
  /** From where a group could move there. */
  move: string[];
  deploy: Landing;
  transfer: { price: number; from: string[] } | null;
}

/** Null when it is not told: to whoever watches with a delay, and of a position that is past. */
export async function reachedBy(
  table: string,
  space: string,
  seat: number | null,
): Promise<Reached[] | null> {
  if (!table) return null;
  const params = { path: { table_id: table, thing: space }, query: seat === null ? {} : { seat } };
  const { facts } = await got(api.GET("/api/v1/tables/{table_id}/about/{thing}", { params }));
  return (facts as { reached?: Reached[] } | null)?.reached ?? null;
}
