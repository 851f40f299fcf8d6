"""Action cards about trade agreements."""

from __future__ import annotations

from tests.ti3.playing_cards import PASS
from tests.ti3.scene import Scene
from throneworld.ti3.phases.housekeeping import break_agreement
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.strategic.trade import CollectGoods
from throneworld.ti3.verbs.agreements import agreement_between, open_agreement

HACAN, LETNEV, WINNU = 0, 1, 2


def table(race: str, *cards: str) -> Scene:
    scene = Scene("hacan", "letnev", "winnu")
    scene.hold(race, *cards)
    return scene


# Ruinous Tariffs


def taxed() -> Scene:
    """Winnu may tax Letnev, who have goods of their own and more on the contract."""
    scene = table("winnu", "ruinous_tariffs")
    open_agreement(scene.game, "letnev:1", "winnu:1")
    scene.state.goods_on = {"winnu:1": 4}
    scene.goods("letnev", 1)
    return scene


def test_ruinous_tariffs_take_half_of_a_partner_who_has_collected() -> None:
    scene = taxed()
    scene.play(CollectGoods(seat=LETNEV))
    scene.offers("winnu", ("play", "ruinous_tariffs"), PASS)
    scene.choose("winnu", "play", "ruinous_tariffs")
    assert scene.done and scene.state.trade_goods == [0, 2, 3]


def test_ruinous_tariffs_need_an_agreement_and_goods_from_trade() -> None:
    scene = taxed()
    scene.play(CollectGoods(seat=WINNU))
    assert scene.done, "nobody taxes himself"
    scene = taxed()
    break_agreement(scene.game, LETNEV, "winnu:1")
    assert scene.done
    open_agreement(scene.game, "letnev:1", "hacan:1")
    scene.state.goods_on = {"hacan:1": 4}
    scene.play(CollectGoods(seat=LETNEV))
    assert scene.done, "Winnu are no partner any more"


# Master of Trade


def ending(card: bool = True) -> Scene:
    """Winnu end their turn."""
    scene = table("winnu", *(["master_of_trade"] if card else []))
    open_agreement(scene.game, "letnev:1", "winnu:1")
    scene.play(Turn(seat=WINNU, stage="own_end"))
    return scene


def test_master_of_trade_opens_agreements_and_puts_goods_on_the_new_ones() -> None:
    scene = ending()
    scene.offers("winnu", ("play", "master_of_trade"), PASS)
    scene.choose("winnu", "play", "master_of_trade")
    scene.refuses("winnu", "propose", LETNEV, "winnu:2", "letnev:2", rule="SA-11.2.4", key="agreement_stands")
    scene.choose("winnu", "propose", HACAN, "winnu:2", "hacan:1")
    scene.offers("hacan", ("accept",), ("refuse",))
    scene.choose("hacan", "accept")
    assert scene.asked == ["hacan"] and scene.prompt == "propose_agreement"
    scene.choose("hacan", "propose", LETNEV, "hacan:2", "letnev:2")
    scene.choose("letnev", "accept")
    assert scene.asked == ["winnu"], "Hacan need leave as well"
    scene.choose("winnu", "accept")
    while scene.prompt == "propose_agreement":
        scene.choose(scene.asked[0], "decline")
    assert scene.done and scene.state.trade_goods == [0, 0, 1]
    on = scene.state.goods_on
    assert on == {"winnu:2": 1, "hacan:1": 3, "hacan:2": 3, "letnev:2": 1}, "nothing on the old one"


def test_master_of_trade_may_refuse_his_leave() -> None:
    scene = ending()
    scene.choose("winnu", "play", "master_of_trade")
    scene.choose("winnu", "decline")
    scene.choose("hacan", "propose", LETNEV, "hacan:2", "letnev:2")
    scene.choose("letnev", "accept")
    scene.choose("winnu", "refuse")
    assert agreement_between(scene.state, HACAN, LETNEV) is None


def test_master_of_trade_is_for_the_end_of_ones_own_turn() -> None:
    scene = table("letnev", "master_of_trade")
    scene.play(Turn(seat=WINNU, stage="own_end"))
    assert scene.done
