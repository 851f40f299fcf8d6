/** A line to a table, whatever it runs over: what the table tells comes by itself, and what is asked is answered. */
import type { Problem } from "./api";
import type { Answer, FromServer, Option } from "./protocol";

/** Live and slow: the table is heard. Slow is over HTTP, where no socket gets through. */
export type Connection = "connecting" | "live" | "slow" | "lost" | "refused" | "closed";

export type ToServer =
  | { type: "choose"; seat: number; ask: string; option: Option }
  | { type: "undo" | "redo" | "explain"; seat: number }
  | { type: "chat"; text: string };

export type Unasked = Exclude<FromServer, Answer>;

export interface Listener {
  heard(message: Unasked): void;
  /** With the reason why not, where there is one that can be told. */
  connection(state: Connection, problem: Problem | null): void;
}

export interface Line {
  /** Send, and wait for the answer. A choice is sent again after a broken connection: twice counts once. */
  ask<T>(message: ToServer): Promise<T>;
  /** Begin anew with everything: what was heard does not fit together. */
  renew(): void;
  close(): void;
}
