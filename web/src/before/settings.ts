/** A game's settings in words, and which of them mean anything. */
import type { GameData, SettingData } from "$lib/protocol";
import type { Words } from "$lib/words";

import { entryOf } from "../games";
import type { Setting } from "./draft";

/** A setting that says more about another one means something only where that has this value. */
export type OnlyWith = Readonly<Record<string, readonly [id: string, value: Setting]>>;

export function meant(game: GameData, options: Record<string, Setting>): string[] {
  const onlyWith = entryOf(game.id)?.onlyWith ?? {};
  return Object.keys(game.options).filter((id) => {
    const [other, value] = onlyWith[id] ?? [];
    return other === undefined || options[other] === value;
  });
}

export function settingName(id: string, words: Words): string {
  const key = `web-before-setting-${id}`;
  return words.sayOr(key, {}, id);
}

/** The bounds of a number, which may be others with so many seats. */
export function boundsOf(setting: SettingData, seats: number): [least?: number | null, most?: number | null] {
  return setting.by_seats?.[seats] ?? [setting.least, setting.most];
}

/** What it does. The command line speaks of values as they are typed; the form has words of its own for some. */
export function settingWhat(id: string, words: Words): string {
  const key = `web-before-setting-${id}.what`;
  const known = [key, `setting-${id}`].find((each) => words.has(each));
  return known ? words.say(known) : "";
}

export function settingInWords(id: string, value: Setting, words: Words): string {
  const key = `web-before-choice-${value}`;
  const named = words.has(key) ? words.say(key) : String(value);
  return words.say("web-before-setting-line", { setting: settingName(id, words), value: named });
}
