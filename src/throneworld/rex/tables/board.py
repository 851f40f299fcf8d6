"""The game board: 28 spaces, their sectors, icons and movement lines (Rex p.8).

`unsure` names the columns whose value no source prints and which were reconstructed to be playable; a better
value may replace them here without any change elsewhere.
"""

from __future__ import annotations

from msgspec import Struct


class Space(Struct, frozen=True):
    id: str
    sector: int
    """1 to 18; 0 for the Galactic Council, which no fleet reaches."""
    shielded: bool
    stronghold: bool
    spaceport: bool
    influence: bool
    """Whether it bears the icon of a space where influence may appear."""
    lines: tuple[str, ...]
    """The spaces that a movement line connects it with."""
    unsure: tuple[str, ...] = ()


COUNCIL = "galactic_council"
DEMOLISHED = "mecatol_power_south"
"""Closed by the demolished location marker with three or four players (Rex p.23)."""
SECTORS = 18

SHIELD = STRONGHOLD = SPACEPORT = INFLUENCE = True
_ = False

# fmt: off
BOARD: tuple[Space, ...] = (
    Space("galactic_council", 0, _, _, _, _,
          lines=("adminus_mecatol", "cultural_sector", "iaf_hq", "quarters_of_the_nobility", "tilzin_business"),
          unsure=("lines",)),
    Space("imperial_palace", 16, SHIELD, STRONGHOLD, _, _,
          lines=("adminus_mecatol", "embassy_quarters", "iaf_hq", "vel_terro_residential"),
          unsure=("influence", "lines")),
    Space("adminus_mecatol", 18, _, _, _, INFLUENCE,
          lines=("galactic_council", "imperial_navy_base", "imperial_palace", "mecatol_power_north", "sallab_slums"),
          unsure=("sector", "shielded", "lines")),
    Space("iaf_hq", 13, SHIELD, _, _, _,
          lines=("galactic_council", "hall_of_records", "hirzall_industrial", "imperial_palace", "sai_morgai_industrial"),
          unsure=("sector", "shielded", "influence", "lines")),
    Space("imperial_navy_base", 18, SHIELD, STRONGHOLD, SPACEPORT, _,
          lines=("adminus_mecatol", "sallab_slums", "tarraguth_slums"),
          unsure=("influence", "lines")),
    Space("vel_terro_residential", 16, _, _, _, INFLUENCE,
          lines=("imperial_palace", "sallab_slums"),
          unsure=("sector", "shielded", "lines")),
    Space("sallab_slums", 17, _, _, _, INFLUENCE,
          lines=("adminus_mecatol", "imperial_navy_base", "vel_terro_residential"),
          unsure=("lines",)),
    Space("embassy_quarters", 15, _, _, _, INFLUENCE,
          lines=("hall_of_records", "imperial_palace"),
          unsure=("shielded", "influence", "lines")),
    Space("hall_of_records", 14, _, _, _, INFLUENCE,
          lines=("embassy_quarters", "hirzall_industrial", "iaf_hq"),
          unsure=("sector", "lines")),
    Space("tarraguth_slums", 1, _, _, _, INFLUENCE,
          lines=("civilian_spaceport", "imperial_navy_base", "mecatol_power_north"),
          unsure=("lines",)),
    Space("tilzin_business", 2, _, _, _, INFLUENCE,
          lines=("civilian_spaceport", "cultural_sector", "galactic_council", "mecatol_power_north"),
          unsure=("sector", "shielded", "influence", "lines")),
    Space("mecatol_power_north", 1, SHIELD, _, _, _,
          lines=("adminus_mecatol", "tarraguth_slums", "tilzin_business"),
          unsure=("influence", "lines")),
    Space("civilian_spaceport", 2, SHIELD, STRONGHOLD, SPACEPORT, _,
          lines=("sector_incarcetorum", "tarraguth_slums", "tilzin_business"),
          unsure=("influence", "lines")),
    Space("sector_incarcetorum", 3, _, _, _, INFLUENCE,
          lines=("civilian_spaceport", "cultural_sector", "pleasure_district"),
          unsure=("sector", "shielded", "influence", "lines")),
    Space("pleasure_district", 4, _, _, _, INFLUENCE,
          lines=("cultural_sector", "hall_of_cartography", "sector_incarcetorum"),
          unsure=("sector", "shielded", "influence", "lines")),
    Space("hall_of_cartography", 5, _, _, _, INFLUENCE,
          lines=("pleasure_district", "sai_sallai_residential"),
          unsure=("sector", "shielded", "lines")),
    Space("sai_sallai_residential", 6, _, _, _, INFLUENCE,
          lines=("adminus_imperialis", "cultural_sector", "hall_of_cartography"),
          unsure=("sector", "shielded", "influence", "lines")),
    Space("holonet_central", 8, _, _, _, INFLUENCE,
          lines=("adminus_imperialis", "scholara_imperialis", "vel_hamech_financial"),
          unsure=("lines",)),
    Space("cultural_sector", 5, SHIELD, _, _, _,
          lines=("galactic_council", "pleasure_district", "sai_sallai_residential", "scholara_imperialis", "sector_incarcetorum", "tilzin_business"),
          unsure=("sector", "shielded", "influence", "lines")),
    Space("quarters_of_the_nobility", 9, SHIELD, _, _, _,
          lines=("galactic_council", "imperial_intelligence_hq", "sai_morgai_industrial", "scholara_imperialis", "vel_hamech_financial"),
          unsure=("sector", "influence", "lines")),
    Space("scholara_imperialis", 7, _, _, _, INFLUENCE,
          lines=("adminus_imperialis", "cultural_sector", "holonet_central", "quarters_of_the_nobility"),
          unsure=("sector", "lines")),
    Space("adminus_imperialis", 7, SHIELD, STRONGHOLD, _, _,
          lines=("holonet_central", "sai_sallai_residential", "scholara_imperialis"),
          unsure=("influence", "lines")),
    Space("vel_hamech_financial", 9, _, _, _, INFLUENCE,
          lines=("holonet_central", "imperial_intelligence_hq", "quarters_of_the_nobility"),
          unsure=("sector", "shielded", "influence", "lines")),
    Space("imperial_intelligence_hq", 10, _, _, _, INFLUENCE,
          lines=("quarters_of_the_nobility", "trauma_and_physiology_zone", "vel_hamech_financial"),
          unsure=("lines",)),
    Space("trauma_and_physiology_zone", 11, _, _, _, INFLUENCE,
          lines=("imperial_intelligence_hq", "mecatol_power_south", "sai_morgai_industrial"),
          unsure=("sector", "shielded", "influence", "lines")),
    Space("sai_morgai_industrial", 12, _, _, _, INFLUENCE,
          lines=("iaf_hq", "mecatol_power_south", "quarters_of_the_nobility", "trauma_and_physiology_zone"),
          unsure=("sector", "shielded", "influence", "lines")),
    Space("hirzall_industrial", 13, _, _, _, INFLUENCE,
          lines=("hall_of_records", "iaf_hq", "mecatol_power_south"),
          unsure=("sector", "shielded", "influence", "lines")),
    Space("mecatol_power_south", 12, SHIELD, STRONGHOLD, _, _,
          lines=("hirzall_industrial", "sai_morgai_industrial", "trauma_and_physiology_zone"),
          unsure=("influence", "lines")),
)
# fmt: on

SPACE: dict[str, Space] = {space.id: space for space in BOARD}
SPACES: tuple[str, ...] = tuple(SPACE)
STRONGHOLDS: tuple[str, ...] = tuple(space.id for space in BOARD if space.stronghold)
SPACEPORTS: tuple[str, ...] = tuple(space.id for space in BOARD if space.spaceport)
IN_SECTOR: dict[int, tuple[str, ...]] = {
    sector: tuple(space.id for space in BOARD if space.sector == sector) for sector in range(1, SECTORS + 1)
}
