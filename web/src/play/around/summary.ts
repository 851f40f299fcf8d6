/** The decision in one line: what is asked of me, or for whom the table waits. */
import type { BotFor } from "$lib/hands";
import type { View } from "$lib/protocol";
import type { Words } from "$lib/words";

export interface Summary {
  text: string;
  /** Something is asked of me, or I may want my seat back. */
  urgent: boolean;
}

export function summaryOf(view: View, words: Words, bot: BotFor | null = null): Summary {
  if (view.result) return { text: words.say("web-around-line-over"), urgent: false };
  if (bot) return { text: words.say("web-around-line-bot", { why: bot }), urgent: bot === "late" };
  if (view.ask && !view.table?.sealed) {
    return { text: words.say("web-around-line-yours", { question: words.prompt(view.ask) }), urgent: true };
  }
  const others = view.waiting.filter((seat) => seat !== view.seat);
  const key = view.table?.sealed ? "web-around-line-sealed" : "web-around-line-waiting";
  return { text: words.say(key, { seats: others.join(" ") }), urgent: false };
}
