import { describe, expect, it } from "vitest";

import { botFor } from "$lib/hands";
import type { SeatData, Status } from "$lib/protocol";

function status(bot: boolean, resigned = false): Status {
  return { seats: [{ number: 0, name: "Ann", bot, resigned, online: true }] } as unknown as Status;
}

function seats(acting: SeatData["acting"]): SeatData[] {
  return [{ number: 0, acting } as SeatData];
}

describe("who plays my seat", () => {
  it("is me as long as no bot does", () => {
    expect(botFor(status(false), seats("self"), 0)).toBeNull();
  });

  it("is a bot that I let play", () => {
    expect(botFor(status(true), seats("bot"), 0)).toBe("handed");
  });

  it("is a bot since my time was up, though I never gave the seat away", () => {
    expect(botFor(status(true), seats("self"), 0)).toBe("late");
  });

  it("is me again as soon as the status says so, whatever the row still says", () => {
    expect(botFor(status(false), seats("bot"), 0)).toBeNull();
  });

  it("is a bot for good when I have resigned", () => {
    expect(botFor(status(true, true), seats("bot"), 0)).toBe("resigned");
  });

  it("is nobody's question for a spectator, nor before the table was heard of", () => {
    expect(botFor(status(true), seats("bot"), null)).toBeNull();
    expect(botFor(null, undefined, 0)).toBeNull();
  });
});
