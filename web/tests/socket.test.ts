import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { FromServer } from "../src/lib/protocol";
import { TableSocket, type Connection } from "../src/lib/socket";

/** What the browser would open; the test plays the server. */
class Line {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static lines: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly url: string) {
    Line.lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.breaks(1000);
  }
  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    if (this.readyState === Line.CLOSED) return;
    this.readyState = Line.CLOSED;
    this.onclose({ code });
  }
}

const newest = () => Line.lines.at(-1)!;
const choice = { type: "choose" as const, seat: 0, ask: "0-1-2", option: ["pass"] };
let states: Connection[];
let heard: FromServer[];

function open(): TableSocket {
  return new TableSocket("T", {
    heard: (message) => heard.push(message),
    connection: (state) => states.push(state),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.lines = [];
  states = [];
  heard = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the socket of a table", () => {
  it("gives each answer to whoever asked", async () => {
    const socket = open();
    newest().opens();
    const answer = socket.ask(choice);
    newest().says({ type: "answer", id: newest().sent[0]!.id, ok: true, result: { seq: 3 } });
    expect(await answer).toEqual({ seq: 3 });
    socket.close();
  });

  it("turns a refusal into a problem that says why", async () => {
    const socket = open();
    newest().opens();
    const answer = socket.ask(choice);
    const error = { error: "refused", message: "no", status: 409 };
    newest().says({ type: "answer", id: newest().sent[0]!.id, ok: false, error });
    await expect(answer).rejects.toMatchObject({ key: "refused", status: 409 });
    socket.close();
  });

  it("connects again by itself, and sends a choice again whose answer was lost", async () => {
    const socket = open();
    newest().opens();
    const answer = socket.ask(choice);
    newest().breaks();
    expect(states).toEqual(["live", "lost"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(Line.lines).toHaveLength(2);
    newest().opens();
    expect(newest().sent[0]).toMatchObject(choice);
    newest().says({ type: "answer", id: newest().sent[0]!.id, ok: true, result: "again" });
    expect(await answer).toBe("again");
    socket.close();
  });

  it("does not send twice what counts twice", async () => {
    const socket = open();
    newest().opens();
    const said = socket.ask({ type: "chat", text: "hello" });
    newest().breaks();
    await expect(said).rejects.toMatchObject({ key: "unreachable" });
    await vi.advanceTimersByTimeAsync(1000);
    newest().opens();
    expect(newest().sent).toEqual([]);
    socket.close();
  });

  it("gives up a line that is silent although it was asked for a sign", async () => {
    const socket = open();
    newest().opens();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(newest().sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(states).toContain("lost");
    expect(Line.lines.length).toBeGreaterThan(1);
    socket.close();
  });

  it("does not connect again once it was closed", async () => {
    const socket = open();
    newest().opens();
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.lines).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });

  it("passes on what comes unasked", () => {
    const socket = open();
    newest().opens();
    newest().says({ type: "chat", number: 1 });
    expect(heard).toEqual([{ type: "chat", number: 1 }]);
    socket.close();
  });
});
