"""Options of a game: their defaults and what they go together with (ruling 228)."""

from __future__ import annotations

from msgspec import Struct

# Ways to make a galaxy
PRESET_MAP, FAIR_MAP, RING_BUILDING = "preset", "fair", "build"
GALAXIES: tuple[str, ...] = (PRESET_MAP, FAIR_MAP, RING_BUILDING)


class Switch(Struct, frozen=True):
    id: str
    on: bool
    """Whether it is on if nobody says otherwise."""
    seats: tuple[int, ...] = ()
    """With other numbers of seats it is an error; none: with all."""
    requires: str = ""
    """Another switch without which it is an error."""
    galaxies: tuple[str, ...] = ()
    """With other galaxies it is an error; none: with all."""
    idle_without: str = ""
    """Another switch, or a place, without which it does nothing."""


class Range(Struct, frozen=True):
    id: str
    default: int
    least: int
    most: int


# fmt: off
SWITCHES: tuple[Switch, ...] = (
    # What the book lets one leave out
    Switch("leaders",                True),
    Switch("artifacts",              True),
    Switch("shock_troops",           True),
    Switch("lone_shock_troops",      True,  idle_without="shock_troops"),
    Switch("mechanized_units",       True),
    Switch("space_mines",            True),
    Switch("facilities",             True),
    Switch("flagships",              True),
    Switch("custodians",             True,  idle_without="mecatol_rex"),
    Switch("surrender",              True),
    Switch("worldgates",             True),
    Switch("border_tokens",          True),
    # What it adds (SA ch. 16)
    Switch("racial_objectives",      False),
    Switch("distant_suns",           False),
    Switch("final_frontier",         False),
    Switch("crimson_suns",           False, seats=(3, 4, 5, 6, 7, 8)),
    Switch("covenants",              False, seats=(3, 4)),
    Switch("dimension_rifts",        False, requires="artifacts"),
    Switch("ascendancy",             False),
    Switch("simultaneous_action",    False),
    # Ours
    Switch("remove_sabotage",        False),
    Switch("two_player_keep_marked", False, seats=(2,)),
    Switch("sa_tiles",               True),
    Switch("strewn_tokens",          False, galaxies=(FAIR_MAP,)),
)
# fmt: on

SWITCH: dict[str, Switch] = {switch.id: switch for switch in SWITCHES}
SA_TILES_ON: tuple[str, ...] = (FAIR_MAP, RING_BUILDING)
"""With preset maps the later tiles are off if nobody says otherwise."""
VP_GOAL = Range("vp_goal", default=10, least=8, most=14)
TWO_PLAYER_VP_GOAL = Range("vp_goal", default=10, least=6, most=10)
LAST_ROUND = Range("last_round", default=0, least=4, most=20)
"""0: the game has none (ruling 197)."""
NOT_OFFERED: tuple[str, ...] = ("official_assembly", "mercenaries")
"""Named by the book; of the first the text is not known, the second is no part of Shattered Ascension."""
WITHOUT_KIND: dict[str, tuple[str, int]] = {
    "mechanized_unit": ("ground_force", 2),
    "shock_troop": ("ground_force", 1),
}
"""What starting or gained units are instead if their option is off (ruling 105)."""
