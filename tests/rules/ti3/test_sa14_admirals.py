"""SA 14.7: Admirals; and the mercy that a Diplomat makes possible (14.5.6)."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR, Battlefield
from throneworld.imperium.modifiers import total
from throneworld.imperium.quantities import SHIPS_MOVE
from throneworld.ti3.verbs.agreements import open_agreement


def with_admiral(ship: str = "cruiser", damage: int = 0) -> Battlefield:
    scene = Battlefield("letnev", "sol", "hacan")
    scene.put("letnev", SAUDOR, **{ship: 1})
    scene.leader("letnev", "admiral", "saudor", ship)
    return scene


def test_sa_14_7_1_the_ship_with_an_admiral_rolls_one_die_more() -> None:
    scene = with_admiral()
    scene.put("letnev", SAUDOR, cruiser=1)
    scene.put("sol", SAUDOR, cruiser=1)
    scene.fight(1, 1, 1, 1)
    scene.choose("sol", "stay")
    assert scene.rolled == [(0, "combat", 1, 1, 1), (1, "combat", 1)]


def test_sa_14_7_1_a_damaged_ship_keeps_the_admirals_die() -> None:
    scene = Battlefield("letnev", "sol", "hacan")
    scene.put("letnev", SAUDOR, dreadnought=1)
    scene.leader("letnev", "admiral", "saudor", "dreadnought")
    scene.put("sol", SAUDOR, cruiser=1)
    scene.fight(1, 1, 1, 7, 1, 1, 1)
    scene.choose("sol", "stay")
    scene.choose("letnev", "sustain", "dreadnought", 0)
    scene.choose("sol", "stay")
    assert scene.rolled[0] == (0, "combat", 1, 1, 1) and scene.rolled[2] == (0, "combat", 1, 1)


def test_sa_14_7_1_not_in_the_barrage() -> None:
    scene = with_admiral("destroyer")
    scene.put("sol", SAUDOR, carrier=1, fighter=1)
    scene.fight(8, 8, 8, 8, 8, 8)
    scene.choose("sol", "stay")
    assert scene.rolled[:3] == [(0, "barrage", 8, 8), (0, "combat", 8, 8), (1, "combat", 8, 8)]


def test_sa_14_7_1_and_ruling_203_who_rolls_no_dice_gets_no_extra_die() -> None:
    scene = Battlefield("letnev", "sol", "hacan", board={(0, 0): "ion_storm"})
    scene.put("letnev", "space:ion_storm", cruiser=1)
    scene.put("sol", "space:ion_storm", carrier=1, fighter=1)
    scene.leader("sol", "admiral", "ion_storm", "fighter")
    scene.fight(7, 8)
    assert scene.rolled == [(0, "combat", 7), (1, "combat", 8)]


def test_sa_14_7_2_a_dreadnought_with_an_admiral_moves_farther() -> None:
    scene = with_admiral("dreadnought")
    (ship,) = scene.state.aboard[0][scene.place(SAUDOR)]
    assert total(scene.state, SHIPS_MOVE, 0, ship) == 1
    scene = with_admiral("cruiser")
    (ship,) = scene.state.aboard[0][scene.place(SAUDOR)]
    assert total(scene.state, SHIPS_MOVE, 0, ship) == 0


def test_sa_14_7_3_a_fleet_attacked_by_an_admiral_retreats_only_if_his_owner_allows_it() -> None:
    scene = with_admiral()
    scene.put("sol", SAUDOR, cruiser=1)
    scene.fight(1, 1, 1)
    scene.choose("sol", "retreat", scene.system("thibah"))
    scene.offers("letnev", ("yes",), ("no",))
    scene.choose("letnev", "no")
    assert scene.units("sol", SAUDOR) == {"cruiser": 1} and scene.state.on_board[1] == 0
    scene.rolls(1, 1, 1)
    scene.choose("sol", "retreat", scene.system("thibah"))
    scene.choose("letnev", "yes")
    assert scene.done and scene.units("sol", "space:thibah") == {"cruiser": 1}


def test_sa_14_7_3_a_fleet_with_an_admiral_of_its_own_asks_nobody() -> None:
    scene = with_admiral()
    scene.put("sol", SAUDOR, carrier=1)
    admiral = scene.leader("sol", "admiral", "saudor", "carrier")
    scene.fight(1, 1, 1, 1)
    scene.choose("sol", "retreat", scene.system("thibah"))
    assert scene.done and scene.units("sol", "space:thibah") == {"carrier": 1}
    assert scene.state.aboard[1][scene.place("space:thibah")][0].riders == (admiral,)


def test_sa_14_7_3_the_attackers_own_withdrawal_is_not_prevented() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.leader("letnev", "admiral", "saudor", "cruiser")
    scene.activate("sol", "thibah")
    scene.fight(1, 1, 1)
    scene.choose("sol", "withdraw", scene.system("thibah"))
    assert scene.done and scene.units("sol", "space:thibah") == {"cruiser": 1}


def test_sa_14_7_3_a_captive_admiral_does_nothing() -> None:
    scene = Battlefield()
    scene.sides({"cruiser": 1}, {"cruiser": 1})
    scene.leader("letnev", "admiral", "saudor", "cruiser", captor="sol")
    scene.fight(1, 1)
    scene.choose("letnev", "retreat", scene.system("thibah"))
    assert scene.done and scene.rolled == [(0, "combat", 1), (1, "combat", 1)]


def _mercy() -> Battlefield:
    scene = Battlefield()
    scene.sides({"destroyer": 2}, {"carrier": 1})
    scene.take("hacan", "saudor")
    scene.leader("hacan", "diplomat", "saudor")
    open_agreement(scene.game, "sol:1", "letnev:1")
    scene.fight(1, 1, 1)
    return scene


def test_sa_14_5_6_with_a_diplomat_there_the_attacker_may_let_the_defender_go() -> None:
    scene = _mercy()
    assert ("mercy", scene.system("thibah")) in scene.options("letnev")
    scene.refuses("letnev", "mercy", scene.system("saudor"), rule="SA-4.5.3", key="retreat_too_far")
    scene.choose("letnev", "mercy", scene.system("thibah"))
    scene.offers("sol", ("accept",), ("refuse",))
    scene.choose("sol", "accept")
    assert scene.done and scene.units("letnev", "space:thibah") == {"carrier": 1}
    assert scene.state.on_board[1] == 1 << scene.system("thibah")
    assert len(scene.state.agreements) == 1, "no hostile action"
    assert scene.won() == [(0, "attacker")]
    assert [deed.kind for deed in scene.state.deeds] == ["avoided_battle", "won"]


def test_sa_14_5_6_if_the_attacker_refuses_there_is_a_battle() -> None:
    scene = _mercy()
    scene.choose("letnev", "mercy", scene.system("thibah"))
    scene.choose("sol", "refuse")
    assert scene.prompt == "announce_retreat" and not scene.state.agreements


def test_sa_14_5_6_without_a_diplomat_nobody_is_asked() -> None:
    scene = Battlefield()
    scene.sides({"destroyer": 2}, {"carrier": 1})
    scene.fight()
    assert scene.prompt == "announce_retreat"
