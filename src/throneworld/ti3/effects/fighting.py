"""What texts do in a fight: to hits, to units that fight, for one side or both."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from throneworld.imperium.combat.casualties import cancel_hits
from throneworld.imperium.combat.combatants import by_level
from throneworld.imperium.combat.sustaining import levels_sustained
from throneworld.imperium.combat.targets import Doomed
from throneworld.imperium.conditions import sides
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import ME, OPPONENT, Verb
from throneworld.imperium.units import PDS, count, left
from throneworld.imperium.verbs.units import damage_unit, place_units
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.tables import PDS_PER_PLANET
from throneworld.ti3.tactical.sinking import sink

BOTH_SIDES = "both_sides"
"""Both sides of a fight, of which one may be nobody's units."""


def place_of_fight(occasion: Occasion) -> Place:
    """The planet or the space area that an occasion is about."""
    facts = occasion.moment.places
    if "planet" in facts:
        return str(occasion["planet"])
    return str(occasion["place"]) if "place" in facts else SPACE[int(occasion["system"])]


class CancelHits(Verb, frozen=True):
    """Up to so many of the hits that are about to be assigned."""

    number: int = 1

    def run(self, game: Game) -> None:
        cancel_hits(game, self.occasion, self.number)


class PlaceInFight(Verb, frozen=True):
    """Free units where it is fought, as far as pieces and the planet allow (ruling 123)."""

    kind: str = ""
    number: int = 1
    whom: str = ME

    def run(self, game: Game) -> None:
        place = place_of_fight(self.occasion)
        for seat in self.seats(game, self.whom):
            number = min(self.number, room_for(of(game), seat, self.kind, place))
            place_units(game, seat, place, self.kind, number, self.reason)


def room_for(state: Ti3State, seat: int, kind: str, place: Place) -> int:
    """How many units of a kind a player could place there: pieces, and two PDS on a planet."""
    room = left(state, seat, kind, place)
    return min(room, PDS_PER_PLANET - count(state, seat, place, kind)) if kind == PDS else room


class HitEach(Verb, frozen=True):
    """Each unit of a kind takes a hit: it is damaged, or destroyed if it can take no more."""

    kind: str = ""
    whom: str = OPPONENT

    def run(self, game: Game) -> None:
        for side in self.seats(game, self.whom):
            hit_each(game, side, self.kind, place_of_fight(self.occasion), self.reason, self.seat)


def hit_each(game: Game, side: int, kind: str, place: Place, how: str, by: int) -> None:
    state = of(game)
    levels = by_level(state, side, (kind, place, count(state, side, place, kind)))
    bears, doomed = levels_sustained(state, side, kind, place), list[Doomed]()
    for level in reversed(range(len(levels))):
        if level >= bears:
            doomed += [(kind, place, level)] * levels[level]
        else:
            for _ in range(levels[level]):
                damage_unit(game, side, place, kind, level + 1)
    sink(game, side, place, doomed, how, by)


SELECTORS: dict[str, Callable[..., Sequence[int]]] = {
    BOTH_SIDES: lambda game, effect: [int(side) for side in sides(effect.occasion)],
}
