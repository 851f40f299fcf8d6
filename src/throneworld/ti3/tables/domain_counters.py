"""Domain Counters: 16 types on planets, 10 in voids (SA ch. 16, two options)."""

from __future__ import annotations

from msgspec import Struct

from throneworld.ti3.tables.technologies import GREEN, RED

DISTANT_SUNS, FINAL_FRONTIER = "distant_suns", "final_frontier"


class DomainCounter(Struct, frozen=True):
    id: str
    deck: str
    colour: str
    """Red ones are resolved before green ones."""
    tokens: tuple[tuple[int, int], ...] = ()
    """Value and number of tokens; 0: it has no value."""
    letters: tuple[str, ...] = ()
    """A token for each letter of a wormhole."""
    unsure: tuple[str, ...] = ("tokens",)
    """How many tokens there are of each is reconstructed."""


# fmt: off
DOMAIN_COUNTERS: tuple[DomainCounter, ...] = (
    # On every planet that is neither a home nor Mecatol Rex nor a Trade Station
    DomainCounter("peaceful_annexation",         DISTANT_SUNS,   GREEN, tokens=((0, 12),)),
    DomainCounter("hidden_factory",              DISTANT_SUNS,   GREEN, tokens=((0, 2),)),
    DomainCounter("native_intelligence",         DISTANT_SUNS,   GREEN, tokens=((0, 5),)),
    DomainCounter("natural_wealth",              DISTANT_SUNS,   GREEN, tokens=((2, 6), (4, 4))),
    DomainCounter("industrial_society",          DISTANT_SUNS,   GREEN, tokens=((0, 2),)),
    DomainCounter("technological_legacy",        DISTANT_SUNS,   GREEN, tokens=((0, 2),)),
    DomainCounter("lazax_survivors",             DISTANT_SUNS,   GREEN, tokens=((0, 1),)),
    DomainCounter("neutron_radiation",           DISTANT_SUNS,   RED,   tokens=((0, 2),)),
    DomainCounter("settlers",                    DISTANT_SUNS,   RED,   tokens=((0, 2),)),
    DomainCounter("wormhole_discovery",          DISTANT_SUNS,   GREEN, letters=("A", "B")),
    DomainCounter("worldgate",                   DISTANT_SUNS,   GREEN, tokens=((0, 3),)),
    DomainCounter("fighter_ambush",              DISTANT_SUNS,   RED,   tokens=((1, 3), (2, 3), (3, 2))),
    DomainCounter("bio_hazard",                  DISTANT_SUNS,   RED,   tokens=((0, 4),)),
    DomainCounter("hostile_locals",              DISTANT_SUNS,   RED,   tokens=((1, 6), (2, 5), (3, 3))),
    DomainCounter("automated_defence",           DISTANT_SUNS,   RED,   tokens=((0, 2),)),
    DomainCounter("hostiles_and_natural_wealth", DISTANT_SUNS,   RED,   tokens=((0, 2),)),
    # In every void
    DomainCounter("void_space",                  FINAL_FRONTIER, GREEN, tokens=((0, 8),)),
    DomainCounter("abandoned_freighters",        FINAL_FRONTIER, GREEN, tokens=((0, 2),)),
    DomainCounter("uncharted_habitats",          FINAL_FRONTIER, GREEN, tokens=((0, 1),)),
    DomainCounter("ship_graveyard",              FINAL_FRONTIER, GREEN, tokens=((0, 2),)),
    DomainCounter("discovery",                   FINAL_FRONTIER, GREEN, tokens=((0, 2),)),
    DomainCounter("alien_technology",            FINAL_FRONTIER, GREEN, tokens=((0, 1),)),
    DomainCounter("warp_gyre",                   FINAL_FRONTIER, RED,   tokens=((0, 2),)),
    DomainCounter("space_wormhole_discovery",    FINAL_FRONTIER, GREEN, letters=("A", "B")),
    DomainCounter("space_pirates",               FINAL_FRONTIER, RED,   tokens=((0, 2),)),
    DomainCounter("sudden_collision",            FINAL_FRONTIER, RED,   tokens=((0, 2),)),
)
# fmt: on

DOMAIN_COUNTER: dict[str, DomainCounter] = {counter.id: counter for counter in DOMAIN_COUNTERS}
REPEATED: dict[str, str] = {DISTANT_SUNS: "peaceful_annexation", FINAL_FRONTIER: "void_space"}
"""What there is more of if a map needs more tokens."""
CUSTODIANS: tuple[tuple[str, int], ...] = (("fighter_ambush", 3), ("hostile_locals", 2))
"""The face-up counters on Mecatol Rex, with their values (ruling 85)."""

FACTORY_CAPACITY, FACTORY_DISCOUNT = 2, 1
"""What a Hidden Factory builds at most, and what of it is free."""
GOODS_FOR_DOCK = 2
"""What Saar find instead of a dock."""
VOTES_OF_SURVIVORS = 3
SETTLERS = 2
"""Ground Forces of Settlers."""
AUTOMATED_PDS = 2
BIO_HAZARD_HITS = 1

FREIGHTER_GOODS = 2
PIRATES_ASK, PIRATES_YIELD = 2, 2
"""Trade goods that Space Pirates take for letting a fleet pass, and those that are found when they are beaten."""
COLLISION_HITS = 1

NO_EFFECT, LOSE_CARDS, LOSE_CARDS_AND_EXHAUST = "none", "cards", "cards_and_planets"
RAZING: dict[int, str] = {
    **dict.fromkeys(range(1, 8), NO_EFFECT),
    **dict.fromkeys((8, 9), LOSE_CARDS),
    10: LOSE_CARDS_AND_EXHAUST,
}
"""What a die brings on him who razes a counter."""
RAZING_CARDS = 3
"""Action Cards that are lost at random."""
