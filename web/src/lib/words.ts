/** All text that a user sees: Fluent messages of `locale/<language>/`, filled in with a game's data.
 *
 * The same as `throneworld.words` in Python: a message names players with PLAYER($seat) and PLAYERS($seats), all
 * else with NAME($id) and NAMES($ids), what votes are cast for with TALLY($votes), what alters a number with
 * ADDED($parts). Several ids travel as one string with spaces between them, nothing as "none". The nouns of an
 * option are named with NOUN($first), all of them with NOUNS($all): the game has declared which of them are players
 * or places. A message selects by ID($first) of such.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentType,
  type FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";

import { waysOf, type Way } from "./nouns";
import type { Ask, LogLine, Noun, Option, RefusalData } from "./protocol";

const NONE = "none";
/** Forms that only a place has. */
const WHEREABOUTS = ["in", "to", "from"];
/** In the place of a seat: units that no player has. */
const NEUTRAL = -2;
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

/** Nouns that other options of a verb have: messages select by their absence. */
const LACKING = Object.fromEntries(ORDINALS.map((name) => [name, NONE]));

export type Args = Record<string, Noun | Spoken | null | undefined>;
/** What the arguments of each kind of event are called, as the server tells. */
export type EventNames = Record<string, string[]>;

/** Nouns of an option, each with the way in which it is said. */
class Spoken extends FluentType<readonly (readonly [Noun, Way])[]> {
  toString(): string {
    return this.value.map(([noun]) => noun).join(" ");
  }
}

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    private readonly texts: readonly FluentResource[],
    readonly races: readonly string[] = [],
    private readonly events: EventNames = {},
    /** Whose options these words can say. */
    readonly game = "",
  ) {
    this.bundle = this.bundled();
  }

  /** The same words once it is known who plays which race. */
  seated(races: readonly string[], events: EventNames = this.events): Words {
    return new Words(this.language, this.texts, races, events, this.game);
  }

  /** The same words and further messages, which may be those of a game. */
  also(more: FluentResource, game = this.game): Words {
    return new Words(this.language, [...this.texts, more], this.races, this.events, game);
  }

  has(key: string): boolean {
    return patternOf(this.bundle, key) !== null;
  }

  /** The message, or one of its attributes as in `name-sol.short`, filled in. */
  say(key: string, args: Args = {}): string {
    const pattern = patternOf(this.bundle, key);
    return pattern === null ? key : this.bundle.formatPattern(pattern, filled(args), []);
  }

  /** What the game says in the place of something that is said for every game. */
  own(key: string, args: Args = {}): string {
    return this.say(this.has(`${key}-own`) ? `${key}-own` : key, args);
  }

  /** The message; if there is none, what it is about in readable form. */
  sayOr(key: string, args: Args, id: string): string {
    return this.has(key) ? this.say(key, args) : readable(id);
  }

  phase(phase: string): string {
    return this.sayOr(`phase-${phase}`, {}, phase);
  }

  name(thing: Noun, form = ""): string {
    const text = String(thing);
    if (isNumber(text)) return text;
    const id = text.replaceAll(":", "-").replaceAll(".", "_");
    const [what, owner] = text.split(":");
    if (owner !== undefined && !this.has(`name-${id}`)) return this.say("owned", { what, owner });
    const plain = [`name-${id}`, `name-${id.replace(/_[0-9]+$/, "")}`];
    const keys = form ? [...plain.map((key) => `${key}.${form}`), ...plain] : plain;
    const key = keys.find((each) => this.has(each));
    return key ? this.say(key) : readable(text);
  }

  /** The name of a planet, which may be that of a people too, or the space area of a numbered system. Where there is
   * a `place-system` it tells more of a system than its number. */
  place(thing: Noun, form = ""): string {
    const text = String(thing);
    const bent = WHEREABOUTS.includes(form) || !this.has(`name-${text}.planet`) ? form : "";
    const keys = [`name-${text}.planet`, `name-${text}`];
    const key = (bent ? [`name-${text}.${bent}`, ...keys] : keys).find((each) => this.has(each));
    if (key) return this.say(key);
    if (!isNumber(text)) return this.name(text, form);
    const system = this.has("place-system") ? "place-system" : "place-space";
    const space = `${system}.${form}`;
    return this.say(form && this.has(space) ? space : system, { number: Number(text) });
  }

  player(seat: Noun): string {
    const number = isNumber(String(seat)) ? Number(seat) : -1;
    if (number < 0) return this.say(number === NEUTRAL ? "neutral" : "nobody");
    const race = this.races[number];
    return race ? this.name(race, "short") : this.say("seat", { number: number + 1 });
  }

  /** The question; a window tells first what it is about. Where a control shows the rest a page asks in fewer words. */
  prompt(ask: Ask): string {
    const own = `web-prompt-${ask.prompt}`;
    if (this.has(own)) return this.say(own, ask.about);
    if (ask.prompt !== "window") return this.sayOr(`prompt-${ask.prompt}`, ask.about, ask.prompt);
    const moment = this.sayOr(`moment-${ask.about.moment}`, ask.about, `${ask.about.moment}`);
    return `${moment} ${this.say(this.has("prompt-window") ? "prompt-window" : "web-decision-window")}`;
  }

  option(ask: Ask, option: Option): string {
    const special = `option-${ask.prompt}-${option[0]}`;
    const key = this.has(special) ? special : `option-${option[0]}`;
    if (!this.has(key)) return [readable(String(option[0])), ...this.nounsSaid(option)].join(" ");
    return this.say(key, { ...LACKING, ...ask.about, ...this.nounsOf(option) });
  }

  /** Each noun of an option as the game declares it. */
  nounsSaid(option: Option): string[] {
    const ways = waysOf(this.game, option);
    return option.slice(1).map((noun, index) => this.noun(noun, ways[index]!, ""));
  }

  /** Only what is a player, a place or an amount is marked: the others are numbers and ids that messages select by. */
  private nounsOf(option: Option): Args {
    const ways = waysOf(this.game, option);
    const said = option.slice(1).map((noun, index) => [noun, ways[index]!] as const);
    const nouns = said.map(([noun, way]) => (way === "name" ? noun : new Spoken([[noun, way]])));
    return { ...inOrder(nouns), all: new Spoken(said) };
  }

  /** Nouns of an option as the game declares them; what it does not mark is said by its name. */
  private spoken(nouns: FluentValue, form = ""): string {
    const each = nouns instanceof Spoken ? nouns.value : [[plain(nouns), "name"] as const];
    return this.listed(each.map(([noun, way]) => this.noun(noun, way, form)));
  }

  private noun(noun: Noun, way: Way, form: string): string {
    if (way === "player") return this.player(noun);
    if (way === "amounts") return this.amounts(String(noun));
    return way === "place" ? this.place(noun, form) : this.name(noun, form);
  }

  /** A list of names with their amounts, as in `fighter:2,sol_admiral`. */
  private amounts(things: string): string {
    const parts = things.split(",").filter(Boolean);
    const named = parts.map((each) => each.split(":") as [string, string | undefined]);
    return this.listed(named.map(([what, amount]) => [amount, this.name(what)].filter(Boolean).join(" ")));
  }

  refusal(refusal: RefusalData): string {
    return this.sayOr(`refusal-${refusal.key}`, ordered(refusal.args), refusal.key);
  }

  event(line: LogLine): string {
    const key = `event-${line.kind}`;
    return this.has(key) ? this.say(key, this.argsOf(line)) : this.untold(line);
  }

  /** A line that the game has no words for. */
  private untold({ kind, args }: LogLine): string {
    const names = this.events[kind] ?? [];
    const told = args.map((each, index) => (isSeat(names[index]) ? this.player(each) : this.name(each)));
    return told.length ? `${readable(kind)}: ${told.join(", ")}` : readable(kind);
  }

  /** The arguments of a line by their names. */
  argsOf(line: LogLine): Args {
    return named(this.events[line.kind] ?? [], line.args);
  }

  /** What the arguments of a line are called, in their order. */
  namesOf(line: LogLine): readonly string[] {
    return this.events[line.kind] ?? [];
  }

  listed(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? this.say("nothing");
    return this.say("list", { rest: items.slice(0, -1).join(", "), last: items.at(-1) });
  }

  /** Outcomes and their votes in turn; an outcome that is a number is a seat. */
  private tally(said: readonly string[]): string {
    const outcomes = said.filter((_, index) => index % 2 === 0);
    return this.listed(outcomes.map((what, number) => `${this.elected(what)} ${said[2 * number + 1]}`));
  }

  /** What alters a number, as in `armada +2 executive_sanctions =3`; what sets it is only named. */
  private added(said: readonly string[]): string {
    const part = (what: string, amount: string) =>
      amount.startsWith("=") ? this.name(what) : `${amount.replace("-", "\u2212")} ${this.name(what)}`;
    const components = said.filter((_, index) => index % 2 === 0);
    return components.map((what, number) => part(what, said[2 * number + 1]!)).join(", ");
  }

  /** What a vote is about: a seat by its number, anything else by its name. */
  elected(what: Noun): string {
    return isNumber(String(what)) ? this.player(String(what)) : this.place(String(what));
  }

  private bundled(): FluentBundle {
    const names = (things: FluentVariable, say: (each: string) => string) =>
      this.listed(several(plain(things)).map(say));
    const bundle = new FluentBundle(this.language, {
      useIsolating: false,
      functions: {
        PLAYER: ([seat]) => this.player(plain(seat)),
        PLAYERS: ([seats]) => names(seats!, (each) => this.player(each)),
        NAME: ([thing], { form }) => this.name(plain(thing), form === undefined ? "" : plain(form)),
        PLACE: ([thing], { form }) => this.place(plain(thing), form === undefined ? "" : plain(form)),
        NAMES: ([things]) => names(things!, (each) => this.name(each)),
        NOUN: ([noun], { form }) => this.spoken(noun!, form === undefined ? "" : plain(form)),
        NOUNS: ([nouns]) => this.spoken(nouns!),
        ID: ([noun]) => (noun instanceof Spoken ? noun.toString() : plain(noun)),
        TALLY: ([votes]) => this.tally(several(plain(votes))),
        ADDED: ([parts]) => this.added(several(plain(parts))),
      },
    });
    for (const text of this.texts) bundle.addResource(text);
    return bundle;
  }
}

