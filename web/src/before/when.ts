/** How long ago, and on which day. */
import type { Words } from "$lib/words";

import type { Unit } from "./span";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Ago {
  unit: "now" | Exclude<Unit, "seconds">;
  count: number;
}

/** Rounded down, so that nobody is told to have waited longer than they have. */
export function ago(then: number, now: number): Ago {
  const passed = now - then;
  if (passed < MINUTE) return { unit: "now", count: 0 };
  if (passed < HOUR) return { unit: "minutes", count: Math.floor(passed / MINUTE) };
  if (passed < DAY) return { unit: "hours", count: Math.floor(passed / HOUR) };
  return { unit: "days", count: Math.floor(passed / DAY) };
}

/** Empty if it is not worth telling yet. */
export function since(then: number, words: Words, now: number = Date.now() / 1000): string {
  const { unit, count } = ago(then, now);
  return unit === "now" ? "" : words.say(`web-before-since-${unit}`, { count });
}

export function day(then: number, words: Words): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(then * 1000);
}
