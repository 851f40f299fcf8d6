/** Which language is spoken, and its words. Each language, and each game in it, is a file of its own, fetched when
 * it is wanted; tests prove that none of them lacks anything. The words of games that this client was not built with
 * come from the server. */
import { FluentResource } from "@fluent/bundle";
import { rules, words as games } from "virtual:games";

import { api, got } from "./api";
import { prefs } from "./prefs.svelte";
import { Words } from "./words";

export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", de: "Deutsch" };
const FALLBACK: Language = "en";

const pages: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:locale/en"),
  it: () => import("virtual:locale/it"),
  de: () => import("virtual:locale/de"),
};

/** The words of a game and, with them, those of its rules. */
export async function withRules(words: Words): Promise<Words> {
  const found = rules[words.game]?.[words.language];
  return found ? words.also(new FluentResource((await found()).default)) : words;
}

class Speech {
  /** The words of every page, without any game's. */
  words = $state.raw(new Words(FALLBACK, []));
  private games = $state.raw<ReadonlyMap<string, Words>>(new Map());
  private readonly asked = new Map<string, Promise<void>>();
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
    if (game) void this.ready(game);
    return this.games.get(game) ?? this.words;
  }

  /** What is said of a game before it begins: of those that this client was built with every page knows it. */
  before(game: string): Words {
    return games[game] ? this.words : this.of(game);
  }

  /** When the words of a game have come, or cannot come; whoever looks again tries again. */
  ready(game: string): Promise<void> {
    const before = this.asked.get(game);
    if (before) return before;
    const asked = this.learn(game).catch(() => void this.asked.delete(game));
    this.asked.set(game, asked);
    return asked;
  }

  private async learn(game: string): Promise<void> {
    const { words } = this;
    const more = await textOf(game, words.language as Language);
    if (this.words === words) this.games = new Map([...this.games, [game, words.also(more, game)]]);
  }

  /** Games that were spoken of go on in the new language at once. */
  private async speak(language: Language): Promise<void> {
    this.wished = language;
    const known = [...this.games.keys()];
    const [page, ...texts] = await Promise.all([
      pages[language]().then((found) => new FluentResource(found.default)),
      ...known.map((game) => textOf(game, language)),
    ]);
    if (this.wished !== language) return;
    const words = new Words(language, [page]);
    for (const game of this.asked.keys()) if (!known.includes(game)) this.asked.delete(game);
    this.games = new Map(known.map((game, index) => [game, words.also(texts[index]!, game)]));
    this.words = words;
    document.documentElement.lang = language;
  }
}

async function textOf(game: string, language: Language): Promise<FluentResource> {
  const built = games[game]?.[language];
  return new FluentResource(built ? (await built()).default : await fetched(game, language));
}

async function fetched(game: string, language: Language): Promise<string> {
  const params = { path: { game, language } };
  return (await got(api.GET("/api/v1/games/{game}/words/{language}", { params }))).messages;
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

export const speech = new Speech();
