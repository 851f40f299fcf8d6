/** What is public about a space, in words. */
import type { Words } from "$lib/words";

import type { Race, RexView } from "../types";
import type { Landing } from "./reach";
import { KINDS, tokensIn } from "./tokens";

const FEATURES = ["stronghold", "shielded", "spaceport", "demolished", "bombarded"] as const;
export type Feature = (typeof FEATURES)[number];

/** What makes a space more than a place to stand, each with its word. */
export function featuresOf(view: RexView, words: Words, id: string): { feature: Feature; text: string }[] {
  return FEATURES.filter((each) => view.spaces[id]![each]).map((feature) => ({
    feature,
    text: words.say(`web-board-${feature}`),
  }));
}

export function sectorOf(view: RexView, words: Words, id: string): string {
  return words.say("web-board-sector", { sector: view.spaces[id]!.sector });
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

export interface Fallen {
  seat: number;
  race: Race | "";
  units: number;
  mechanized: number;
  leaders: number;
  text: string;
}

/** The casualty pool: whose units and leaders lie in it. */
export function fallenOf(view: RexView, words: Words): Fallen[] {
  return view.players
    .map(({ race, casualties, leaders }, seat) => ({
      seat,
      race,
      units: casualties.units + casualties.facedown,
      mechanized: casualties.mechanized,
      leaders: leaders.filter(({ dead }) => dead).length,
    }))
    .map((lost) => ({ ...lost, text: lostText(lost, words) }))
    .filter(({ units, mechanized, leaders }) => units + mechanized + leaders > 0);
}

const LOST = ["units", "mechanized", "leaders"] as const;

function lostText(lost: Omit<Fallen, "text">, words: Words): string {
  const told = LOST.filter((kind) => lost[kind] > 0);
  const units = words.listed(told.map((kind) => words.say(`web-board-${kind}`, { count: lost[kind] })));
  return words.say("web-board-force", { seat: lost.seat, units });
}

/** The whole space in one sentence, for those who hear it. */
export function heard(view: RexView, words: Words, id: string): string {
  const space = view.spaces[id]!;
  const features = featuresOf(view, words, id).map(({ text }) => text);
  const lying = space.influence ? [words.say("web-board-influence", { count: space.influence })] : [];
  const units = tokensIn(view, space).length
    ? forcesOf(view, words, id).map(({ text }) => text)
    : [words.say("web-board-empty")];
  return words.say("web-board-space", {
    space: id,
    facts: [sectorOf(view, words, id), ...features, ...lying, ...units].join(", "),
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
