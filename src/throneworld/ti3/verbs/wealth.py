"""Trade goods that lie on a planet, or in the space of a system, until they are taken one at a time."""

from __future__ import annotations

from throneworld.imperium.edition import Place
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.game import Game
from throneworld.ti3.state import of

HOW = "natural_wealth"


def put_goods_on(game: Game, place: Place, number: int) -> None:
    """Added to what lies there (ruling 141)."""
    state = of(game)
    state.goods_on[place] = state.goods_on.get(place, 0) + number
    game.tell("goods_put_on", place, number)


def take_good_off(game: Game, seat: int, place: Place) -> None:
    state = of(game)
    left = state.goods_on.pop(place) - 1
    if left:
        state.goods_on[place] = left
    game.tell("good_taken_off", seat, place)
    gain_trade_goods(game, seat, 1, HOW)


EVENTS: dict[str, tuple[str, ...]] = {
    "goods_put_on": ("place", "amount"),
    "good_taken_off": ("seat", "place"),
}
