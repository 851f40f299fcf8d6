"""The Arborec Ecosystem: ground forces that build and grow, and docks that take root."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from throneworld.imperium.board import held_planets
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.control import ground_forces
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import Modifier, total
from throneworld.imperium.planets import resources
from throneworld.imperium.quantities import COMBAT_ROLL, UNITS_PER_COST
from throneworld.imperium.reasons import control_refusal
from throneworld.imperium.units import SPACE_DOCK, count, left
from throneworld.imperium.verbs.units import place_units, remove_units
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import ability
from throneworld.ti3.deeds import moved_to
from throneworld.ti3.modifying import modifies
from throneworld.ti3.nouns import PLANET as A_PLANET
from throneworld.ti3.quantities import GROWTH as GROWTH_BONUS
from throneworld.ti3.quantities import MAY_BUILD, PLANET_PRODUCTION, RADIATION_PROOF
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE, MECHANIZED_UNIT, PLANET, SHOCK_TROOP

GROWTH, IMMUNITY, ROOTS = "arborec.3", "arborec.4", "arborec.5"
BLIGHTS = ("bio_hazard", "neutron_radiation")
FORCES = (GROUND_FORCE, SHOCK_TROOP)
FORCES_PER_DOCK = 2
DONE: Option = ("done",)


# What always holds


def is_ground_force(state: Ti3State, seat: int, kind: str) -> bool:
    return kind == GROUND_FORCE


def are_troops(state: Ti3State, seat: int, kind: str, place: Place, purpose: str) -> bool:
    return kind in FORCES


def resting(state: Ti3State, seat: int, planet: str) -> int:
    """Ground Forces on an own planet that have not moved this round."""
    if state.control.get(planet) != seat:
        return 0
    return max(0, forces_on(state, seat, planet) - moved_to(state, seat, planet))


def forces_on(state: Ti3State, seat: int, planet: str) -> int:
    """Shock Troops are Ground Forces (SA-13.14.2)."""
    return sum([count(state, seat, planet, kind) for kind in FORCES])


def builds_none(state: Ti3State, seat: int, kind: str) -> Refusal | None:
    """Docks and Mechanized Units that were captured or given it may have."""
    return Refusal("SA-1.5.6", "may_not_build", (kind,)) if kind in (SPACE_DOCK, MECHANIZED_UNIT) else None


# Planets that change one after the other


class Care(NamedTuple):
    """Why a planet of his does not change, and what becomes of one that does."""

    why_not: Callable[[Ti3State, int, str], Refusal | None]
    tend: Callable[[Game, int, str], None]


class Tend(Decision, frozen=True):
    """Each planet once, as many as its player likes."""

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = "SA-1.5.6"
    verb: ClassVar[str] = ""
    fewest: ClassVar[int] = 2
    care: ClassVar[Care]

    tended: tuple[str, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[(self.verb, planet) for planet in held_planets(of(game), seat)], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        planet = str(option[1])
        if planet in self.tended:
            return Refusal(self.rule, "planet_has_acted", (planet,))
        return self.care.why_not(of(game), seat, planet)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return control_refusal(of(game), seat, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        self.care.tend(game, seat, str(option[1]))
        return replace(self, tended=(*self.tended, str(option[1])))


# Growth


def growth_refusal(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    """More resources than ground units (ruling 20)."""
    if PLANET[planet].trade_station:
        return Refusal("SA-7.3.8", "trade_station", (planet,))
    fertile = resources(state, planet) + total(state, GROWTH_BONUS, seat)
    grows = fertile > ground_forces(state, seat, planet)
    return None if grows else Refusal("SA-13.13.6", "too_many_ground_units", (planet,))


def grow(game: Game, seat: int, planet: str) -> None:
    place_units(game, seat, planet, GROUND_FORCE, 1, GROWTH)


class GrowForces(Tend, frozen=True):
    rule: ClassVar[str] = "SA-13.13.6"
    prompt: ClassVar[str] = "grow_forces"
    verbs: ClassVar[tuple[str, ...]] = ("planet",)
    verb: ClassVar[str] = "planet"
    care: ClassVar[Care] = Care(growth_refusal, grow)


class Grow(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        return GrowForces(seat=self.seat)


# Counters that do no harm


def blighted(state: Ti3State, seat: int, system: int) -> list[str]:
    """Planets of a system on which a player has landed, with counters that concern everybody but him."""
    return [
        planet
        for planet in state.edition.planets[system]
        if ground_forces(state, seat, planet)
        and any(each.partition(":")[0] in BLIGHTS for each in state.counters.get(planet, ()))
    ]


def a_blight_is_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    found = blighted(of(game), seat, int(occasion["system"]))
    return None if found else Refusal("SA-1.5.6", "no_planet")


class HealPlanets(Effect, frozen=True):
    """They are removed without effect, before anything comes of them."""

    def run(self, game: Game) -> None:
        state = of(game)
        for planet in blighted(state, self.seat, int(self.occasion["system"])):
            left = [each for each in state.counters.pop(planet) if each.partition(":")[0] not in BLIGHTS]
            if left:
                state.counters[planet] = tuple(left)
            game.tell("blight_removed", planet)


# Docks that take root


def swap_refusal(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    """A dock can always be swapped; for one, two Ground Forces and a piece are needed."""
    if count(state, seat, planet, SPACE_DOCK):
        return None
    if PLANET[planet].trade_station:
        return Refusal("SA-7.3.8", "trade_station", (planet,))
    if forces_on(state, seat, planet) < FORCES_PER_DOCK:
        return Refusal("SA-1.5.6", "too_few_ground_forces", (planet, FORCES_PER_DOCK))
    fine = left(state, seat, SPACE_DOCK, planet) > 0
    return None if fine else Refusal("SA-8.8.1", "none_left", (SPACE_DOCK,))


def swap(game: Game, seat: int, planet: str) -> None:
    """A new dock may build in the next round (ruling 89); Shock Troops come last."""
    state = of(game)
    if count(state, seat, planet, SPACE_DOCK):
        state.exhausted_docks = tuple([each for each in state.exhausted_docks if each != planet])
        remove_units(game, seat, planet, SPACE_DOCK, 1, ROOTS)
        place_units(game, seat, planet, GROUND_FORCE, FORCES_PER_DOCK, ROOTS)
    else:
        plain = min(FORCES_PER_DOCK, count(state, seat, planet, GROUND_FORCE))
        for kind, many in zip(FORCES, (plain, FORCES_PER_DOCK - plain), strict=True):
            remove_units(game, seat, planet, kind, many, ROOTS)
        place_units(game, seat, planet, SPACE_DOCK, 1, ROOTS)


class SwapDocks(Tend, frozen=True):
    prompt: ClassVar[str] = "swap_docks"
    verbs: ClassVar[tuple[str, ...]] = ("root",)
    verb: ClassVar[str] = "root"
    care: ClassVar[Care] = Care(swap_refusal, swap)


class SwapRoots(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        return SwapDocks(seat=self.seat)


def something_grows(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    found = any(growth_refusal(state, seat, planet) is None for planet in held_planets(state, seat))
    return None if found else Refusal("SA-1.5.6", "no_planet")


def something_to_swap(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    found = any(swap_refusal(state, seat, planet) is None for planet in held_planets(state, seat))
    return None if found else Refusal("SA-1.5.6", "no_planet")


MODIFIERS: tuple[Modifier, ...] = (
    modifies(RADIATION_PROOF, "arborec.4", window="landed_after", grants=True),
    modifies(GROWTH_BONUS, "spore_acceleration", window="status_refresh", add=1),
    modifies(UNITS_PER_COST, "arborec.1", window="production_static", add=-1, where=is_ground_force),
    modifies(COMBAT_ROLL, "arborec.1", window="combat_roll_static", add=-1, where=are_troops),
    modifies(PLANET_PRODUCTION, "arborec.2", window="production_static", by=resting),
    modifies(MAY_BUILD, ROOTS, window="production_static", bans=True, by=builds_none),
)
LISTENERS: Declared = (
    *ability(GROWTH, "status_refresh", something_grows, Grow()),
    *ability(IMMUNITY, "landed_after", both(it_concerns_me, a_blight_is_there), HealPlanets(), must=True),
    *ability(ROOTS, "status_end", something_to_swap, SwapRoots()),
)
VERBS: Verbs = {"root": (A_PLANET,)}
EVENTS: dict[str, tuple[str, ...]] = {"blight_removed": ("planet",)}
