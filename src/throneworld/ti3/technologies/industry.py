"""Technologies of docks and workshops: capacity, free resources, repairs, counters that change areas."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import PRODUCTION
from throneworld.imperium.tokens import RedistributeTokens
from throneworld.imperium.units import SPACE_DOCK
from throneworld.imperium.verbs.units import repair_all
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.control import SOLD
from throneworld.ti3.declare import technology
from throneworld.ti3.deeds import TOOK, deeds_of
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import BUILD_DISCOUNT, PLANETS_BUILD, SALVAGES
from throneworld.ti3.state import NO_SYSTEM, Ti3State, of
from throneworld.ti3.steps.builders import docks
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.verbs.radiation import refresh_planet

NANO, ECONOMY = "nano_robotics", "integrated_economy"


def is_dock(state: Ti3State, seat: int, kind: str, place: str) -> bool:
    return kind == SPACE_DOCK


def is_tactical(state: Ti3State, seat: int, system: int) -> bool:
    """Neither by a Strategy Card nor in a Transfer Action."""
    return state.active_system == system and state.second_system == NO_SYSTEM


def dock_builds_in_tactical_action(state: Ti3State, seat: int, system: int) -> bool:
    return is_tactical(state, seat, system) and any(
        each.kind == SPACE_DOCK for dock in docks(state, seat, system) for each in dock
    )


# Nano Robotics


def something_is_damaged(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    levels = range(1, state.edition.damage_levels + 1)
    hurt = any(any(group) for level in levels for group in state.damage(seat, level).values())
    return None if hurt else Refusal("SA-13.3.5", "nothing_damaged")


class RepairUnits(Effect, frozen=True):
    def run(self, game: Game) -> None:
        repair_all(game, self.seat)


def it_came_exhausted(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Not what was bought of a player who has surrendered."""
    state, planet = of(game), str(occasion["planet"])
    taken = [each for each in deeds_of(state, TOOK, seat) if each.about[0] == planet]
    if taken and SOLD in taken[-1].about[2:]:
        return Refusal("SA-8.10.7", "planet_was_sold", (planet,))
    return None if planet in state.exhausted else Refusal("SA-7.1.2", "planet_is_ready", (planet,))


class RefreshGained(Effect, frozen=True):
    def run(self, game: Game) -> None:
        refresh_planet(game, str(self.occasion["planet"]))


# Integrated Economy


class ShiftCounters(Effect, frozen=True):
    """As in the Status Phase."""

    def run(self, game: Game) -> None:
        game.do(RedistributeTokens(seat=self.seat), Settle())


MODIFIERS: tuple[Modifier, ...] = (
    modifies(PRODUCTION, "enviro_compensator", window="production_static", add=1, where=is_dock),
    modifies(
        BUILD_DISCOUNT,
        "sarween_tools",
        window="production_static",
        add=2,
        where=dock_builds_in_tactical_action,
    ),
    modifies(SALVAGES, "transfabrication", window="production_before", grants=True),
    modifies(PLANETS_BUILD, ECONOMY, window="production_static", grants=True, by=is_tactical),
)
LISTENERS: Declared = (
    *technology(NANO, "own_action_end", both(it_concerns_me, something_is_damaged), RepairUnits(), must=True),
    *technology(
        NANO, "planet_gained_after", both(it_concerns_me, it_came_exhausted), RefreshGained(), must=True
    ),
    *technology(ECONOMY, "own_turn_end", it_concerns_me, ShiftCounters()),
)
