/** Which field of the form a problem belongs to, so that it can be told there. */
import type { Problem } from "$lib/api";

export type FieldName = "guest" | "name" | "seats" | "options" | "bank" | "increment" | "delay" | "hold";

const BY_KEY: Record<string, FieldName> = {
  bad_name: "guest",
  bad_setup: "seats",
  empty_bank: "bank",
  no_delay: "delay",
};

/** Where the server found something beyond its bounds, it names the place as `$.terms.clock.bank`. */
const BY_PATH: [string, FieldName][] = [
  ["terms.clock.bank", "bank"],
  ["terms.clock.increment", "increment"],
  ["terms.delay", "delay"],
  ["terms.hold", "hold"],
  ["options", "options"],
  ["seats", "seats"],
  ["name", "name"],
];

/** A game that cannot be set up lies with its rules if an option is named, else with who plays. */
const OF_RULES = /\b(option|preset)\b/;

export function fieldOf(problem: Problem): FieldName | null {
  if (problem.key === "bad_setup" && OF_RULES.test(problem.message)) return "options";
  const known = BY_KEY[problem.key];
  if (known) return known;
  const path = pathIn(problem);
  return BY_PATH.find(([start]) => path.startsWith(start))?.[1] ?? null;
}

/** Where in the request something did not fit; empty if that was not the matter. */
export function pathIn(problem: Problem): string {
  return /\$\.([\w.]+)/.exec(problem.message)?.[1] ?? "";
}
