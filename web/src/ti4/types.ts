/** What the server tells of a game of Twilight Imperium 4 (src/throneworld/ti4/view.py). */
import type { View } from "$lib/protocol";

export interface Group {
  units: Record<string, number>;
  damaged: Record<string, number>;
}

export interface System {
  planets: string[];
  wormholes: string[];
  anomaly: string;
  /** What its space area is called among places. */
  space: string;
  /** The seats whose command tokens lie here. */
  tokens: number[];
  /** By place, then by seat. */
  units: Record<string, Record<string, Group>>;
}

export interface Planet {
  system: number;
  /** -1: nobody's. */
  owner: number;
  exhausted: boolean;
  resources: number;
  influence: number;
  trait: string;
  specialty: string;
  attached: string[];
}

export interface Note {
  id: string;
  title: string;
  owner: number;
}

export interface Player {
  faction: string;
  /** Empty until it is chosen. */
  colour: string;
  points: number;
  eliminated: boolean;
  tactic: number;
  fleet: number;
  strategy: number;
  reinforcements: number;
  trade_goods: number;
  commodities: number;
  technologies: string[];
  exhausted_technologies: string[];
  /** The unit of each kind that this player has now, by its id. */
  sheet: string[];
  strategy_cards: string[];
  action_cards: number;
  secrets: number;
  scored: string[];
  notes: number;
  notes_in_play: Note[];
  neighbours: number[];
}

export interface StrategyCard {
  id: string;
  initiative: number;
  owner: number;
  exhausted: boolean;
  trade_goods: number;
}

/** An outcome is "for" or "against", the number of a seat, or the id of what is elected. */
export type Outcome = string | number;

export interface Agenda {
  id: string;
  outcomes: Outcome[];
  tally: { outcome: Outcome; votes: number }[];
  votes: { seat: number; outcome: Outcome; votes: number }[];
  /** Whose voting turn it is, and who comes after. */
  to_vote: number[];
  predictions: { seat: number; component: string; outcome: Outcome }[];
  /** Null until it is known. */
  outcome: Outcome | null;
}

export interface Combat {
  kind: "space" | "ground";
  system: number;
  /** Empty in space. */
  planet: string;
  attacker: number;
  defender: number;
  round: number;
  /** Who has announced a retreat; -1: nobody. */
  retreating: number;
  retreat_barred: boolean;
  /** What each side has still to assign. */
  hits: { seat: number; hits: number }[];
}

/** What a component adds to dice of a player who fights, fires or bombards. */
export interface Modifier {
  seat: number;
  /** To each result, or to the number of dice. */
  to: "rolls" | "dice";
  component: string;
  amount: number;
  /** The kinds of units for which alone it counts; empty: all that roll. */
  kinds: string[];
}

export interface Terms {
  trade_goods: number;
  commodities: number;
  /** How many; which ones only the two know. */
  cards: number;
  pledge: string;
}

export interface Offer {
  seat: number;
  other: number;
  proposer: number;
  gives: Terms;
  asks: Terms;
}

export interface Objective {
  id: string;
  scored_by: number[];
  /** Who may still score it. */
  open_to: number[];
  /** Who fulfils it as things stand. */
  met_by: number[];
  /** Whether a law has made it public. */
  leaked: boolean;
}

/** What is printed of a unit; 0: it has no such figure. */
export interface Figures {
  type: string;
  cost: number;
  /** How many units the cost buys. */
  produced: number;
  combat: number;
  dice: number;
  move: number;
  capacity: number;
}

export interface Ti4View extends View {
  round: number;
  phase: string;
  speaker: number;
  active: number;
  active_system: number;
  order: number[];
  passed: number[];
  custodians: boolean;
  options: Record<string, string | number | boolean>;
  /** Tiles in a spiral from the centre; -1 where there is none. */
  map: number[];
  systems: Record<string, System>;
  planets: Record<string, Planet>;
  players: Player[];
  strategy_cards: StrategyCard[];
  objectives: Objective[];
  /** By the id of a unit, for all units on the sheets of the players. */
  figures: Record<string, Figures>;
  agenda: Agenda | null;
  combat: Combat | null;
  /** Missing in what servers told before they knew it. */
  modifiers?: Modifier[];
  offers: Offer[];
  laws: { id: string; about: string | number; exhausted: boolean }[];
  /** The system in which each wormhole token lies. */
  wormhole_tokens?: Record<string, number>;
  decks: {
    action: number;
    action_discards: string[];
    agenda: number;
    agenda_discards: string[];
    secret: number;
    objectives: number;
  };
  you: {
    action_cards: string[];
    secrets: string[];
    /** Which of them are fulfilled as things stand. */
    met: string[];
    notes: Note[];
    known_cards: { seat: number; card: string }[];
    known_agendas: { place: number; agenda: string }[];
  } | null;
}
