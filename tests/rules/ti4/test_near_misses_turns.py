"""What has its own time, and what is not done in the midst of something else; then the same, accepted."""

from __future__ import annotations

import pytest

from tests.conformance.near_misses import near_misses
from tests.rules.ti4.near_misses import three, why
from tests.ti4.scene import Scene
from throneworld.imperium.movement.moving import MoveShips
from throneworld.imperium.placing import TakeUnitBack
from throneworld.kernel.asks import Option
from throneworld.kernel.dice import Dice
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Step
from throneworld.ti4.cards.action_placing import ChooseKind
from throneworld.ti4.nouns import UNTIMELY
from throneworld.ti4.objectives import happening
from throneworld.ti4.phases.status import ScoreObjectives
from throneworld.ti4.phases.turn import ChooseAction
from throneworld.ti4.steps.production import ProduceUnit, ProduceUnits
from throneworld.ti4.steps.research import ChooseTechnology
from throneworld.ti4.strategic.action import OfferSecondary
from throneworld.ti4.tactical.bombardment import ChooseBombardment
from throneworld.ti4.tactical.commit import CommitGroundForces
from throneworld.ti4.tactical.retreat import ChooseRetreat
from throneworld.ti4.voting.casting import ChooseVote

TI4 = definition_of("ti4")

SOL = 0


def table() -> Scene:
    """Sol could do everything, each at its time."""
    scene = Scene("sol", "letnev", "jolnar")
    scene.put("sol", 18, cruiser=1)
    scene.put("sol", 19, destroyer=1)
    scene.put("sol", 22, destroyer=1)
    scene.put("sol", 34, dreadnought=1, cruiser=1, infantry=1)
    for planet in ("gral", "centauri"):
        scene.put("letnev", planet, infantry=1)
    scene.put("letnev", 24, cruiser=1)
    scene.goods("sol", 8)
    scene.secret("sol", "unveil_flagship")
    scene.state.objectives = ("negotiate_trade_routes",)
    return scene


RIGHT: dict[str, tuple[Option, Step]] = {
    "RR 3.1 no_action_now": (("tactical", 27), ChooseAction(seat=SOL)),
    "RR 78.2 no_movement_now": (("ship", "cruiser", 18, 0), MoveShips(seat=SOL, system=22)),
    "RR 44.2 no_landing_now": (("land", "infantry", "gral"), CommitGroundForces(seat=SOL, system=34)),
    "RR 58.3 no_production_now": (("produce", "cruiser", "34"), ProduceUnit(seat=SOL, system=34, most=3)),
    "RR 67.4 no_retreat_now": (("retreat", 19), ChooseRetreat(seat=SOL, system=18)),
    "RR 44.1 no_bombardment_now": (
        ("bombard", "dreadnought", "gral"),
        ChooseBombardment(seat=SOL, system=34),
    ),
    "RR 8.5 no_vote_now": (("vote", "for"), ChooseVote(seat=SOL, agenda="mutiny")),
    "RR 52.3 no_scoring_now": (("score", "negotiate_trade_routes"), ScoreObjectives(seat=SOL)),
    "RR 79.9 no_research_now": (("research", "neural_motivator"), ChooseTechnology(seat=SOL)),
}
"""By the reason: what it refuses at a wrong time, and the question that accepts the same."""


def at_a_wrong_time(scene: Scene, *option: str | int) -> str:
    """The same position, while Sol is asked for something else."""
    game = Game(TI4, scene.factions, 3, 1)
    game.state, game.options = scene.state, {"points": 10}
    game.stack = [OfferSecondary(seat=SOL, card="trade")]
    game.proceed()
    refusal = game.refusal(SOL, option)
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


@pytest.mark.parametrize("reason", RIGHT)
def test_rr_3_1_what_has_its_own_time_is_accepted_when_it_has_come(reason: str) -> None:
    option, step = RIGHT[reason]
    assert at_a_wrong_time(table(), *option) == reason
    assert why(table(), step, *option) == ""


def test_rr_1_1_a_card_is_played_when_its_moment_has_come() -> None:
    scene = table()
    assert at_a_wrong_time(scene, "play", "unveil_flagship") == "RR 1.1 nothing_played_now"
    happening(scene.game, SOL, "unveil_flagship")
    scene.play()
    assert scene.refusal("sol", "play", "unveil_flagship") == ""


def test_every_reason_of_a_wrong_time_has_its_scenario() -> None:
    declared = {f"{each.rule} {each.key}" for each in UNTIMELY.values()}
    assert {*RIGHT, "RR 1.1 nothing_played_now"} == declared


# In the midst of something


def test_rr_83_1_one_trades_before_the_first_unit_is_chosen() -> None:
    scene = table()
    scene.state.fleet[SOL] = 5
    scene.play(ProduceUnits(seat=SOL, system=34, most=3))
    assert scene.refusal("sol", "transaction", 1) == ""
    scene.choose("sol", "produce", "cruiser", "34")
    scene.refuses("sol", "transaction", 1, rule="table", key="finish_first")


def test_rr_58_5_a_plastic_infantry_is_not_taken_from_a_stack() -> None:
    scene = three()
    scene.put("sol", "gral", infantry=2)
    for planet in ("centauri", "corneeq"):
        scene.put("sol", planet, infantry=1)
    step = TakeUnitBack(seat=SOL, kind="infantry", place="jord")
    assert why(scene, step, "take", "gral") == "RR 58.5 not_taken_from_there"
    del scene.state.units[SOL]["gral"]
    scene.put("sol", "gral", infantry=1)
    assert why(scene, step, "take", "gral") == ""


# Component actions


def test_rr_1_3_a_component_without_an_action_is_never_used_by_one() -> None:
    """Whoever owns it: Gravity Drive has another timing. Orbital Drop, which is an action, is accepted."""
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("sol", "antimass_deflectors", "gravity_drive")
    step = ChooseAction(seat=SOL)
    assert why(scene, step, "component", "gravity_drive") == "RR 1.3 no_component_action"
    assert why(scene, step, "component", "orbital_drop") == ""


def star_forge(**more: int) -> tuple[Scene, ChooseKind]:
    scene = three("muaat", "letnev", "jolnar")
    scene.put("muaat", 18, war_sun=1)
    scene.put("muaat", 19, **more)
    return scene, ChooseKind(seat=SOL, kinds=("fighter", "destroyer"), targets=(18,))


def test_rr_21_2_the_star_forge_makes_fighters_or_destroyers_and_never_another_kind() -> None:
    scene, step = star_forge()
    assert why(scene, step, "kind", "cruiser") == "RR 21.2 other_kind"
    for number in range(20):
        for miss in near_misses(scene.game, step, SOL, Dice(number)):
            assert getattr(scene.game.refusal(SOL, miss), "key", "not_offered") != "not_offered"


def test_rr_58_5_a_kind_of_which_no_piece_is_left_is_not_placed() -> None:
    scene, step = star_forge(destroyer=8)
    scene.state.on_board[SOL] |= 1 << 19
    refusal = scene.game.definition.citing(step.reason_against(scene.game, SOL, ("kind", "destroyer")))
    assert refusal is not None and (refusal.rule, refusal.key) == ("RR 58.5", "none_left")
    scene, step = star_forge(destroyer=7)
    assert why(scene, step, "kind", "destroyer") == ""
