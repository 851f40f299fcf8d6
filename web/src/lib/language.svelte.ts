/** Which language is spoken, and its words. Each language is a file of its own, fetched when it is wanted; tests
 * prove that none of them lacks anything. */
import { FluentResource } from "@fluent/bundle";

import { prefs } from "./prefs.svelte";
import { Words } from "./words";

export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", de: "Deutsch" };
const FALLBACK: Language = "en";

const fetched: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:locale/en"),
  it: () => import("virtual:locale/it"),
  de: () => import("virtual:locale/de"),
};

const rules: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:rules/en"),
  it: () => import("virtual:rules/it"),
  de: () => import("virtual:rules/de"),
};

/** The words and, with them, the rules of the games. */
export async function withRules(words: Words): Promise<Words> {
  const language = isLanguage(words.language) ? words.language : FALLBACK;
  return words.also(new FluentResource((await rules[language]()).default));
}

class Speech {
  words = $state.raw(new Words(FALLBACK, []));

  /** Speak the language that was chosen before, or that the browser asks for. */
  begin(): Promise<void> {
    const wished = prefs.language || navigator.language.slice(0, 2);
    return this.speak(isLanguage(wished) ? wished : FALLBACK);
  }

  async choose(language: Language): Promise<void> {
    prefs.language = language;
    await this.speak(language);
  }

  private async speak(language: Language): Promise<void> {
    this.words = new Words(language, [new FluentResource((await fetched[language]()).default)]);
    document.documentElement.lang = language;
  }
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

export const speech = new Speech();
