"""The 17 race sheets. What belongs to a race bears its id elsewhere: home, Flagship, technologies, objectives."""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti3.tables.leaders import ADMIRAL, AGENT, DIPLOMAT, GENERAL, SCIENTIST
from throneworld.ti3.tables.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    MECHANIZED_UNIT,
    PDS,
    SHOCK_TROOP,
    SPACE_DOCK,
    WAR_SUN,
)


class Race(Struct, frozen=True):
    id: str
    abilities: int
    """How many its sheet has; their ids are those of the race with their numbers, as in `sol.1`."""
    home_planets: tuple[str, ...]
    start_units: tuple[tuple[str, int], ...]
    start_technologies: tuple[str, ...]
    """Had even without what they need (ruling 33)."""
    leaders: tuple[str, ...]
    contracts: tuple[int, int]
    """The values of its two Trade Contracts."""
    strategy_allocation: int = 2
    command_pool: int = 3
    fleet_supply: int = 3
    unsure: tuple[str, ...] = ()
    """Columns that no source settles."""


# fmt: off
RACES: tuple[Race, ...] = (
    # The Arborec Ecosystem
    Race("arborec", abilities=5, home_planets=("nestphar",),
         start_units=((GROUND_FORCE, 4), (CARRIER, 1), (CRUISER, 1), (FIGHTER, 2), (PDS, 1), (SPACE_DOCK, 1)),
         start_technologies=("antimass_deflectors", "stasis_capsules"),
         leaders=(GENERAL, ADMIRAL, DIPLOMAT), contracts=(2, 1)),
    # The Ghosts of Creuss
    Race("creuss", abilities=4, home_planets=("creuss",),
         start_units=((GROUND_FORCE, 3), (DESTROYER, 2), (CARRIER, 1), (FIGHTER, 2), (SPACE_DOCK, 1)),
         start_technologies=("ion_drive", "xrd_transporters"),
         leaders=(DIPLOMAT, SCIENTIST, ADMIRAL), contracts=(2, 2)),
    # The Emirates of Hacan
    Race("hacan", abilities=4, home_planets=("arretze", "hercant", "kamdorn"),
         start_units=((GROUND_FORCE, 3), (CARRIER, 2), (FIGHTER, 2), (PDS, 1), (SPACE_DOCK, 1)),
         start_technologies=("transfabrication", "sarween_tools"),
         leaders=(SCIENTIST, GENERAL, DIPLOMAT), contracts=(3, 3)),
    # Universities of Jol-Nar
    Race("jolnar", abilities=3, home_planets=("jol", "nar"),
         start_units=((GROUND_FORCE, 2), (CARRIER, 2), (PDS, 2), (DREADNOUGHT, 1), (SPACE_DOCK, 1)),
         start_technologies=("hylar_v_laser", "antimass_deflectors", "enviro_compensator", "sarween_tools"),
         leaders=(SCIENTIST, SCIENTIST, ADMIRAL), contracts=(3, 1)),
    # The Krotoan Virus
    Race("krotoan", abilities=3, home_planets=("mordai_ii",),
         start_units=((GROUND_FORCE, 3), (MECHANIZED_UNIT, 1), (CARRIER, 1), (CRUISER, 2), (SPACE_DOCK, 1)),
         start_technologies=("hylar_v_laser", "gen_synthesis", "dacxive_animators"),
         leaders=(AGENT, GENERAL, ADMIRAL), contracts=(2, 1)),
    # The Barony of Letnev
    Race("letnev", abilities=3, home_planets=("arc_prime", "wren_terra"),
         start_units=((GROUND_FORCE, 3), (SHOCK_TROOP, 1), (DREADNOUGHT, 1), (CARRIER, 1), (DESTROYER, 1), (SPACE_DOCK, 1)),
         start_technologies=("hylar_v_laser", "impulsion_shields"),
         leaders=(ADMIRAL, GENERAL, DIPLOMAT), contracts=(1, 1)),
    # The Lizix Mindnet
    Race("lizix", abilities=3, home_planets=("zero_zero_zero",),
         start_units=((GROUND_FORCE, 2), (MECHANIZED_UNIT, 1), (DREADNOUGHT, 1), (CARRIER, 1), (FIGHTER, 1), (PDS, 1), (SPACE_DOCK, 1)),
         start_technologies=("enviro_compensator", "cybernetics", "impulsion_shields"),
         leaders=(AGENT, SCIENTIST, DIPLOMAT), contracts=(1, 1)),
    # The Mentak Coalition
    Race("mentak", abilities=3, home_planets=("moll_primus",),
         start_units=((GROUND_FORCE, 3), (CARRIER, 1), (CRUISER, 3), (SPACE_DOCK, 1)),
         start_technologies=("hylar_v_laser", "transfabrication"),
         leaders=(AGENT, DIPLOMAT, ADMIRAL), contracts=(1, 1), fleet_supply=4),
    # The Embers of Muaat
    Race("muaat", abilities=3, home_planets=("muaat",),
         start_units=((GROUND_FORCE, 3), (WAR_SUN, 1), (FIGHTER, 2), (SPACE_DOCK, 1)),
         start_technologies=("hylar_v_laser", "enviro_compensator", "sarween_tools"),
         leaders=(DIPLOMAT, SCIENTIST, GENERAL), contracts=(2, 2)),
    # The Naalu Collective
    Race("naalu", abilities=3, home_planets=("druaa", "maaluuk"),
         start_units=((GROUND_FORCE, 3), (CARRIER, 1), (CRUISER, 1), (FIGHTER, 4), (PDS, 1), (SPACE_DOCK, 1)),
         start_technologies=("antimass_deflectors", "enviro_compensator"),
         leaders=(ADMIRAL, AGENT, DIPLOMAT), contracts=(2, 1)),
    # Hives of Sardakk N'orr
    Race("norr", abilities=1, home_planets=("trenlak", "quinarra"),
         start_units=((GROUND_FORCE, 6), (CARRIER, 1), (CRUISER, 1), (PDS, 1), (SPACE_DOCK, 1), (FIGHTER, 1)),
         start_technologies=("hylar_v_laser", "deep_space_cannon"),
         leaders=(GENERAL, ADMIRAL, GENERAL), contracts=(2, 1)),
    # The Clan of Saar
    Race("saar", abilities=3, home_planets=("lisis_ii", "ragh"),
         start_units=((GROUND_FORCE, 4), (CARRIER, 2), (CRUISER, 1), (FIGHTER, 2), (SPACE_DOCK, 1)),
         start_technologies=("antimass_deflectors", "xrd_transporters"),
         leaders=(ADMIRAL, AGENT, GENERAL), contracts=(2, 1)),
    # The Federation of Sol
    Race("sol", abilities=2, home_planets=("jord",),
         start_units=((GROUND_FORCE, 5), (CARRIER, 2), (FIGHTER, 1), (DESTROYER, 1), (SPACE_DOCK, 1)),
         start_technologies=("antimass_deflectors", "cybernetics"),
         leaders=(ADMIRAL, DIPLOMAT, AGENT), contracts=(2, 2)),
    # The Winnu Sovereignty
    Race("winnu", abilities=4, home_planets=("winnu",),
         start_units=((GROUND_FORCE, 3), (CARRIER, 1), (CRUISER, 1), (FIGHTER, 2), (PDS, 1), (SPACE_DOCK, 1)),
         start_technologies=("antimass_deflectors", "stasis_capsules", "neural_motivator"),
         leaders=(ADMIRAL, AGENT, SCIENTIST), contracts=(3, 1)),
    # The Xxcha Kingdom
    Race("xxcha", abilities=4, home_planets=("archon_ren", "archon_tau"),
         start_units=((GROUND_FORCE, 2), (FIGHTER, 2), (CARRIER, 1), (DESTROYER, 1), (PDS, 3), (SPACE_DOCK, 1)),
         start_technologies=("enviro_compensator", "xenopsychology"),
         leaders=(DIPLOMAT, DIPLOMAT, ADMIRAL), contracts=(2, 2)),
    # The Yin Brotherhood
    Race("yin", abilities=3, home_planets=("darien",),
         start_units=((GROUND_FORCE, 4), (CARRIER, 2), (DESTROYER, 1), (FIGHTER, 4), (SPACE_DOCK, 1)),
         start_technologies=("hylar_v_laser", "automated_turrets"),
         leaders=(AGENT, DIPLOMAT, GENERAL), contracts=(1, 1)),
    # The Tribes of Yssaril
    Race("yssaril", abilities=3, home_planets=("retillion", "shalloq"),
         start_units=((GROUND_FORCE, 5), (CARRIER, 1), (CRUISER, 1), (FIGHTER, 2), (PDS, 1), (SPACE_DOCK, 1)),
         start_technologies=("light_wave_deflectors", "maneuvering_jets"),
         leaders=(AGENT, AGENT, ADMIRAL), contracts=(2, 1), unsure=("contracts",)),
)
# fmt: on

RACE: dict[str, Race] = {race.id: race for race in RACES}
RACE_ABILITIES: tuple[str, ...] = tuple(
    f"{race.id}.{number}" for race in RACES for number in range(1, race.abilities + 1)
)
RACE_OF: dict[str, str] = {ability: ability.partition(".")[0] for ability in RACE_ABILITIES}
"""The race that has an ability."""
