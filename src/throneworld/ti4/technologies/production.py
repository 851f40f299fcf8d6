"""Technologies that produce, or that have something to add to production (RR 58, 59)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, anomalies
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.paying import RESOURCES, can_pay
from throneworld.imperium.placing import placements
from throneworld.imperium.planets import resources
from throneworld.imperium.production.producers import ground_places, may_produce, producers, producers_of
from throneworld.imperium.production.supply import counted
from throneworld.imperium.quantities import DISCOUNT
from throneworld.imperium.units import seats_with_ships
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti4.board import held_in
from throneworld.ti4.declare import Clause, both, it_concerns_me, technology
from throneworld.ti4.effects.placing import PlaceAtChoice
from throneworld.ti4.effects.where import OWN_PLANETS_HERE
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import SPACE, SYSTEM, Ti4State, of
from throneworld.ti4.steps.production import PRODUCIBLE, ProduceUnits, UseProduction
from throneworld.ti4.tables import INFANTRY, SUPERNOVA, WAR_SUN
from throneworld.ti4.units import count, presence

CHEAPEST = 1
"""The least that anything costs."""


def i_can_pay(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    can = can_pay(of(game), seat, CHEAPEST, RESOURCES)
    return None if can else Refusal("RR 25.1", "too_expensive", ("", CHEAPEST))


# When a planet is gained


def the_planet_has_resources(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, planet = of(game), str(occasion["planet"])
    if not may_produce(state, seat, SYSTEM[planet]):
        return Refusal("RR 60.1", "stymied", (planet,))
    fine = resources(state, planet)
    return None if fine else Refusal("RR 64.1", "planet_worth_nothing", (planet, RESOURCES))


class ProduceOnPlanet(Effect, frozen=True):
    """Units worth no more than the resources of the planet; ships only if nobody else's are there."""

    def run(self, game: Game) -> Step | None:
        state, planet = of(game), str(self.occasion["planet"])
        alone = seats_with_ships(state, SYSTEM[planet]) in ((), (self.seat,))
        return ProduceUnits(
            seat=self.seat,
            system=SYSTEM[planet],
            places=(planet,),
            cost_limit=resources(state, planet),
            kinds=PRODUCIBLE if alone else (INFANTRY,),
        )


# At the start of a turn


def producing_systems(state: Ti4State, seat: int) -> list[int]:
    """Where a player has units with PRODUCTION."""
    return [system for system in members(presence(state, seat)) if producers(state, seat, system)]


def something_produces(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if producing_systems(of(game), seat) else Refusal("RR 59.1", "no_production")


class ProduceOneUnit(Aim, frozen=True):
    """In which system a unit is produced, and paid for; it is no use of PRODUCTION."""

    rule: ClassVar[str] = "RR 58.4"
    prompt: ClassVar[str] = "produce_in_which_system"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("system", system) for system in producing_systems(of(game), seat)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("RR 59.1", "no_production")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        state, system = of(game), int(option[1])
        found = producers_of(state, seat, INFANTRY, producers(state, seat, system))
        places = ground_places(state, seat, system, found)
        return ProduceUnits(seat=seat, system=system, places=places, most=1)


# After a use of PRODUCTION


def the_reactor_glows(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Next to a supernova, or where a war sun was before anything was produced."""
    state, system = of(game), int(occasion["system"])
    if adjacency(state, seat)[system] & anomalies(state, SUPERNOVA):
        return None
    suns = sum([count(state, each, SPACE[system], WAR_SUN) for each in range(game.seats)])
    return None if suns > new_war_suns(game, occasion) else Refusal("RR 1.1", "no_war_sun", (system,))


def new_war_suns(game: Game, occasion: Occasion) -> int:
    """Not known while the window is being opened: the use is put back onto the stack under it."""
    use = game.subject(occasion, UseProduction)
    return 0 if use is None else counted(use.planned).get(WAR_SUN, 0)


def a_planet_there_takes_infantry(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, system = of(game), int(occasion["system"])
    found = placements(state, seat, (INFANTRY,), held_in(state, seat, system))
    return None if found else Refusal("RR 1.1", "no_planet_there", (system,))


# Sarween Tools


class LowerCombinedCost(Effect, frozen=True):
    """Something is taken off the combined cost of this use of PRODUCTION."""

    amount: int = 1

    def run(self, game: Game) -> None:
        use = game.step_at(self.occasion.subject, UseProduction)
        game.amend(UseProduction, self.occasion.subject, discount=use.discount + self.amount)


MODIFIERS: tuple[Modifier, ...] = (modifies(DISCOUNT, "sarween_tools", add=1),)

LISTENERS: tuple[Clause, ...] = (
    *technology("sarween_tools", "production_when", it_concerns_me, LowerCombinedCost(), must=True),
    *technology(
        "integrated_economy",
        "gain_control_after",
        both(it_concerns_me, the_planet_has_resources, i_can_pay),
        ProduceOnPlanet(),
    ),
    *technology(
        "yin_spinner",
        "production_after",
        both(it_concerns_me, a_planet_there_takes_infantry),
        PlaceAtChoice(INFANTRY, OWN_PLANETS_HERE, why="yin_spinner"),
        must=True,
    ),
)
