/** Pieces of the board and of players in words. */
import type { Words } from "$lib/words";

import type { Figures, Group, Objective, Planet, StrategyCard, System, Ti4View } from "./types";

/** "2 carriers (1 damaged), 3 fighters". */
export function unitsTold({ units, damaged }: Group, words: Words): string {
  return Object.entries(units)
    .map(([kind, count]) => words.say("web-ti4-units", { kind, count, damaged: damaged[kind] ?? 0 }))
    .join(", ");
}

/** What stands in a place, seat by seat; one seat may be left out. */
export function forcesTold(system: System, place: string, words: Words, but: number | null = null): string[] {
  return Object.entries(system.units[place] ?? {})
    .filter(([seat]) => Number(seat) !== but)
    .map(([seat, group]) => words.say("web-ti4-forces", { seat, units: unitsTold(group, words) }));
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

/** Of an objective: who has scored it, and who could. */
export function objectiveTold({ scored_by, met_by, leaked }: Objective, words: Words): string[] {
  const next = met_by.filter((seat) => !scored_by.includes(seat));
  return [
    ...(leaked ? [words.say("web-ti4-leaked")] : []),
    ...(scored_by.length ? [words.say("web-ti4-scored-by", { seats: scored_by.join(" ") })] : []),
    ...(next.length ? [words.say("web-ti4-met-by", { seats: next.join(" ") })] : []),
  ];
}

/** "Carrier I: cost 3, combat 9, move 1, capacity 4". */
export function figuresTold(unit: string, figures: Figures, words: Words): string {
  const { cost, produced, combat, dice, move, capacity } = figures;
  const told = [
    ...(cost ? [words.say("web-ti4-cost", { cost, produced })] : []),
    ...(combat ? [words.say("web-ti4-combat", { combat, dice })] : []),
    ...(move ? [words.say("web-ti4-move", { move })] : []),
    ...(capacity ? [words.say("web-ti4-capacity", { capacity })] : []),
  ];
  return `${words.name(unit)}: ${told.join(", ")}`;
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
