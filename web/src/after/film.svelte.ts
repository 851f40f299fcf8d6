/** A game that is looked at again: at which step, through whose eyes, standing still or running. */
import { api, got } from "$lib/api";
import type { LogLine, TableData } from "$lib/protocol";
import { leap, stepsOf, type Leap, type Mark } from "./marks";
import { Reel, type Shot } from "./reel";

/** Steps in a second. */
export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

export class Film {
  step = $state(0);
  shot = $state.raw<Shot | null>(null);
  of = $state(0);
  marks = $state.raw<readonly Mark[]>([]);
  playing = $state(false);
  speed = $state<Speed>(2);
  /** Through whose eyes; null for those of a spectator. */
  seat = $state<number | null>(null);
  /** Why the step cannot be shown. */
  problem = $state.raw<unknown>(null);
  /** Counts what has arrived, for what is put together from many steps. */
  private arrived = $state(0);
  private reel: Reel;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly facts: TableData,
    step: number,
    seat: number | null,
  ) {
    this.step = step;
    this.seat = seat;
    this.reel = this.load();
  }

  get finished(): boolean {
    return this.facts.state === "finished";
  }

  get mine(): number[] {
    return this.facts.seats.filter((seat) => seat.mine).map((seat) => seat.number);
  }

  /** Whose eyes one may borrow. */
  get eyes(): number[] {
    return this.finished ? this.facts.seats.map((seat) => seat.number) : this.mine;
  }

  /** What was told since the present phase began, up to the step that is shown. */
  get told(): LogLine[] {
    void this.arrived;
    const to = this.shot?.step ?? 0;
    return this.reel.told(this.phaseOf(to), to);
  }

  private phaseOf(step: number): number {
    return stepsOf(this.marks, "phase").findLast((each) => each <= step) ?? 0;
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.reel = this.load();
  }

  async go(step: number): Promise<void> {
    const wanted = Math.max(0, this.of ? Math.min(step, this.of) : step);
    this.step = wanted;
    const reel = this.reel;
    const known = reel.known(wanted);
    if (known) reel.lookAhead(wanted);
    try {
      this.show(reel, known ?? (await reel.get(wanted)));
    } catch (problem) {
      if (reel === this.reel && wanted === this.step) this.problem = problem;
      this.pause();
    }
  }

  leap(to: Leap, way: 1 | -1): void {
    const step = leap(this.marks, to, this.step, way);
    if (step !== null) void this.go(step);
  }

  play(): void {
    if (this.of && this.step >= this.of) this.step = 0;
    this.playing = true;
    void this.run();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** The next step comes when its time has come and it is there. */
  private async run(): Promise<void> {
    clearTimeout(this.timer);
    const due = performance.now() + 1000 / this.speed;
    if (this.step >= this.of) return this.pause();
    await this.go(this.step + 1);
    if (!this.playing) return;
    this.timer = setTimeout(() => void this.run(), Math.max(0, due - performance.now()));
  }

  /** What was asked for through other eyes, or before another step, comes too late. */
  private show(reel: Reel, shot: Shot): void {
    if (reel !== this.reel || shot.step !== this.step) return;
    this.shot = shot;
    this.of = reel.of;
    this.problem = null;
    reel.cover(this.phaseOf(shot.step), shot.step);
  }

  private load(): Reel {
    const path = { table_id: this.facts.id };
    const eyes = this.seat === null ? {} : { seat: this.seat };
    const reel = new Reel(
      (start, limit) =>
        got(
          api.GET("/api/v1/tables/{table_id}/reel", { params: { path, query: { start, limit, ...eyes } } }),
        ),
      () => (this.arrived += 1),
    );
    void this.begin(reel, path, eyes);
    return reel;
  }

  /** The marks tell how many steps there are; an address may name one beyond the last. */
  private async begin(reel: Reel, path: { table_id: string }, eyes: { seat?: number }): Promise<void> {
    try {
      const told = await got(api.GET("/api/v1/tables/{table_id}/marks", { params: { path, query: eyes } }));
      if (reel !== this.reel) return;
      this.marks = told.marks;
      this.of = reel.of = told.of;
      await this.go(this.step);
    } catch (problem) {
      if (reel === this.reel) this.problem = problem;
    }
  }
}
