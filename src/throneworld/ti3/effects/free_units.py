"""Units that a text places out of the reinforcements; what has no place is lost (ruling 123)."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.placing import PutUnit
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.game import Game
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

    def run(self, game: Game) -> None:
        for planet in places_left(of(game), self.why, self.targets):
            place_as_far_as_possible(game, self.seat, planet, self.kind, self.count, self.reason)


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
