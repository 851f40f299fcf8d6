"""Counters of three planets on which somebody has landed at once: what one does, and that it does it once."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from throneworld.imperium.board import adjacency
from throneworld.ti3.domains.resolving import ResolveCounters

PLANETS = ("quann", "lodor", "saudor")
HARMLESS = "peaceful_annexation"


def landed(counter: str, first: str = "quann") -> Scene:
    """Sol holds three planets with three Ground Forces each; the counter lies on the one that comes first."""
    scene = Scene("sol", "letnev", "hacan")
    for planet in PLANETS:
        scene.take("sol", planet)
        scene.put("sol", planet, ground_force=3)
    others = [planet for planet in PLANETS if planet != first]
    scene.state.counters = {first: (counter,), **dict.fromkeys(others, (HARMLESS,))}
    scene.rolls(*[1] * 6)
    scene.play(ResolveCounters(seat=0, planets=PLANETS))
    scene.offers("sol", *[("next", planet) for planet in PLANETS])
    scene.choose("sol", "next", first)
    return scene


def goes_on(scene: Scene, first: str = "quann") -> None:
    """The other two planets are left, and what was met is not met again."""
    scene.offers("sol", *[("next", planet) for planet in PLANETS if planet != first])
    scene.refuses("sol", "next", first, rule="SA-16.2.5", key="nothing_to_resolve")


def test_peaceful_annexation_goes_without_a_trace() -> None:
    scene = landed("peaceful_annexation")
    goes_on(scene)
    assert "quann" not in scene.state.counters and scene.units("sol", "quann") == {"ground_force": 3}


def test_natural_wealth_lies_on_the_planet_where_it_was_found() -> None:
    scene = landed("natural_wealth:3")
    goes_on(scene)
    assert scene.state.goods_on == {"quann": 3} and scene.state.trade_goods == [0, 0, 0]


def test_industrial_society_builds_a_dock() -> None:
    scene = landed("industrial_society")
    goes_on(scene)
    assert scene.units("sol", "quann") == {"ground_force": 3, "space_dock": 1}


@pytest.mark.parametrize("counter", ["lazax_survivors", "neutron_radiation"])
def test_it_stays_on_the_planet(counter: str) -> None:
    scene = landed(counter)
    goes_on(scene)
    assert scene.state.counters["quann"] == (counter,)
    assert scene.units("sol", "quann") == {"ground_force": 3} and scene.state.control["quann"] == 0


def test_wormhole_discovery_opens_a_wormhole_there() -> None:
    saudor, nexus = 35, 20
    assert not adjacency(Scene("sol", "letnev", "hacan").state, 1)[saudor] >> nexus & 1
    scene = landed("wormhole_discovery:A", "saudor")
    goes_on(scene, "saudor")
    assert scene.state.counters["saudor"] == ("wormhole_discovery:A",)
    assert adjacency(scene.state, 1)[saudor] >> nexus & 1, "the Nexus has a wormhole A"


def test_worldgate_opens_where_it_was_found() -> None:
    scene = landed("worldgate")
    goes_on(scene)
    assert scene.state.worldgates == ("quann",) and "quann" not in scene.state.counters


@pytest.mark.parametrize(
    ("counter", "neutral", "kept"),
    [
        ("fighter_ambush:2", {}, ("fighter_ambush:2",)),
        ("hostile_locals:2", {"ground_force": 2}, ("hostile_locals:2",)),
        ("automated_defence:2", {"pds": 2}, ("automated_defence:2",)),
        ("hostiles_and_natural_wealth", {"ground_force": 1}, ("hostile_locals:1", "natural_wealth:1")),
    ],
    ids=["fighter_ambush", "hostile_locals", "automated_defence", "hostiles_and_natural_wealth"],
)
def test_it_resists(counter: str, neutral: dict[str, int], kept: tuple[str, ...]) -> None:
    scene = landed(counter)
    goes_on(scene)
    assert scene.units("neutral", "quann") == neutral and scene.state.counters["quann"] == kept
    assert scene.units("sol", "quann") == {"ground_force": 3}, "they are fought in step 6"
