/** Where each space lies on our board: x to the right, y downwards, the Council at 0 0, the rim at 1.
 *
 * Each space lies in its sector, most of them in the middle of it. Where three sectors side by side have a space
 * near the Council, these stand at different distances, so that names and movement lines have room.
 */
export interface Place {
  x: number;
  y: number;
}

export const SECTORS = 18;
export const COUNCIL = "galactic_council";

/** The angle of the middle of a sector, clockwise from the top. */
export function angleOf(sector: number): number {
  return ((sector - 1) * 360) / SECTORS;
}

export function polar(degrees: number, radius: number): Place {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

const OUTER = 0.8;
const at = (sector: number, radius = OUTER, aside = 0) => polar(angleOf(sector) + aside, radius);

export const LAYOUT: Record<string, Place> = {
  galactic_council: { x: 0, y: 0 },
  tarraguth_slums: at(1),
  mecatol_power_north: at(1, 0.55),
  civilian_spaceport: at(2),
  tilzin_business: at(2, 0.4, 6),
  sector_incarcetorum: at(3),
  pleasure_district: at(4),
  hall_of_cartography: at(5),
  cultural_sector: at(5, 0.47),
  sai_sallai_residential: at(6),
  adminus_imperialis: at(7),
  scholara_imperialis: at(7, 0.46),
  holonet_central: at(8),
  vel_hamech_financial: at(9),
  quarters_of_the_nobility: at(9, 0.46),
  imperial_intelligence_hq: at(10),
  trauma_and_physiology_zone: at(11),
  mecatol_power_south: at(12),
  sai_morgai_industrial: at(12, 0.53, -8),
  hirzall_industrial: at(13),
  iaf_hq: at(13, 0.42, 4),
  hall_of_records: at(14),
  embassy_quarters: at(15),
  vel_terro_residential: at(16),
  imperial_palace: at(16, 0.47),
  sallab_slums: at(17),
  imperial_navy_base: at(18),
  adminus_mecatol: at(18, 0.4, -6),
};

export const SPACES: ReadonlySet<string> = new Set(Object.keys(LAYOUT));
