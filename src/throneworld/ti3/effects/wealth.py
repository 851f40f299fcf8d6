"""Natural Wealth: trade goods that lie on planets, and in space, to be taken one at a time (ruling 141)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import seats_with_ships
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.moments import stops_of
from throneworld.ti3.nouns import PLACE
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.tables import TILE, VOID

WEALTH = "natural_wealth"
DONE: Option = ("done",)


def put_wealth(game: Game, place: Place, number: int) -> None:
    """It adds to what lies there."""
    state = of(game)
    state.goods_on[place] = state.goods_on.get(place, 0) + number
    game.tell("goods_put_on", place, number)


class PutWealth(Verb, frozen=True):
    """So many trade goods onto each planet that was chosen."""

    amount: int = 0

    def run(self, game: Game) -> None:
        for planet in map(str, self.targets):
            put_wealth(game, planet, self.amount)


def natural_wealth(state: Ti3State) -> list[Place]:
    """Where such goods lie; those among the wrecks of a void have a rule of their own."""
    return [each for each in state.goods_on if each in SYSTEM and TILE[SYSTEM[each]].kind != VOID]


def taker_of(state: Ti3State, place: Place) -> int:
    """Who takes what lies there: who controls the planet; in space the only player with ships there."""
    if place not in AREAS:
        return state.control.get(place, NOBODY)
    there = seats_with_ships(state, SYSTEM[place])
    return there[0] if len(there) == 1 else NOBODY


def wealth_of(state: Ti3State, seat: int, occasion: Occasion) -> list[Place]:
    """Where a player may take something: in the system of his action, or wherever he has it."""
    found = [place for place in natural_wealth(state) if taker_of(state, place) == seat]
    if "system" not in occasion.moment.places:
        return found
    return [place for place in found if SYSTEM[place] == occasion["system"]]


def holders(game: Game) -> Sequence[int]:
    state = of(game)
    takers = [taker_of(state, place) for place in natural_wealth(state)]
    return [seat for seat in dict.fromkeys(takers) if seat >= 0]


def something_lies_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    found = wealth_of(of(game), seat, occasion)
    return None if found else Refusal("SA-16.3.5", "no_wealth_there")


class TakeWealth(Aim, frozen=True):
    """One from each place, from as many of them as he likes."""

    rule: ClassVar[str] = "SA-16.3.5"
    prompt: ClassVar[str] = "take_wealth"
    verbs: ClassVar[tuple[str, ...]] = ("collect",)

    taken: tuple[Place, ...] = ()

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def _left(self, state: Ti3State, seat: int) -> list[Place]:
        return [place for place in wealth_of(state, seat, self.occasion) if place not in self.taken]

    def candidates(self, game: Game, seat: int) -> list[Option]:
        places: list[Option] = [("collect", place) for place in self._left(of(game), seat)]
        return [*places, DONE] if self.taken and places else places

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        key = "taken_from_there" if option[1] in self.taken else "no_wealth_there"
        return Refusal(self.rule, key, option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        state, place = of(game), str(option[1])
        state.goods_on[place] -= 1
        if not state.goods_on[place]:
            del state.goods_on[place]
        game.tell("goods_taken_from", seat, place)
        gain_trade_goods(game, seat, 1, WEALTH)
        following = replace(self, taken=(*self.taken, place))
        return following if following.candidates(game, seat) else None


LISTENERS: Declared = (
    *in_the_open(
        WEALTH,
        "tactical_action_end",
        stops_of("tactical_action_end"),
        both(it_concerns_me, something_lies_there),
        holders,
        (TakeWealth(),),
        rule="SA-16.3.5",
    ),
    *in_the_open(
        WEALTH,
        "status_refresh",
        stops_of("status_refresh"),
        something_lies_there,
        holders,
        (TakeWealth(),),
        rule="SA-16.3.5",
    ),
)
VERBS: Verbs = {"collect": (PLACE,)}
EVENTS: dict[str, tuple[str, ...]] = {
    "goods_put_on": ("planet", "amount"),
    "goods_taken_from": ("seat", "place"),
}
