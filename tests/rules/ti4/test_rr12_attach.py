"""RR 12: cards attached to planets."""

from tests.ti4.scene import Scene
from throneworld.imperium.planets import influence, resources
from throneworld.ti4.steps.control import GainControl


def test_rr_12_1_an_attached_card_lies_with_its_planet_and_changes_it() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "bereg")
    scene.law("terraforming_initiative", "bereg")
    assert (resources(scene.state, "bereg"), influence(scene.state, "bereg")) == (4, 2)


def test_rr_12_2_an_attached_card_stays_with_the_planet_when_control_changes() -> None:
    scene = Scene("sol", "letnev", "hacan")
    scene.take("sol", "bereg")
    scene.law("terraforming_initiative", "bereg")
    scene.play(GainControl(seat=1, planet="bereg"))
    assert scene.state.control["bereg"] == 1
    assert scene.state.laws == {"terraforming_initiative": "bereg"}
    assert resources(scene.state, "bereg") == 4
