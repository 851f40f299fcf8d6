/** One websocket to one table, kept up: it connects again by itself, and what was asked is not lost. */
import { api, got, Problem, problemOf, socketAddress } from "./api";
import type { Answer, FromServer, Option } from "./protocol";

export type Connection = "connecting" | "live" | "lost" | "refused" | "closed";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const SILENCE = 10_000;

export type ToServer =
  | { type: "choose"; seat: number; ask: string; option: Option }
  | { type: "undo" | "redo" | "explain"; seat: number }
  | { type: "chat"; text: string }
  | { type: "resync" }
  | { type: "ping" };

interface Waiting {
  message: ToServer;
  resolve: (result: unknown) => void;
  reject: (problem: Problem) => void;
}

export interface Listener {
  heard(message: Exclude<FromServer, Answer>): void;
  connection(state: Connection, problem: Problem | null): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private number = 0;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private over = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.over = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.again);
    clearInterval(this.pulse);
    this.socket?.close();
    this.listener.connection("closed", null);
  }

  /** Send, and wait for the answer. A choice is sent again after a broken connection: twice counts once. */
  ask<T>(message: ToServer): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = (this.number += 1);
      this.waiting.set(id, { message, resolve: resolve as (result: unknown) => void, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.send(id, message);
      else if (message.type !== "choose") this.fail(id, new Problem("unreachable", "", 0));
    });
  }

  private connect(): void {
    clearTimeout(this.again);
    const socket = (this.socket = new WebSocket(socketAddress(this.table)));
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.opened();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      if (socket === this.socket) this.closed(opened, event.code);
    };
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.heardAt = performance.now();
    this.listener.connection("live", null);
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.feel(), PING_EVERY);
    for (const [id, { message }] of this.waiting) this.send(id, message);
  }

  private closed(opened: boolean, code: number): void {
    clearInterval(this.pulse);
    if (this.over) return;
    for (const [id, { message }] of this.waiting) {
      if (message.type !== "choose") this.fail(id, new Problem("unreachable", "", 0));
    }
    if (code >= 4400 && code < 4500) void this.inquire();
    else if (!opened) void this.inquire();
    else this.retry();
  }

  /** A browser is not told why a socket was refused; the same question over HTTP is answered. */
  private async inquire(): Promise<void> {
    try {
      await got(api.GET("/api/v1/tables/{table_id}/view", { params: { path: { table_id: this.table } } }));
    } catch (problem) {
      if (problem instanceof Problem && [401, 403, 404].includes(problem.status)) {
        this.over = true;
        this.listener.connection("refused", problem);
        for (const id of [...this.waiting.keys()]) this.fail(id, problem);
        return;
      }
    }
    this.retry();
  }

  private retry(): void {
    if (this.over) return;
    this.listener.connection("lost", null);
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.over || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.CLOSED) {
      this.wait = FIRST_WAIT;
      this.connect();
    } else if (this.socket?.readyState === WebSocket.OPEN) {
      this.feel();
    }
  };

  /** A socket may be dead without having said so. */
  private feel(): void {
    const asked = performance.now();
    this.ask({ type: "ping" }).catch(() => undefined);
    const socket = this.socket;
    setTimeout(() => {
      if (socket === this.socket && this.heardAt < asked && !this.over) this.drop();
    }, SILENCE);
  }

  private drop(): void {
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.closed(true, 1006);
  }

  private send(id: number, message: ToServer): void {
    this.socket?.send(JSON.stringify({ ...message, id }));
  }

  private hear(message: FromServer): void {
    this.heardAt = performance.now();
    if (message.type !== "answer") {
      this.listener.heard(message);
      return;
    }
    const waiting = message.id === null ? undefined : this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id!);
    if (message.ok) waiting.resolve(message.result);
    else waiting.reject(problemOf(message.error!));
  }

  private fail(id: number, problem: Problem): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.reject(problem);
  }
}
