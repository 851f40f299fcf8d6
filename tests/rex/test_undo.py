"""What a player of Rex may take back, and what has been heard, given or shown for good."""

from __future__ import annotations

import pytest

from tests.rex.scene import Scene
from throneworld.kernel.holds import confirm, is_held, release
from throneworld.rex.phases.bidding import BiddingPhase
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.deployment import DeploymentStep
from throneworld.rex.phases.fight import Battle
from throneworld.rex.phases.movement import MovementStep
from throneworld.rex.phases.recruitment import Recruit, RecruitmentPhase
from throneworld.rex.phases.sides import Side


def why_not(scene: Scene, race: str) -> str:
    refusal = scene.game.may_undo(scene.seat(race))
    return "" if refusal is None else refusal.key


def test_a_move_may_be_taken_back_step_by_step() -> None:
    scene = Scene("lazax", "sol", "letnev")
    scene.place("lazax", "holonet_central", 3)
    scene.play(MovementStep(seat=0))
    scene.choose("lazax", "from", "holonet_central")
    scene.choose("lazax", "to", "adminus_imperialis")
    assert scene.game.undo(0) == ("to", "adminus_imperialis")
    assert scene.game.undo(0) == ("from", "holonet_central")
    assert why_not(scene, "lazax") == "nothing_to_undo"


def test_a_recruit_may_be_taken_back() -> None:
    scene = Scene("lazax", "sol", "letnev")
    scene.casualties("lazax", 3)
    scene.play(Recruit(seat=0))
    scene.choose("lazax", "units", 1)
    assert scene.game.undo(0) == ("units", 1)
    assert scene.units("lazax", "casualties") == 3


def test_a_deployment_that_an_informant_could_answer_stands_whether_or_not_there_is_one() -> None:
    for card in ("informant", "mercenaries"):
        scene = Scene("hacan", "sol", "letnev")
        scene.influence("hacan", 5)
        scene.hand("sol", card)
        scene.play(DeploymentStep(seat=0))
        scene.choose("hacan", "deploy", "iaf_hq")
        assert why_not(scene, "hacan") == "cannot_unlearn"


def test_the_answer_to_a_jol_nar_question_stands_once_it_was_heard() -> None:
    scene = Scene("jol_nar", "sol", "letnev")
    scene.place("jol_nar", "iaf_hq", 3)
    scene.place("sol", "iaf_hq", 3)
    scene.play(Battle(space="iaf_hq", sides=(Side(seat=0), Side(seat=1))))
    scene.choose("jol_nar", "play", "jolnar_command")
    scene.choose("jol_nar", "element", "attack")  # Sol has no such card: "none" is said at once
    assert why_not(scene, "jol_nar") == "cannot_unlearn"


def test_a_plan_may_be_changed_until_it_is_complete_and_that_tells_nothing_of_the_other() -> None:
    scene = Scene("jol_nar", "sol", "letnev")
    scene.place("jol_nar", "iaf_hq", 3)
    scene.place("sol", "iaf_hq", 3)
    scene.play(Battle(space="iaf_hq", sides=(Side(seat=0), Side(seat=1))))
    scene.pass_all()
    scene.choose("jol_nar", "dial", 2)
    before = why_not(scene, "jol_nar")
    scene.choose("sol", "dial", 3)
    scene.choose("sol", "leader", "sol_5")
    assert (before, why_not(scene, "jol_nar")) == ("", "")
    assert scene.game.undo(0) == ("dial", 2)
    scene.choose("jol_nar", "dial", 0)
    scene.choose("jol_nar", "leader", "jol_nar_1")
    assert scene.events("dial_revealed")[0][:2] == (0, 0)


def plans(card: str) -> Scene:
    """Both sides of a battle plan at a patient table. Sol holds one card and has only its slot left to name;
    Letnev has a number on its dial."""
    scene = Scene("sol", "letnev", "lazax")
    scene.place("sol", "iaf_hq", 3)
    scene.place("letnev", "iaf_hq", 3)
    scene.hand("sol", card)
    scene.game.patient = True
    scene.play(Battle(space="iaf_hq", sides=(Side(seat=0), Side(seat=1))))
    while is_held(scene.game):
        release(scene.game, {})
    scene.choose("sol", "dial", 2)
    scene.choose("sol", "leader", "sol_5")
    scene.choose("letnev", "dial", 1)
    return scene


