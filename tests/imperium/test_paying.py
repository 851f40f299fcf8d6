"""What trade goods are worth, and how a player pays without waste."""

from __future__ import annotations

import pytest

from tests.imperium.scene import RED, Tiny
from throneworld.imperium.paying import INFLUENCE, RESOURCES, goods_worth, least_waste, sources


@pytest.mark.parametrize(("goods", "dear", "worth"), [(3, 0, 3), (3, 2, 5), (3, 3, 6), (1, 3, 2), (0, 2, 0)])
def test_a_dear_trade_good_is_worth_two(goods: int, dear: int, worth: int) -> None:
    assert goods_worth(Tiny().state, RED, RESOURCES, goods, dear) == worth


@pytest.mark.parametrize("currency", [RESOURCES, INFLUENCE])
def test_of_ways_that_give_up_as_much_the_first_is_taken(currency: str) -> None:
    """Planets of the same worth are exhausted in the order in which they were taken."""
    scene = Tiny()
    for planet in ("blue", "red"):
        scene.state.control[planet] = RED
    (first, pays, _), (second, *_) = sources(scene.state, RED, currency)
    assert (first, second) == ("blue", "red")
    assert least_waste(scene.state, RED, pays, currency) == (("blue",), 0)
