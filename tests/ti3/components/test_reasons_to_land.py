"""Why somebody may not land on one of two planets of a system, while he may on the other."""

from __future__ import annotations

import pytest

from tests.ti3.landing import land, scene_at
from tests.ti3.scene import Scene
from tests.ti3.senate import decide, forum
from throneworld.kernel.asks import Noun
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.state import Mark
from throneworld.ti3.tactical.action import TacticalAction

TWO_PLANETS = "arnor_lor"


def marks_of(agenda: str, outcome: Noun, next_round: bool) -> tuple[Mark, ...]:
    """What is remembered of an agenda that was decided so."""
    scene = forum()
    decide(scene, agenda, outcome)
    if next_round:
        scene.play(StrategyPhase(stage="beginning"))
    return scene.state.marks


@pytest.mark.parametrize(
    ("agenda", "outcome", "next_round"),
    [
        ("official_sanction", 0, False),
        ("diplomatic_protection", 1, True),
        ("short_term_truce", "for", True),
    ],
)
def test_a_directive_keeps_invaders_away_from_planets_of_others(
    agenda: str, outcome: Noun, next_round: bool
) -> None:
    marks = marks_of(agenda, outcome, next_round)
    scene = at_two_planets(marks)
    land(scene, TWO_PLANETS)
    scene.refuses("sol", "land", "ground_force", "lor", rule="SA-9.2.3", key=agenda)
    assert ("land", "ground_force", "arnor") in scene.options("sol")


def at_two_planets(marks: tuple[Mark, ...] = ()) -> Scene:
    """Sol, who holds Arnor, has come with troops; Lor is Letnev's."""
    scene = scene_at(TWO_PLANETS)
    scene.state.marks = marks
    scene.take("sol", "arnor")
    scene.take("letnev", "lor")
    scene.put("letnev", "lor", ground_force=1)
    scene.fleet("sol", TWO_PLANETS, "carrier", ground_force=2)
    return scene


def test_imperial_peace_against_leaves_nobodys_planets_alone() -> None:
    scene = at_two_planets(marks_of("imperial_peace", "against", False))
    land(scene, TWO_PLANETS)
    scene.refuses("sol", "land", "ground_force", "lor", rule="SA-9.2.3", key="only_the_capital_is_invaded")


def test_planetary_conscription_against_closes_neutral_planets_alone() -> None:
    marks = marks_of("planetary_conscription", "against", False)
    scene = scene_at(TWO_PLANETS)
    scene.state.marks = marks
    scene.take("sol", "arnor")
    scene.fleet("sol", TWO_PLANETS, "carrier", ground_force=2)
    land(scene, TWO_PLANETS)
    scene.refuses("sol", "land", "ground_force", "lor", rule="SA-9.2.3", key="planetary_conscription")


def test_sa_18_5_5_after_flank_speed_nobody_lands_when_two_play() -> None:
    scene = scene_at("quann", "sol", "letnev")
    scene.state.on_board[0] = 0
    scene.hold("sol", "flank_speed")
    scene.take("letnev", "quann")
    scene.put("letnev", "quann", ground_force=1)
    scene.fleet("sol", "quann", "dreadnought")
    scene.fleet("sol", "quann", "carrier", ground_force=1)
    scene.play(TacticalAction(seat=0, system=scene.system("quann")))
    scene.choose("sol", "play", "flank_speed")
    while scene.prompt in ("move_ships", "stow"):
        scene.choose("sol", "done")
    scene.refuses("sol", "land", "ground_force", "quann", rule="SA-18.5.5", key="no_landing_in_haste")
