/** The galaxy as it is drawn: where each system lies, what can be chosen there, and what is told of it. */
import type { Ask, Option } from "$lib/protocol";
import type { Words } from "$lib/words";

import { isSpot, placeOf, systemName } from "../places";
import { featuresTold, forcesTold, planetTold } from "../telling";
import type { Ti4View } from "../types";
import { besideAll, spotOf, type Spot } from "./hexes";
import { wormholesIn } from "./pieces";

/** Systems by their number and where they lie; what is beside the map comes last. */
export function spotsOf(view: Ti4View): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  view.map.forEach((tile, place) => {
    if (view.systems[tile]) spots.set(String(tile), spotOf(place));
  });
  for (const id of Object.keys(view.systems)) {
    if (!spots.has(id)) spots.set(id, besideAll([...spots.values()]));
  }
  return spots;
}

/** Free places of a galaxy that is being built, by the option that lays a tile there. */
export function openSpots(ask: Ask | null): { option: Option; spot: Spot; place: number }[] {
  return (ask?.options ?? []).filter(isSpot).map((option) => {
    const place = Number(option[2]);
    return { option, place, spot: spotOf(place) };
  });
}

/** The options that name each planet, each space area or system by itself. */
export function byPlace(ask: Ask | null): ReadonlyMap<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of ask?.options ?? []) {
    const place = placeOf(option);
    if (place !== null) found.set(place, [...(found.get(place) ?? []), option]);
  }
  return found;
}

/** What stands out in a system before its planets: anomaly, wormholes, custodians, command tokens. */
export function signsTold(view: Ti4View, words: Words, id: string): string[] {
  const system = view.systems[id]!;
  const whole = { ...system, wormholes: wormholesIn(view, id) };
  return [
    ...(isActive(view, id) ? [words.say("web-galaxy-active", { seat: view.active })] : []),
    ...featuresTold(whole, words),
    ...(system.planets.includes("mecatol_rex") && view.custodians ? [words.say("web-ti4-custodians")] : []),
    ...(system.tokens.length ? [words.say("web-ti4-tokens", { seats: system.tokens.join(" ") })] : []),
  ];
}

export function isActive(view: Ti4View, id: string): boolean {
  return view.active >= 0 && String(view.active_system) === id;
}

/** The whole system in a few sentences, for those who hear it. */
export function heard(view: Ti4View, words: Words, id: string): string {
  const system = view.systems[id]!;
  const space = forcesTold(system, system.space, words);
  const planets = system.planets.map((planet) =>
    [planetHeard(view, words, planet), ...forcesTold(system, planet, words)].join(", "),
  );
  return [systemName(view, words, id), ...signsTold(view, words, id), ...space, ...planets].join(". ");
}

export function planetHeard(view: Ti4View, words: Words, planet: string): string {
  return `${words.place(planet)}: ${planetTold(view.planets[planet]!, words).join(", ")}`;
}
