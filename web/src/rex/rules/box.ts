/** What is in the box, as far as the rules page tells it; a test compares it with the engine's own tables. */
import { ADVANTAGES as LISTED } from "../controls/advantages";

type Mark = "shield" | "stronghold" | "spaceport" | "influence";

/** Space, sector (0: none) and marks. */
export const SPACES: readonly (readonly [string, number, ...Mark[]])[] = [
  ["tarraguth_slums", 1, "influence"],
  ["mecatol_power_north", 1, "shield"],
  ["tilzin_business", 2, "influence"],
  ["civilian_spaceport", 2, "shield", "stronghold", "spaceport"],
  ["sector_incarcetorum", 3, "influence"],
  ["pleasure_district", 4, "influence"],
  ["hall_of_cartography", 5, "influence"],
  ["cultural_sector", 5, "shield"],
  ["sai_sallai_residential", 6, "influence"],
  ["scholara_imperialis", 7, "influence"],
  ["adminus_imperialis", 7, "shield", "stronghold"],
  ["holonet_central", 8, "influence"],
  ["quarters_of_the_nobility", 9, "shield"],
  ["vel_hamech_financial", 9, "influence"],
  ["imperial_intelligence_hq", 10, "influence"],
  ["trauma_and_physiology_zone", 11, "influence"],
  ["sai_morgai_industrial", 12, "influence"],
  ["mecatol_power_south", 12, "shield", "stronghold"],
  ["iaf_hq", 13, "shield"],
  ["hirzall_industrial", 13, "influence"],
  ["hall_of_records", 14, "influence"],
  ["embassy_quarters", 15, "influence"],
  ["imperial_palace", 16, "shield", "stronghold"],
  ["vel_terro_residential", 16, "influence"],
  ["sallab_slums", 17, "influence"],
  ["adminus_mecatol", 18, "influence"],
  ["imperial_navy_base", 18, "shield", "stronghold", "spaceport"],
  ["galactic_council", 0],
];

/** Title and copies. */
export const BATTLE_CARDS: readonly (readonly [string, number])[] = [
  ["energy_rifle", 5],
  ["biological_weapon_x35", 5],
  ["hylar_iii_pulse_cannon", 2],
  ["mercenaries", 3],
  ["magen_energy_shield", 5],
  ["atmosphere_ionizer", 5],
  ["tactical_retreat", 3],
];

/** Title, copies, and the questions and moments that its text answers. */
export const OTHER_CARDS: readonly (readonly [string, number, ...string[]])[] = [
  ["fresh_recruits", 3, "free_recruits"],
  ["double_agent", 2],
  ["diplomatic_interference", 2, "name_player"],
  ["graviton_negator", 1, "choose_shield"],
  ["informant", 2, "deploy_extra", "advantage_used"],
  ["rapid_mobilization", 2],
  ["tracking_beacon", 1],
  ["fleet_sabotage", 1, "choose_flight"],
];

/** Title, and what it places where. */
export const INFLUENCE_CARDS: readonly (readonly [string, ...(readonly [string, number])[]])[] = [
  ["public_support", ["holonet_central", 10], ["sallab_slums", 8]],
  ["critical_intelligence", ["imperial_intelligence_hq", 8], ["tarraguth_slums", 6]],
  ["lost_archives", ["hall_of_records", 8], ["hall_of_cartography", 6]],
  ["campus_unrest", ["vel_terro_residential", 8], ["scholara_imperialis", 6]],
  ["diplomatic_channels", ["embassy_quarters", 10], ["sai_sallai_residential", 8]],
  ["imperial_treasury", ["vel_hamech_financial", 12], ["adminus_mecatol", 10]],
  ["emergency_supplies", ["trauma_and_physiology_zone", 10], ["tilzin_business", 8]],
  ["forced_labor", ["sai_morgai_industrial", 8], ["sector_incarcetorum", 6]],
  ["black_market", ["hirzall_industrial", 8], ["pleasure_district", 6]],
];
export const EVENT_CARDS: readonly (readonly [string, number])[] = [
  ["sol_offensive", 3],
  ["temporary_ceasefire", 4],
];

export const BETRAYAL_CARDS: readonly string[] = [
  "voice_of_the_council",
  "control_of_mecatol_city",
  "war_chest",
  "hidden_arsenal",
  "unbroken_command",
  "first_among_equals",
  "ruler_of_the_skies",
  "dagger_in_the_dark",
];

/** The advantages of each race in their printed order. Every race has five leaders. */
export const ADVANTAGES: Record<string, readonly string[]> = LISTED;
export const LEADERS = [1, 2, 3, 4, 5] as const;
