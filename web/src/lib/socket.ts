/** One websocket to one table, kept up: it connects again by itself, and what was asked is not lost. */
import { api, got, Problem, problemOf, socketAddress } from "./api";
import type { Line, Listener, ToServer } from "./line";
import type { FromServer } from "./protocol";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 10_000;
const SILENCE = 6_000;
/** So long a new socket may take until it has brought something. */
const BEGINNING = 10_000;
/** So often the server may answer and still open no socket before it is told: it may be starting just then. */
const PATIENCE = 2;

type Sent = ToServer | { type: "ping" };

interface Waiting {
  message: Sent;
  resolve: (result: unknown) => void;
  reject: (problem: Problem) => void;
}

export class TableSocket implements Line {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private number = 0;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  /** How often something was heard, now and when this socket was made. */
  private signs = 0;
  private before = 0;
  private over = false;
  private refused: Problem | null = null;
  private blocked = 0;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.end("closed", null);
  }

  renew(): void {
    if (!this.over) this.drop();
  }

  ask<T>(message: Sent): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = (this.number += 1);
      this.waiting.set(id, { message, resolve: resolve as (result: unknown) => void, reject });
      if (this.over) this.fail(id, this.refused ?? new Problem("unreachable", "", 0));
      else if (this.socket?.readyState === WebSocket.OPEN) this.send(id, message);
      else if (message.type !== "choose") this.fail(id, new Problem("unreachable", "", 0));
    });
  }

  private end(state: "closed" | "refused", problem: Problem | null): void {
    this.over = true;
    this.refused = problem;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.again);
    clearInterval(this.pulse);
    this.socket?.close();
    this.listener.connection(state, problem);
    for (const id of [...this.waiting.keys()]) this.fail(id, problem ?? new Problem("unreachable", "", 0));
  }

  private connect(): void {
    clearTimeout(this.again);
    this.before = this.signs;
    let opened = false;
    const socket = (this.socket = made(this.table));
    if (!socket) return void this.inquire();
    socket.onopen = () => {
      opened = true;
      if (socket === this.socket) this.opened();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.closed(opened, event.code);
    };
    this.expectSign(BEGINNING);
  }

  private opened(): void {
    this.listener.connection("live", null);
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.feel(), PING_EVERY);
    for (const [id, { message }] of this.waiting) this.send(id, message);
  }

  /** What cannot be understood must not leave the table behind in silence: then everything is heard anew. */
  private take(data: string): void {
    try {
      this.hear(JSON.parse(data) as FromServer);
      this.wait = FIRST_WAIT;
    } catch (problem) {
      console.error(problem);
      this.renew();
    }
  }

  private closed(opened: boolean, code: number): void {
    clearInterval(this.pulse);
    if (this.over) return;
    for (const [id, { message }] of this.waiting) {
      if (message.type !== "choose") this.fail(id, new Problem("unreachable", "", 0));
    }
    const asked = this.signs === this.before || (code >= 4400 && code < 4500);
    if (!asked) return this.retry();
    if (opened) this.listener.connection("lost", null);
    void this.inquire();
  }

  /** A browser is not told why a socket was refused; the same question over HTTP is answered. */
  private async inquire(): Promise<void> {
    const why = await this.reason();
    if (this.over) return;
    if (why?.lasting) this.end("refused", why);
    else this.retry(why?.unreachable ? null : why);
  }

  private async reason(): Promise<Problem | null> {
    try {
      await got(api.GET("/api/v1/tables/{table_id}/view", { params: { path: { table_id: this.table } } }));
    } catch (problem) {
      return problem instanceof Problem ? problem : null;
    }
    // The server is there and lets us look: something on the way lets no socket through.
    this.blocked += 1;
    return this.blocked > PATIENCE ? new Problem("no_socket", "", 400) : null;
  }

  private retry(why: Problem | null = null): void {
    if (this.over) return;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.listener.connection("lost", why);
  }

  /** The network comes or goes, or somebody looks at the page again: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.over || document.visibilityState === "hidden") return;
    if (!this.socket || this.socket.readyState === WebSocket.CLOSED) {
      this.wait = FIRST_WAIT;
      this.connect();
    } else if (this.socket?.readyState === WebSocket.OPEN) {
      this.feel();
    }
  };

  /** A socket may be dead without having said so. */
  private feel(): void {
    this.ask({ type: "ping" }).catch(() => undefined);
    this.expectSign();
  }

  private expectSign(wait = SILENCE): void {
    const { socket, signs } = this;
    setTimeout(() => {
      if (socket !== this.socket || this.signs !== signs || this.over) return;
      // The server says at once who it is: a socket that brings nothing is held up on the way.
      if (signs === this.before) this.blocked = PATIENCE;
      this.drop();
    }, wait);
  }

  private drop(): void {
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    this.closed(true, 1006);
  }

  private send(id: number, message: Sent): void {
    this.socket?.send(JSON.stringify({ ...message, id }));
    if (message.type === "choose") this.expectSign();
  }

  private hear(message: FromServer): void {
    this.signs += 1;
    this.blocked = 0;
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

/** Some blockers let none even be made. */
function made(table: string): WebSocket | null {
  try {
    return new WebSocket(socketAddress(table));
  } catch {
    return null;
  }
}
