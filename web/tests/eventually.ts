/** Wait for a fact, however slow the machine is; the limit is there only to report what hangs. */
import { vi } from "vitest";

export function eventually(fact: () => void): Promise<void> {
  return vi.waitFor(fact, { timeout: 240_000, interval: 10 });
}
