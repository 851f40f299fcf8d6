/** What one seat sees and has been told, kept up to date by the table's messages. Never changed in place. */
import { immutableJSONPatch, type JSONPatchDocument } from "immutable-json-patch";

import type { Change, Full, LogLine, View } from "./protocol";

export interface Mirror<V extends View = View> {
  readonly seat: number | null;
  readonly epoch: string;
  readonly seq: number;
  readonly view: V;
  /** The newest lines, and how many came before them. */
  readonly log: readonly LogLine[];
  readonly earlier: number;
}

export function mirrorOf(full: Full): Mirror {
  return {
    seat: full.seat,
    epoch: full.epoch,
    seq: full.seq,
    view: full.view as unknown as View,
    log: full.log,
    earlier: full.log_size - full.log.length,
  };
}

/** The mirror after the change, or null if a change in between was missed. */
export function follow(mirror: Mirror, change: Change): Mirror | null {
  if (change.seq !== mirror.seq + 1) return null;
  const view = immutableJSONPatch(mirror.view, change.patch as JSONPatchDocument) as View;
  return { ...mirror, seq: change.seq, view, log: [...mirror.log, ...change.log] };
}

/** The mirror with older lines in front. */
export function recall(mirror: Mirror, start: number, lines: readonly LogLine[]): Mirror {
  const missing = lines.slice(0, Math.max(0, mirror.earlier - start));
  return { ...mirror, log: [...missing, ...mirror.log], earlier: start };
}
