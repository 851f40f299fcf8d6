"""Units that a text places out of the reinforcements; what has no place is lost (ruling 123)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.placing import PutUnit
from throneworld.imperium.reasons import control_refusal, kind_refusal
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.duel import is_duel
from throneworld.ti3.effects.filters import takes
from throneworld.ti3.effects.locations import places_left
from throneworld.ti3.state import SPACE, of
from throneworld.ti3.tables import GROUND_FORCE, MECHANIZED_UNIT, SHOCK_TROOP

INSTEAD: dict[str, int] = {MECHANIZED_UNIT: 2, SHOCK_TROOP: 1}
"""Ground Forces in the place of a unit whose kind is not in the game (ruling 105)."""


class PlaceFree(Verb, frozen=True):
    """Units of one kind on the planet that was chosen, as many as it takes."""

    kind: str = ""
    count: int = 1

    def run(self, game: Game) -> None:
        place_as_far_as_possible(game, self.seat, str(self.targets[0]), self.kind, self.count, self.reason)


class PlaceOnGained(Verb, frozen=True):
    """Units of one kind on the planet that a player has come to control."""

    kind: str = ""
    count: int = 1

    def run(self, game: Game) -> None:
        planet = str(self.occasion["planet"])
        place_as_far_as_possible(game, self.seat, planet, self.kind, self.count, self.reason)


class PlaceOnEach(Verb, frozen=True):
    """Units of one kind on each planet that was named, but for those where the card was stopped."""

    kind: str = ""
    count: int = 1
    most_of_two: int = 0
    """Two players place one on so many of them at most."""

    def run(self, game: Game) -> Step | None:
        places = places_left(of(game), self.why, self.targets)
        if self.most_of_two and is_duel(of(game)):
            return PlaceOnSome(self.seat, tuple(map(str, places)), self.kind, self.most_of_two, self.reason)
        for planet in places:
            place_as_far_as_possible(game, self.seat, planet, self.kind, self.count, self.reason)
        return None


class PlaceOnSome(Decision, frozen=True):
    """One unit on each of so many planets, one planet after the other."""

    rule: ClassVar[str] = "SA-18.5.2"
    prompt: ClassVar[str] = "place_on_some"

    places: tuple[str, ...] = ()
    kind: str = ""
    left: int = 0
    why: str = ""
    taken: tuple[str, ...] = ()
    """Planets on which one has been placed."""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left and self._free(game) else None

    def _free(self, game: Game) -> list[str]:
        return [each for each in self.places if takes(of(game), self.seat, self.kind, each)]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"kind": self.kind, "left": self.left, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("place", self.kind, planet) for planet in self._free(game)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, planet = str(option[1]), str(option[2])
        if planet in self.taken:
            return Refusal(self.rule, "one_on_each", (planet,))
        refusal = kind_refusal(kind, (self.kind,), self.rule) or control_refusal(of(game), seat, planet)
        return refusal or Refusal("SA-7.3.8", "no_planet_for_it")

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        planet = str(option[2])
        place_units(game, seat, planet, self.kind, 1, self.why)
        left = tuple([each for each in self.places if each != planet])
        return replace(self, places=left, left=self.left - 1, taken=(*self.taken, planet))


class PlaceShip(Verb, frozen=True):
    """A ship of the kind that was chosen last, in the system that was chosen first."""

    def run(self, game: Game) -> None:
        place = SPACE[int(self.targets[0])]
        game.do(PutUnit(seat=self.seat, kind=str(self.targets[-1]), place=place, how=self.reason))


def place_as_far_as_possible(game: Game, seat: int, planet: Place, kind: str, count: int, how: str) -> None:
    if kind in INSTEAD and not game.options[f"{kind}s"]:
        kind, count = GROUND_FORCE, count * INSTEAD[kind]
    for _ in range(count):
        if takes(of(game), seat, kind, planet):
            place_units(game, seat, planet, kind, 1, how)
