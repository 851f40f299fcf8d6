"""Cards that are an action and are aimed at planets: they are exhausted, emptied, lost or gained."""

from __future__ import annotations

from throneworld.galaxy.adjacency import around
from throneworld.imperium.board import adjacency
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.control import ground_forces
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.aims import ChoosePlanet, ChoosePlayer, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.rolling import roll_for_hits
from throneworld.imperium.units import count, fleets, standing
from throneworld.imperium.verbs.planets import exhaust_planets
from throneworld.imperium.verbs.units import remove_units
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim
from throneworld.ti3.control import PLACED, GainPlanet, may_be_lost, turn_neutral
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.duel import is_duel
from throneworld.ti3.effects.consent import PlanetOutsideHomes
from throneworld.ti3.effects.exhausting import ExhaustHalfOfNamed
from throneworld.ti3.effects.free_units import place_as_far_as_possible
from throneworld.ti3.effects.losing import DestroyUnits
from throneworld.ti3.effects.naming import REFRESHED_OF_CHOSEN, ChooseSecondPlayer, NamePlaces
from throneworld.ti3.state import NEUTRAL, NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import GROUND_FORCE, GROUND_KINDS, HOPES_END, MECATOL_REX, SHOCK_TROOP
from throneworld.ti3.tactical.neutral_attack import LOCALS, lay_counter

UNREST, ADVISORS, PLAGUE = "local_unrest", "military_advisors", "plague"
ANNEXATION, CRIMINALS = "voluntary_annexation", "stellar_criminals"
LOCALS_OF_ADVISORS, TROOPS_OF_ANNEXATION = 2, 3
MOST_IN_PLAGUE, FATAL = 10, 6

IN_UNREST = PlanetOutsideHomes(filters=("outside_homes", "controlled"))
EMPTY = PlanetOutsideHomes(filters=("outside_homes", "solid", "empty"))
OF_OPPONENT = ChoosePlanet(filters=("of_another",))
NEUTRAL_NEARBY = ChoosePlanet(filters=("of_nobody", "may_join", "beside_mine", "takes_troops"))
OPPONENT = ChoosePlayer(filters=("another",))


# Local Unrest


class Unrest(Verb, frozen=True):
    """Its owner loses a ground unit, if he has one there; then he may have lost the planet."""

    def run(self, game: Game) -> None:
        planet = str(self.targets[0])
        owner = of(game).control[planet]
        exhaust_planets(game, (planet,), self.reason)
        game.do(
            DestroyUnits(
                seat=owner, owner=owner, place=planet, why=self.reason, by=self.seat, kinds=GROUND_KINDS
            ),
            LoseIfUnguarded(seat=self.seat, planet=planet),
        )


class LoseIfUnguarded(Step, frozen=True):
    """Without ground units of its owner it is nobody's, but for a trade station that he cannot lose; of two
    players he keeps it with any unit there (SA-18.5.6)."""

    seat: int = NOBODY
    planet: str = ""

    def run(self, game: Game) -> Step | None:
        state, owner = of(game), of(game).control[self.planet]
        kept = ground_forces(state, owner, self.planet) or not may_be_lost(state, self.planet)
        if kept or (is_duel(state) and any(standing(state, owner, self.planet))):
            return None
        turn_neutral(game, self.planet, self.seat)
        return Settle()


# Military Advisors


class TurnHostile(Verb, frozen=True):
    """Whoever controls it loses it to locals."""

    def run(self, game: Game) -> Step:
        planet = str(self.targets[0])
        if planet in of(game).control:
            turn_neutral(game, planet, self.seat)
        lay_counter(game, planet, LOCALS, LOCALS_OF_ADVISORS)
        return Settle()


# Plague


class ThinOut(Verb, frozen=True):
    """Down to ten units, whichever their owner likes; then all but Mechanized Units are rolled for."""

    def run(self, game: Game) -> None:
        state, planet = of(game), str(self.targets[0])
        owner = state.control[planet]
        beyond = max(0, ground_forces(state, owner, planet) - MOST_IN_PLAGUE)
        game.do(
            DestroyUnits(
                seat=owner,
                owner=owner,
                place=planet,
                left=beyond,
                why=self.reason,
                by=self.seat,
                kinds=GROUND_KINDS,
            ),
            RollForSick(seat=self.seat, owner=owner, planet=planet, why=self.reason),
        )


class RollForSick(Step, frozen=True):
    """A die for each Ground Force, Shock Troops too; the planet is kept even without units."""

    seat: int = NOBODY
    owner: int = NOBODY
    planet: str = ""
    why: str = ""

    def run(self, game: Game) -> Step:
        state = of(game)
        dead = [
            (kind, self.planet, 0)
            for kind in (GROUND_FORCE, SHOCK_TROOP)
            for _ in range(
                roll_for_hits(game, self.seat, count(state, self.owner, self.planet, kind), self.why, FATAL)
            )
        ]
        destroy_doomed(game, self.owner, dead, self.why, self.seat)
        return Settle()


# Voluntary Annexation


class Join(Verb, frozen=True):
    """Counters there are put away unresolved, and whatever units they are."""

    def run(self, game: Game) -> None:
        state, planet = of(game), str(self.targets[0])
        for kind in state.edition.kinds:
            remove_units(game, NEUTRAL, planet, kind, count(state, NEUTRAL, planet, kind), self.reason)
        if state.counters.pop(planet, ()):
            game.tell("counters_put_away", planet)
        place_as_far_as_possible(game, self.seat, planet, GROUND_FORCE, TROOPS_OF_ANNEXATION, self.reason)
        game.do(GainPlanet(seat=self.seat, planet=planet, how=PLACED))


def _may_join(state: Ti3State, aim: Aim, planet: Place) -> bool:
    return planet not in (MECATOL_REX, HOPES_END)


def _beside_mine(state: Ti3State, aim: Aim, planet: Place) -> bool:
    """In a system adjacent to one with ships or planets of his."""
    mine = fleets(state, aim.seat)
    for held, owner in state.control.items():
        mine |= (owner == aim.seat) << SYSTEM[held]
    return bool(around(adjacency(state), mine) >> SYSTEM[planet] & 1)


FILTERS: Filters = {"planet": {"may_join": _may_join, "beside_mine": _beside_mine}}
LISTENERS: Declared = (
    *action_card(UNREST, ACTION, there_is(IN_UNREST), Unrest(why=UNREST), aims=(IN_UNREST,)),
    *action_card(ADVISORS, ACTION, there_is(EMPTY), TurnHostile(why=ADVISORS), aims=(EMPTY,)),
    *action_card(PLAGUE, ACTION, there_is(OF_OPPONENT), ThinOut(why=PLAGUE), aims=(OF_OPPONENT,)),
    *action_card(
        CRIMINALS,
        ACTION,
        there_is(OPPONENT),
        ExhaustHalfOfNamed(why=CRIMINALS),
        aims=(
            OPPONENT,
            ChooseSecondPlayer(filters=("another", "another_than_last")),
            NamePlaces(REFRESHED_OF_CHOSEN),
        ),
    ),
    *action_card(ANNEXATION, ACTION, there_is(NEUTRAL_NEARBY), Join(why=ANNEXATION), aims=(NEUTRAL_NEARBY,)),
)
EVENTS: dict[str, tuple[str, ...]] = {"counters_put_away": ("planet",)}
