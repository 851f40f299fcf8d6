/** A length of time as people say it: a number and a unit. */
import type { Words } from "$lib/words";

export const UNITS = ["seconds", "minutes", "hours", "days"] as const;
export type Unit = (typeof UNITS)[number];

export interface Span {
  amount: number;
  unit: Unit;
}

const SECONDS: Record<Unit, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

export function secondsOf(span: Span): number {
  return span.amount * SECONDS[span.unit];
}

/** In the largest unit that leaves no fraction. */
export function spanOf(seconds: number): Span {
  const unit = [...UNITS].reverse().find((each) => seconds >= SECONDS[each] && seconds % SECONDS[each] === 0);
  return { amount: seconds / SECONDS[unit ?? "seconds"], unit: unit ?? "seconds" };
}

export function spanInWords(seconds: number, words: Words): string {
  const { amount, unit } = spanOf(seconds);
  return words.say(`web-before-span-${unit}`, { count: amount });
}
