import { render, screen } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";

import { afterEach, describe, expect, it } from "vitest";

import type { Ask, Option } from "$lib/protocol";
import { Words } from "../src/lib/words";
import Question from "../src/play/decision/Question.svelte";
import { textsFor } from "./spoken";

const words = new Words("en", textsFor("rex"), ["sol"], {}, "rex");

function put(release: string, ...options: Option[]): void {
  const ask: Ask = { id: "1", prompt: "bid", rule: "Rex p.9", about: {}, options };
  const table = { id: "t", mine: [0], status: null, skew: 0, facts: { terms: { release } } };
  const face = { controls: {}, onBoard: () => false };
  const view = { game: "rex", seat: 0 };
  const props = { table, face, view, ask, words, desk: { sending: null }, costly: () => false };
  render(Question, props as unknown as ComponentProps<typeof Question>);
}

afterEach(() => void (document.body.innerHTML = ""));

describe("a question with one answer", () => {
  it("is confirmed where the others shall not learn that there was no choice", () => {
    put("uniform", ["pass"]);
    expect(screen.getByText(/^Only one answer is possible\. Confirm it .* do not learn/)).toBeTruthy();
  });

  it("claims no secrecy where answers take effect at once", () => {
    put("instant", ["pass"]);
    expect(screen.getByText("Only one answer is possible.")).toBeTruthy();
  });

  it("is told from one with a choice", () => {
    put("uniform", ["pass"], ["bid", 3]);
    expect(screen.queryByText(/Only one answer/)).toBeNull();
  });
});
