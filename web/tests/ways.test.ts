import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api, Problem } from "../src/lib/api";
import type { Connection, Listener, ToServer, Unasked } from "../src/lib/line";
import { TablePolling } from "../src/lib/polling";
import { Ways } from "../src/lib/ways";

/** The server over HTTP: the test says what it answers, and looks at what it was asked. */
interface Call {
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  answers: (data: unknown) => Promise<void>;
  fails: (status: number, error?: unknown) => Promise<void>;
  breaks: () => Promise<void>;
}

const choice: ToServer = { type: "choose", seat: 0, ask: "0-1-2", option: ["pass"] };
const full = { type: "full", seat: 0, epoch: "e", seq: 3, view: {}, log: [], log_size: 0 };
const taken = { seat: 0, epoch: "e", seq: 4, again: false, sealed: false };
let calls: Call[];
let states: [Connection, string | null][];
let heard: Unasked[];
const listener: Listener = {
  heard: (message) => heard.push(message),
  connection: (state, problem) => states.push([state, problem?.key ?? null]),
};

function called(path: string, options: { params: { query?: object }; body?: unknown; signal?: AbortSignal }) {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => async () => {
      act();
      await vi.advanceTimersByTimeAsync(0);
    };
    const breaks = settle(() => reject(new TypeError("Failed to fetch")));
    options.signal?.addEventListener("abort", () => void breaks());
    calls.push({
      path: path.replace("/api/v1/tables/{table_id}/", ""),
      query: (options.params.query ?? {}) as Record<string, unknown>,
      body: options.body,
      breaks,
      answers: (data) => settle(() => resolve({ data, response: { ok: true, status: 200 } }))(),
      fails: (status, error) => settle(() => resolve({ error, response: { ok: false, status } }))(),
    });
  });
}

