"""Units that are placed out of the reinforcements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import held_planets
from throneworld.imperium.effects.whom import CHOSEN, ME, Verb
from throneworld.imperium.placing import PlaceUnit, PutUnit, closed_refusal, elsewhere_refusal
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.effects.where import places
from throneworld.ti4.state import Place, Ti4State, of
from throneworld.ti4.tables import INFANTRY, LIMITS
from throneworld.ti4.units import INDEX, count, left


def put(seat: int, kind: str, count: int, place: Place, how: str) -> list[PutUnit]:
    """So many units of a kind into one place, one after the other."""
    return [PutUnit(seat=seat, kind=kind, place=place, how=how)] * count


class PlaceUnits(Verb, frozen=True):
    """Units of one kind, where there is only one place for them."""

    kind: str = ""
    count: int = 1
    where: str = CHOSEN

    def run(self, game: Game) -> None:
        for place in places(of(game), self, self.seat, self.where):
            game.do(*put(self.seat, self.kind, self.count, place, self.reason))


class PlaceAtChoice(Verb, frozen=True):
    """One unit, in a place of the player's choice among some."""

    kind: str = ""
    where: str = ""
    declinable: bool = False
    """Whether nobody is made to take one off the board for it, if none is left."""

    def run(self, game: Game) -> Step | None:
        state, seat = of(game), self.seat
        found = places(state, self, seat, self.where)
        scarce = self.declinable and all(left(state, seat, self.kind, place) <= 0 for place in found)
        return PlaceUnit(seat=seat, kinds=(self.kind,), places=found, how=self.reason, optional=scarce)


class PlaceOnEachPlanet(Verb, frozen=True):
    """One infantry on every planet that a player controls.

    Place infantry stands another one needs no plastic piece; if the pieces do not last for the rest he
    chooses the planets that get one.
    """

    whom: str = ME

    def run(self, game: Game) -> Step | None:
        if self.whom == ME:
            return self._place(game, self.seat)
        seats = self.seats(game, self.whom)
        game.do(*[replace(self, seat=seat, whom=ME) for seat in seats])
        return None

    def _place(self, game: Game, seat: int) -> Step | None:
        state = of(game)
        planets = planets_with_room(state, seat)
        bare = tuple([each for each in planets if not count(state, seat, each, INFANTRY)])
        pieces = free_pieces(state, seat, INFANTRY)
        for planet in planets:
            if planet not in bare or pieces >= len(bare):
                place_units(game, seat, planet, INFANTRY, 1, self.reason)
        if pieces >= len(bare):
            return None
        return PlaceWhilePiecesLast(seat=seat, places=bare, count=pieces, how=self.reason)


def planets_with_room(state: Ti4State, seat: int) -> tuple[str, ...]:
    """The planets of a player on which infantry may be placed at all."""
    return tuple(
        [
            planet
            for planet in held_planets(state, seat)
            if closed_refusal(state, seat, INFANTRY, planet) is None
        ]
    )


def free_pieces(state: Ti4State, seat: int, kind: str) -> int:
    """Plastic pieces that could begin a stack (RR 33.3, 41.3)."""
    return LIMITS[kind] - sum([1 for group in state.units[seat].values() if group[INDEX[kind]]])


class PlaceWhilePiecesLast(Decision, frozen=True):
    """One infantry each on some of these planets."""

    rule: ClassVar[str] = "RR 41.3"
    prompt: ClassVar[str] = "place_while_pieces_last"
    places: tuple[Place, ...] = ()
    count: int = 0
    how: str = ""

    def run(self, game: Game) -> Step | None:
        return super().run(game) if self.count > 0 and self.places else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("place", INFANTRY, each) for each in self.places]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"how": self.how, "left": self.count}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return elsewhere_refusal(of(game), seat, option, (INFANTRY,), self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        place_units(game, seat, str(option[2]), INFANTRY, 1, self.how)
        rest = tuple([each for each in self.places if each != option[2]])
        return replace(self, places=rest, count=self.count - 1)
