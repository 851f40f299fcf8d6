"""Goods that lie on places: whoever holds the place may take one at a time (ruling 141)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import seats_with_ships
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.moments import stops_of
from throneworld.ti3.nouns import PLACE
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.verbs.wealth import put_goods_on, take_good_off

WEALTH = "natural_wealth"
DONE: Option = ("done",)


class PutGoodsOnElected(Verb, frozen=True):
    """So many on the planet that was elected."""

    amount: int = 0

    def run(self, game: Game) -> None:
        put_goods_on(game, str(self.targets[0]), self.amount)


def holder_of(state: Ti3State, place: Place) -> int:
    """Who controls the planet; in space the only player with ships there."""
    if place not in AREAS:
        return state.control.get(place, NOBODY)
    there = seats_with_ships(state, SYSTEM[place])
    return there[0] if len(there) == 1 else NOBODY


def rich_places(state: Ti3State, seat: int) -> list[Place]:
    """Where goods lie that a player could take."""
    return [each for each in state.goods_on if each in SYSTEM and holder_of(state, each) == seat]


def rich_places_there(state: Ti3State, seat: int, occasion: Occasion) -> list[Place]:
    """In the system of the Tactical Action; all of them where planets are refreshed."""
    places = rich_places(state, seat)
    if occasion.moment == "status_refresh":
        return places
    mine = occasion["seat"] == seat
    return [each for each in places if mine and SYSTEM[each] == occasion["system"]]


class TakeWealth(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        places = tuple(rich_places_there(of(game), self.seat, self.occasion))
        if len(places) == 1:
            take_good_off(game, self.seat, places[0])
            return None
        return TakeGoodsOff(seat=self.seat, places=places)


class TakeGoodsOff(Decision, frozen=True):
    """One of each place, wherever he likes."""

    rule: ClassVar[str] = "SA-16.2.1"
    prompt: ClassVar[str] = "take_goods_off"
    verbs: ClassVar[tuple[str, ...]] = ("take_off",)
    places: tuple[Place, ...] = ()

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.places else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("take_off", place) for place in self.places], DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_goods_there")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        place = str(option[1])
        take_good_off(game, seat, place)
        return replace(self, places=tuple([each for each in self.places if each != place]))


def goods_lie_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    there = rich_places_there(of(game), seat, occasion)
    return None if there else Refusal("SA-16.2.1", "no_goods_there")


def holders(game: Game) -> Sequence[int]:
    state = of(game)
    if not state.goods_on:
        return ()
    held = {holder_of(state, each) for each in state.goods_on if each in SYSTEM}
    return [seat for seat in range(game.seats) if seat in held]


LISTENERS: Declared = tuple(
    clause
    for window in ("tactical_action_end", "status_refresh")
    for clause in in_the_open(
        WEALTH, window, stops_of(window), goods_lie_there, holders, (TakeWealth(),), rule="SA-16.2.1"
    )
)
VERBS: Verbs = {"take_off": (PLACE,)}
