/** The games that the server offers, asked for once. */
import { api, got } from "./api";
import { declare } from "./nouns";
import type { components } from "./schema";
import type { EventNames } from "./words";

type Catalogue = components["schemas"]["Catalogue"];

let asked: Promise<Catalogue> | null = null;

async function ask(): Promise<Catalogue> {
  const found = (await got(api.GET("/api/v1/games"))) as Catalogue;
  found.games.forEach((game) => declare(game.id, game));
  return found;
}

export function catalogue(): Promise<Catalogue> {
  asked ??= ask().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}

export async function eventNames(game: string): Promise<EventNames> {
  return (await catalogue()).games.find((each) => each.id === game)?.events ?? {};
}
