/** Which way to the table: over a socket, or where none gets through over HTTP, until one does. */
import { Problem } from "./api";
import type { Connection, Line, Listener, ToServer } from "./line";
import { TablePolling } from "./polling";
import { TableSocket } from "./socket";

/** How often a socket is tried again. */
const NOW_AND_THEN = 60_000;
export class Ways implements Line {
  /** Whether none got through when it was tried last: then the next table is not kept waiting for one. */
  static blocked = false;
  private line: Line;
  /** Who is listened to; what other lines say does not count. */
  private ear: Listener;
  private trial: Line | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.ear = this.newEar();
    this.line = Ways.blocked ? this.slowly() : new TableSocket(table, this.ear);
  }

  /** What was asked over a line that was given up is asked over the next one. */
  async ask<T>(message: ToServer): Promise<T> {
    for (;;) {
      const { line } = this;
      try {
        return await line.ask<T>(message);
      } catch (problem) {
        const lost = problem instanceof Problem && problem.unreachable;
        if (message.type !== "choose" || !lost || line === this.line) throw problem;
      }
    }
  }

  renew(): void {
    this.line.renew();
  }

  close(): void {
    this.stop();
    this.line.close();
  }

  private newEar(): Listener {
    const ear: Listener = {
      heard: (message) => ear === this.ear && this.listener.heard(message),
      connection: (state, problem) => ear === this.ear && this.stands(state, problem),
    };
    return ear;
  }

  private stands(state: Connection, problem: Problem | null): void {
    if (problem?.key === "no_socket") this.change(this.newEar(), () => this.slowly());
    else this.listener.connection(state, problem);
  }

  private change(ear: Listener, open: () => Line): void {
    const before = this.line;
    this.ear = ear;
    this.line = open();
    before.close();
  }

  private slowly(): Line {
    Ways.blocked = true;
    this.timer = setInterval(this.tryout, NOW_AND_THEN);
    addEventListener("online", this.tryout);
    return new TablePolling(this.table, this.ear);
  }

  /** Does a socket get through by now? One that opens and brings nothing is none. */
  private readonly tryout = (): void => {
    this.trial?.close();
    const ear = this.newEar();
    const trial = new TableSocket(this.table, {
      heard: (message) => {
        if (trial === this.trial) this.arrived(trial, ear);
        ear.heard(message);
      },
      connection: (state, problem) => {
        if (trial === this.trial && state !== "live") this.giveUp();
        ear.connection(state, problem);
      },
    });
    this.trial = trial;
  };

  private arrived(trial: Line, ear: Listener): void {
    Ways.blocked = false;
    this.trial = null;
    this.stop();
    this.change(ear, () => trial);
    this.listener.connection("live", null);
  }

  private giveUp(): void {
    const { trial } = this;
    this.trial = null;
    trial?.close();
  }

  private stop(): void {
    clearInterval(this.timer);
    removeEventListener("online", this.tryout);
    this.giveUp();
  }
}
