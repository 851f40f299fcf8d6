/** The table over HTTP, where something on the way lets no socket through: what is new is asked for, again and again. */
import { api, got, Problem } from "./api";
import type { Line, Listener, ToServer, Unasked } from "./line";
import { LONGEST_WAIT, pause } from "./pause";

const FIRST_WAIT = 500;
/** Seconds that the server keeps a question, and milliseconds after which no answer is none. */
const KEPT = 10;
const SILENCE = 16_000;
/** Between two questions: what comes in a row comes together. */
const PACE = 250;
/** So long an answer waits for the board that belongs to it. */
const TOGETHER = 3_000;
const GLANCE = 50;

/** Up to where a seat has been told. */
interface Told {
  seat: number | null;
  epoch: string;
  seq: number;
}

export class TablePolling implements Line {
  private box = "";
  private wait = FIRST_WAIT;
  private over = false;
  private cut = new AbortController();
  private readonly told = new Map<number | null, Told>();
  private leave: (problem: Problem) => void = () => undefined;
  /** A line that is closed keeps nobody waiting: whoever asked may ask over another. */
  private readonly left = new Promise<never>((_, reject) => (this.leave = reject));

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.again);
    addEventListener("offline", this.again);
    this.left.catch(() => undefined);
    void this.run();
  }

  close(): void {
    this.end("closed", null);
  }

  renew(): void {
    this.again();
  }

  async ask<T>(message: ToServer): Promise<T> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        return (await Promise.race([this.left, this.post(message)])) as T;
      } catch (problem) {
        const repeats = message.type === "choose" && problem instanceof Problem && problem.unreachable;
        if (this.over || !repeats) throw problem;
      }
      await pause(wait);
    }
  }

  private end(state: "closed" | "refused", problem: Problem | null): void {
    this.over = true;
    removeEventListener("online", this.again);
    removeEventListener("offline", this.again);
    this.cut.abort();
    this.leave(problem ?? new Problem("unreachable", "", 0));
    this.listener.connection(state, problem);
  }

  // What is heard

  private async run(): Promise<void> {
    while (!this.over) {
      const since = Date.now();
      try {
        await this.hear();
        this.wait = FIRST_WAIT;
        const early = since + PACE - Date.now();
        if (early > 0) await pause(early);
      } catch (problem) {
        await this.failed(problem);
      }
    }
  }

  private async hear(): Promise<void> {
    const query = { box: this.box, wait: this.box ? KEPT : 0 };
    const params = { path: { table_id: this.table }, query };
    const found = await this.inTime((signal) =>
      got(api.GET("/api/v1/tables/{table_id}/messages", { params, signal })),
    );
    if (this.over) return;
    if (found.box !== this.box) this.listener.connection("slow", null);
    this.box = found.box;
    for (const message of found.messages) this.take(message);
  }

  private take(message: Unasked): void {
    const told = message.type === "full" ? message : message.type === "change" && this.told.get(message.seat);
    if (told) this.told.set(told.seat, { seat: told.seat, epoch: told.epoch, seq: (message as Told).seq });
    this.listener.heard(message);
  }

  /** What was on its way may be lost: the next answer is to tell everything. */
  private async failed(problem: unknown): Promise<void> {
    this.box = "";
    if (this.over) return;
    if (problem instanceof Problem && problem.lasting) return this.end("refused", problem);
    if (!(problem instanceof Problem)) console.error(problem);
    const known = problem instanceof Problem && !problem.unreachable ? problem : null;
    this.listener.connection("lost", known);
    await pause(this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network comes or goes: what was asked before may never be answered. */
  private readonly again = (): void => {
    this.box = "";
    this.cut.abort();
  };

  private async inTime<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const cut = (this.cut = new AbortController());
    const timer = setTimeout(() => cut.abort(), SILENCE);
    try {
      return await call(cut.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  // What is said

  private async post(message: ToServer): Promise<unknown> {
    const path = { table_id: this.table };
    switch (message.type) {
      case "choose": {
        const { seat, ask, option } = message;
        const body = { seat, ask, option };
        return this.shown(
          await got(api.POST("/api/v1/tables/{table_id}/choose", { params: { path }, body })),
        );
      }
      case "undo":
      case "redo": {
        const body = { seat: message.seat };
        return this.shown(
          await got(api.POST(`/api/v1/tables/{table_id}/${message.type}`, { params: { path }, body })),
        );
      }
      case "explain": {
        const params = { path, query: { seat: message.seat } };
        return got(api.GET("/api/v1/tables/{table_id}/explain", { params }));
      }
      case "chat": {
        const body = { text: message.text };
        return got(api.POST("/api/v1/tables/{table_id}/chat", { params: { path }, body }));
      }
    }
  }

  /** The answer counts once the board shows what came of it, as over a socket. */
  private async shown<A extends Told>(answer: A): Promise<A> {
    const until = Date.now() + TOGETHER;
    while (this.isBefore(answer) && Date.now() < until) await pause(GLANCE);
    return answer;
  }

  private isBefore({ seat, epoch, seq }: Told): boolean {
    const told = this.told.get(seat);
    return !!told && told.epoch === epoch && told.seq < seq;
  }
}
