/** Short messages at the edge of the screen: what went wrong and what to do, or that something is done. */
import { Problem } from "./api";
import { speech } from "./language.svelte";
import type { Words } from "./words";

export interface Note {
  id: number;
  kind: "error" | "done";
  text: string;
}

const STAY = 8_000;

class Notes {
  list = $state.raw<readonly Note[]>([]);
  private number = 0;

  tell(text: string, kind: Note["kind"] = "done"): void {
    const id = (this.number += 1);
    this.list = [...this.list.slice(-2), { id, kind, text }];
    setTimeout(() => this.drop(id), STAY);
  }

  problem(problem: unknown, words: Words = speech.words): void {
    this.tell(explained(problem, words), "error");
  }

  drop(id: number): void {
    this.list = this.list.filter((note) => note.id !== id);
  }

  /** Do it, and tell what went wrong if it does not work. */
  async trying<T>(work: Promise<T>, words: Words = speech.words): Promise<T | undefined> {
    try {
      return await work;
    } catch (problem) {
      this.problem(problem, words);
      return undefined;
    }
  }
}

/** A problem in the reader's language; the server's own words where there are none. */
export function explained(problem: unknown, words: Words): string {
  if (!(problem instanceof Problem)) {
    console.error(problem); // not foreseen: whoever looks for the cause finds it there
    return sentence(words.say("error-bug_here"));
  }
  const refusal = problem.data?.refusal;
  if (refusal) return words.say("why-not", { reason: words.refusal(refusal), rule: refusal.rule });
  const key = `error-${problem.key}`;
  const known = words.has(key) ? words.say(key, problem.data?.args ?? {}) : problem.message;
  return sentence(known || words.say("error-bug_here"));
}

function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const notes = new Notes();
