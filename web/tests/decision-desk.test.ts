import { beforeEach, describe, expect, it, vi } from "vitest";

import { Problem } from "$lib/api";
import { notes } from "$lib/notes.svelte";
import { prefs } from "$lib/prefs.svelte";
import type { Ask, Option } from "$lib/protocol";
import type { Table } from "$lib/table.svelte";
import { Words } from "$lib/words";
import { Desk } from "../src/play/decision/desk.svelte";
import { onlyOnce } from "../src/play/decision/twice";
import { costly } from "../src/rex/controls";
import { eventually } from "./eventually";
import "./spoken";

const words = new Words("en", []);

function seated(choose: (option: Option) => Promise<unknown>) {
  const table = { choose: vi.fn(choose), undo: vi.fn(async () => ({})), view: { table: { undo: true } } };
  return { table, desk: new Desk(table as unknown as Table) };
}

beforeEach(() => {
  prefs.confirm = true;
});

describe("a choice on its way", () => {
  it("keeps all others waiting until it has arrived", async () => {
    let arrive = () => {};
    const { table, desk } = seated(() => new Promise<void>((resolve) => (arrive = resolve)));
    desk.pick(["bid", 1], false, words);
    desk.pick(["bid", 2], false, words);
    expect(desk.sending).toEqual(["bid", 1]);
    expect(table.choose).toHaveBeenCalledTimes(1);
    arrive();
    await eventually(() => expect(desk.sending).toBeNull());
  });

  it("keeps nobody from answering another question that has come meanwhile, by its own id", async () => {
    const arrive: (() => void)[] = [];
    const { table, desk } = seated(() => new Promise<void>((resolve) => arrive.push(resolve)));
    const asked = (id: string) => Object.assign(table, { ask: { id } });
    asked("1");
    desk.pick(["bid", 1], false, words);
    asked("2");
    desk.turn();
    desk.pick(["bid", 2], false, words);
    expect(table.choose.mock.calls).toEqual([
      [["bid", 1], { id: "1" }],
      [["bid", 2], { id: "2" }],
    ]);
    arrive[0]!();
    await new Promise((resolve) => setTimeout(resolve));
    desk.pick(["bid", 3], false, words);
    expect(desk.sending).toEqual(["bid", 2]);
    expect(table.choose).toHaveBeenCalledTimes(2);
    arrive[1]!();
    await eventually(() => expect(desk.sending).toBeNull());
  });

  it("is asked again where a slip would hurt", async () => {
    const { table, desk } = seated(async () => ({}));
    desk.pick(["leave"], true, words);
    expect(desk.doubted).toEqual(["leave"]);
    expect(table.choose).not.toHaveBeenCalled();
    desk.pick(["leave"], true, words);
    expect(table.choose).toHaveBeenCalledWith(["leave"], undefined);
    await eventually(() => expect(desk.sending).toBeNull());
    expect(desk.doubted).toBeNull();
  });

  it("is not asked again of whoever does not want it", () => {
    prefs.confirm = false;
    const { table, desk } = seated(async () => ({}));
    desk.pick(["leave"], true, words);
    expect(table.choose).toHaveBeenCalledOnce();
  });

  it("is followed by others that were planned with it, each at the next question that offers it", async () => {
    const { table, desk } = seated(async () => ({}));
    const asked = (id: string, ...options: Option[]) =>
      Object.assign(table, { ask: { id, prompt: "make_offer", rule: "", about: {}, options } });
    asked("1", ["give_note", "x"]);
    desk.pick(["give_note", "x"], false, words, [["ask_pledge", "peace"], ["propose"]]);
    await eventually(() => expect(desk.sending).toBeNull());
    expect(table.choose).toHaveBeenCalledTimes(1);
    asked("2", ["ask_pledge", "peace"], ["cancel"]);
    desk.turn();
    await eventually(() => expect(desk.sending).toBeNull());
    expect(table.choose).toHaveBeenLastCalledWith(
      ["ask_pledge", "peace"],
      expect.objectContaining({ id: "2" }),
    );
    asked("3", ["cancel"]);
    desk.turn();
    asked("4", ["propose"]);
    desk.turn();
    expect(table.choose).toHaveBeenCalledTimes(2);
  });

  it("says so when the question has changed meanwhile, and is forgotten with the next one", async () => {
    const { desk } = seated(() => Promise.reject(new Problem("stale_choice", "", 409)));
    desk.pick(["pass"], false, words);
    await eventually(() => expect(desk.stale).toBe(true));
    expect(desk.sending).toBeNull();
    desk.turn();
    expect(desk.stale).toBe(false);
  });

  it("leaves a note when it fails, and can be tried again", async () => {
    const told = vi.spyOn(notes, "problem").mockImplementation(() => {});
    const { table, desk } = seated(() => Promise.reject(new Problem("unreachable", "", 0)));
    desk.pick(["pass"], false, words);
    await eventually(() => expect(desk.sending).toBeNull());
    expect(told).toHaveBeenCalledOnce();
    desk.pick(["pass"], false, words);
    expect(table.choose).toHaveBeenCalledTimes(2);
  });

  it("is taken back only where that is offered", async () => {
    const { table, desk } = seated(async () => ({}));
    await desk.undo(words);
    expect(table.undo).toHaveBeenCalledOnce();
    await desk.redo(words);
    expect(desk.stale).toBe(false);
  });
});

describe("what would hurt in Rex", () => {
  const asking = (prompt: string, ...options: Option[]): Ask => ({
    id: "1",
    prompt,
    rule: "",
    about: {},
    options,
  });
  const bids: Option[] = [1, 2, 3].map((bid) => ["bid", bid]);
  const dials: Option[] = [0, 1, 2, 3].map((dial) => ["dial", dial]);

  it("is to leave an alliance, to betray, to unmask a traitor", () => {
    expect(costly(asking("negotiate", ["leave"]), ["leave"])).toBe(true);
    expect(costly(asking("share_or_betray", ["betray"]), ["betray"])).toBe(true);
    expect(costly(asking("reveal_traitor", ["reveal"]), ["reveal"])).toBe(true);
  });

  it("is to stake everything, but not less", () => {
    expect(costly(asking("bid", ...bids), ["bid", 3])).toBe(true);
    expect(costly(asking("bid", ...bids), ["bid", 2])).toBe(false);
  });

  it("is not what can be undone, as each part of a battle plan can", () => {
    expect(costly(asking("battle_plan", ...dials), ["dial", 3])).toBe(false);
  });

  it("is not to pass a bid", () => {
    expect(costly(asking("bid", ["pass"], ["bid", 1]), ["pass"])).toBe(false);
  });
});

describe("a double click", () => {
  function clicks(came: () => number): number {
    document.body.innerHTML = "<div><form><button>bid</button></form></div>";
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.querySelector("form")!.addEventListener("submit", sent);
    const stop = onlyOnce(document.querySelector("div")!, came);
    const click = (detail: number) => new MouseEvent("click", { detail, bubbles: true, cancelable: true });
    for (const detail of [1, 2]) document.querySelector("button")!.dispatchEvent(click(detail));
    stop();
    return sent.mock.calls.length;
  }

  it("counts once where its first half has brought another question", () => {
    expect(clicks(() => performance.now())).toBe(1);
  });

  it("is two clicks at a question that has been there for a while", () => {
    expect(clicks(() => performance.now() - 1000)).toBe(2);
  });
});
