"""The Ghosts of Creuss: Dimensional Splicer."""

from __future__ import annotations

from tests.rules.ti3.battling import SAUDOR, Battlefield
from tests.ti3.components.dueling import duel
from throneworld.ti3.state import Gate

PLAYERS = ("creuss", "letnev", "hacan")


def splicing(defender: dict[str, int], wormhole: bool = True, known: bool = True) -> Battlefield:
    scene = duel(*PLAYERS)
    if known:
        scene.racial("creuss", "dimensional_splicer")
    if wormhole:
        scene.state.gates = (Gate(scene.system("saudor"), ("A", "A")),)
    scene.sides({"carrier": 1}, defender)
    scene.fight(stage="shots")
    return scene


def test_dimensional_splicer_hits_a_ship_that_is_no_fighter() -> None:
    scene = splicing({"dreadnought": 1, "cruiser": 1, "fighter": 2})
    scene.offers("letnev", ("hit", "dreadnought", 0), ("sustain", "dreadnought", 0), ("hit", "cruiser", 0))
    scene.refuses("letnev", "hit", "fighter", 0, rule="SA-4.7.2", key="hit_for_another_ship")
    scene.choose("letnev", "hit", "cruiser", 0)
    assert scene.fleets()[1] == {"dreadnought": 1, "fighter": 2}
    assert scene.told("space_torn") == [(0, 1)]


def test_dimensional_splicer_does_nothing_to_fighters_alone() -> None:
    scene = splicing({"fighter": 3})
    assert scene.fleets()[1] == {"fighter": 3} and scene.told("space_torn") == []


def test_dimensional_splicer_needs_a_wormhole_there() -> None:
    for scene in (splicing({"cruiser": 2}, wormhole=False), splicing({"cruiser": 2}, known=False)):
        assert scene.units("letnev", SAUDOR) == {"cruiser": 2} and scene.told("space_torn") == []
