"""What the odds of combat know of Twilight Imperium 4: units, technologies, faction abilities, laws."""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.galaxy.odds import Unit
from throneworld.galaxy.odds.edges import (
    EVERY_ROUND,
    GROUND,
    SPACE,
    Armoury,
    Edge,
    in_all_rounds,
    modified,
    number_of,
    rerolling,
    setting,
    silenced,
)
from throneworld.ti4 import tables
from throneworld.ti4.figures import FIGURES

RAIDERS = 2
BROADSIDE = 3
WAR_SUNS = tuple(unit.name for row, unit in FIGURES.items() if tables.UNIT[row].type == tables.WAR_SUN)
UNITS: dict[str, Unit] = {unit.name: unit for unit in FIGURES.values()}
GROUND_FORCES = tuple(
    unit.name for row, unit in FIGURES.items() if tables.UNIT[row].unit_class == tables.GROUND_FORCE
)

EDGES: dict[str, Edge] = {
    "ambush": Edge(setting("opening_shots", RAIDERS), where=SPACE),
    "assault_cannon": Edge(setting("broadside", BROADSIDE), where=SPACE),
    "devotion": Edge(number_of("spends_light_for"), where=SPACE, usual=2),
    "dimensional_splicer": Edge(setting("chosen_hit"), where=SPACE),
    "duranium_armor": Edge(setting("repairs_one")),
    "exotrireme_2": Edge(number_of("gives_up_for"), where=SPACE, usual=5, needs="exotrireme_2"),
    "fragile": Edge(modified(-1)),
    "impulse_core": Edge(setting("ram"), where=SPACE),
    "indoctrination": Edge(setting("converts"), where=GROUND),
    "magen_defense_grid": Edge(other=silenced, where=GROUND),
    "munitions_reserves": Edge(rerolling, where=SPACE, usual=EVERY_ROUND, most=10, whole=True),
    "non_euclidean_shielding": Edge(setting("sustain_cancels", 2)),
    "prophecy_of_ixth": Edge(in_all_rounds(lambda rolls: replace(rolls, fighters=rolls.fighters + 1))),
    "the_crown_of_thalnos": Edge(number_of("stakes"), usual=1),
    "unrelenting": Edge(modified(1)),
    "valkyrie_particle_weave": Edge(setting("more_hits"), where=GROUND),
    "wrath_of_kenara": Edge(
        number_of("trade_goods", int),
        where=SPACE,
        usual=1,
        least=1,
        most=10,
        whole=True,
        needs="wrath_of_kenara",
    ),
}

ODDS = Armoury(
    units=UNITS,
    ground_forces=GROUND_FORCES,
    edges=EDGES,
    plain=("duranium_armor", "assault_cannon"),
    unsustaining=WAR_SUNS,
    lends_ground_forces="the_alastor",
)
