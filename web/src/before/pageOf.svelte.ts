/** One page of a list of tables, kept fresh. */
import { api, got, Problem } from "$lib/api";
import type { TablePage } from "$lib/protocol";

export type List = "open" | "running" | "finished";
const SIZE = 20;

export class PageOf {
  page = $state.raw<TablePage | null>(null);
  problem = $state.raw<Problem | null>(null);
  start = $state(0);

  constructor(readonly list: List) {}

  get newer(): boolean {
    return this.start > 0;
  }

  get older(): boolean {
    return this.page?.more ?? false;
  }

  turn(pages: number): Promise<void> {
    this.start = Math.max(0, this.start + pages * SIZE);
    return this.refresh();
  }

  async refresh(): Promise<void> {
    const start = this.start;
    try {
      const query = { list: this.list, start, limit: SIZE };
      const page = await got(api.GET("/api/v1/tables", { params: { query } }));
      if (start === this.start) this.page = page as TablePage;
      this.problem = null;
    } catch (caught) {
      if (!(caught instanceof Problem)) throw caught;
      this.problem = caught;
    }
  }
}
