/** The lessons as the server declares them, and what the log says about one. No rules: lines are compared with signs. */
import { api, got } from "$lib/api";
import type { LogLine } from "$lib/protocol";
import type { components } from "$lib/schema";
import { named, type EventNames } from "$lib/words";

export type Lesson = components["schemas"]["LessonData"];
export type Sign = components["schemas"]["SignData"];

export interface Progress {
  /** For each goal. */
  reached: boolean[];
  /** The lesson came to an end before all of them were. */
  missed: boolean;
  done: boolean;
}

export function lessons(): Promise<Lesson[]> {
  return got(api.GET("/api/v1/lessons"));
}

export function fits(sign: Sign, line: LogLine, names: EventNames): boolean {
  if (line.kind !== sign.event) return false;
  const args = named(names[line.kind] ?? [], line.args);
  return (
    Object.entries(sign.args).every(([name, wanted]) => String(args[name]) === String(wanted)) &&
    Object.entries(sign.least).every(([name, bound]) => Number(args[name] ?? -1) >= bound)
  );
}

/** An end that comes before the last goal is a miss; what comes after it does not count. */
export function progressOf(lesson: Lesson, log: readonly LogLine[], names: EventNames): Progress {
  const reached = lesson.goals.map(() => false);
  for (const line of log) {
    lesson.goals.forEach((goal, index) => (reached[index] ||= fits(goal, line, names)));
    if (reached.every(Boolean)) return { reached, missed: false, done: true };
    if (lesson.ends.some((end) => fits(end, line, names))) return { reached, missed: true, done: false };
  }
  return { reached, missed: false, done: false };
}
