"""Units that players have to scuttle, of their own choice: so many, or as long as they have too much."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import members
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.production.supply import unit_cost, units_for_cost
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import BIG_SHIPS, FIGHTER, SHIPS, SPACE_DOCK, count, fleets, on_board
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.reasons import piece_refusal
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.steps.scuttling import ABOARD_IT, put_out, scuttle_unit, single_units
from throneworld.ti3.tables import GROUND_KINDS, PRODUCTION_WEIGHTS

NAMED = 3
"""The length of an option that names a unit, at least."""
FLEET, ARMY, ALL_UNITS = "fleet", "army", "all_units"
"""What is measured: the ships in a place, the ground units on it, or everything that a player has."""
MOST_SHIPS, MOST_WORTH, MOST_TROOPS = 10, 15, 8
MOST_OF_ALL, MOST_WEIGHT = 25, 20


class MustScuttle(Decision, frozen=True):
    """One unit after the other."""

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "must_scuttle"
    fewest: ClassVar[int] = 1
    verbs: ClassVar[tuple[str, ...]] = ("scuttle", ABOARD_IT)

    place: Place = ""
    """If given, only what is there."""
    why: str = ""

    def kinds_due(self, state: Ti3State) -> tuple[str, ...]:
        """Of which kinds one has to go now; none when it is enough."""
        return ()

    def following(self) -> Step:
        return self

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why, "place": self.place}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, kinds = of(game), self.kinds_due(of(game))
        places = [self.place] if self.place else list(state.units[seat])
        found = [option for place in places for option in single_units(state, seat, place)]
        return [option for option in found if option[1] in kinds]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if len(option) < NAMED:
            return Refusal(self.rule, "something_else_goes")
        kind, place = str(option[1]), str(option[2])
        if self.place not in ("", place) or kind not in self.kinds_due(of(game)):
            return Refusal(self.rule, "something_else_goes", (kind,))
        if option[0] == ABOARD_IT:
            return Refusal(self.rule, "no_unit_there", (kind, place))
        return piece_refusal(of(game), seat, place, kind, self.rule, option[3:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        kind, place = str(option[1]), str(option[2])
        if option[0] == ABOARD_IT:
            put_out(game, seat, place, kind, option[3:], self.why)
        else:
            scuttle_unit(game, seat, option, self.why)
        return self.following()


# So many


class ScuttleSome(Verb, frozen=True):
    """So many ships that are no Fighters, and half of all Fighters, rounded down."""

    amount: int = 0
    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            fighters = on_board(of(game), seat, FIGHTER) // 2
            game.do(
                ScuttleNumber(seat, why=self.reason, kinds=BIG_SHIPS, left=self.amount),
                ScuttleNumber(seat, why=self.reason, kinds=(FIGHTER,), left=fighters),
            )


class ScuttleNumber(MustScuttle, frozen=True):
    kinds: tuple[str, ...] = ()
    left: int = 0

    def kinds_due(self, state: Ti3State) -> tuple[str, ...]:
        return self.kinds if self.left else ()

    def following(self) -> Step:
        return replace(self, left=self.left - 1)


# As long as there is too much


class CutForces(Verb, frozen=True):
    """Each fleet and each army of every player."""

    def run(self, game: Game) -> None:
        state = of(game)
        for seat in self.seats(game, EACH):
            areas = [SPACE[system] for system in members(fleets(state, seat))]
            planets = [place for place in state.units[seat] if place not in AREAS]
            game.do(
                *[ScuttleExcess(seat, place, self.reason, FLEET) for place in areas],
                *[ScuttleExcess(seat, place, self.reason, ARMY) for place in planets],
            )


class CutAll(Verb, frozen=True):
    """All units of every player together."""

    def run(self, game: Game) -> None:
        for seat in self.seats(game, EACH):
            game.do(ScuttleExcess(seat, "", self.reason, ALL_UNITS))


class ScuttleExcess(MustScuttle, frozen=True):
    measure: str = ALL_UNITS

    def kinds_due(self, state: Ti3State) -> tuple[str, ...]:
        return MEASURES[self.measure](state, self.seat, self.place)


def _of_fleet(state: Ti3State, seat: int, place: Place) -> tuple[str, ...]:
    """At the prices that their owner pays (ruling 132)."""
    if sum([count(state, seat, place, kind) for kind in SHIPS]) > MOST_SHIPS:
        return SHIPS
    halves = sum([_price(state, seat, kind) * count(state, seat, place, kind) for kind in BIG_SHIPS])
    return BIG_SHIPS if halves > 2 * MOST_WORTH else ()


def _price(state: Ti3State, seat: int, kind: str) -> int:
    """Of one unit, in halves of a resource."""
    return 2 * unit_cost(state, seat, kind) // units_for_cost(state, seat, kind)


def _of_army(state: Ti3State, seat: int, place: Place) -> tuple[str, ...]:
    troops = sum([count(state, seat, place, kind) for kind in GROUND_KINDS])
    return GROUND_KINDS if troops > MOST_TROOPS else ()


def _of_all(state: Ti3State, seat: int, place: Place) -> tuple[str, ...]:
    """By what is printed; a dock takes no capacity, so it goes for its worth only."""
    numbers = {kind: on_board(state, seat, kind) for kind in state.edition.kinds}
    rows = {kind: state.edition.profile(state, seat, kind) for kind, many in numbers.items() if many}
    halves = sum([2 * row.cost * numbers[kind] // max(row.produced, 1) for kind, row in rows.items()])
    if halves > 2 * MOST_OF_ALL:
        return tuple([kind for kind, row in rows.items() if row.cost])
    weighed = [kind for kind in rows if kind != SPACE_DOCK]
    weight = sum([PRODUCTION_WEIGHTS.get(kind, 1) * numbers[kind] for kind in weighed])
    return tuple(weighed) if weight > MOST_WEIGHT else ()


MEASURES: dict[str, Callable[[Ti3State, int, Place], tuple[str, ...]]] = {
    FLEET: _of_fleet,
    ARMY: _of_army,
    ALL_UNITS: _of_all,
}
