/** A game's settings in words. */
import type { Words } from "$lib/words";

import type { Setting } from "./draft";

export function settingName(id: string, words: Words): string {
  const key = `web-before-setting-${id}`;
  return words.has(key) ? words.say(key) : id;
}

export function settingInWords(id: string, value: Setting, words: Words): string {
  const key = `web-before-choice-${value}`;
  const named = words.has(key) ? words.say(key) : String(value);
  return words.say("web-before-setting-line", { setting: settingName(id, words), value: named });
}
