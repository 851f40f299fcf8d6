/** The tokens in a space: one for each player and kind of unit. */
import type { Force, Race, RexView, Space } from "../types";

export type Kind = "units" | "mechanized" | "facedown";
export const KINDS: readonly Kind[] = ["units", "mechanized", "facedown"];

export interface TokenData {
  seat: number;
  race: Race | "";
  kind: Kind;
  count: number;
}

export function tokensIn(view: RexView, space: Space): TokenData[] {
  return Object.entries(space.forces).flatMap(([seat, force]) => tokensOf(view, Number(seat), force));
}

export function tokensOf(view: RexView, seat: number, force: Force): TokenData[] {
  const race = view.players[seat]?.race ?? "";
  return KINDS.filter((kind) => force[kind] > 0).map((kind) => ({ seat, race, kind, count: force[kind] }));
}
