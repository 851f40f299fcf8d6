/** What can be done at a table before the game begins. Each returns the table as it stands then. */
import { api, got } from "$lib/api";
import type { TableData } from "$lib/protocol";

import type { SeatChange } from "../before/places";

const at = (table_id: string) => ({ path: { table_id } });

/** A code shows a private table to whoever does not sit there yet. */
export async function look(table: string, code: string): Promise<TableData> {
  if (!code) return got(api.GET("/api/v1/tables/{table_id}", { params: at(table) }));
  return got(api.POST("/api/v1/tables/{table_id}/peek", { params: at(table), body: { code } }));
}

/** Without a seat: the one that the code is for, or the first that is free. */
export function sit(table: string, seat: number | null, code: string): Promise<TableData> {
  return got(api.POST("/api/v1/tables/{table_id}/join", { params: at(table), body: { seat, code } }));
}

/** Without a seat: away from all of them, and from the table. */
export function leave(table: string, seat: number | null = null): Promise<unknown> {
  return got(api.POST("/api/v1/tables/{table_id}/leave", { params: at(table), body: { seat } }));
}

export function arrange(table: string, number: number, change: SeatChange): Promise<TableData> {
  const params = { path: { table_id: table, number } };
  return got(api.PUT("/api/v1/tables/{table_id}/seats/{number}", { params, body: change }));
}

export function clearAway(table: string): Promise<unknown> {
  return got(api.DELETE("/api/v1/tables/{table_id}", { params: at(table) }));
}
