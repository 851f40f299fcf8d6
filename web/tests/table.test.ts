import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../src/lib/api";
import { person } from "../src/lib/person.svelte";
import type { Me } from "../src/lib/protocol";
import { Table } from "../src/lib/table.svelte";

/** What the browser would open; the test plays the server. */
class Line {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static newest: Line;
  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Line.newest = this;
  }
  sent: unknown[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = Line.CLOSED;
  }
  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  says(...messages: unknown[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = Line.CLOSED;
    this.onclose({ code });
  }
}

const view = { ask: null, table: { sealed: null, undo: false, redo: false } };
const full = (seat: number | null, seq = 5) => ({
  type: "full",
  seat,
  seq,
  epoch: "e",
  view: { ...view, seat },
  log: [],
  log_size: 0,
});
const status = { type: "status", status: { state: "running", now: 0, seats: [] } };
const me = { id: "P", name: "Anna" } as Me;
const absent = { error: { error: "no_such_table", message: "" }, response: { ok: false, status: 404 } };
const session = (who: Me | null) => ({ data: { me: who }, response: { ok: true, status: 200 } });
const away = { error: "<html>", response: { ok: false, status: 502 } };
let answer: unknown;
let whoami: unknown;
let table: Table;

async function again(): Promise<void> {
  Line.newest.breaks();
  await vi.advanceTimersByTimeAsync(1_000);
  Line.newest.opens();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  [answer, whoami] = [away, session(null)];
  vi.spyOn(api, "GET").mockImplementation(((path: string) =>
    Promise.resolve(path === "/api/v1/session" ? whoami : answer)) as never);
  person.is(me);
  table = new Table("T");
  table.open();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a table whose connection comes and goes", () => {
  it("is up to date only when everything was told, not when the line is open", async () => {
    Line.newest.opens();
    expect(table.behind).toBe(true);
    Line.newest.says(full(0), status);
    expect(table.behind).toBe(false);
    await again();
    expect(table.connection).toBe("lost");
    Line.newest.says(full(0, 9));
    expect(table.behind).toBe(true);
    Line.newest.says(status);
    expect([table.behind, table.mirror?.seq]).toEqual([false, 9]);
  });

  it("asks for everything when a change was missed, and says meanwhile that it is behind", async () => {
    Line.newest.opens();
    Line.newest.says(full(0), status);
    Line.newest.says({ type: "change", seat: 0, seq: 7, patch: [], log: [] });
    expect(table.behind).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    Line.newest.opens();
    Line.newest.says(full(0, 7), status);
    expect([table.behind, table.mirror?.seq]).toEqual([false, 7]);
  });

  it("begins anew when a change does not fit", () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    Line.newest.opens();
    Line.newest.says(full(0), status);
    Line.newest.says({ type: "change", seat: 0, seq: 6, patch: null, log: [] });
    expect(table.behind).toBe(true);
  });

  it("keeps a choice while the line is down, and says so until the table has taken it", async () => {
    Line.newest.opens();
    const ask = { id: "q", prompt: "bid", rule: "", about: {}, options: [["pass"]] };
    Line.newest.says({ ...full(0), view: { ...view, seat: 0, ask } }, status);
    Line.newest.breaks();
    const taken = table.choose(["pass"]);
    expect(table.kept).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    Line.newest.opens();
    const { id } = Line.newest.sent.at(-1) as { id: number };
    Line.newest.says({ type: "answer", id, ok: true, result: {} });
    await taken;
    await vi.advanceTimersByTimeAsync(0);
    expect(table.kept).toBe(0);
  });

  it("keeps the seat one looks through when all seats are told again", async () => {
    Line.newest.opens();
    Line.newest.says(full(0), full(2), status);
    table.looking = 2;
    await again();
    Line.newest.says(full(0), full(2), status);
    expect([table.looking, table.unseated]).toEqual([2, false]);
  });
});

describe("somebody who is signed out while the page is open", () => {
  it("does not go on looking at a seat that nothing is told of any more", async () => {
    Line.newest.opens();
    Line.newest.says(full(0), status);
    await again();
    Line.newest.says(full(null, 8), status);
    expect([table.view?.seat, table.mirror?.seq, table.unseated]).toEqual([null, 8, true]);
    await vi.advanceTimersByTimeAsync(0);
    expect(person.me).toBe(null);
    person.is(me);
    await again();
    Line.newest.says(full(0, 9), status);
    expect([table.view?.seat, table.unseated]).toEqual([0, false]);
  });

  it("is told so at a private table, instead that there is none", async () => {
    Line.newest.opens();
    Line.newest.says(full(0), status);
    answer = absent;
    Line.newest.breaks(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.connection).toBe("refused");
    expect(table.refusal).toMatchObject({ key: "signed_out", status: 401 });
  });

  it("is told that there is no such table where that is the reason", async () => {
    whoami = session(me);
    answer = absent;
    Line.newest.breaks();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.refusal).toMatchObject({ key: "no_such_table" });
  });
});

it("is not refused for good because the server stumbles", async () => {
  for (const status of [429, 500, 502]) {
    answer = { error: "<html>", response: { ok: false, status } };
    await table.readFacts();
    expect(table.refusal).toBe(null);
  }
});
