/** Making a table: whoever has no name yet becomes a guest first. */
import { api, got } from "$lib/api";
import { person } from "$lib/person.svelte";
import type { NewTable, TableData } from "$lib/protocol";

export async function make(body: NewTable, guest: string, { start = false } = {}): Promise<TableData> {
  await person.guest(guest);
  const made = await got(api.POST("/api/v1/tables", { body }));
  return start ? begin(made.id) : made;
}

export function begin(
  table_id: string,
  fill_with_bots: "heuristic" | "random" | null = null,
): Promise<TableData> {
  const params = { path: { table_id } };
  return got(api.POST("/api/v1/tables/{table_id}/start", { params, body: { fill_with_bots } }));
}
