"""Playing nothing for a while: one word instead of a pass in every window."""

from __future__ import annotations

from tests.cli.mid_game import words
from tests.cli.program import throneworld_says
from tests.rules.ti4.fighting import HIT, SIDES
from tests.ti4.scene import Scene
from throneworld.cli import commands
from throneworld.cli.screen import Screen
from throneworld.cli.sitting import Sitting
from throneworld.ti4.tactical.space_cannon import SpaceCannonOffense


def under_fire() -> Scene:
    """Letnev holds Maneuvering Jets while Hacan fires twice."""
    scene = Scene(*SIDES)
    scene.put("letnev", 36, cruiser=2)
    scene.put("hacan", "arnor", pds=2)
    scene.hold("letnev", "maneuvering_jets")
    scene.rolls(HIT, HIT)
    scene.play(SpaceCannonOffense(seat=0, system=36))
    return scene


def test_skip_passes_and_goes_on_passing() -> None:
    scene = under_fire()
    sitting = Sitting(scene.game, ("me", "random", "random"), words(), Screen())
    fire = scene.game.ask_of(1)
    assert fire is not None and not commands.may_skip(fire)
    scene.choose("hacan", "fire", 0)
    ask = scene.game.ask_of(0)
    assert ask is not None and commands.may_skip(ask)
    assert commands.obeyed(sitting, ask, "skip")
    assert sitting.skipping == {0}
    assert scene.state.hands[0] and scene.game.ask_of(0) != ask


def test_only_a_window_can_be_skipped() -> None:
    shown = throneworld_says("play", "ti4", "--players", "3", "--seats", "sol=me", typed="skip\n").output
    assert "You can skip only" in shown
