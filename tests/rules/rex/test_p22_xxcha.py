"""What the rulebook adds about the advantages of the Xxcha (Rex p.22)."""

import pytest

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import ARENA, plan
from throneworld.rex.board import controller
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.collection import CollectionPhase
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.phases.movement import MovementStep
from throneworld.rex.state import CASUALTIES, NOBODY
from throneworld.rex.tables import COUNCIL

# Two commands in one battle


@pytest.mark.parametrize("first", ["jol_nar", "xxcha", "letnev"])
def test_p22_10_the_xxcha_command_comes_before_the_jol_nar_one(first: str) -> None:
    scene = Scene("jol_nar", "xxcha", "letnev")
    scene.first(first)
    scene.place("jol_nar", ARENA, 2)
    scene.place("xxcha", ARENA, 2)
    scene.play(BattlePhase())
    scene.choose("xxcha", "done")
    assert scene.asked == ["xxcha"]
    scene.choose("xxcha", "play", "xxcha_command")
    scene.choose("xxcha", "title", "mercenaries")
    assert scene.asked == ["jol_nar"]
    scene.choose("jol_nar", "play", "jolnar_command")
    scene.choose("jol_nar", "element", "number")
    assert scene.asked == ["xxcha"]
    scene.choose("xxcha", "dial", 1)
    assert scene.prompt == "battle_plan"


def test_p22_10_also_when_both_command_for_allies() -> None:
    scene = Scene("jol_nar", "letnev", "xxcha", "sol")
    scene.ally("jol_nar", "letnev")
    scene.ally("xxcha", "sol")
    scene.place("letnev", ARENA, 2)
    scene.place("sol", ARENA, 2)
    scene.play(BattlePhase())
    assert (scene.asked, scene.options("xxcha")[0]) == (["xxcha"], ("play", "xxcha_command_ally"))
    scene.choose("xxcha", "pass")
    assert (scene.asked, scene.options("jol_nar")[0]) == (["jol_nar"], ("play", "jolnar_command_ally"))


def test_p22_10_a_forbidden_title_is_no_answer_to_jol_nar() -> None:
    scene = Scene("jol_nar", "sol", "xxcha", "letnev", "lazax")
    scene.ally("jol_nar", "xxcha", "sol")
    scene.hand("letnev", "energy_rifle", "mercenaries")
    scene.place("sol", ARENA, 2)
    scene.place("letnev", ARENA, 2)
    scene.play(BattlePhase())
    scene.choose("xxcha", "play", "xxcha_command_ally")
    scene.choose("xxcha", "title", "energy_rifle")
    scene.choose("jol_nar", "play", "jolnar_command_ally")
    scene.choose("jol_nar", "element", "attack")
    assert scene.options("letnev") == [("none",), ("card", "mercenaries")]
    assert scene.refusal("letnev", "card", "energy_rifle") == ("Rex p.22", "title_forbidden")


# Flipping


def test_p22_11_units_that_share_a_space_must_show_the_same_side() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.place("xxcha", "iaf_hq", 2, facedown=3)
    scene.play(BattlePhase())
    assert scene.prompt == "flip"
    assert scene.options("xxcha") == [("facedown", "iaf_hq"), ("faceup", "iaf_hq")]
    assert scene.refusal("xxcha", "done") == ("Rex p.22", "mixed_sides")


@pytest.mark.parametrize(("side", "force"), [("facedown", (0, 0, 5)), ("faceup", (5, 0, 0))])
def test_p22_11_they_are_turned_all_together(side: str, force: tuple[int, int, int]) -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.place("xxcha", "iaf_hq", 2, facedown=3)
    scene.play(BattlePhase())
    scene.choose("xxcha", side, "iaf_hq")
    assert scene.force("xxcha", "iaf_hq") == force
    assert scene.done


