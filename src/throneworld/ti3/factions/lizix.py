"""The Lizix Mindnet: dreadnoughts that carry, hard ground units, Mecatol Rex, knowledge that is inherited."""

from __future__ import annotations

from throneworld.imperium.combat.dice import Die
from throneworld.imperium.combat.purposes import COMBAT
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import (
    BERTHS,
    CAPACITY,
    COMBAT_ROLL,
    PLANET_VALUE,
    PRODUCTION_WEIGHT,
)
from throneworld.imperium.state import AREAS, Load
from throneworld.imperium.units import FLAGSHIP, count
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import technology
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import HIT_AIM, PREREQUISITE_PRICE
from throneworld.ti3.state import Ti3State
from throneworld.ti3.tables import DREADNOUGHT, GROUND_FORCE, MECHANIZED_UNIT, SHOCK_TROOP
from throneworld.ti3.tactical.aims import NO_FIGHTER
from throneworld.ti3.tactical.invasion_combat import InvasionCombat

MECATOL_REX = "mecatol_rex"
INFLUENCE_THERE = 2
"""What it has beyond the printed influence of Mecatol Rex."""
TROOPS = (GROUND_FORCE, SHOCK_TROOP)
OVERLORDS = "cybernetic_overlords"
PRICE_OF_PREREQUISITE = 2


def is_dreadnought(state: Ti3State, seat: int, kind: str, place: Place, purpose: str) -> bool:
    return kind == DREADNOUGHT


def flies_a_dreadnought(state: Ti3State, seat: int, ship: Load) -> bool:
    return ship.kind == DREADNOUGHT


def are_troops(state: Ti3State, seat: int, kind: str) -> bool:
    return kind in TROOPS


def troops_fight(state: Ti3State, seat: int, kind: str, place: Place, purpose: str) -> int:
    """More beside a Mechanized Unit that attacks with them (ruling 201: looked at for each round)."""
    if kind not in TROOPS:
        return 0
    invades = purpose == COMBAT and state.control.get(place) != seat
    return 2 if place not in AREAS and invades and count(state, seat, place, MECHANIZED_UNIT) else 1


def worth(state: Ti3State, value: tuple[int, int], seat: int, planet: str) -> tuple[int, int]:
    return (value[0], value[1] + INFLUENCE_THERE) if planet == MECATOL_REX else value


# Cybernetic Overlords


def is_mechanized(state: Ti3State, seat: int, kind: str) -> bool:
    return kind == MECHANIZED_UNIT


def a_combat_was_won(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A planet that fell without a combat is none (ruling 167)."""
    fought = game.nearest(InvasionCombat) is not None
    return None if fought else Refusal("SA-5.6.2", "no_combat_won")


class SettleOverlords(Effect, frozen=True):
    """After promotions (ruling 58)."""

    def run(self, game: Game) -> None:
        place_units(game, self.seat, str(self.occasion["planet"]), GROUND_FORCE, 1, OVERLORDS)


# 0.0.1


def spares_fighters(
    state: Ti3State, aim: str, seat: int, other: int, place: Place, die: Die, purpose: str
) -> str:
    """As long as other ships are there."""
    return NO_FIGHTER if die.kind == FLAGSHIP and not aim else aim


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_ROLL, "lizix.1", window="combat_roll_static", add=1, where=is_dreadnought),
    modifies(CAPACITY, "lizix.1", window="cargo_static", add=1, where=flies_a_dreadnought, local=True),
    modifies(PRODUCTION_WEIGHT, "lizix.2", window="production_static", add=1, where=are_troops),
    modifies(COMBAT_ROLL, "lizix.2", window="combat_roll_static", by=troops_fight),
    modifies(PLANET_VALUE, "lizix.3", window="planet_value_static", turns=worth),
    modifies(
        BERTHS,
        "dreadnought_invasion_pods",
        window="cargo_static",
        add=1,
        where=flies_a_dreadnought,
        local=True,
    ),
    modifies(PREREQUISITE_PRICE, "inheritance_systems", window="tech_gain_static", add=PRICE_OF_PREREQUISITE),
    modifies(PRODUCTION_WEIGHT, OVERLORDS, window="production_static", add=-1, where=is_mechanized),
    modifies(HIT_AIM, "flagship:lizix", window="hits_assign_when", turns=spares_fighters),
)
LISTENERS: Declared = technology(
    OVERLORDS,
    "invasion_won_after",
    both(it_concerns_me, a_combat_was_won),
    SettleOverlords(),
    must=True,
    rule="SA-10.4.1",
)
