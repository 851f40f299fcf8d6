"""A scene of one system in which somebody lands, for the tests of landings, invasions and leaders."""

from __future__ import annotations

from tests.ti3.scene import Scene
from throneworld.kernel.asks import Noun
from throneworld.kernel.steps import Step
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.tactical.invasions import Invasions
from throneworld.ti3.tactical.landings import Landings

RIM = {(1, 0): "wellon", (0, 1): "thibah", (-1, 0): "saudor"}


def scene_at(tile: str, *races: str, **options: Noun) -> Scene:
    """The tile in the middle, three one-planet systems beside it; the first race is active."""
    scene = Scene(*(races or ("sol", "letnev", "hacan")), board={(0, 0): tile, **RIM}, **options)  # type: ignore[arg-type]
    scene.state.active_system = scene.system(tile)
    scene.activate(scene.players[0], tile)
    scene.counters(scene.players[0], 2, 6, 2)
    scene.state.strategy_cards = [
        ("warfare",),
        ("technology",),
        ("trade",),
    ]  # nobody is protected by Diplomacy
    return scene


def steps(scene: Scene, tile: str, *more: Step) -> tuple[Step, ...]:
    """Steps 5 and 6 of the first player's action there."""
    system = scene.system(tile)
    return Landings(seat=0, system=system), Invasions(seat=0, system=system), *more


def land(scene: Scene, tile: str) -> None:
    scene.play(*steps(scene, tile))


def land_and_end(scene: Scene, tile: str) -> None:
    """With all that follows the action."""
    scene.play(*steps(scene, tile, EndOfAction(seat=0)))


def set_down(scene: Scene, *what: str, on: str) -> None:
    """The first player lands these, one after the other."""
    for each in what:
        scene.choose(scene.players[0], "land", each, on)
