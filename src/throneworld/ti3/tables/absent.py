"""Cards and objectives that could do nothing in a certain game: others are drawn in their place (ruling 105).

What needs an option says so in its own row; here is what needs a place, a number of players, or a time.
"""

from __future__ import annotations

from msgspec import Struct


class Absent(Struct, frozen=True):
    lacking: str
    action_cards: tuple[str, ...] = ()
    agendas: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()


# Places
NO_MECATOL_REX, NO_HOPES_END, NO_MALLICE = "mecatol_rex", "hopes_end", "mallice"
NO_MECATOL_REX_NOR_HOPES_END, NO_MALLICE_NOR_HOPES_END = "mecatol_rex_or_hopes_end", "mallice_or_hopes_end"
NO_WAY_TO_NEXUS, NO_TRADE_STATIONS = "way_to_nexus", "trade_stations"
CLOSED_NEAR_MECATOL_REX = "open_systems_near_mecatol_rex"
FEW_SPECIAL_SYSTEMS, MISSING_COLOUR = "two_special_systems_to_control", "specialties_of_all_colours"
NOTHING_FIVE_APART, FEW_PLANETS = "systems_5_apart", "18_planets"
FEW_PLANETS_FAR_AWAY = "4_planets_4_away"
# Players and times
ONE_OPPONENT, ASCENDANCY, FIRST_ROUND = "two_opponents", "no_ascendancy", "second_round"

# fmt: off
ABSENT: tuple[Absent, ...] = (
    Absent(NO_MECATOL_REX,               action_cards=("usurper",), agendas=("restoration_of_the_throne", "holder_of_mecatol_rex", "lord_of_the_aeon_throne", "minister_of_internal_security"),
           objectives=("s1_mecatol", "s2_mecatol_plus_3", "s2_mecatol_plus_all", "s2_three_worlds")),
    Absent(NO_MECATOL_REX_NOR_HOPES_END, objectives=("s1_mecatol_or_hope",)),
    Absent(NO_HOPES_END,                 agendas=("hopes_end_training_ground",), objectives=("s2_three_worlds",)),
    Absent(NO_MALLICE,                   objectives=("s2_three_worlds",)),
    Absent(NO_MALLICE_NOR_HOPES_END,     objectives=("s1_mallice_or_hope",)),
    Absent(NO_WAY_TO_NEXUS,              objectives=("s1_wormholes", "keeper_of_gates")),
    Absent(NO_TRADE_STATIONS,            objectives=("s1_trade_stations",)),
    Absent(CLOSED_NEAR_MECATOL_REX,      objectives=("s2_mecatol_plus_all",)),
    Absent(FEW_SPECIAL_SYSTEMS,          objectives=("s1_2_special_systems",)),
    Absent(MISSING_COLOUR,               objectives=("scientist",)),
    Absent(NOTHING_FIVE_APART,           objectives=("s2_chain_5",)),
    Absent(FEW_PLANETS,                  objectives=("s2_supremacy",)),
    Absent(FEW_PLANETS_FAR_AWAY,         objectives=("s2_8_ships_4_planets_away",)),
    Absent(ONE_OPPONENT,                 objectives=("s1_destroyed_two_players", "s2_two_enemy_homes_ships", "s2_domination")),
    Absent(ASCENDANCY,                   agendas=("necessary_bureaucracy",)),
    Absent(FIRST_ROUND,                  agendas=("rise_of_the_prophet",)),
)
# fmt: on
"""With one opponent also all cards that are marked as not for two players."""

LACKING: dict[str, Absent] = {absent.lacking: absent for absent in ABSENT}
TWO_PLAYER_OBJECTIVES_UNUSED: tuple[str, ...] = ("preliminary", "secret")
"""Decks that a game of two does not use (SA-18.1)."""
TWO_PLAYER_SPECIAL_UNUSED: tuple[str, ...] = ("sovereign", "imperial")
"""Special Objectives that it does not use (SA-18.1.6)."""
