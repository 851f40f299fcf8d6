/** Refused options, together with those that are refused for the same reason. */
import type { Explained, Option, RefusalData } from "$lib/protocol";

export interface Reason {
  refusal: RefusalData;
  options: Option[];
}

export function reasonsOf(list: readonly Explained[]): Reason[] {
  const found = new Map<string, Reason>();
  for (const { option, refusal } of list) {
    if (!refusal) continue;
    const key = JSON.stringify([refusal.key, refusal.args, refusal.rule]);
    const reason = found.get(key) ?? { refusal, options: [] };
    reason.options.push(option);
    found.set(key, reason);
  }
  return [...found.values()];
}
