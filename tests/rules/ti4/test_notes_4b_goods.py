"""Rulings 20 and 21: what Pillage follows, and who replenishes commodities."""

from __future__ import annotations

from tests.ti4.market import approach, is_over, market, offer
from tests.ti4.scene import Scene
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.strategic.trade import Replenish
from throneworld.ti4.tables import MECATOL_REX

PASS = ("pass",)
PILLAGE = (("play", "pillage"), PASS)


def times_asked(scene: Scene) -> int:
    """How often the Mentak are asked before nobody is; they decline."""
    asked = 0
    while "mentak" in scene.asked and scene.prompt == "window":
        assert scene.options("mentak") == PILLAGE
        scene.choose("mentak", "pass")
        asked += 1
    return asked


# Pillage


def test_notes_4_20a_pillage_comes_once_for_all_that_one_instruction_gives() -> None:
    scene = market("sol", "mentak", "xxcha")
    scene.goods("sol", trade_goods=5)
    scene.play(StrategicAction(seat=0, card="trade"))
    assert scene.state.trade_goods == [8, 0, 0] and scene.options("mentak") == PILLAGE
    scene.choose("mentak", "play", "pillage")
    assert scene.state.trade_goods == [7, 1, 0]
    assert scene.ask().prompt == "who_replenishes"


def test_notes_4_20a_pillage_comes_for_every_gain_of_its_own() -> None:
    scene = market("sol", "mentak", "xxcha")
    scene.goods("sol", trade_goods=3)
    for _ in range(3):
        gain_trade_goods(scene.game, 0, 1, "test")
    scene.game.proceed()
    assert times_asked(scene) == 3


def test_notes_4_20b_pillage_follows_scavenge_for_each_planet() -> None:
    scene = market("saar", "mentak", "xxcha")
    scene.goods("saar", trade_goods=4)
    scene.play(GainControl(seat=0, planet="bereg"), GainControl(seat=0, planet="lirta_iv"))
    asked = 0
    while not scene.done:
        scene.choose("mentak", "play", "pillage")
        asked += 1
    assert asked == 2 and scene.state.trade_goods == [4, 2, 0]


def test_notes_4_20c_pillage_comes_once_for_each_side_of_a_finished_transaction() -> None:
    scene = market("sol", "letnev", "mentak")
    scene.put("mentak", 18, cruiser=1)
    scene.goods("sol", trade_goods=4)
    scene.goods("letnev", trade_goods=4)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 1))
    scene.choose("letnev", "accept")
    assert times_asked(scene) == 2


def test_notes_4_20c_pillage_does_not_follow_an_offer_that_was_declined() -> None:
    scene = market("sol", "mentak", "xxcha")
    scene.goods("sol", trade_goods=4)
    approach(scene)
    offer(scene, "sol", ("give_trade_goods", 1))
    scene.choose("mentak", "decline")
    assert is_over(scene)


def wealthy(*factions: str, **system: int) -> Scene:
    """Each of these players has a ship in a system, and nobody else is near."""
    scene = Scene(*factions)
    for faction, where in system.items():
        scene.put(faction, where, cruiser=1)
    return scene


ALPHA, BETA = 26, 25
"""Systems with a wormhole each."""


def test_notes_4_20e_pillage_reaches_the_ghosts_through_quantum_entanglement() -> None:
    scene = wealthy("mentak", "creuss", "sol", mentak=ALPHA, creuss=BETA, sol=BETA)
    scene.state.control.clear()
    gain_trade_goods(scene.game, 2, 5, "test")
    gain_trade_goods(scene.game, 1, 5, "test")
    scene.game.proceed()
    scene.choose("mentak", "play", "pillage")
    assert scene.done and scene.state.trade_goods == [1, 4, 5]


def test_notes_4_20e_pillage_reaches_mecatol_rex_while_the_lazax_gates_are_open() -> None:
    for active_system, asked in ((0, 0), (18, 1)):
        scene = wealthy("winnu", "mentak", "sol", winnu=18, mentak=ALPHA)
        scene.state.control = {MECATOL_REX: 2}
        scene.technologies("winnu", "lazax_gate_folding")
        scene.state.active_system = active_system
        gain_trade_goods(scene.game, 0, 5, "test")
        scene.game.proceed()
        assert times_asked(scene) == asked


def test_notes_4_20f_pillage_does_not_follow_replenished_commodities() -> None:
    scene = market("sol", "mentak", "xxcha")
    scene.goods("sol", trade_goods=5)
    scene.play(Replenish(seat=0))
    assert scene.done and scene.state.commodities[0] == 4


def test_notes_4_20f_pillage_takes_commodities_that_are_traded_for_no_gain_of_their_own() -> None:
    scene = market("sol", "letnev", "mentak")
    scene.put("mentak", 18, cruiser=1)
    scene.goods("sol", commodities=4)
    approach(scene)
    offer(scene, "sol", ("give_commodities", 4))
    scene.choose("letnev", "accept")
    assert scene.state.trade_goods == [0, 4, 0]
    assert times_asked(scene) == 1


# Trade, Trade Agreement


def test_notes_4_21a_the_chosen_replenish_in_their_turn_for_nothing_and_are_not_asked() -> None:
    scene = Scene("sol", "xxcha", "letnev", "jolnar")
    scene.note("xxcha", "trade_agreement", "letnev")
    scene.play(StrategicAction(seat=0, card="trade"))
    scene.choose("sol", "player", 2)
    scene.choose("sol", "done")
    assert scene.options("xxcha") == (("secondary", "trade"), PASS), "it is the first one's turn"
    assert scene.state.commodities == [4, 0, 0, 0]
    scene.choose("xxcha", "pass")
    scene.choose("xxcha", "play", "trade_agreement")
    assert scene.ask("jolnar").options == (("secondary", "trade"), PASS)
    assert scene.told("replenished") == [(0, 4), (2, 2)], "once, though they have nothing left"
    assert scene.state.strategy == [2, 2, 2, 2]


def test_notes_4_21b_trade_agreement_comes_when_its_owner_is_chosen_with_all_his_commodities() -> None:
    scene = Scene("sol", "xxcha", "letnev")
    scene.goods("xxcha", commodities=4)
    scene.note("letnev", "trade_agreement", "xxcha")
    scene.play(StrategicAction(seat=0, card="trade"))
    scene.choose("sol", "player", 1)
    scene.choose("sol", "done")
    assert scene.told("replenished")[-1] == (1, 0)
    assert scene.options("letnev") == (("play", "trade_agreement"), PASS)


def test_notes_4_21d_trade_agreement_is_no_gain_and_no_transaction_of_the_giver() -> None:
    scene = Scene("sol", "letnev", "mentak")
    scene.note("letnev", "trade_agreement", "sol")
    for faction in ("sol", "letnev", "mentak"):
        scene.put(faction, 22, cruiser=1)
    scene.goods("sol", trade_goods=5)
    scene.play(Replenish(seat=0))
    scene.choose("letnev", "play", "trade_agreement")
    scene.choose("mentak", "play", "pillage")
    assert scene.done and scene.state.trade_goods == [5, 3, 1]
