"""What texts take from others: trade goods, and counters for a time (ruling 189)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.effects.aims import Choose
from throneworld.imperium.effects.whom import CHOSEN, ME, Verb
from throneworld.imperium.marks import GAME, mark
from throneworld.imperium.verbs.goods import give_trade_goods
from throneworld.imperium.verbs.tokens import POOLS, STRATEGY, TACTIC, pool
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.deeds import TOOK_GOODS, note
from throneworld.ti3.effects.due import DUE
from throneworld.ti3.effects.gaining import HALF_UP, Amount, amount_of
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.state import SET_ASIDE, Ti3State, of
from throneworld.ti3.trade.taking import DECLINE, TAKE


class TakeGoodsFrom(Verb, frozen=True):
    """Out of the trade goods area of another player."""

    amount: Amount = HALF_UP
    whom: str = CHOSEN

    def run(self, game: Game) -> None:
        for other in self.seats(game, self.whom):
            number = amount_of(of(game), other, self.amount)
            give_trade_goods(game, other, self.seat, number, self.reason)
            if number:
                note(game, TOOK_GOODS, self.seat, number, other)


COUNTER = re.compile(rf"\d+ ({'|'.join(POOLS)})")
"""What a record that keeps a counter looks like: whose it is, and out of which area."""
OTHERS = "others"
"""All opponents, in rotation order."""


class MayTakeGoods(Verb, frozen=True):
    """A player may take a good out of the area of each of some others, so many of them at most."""

    most: int = 1
    whom: str = ME
    origin: str = OTHERS

    def run(self, game: Game) -> None:
        origins = tuple(self.seats(game, self.origin))
        for seat in self.seats(game, self.whom):
            game.do(TakeFromSome(seat=seat, others=origins, left=self.most, why=self.reason))


class TakeFromSome(Decision, frozen=True):
    """One good after the other, each of another player."""

    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "take_from_some"
    verbs: ClassVar[tuple[str, ...]] = (TAKE,)
    others: tuple[int, ...] = ()
    left: int = 1
    why: str = ""

    def run(self, game: Game) -> Step | None:
        some = self.left and len(self.options(game, self.seat)) > 1
        return Decision.run(self, game) if some else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[(TAKE, other) for other in self.others], DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        there = option == DECLINE or of(game).trade_goods[int(option[1])]
        return None if there else Refusal(self.rule, "no_goods_there")

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "nothing_to_take")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DECLINE:
            return None
        other = int(option[1])
        note(game, TOOK_GOODS, seat, 1, other)
        give_trade_goods(game, other, seat, 1, self.why)
        left = tuple([each for each in self.others if each != other])
        return replace(self, others=left, left=self.left - 1)


class ChooseTheirPool(Choose, frozen=True):
    """("from", pool): from which area of the player who was chosen a counter is taken."""

    prompt: ClassVar[str] = "choose_their_pool"
    verb: ClassVar[str] = "from"
    pools: tuple[str, ...] = (TACTIC, STRATEGY)

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return [(name,) for name in self.pools]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        name = str(option[1])
        there = pool(of(game), name)[int(self.targets[0])]
        return None if there else Refusal(self.rule, "empty_pool", (name,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_from_this_area", (option[1],))

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("pool_named", self.seat, *target)


class SetCounterAside(Verb, frozen=True):
    """A counter of the player who was chosen, out of the area that was: it lies beside his sheet."""

    def run(self, game: Game) -> None:
        other, name = int(self.targets[0]), str(self.targets[1])
        pool(of(game), name)[other] -= 1
        mark(game, SET_ASIDE, seat=other, subject=name, until=GAME)
        game.tell("counter_set_aside", other, name)


class GiveCounterBack(Verb, frozen=True):
    """Into the area from which it was taken."""

    def run(self, game: Game) -> None:
        give_back(game, int(self.targets[0]), str(self.targets[1]))


def give_back(game: Game, other: int, name: str) -> None:
    if take_from_aside(game, other, name):
        pool(of(game), name)[other] += 1
        game.tell("counter_given_back", other, name)


def give_all_back(game: Game, seat: int) -> None:
    """Counters of others that a player who leaves the game has set aside do not wait for him."""
    due = [each for each in of(game).marks if each.seat == seat and each.kind.startswith(DUE)]
    for other, name in [str(each.subject).split() for each in due if COUNTER.fullmatch(str(each.subject))]:
        give_back(game, int(other), name)


def take_from_aside(game: Game, seat: int, name: str) -> bool:
    """One counter of a player that lies beside his sheet does so no more; false if there is none."""
    state = of(game)
    found = [each for each in state.marks if (each.kind, each.seat, each.subject) == (SET_ASIDE, seat, name)]
    if found:
        left = list(state.marks)
        left.remove(found[0])
        state.marks = tuple(left)
    return bool(found)


SELECTORS: dict[str, Callable[..., Sequence[int]]] = {
    OTHERS: lambda game, effect: opponents_in_rotation(of(game), effect.seat),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "pool_named": ("seat", "pool"),
    "counter_set_aside": ("seat", "pool"),
    "counter_given_back": ("seat", "pool"),
}
