/** What becomes of a choice between the click and the table's word: doubted, sent, refused. */
import { untrack } from "svelte";

import { Problem } from "$lib/api";
import { notes } from "$lib/notes.svelte";
import { prefs } from "$lib/prefs.svelte";
import type { Ask, Option } from "$lib/protocol";
import type { Table } from "$lib/table.svelte";
import type { Words } from "$lib/words";
import { same } from "./options";

/** Choices that follow one another without a word in between, such as the terms of an offer. */
interface Plan {
  prompt: string;
  /** The question that is being answered; the next one takes the next choice. */
  ask: string;
  options: readonly Option[];
  words: Words;
}

export class Desk {
  /** On its way to the table; until its word or another question comes nothing else can be chosen. */
  sending = $state.raw<Option | null>(null);
  /** Chosen once, and to be chosen once more because it cannot be taken back. */
  doubted = $state.raw<Option | null>(null);
  /** The question was another one by the time the answer came. */
  stale = $state(false);
  private plan: Plan | null = null;
  /** How many choices were sent: the word on an earlier one says nothing of the last. */
  private sent = 0;

  /** For the open question, or for what is done beside it. */
  constructor(
    private readonly table: Table,
    private readonly which: "ask" | "beside" = "ask",
  ) {}

  private get ask(): Ask | null {
    return this.table[this.which];
  }

  /** A question came or went. It is answered by its own id, whether or not the word on the last answer has come. */
  turn(): void {
    this.sending = null;
    this.doubted = null;
    this.stale = false;
    untrack(() => this.goOn());
  }

  /** `then` is chosen after it, as long as the same kind of question offers it. */
  pick(option: Option, costly: boolean, words: Words, then: readonly Option[] = []): void {
    if (this.sending) return;
    if (costly && prefs.confirm && !same(option, this.doubted)) this.doubted = option;
    else {
      const { ask } = this;
      this.plan = ask && then.length ? { prompt: ask.prompt, ask: ask.id, options: then, words } : null;
      void this.send(option, words);
    }
  }

  private goOn(): void {
    const { plan, ask } = this;
    if (!plan || this.sending || ask?.id === plan.ask) return;
    this.plan = null;
    const [next, ...then] = plan.options;
    if (ask?.prompt === plan.prompt && ask.options.some((each) => same(each, next)))
      this.pick(next!, false, plan.words, then);
  }

  async send(option: Option, words: Words): Promise<void> {
    const number = ++this.sent;
    this.sending = option;
    this.doubted = null;
    this.stale = false;
    await this.tried(this.table.choose(option, this.ask), words);
    if (number !== this.sent) return;
    this.sending = null;
    this.goOn();
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
      this.plan = null;
      if (problem instanceof Problem && problem.key === "stale_choice") this.stale = true;
      else notes.problem(problem, words);
    }
  }
}