def test_p22_11_units_in_different_spaces_may_show_different_sides() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.place("xxcha", "iaf_hq", 2)
    scene.place("xxcha", "hall_of_records", 3)
    scene.place("xxcha", "embassy_quarters", 0, facedown=1)
    scene.play(BattlePhase())
    assert scene.options("xxcha") == [
        ("done",),
        ("facedown", "iaf_hq"),
        ("faceup", "embassy_quarters"),
        ("facedown", "hall_of_records"),
    ]
    scene.choose("xxcha", "facedown", "iaf_hq")
    scene.choose("xxcha", "done")
    assert scene.force("xxcha", "iaf_hq") == (0, 0, 2)
    assert scene.force("xxcha", "hall_of_records") == (3, 0, 0)
    assert scene.force("xxcha", "embassy_quarters") == (0, 0, 1)


# What facedown units do not do, and what still happens to them


def test_p22_12_facedown_units_do_not_control_a_space() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.place("xxcha", "imperial_palace", 0, facedown=5)
    assert controller(scene.state, "imperial_palace") == NOBODY
    scene.place("sol", "imperial_palace", 1)
    assert controller(scene.state, "imperial_palace") == scene.seat("sol")
    assert [player["strongholds"] for player in scene.view()["players"]] == [0, 1, 0]


def test_p22_12_facedown_units_do_not_fight() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.place("xxcha", ARENA, 4)
    scene.place("sol", ARENA, 3)
    scene.play(BattlePhase())
    scene.choose("xxcha", "facedown", ARENA)
    assert scene.done
    assert scene.events("battle_begins") == []
    assert (scene.force("xxcha", ARENA), scene.units("sol", ARENA)) == ((0, 0, 4), 3)


def test_p22_12_a_battle_of_others_leaves_facedown_units_alone() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.place("xxcha", ARENA, 0, facedown=4)
    scene.place("sol", ARENA, 3)
    scene.place("letnev", ARENA, 2)
    scene.play(BattlePhase())
    scene.choose("xxcha", "done")
    plan(scene, "sol", 3, "sol_5")
    plan(scene, "letnev", 0, "letnev_1")
    assert scene.done
    assert scene.force("xxcha", ARENA) == (0, 0, 4)


def test_p22_12_facedown_units_collect_nothing() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.place("xxcha", ARENA, 0, facedown=4)
    scene.place("sol", ARENA, 1)
    scene.ground(ARENA, 8)
    scene.play(CollectionPhase())
    assert scene.events("influence_collected") == [(1, ARENA, 2)]
    assert scene.state.ground == {ARENA: 6}


def test_p22_12_facedown_units_are_bombarded() -> None:
    scene = Scene("xxcha", "sol", "letnev", fleet=18)
    scene.place("xxcha", "tarraguth_slums", 0, facedown=4)
    scene.place("xxcha", "mecatol_power_north", 0, facedown=2)
    scene.stack_bombardment_deck(1)
    scene.play(BombardmentPhase())
    assert scene.units("xxcha", "tarraguth_slums") == 0
    assert scene.force("xxcha", "mecatol_power_north") == (0, 0, 2)
    assert scene.force("xxcha", CASUALTIES) == (4, 0, 0)


def test_p22_12_facedown_units_are_struck_by_sol_offensives() -> None:
    scene = Scene("xxcha", "hacan", "letnev")
    scene.place("xxcha", ARENA, 0, facedown=4)
    scene.discard_influence("lost_archives")
    scene.stack_influence_deck("sol_offensive_1", "public_support")
    scene.play(InfluencePhase())
    assert scene.force("xxcha", CASUALTIES) == (4, 0, 0)


def test_p22_13_facedown_units_move_like_others() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.place("xxcha", "imperial_palace", 0, facedown=4)
    scene.play(MovementStep(seat=0))
    scene.choose("xxcha", "from", "imperial_palace")
    assert ("to", COUNCIL) in scene.options("xxcha")
    scene.choose("xxcha", "to", COUNCIL)
    assert scene.options("xxcha") == [("facedown", count) for count in (1, 2, 3, 4)]
    scene.choose("xxcha", "facedown", 3)
    assert scene.force("xxcha", COUNCIL) == (0, 0, 3)
    assert scene.force("xxcha", "imperial_palace") == (0, 0, 1)


