import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api, type Problem } from "../src/lib/api";
import type { Connection } from "../src/lib/line";
import type { FromServer } from "../src/lib/protocol";
import { TableSocket } from "../src/lib/socket";

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
  /** The server says something at once. */
  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen();
    this.says({ type: "answer", id: null, ok: true });
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
let problems: (string | null)[];
let heard: FromServer[];

function open(): TableSocket {
  return new TableSocket("T", {
    heard: (message) => heard.push(message),
    connection: (state, problem) => {
      states.push(state);
      if (state === "lost") problems.push(problem?.key ?? null);
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.lines = [];
  states = [];
  problems = [];
  heard = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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
    await vi.advanceTimersByTimeAsync(10_000);
    expect(newest().sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(7_000);
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

  it("does not wait long for the answer to a choice on a dead line", async () => {
    const socket = open();
    newest().opens();
    const answer = socket.ask(choice);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(Line.lines).toHaveLength(2);
    newest().opens();
    newest().says({ type: "answer", id: newest().sent[0]!.id, ok: true, result: "taken" });
    expect(await answer).toBe("taken");
    socket.close();
  });

  it("feels at once whether the line still holds when the network goes", () => {
    const socket = open();
    newest().opens();
    dispatchEvent(new Event("offline"));
    expect(newest().sent.at(-1)).toMatchObject({ type: "ping" });
    socket.close();
  });

  it("hears everything anew after what it cannot understand", async () => {
    const seen = vi.spyOn(console, "error").mockReturnValue(undefined);
    const socket = open();
    newest().opens();
    newest().onmessage({ data: "<html>" });
    expect(states).toEqual(["live", "lost"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(Line.lines).toHaveLength(2);
    expect(seen).toHaveBeenCalledOnce();
    socket.close();
  });

  it("tells when the server answers but something on the way lets no socket through", async () => {
    vi.spyOn(api, "GET").mockResolvedValue({ data: {}, response: { ok: true, status: 200 } } as never);
    const socket = open();
    for (let tries = 0; tries < 3; tries += 1) {
      newest().breaks();
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(problems).toEqual([null, null, "no_socket"]);
    newest().opens();
    expect(states.at(-1)).toBe("live");
    socket.close();
  });

  it("takes a socket that brings nothing for one that does not get through", async () => {
    vi.spyOn(api, "GET").mockResolvedValue({ data: {}, response: { ok: true, status: 200 } } as never);
    const socket = open();
    newest().onopen();
    await vi.advanceTimersByTimeAsync(10_100);
    expect(problems).toEqual([null, "no_socket"]);
    socket.close();
  });

  it("gives up where it is not let in, and keeps nobody waiting for an answer", async () => {
    const gone = {
      error: { error: "no_such_table", message: "", status: 404 },
      response: { ok: false, status: 404 },
    };
    vi.spyOn(api, "GET").mockResolvedValue(gone as never);
    const socket = open();
    const early = socket.ask(choice).catch((problem: Problem) => problem.key);
    newest().breaks();
    await vi.advanceTimersByTimeAsync(0);
    expect(await early).toBe("no_such_table");
    expect(states.at(-1)).toBe("refused");
    await expect(socket.ask(choice)).rejects.toMatchObject({ key: "no_such_table" });
  });

  it("passes on what comes unasked", () => {
    const socket = open();
    newest().opens();
    newest().says({ type: "chat", number: 1 });
    expect(heard).toEqual([{ type: "chat", number: 1 }]);
    socket.close();
  });
});
