"""What texts take from others: trade goods, and counters for a time (ruling 189)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from throneworld.imperium.effects.aims import Choose
from throneworld.imperium.effects.whom import CHOSEN, Verb
from throneworld.imperium.marks import GAME, mark
from throneworld.imperium.verbs.goods import give_trade_goods
from throneworld.imperium.verbs.tokens import STRATEGY, TACTIC, pool
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.ti3.deeds import TOOK_GOODS, note
from throneworld.ti3.effects.gaining import HALF_UP, Amount, amount_of
from throneworld.ti3.state import SET_ASIDE, Ti3State, of


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
        other, name = int(self.targets[0]), str(self.targets[1])
        if take_from_aside(game, other, name):
            pool(of(game), name)[other] += 1
            game.tell("counter_given_back", other, name)


def take_from_aside(game: Game, seat: int, name: str) -> bool:
    """One counter of a player that lies beside his sheet does so no more; false if there is none."""
    state = of(game)
    found = [each for each in state.marks if (each.kind, each.seat, each.subject) == (SET_ASIDE, seat, name)]
    if found:
        left = list(state.marks)
        left.remove(found[0])
        state.marks = tuple(left)
    return bool(found)


EVENTS: dict[str, tuple[str, ...]] = {
    "pool_named": ("seat", "pool"),
    "counter_set_aside": ("seat", "pool"),
    "counter_given_back": ("seat", "pool"),
}
