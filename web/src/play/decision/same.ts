/** Tells one question from the next: what I do beside it gives it another id, but it is the same question. */
import type { Ask } from "$lib/protocol";

export class Asked {
  private content = "";
  private id = "";

  /** `whose`: who is to answer; `answering`: an answer of mine to it is on its way, so that the same content is
   * asked anew. */
  key(ask: Ask | null | undefined, whose: string, answering: boolean): string {
    const content = ask ? JSON.stringify([whose, ask.prompt, ask.about, ask.options]) : "";
    if (content !== this.content || answering || !ask) this.id = `${whose} ${ask?.id ?? ""}`;
    this.content = content;
    return this.id;
  }
}
