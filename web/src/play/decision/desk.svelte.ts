/** What becomes of a choice between the click and the table's word: doubted, sent, refused. */
import { Problem } from "$lib/api";
import { notes } from "$lib/notes.svelte";
import { prefs } from "$lib/prefs.svelte";
import type { Option } from "$lib/protocol";
import type { Table } from "$lib/table.svelte";
import type { Words } from "$lib/words";
import { same } from "./options";

export class Desk {
  /** On its way to the table; until it is there nothing else can be chosen. */
  sending = $state.raw<Option | null>(null);
  /** Chosen once, and to be chosen once more because it cannot be taken back. */
  doubted = $state.raw<Option | null>(null);
  /** The question was another one by the time the answer came. */
  stale = $state(false);

  constructor(private readonly table: Table) {}

  /** A question came or went. */
  turn(): void {
    this.doubted = null;
    this.stale = false;
  }

  pick(option: Option, costly: boolean, words: Words): void {
    if (this.sending) return;
    if (costly && prefs.confirm && !same(option, this.doubted)) this.doubted = option;
    else void this.send(option, words);
  }

  async send(option: Option, words: Words): Promise<void> {
    this.sending = option;
    this.doubted = null;
    this.stale = false;
    await this.tried(this.table.choose(option), words);
    this.sending = null;
  }

  async undo(words: Words): Promise<void> {
    if (!this.sending && this.table.view?.table?.undo) await this.tried(this.table.undo(), words);
  }

  async redo(words: Words): Promise<void> {
    if (!this.sending && this.table.view?.table?.redo) await this.tried(this.table.redo(), words);
  }

  private async tried(work: Promise<unknown>, words: Words): Promise<void> {
    try {
      await work;
    } catch (problem) {
      if (problem instanceof Problem && problem.key === "stale_choice") this.stale = true;
      else notes.problem(problem, words);
    }
  }
}