const fetches = () => calls.filter((call) => call.path === "messages");
const newest = (path = "messages") => calls.filter((call) => call.path === path).at(-1)!;
const open = () => new TablePolling("T", listener);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "GET").mockImplementation(called as never);
  vi.spyOn(api, "POST").mockImplementation(called as never);
  calls = [];
  states = [];
  heard = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the table over HTTP", () => {
  it("begins with everything, and goes on with what comes", async () => {
    const line = open();
    expect(newest().query).toEqual({ box: "", wait: 0 });
    await newest().answers({ box: "b", messages: [full] });
    expect(states).toEqual([["slow", null]]);
    await vi.advanceTimersByTimeAsync(300);
    expect(newest().query).toEqual({ box: "b", wait: 10 });
    await newest().answers({ box: "b", messages: [{ type: "chat", number: 1 }] });
    expect(heard.map((message) => message.type)).toEqual(["full", "chat"]);
    expect(states).toHaveLength(1);
    line.close();
  });

  it("says that it begins anew when the server has forgotten it", async () => {
    const line = open();
    await newest().answers({ box: "b", messages: [full] });
    await vi.advanceTimersByTimeAsync(300);
    await newest().answers({ box: "c", messages: [full] });
    expect(states.map(([state]) => state)).toEqual(["slow", "slow"]);
    line.close();
  });

  it("does not ask more often than is good", async () => {
    const line = open();
    await newest().answers({ box: "b", messages: [full] });
    expect(fetches()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(249);
    expect(fetches()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetches()).toHaveLength(2);
    line.close();
  });

  it("is lost when the server does not answer, and asks for everything then", async () => {
    const line = open();
    await newest().answers({ box: "b", messages: [full] });
    await vi.advanceTimersByTimeAsync(300);
    await newest().breaks();
    expect(states.at(-1)).toEqual(["lost", null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(newest().query).toEqual({ box: "", wait: 0 });
    line.close();
  });

  it("is lost when an answer does not come in time, or the network goes", async () => {
    const line = open();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(states.at(-1)).toEqual(["lost", null]);
    await vi.advanceTimersByTimeAsync(1000);
    await newest().answers({ box: "b", messages: [full] });
    await vi.advanceTimersByTimeAsync(300);
    dispatchEvent(new Event("offline"));
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual(["lost", null]);
    line.close();
  });

  it("gives up where it is not let in", async () => {
    open();
    await newest().fails(404, { error: "no_such_table", message: "", status: 404 });
    expect(states).toEqual([["refused", "no_such_table"]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetches()).toHaveLength(1);
  });

  it("gives the answer to a choice when the board shows what came of it", async () => {
    const line = open();
    await newest().answers({ box: "b", messages: [full] });
    await vi.advanceTimersByTimeAsync(300);
    const done = vi.fn();
    void line.ask(choice).then(done);
    expect(newest("choose").body).toEqual({ seat: 0, ask: "0-1-2", option: ["pass"] });
    await newest("choose").answers(taken);
    await vi.advanceTimersByTimeAsync(200);
    expect(done).not.toHaveBeenCalled();
    await newest().answers({ box: "b", messages: [{ type: "change", seat: 0, seq: 4, patch: [], log: [] }] });
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toHaveBeenCalledWith(taken);
    line.close();
  });

  it("sends a choice again whose answer was lost, and nothing else", async () => {
    const line = open();
    const answer = line.ask(choice);
    await newest("choose").breaks();
    await vi.advanceTimersByTimeAsync(1000);
    await newest("choose").answers({ ...taken, again: true });
    expect(await answer).toMatchObject({ again: true });
    const said = line.ask({ type: "chat", text: "hello" }).catch((problem: Problem) => problem.key);
    await newest("chat").breaks();
    expect(await said).toBe("unreachable");
    line.close();
  });

  it("passes on why the server says no", async () => {
    const line = open();
    const answer = line.ask(choice).catch((problem: Problem) => problem.key);
    await newest("choose").fails(409, { error: "stale_choice", message: "", status: 409 });
    expect(await answer).toBe("stale_choice");
    line.close();
  });
});

/** What the browser would open; it opens only when the test says so. */
class Socket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = Socket.CLOSED;
  }
  breaks(): void {
    this.readyState = Socket.CLOSED;
    this.onclose({ code: 1006 });
  }
  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

describe("the way to a table", () => {
  const socket = () => Socket.made.at(-1)!;

  /** None gets through; what is asked over HTTP meanwhile is answered. */
  async function breakAll(): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      socket().breaks();
      await newest("view").answers({});
      await vi.advanceTimersByTimeAsync(tries < 2 ? 2_000 : 0);
    }
  }

  async function blocked(): Promise<Ways> {
    const ways = new Ways("T", listener);
    await breakAll();
    await newest().answers({ box: "b", messages: [full] });
    return ways;
  }

  beforeEach(() => {
    vi.stubGlobal("WebSocket", Socket);
    Ways.blocked = false;
    Socket.made = [];
  });

  it("is HTTP where no socket gets through, and a choice that waits goes that way", async () => {
    const ways = new Ways("T", listener);
    const answer = ways.ask(choice);
    await breakAll();
    await newest().answers({ box: "b", messages: [full] });
    expect(states.map(([state]) => state)).toEqual(["lost", "lost", "slow"]);
    await newest("choose").answers({ ...taken, seq: 3 });
    expect(await answer).toMatchObject({ seq: 3 });
    ways.close();
  });

  it("tries for a socket now and then, and goes back once one brings something", async () => {
    const ways = await blocked();
    const tries = Socket.made.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Socket.made).toHaveLength(tries + 1);
    socket().opens();
    expect(states.at(-1)).not.toEqual(["live", null]);
    socket().says(full);
    expect(states.at(-1)).toEqual(["live", null]);
    const asked = fetches().length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetches()).toHaveLength(asked);
    ways.close();
    expect(states.at(-1)).toEqual(["closed", null]);
  });

  it("stays as it is when the socket that was tried fails, or the network has come back in vain", async () => {
    const ways = await blocked();
    const before = Socket.made.length;
    dispatchEvent(new Event("online"));
    expect(Socket.made).toHaveLength(before + 1);
    const then = states.length;
    socket().breaks();
    await newest("view").answers({});
    await vi.advanceTimersByTimeAsync(30_000);
    expect(Socket.made).toHaveLength(before + 1);
    expect(states.slice(then).map(([state]) => state)).not.toContain("live");
    ways.close();
  });

  it("does not keep the next table waiting for a socket that will not come", async () => {
    (await blocked()).close();
    const made = Socket.made.length;
    const ways = new Ways("T", listener);
    expect(Socket.made).toHaveLength(made);
    await newest().answers({ box: "c", messages: [full] });
    expect(states.at(-1)).toEqual(["slow", null]);
    ways.close();
  });
});