/** Values by name; the last name takes all that are left, and `<name>_count` tells how many these are. */
export function named(names: readonly string[], values: readonly Noun[]): Args {
  if (names.length === 0) return {};
  const head = names.length - 1;
  const last = names[head]!;
  const rest = values.slice(head);
  const result: Args = {};
  names.slice(0, head).forEach((name, index) => (result[name] = values[index]));
  result[last] = rest.length === 1 ? rest[0] : rest.join(" ");
  result[`${last}_count`] = rest.length;
  return result;
}

function ordered(values: readonly Noun[]): Args {
  return { ...inOrder(values), all: values.join(" ") };
}

function inOrder(values: readonly (Noun | Spoken)[]): Args {
  const named = ORDINALS.slice(0, values.length);
  return Object.fromEntries(named.map((name, index) => [name, values[index]]));
}

function filled(args: Args): Record<string, FluentVariable> {
  const known = Object.entries(args).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(known.map(([name, value]) => [name, value === "" ? NONE : value!]));
}

function patternOf(bundle: FluentBundle, key: string) {
  const [id, attribute] = key.split(".") as [string, string | undefined];
  const message = bundle.getMessage(id);
  if (!message) return null;
  return (attribute ? message.attributes[attribute] : message.value) ?? null;
}

/** Functions get numbers wrapped, and what is missing as an object. */
function plain(value: unknown): string {
  if (value instanceof FluentNumber) return String(value.value);
  const inner = (value as { value?: unknown } | null)?.value;
  return typeof value === "string" || typeof value === "number" ? String(value) : String(inner ?? NONE);
}

function several(text: string): string[] {
  return text === NONE ? [] : text.split(" ").filter(Boolean);
}

/** A name made from an id, where nobody has given one. */
export function readable(id: string): string {
  const text = id.replaceAll(/[_\s]+/g, " ").trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Names that stand for players, in lines of the log and in views. */
const SEATS: readonly string[] = [
  ...["seat", "seats", "other", "others", "player", "owner", "owners", "holder", "by", "against", "members"],
  ...[
    "winner",
    "winners",
    "waiting",
    "allies",
    "attacker",
    "defender",
    "bidder",
    "speaker",
    "passed",
    "ready",
  ],
  ...["first", "order", "active", "rotation", "voice", "high_alert_of", "partner"],
];

export function isSeat(name: string | undefined): boolean {
  return name !== undefined && SEATS.includes(name);
}

function isNumber(text: string): boolean {
  return /^-?[0-9]+$/.test(text);
}
