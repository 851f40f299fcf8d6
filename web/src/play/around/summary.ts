/** The decision in one line: what is asked of me, or for whom the table waits. */
import type { BotFor } from "$lib/hands";
import type { View } from "$lib/protocol";
import type { Words } from "$lib/words";

export interface Summary {
  text: string;
  /** The same where the decision can be read below it. */
  brief: string;
  /** Something is asked of me, or I may want my seat back. */
  urgent: boolean;
}

export function summaryOf(view: View, words: Words, bot: BotFor | null = null): Summary {
  if (view.result) return line(words.say("web-around-line-over"));
  if (bot) return line(words.say("web-around-line-bot", { why: bot }), bot === "late");
  if (view.ask && !view.table?.sealed) {
    const text = words.say("web-around-line-yours", { question: words.prompt(view.ask) });
    return { text, brief: words.say("web-around-your-turn"), urgent: true };
  }
  const others = view.waiting.filter((seat) => seat !== view.seat);
  const key = view.table?.sealed ? "web-around-line-sealed" : "web-around-line-waiting";
  return line(words.say(key, { seats: others.join(" ") }));
}

function line(text: string, urgent = false): Summary {
  return { text, brief: text, urgent };
}
