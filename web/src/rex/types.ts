/** What the view of Rex tells, as `rex/view.py` builds it. */
import type { Option, View } from "$lib/protocol";

export type Race = "lazax" | "hacan" | "sol" | "letnev" | "jol_nar" | "xxcha";
export type Phase =
  "setup" | "influence" | "bidding" | "recruitment" | "maneuvering" | "battle" | "collection" | "bombardment";

export interface Force {
  units: number;
  mechanized: number;
  facedown: number;
}

export interface Space {
  sector: number;
  shielded: boolean;
  stronghold: boolean;
  spaceport: boolean;
  bombarded: boolean;
  demolished: boolean;
  lines: string[];
  influence: number;
  /** By seat. */
  forces: Record<string, Force>;
}

export interface Leader {
  id: string;
  strength: number;
  dead: boolean;
  /** The space where this leader has fought in this round. */
  fought: string;
}

export interface Player {
  /** Empty until it is chosen. */
  race: Race | "";
  advantages: string[];
  influence: number;
  reserve: Force;
  casualties: Force;
  leaders: Leader[];
  cards: number;
  hand_limit: number;
  traitors: number;
  allies: number[];
  withheld: number[];
  strongholds: number;
  /** How many strongholds win for this player, or together for the alliance. */
  needed: number;
  spaceport: boolean;
  bid_ban: boolean;
  alliance_ban: boolean;
}

export interface Side {
  seat: number;
  forbidden: string;
  element: string;
  word: string | number;
  dial: number;
  leader: string;
  slot: string;
  cards: string[];
  traitor: boolean;
  leader_lost: boolean;
  total: number;
}

export interface RexView extends View {
  round: number;
  phase: Phase;
  first: number;
  order: number[];
  /** The sector under the fleet; 0 before it has come. */
  fleet: number;
  /** The sectors before the fleet, the nearest first, and how many of the Bombardment cards bring it into each. */
  course: { sector: number; cards: number }[];
  pool: number;
  options: Record<string, string | number | boolean>;
  spaces: Record<string, Space>;
  players: Player[];
  decks: {
    strategy: number;
    strategy_discards: string[];
    row: number;
    influence: number;
    influence_discards: string[];
    removed: string[];
    set_aside: string[];
    traitor: number;
  };
  /** While the talks are open: who has nothing more to say. */
  ceasefire: { ready: number[] } | null;
  auction: { high: number; bidder: number; turn: number; passed: number[] } | null;
  battle: { space: string; sides: Side[] } | null;
  /** Only for a seat. */
  you?: {
    hand: string[];
    traitors: string[];
    betrayal: string;
    prediction: [string, number] | [] | null;
    sealed: Option[];
    sees: { bombardment: number | null; influence: string | null; auction: string | null };
  };
}
