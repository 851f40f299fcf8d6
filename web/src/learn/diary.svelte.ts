/** Which lessons were done in this browser, and the table at which one was left. */
const KEY = "throneworld-lessons";

interface Kept {
  done: number[];
  /** The table of the lesson that was begun last. */
  open: { lesson: number; table: string } | null;
}

const EMPTY: Kept = { done: [], open: null };

class Diary {
  private kept = $state.raw<Kept>(read());

  get done(): readonly number[] {
    return this.kept.done;
  }

  tableOf(lesson: number): string | null {
    return this.kept.open?.lesson === lesson ? this.kept.open.table : null;
  }

  begun(lesson: number, table: string): void {
    this.write({ ...this.kept, open: { lesson, table } });
  }

  finished(lesson: number): void {
    if (!this.kept.done.includes(lesson)) this.write({ ...this.kept, done: [...this.kept.done, lesson] });
  }

  forget(): void {
    this.write(EMPTY);
  }

  private write(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const done = Array.isArray(found.done) ? found.done.filter(Number.isInteger) : [];
    return { done, open: found.open?.table ? found.open : null };
  } catch {
    return EMPTY;
  }
}

export const diary = new Diary();
