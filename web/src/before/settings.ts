/** A game's settings in words, and which of them mean anything. */
import type { GameData } from "$lib/protocol";
import type { Words } from "$lib/words";

import type { Setting } from "./draft";

/** A setting that says more about another one means something only where that has this value. */
const ONLY_WITH: Record<string, [id: string, value: Setting]> = {
  preset: ["galaxy", "preset"],
  map_string: ["galaxy", "string"],
};

export function meant(game: GameData, options: Record<string, Setting>): string[] {
  return Object.keys(game.options).filter((id) => {
    const [other, value] = ONLY_WITH[id] ?? [];
    return other === undefined || options[other] === value;
  });
}

export function settingName(id: string, words: Words): string {
  const key = `web-before-setting-${id}`;
  return words.has(key) ? words.say(key) : id;
}

/** What it does. The command line speaks of values as they are typed; the form has words of its own for some. */
export function settingWhat(id: string, words: Words): string {
  const key = `web-before-setting-${id}.what`;
  return words.say(words.has(key) ? key : `setting-${id}`);
}

export function settingInWords(id: string, value: Setting, words: Words): string {
  const key = `web-before-choice-${value}`;
  const named = words.has(key) ? words.say(key) : String(value);
  return words.say("web-before-setting-line", { setting: settingName(id, words), value: named });
}