def test_p22_13_faceup_units_join_facedown_ones_without_turning() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.place("xxcha", "imperial_palace", 2)
    scene.place("xxcha", "embassy_quarters", 0, facedown=4)
    scene.play(MovementStep(seat=0))
    scene.choose("xxcha", "from", "imperial_palace")
    scene.choose("xxcha", "to", "embassy_quarters")
    scene.choose("xxcha", "units", 2)
    assert scene.force("xxcha", "embassy_quarters") == (2, 0, 4)


@pytest.mark.parametrize(("units", "facedown", "price"), [(0, 3, 2), (3, 0, 4)])
def test_p22_13_facedown_units_do_not_raise_the_price_of_deploying(
    units: int, facedown: int, price: int
) -> None:
    scene = Scene("xxcha", "jol_nar", "letnev")
    scene.place("xxcha", ARENA, units, facedown=facedown)
    scene.influence("letnev", 5)
    scene.play(DeploymentStep(seat=2))
    scene.choose("letnev", "deploy", ARENA)
    scene.choose("letnev", "units", 2)
    assert scene.has("letnev") == 5 - price


def test_p22_13_cards_ignore_facedown_units() -> None:
    scene = Scene("xxcha", "sol", "letnev")
    scene.hand("xxcha", "graviton_negator")
    scene.place("xxcha", "imperial_palace", 0, facedown=3)
    scene.play(BattlePhase())
    assert scene.prompt == "flip"


def test_p22_14_facedown_units_are_not_turned_up_beside_an_ally() -> None:
    scene = Scene("xxcha", "sol", "letnev", "lazax", facedown_coexist=True)
    scene.ally("xxcha", "sol")
    scene.place("xxcha", "imperial_palace", 0, facedown=3)
    scene.place("xxcha", "iaf_hq", 0, facedown=2)
    scene.place("sol", "imperial_palace", 2)
    scene.play(BattlePhase())
    assert scene.options("xxcha") == [("done",), ("faceup", "iaf_hq")]
    assert scene.refusal("xxcha", "faceup", "imperial_palace") == ("Rex p.22", "ally_present")


def test_p22_14_not_even_in_the_council() -> None:
    scene = Scene("xxcha", "sol", "letnev", "lazax")
    scene.ally("xxcha", "sol")
    scene.place("xxcha", COUNCIL, 0, facedown=3)
    scene.place("letnev", COUNCIL, 1)
    scene.play(BattlePhase())
    assert scene.options("xxcha") == [("done",), ("faceup", COUNCIL)]
    scene.place("sol", COUNCIL, 2)
    scene.play(BattlePhase())
    assert scene.done, "p.22 keeps them facedown"
    assert scene.force("xxcha", COUNCIL) == (0, 0, 3)


def test_p22_14_in_the_council_those_that_show_both_sides_beside_an_ally_are_turned_facedown() -> None:
    scene = Scene("xxcha", "sol", "letnev", "lazax")
    scene.ally("xxcha", "sol")
    scene.place("xxcha", COUNCIL, 1, facedown=3)
    scene.place("sol", COUNCIL, 2)
    scene.play(BattlePhase())
    assert scene.force("xxcha", COUNCIL) == (0, 0, 4), "they have to show the same side"


def test_p22_14_beside_an_enemy_they_are() -> None:
    scene = Scene("xxcha", "sol", "letnev", "lazax")
    scene.place("xxcha", "imperial_palace", 0, facedown=3)
    scene.place("sol", "imperial_palace", 2)
    scene.play(BattlePhase())
    scene.choose("xxcha", "faceup", "imperial_palace")
    assert scene.force("xxcha", "imperial_palace") == (3, 0, 0)
    assert scene.events("battle_begins") == [("imperial_palace", 0, 1)]
