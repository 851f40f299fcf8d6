"""SA-8.11.3: two political cards for one, at any time."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.imperium.paying import RESOURCES, Pay
from throneworld.ti3.phases.housekeeping import Housekeeping


def test_sa_8_11_3_two_political_cards_are_exchanged_for_one_at_any_time() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.politics("hacan", "mutiny", "repeal", "emperor")
    top = scene.state.agenda_deck[0]
    scene.put("sol", "space:lodor", cruiser=1)
    scene.play(Housekeeping(seat=0))
    assert scene.beside("hacan") == (
        ("trade_in", "mutiny", "repeal"),
        ("trade_in", "mutiny", "emperor"),
        ("trade_in", "repeal", "emperor"),
    )
    scene.refuses("hacan", "trade_in", "mutiny", "revote", rule="SA-8.11.3", key="card_not_in_hand")
    scene.choose("hacan", "trade_in", "mutiny", "emperor")
    assert scene.state.politics[2] == ("repeal", top)
    assert set(scene.state.agenda_discards) == {"mutiny", "emperor"}
    assert scene.asked == ["sol"] and scene.beside("hacan") == (("trade_in", "repeal", top),)


def test_sa_8_11_3_not_while_an_own_payment_is_half_done() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "saudor")
    scene.politics("sol", "mutiny", "repeal")
    scene.play(Pay(seat=0, amount=2, currency=RESOURCES, why="test"))
    assert scene.beside("sol") == ()
    scene.refuses("sol", "trade_in", "mutiny", "repeal", rule="table", key="finish_first")
