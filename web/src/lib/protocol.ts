/** What passes between the table and this client: names for the types that the server declares. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Noun = string | number;
/** A verb and its nouns, such as ["bid", 3]. */
export type Option = Noun[];

export type Full = Schemas["Full"];
export type Change = Schemas["Change"];
export type LogLine = Schemas["LogLine"];
export type Status = Schemas["Status"];
export type SeatStatus = Schemas["SeatStatus"];
export type ClockStatus = Schemas["ClockStatus"];
export type ProposalData = Schemas["ProposalData"];
export type Happening = Schemas["Happening"];
export type ChatMessage = Schemas["ChatMessage"];
export type OrderUsed = Schemas["OrderUsed"];
export type OrderOver = Schemas["OrderOver"];
export type OrderShown = Schemas["OrderShown"];
export type Answer = Schemas["Answer"];
export type ErrorData = Schemas["ErrorData"];
export type RefusalData = Schemas["RefusalData"];
export type Shown = Schemas["Shown"];
export type Taken = Schemas["Taken"];
export type Explained = Schemas["Explained"];
export type TableData = Schemas["TableData"];
export type SeatData = Schemas["SeatData"];
export type TablePage = Schemas["TablePage"];
export type GameData = Schemas["GameData"];
export type SettingData = Schemas["SettingData"];
export type Terms = Schemas["Terms"];
export type Me = Schemas["Me"];
export type NewTable = Schemas["NewTable"];

export type FromServer =
  Full | Change | Schemas["StatusMessage"] | ChatMessage | OrderUsed | OrderOver | Answer;

/** An open question. Every one of `options` is accepted, nothing else is. */
export interface Ask {
  id: string;
  prompt: string;
  rule: string;
  about: Record<string, Noun>;
  options: Option[];
}

export type Result = Schemas["Result"];

/** What every game tells a seat or a spectator; each game adds its own. */
export interface View {
  game: string;
  seat: number | null;
  waiting: number[];
  result: Result | null;
  ask: Ask | null;
  /** What may be done beside the open question, whoever that is put to; nobody waits for it. */
  beside?: Ask | null;
  /** Null for whoever only watches. */
  table: {
    sealed: Option | null;
    undo: boolean;
    redo: boolean;
    /** Another has put something to me beside the open question, or I have begun something. */
    beside?: "offered" | "begun" | null;
  } | null;
}
