/** A table as this browser sees it: the views of my seats, the log, the chat, who is there, and what I may do. */
import { api, got, Problem } from "./api";
import { botFor, type BotFor } from "./hands";
import { follow, mirrorOf, recall, type Mirror } from "./mirror";
import type {
  Ask,
  ChatMessage,
  Explained,
  FromServer,
  LogLine,
  Option,
  OrderUsed,
  Status,
  TableData,
  Taken,
  View,
} from "./protocol";
import { person } from "./person.svelte";
import { Ways } from "./ways";
import type { Connection, Line, Unasked } from "./line";

const PAGE = 100;

export class Table {
  connection = $state<Connection>("connecting");
  /** Why the table cannot be shown at all. */
  refusal = $state.raw<Problem | null>(null);
  /** Why it is hard to reach, where that can be told. */
  obstacle = $state.raw<Problem | null>(null);
  /** Seats that were mine are not any more: somebody has signed out, or in as somebody else. */
  unseated = $state(false);
  mirrors = $state.raw<ReadonlyMap<number | null, Mirror>>(new Map());
  status = $state.raw<Status | null>(null);
  chat = $state.raw<readonly ChatMessage[]>([]);
  /** What standing orders have answered for me, newest last. */
  used = $state.raw<readonly OrderUsed[]>([]);
  /** How many choices are on their way; they are kept while the connection is lost. */
  kept = $state(0);
  /** The table's own facts: name, terms, seats; read anew when seats change hands. */
  facts = $state.raw<TableData | null>(null);
  /** Through whose eyes: a seat of mine, or null for a spectator. */
  looking = $state<number | null>(null);
  /** When the server's word was last heard, by this machine's clock; and how far its clock is off. */
  skew = 0;
  private line: Line | null = null;
  /** What the connection is once everything has been told. */
  private coming: Connection = "live";
  /** Seats that are shown and not heard of yet since the line was opened; null when all has been told. */
  private due: Set<number | null> | null = new Set();

  constructor(readonly id: string) {}

  open(): void {
    this.line = new Ways(this.id, {
      heard: (message) => this.heard(message),
      connection: (state, problem) => this.connected(state, problem),
    });
    void this.readFacts();
    void this.readChat();
  }

  close(): void {
    this.line?.close();
  }

  // What is seen

  get mine(): number[] {
    return [...this.mirrors.keys()].filter((seat) => seat !== null).sort((a, b) => a - b);
  }

  get mirror(): Mirror | null {
    return this.mirrors.get(this.looking) ?? [...this.mirrors.values()][0] ?? null;
  }

  get view(): View | null {
    return this.mirror?.view ?? null;
  }

  get ask(): Ask | null {
    return this.view?.ask ?? null;
  }

  /** What I may do beside the open question. */
  get beside(): Ask | null {
    return this.view?.beside ?? null;
  }

  get log(): readonly LogLine[] {
    return this.mirror?.log ?? [];
  }

  /** Seats of mine with an open question that has no sealed answer yet. */
  get asked(): number[] {
    return this.mine.filter((seat) => {
      const view = this.mirrors.get(seat)?.view;
      return view?.ask && !view.table?.sealed && !this.botFor(seat);
    });
  }

  /** Seats of mine to which another has put something beside the open question. */
  get offered(): number[] {
    return this.mine.filter(
      (seat) => this.mirrors.get(seat)?.view.table?.beside === "offered" && !this.botFor(seat),
    );
  }

  /** Why a bot plays a seat of mine; null if none does. */
  botFor(seat: number | null): BotFor | null {
    return botFor(this.status, this.facts?.seats, seat);
  }

  /** What is shown may be out of date. */
  get behind(): boolean {
    return this.connection !== "live" && this.connection !== "slow";
  }

  // What is done

  choose(option: Option, ask: Ask | null = this.ask): Promise<Taken> {
    const seat = this.view?.seat ?? null;
    if (!ask || seat === null) return Promise.reject(new Problem("stale_choice", "", 409));
    const taken = this.send<Taken>({ type: "choose", seat, ask: ask.id, option });
    const settled = (): void => void (this.kept -= 1);
    this.kept += 1;
    taken.then(settled, settled);
    return taken;
  }

  undo(): Promise<unknown> {
    return this.ofSeat("undo");
  }

  redo(): Promise<unknown> {
    return this.ofSeat("redo");
  }

  /** Of the open question, or of what may be done beside it. */
  async explain(beside = false): Promise<Explained[]> {
    const found = (await this.ofSeat("explain")) as Explained[];
    return found.filter((each) => Boolean(each.beside) === beside);
  }

  say(text: string): Promise<unknown> {
    return this.send({ type: "chat", text });
  }

