"""What component actions place: units out of the reinforcements, and command tokens on or off the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.board import held_planets
from throneworld.ti4.cards.aims import Choose
from throneworld.ti4.cards.filters import takes
from throneworld.ti4.owning import flagship_in
from throneworld.ti4.state import NOBODY, SPACE, Place, Ti4State, of
from throneworld.ti4.steps.placing import PutUnit, is_demilitarized
from throneworld.ti4.steps.tokens import PlaceTokenOn
from throneworld.ti4.tables import INFANTRY, MECATOL_REX
from throneworld.ti4.units import left
from throneworld.ti4.verbs.tokens import TACTIC, spend_token, take_token_off
from throneworld.ti4.verbs.units import place_units

# Units


def place_of(target: Noun) -> Place:
    """A planet as it is, a system as its space area."""
    return SPACE[target] if isinstance(target, int) else target


def put(seat: int, kind: str, count: int, place: Place, how: str) -> list[PutUnit]:
    """So many units of a kind into one place, one after the other."""
    return [PutUnit(seat=seat, kind=kind, place=place, how=how)] * count


class PlaceThere(Effect, frozen=True):
    """Units of one kind, on the planet or into the system at which it is aimed."""

    kind: str = ""
    count: int = 1
    how: str = ""

    def run(self, game: Game) -> Step | None:
        game.do(*put(self.seat, self.kind, self.count, place_of(self.targets[0]), self.how))
        return None


class ChooseKind(Choose, frozen=True):
    """("kind", kind): which of several kinds of units is placed where the first target says."""

    prompt: ClassVar[str] = "choose_kind"
    verb: ClassVar[str] = "kind"
    kinds: tuple[str, ...] = ()

    def targets_there(self, state: Ti4State) -> Iterable[tuple[Noun, ...]]:
        place = place_of(self.targets[0])
        return [(kind,) for kind in self.kinds if takes(state, self.seat, kind, place)]


class PlaceKind(Effect, frozen=True):
    """Units of the kind that was chosen, as many as there are of that kind to be had."""

    counts: tuple[tuple[str, int], ...] = ()
    how: str = ""

    def run(self, game: Game) -> Step | None:
        kind = str(self.targets[1])
        game.do(*put(self.seat, kind, dict(self.counts)[kind], place_of(self.targets[0]), self.how))
        return None


class PlaceBesideFlagship(Effect, frozen=True):
    """A unit into the system of the player's flagship."""

    flagship: str = ""
    kind: str = ""

    def run(self, game: Game) -> Step | None:
        place = flagship_place(of(game), self.seat, self.flagship)
        return PutUnit(seat=self.seat, kind=self.kind, place=place, how=self.flagship)


def flagship_place(state: Ti4State, seat: int, flagship: str) -> Place:
    """Where a player has his flagship, or nothing."""
    places = state.units[seat]
    return next((place for place in places if flagship_in(state, flagship, place) == seat), "")


class PlaceOnMecatolRex(Effect, frozen=True):
    kind: str = ""
    how: str = ""

    def run(self, game: Game) -> Step | None:
        return PutUnit(seat=self.seat, kind=self.kind, place=MECATOL_REX, how=self.how)


class PlaceOnEachPlanet(Effect, frozen=True):
    """One infantry on every planet that the player controls."""

    how: str = ""

    def run(self, game: Game) -> Step | None:
        return PlaceOnEach(seat=self.seat, places=planets_with_room(of(game), self.seat), how=self.how)


def planets_with_room(state: Ti4State, seat: int) -> tuple[str, ...]:
    """The planets of a player on which infantry may be placed at all."""
    return tuple([planet for planet in held_planets(state, seat) if not is_demilitarized(state, planet)])


class PlaceOnEach(Decision, frozen=True):
    """One infantry into each of these places; he chooses where to begin, if the pieces may not last (RR 41.3).

    Where infantry stands another one needs no plastic piece.
    """

    rule: ClassVar[str] = "RR 41.3"
    prompt: ClassVar[str] = "place_on_each"
    places: tuple[Place, ...] = ()
    how: str = ""

    def run(self, game: Game) -> Step | None:
        state, seat = of(game), self.seat
        bare = tuple([each for each in self.places if not has_infantry(state, seat, each)])
        for place in self.places:
            if place not in bare:
                place_units(game, seat, place, INFANTRY, 1, self.how)
        if bare == self.places:
            return super().run(game) if bare and self.options(game, seat) else None
        return replace(self, places=bare)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [("place", INFANTRY, each) for each in self.places if left(state, seat, INFANTRY, each) > 0]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"how": self.how, "left": len(self.places)}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        place_units(game, seat, str(option[2]), INFANTRY, 1, self.how)
        return replace(self, places=tuple([each for each in self.places if each != option[2]]))
