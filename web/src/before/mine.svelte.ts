/** My tables, for the mark in the header, the first page and the list of my games. */
import { api, got } from "$lib/api";
import { person } from "$lib/person.svelte";
import type { TableData } from "$lib/protocol";

import { byUrgency } from "./tables";

const PAGE = 100;

class Mine {
  tables = $state.raw<readonly TableData[]>([]);
  known = $state(false);
  /** The server did not answer the last time. */
  stale = $state(false);

  /** Games that are not over, mine to move first. */
  get unfinished(): TableData[] {
    return byUrgency(this.tables.filter((table) => table.state !== "finished"));
  }

  /** Those that have ended, the latest first. */
  get over(): TableData[] {
    const ended = this.tables.filter((table) => table.state === "finished");
    return ended.sort((a, b) => (b.finished ?? 0) - (a.finished ?? 0));
  }

  get turns(): TableData[] {
    return this.tables.filter((table) => table.turn?.mine);
  }

  /** The newest ones, which is enough for a mark; or all of them. */
  async refresh({ all = false } = {}): Promise<void> {
    const me = person.me?.id;
    try {
      const found = me ? await fetched(all) : [];
      if (me === person.me?.id) this.tables = found;
      this.known = true;
      this.stale = false;
    } catch {
      this.stale = true;
    }
  }
}

async function fetched(all: boolean): Promise<TableData[]> {
  const found: TableData[] = [];
  for (let start = 0; ; start += PAGE) {
    const query = { list: "mine" as const, start, limit: PAGE };
    const page = await got(api.GET("/api/v1/tables", { params: { query } }));
    found.push(...page.tables);
    if (!all || !page.more) return found;
  }
}

export const mine = new Mine();
