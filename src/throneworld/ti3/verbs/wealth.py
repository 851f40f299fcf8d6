"""Trade goods that lie on a planet, or in space, until somebody takes them (ruling 141)."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.game import Game
from throneworld.ti3.state import of
from throneworld.ti3.verbs.agreements import take_off_contract

WEALTH = "natural_wealth"


def put_wealth(game: Game, place: Place, number: int) -> None:
    """Added to what lies there already."""
    state = of(game)
    state.goods_on[place] = state.goods_on.get(place, 0) + number
    game.tell("goods_put_on", place, number)


def take_wealth(game: Game, seat: int, place: Place) -> None:
    """One trade good of those that lie there."""
    take_off_contract(game, place, 1)
    game.tell("wealth_taken", seat, place)
    gain_trade_goods(game, seat, 1, WEALTH)


EVENTS: dict[str, tuple[str, ...]] = {
    "goods_put_on": ("planet", "amount"),
    "wealth_taken": ("seat", "place"),
}
