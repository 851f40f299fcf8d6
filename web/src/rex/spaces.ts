/** Which options and lines of the log speak of spaces on the board. */
import type { Ask, LogLine, Option } from "$lib/protocol";

import { LAYOUT, SPACES } from "./layout";

/** The Council, then sector by sector from the rim inwards: the same way on the map and in the text. */
export function inOrder(spaces: Readonly<Record<string, { sector: number }>>): string[] {
  const depth = (id: string) => -Math.hypot(LAYOUT[id]!.x, LAYOUT[id]!.y);
  return Object.keys(spaces).sort((a, b) => spaces[a]!.sector - spaces[b]!.sector || depth(a) - depth(b));
}

export function spaceOf(option: Option): string | null {
  const noun = option.find((each, index) => index > 0 && typeof each === "string" && SPACES.has(each));
  return noun === undefined ? null : String(noun);
}

export function onBoard(_ask: Ask, option: Option): boolean {
  return spaceOf(option) !== null;
}

export function spacesOf(line: LogLine): string[] {
  return line.args.filter((each): each is string => typeof each === "string" && SPACES.has(each));
}

/** The options that can be taken on the board, by the space that they name. */
export function offersOf(ask: Ask | null): ReadonlyMap<string, Option[]> {
  const offers = new Map<string, Option[]>();
  for (const option of ask?.options ?? []) {
    const space = spaceOf(option);
    if (space) offers.set(space, [...(offers.get(space) ?? []), option]);
  }
  return offers;
}

/** From where units are on their way while the question is open. */
export function originOf(ask: Ask | null): string | null {
  return spaceIn(ask, "origin");
}

/** And where to, once that is said. */
export function targetOf(ask: Ask | null): string | null {
  return spaceIn(ask, "target");
}

function spaceIn(ask: Ask | null, name: string): string | null {
  const space = ask?.about[name];
  return typeof space === "string" && SPACES.has(space) ? space : null;
}
