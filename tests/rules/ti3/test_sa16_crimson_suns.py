"""SA-16.4: Crimson Suns."""

from __future__ import annotations

import pytest

import throneworld as tw
from tests.ti3.market import agree, partners
from tests.ti3.scene import Scene
from throneworld.imperium.board import held_planets
from throneworld.ti3.declarations import declare_war, declared, pay_for_battle
from throneworld.ti3.deeds import DESTROYED, SPACE_BATTLE, note
from throneworld.ti3.phases.housekeeping import Housekeeping
from throneworld.ti3.verbs.agreements import open_agreement

SOL, LETNEV, HACAN = 0, 1, 2


def suns(on: bool = True) -> Scene:
    return Scene("sol", "letnev", "hacan", crimson_suns="yes" if on else "no")


def lost(scene: Scene, seat: int, **ships: int) -> None:
    place, by = scene.place("space:lodor"), LETNEV if seat == SOL else SOL
    for kind, many in ships.items():
        note(scene.game, DESTROYED, by, kind, many, seat, place, "combat", SPACE_BATTLE)


def test_sa_16_4_1_war_is_declared_in_the_status_phase_for_1_influence() -> None:
    scene = suns()
    scene.put("sol", "jord", ground_force=1)
    scene.play(Housekeeping(seat=SOL))
    scene.refuses("sol", "declare_war", SOL, rule="SA-16.4.1", key="another")
    scene.choose("sol", "declare_war", LETNEV)
    assert declared(scene.state, SOL) == [LETNEV]
    assert len(scene.state.exhausted) == 1
    scene.refuses("sol", "declare_war", LETNEV, rule="SA-16.4.1", key="at_war_already")


def test_sa_16_4_1_not_without_influence_nor_without_the_option() -> None:
    scene = suns()
    scene.state.exhausted = tuple(held_planets(scene.state, SOL))
    scene.put("sol", "quann", ground_force=1)
    scene.play(Housekeeping(seat=SOL))
    scene.refuses("sol", "declare_war", LETNEV, rule="SA-16.4.1", key="not_enough_influence")
    plain = suns(on=False)
    plain.put("sol", "quann", ground_force=1)
    plain.play(Housekeeping(seat=SOL))
    plain.refuses("sol", "declare_war", LETNEV, rule="SA-16.4.1", key="without_crimson_suns")


@pytest.mark.parametrize(("attacker", "goods"), [(SOL, 2), (LETNEV, 1)])
def test_sa_16_4_2_and_16_4_3_half_for_the_attacker_a_quarter_for_the_defender(
    attacker: int, goods: int
) -> None:
    scene = suns()
    declare_war(scene.game, SOL, LETNEV)
    lost(scene, SOL, cruiser=1, destroyer=3)
    lost(scene, LETNEV, dreadnought=2)
    place = scene.place("space:lodor")
    pay_for_battle(scene.game, attacker, LETNEV if attacker == SOL else SOL, place, 0)
    assert scene.state.trade_goods == [goods, 0, 0]


def test_sa_16_4_4_and_ruling_216_a_declaration_breaks_the_agreement_of_hacan_too() -> None:
    scene = suns()
    agree(scene, ("sol", 1, 3), ("hacan", 1, 5))
    scene.play(Housekeeping(seat=SOL))
    scene.choose("sol", "declare_war", HACAN)
    assert partners(scene) == []
    assert scene.state.trade_goods == [2, 0, 1], "half each, rounded down, of what lay on their contracts"


def test_sa_16_4_4_an_agreement_ends_the_declarations_of_both() -> None:
    scene = suns()
    for one, other in ((SOL, LETNEV), (LETNEV, SOL), (SOL, HACAN)):
        declare_war(scene.game, one, other)
    open_agreement(scene.game, "sol:1", "letnev:1")
    assert [declared(scene.state, seat) for seat in (SOL, LETNEV)] == [[HACAN], []]


def test_sa_16_4_5_two_declarations_at_a_time() -> None:
    scene = Scene("sol", "letnev", "hacan", "norr", crimson_suns="yes")
    declare_war(scene.game, SOL, LETNEV)
    declare_war(scene.game, SOL, HACAN)
    scene.put("sol", "quann", ground_force=1)
    scene.play(Housekeeping(seat=SOL))
    scene.refuses("sol", "declare_war", 3, rule="SA-16.4.5", key="enough_wars")


def test_ruling_228_not_with_two_players() -> None:
    with pytest.raises(tw.BadSetup, match="not 2"):
        tw.new_game("ti3", seats=2, seed=1, options={"crimson_suns": "yes"})
