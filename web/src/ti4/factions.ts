/** What is printed on the sheets of the factions (factions.json is checked against the tables of the game). */
import sheets from "./factions.json";

export interface Sheet {
  commodities: number;
  abilities: string[];
  /** At the start of the game. */
  technologies: string[];
  units: Record<string, number>;
}

const SHEETS: Readonly<Record<string, Sheet>> = sheets as unknown as Record<string, Sheet>;

export function sheetOf(faction: string): Sheet | undefined {
  return SHEETS[faction];
}
