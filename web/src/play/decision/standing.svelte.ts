/** The standing orders of one of my seats, as the table keeps them. */
import { api, got } from "$lib/api";
import type { OrderShown } from "$lib/protocol";
import type { Sentence } from "./orders";

export class Standing {
  list = $state.raw<readonly OrderShown[]>([]);

  constructor(
    private readonly table: string,
    private readonly seat: number,
  ) {}

  async read(): Promise<void> {
    const params = { path: { table_id: this.table }, query: { seat: this.seat } };
    this.list = await got(api.GET("/api/v1/tables/{table_id}/orders", { params }));
  }

  async give(sentence: Sentence): Promise<void> {
    const params = { path: { table_id: this.table }, query: { seat: this.seat } };
    await got(api.POST("/api/v1/tables/{table_id}/orders", { params, body: sentence }));
    await this.read();
  }

  async end(order: string): Promise<void> {
    const params = { path: { table_id: this.table, order_id: order } };
    await got(api.DELETE("/api/v1/tables/{table_id}/orders/{order_id}", { params }));
    await this.read();
  }

  /** The order that says just this, if it stands. */
  having(sentence: Sentence): OrderShown | undefined {
    const wanted = plainly(sentence);
    return this.list.find((each) => plainly(each.order) === wanted);
  }
}

/** What an order says, without what is as usual. */
function plainly(sentence: Sentence): string {
  const { kind, about, until } = sentence;
  return JSON.stringify([
    kind,
    kind === "up_to" ? sentence.most : null,
    about?.prompt ?? null,
    about?.moment ?? null,
    about?.plays ?? [],
    until?.round ?? null,
    until?.phase ?? null,
  ]);
}
