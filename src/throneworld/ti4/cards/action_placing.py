"""What component actions place: units out of the reinforcements, and command tokens on or off the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.verbs.tokens import TACTIC, spend_token, take_token_off
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.board import held_planets
from throneworld.ti4.cards.aims import Choose
from throneworld.ti4.cards.filters import takes
from throneworld.ti4.owning import flagship_in
from throneworld.ti4.reasons import kind_refusal, no_target
from throneworld.ti4.state import SPACE, Place, Ti4State, of
from throneworld.ti4.steps.limits import fleet_limit
from throneworld.ti4.steps.placing import PutUnit, elsewhere_refusal, is_demilitarized, placing_refusal
from throneworld.ti4.steps.tokens import PlaceTokenOn
from throneworld.ti4.tables import INFANTRY, LIMITS, MECATOL_REX
from throneworld.ti4.units import INDEX, count, left

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

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), place_of(self.targets[0])
        refusal = kind_refusal(kind, self.kinds, self.rule) or placing_refusal(of(game), seat, kind, place)
        return refusal or Refusal("RR 34.1", "fleet_full", (fleet_limit(of(game), seat),))


class PlaceKind(Effect, frozen=True):
    """Units of the kind that was chosen last, as many as it says for that kind."""

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
    """One infantry on every planet that the player controls.

    Where infantry stands another one needs no plastic piece; if the pieces do not last for the rest he
    chooses the planets that get one (RR 41.3).
    """

    how: str = ""

    def run(self, game: Game) -> Step | None:
        state, seat = of(game), self.seat
        planets = planets_with_room(state, seat)
        bare = tuple([each for each in planets if not count(state, seat, each, INFANTRY)])
        pieces = free_pieces(state, seat, INFANTRY)
        for planet in planets:
            if planet not in bare or pieces >= len(bare):
                place_units(game, seat, planet, INFANTRY, 1, self.how)
        if pieces >= len(bare):
            return None
        return PlaceWhilePiecesLast(seat=seat, places=bare, count=pieces, how=self.how)


def planets_with_room(state: Ti4State, seat: int) -> tuple[str, ...]:
    """The planets of a player on which infantry may be placed at all."""
    return tuple([planet for planet in held_planets(state, seat) if not is_demilitarized(state, planet)])


def free_pieces(state: Ti4State, seat: int, kind: str) -> int:
    """Plastic pieces that could begin a stack (RR 33.3, 41.3)."""
    return LIMITS[kind] - sum([1 for group in state.units[seat].values() if group[INDEX[kind]]])


def gets_infantry_somewhere(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A condition: one infantry at least could be placed on a planet of his."""
    state = of(game)
    planets = planets_with_room(state, seat)
    fine = any(left(state, seat, INFANTRY, planet) > 0 for planet in planets)
    return None if fine else no_target("RR 21.3", "sought_planet", "mine", "takes_infantry")


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

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple(self.candidates(game, seat))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"how": self.how, "left": self.count}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), str(option[2])
        refusal = kind_refusal(kind, (INFANTRY,), self.rule)
        return refusal or elsewhere_refusal(of(game), seat, kind, place, self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        place_units(game, seat, str(option[2]), INFANTRY, 1, self.how)
        rest = tuple([each for each in self.places if each != option[2]])
        return replace(self, places=rest, count=self.count - 1)


# Command tokens


class LoseTacticToken(Effect, frozen=True):
    """The player at whom it is aimed returns a token of his tactic pool."""

    why: str = ""

    def run(self, game: Game) -> Step | None:
        spend_token(game, int(self.targets[0]), TACTIC, self.why)
        return None


class TakeTokenOff(Effect, frozen=True):
    """One's own token, from the system that was named into the reinforcements."""

    def run(self, game: Game) -> Step | None:
        take_token_off(game, self.seat, int(self.targets[0]))
        return None


class PlaceTokenOfAnother(Effect, frozen=True):
    """A token of the player who was named last, into the system that was named first (RR 30.2)."""

    def run(self, game: Game) -> Step | None:
        system, other = self.targets
        return PlaceTokenOn(seat=int(other), system=int(system))
