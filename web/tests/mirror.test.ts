import { describe, expect, it } from "vitest";

import { follow, mirrorOf, recall } from "../src/lib/mirror";
import type { Change, Full } from "../src/lib/protocol";

const line = (kind: string) => ({ kind, args: [] });

const FULL = {
  type: "full",
  seat: 1,
  epoch: "e",
  seq: 4,
  view: { waiting: [0], auction: { high: 1 } },
  log: [line("bid"), line("passed")],
  log_size: 12,
} as unknown as Full;

const change = (seq: number, patch: unknown[] = []): Change =>
  ({ type: "change", seat: 1, seq, patch, log: [line("bid")] }) as unknown as Change;

describe("the mirror of a seat", () => {
  it("begins with everything that is shown, and knows how much came before", () => {
    expect(mirrorOf(FULL)).toMatchObject({ seat: 1, seq: 4, earlier: 10 });
  });

  it("follows the next change and leaves the view before as it was", () => {
    const before = mirrorOf(FULL);
    const after = follow(before, change(5, [{ op: "replace", path: "/auction/high", value: 3 }]));
    expect(after?.view).toMatchObject({ auction: { high: 3 } });
    expect(before.view).toMatchObject({ auction: { high: 1 } });
    expect(after?.log).toHaveLength(3);
  });

  it("follows nothing once a change is missing", () => {
    expect(follow(mirrorOf(FULL), change(6))).toBeNull();
    expect(follow(mirrorOf(FULL), change(4))).toBeNull();
  });

  it("puts older lines in front, each once", () => {
    const page = [line("a"), line("b"), line("c")];
    expect(recall(mirrorOf(FULL), 8, page).log.map((each) => each.kind)).toEqual(["a", "b", "bid", "passed"]);
    expect(recall(mirrorOf(FULL), 8, page).earlier).toBe(8);
  });
});
