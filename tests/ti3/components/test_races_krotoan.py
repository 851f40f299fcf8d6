"""The Krotoan Virus; votes and contracts are tested with the council and with trade."""

from __future__ import annotations

from tests.ti3.market import agree, negotiate, partners
from tests.ti3.scene import Scene
from tests.ti3.senate import forum, put_to_vote
from throneworld.imperium.effects.whom import EACH
from throneworld.ti3.council.votes import votes_of
from throneworld.ti3.deeds import DESTROYED
from throneworld.ti3.effects.trade import LearnFromOthers
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import Deed
from throneworld.ti3.steps.technology import GainTechnologies
from throneworld.ti3.strategic.technology import SecondaryTechnology

PLAYERS = ("krotoan", "sol", "letnev")
COUNTERS = [("gain", pool) for pool in ("tactic", "fleet", "strategy")]


def destroys(scene: Scene, owner: str, how: str = "combat") -> None:
    deed = Deed(DESTROYED, 0, ("cruiser", 1, scene.seat(owner), "1", how, "space_battle"))
    scene.state.deeds = (*scene.state.deeds, deed)


def ends_action(scene: Scene) -> None:
    scene.play(Turn(seat=0, stage="end_action"))


def test_krotoan_3_of_each_victim_a_counter_and_a_technology() -> None:
    scene = Scene(*PLAYERS)
    scene.technologies("krotoan", "hylar_v_laser")
    scene.technologies("sol", "hylar_v_laser", "antimass_deflectors", "xrd_transporters")
    destroys(scene, "sol")
    destroys(scene, "sol")
    ends_action(scene)
    scene.choose("krotoan", "gain", "tactic")
    scene.offers("krotoan", ("gain", "antimass_deflectors"), ("gain", "xrd_transporters"))
    scene.refuses("krotoan", "gain", "hylar_v_laser", rule="SA-10.1.1", key="technology_owned")
    scene.refuses("krotoan", "gain", "neural_motivator", rule="SA-10.2.2", key="not_theirs")
    scene.choose("krotoan", "gain", "xrd_transporters")
    assert scene.done
    assert scene.state.technologies[0] == ("hylar_v_laser", "xrd_transporters")
    assert scene.state.tactic[0] == 4


def test_krotoan_3_once_a_round_of_each_and_the_counter_even_without_a_technology() -> None:
    scene = Scene(*PLAYERS)
    destroys(scene, "sol", "bombardment")
    ends_action(scene)
    scene.choose("krotoan", "gain", "strategy")
    assert scene.done
    destroys(scene, "sol")
    ends_action(scene)
    assert scene.done


def test_krotoan_3_only_what_fell_by_combat_rolls_in_this_action() -> None:
    scene = Scene(*PLAYERS)
    destroys(scene, "letnev")
    scene.play(Turn(seat=0, stage="begin_action"))
    assert scene.prompt == "choose_action"
    destroys(scene, "sol", "ability")
    scene.game.stack = []
    ends_action(scene)
    assert scene.done
    assert scene.state.tactic[0] == 3


def test_krotoan_3_others_copy_nothing() -> None:
    scene = Scene("sol", "krotoan", "letnev")
    scene.technologies("krotoan", "hylar_v_laser")
    destroys(scene, "krotoan")
    ends_action(scene)
    assert scene.done


def test_krotoan_3_no_technology_is_bought_and_a_free_one_is_two_goods() -> None:
    scene = Scene(*PLAYERS)
    scene.goods("krotoan", 20)
    assert not SecondaryTechnology.is_offered(scene.game, 0)
    scene.goods("sol", 20)
    assert SecondaryTechnology.is_offered(scene.game, 1)
    scene.play(GainTechnologies(seat=0, left=3))
    assert scene.done
    assert scene.state.trade_goods[0] == 20
    scene.play(GainTechnologies(seat=0, left=1, free=True))
    assert scene.done
    assert (scene.state.trade_goods[0], scene.state.technologies[0]) == (22, ())


def test_krotoan_3_what_partners_teach_is_two_goods_too() -> None:
    scene = Scene(*PLAYERS)
    scene.technologies("sol", "hylar_v_laser")
    agree(scene, ("krotoan", 1, 0), ("sol", 1, 0))
    scene.play(LearnFromOthers(seat=0, teachers=(1,), why=EACH))
    assert scene.done
    assert (scene.state.trade_goods[0], scene.state.technologies[0]) == (2, ())


def test_krotoan_1_half_of_all_votes_rounded_up() -> None:
    scene = forum("krotoan", "sol", "letnev")
    for planets, votes in (((), 1), (("saudor",), 1), (("mecatol_rex",), 4)):
        scene.take("krotoan", *planets)
        assert votes_of(scene.state, 0) == votes, planets
    scene.state.voice = 0
    assert votes_of(scene.state, 0) == 7, "half of 2 + 6 + 5"
    assert votes_of(scene.state, 1) == 1, "others count in full"
    put_to_vote(scene, "seed_of_an_empire")
    scene.choose("krotoan", "vote", "seed_of_an_empire", "for")
    scene.refuses("krotoan", "votes", 8, rule="SA-9.5.4", key="not_so_many_votes")


def test_krotoan_2_one_contract_with_itself_and_nobody_is_asked() -> None:
    scene = Scene("sol", "krotoan", "letnev")
    negotiate(scene)
    scene.choose("sol", "decline")
    assert ("propose", 1, "krotoan:1") in scene.options("krotoan")
    scene.choose("krotoan", "propose", 1, "krotoan:1")
    assert partners(scene) == ["krotoan:1"]
    scene.choose("letnev", "decline")
    scene.refuses("sol", "propose", 0, "sol:1", rule="SA-11.2.2", key="needs_two_partners")
    scene.choose("sol", "decline")
    scene.refuses("krotoan", "propose", 1, "krotoan:2", rule="SA-11.2.4", key="enough_self_trades")
