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
  objectives: { id: string; scored_by: number[] }[];
  laws: { id: string; about: string | number; exhausted: boolean }[];
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
    notes: Note[];
    known_cards: { seat: number; card: string }[];
    known_agendas: { place: number; agenda: string }[];
  } | null;
}
