"""Trade goods: gained, spent, given."""

from __future__ import annotations

from throneworld.imperium.marks import marks_of
from throneworld.imperium.state import Mark, of
from throneworld.kernel.game import Game

OWED = "goods_owed"
"""Mark: the next trade good that this player gains goes to the player who is the subject."""


def gain_trade_goods(game: Game, seat: int, amount: int, why: str) -> None:
    """One gain, however much it is; neighbours may have something to say to it."""
    if amount:
        of(game).trade_goods[seat] += amount
        game.tell("trade_goods_gained", seat, amount, why)
        _pay_debts(game, seat, amount)
        game.open("goods_gained", seat)


def _pay_debts(game: Game, seat: int, amount: int) -> None:
    """What is owed of it passes on at once, and is no gain of whoever has it then."""
    state = of(game)
    due = [each for each in marks_of(state, OWED) if each.seat == seat][:amount]
    for other in dict.fromkeys([int(each.subject) for each in due]):
        give_trade_goods(game, seat, other, sum([each.subject == other for each in due]), OWED)
    if due:
        left: list[Mark] = list(state.marks)
        for each in due:
            left.remove(each)
        state.marks = tuple(left)


def lose_trade_goods(game: Game, seat: int, amount: int, why: str) -> None:
    """Spent or taken away."""
    if amount:
        of(game).trade_goods[seat] -= amount
        game.tell("trade_goods_spent", seat, amount, why)


def give_trade_goods(game: Game, giver: int, taker: int, amount: int, why: str) -> None:
    if amount:
        state = of(game)
        state.trade_goods[giver] -= amount
        state.trade_goods[taker] += amount
        game.tell("trade_goods_given", giver, taker, amount, why)


EVENTS: dict[str, tuple[str, ...]] = {
    "trade_goods_gained": ("seat", "amount", "why"),
    "trade_goods_spent": ("seat", "amount", "why"),
    "trade_goods_given": ("seat", "other", "amount", "why"),
}
