/** Pieces of the board and of players in words. */
import type { Words } from "$lib/words";

import type { Group, Planet, StrategyCard, System, Ti4View } from "./types";

/** "2 Carrier (1 damaged), 3 Fighter". */
export function unitsTold({ units, damaged }: Group, words: Words): string {
  return Object.entries(units)
    .map(([kind, count]) => words.say("web-ti4-units", { kind, count, damaged: damaged[kind] ?? 0 }))
    .join(", ");
}

/** What stands in a place, seat by seat. */
export function forcesTold(system: System, place: string, words: Words): string[] {
  return Object.entries(system.units[place] ?? {}).map(([seat, group]) =>
    words.say("web-ti4-forces", { seat, units: unitsTold(group, words) }),
  );
}

export function featuresTold(system: System, words: Words): string[] {
  return [
    ...(system.anomaly ? [words.say("web-ti4-feature", { what: system.anomaly })] : []),
    ...system.wormholes.map((kind) => words.say("web-ti4-wormhole", { kind })),
  ];
}

export function planetTold(planet: Planet, words: Words): string[] {
  const { resources, influence, trait, specialty, owner, exhausted, attached } = planet;
  return [
    words.say("web-ti4-worth", { resources, influence }),
    ...[trait, specialty].filter(Boolean).map((what) => words.say("web-ti4-feature", { what })),
    ...(owner >= 0 ? [words.say("web-ti4-owner", { seat: owner })] : []),
    ...(exhausted ? [words.say("web-ti4-exhausted")] : []),
    ...attached.map((law) => words.name(law)),
  ];
}

export function cardTold(card: StrategyCard, words: Words): string[] {
  return [
    ...(card.owner >= 0 ? [words.player(card.owner)] : [words.say("web-ti4-free")]),
    ...(card.exhausted ? [words.say("web-ti4-used")] : []),
    ...(card.trade_goods ? [words.say("web-ti4-bonus", { count: card.trade_goods })] : []),
  ];
}

/** What a player could spend now: the readied planets together. */
export function readied(view: Ti4View, seat: number): { resources: number; influence: number } {
  const own = Object.values(view.planets).filter((each) => each.owner === seat && !each.exhausted);
  return {
    resources: own.reduce((sum, each) => sum + each.resources, 0),
    influence: own.reduce((sum, each) => sum + each.influence, 0),
  };
}

/** An election may be of a player, which is told as a seat. */
export function aboutLaw(about: string | number, words: Words): string {
  if (about === "") return "";
  return typeof about === "number" ? words.player(about) : words.place(about);
}

/** The seats, one's own first and then clockwise. */
export function mineFirst(count: number, seat: number | null): number[] {
  return Array.from({ length: count }, (_, number) => (number + (seat ?? 0)) % count);
}
