import { FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Ask, Option } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import Board from "../src/ti4/Board.svelte";
import type { Ti4View } from "../src/ti4/types";
import { viewOf } from "./ti4-view";
import "./spoken";

// Nothing has a size here, so there is nothing to zoom.
vi.mock("@panzoom/panzoom", () => ({ default: () => ({ destroy: () => undefined }) }));

let words: Words;
beforeAll(async () => {
  const texts = [await import("virtual:locale/en"), await import("virtual:words/ti4/en")];
  words = new Words(
    "en",
    texts.map((text) => new FluentResource(text.default)),
    ["sol", "l1z1x"],
  );
});

function drawn(options: Option[] | null, view: Ti4View = viewOf()) {
  const onpick = vi.fn();
  const ask: Ask | null = options && { id: "1", prompt: "choose_action", rule: "RR 3.1", about: {}, options };
  render(Board, { view, words, table: "t", ask, onpick, marked: [] });
  return onpick;
}

const system = (name: RegExp) => screen.getByRole("button", { name });

describe("the drawn galaxy", () => {
  it("says of each system what is public about it", () => {
    drawn(null, viewOf({ active: 1, active_system: 1 }));
    const label = system(/^1 Jord/).getAttribute("aria-label")!;
    for (const fact of ["L1Z1X acts here", "command tokens: L1Z1X", "4 resources, 2 influence, of Sol"]) {
      expect(label).toContain(fact);
    }
    expect(label).toMatch(/Sol: 2 dreadnoughts? \(1 damaged\)/i);
    expect(label).toMatch(/Sol: 5 infantry/i);
    expect(system(/gravity rift/)).toBeTruthy();
    expect(system(/custodians/).getAttribute("tabindex")).toBe("0");
    expect(system(/delta/).getAttribute("tabindex")).toBe("-1");
  });

  it("takes the only option of a system with Enter", async () => {
    const onpick = drawn([["tactical", 41], ["pass"]]);
    await fireEvent.keyDown(system(/gravity rift/), { key: "Enter" });
    expect(onpick).toHaveBeenCalledExactlyOnceWith(["tactical", 41]);
    expect(
      screen.getAllByRole("button").filter((each) => each.dataset.space && each.tabIndex === 0),
    ).toHaveLength(1);
  });

  it("goes to the neighbouring hex by arrow keys", async () => {
    drawn(null);
    const centre = system(/Mecatol Rex/);
    centre.focus();
    await fireEvent.keyDown(centre, { key: "ArrowUp" });
    expect(document.activeElement?.getAttribute("data-space")).toBe("1");
  });

  it("asks which, where several options name a system", async () => {
    const options: Option[] = [
      ["ship", "carrier", 1, 0],
      ["ship", "dreadnought", 1, 0],
    ];
    const onpick = drawn(options);
    await fireEvent.click(system(/1 Jord/));
    const list = within(screen.getByRole("dialog", { name: "1 Jord: which?" }));
    await fireEvent.click(list.getByRole("button", { name: /Dreadnought/ }));
    expect(onpick).toHaveBeenCalledExactlyOnceWith(options[1]);
  });

  it("takes a planet by itself where options name planets", async () => {
    const onpick = drawn([
      ["exhaust", "jord"],
      ["exhaust", "mecatol_rex"],
    ]);
    await fireEvent.click(system(/ – Jord: 4 resources/));
    expect(onpick).toHaveBeenCalledExactlyOnceWith(["exhaust", "jord"]);
  });

  it("lays a tile where there is none yet", async () => {
    const onpick = drawn([["place", 23, 2]]);
    const open = document.querySelector(".open")!;
    await fireEvent.keyDown(open, { key: "Enter" });
    expect(onpick).toHaveBeenCalledExactlyOnceWith(["place", 23, 2]);
  });

  it("shows what lies beside the map when it is asked for", async () => {
    HTMLElement.prototype.showPopover ??= () => undefined;
    drawn(null);
    await fireEvent.click(system(/Objectives and cards/));
    expect(screen.getByRole("dialog", { name: "Objectives and cards" }).textContent).toContain("Leadership");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says so while there is no galaxy", () => {
    drawn(null, viewOf({ map: [], systems: {}, planets: {} }));
    expect(document.body.textContent).toContain(words.say("web-ti4-no-galaxy"));
  });
});