  /** Older lines of the log, a page at a time; false when there are none left. */
  async readEarlier(): Promise<boolean> {
    const mirror = this.mirror;
    if (!mirror || mirror.earlier === 0) return false;
    const start = Math.max(0, mirror.earlier - PAGE);
    const query = {
      start,
      limit: mirror.earlier - start,
      ...(mirror.seat === null ? {} : { seat: mirror.seat }),
    };
    const page = await got(
      api.GET("/api/v1/tables/{table_id}/log", { params: { path: { table_id: this.id }, query } }),
    );
    const now = this.mirrors.get(mirror.seat);
    if (now && now.epoch === mirror.epoch) this.put(recall(now, start, page.lines));
    return true;
  }

  async readFacts(): Promise<void> {
    try {
      this.facts = await got(
        api.GET("/api/v1/tables/{table_id}", { params: { path: { table_id: this.id } } }),
      );
    } catch (problem) {
      if (problem instanceof Problem && problem.lasting) this.refuse(problem);
    }
  }

  private async readChat(): Promise<void> {
    try {
      const params = { path: { table_id: this.id } };
      const talk = await got(api.GET("/api/v1/tables/{table_id}/chat", { params }));
      const said = talk.messages.map((each) => ({ ...each, type: "chat" as const }));
      this.chat = merged(said as ChatMessage[], this.chat);
    } catch {
      // The table tells what is said from now on.
    }
  }

  private ofSeat(type: "undo" | "redo" | "explain"): Promise<unknown> {
    const seat = this.view?.seat ?? null;
    if (seat === null) return Promise.reject(new Problem("stale_choice", "", 409));
    return this.send({ type, seat });
  }

  private send<T>(message: Parameters<Line["ask"]>[0]): Promise<T> {
    if (this.refusal || !this.line) return Promise.reject(this.refusal ?? new Problem("unreachable", "", 0));
    return this.line.ask<T>(message);
  }

  // What is heard

  private connected(state: Connection, problem: Problem | null): void {
    this.obstacle = state === "lost" ? problem : null;
    if (state === "live" || state === "slow") {
      this.coming = state;
      this.due = new Set(this.mirrors.keys());
      return;
    }
    this.connection = state;
    if (state === "refused" && problem) this.refuse(problem);
  }

  /** The table has told everything: only now what is shown is up to date. */
  private caughtUp(): void {
    const gone = [...(this.due ?? [])];
    const back = this.connection !== "connecting";
    this.due = null;
    this.connection = this.coming;
    if (gone.length) this.drop(gone);
    if (back) void this.readFacts().then(() => this.readChat());
  }

  /** What was seen from these seats grows old: nothing is told about them any more. */
  private drop(gone: readonly (number | null)[]): void {
    this.mirrors = new Map([...this.mirrors].filter(([seat]) => !gone.includes(seat)));
    this.looking = [...this.mirrors.keys()][0] ?? null;
    this.unseated = gone.some((seat) => seat !== null);
    if (this.unseated) void person.find().catch(() => undefined);
  }

  /** Whoever was somebody when the page was opened is told so, rather than that there is no such table. */
  private refuse(problem: Problem): void {
    this.refusal = problem;
    const before = person.me?.id;
    if (before === undefined) return;
    void person.find().then(
      () => {
        if (person.me?.id !== before) this.refusal = new Problem("signed_out", "", 401);
      },
      () => undefined,
    );
  }

  private heard(message: Unasked): void {
    switch (message.type) {
      case "full":
        this.due?.delete(message.seat);
        this.put(mirrorOf(message));
        break;
      case "change":
        this.changed(message);
        break;
      case "status":
        this.stands(message.status);
        if (this.due) this.caughtUp();
        break;
      case "chat":
        this.chat = merged(this.chat, [message]);
        break;
      case "order":
        this.used = [...this.used, message];
        break;
      case "order_over":
        break;
    }
  }

  private changed(change: Extract<FromServer, { type: "change" }>): void {
    const mirror = this.mirrors.get(change.seat);
    const next = mirror ? follow(mirror, change) : null;
    if (next) this.put(next);
    else this.line?.renew();
  }

  private stands(status: Status): void {
    const before = this.status;
    this.status = status;
    this.skew = Date.now() / 1000 - status.now;
    if (before && handsOf(before) !== handsOf(status)) void this.readFacts();
  }

  private put(mirror: Mirror): void {
    const mirrors = new Map(this.mirrors);
    mirrors.set(mirror.seat, mirror);
    if (mirror.seat !== null) mirrors.delete(null);
    this.mirrors = mirrors;
    if (!mirrors.has(this.looking)) this.looking = [...mirrors.keys()][0] ?? null;
  }
}

function handsOf(status: Status): string {
  return `${status.state} ${status.seats.map((seat) => `${seat.name}${seat.bot}${seat.resigned}`).join(" ")}`;
}

function merged(one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map([...one, ...other].map((message) => [message.number, message]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
