/** Time that passes while nothing is heard from the server: clocks, held windows, how long somebody is waited for. */
import type { Status } from "$lib/protocol";

/** Seconds that a seat has left, or null if it has no clock. `now` is by the server's clock. */
export function leftOf(status: Status | null, seat: number, now: number): number | null {
  const clock = status?.clocks?.[seat];
  if (!status || !clock) return null;
  const gone = clock.running ? Math.max(0, now - status.now) : 0;
  return Math.max(0, clock.left - gone);
}

export function isRunning(status: Status | null, seat: number): boolean {
  return status?.clocks?.[seat]?.running ?? false;
}

export interface HoldProgress {
  /** From 0 to 1. */
  done: number;
  left: number;
}

export function holdAt(status: Status | null, now: number): HoldProgress | null {
  const hold = status?.hold;
  if (!hold) return null;
  const whole = Math.max(0.001, hold.until - hold.since);
  const done = Math.min(1, Math.max(0, (now - hold.since) / whole));
  return { done, left: Math.max(0, Math.ceil(hold.until - now)) };
}

export interface Span {
  unit: "seconds" | "minutes" | "hours" | "days";
  count: number;
  /** Such as 4:05, for a clock that is being watched. */
  digits: string;
}

/** A length of time in the largest unit that fits, and as digits. */
export function spanOf(seconds: number): Span {
  const whole = Math.max(0, Math.floor(seconds));
  const digits = clockDigits(whole);
  if (whole < 60) return { unit: "seconds", count: whole, digits };
  if (whole < 3_600) return { unit: "minutes", count: Math.floor(whole / 60), digits };
  if (whole < 86_400) return { unit: "hours", count: Math.floor(whole / 3_600), digits };
  return { unit: "days", count: Math.floor(whole / 86_400), digits };
}

function clockDigits(whole: number): string {
  const two = (count: number) => String(count).padStart(2, "0");
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
