/** Which options name a place, and how systems follow each other on the map. */
import type { Ask, LogLine, Option } from "$lib/protocol";
import { kindsSaid, placeWith } from "$lib/nouns";
import type { Words } from "$lib/words";

import type { Ti4View } from "./types";

/** A planet, a space area or a system, as a text; null if an option names none. A system goes by its number, its space
 * area by the same as text. */
export function placeOf(option: Option): string | null {
  const at = placeWith("ti4", option, kindsSaid("ti4", "place"));
  return at === null ? null : String(option[at]);
}

/** Whether an option lays a tile on a place of the map, which goes by its number: there is no system yet. */
export function isSpot(option: Option): boolean {
  return placeWith("ti4", option, ["position"]) !== null;
}

export function onBoard(_ask: Ask, option: Option): boolean {
  return placeOf(option) !== null || isSpot(option);
}

/** The options that can be taken on the board, by the system that they name. */
export function offersOf(view: Ti4View, ask: Ask | null): ReadonlyMap<string, Option[]> {
  const offers = new Map<string, Option[]>();
  for (const option of ask?.options ?? []) {
    const place = placeOf(option);
    if (place === null) continue;
    const system = systemOf(view, place);
    offers.set(system, [...(offers.get(system) ?? []), option]);
  }
  return offers;
}

export function systemOf(view: Ti4View, place: string): string {
  return view.planets[place] ? String(view.planets[place].system) : place;
}

/** A system by its number and its planets, which is what people remember. */
export function systemName(view: Ti4View, words: Words, system: string): string {
  const planets = (view.systems[system]?.planets ?? []).map((planet) => words.place(planet));
  return words.say("web-ti4-system", { number: system, planets: planets.join(", ") });
}

/** The place of an option in short, where all options do the same with their place. */
export function placeName(view: Ti4View, words: Words, option: Option): string {
  const place = placeOf(option);
  if (place === null) return "";
  return view.systems[place] ? systemName(view, words, place) : words.place(place);
}

export interface Ring {
  /** 0 is the centre, null what lies off the map. */
  ring: number | null;
  systems: string[];
}

/** The systems ring by ring, clockwise in each, as the map string has them. */
export function rings(view: Ti4View): Ring[] {
  const found: Ring[] = [];
  const left = new Set(Object.keys(view.systems));
  for (let ring = 0, from = 0; from < view.map.length; ring += 1) {
    const size = Math.max(1, 6 * ring);
    const tiles = view.map.slice(from, from + size).map(String);
    const systems = tiles.filter((tile) => left.delete(tile));
    if (systems.length) found.push({ ring, systems });
    from += size;
  }
  return left.size ? [...found, { ring: null, systems: [...left] }] : found;
}

/** By the names of their arguments lines of the log tell systems from other numbers; a planet or a space area is a
 * text. Pools of tokens and the like are among these: what is not on the map is not marked there. */
const SYSTEM_NAMES: readonly string[] = ["system", "tile"];

export function spacesOf(line: LogLine, words: Words): string[] {
  if (line.kind === "custodians_removed") return ["mecatol_rex"];
  const names = words.namesOf(line);
  const isSystem = (index: number) =>
    SYSTEM_NAMES.includes(names[index]!) ||
    (line.kind === "target_named" && line.args[1] === "system" && index === 2);
  return line.args.filter((each, index) => typeof each === "string" || isSystem(index)).map(String);
}

/** The systems in which such places are. */
export function systemsOf(view: Ti4View, places: readonly string[]): string[] {
  return places.map((place) => systemOf(view, place)).filter((system) => view.systems[system]);
}