def finish_letnevs_plan(scene: Scene) -> None:
    scene.choose("letnev", "dial", 0)
    scene.choose("letnev", "leader", "letnev_1")


CHOICE, FORCED = "energy_rifle", "fresh_recruits"


@pytest.mark.parametrize("card", [CHOICE, FORCED])
def test_a_plan_that_is_withdrawn_leaves_the_other_side_to_name_its_slot(card: str) -> None:
    """Whether Sol has a choice of slots or must confirm the only one, Letnev has to wait for it."""
    scene = plans(card)
    assert scene.game.confirming == ((0,) if card == FORCED else ())
    assert scene.game.undo(1) == ("dial", 1)
    assert scene.game.asked == (0, 1) and scene.game.confirming == ((0,) if card == FORCED else ())
    finish_letnevs_plan(scene)
    assert scene.asked == ["sol"] and not scene.events("dial_revealed")
    scene.choose("sol", "slot", "none")
    assert scene.events("dial_revealed")


@pytest.mark.parametrize("card", [CHOICE, FORCED])
def test_a_plan_that_is_withdrawn_leaves_the_slot_that_the_other_side_has_named(card: str) -> None:
    scene = plans(card)
    scene.choose("sol", "slot", "none")
    scene.game.undo(1)
    assert scene.asked == ["letnev"]
    finish_letnevs_plan(scene)
    assert scene.events("dial_revealed")


@pytest.mark.parametrize("card", [CHOICE, FORCED])
def test_a_table_that_goes_back_among_plans_leaves_a_slot_that_was_not_named(card: str) -> None:
    scene = plans(card)
    scene.game.rewind(len(scene.game.choices) - 1)
    assert scene.asked == ["sol", "letnev"]
    finish_letnevs_plan(scene)
    assert scene.asked == ["sol"]


def test_what_is_still_to_be_confirmed_is_no_choice_of_the_record() -> None:
    scene = plans(FORCED)
    scene.game.undo(1)
    choices = list(scene.game.choices)
    assert confirm(scene.game, 0) == ("slot", "none")
    assert list(scene.game.choices) == choices
    assert [choice.seat for choice in choices[-2:]] == [0, 0]


def test_a_loan_is_final() -> None:
    scene = Scene("lazax", "sol", "letnev", "jol_nar")
    for race in scene.races:
        scene.influence(race, 5)
    scene.ally("lazax", "sol")
    scene.first("sol")
    scene.play(BiddingPhase())
    scene.choose("lazax", "play", "lazax_loan")
    scene.choose("lazax", "amount", 2)
    assert why_not(scene, "lazax") == "cannot_unlearn"


def test_the_end_of_the_game_cannot_be_undone() -> None:
    scene = Scene("sol", "lazax", "jol_nar", fleet=3)
    for space in ("imperial_palace", "imperial_navy_base", "civilian_spaceport"):
        scene.place("lazax", space, 1)
    scene.hand("lazax", "fleet_sabotage")
    scene.play(BombardmentPhase())
    scene.choose("lazax", "play", "fleet_sabotage")
    scene.choose("lazax", "sectors", 0)
    assert scene.game.over
    assert why_not(scene, "lazax") == "cannot_unlearn"


def test_what_is_followed_by_a_card_that_another_has_played_in_secret_stands() -> None:
    scene = Scene("lazax", "sol", "letnev")
    for race in ("lazax", "sol"):
        scene.casualties(race, 3)
        scene.hand(race, "fresh_recruits")
    scene.play(RecruitmentPhase())
    scene.choose("lazax", "play", "fresh_recruits")
    scene.choose("sol", "play", "fresh_recruits")
    scene.choose("lazax", "units", 1)
    assert scene.events("played") == [(0, "fresh_recruits"), (1, "fresh_recruits")]
    assert why_not(scene, "lazax") == "cannot_unlearn"
