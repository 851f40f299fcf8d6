/** The face of each game: what draws its view. Everything else on a page is the same for all games. */
import type { Component } from "svelte";

import type { Ask, Explained, LogLine, Option, Status, View } from "$lib/protocol";
import type { Words } from "$lib/words";
import type { ReportFace } from "./after/reports";
import type { OnlyWith } from "./before/settings";
import type { Refusable, Repeated } from "./play/decision/orders";
import type { Rules } from "./rules/text";

export interface Seen<V extends View = View> {
  view: V;
  words: Words;
}

export interface BoardProps<V extends View = View> extends Seen<V> {
  /** Empty for a position of the past, of which the server is asked nothing. */
  table: string;
  /** The open question, if the board may answer it. */
  ask: Ask | null;
  /** An option was chosen on the board. */
  onpick: (option: Option) => void;
  /** Spaces that something else on the page speaks of. */
  marked: readonly string[];
}

export interface SheetProps<V extends View = View> extends Seen<V> {
  status: Status | null;
  /** How far this machine's clock is ahead of the server's, in seconds. */
  skew?: number;
}

export interface ControlProps<V extends View = View> extends Seen<V> {
  table: string;
  ask: Ask;
  /** The sealed answer, if one was given. */
  sealed: Option | null;
  /** What is given after the option is chosen by itself at the questions that follow. */
  onpick: (option: Option, ...then: Option[]) => void;
  /** Everything one might think of at this question, each with the reason why not. */
  explain?: () => Promise<Explained[]>;
}

export interface Face<V extends View = View> {
  /** The map, null while nobody has drawn it; and the same as text. */
  Board: Component<BoardProps<V>> | null;
  TextBoard: Component<BoardProps<V>>;
  /** Round, phase and score in one line. */
  Score: Component<SheetProps<V>>;
  /** All players with what is public about them. */
  Players: Component<SheetProps<V>>;
  /** The name of a race's or faction's player within a text, told apart by more than its colour. */
  Name: Component<{ race: string; text: string }>;
  /** What only this seat holds. */
  Mine: Component<SheetProps<V>>;
  /** What is going on beside the board, such as an auction or a battle; it draws nothing when there is nothing.
   * It stands in a grid below the question; what must be read first puts itself before it. */
  Scene?: Component<SheetProps<V> & { log: readonly LogLine[] }>;
  /** Questions that have a control of their own. */
  controls: Partial<Record<string, Component<ControlProps<V>>>>;
  /** What answers all other questions, refusals included; without it they are sorted into buttons and lists. */
  Control?: Component<ControlProps<V>>;
  /** Questions that come again and again, and the order that answers them: to pass, or never to do anything. */
  repeated?: Repeated;
  /** What is done beside the open question, and the question in which others turn to me there: all may be refused. */
  refusable?: Refusable;
  /** Whether a slip of the finger would hurt here, so that it is asked again. */
  costly: (ask: Ask, option: Option) => boolean;
  /** The phases of a round, as they follow each other. */
  phases: readonly string[];
  /** Whether an option names something on the board. */
  onBoard: (ask: Ask, option: Option) => boolean;
  /** What an option that names something on the board is called where all others do the same; else by the noun. */
  placeName?: (view: V, words: Words, option: Option) => string;
  /** What is good to know of such an option in a word or two, such as what stands there or what it costs. */
  placeNote?: (view: V, words: Words, option: Option) => string;
  /** What an amount would mean, such as what it costs; empty when there is nothing to say. */
  amountNote?: (view: V, words: Words, ask: Ask, amount: number) => string;
  /** The race or faction of each seat, for the words. */
  races: (view: V) => string[];
  /** The spaces that a line of the log speaks of; the words know what its arguments are called. */
  spacesOf: (line: LogLine, words: Words) => string[];
}

/** What a game brings to the browser, in `<game>/game.ts`. Whatever it does not bring is not offered, or generic. */
export interface Entry {
  face: () => Promise<{ face: Face<never> }>;
  /** How a game went, with what only this game has to tell. */
  report?: () => Promise<{ report: ReportFace<never> }>;
  /** The rules as a page. */
  rules?: () => Promise<{ rules: Rules }>;
  /** Whether there is a guided first game. */
  lessons?: true;
  /** Settings that mean something only where another one has a value. */
  onlyWith?: OnlyWith;
  /** The sign of a race or faction. */
  Mark?: () => Promise<{ default: Component<{ faction: string }> }>;
  /** For the first page. */
  Picture?: () => Promise<{ default: Component<{ label: string }> }>;
}

const FOUND = import.meta.glob<Entry>("./*/game.ts", { eager: true, import: "entry" });
const ENTRIES = new Map(Object.entries(FOUND).map(([path, entry]) => [path.split("/")[1]!, entry]));
/** In the address it shows any game as one that brings nothing. */
const GENERIC = "generic";

export function entryOf(game: string): Entry | undefined {
  return ENTRIES.get(game);
}

/** The games that bring this. */
export function gamesWith(part: keyof Entry): string[] {
  return [...ENTRIES.keys()].filter((game) => ENTRIES.get(game)![part]);
}

export async function faceOf(game: string): Promise<Face> {
  const generic = new URLSearchParams(location.search).get("face") === GENERIC;
  const own = generic ? undefined : entryOf(game)?.face;
  const { face } = await (own ?? (() => import("./generic/face")))();
  return face as unknown as Face;
}
