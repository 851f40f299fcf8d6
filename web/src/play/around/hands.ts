/** What one may do with a seat of one's own beside playing it. */
import { api, got } from "$lib/api";
import type { TableData } from "$lib/protocol";

export function handOver(table: string, seat: number): Promise<TableData> {
  const params = { path: { table_id: table, number: seat } };
  return got(api.POST("/api/v1/tables/{table_id}/seats/{number}/hand-over", { params, body: {} }));
}

export function takeBack(table: string, seat: number): Promise<TableData> {
  const params = { path: { table_id: table, number: seat } };
  return got(api.POST("/api/v1/tables/{table_id}/seats/{number}/take-back", { params }));
}

export function resign(table: string, seat: number): Promise<TableData> {
  const params = { path: { table_id: table, number: seat } };
  return got(api.POST("/api/v1/tables/{table_id}/seats/{number}/resign", { params, body: {} }));
}

export function proposeEnd(table: string): Promise<unknown> {
  const params = { path: { table_id: table } };
  return got(api.POST("/api/v1/tables/{table_id}/proposals", { params, body: { kind: "end" } }));
}
