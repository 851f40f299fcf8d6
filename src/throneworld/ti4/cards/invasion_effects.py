"""What action cards do during invasions, and when planets change hands."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.effects.aims import ChoosePlanet
from throneworld.imperium.landing import return_to_space
from throneworld.imperium.marks import TACTICAL_ACTION, is_marked, mark
from throneworld.imperium.placing import PutUnit, placing_refusal, where_to
from throneworld.imperium.verbs.units import remove_units
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, name_target
from throneworld.ti4.state import SYSTEM, Ti4State, of
from throneworld.ti4.tables import FIGHTER, INFANTRY
from throneworld.ti4.units import STRUCTURES, count, left

PARLEYED = "parleyed"
"""Mark: ground forces that this player committed to the planet that is its subject went back into space, and
cannot be committed to it again."""


def is_parleyed(state: Ti4State, seat: int, planet: str) -> Refusal | None:
    here = is_marked(state, PARLEYED, seat, planet)
    return Refusal("RR 44.2", "parleyed", (planet,)) if here else None


class SendBack(Effect, frozen=True):
    """Whoever was committed to a planet goes back into space and does not land there again in this action."""

    def run(self, game: Game) -> None:
        invader, planet = int(self.occasion["seat"]), str(self.occasion["planet"])
        return_to_space(game, invader, planet, SYSTEM[planet], INFANTRY, FIGHTER)
        mark(game, PARLEYED, seat=invader, subject=planet, until=TACTICAL_ACTION)


# Structures that change sides


def replaceable(state: Ti4State, seat: int, planet: str) -> tuple[int, str] | None:
    """The owner and the kind of a structure on a planet for which a player can put one of his own.

    How many of them a planet holds counts as ever (RR 54.3, 68.3); it comes out of the reinforcements.
    """
    for kind in STRUCTURES:
        for owner in range(len(state.factions)):
            if owner != seat and count(state, owner, planet, kind):
                place = where_to(state, seat, kind, planet)
                if left(state, seat, kind, place) and placing_refusal(state, seat, kind, place) is None:
                    return owner, kind
    return None


class ReplaceStructures(Effect, frozen=True):
    """One after the other, before those that are left are destroyed (RR 44.5); none of these is destroyed."""

    def run(self, game: Game) -> Step | None:
        state, planet = of(game), str(self.occasion["planet"])
        found = replaceable(state, self.seat, planet)
        if found is None:
            return None
        owner, kind = found
        remove_units(game, owner, planet, kind, 1, "replaced")
        place = where_to(state, self.seat, kind, planet)
        game.do(PutUnit(seat=self.seat, kind=kind, place=place, how="replaced"))
        return self


# Planets


class ChoosePlanetIfAny(ChoosePlanet, frozen=True):
    """A planet for a part of a text that is left out if there is none; the target is empty then."""

    prompt: ClassVar[str] = "choose_planet_if_any"

    def run(self, game: Game) -> Step | None:
        if self.finds(game):
            return ChoosePlanet.run(self, game)
        name_target(game, "")
        return None
