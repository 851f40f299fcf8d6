/** What is public about a space, in words. */
import type { Words } from "$lib/words";

import type { RexView } from "../types";
import type { Landing } from "./reach";
import { KINDS, tokensIn } from "./tokens";

/** Sector and icons, one after the other. */
export function featuresOf(view: RexView, words: Words, id: string): string[] {
  const space = view.spaces[id]!;
  const told = (["stronghold", "shielded", "spaceport", "demolished", "bombarded"] as const).filter(
    (each) => space[each],
  );
  const sector = words.say("web-board-sector", { sector: space.sector });
  return [sector, ...told.map((each) => words.say(`web-board-${each}`))];
}

/** Each player's units there. */
export function forcesOf(view: RexView, words: Words, id: string): { seat: number; text: string }[] {
  const space = view.spaces[id]!;
  return Object.entries(space.forces).map(([seat, force]) => {
    const kinds = KINDS.filter((kind) => force[kind] > 0);
    const units = words.listed(kinds.map((kind) => words.say(`web-board-${kind}`, { count: force[kind] })));
    return { seat: Number(seat), text: words.say("web-board-force", { seat: Number(seat), units }) };
  });
}

/** The whole space in one sentence, for those who hear it. */
export function heard(view: RexView, words: Words, id: string): string {
  const space = view.spaces[id]!;
  const lying = space.influence ? [words.say("web-board-influence", { count: space.influence })] : [];
  const units = tokensIn(view, space).length
    ? forcesOf(view, words, id).map(({ text }) => text)
    : [words.say("web-board-empty")];
  return words.say("web-board-space", {
    space: id,
    facts: [...featuresOf(view, words, id), ...lying, ...units].join(", "),
  });
}

/** How likely the fleet is to come here next, if it matters. */
export function threatOf(view: RexView, words: Words, id: string): string | null {
  const space = view.spaces[id]!;
  const coming = view.course.find(({ sector }) => sector === space.sector);
  if (!coming || space.bombarded) return null;
  const all = Math.max(...view.course.map(({ cards }) => cards));
  const key = space.shielded ? "web-board-threat-shielded" : "web-board-threat";
  return words.say(key, { cards: coming.cards, all });
}

export function fleetLine(view: RexView, words: Words): string {
  return words.say("web-board-fleet", {
    sector: view.fleet,
    first: view.course[0]?.sector ?? 0,
    last: view.course.at(-1)?.sector ?? 0,
  });
}

export function landing(words: Words, deploy: Landing): string {
  if (deploy.refusal) return words.say("web-board-no-landing", { why: deploy.refusal.key });
  return words.say("web-board-landing", { price: deploy.price, most: deploy.most });
}
