import { FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { Words } from "../src/lib/words";
import type { Ask, Option } from "../src/lib/protocol";
import Board from "../src/rex/Board.svelte";
import TextBoard from "../src/rex/TextBoard.svelte";
import type { RexView } from "../src/rex/types";
import { viewOf } from "./board-view";
import "./spoken";

// Nothing has a size here, so there is nothing to zoom.
vi.mock("@panzoom/panzoom", () => ({ default: () => ({ destroy: () => undefined }) }));

let words: Words;
beforeAll(async () => {
  const texts = [await import("virtual:locale/en"), await import("virtual:words/rex/en")];
  words = new Words(
    "en",
    texts.map((text) => new FluentResource(text.default)),
    ["lazax", "xxcha"],
  );
});

const ask: Ask = {
  id: "1",
  prompt: "deploy",
  rule: "Rex p.11",
  about: {},
  options: [["none"], ["deploy", "iaf_hq"], ["transfer", "iaf_hq"], ["deploy", "sallab_slums"]],
};

function shown(): RexView {
  const units = { units: 3, mechanized: 1, facedown: 0 };
  const view = viewOf({ forces: { iaf_hq: { 0: units } }, influence: { sallab_slums: 4 } });
  const decks = {
    strategy: 20,
    strategy_discards: ["informant"],
    row: 0,
    influence: 9,
    influence_discards: [],
    removed: [],
    set_aside: [],
    traitor: 7,
  };
  return { ...view, decks, pool: 150, course: [{ sector: 11, cards: 6 }] };
}

function at(part: typeof Board | typeof TextBoard, onpick: (option: Option) => void) {
  render(part, { table: "", view: shown(), words, ask, onpick, marked: [] });
}

describe("the drawn board", () => {
  it("says of each space what is public about it", () => {
    at(Board, vi.fn());
    screen.getByRole("button", { name: /Sallab Slums: sector 17, 4 influence, no units/ });
    screen.getByRole("button", { name: /IAF HQ: sector 13, Lazax: 3 units and 1 mechanized/ });
  });

  it("tells whose units and leaders have fallen, mechanized ones apart", () => {
    const view = shown();
    view.players[0]!.casualties = { units: 4, mechanized: 2, facedown: 0 };
    view.players[0]!.leaders = [{ id: "lazax_legate", strength: 5, dead: true, fought: "" }];
    render(Board, { table: "", view, words, ask, onpick: vi.fn(), marked: [] });
    expect(screen.getAllByText("Lazax: 4 units, 2 mechanized and 1 leader").length).toBeGreaterThan(0);
  });

  it("takes the only option of a space with Enter", async () => {
    const picked = vi.fn();
    at(Board, picked);
    await fireEvent.keyDown(screen.getByRole("button", { name: /Deploy to Sallab Slums/ }), { key: "Enter" });
    expect(picked).toHaveBeenCalledWith(["deploy", "sallab_slums"]);
  });

  it("asks which, where several options name a space", async () => {
    const picked = vi.fn();
    at(Board, picked);
    const space = screen.getByRole("button", { name: /^Choose – IAF HQ/ });
    await fireEvent.keyDown(space, { key: "Enter" });
    expect(picked).not.toHaveBeenCalled();
    await fireEvent.click(within(screen.getByRole("dialog")).getAllByRole("button")[1]!);
    expect(picked).toHaveBeenCalledWith(["transfer", "iaf_hq"]);
  });

  it("lets the tabulator stop only where something is offered", () => {
    at(Board, vi.fn());
    const stops = [...document.querySelectorAll('[data-space][tabindex="0"]')];
    expect(stops.map((each) => each.getAttribute("data-space")).sort()).toEqual(["iaf_hq", "sallab_slums"]);
  });
});

describe("the board as text", () => {
  it("has the fleet, every space under its sector, and the options in place", async () => {
    const picked = vi.fn();
    at(TextBoard, picked);
    expect(screen.getByText(/The fleet is over sector 10/)).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(28);
    await fireEvent.click(screen.getByRole("button", { name: "Deploy to Sallab Slums" }));
    expect(picked).toHaveBeenCalledWith(["deploy", "sallab_slums"]);
  });
});
