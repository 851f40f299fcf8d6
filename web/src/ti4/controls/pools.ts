/** Command tokens in their pools, and the options that put one there, take one away or move one. */
import type { Ask, Option } from "$lib/protocol";

import type { Player } from "../types";

export const POOLS = ["tactic", "fleet", "strategy"] as const;
export type Pool = (typeof POOLS)[number];

export interface Row {
  pool: Pool;
  count: number;
  /** What can be done with this pool. */
  options: Option[];
}

export function rowsOf({ options }: Pick<Ask, "options">, player: Player | undefined): Row[] {
  return POOLS.map((pool) => ({
    pool,
    count: player?.[pool] ?? 0,
    options: options.filter((each) => each[1] === pool),
  }));
}

/** Everything that names no pool. */
export function besides({ options }: Pick<Ask, "options">): Option[] {
  return options.filter((each) => !POOLS.includes(each[1] as Pool));
}
