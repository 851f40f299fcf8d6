/** A view of an otherwise empty board, for tests. */
import type { Force, RexView } from "../src/rex/types";

export const BOARD: Record<string, { sector: number; lines: string[] }> = {
  galactic_council: {
    sector: 0,
    lines: ["adminus_mecatol", "cultural_sector", "iaf_hq", "quarters_of_the_nobility", "tilzin_business"],
  },
  imperial_palace: {
    sector: 16,
    lines: ["adminus_mecatol", "embassy_quarters", "iaf_hq", "vel_terro_residential"],
  },
  adminus_mecatol: {
    sector: 18,
    lines: [
      "galactic_council",
      "imperial_navy_base",
      "imperial_palace",
      "mecatol_power_north",
      "sallab_slums",
    ],
  },
  iaf_hq: {
    sector: 13,
    lines: [
      "galactic_council",
      "hall_of_records",
      "hirzall_industrial",
      "imperial_palace",
      "sai_morgai_industrial",
    ],
  },
  imperial_navy_base: { sector: 18, lines: ["adminus_mecatol", "sallab_slums", "tarraguth_slums"] },
  vel_terro_residential: { sector: 16, lines: ["imperial_palace", "sallab_slums"] },
  sallab_slums: { sector: 17, lines: ["adminus_mecatol", "imperial_navy_base", "vel_terro_residential"] },
  embassy_quarters: { sector: 15, lines: ["hall_of_records", "imperial_palace"] },
  hall_of_records: { sector: 14, lines: ["embassy_quarters", "hirzall_industrial", "iaf_hq"] },
  tarraguth_slums: { sector: 1, lines: ["civilian_spaceport", "imperial_navy_base", "mecatol_power_north"] },
  tilzin_business: {
    sector: 2,
    lines: ["civilian_spaceport", "cultural_sector", "galactic_council", "mecatol_power_north"],
  },
  mecatol_power_north: { sector: 1, lines: ["adminus_mecatol", "tarraguth_slums", "tilzin_business"] },
  civilian_spaceport: { sector: 2, lines: ["sector_incarcetorum", "tarraguth_slums", "tilzin_business"] },
  sector_incarcetorum: { sector: 3, lines: ["civilian_spaceport", "cultural_sector", "pleasure_district"] },
  pleasure_district: { sector: 4, lines: ["cultural_sector", "hall_of_cartography", "sector_incarcetorum"] },
  hall_of_cartography: { sector: 5, lines: ["pleasure_district", "sai_sallai_residential"] },
  sai_sallai_residential: {
    sector: 6,
    lines: ["adminus_imperialis", "cultural_sector", "hall_of_cartography"],
  },
  holonet_central: {
    sector: 8,
    lines: ["adminus_imperialis", "scholara_imperialis", "vel_hamech_financial"],
  },
  cultural_sector: {
    sector: 5,
    lines: [
      "galactic_council",
      "pleasure_district",
      "sai_sallai_residential",
      "scholara_imperialis",
      "sector_incarcetorum",
      "tilzin_business",
    ],
  },
  quarters_of_the_nobility: {
    sector: 9,
    lines: [
      "galactic_council",
      "imperial_intelligence_hq",
      "sai_morgai_industrial",
      "scholara_imperialis",
      "vel_hamech_financial",
    ],
  },
  scholara_imperialis: {
    sector: 7,
    lines: ["adminus_imperialis", "cultural_sector", "holonet_central", "quarters_of_the_nobility"],
  },
  adminus_imperialis: {
    sector: 7,
    lines: ["holonet_central", "sai_sallai_residential", "scholara_imperialis"],
  },
  vel_hamech_financial: {
    sector: 9,
    lines: ["holonet_central", "imperial_intelligence_hq", "quarters_of_the_nobility"],
  },
  imperial_intelligence_hq: {
    sector: 10,
    lines: ["quarters_of_the_nobility", "trauma_and_physiology_zone", "vel_hamech_financial"],
  },
  trauma_and_physiology_zone: {
    sector: 11,
    lines: ["imperial_intelligence_hq", "mecatol_power_south", "sai_morgai_industrial"],
  },
  sai_morgai_industrial: {
    sector: 12,
    lines: ["iaf_hq", "mecatol_power_south", "quarters_of_the_nobility", "trauma_and_physiology_zone"],
  },
  hirzall_industrial: { sector: 13, lines: ["hall_of_records", "iaf_hq", "mecatol_power_south"] },
  mecatol_power_south: {
    sector: 12,
    lines: ["hirzall_industrial", "sai_morgai_industrial", "trauma_and_physiology_zone"],
  },
};

const NOBODY: Force = { units: 0, mechanized: 0, facedown: 0 };

interface Shown {
  forces?: Record<string, Record<string, Force>>;
  influence?: Record<string, number>;
  reserve?: Force[];
  casualties?: Force[];
  fleet?: number;
}

export function viewOf({
  forces = {},
  influence = {},
  reserve = [],
  casualties = [],
  fleet = 10,
}: Shown): RexView {
  const spaces = Object.fromEntries(
    Object.entries(BOARD).map(([id, printed]) => [
      id,
      { ...printed, influence: influence[id] ?? 0, forces: forces[id] ?? {} },
    ]),
  );
  const players = ["lazax", "xxcha"].map((race, seat) => ({
    race,
    reserve: reserve[seat] ?? NOBODY,
    casualties: casualties[seat] ?? NOBODY,
    leaders: [],
  }));
  return { seat: 0, fleet, course: [], spaces, players, battle: null } as unknown as RexView;
}
