/** Which language is spoken, and its words. Each language, and each game in it, is a file of its own, fetched when
 * it is wanted; tests prove that none of them lacks anything. */
import { FluentResource } from "@fluent/bundle";

import { prefs } from "./prefs.svelte";
import { Words } from "./words";

export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", de: "Deutsch" };
const FALLBACK: Language = "en";
/** The game of the first page, the rules and the lessons. */
const FIRST = "rex";

type Fetched = Record<Language, () => Promise<{ default: string }>>;

const pages: Fetched = {
  en: () => import("virtual:locale/en"),
  it: () => import("virtual:locale/it"),
  de: () => import("virtual:locale/de"),
};

const games: Record<string, Fetched> = {
  rex: {
    en: () => import("virtual:rex/en"),
    it: () => import("virtual:rex/it"),
    de: () => import("virtual:rex/de"),
  },
  ti4: {
    en: () => import("virtual:ti4/en"),
    it: () => import("virtual:ti4/it"),
    de: () => import("virtual:ti4/de"),
  },
};

const rules: Fetched = {
  en: () => import("virtual:rules/en"),
  it: () => import("virtual:rules/it"),
  de: () => import("virtual:rules/de"),
};

/** The words and, with them, the rules of the games. */
export async function withRules(words: Words): Promise<Words> {
  const language = isLanguage(words.language) ? words.language : FALLBACK;
  return words.also(await text(rules[language]));
}

class Speech {
  /** The words of every page, and of the first game. */
  words = $state.raw(new Words(FALLBACK, []));
  /** Those without any game's. */
  private plain = $state.raw(new Words(FALLBACK, []));
  private others = $state.raw<ReadonlyMap<string, Words>>(new Map());
  private readonly asked = new Set<string>();
  private wished: Language = FALLBACK;

  /** Speak the language that was chosen before, or that the browser asks for. */
  begin(): Promise<void> {
    const wished = prefs.language || navigator.language.slice(0, 2);
    return this.speak(isLanguage(wished) ? wished : FALLBACK);
  }

  async choose(language: Language): Promise<void> {
    prefs.language = language;
    try {
      await this.speak(language);
    } catch {
      // That its file is gone is told at the top of the page; loaded anew, it speaks the chosen language.
    }
  }

  /** The words of every page and of this game; those of the game may come a moment later. */
  of(game: string): Words {
    if (game === FIRST) return this.words;
    const language = this.plain.language as Language;
    const key = `${game} ${language}`;
    if (games[game] && !this.asked.has(key)) void this.learn(game, language, key);
    return this.others.get(key) ?? this.plain;
  }

  private async learn(game: string, language: Language, key: string): Promise<void> {
    const plain = this.plain;
    this.asked.add(key);
    try {
      const more = await text(games[game]![language]);
      this.others = new Map([...this.others, [key, plain.also(more, game)]]);
    } catch {
      this.asked.delete(key); // whoever looks again tries again
    }
  }

  private async speak(language: Language): Promise<void> {
    this.wished = language;
    const [page, first] = await Promise.all([text(pages[language]), text(games[FIRST]![language])]);
    if (this.wished !== language) return;
    this.plain = new Words(language, [page]);
    this.words = this.plain.also(first, FIRST);
    document.documentElement.lang = language;
  }
}

async function text(fetched: () => Promise<{ default: string }>): Promise<FluentResource> {
  return new FluentResource((await fetched()).default);
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

export const speech = new Speech();
