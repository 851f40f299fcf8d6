/** The steps of a game, fetched a stretch at a time and kept, so that going back and forth asks for nothing twice. */
import { immutableJSONPatch, type JSONPatchDocument } from "immutable-json-patch";

import type { LogLine, Noun, Option, View } from "$lib/protocol";
import type { components } from "$lib/schema";

export type Frames = components["schemas"]["Frames"];

export interface Shot {
  step: number;
  view: View;
  log: readonly LogLine[];
  /** What was chosen, and the question to which it is the answer; told after the end. */
  choice: { seat: number; option: Option } | null;
  question: { prompt: string; about: Record<string, Noun> } | null;
  mended: string | null;
}

/** One stretch is a second or two of letting the game run by, and a few kilobytes. */
export const STRETCH = 40;
/** So near to its end the next stretch is fetched. */
const NEAR = 12;
/** A phase is hardly ever longer than so many stretches. */
const MOST_BACK = 4;

export class Reel {
  private readonly shots = new Map<number, Shot>();
  private readonly coming = new Map<number, Promise<void>>();
  /** The number of the last step, once it is known. */
  of = 0;

  constructor(
    private readonly fetch: (start: number, limit: number) => Promise<Frames>,
    private readonly loaded: () => void = () => undefined,
  ) {}

  known(step: number): Shot | undefined {
    return this.shots.get(step);
  }

  async get(step: number): Promise<Shot> {
    if (!this.shots.has(step)) await this.stretch(step);
    const shot = this.shots.get(step) ?? (await this.single(step));
    this.lookAhead(step);
    return shot;
  }

  /** What was told from one step to another, as far as it is here. */
  told(from: number, to: number): LogLine[] {
    const lines: LogLine[] = [];
    for (let step = from; step <= to; step += 1) lines.push(...(this.shots.get(step)?.log ?? []));
    return lines;
  }

  /** Fetch what is missing between two steps, the latest first; not without end. */
  cover(from: number, to: number): void {
    for (let back = 0; back < MOST_BACK; back += 1) {
      const step = to - (to % STRETCH) - back * STRETCH;
      if (step + STRETCH <= from || step < 0) return;
      if (!this.shots.has(Math.max(step, from))) this.stretch(step).catch(() => undefined);
    }
  }

  /** Fetch what lies next to a step, for whoever steps on in either direction. */
  lookAhead(step: number): void {
    for (const near of [step + NEAR, step - NEAR]) {
      const within = Math.max(0, Math.min(near, this.of));
      if (!this.shots.has(within)) this.stretch(within).catch(() => undefined);
    }
  }

  private stretch(step: number): Promise<void> {
    const start = step - (step % STRETCH);
    const asked = this.coming.get(start) ?? this.ask(start, STRETCH);
    this.coming.set(start, asked);
    return asked.catch((problem: unknown) => {
      this.coming.delete(start);
      throw problem;
    });
  }

  /** A stretch ends before a step that is lost; those after it are asked for by themselves. */
  private async single(step: number): Promise<Shot> {
    await this.ask(step, 1);
    return this.shots.get(step)!;
  }

  private async ask(start: number, limit: number): Promise<void> {
    const frames = await this.fetch(start, limit);
    this.of = frames.of;
    for (const shot of shotsOf(frames)) this.shots.set(shot.step, shot);
    this.loaded();
  }
}

/** Views of the past lack what the table adds: nothing can be done there. */
const PAST = { sealed: null, undo: false, redo: false };

/** Each view is the one before it with its patch; what stays the same is shared between them. */
export function shotsOf(frames: Frames): Shot[] {
  let view = { table: PAST, ...frames.view } as unknown as View;
  return frames.frames.map((frame, index) => {
    view = immutableJSONPatch(view, frame.patch as JSONPatchDocument) as View;
    return {
      step: frames.start + index,
      view,
      log: frame.log,
      choice: frame.choice ?? null,
      question: frame.question ?? null,
      mended: frame.mended ?? null,
    };
  });
}
