/** What is good to know of an option that names a place: what it costs, what is there, what it is worth. */
import type { Option } from "$lib/protocol";
import type { Words } from "$lib/words";

import { placeOf, systemOf } from "./places";
import { forcesTold } from "./telling";
import type { Figures, Ti4View } from "./types";

type Note = (view: Ti4View, words: Words, option: Option, place: string) => string;

const NOTE: Readonly<Record<string, Note>> = {
  board: (view, words, _, place) => left(view, words, "infantry", place),
  bombard: defence,
  bombard_all: defence,
  boost: ship,
  exhaust: worth,
  land: defence,
  land_all: defence,
  load: (view, words, [, kind], place) => left(view, words, String(kind), place),
  planet: owner,
  produce: cost,
  ready: worth,
  retreat: whoIsThere,
  ship,
  system: whoIsThere,
  tactical: whoIsThere,
};

export function placeNote(view: Ti4View, words: Words, option: Option): string {
  const place = placeOf(option);
  const note = NOTE[String(option[0])];
  return place !== null && note ? note(view, words, option, place) : "";
}

/** The figures of a player's units of a kind. */
export function figuresOf(view: Ti4View, seat: number, kind: string): Figures | undefined {
  const unit = view.players[seat]?.sheet.find((each) => view.figures[each]?.type === kind);
  return unit === undefined ? undefined : view.figures[unit];
}

function cost(view: Ti4View, words: Words, [, kind]: Option): string {
  const figures = figuresOf(view, view.seat ?? -1, String(kind));
  return figures ? words.say("web-ti4-cost", { cost: figures.cost, produced: figures.produced }) : "";
}

function worth(view: Ti4View, words: Words, _: Option, place: string): string {
  const planet = view.planets[place];
  return planet
    ? words.say("web-ti4-worth", { resources: planet.resources, influence: planet.influence })
    : "";
}

/** Damaged ships are offered apart from the others. */
function ship(view: Ti4View, words: Words, [, kind, , damaged]: Option, place: string): string {
  return left(view, words, String(kind), place, damaged === 1);
}

function left(view: Ti4View, words: Words, kind: string, place: string, damaged?: boolean): string {
  const group = view.systems[systemOf(view, place)]?.units[place]?.[String(view.seat)];
  const all = group?.units[kind] ?? 0;
  const hurt = group?.damaged[kind] ?? 0;
  const count = damaged === undefined ? all : damaged ? hurt : all - hurt;
  return count > 1 ? words.say("web-ti4-left", { count }) : "";
}

/** What others have on a planet, else what the planet is worth. */
function defence(view: Ti4View, words: Words, option: Option, place: string): string {
  const system = view.systems[systemOf(view, place)];
  const others = system ? forcesTold(system, place, words, view.seat) : [];
  return others.length ? others.join(", ") : worth(view, words, option, place);
}

function owner(view: Ti4View, words: Words, _: Option, place: string): string {
  const seat = view.planets[place]?.owner ?? -1;
  return seat >= 0 ? words.player(seat) : "";
}

function whoIsThere(view: Ti4View, words: Words, _: Option, place: string): string {
  const system = view.systems[systemOf(view, place)];
  if (!system) return "";
  const units = Object.values(system.units).flatMap((forces) => Object.keys(forces).map(Number));
  const owners = system.planets.map((planet) => view.planets[planet]?.owner ?? -1);
  const seats = [...new Set([...units, ...owners.filter((seat) => seat >= 0)])].sort();
  return seats.length ? words.listed(seats.map((seat) => words.player(seat))) : "";
}
