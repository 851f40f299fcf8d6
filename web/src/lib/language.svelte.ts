/** Which language is spoken, and its words. Each language is a file of its own, fetched when it is wanted. */
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

/** The words and, with them, the rules of the games; in English where a language has none yet. */
export async function withRules(words: Words): Promise<Words> {
  const wanted = [...new Set([words.language, FALLBACK])].filter(isLanguage);
  const texts = await Promise.all(
    wanted.map(async (each) => [each, new FluentResource((await rules[each]()).default)] as const),
  );
  return words.also(new Map(texts));
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
    const wanted = [...new Set<Language>([language, FALLBACK])];
    const texts = await Promise.all(wanted.map(load));
    this.words = new Words(language, texts);
    document.documentElement.lang = language;
  }
}

async function load(language: Language) {
  const text = (await fetched[language]()).default;
  return { language, resources: [new FluentResource(text)] };
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

export const speech = new Speech();
