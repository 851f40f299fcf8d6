/** Any view as lists and tables: what is a fact, what a row, what a thing of its own. It knows shapes, no game. */
import { kindsSaid } from "$lib/nouns";
import { isSeat, type Words } from "$lib/words";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type Fields = Readonly<Record<string, Json>>;

export interface Fact {
  name: string;
  label: string;
  text: string;
}

export interface Row {
  /** What the row is about in the view; options may name it. */
  id: string;
  head: string;
  fields: Fields;
}

/** Something that takes more than a line: rows of the same shape, or fields of its own. */
export interface Part {
  name: string;
  label: string;
  rows: readonly Row[];
  /** Of the rows, in the order in which they first come. */
  columns: readonly string[];
  facts: readonly Fact[];
  parts: readonly Part[];
}

/** How the values of a view are said. */
export interface Telling {
  words: Words;
  /** How many play: a larger number is no seat. */
  seats: number;
}

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Nothing that would be worth a line. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

export function labelOf(name: string, words: Words): string {
  const known = [`field-${name}`, `web-field-${name}`, `name-${name}`].find((key) => words.has(key));
  return known ? raised(words.say(known)) : words.name(name);
}

/** Names of things begin small in some languages; headings do not. */
function raised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Facts first, then what is larger; what is empty is left out. */
export function partsOf(fields: Fields, telling: Telling): Pick<Part, "facts" | "parts"> {
  const told = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  const isLarge = ([, value]: [string, Json]) => holdsFields(value);
  return {
    facts: told.filter((each) => !isLarge(each)).map(([name, value]) => factOf(name, value, telling)),
    parts: told.filter(isLarge).map(([name, value]) => partOf(name, value, telling)),
  };
}

function factOf(name: string, value: Json, telling: Telling): Fact {
  return { name, label: labelOf(name, telling.words), text: sayValue(name, value, telling) };
}

function partOf(name: string, value: Json, telling: Telling): Part {
  const label = labelOf(name, telling.words);
  const rows = rowsOf(name, value, telling);
  if (rows) return { name, label, rows, columns: columnsOf(rows), facts: [], parts: [] };
  return { name, label, rows: [], columns: [], ...partsOf(value as Fields, telling) };
}

/** A list of things, or things by their ids; null for fields that have nothing to do with each other. */
function rowsOf(name: string, value: Json, telling: Telling): Row[] | null {
  if (Array.isArray(value)) {
    return value.filter(isFields).map((fields, index) => rowOf(name, fields, index, telling));
  }
  const entries = Object.entries(value as Fields);
  if (!entries.every(([, each]) => isFields(each)) || !areAlike(entries.map(([, each]) => each as Fields)))
    return null;
  const seats = areSeats(Object.keys(value as Fields), telling);
  return entries.map(([id, fields]) => ({
    id,
    head: seats ? telling.words.player(id) : sayValue(singular(name), id, telling),
    fields: fields as Fields,
  }));
}

/** A row is called by its id, else by its number. */
function rowOf(name: string, fields: Fields, index: number, telling: Telling): Row {
  const { id, ...rest } = fields;
  if (id === undefined) return { id: String(index), head: String(index + 1), fields };
  return { id: String(id), head: sayValue(singular(name), id, telling), fields: rest };
}

/** Everybody at the table, each by name. */
export function playersPart(players: readonly Fields[], label: string, { words }: Telling): Part {
  const rows = players.map((fields, seat) => ({ id: `seat ${seat}`, head: words.player(seat), fields }));
  return { name: "players", label, rows, columns: columnsOf(rows), facts: [], parts: [] };
}

function columnsOf(rows: readonly Row[]): string[] {
  const names = new Set(rows.flatMap(({ fields }) => Object.keys(fields)));
  return [...names].filter((name) => rows.some(({ fields }) => !isEmpty(fields[name])));
}

function areAlike(all: readonly Fields[]): boolean {
  const names = new Set(all.flatMap((fields) => Object.keys(fields)));
  const filled = all.reduce((sum, fields) => sum + Object.keys(fields).length, 0);
  return all.length > 1 ? filled * 2 >= names.size * all.length : all.length === 1 && names.size > 0;
}

function areSeats(keys: readonly string[], { seats }: Telling): boolean {
  return keys.every((key) => /^[0-9]+$/.test(key) && Number(key) < seats);
}

function singular(name: string): string {
  return name.endsWith("ies") ? `${name.slice(0, -3)}y` : name.replace(/s$/, "");
}

function holdsFields(value: Json): boolean {
  if (Array.isArray(value)) return value.some(isFields);
  return isFields(value) && Object.values(value).some((each) => typeof each === "object" && each !== null);
}

/** A value in a line, whatever it is. */
export function sayValue(name: string, value: Json | undefined, telling: Telling): string {
  const { words } = telling;
  if (value === undefined || isEmpty(value)) return words.say("nothing");
  if (typeof value === "boolean") return words.say(value ? "web-generic-yes" : "web-generic-no");
  if (Array.isArray(value)) return listed(value.map((each: Json) => sayValue(name, each, telling)));
  if (isFields(value)) return sayFields(value, telling);
  return sayOne(name, value as string | number, telling);
}

function sayOne(name: string, value: string | number, { words, seats }: Telling): string {
  const isPlayer = isSeat(name) || kindsSaid(words.game, "player").includes(name);
  const isPlace = kindsSaid(words.game, "place").some((kind) => name === kind || name.endsWith(`_${kind}`));
  if (typeof value === "number" && isPlayer && value >= -1 && value < seats) return words.player(value);
  if (isPlace) return words.place(value);
  if (typeof value === "number") return String(value);
  if (name === "phase") return words.phase(value);
  return /^[a-z0-9_]+(:[0-9]+)?$/.test(value) ? words.name(value) : value;
}

/** Fields within a line; what is nothing is left out. */
function sayFields({ id, ...fields }: Fields, telling: Telling): string {
  const rest = Object.keys(fields).length ? inLine(fields, telling) : "";
  if (id === undefined) return rest;
  const name = sayValue("id", id, telling);
  return rest ? `${name} (${rest})` : name;
}

function inLine(fields: Fields, telling: Telling): string {
  const seats = areSeats(Object.keys(fields), telling);
  const told = Object.entries(fields).filter(
    ([, value]) => value !== 0 && value !== false && !isEmpty(value),
  );
  const label = (name: string) => (seats ? telling.words.player(name) : labelOf(name, telling.words));
  const lines = told.map(([name, value]) =>
    value === true ? label(name) : `${label(name)}: ${sayValue(name, value, telling)}`,
  );
  return lines.length ? lines.join("; ") : telling.words.say("nothing");
}

function listed(items: readonly string[]): string {
  return items.join(", ");
}

/** What is worth telling of a thing where not every field has a place of its own: a flag that is set by its name,
 * and nothing of what is not there. */
export function notesOf(fields: Fields, telling: Telling): Fact[] {
  return Object.entries(fields)
    .filter(([, value]) => !isEmpty(value) && value !== false && value !== 0)
    .map(([name, value]) => ({
      name,
      label: labelOf(name, telling.words),
      text: value === true ? "" : sayValue(name, value, telling),
    }));
}
