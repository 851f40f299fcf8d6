"""Refresh abilities, planet by planet: what may be done instead of being refreshed, and what that yields."""

from __future__ import annotations

import pytest

from tests.ti3.scene import Scene
from throneworld.kernel.asks import Option
from throneworld.ti3.phases.refresh import RefreshPlanets

ON_QUANN: tuple[Option, ...] = (("facility", "quann", "colony"), ("facility", "quann", "refinery"))
DONE: Option = ("done",)
Yield = dict[str, int]


def built_on(planet: str) -> tuple[Option, ...]:
    return (("facility", planet, "colony"), ("facility", planet, "refinery"))


def ready(planet: str, tile: str) -> Scene:
    """Sol has it and Quann, exhausted, and a Carrier beside it; Step 5 has come to Sol."""
    scene = Scene("sol", "letnev", "hacan", board={(0, 0): tile, (1, 0): "quann", (0, 1): "lodor"})
    scene.take("sol", planet, "quann", exhausted=True)
    scene.put("sol", f"space:{tile}", carrier=1)
    scene.play(RefreshPlanets(seat=0))
    return scene


def yields(scene: Scene, planet: str, *facilities: Option) -> None:
    """It acts, which excludes everything else that it could do; Quann is refreshed."""
    scene.offers("sol", ("use", planet), *facilities, *ON_QUANN, DONE)
    scene.refuses("sol", "use", "quann", rule="SA-7.5.2", key="no_refresh_ability")
    scene.choose("sol", "use", planet)
    scene.offers("sol", *ON_QUANN, DONE)
    scene.refuses("sol", "use", planet, rule="SA-3.32.2", key="planet_has_acted")
    scene.choose("sol", "done")
    assert scene.state.exhausted == (planet,)


@pytest.mark.parametrize(
    ("planet", "there", "beside"),
    [
        ("hopes_end", {"shock_troop": 2}, {}),
        ("primor", {"ground_force": 2}, {}),
        ("mirage", {}, {"fighter": 2}),
        ("sassanos", {"ground_force": 1}, {"fighter": 1}),
        ("mekara", {"pds": 1}, {}),
    ],
)
def test_units_come_to(planet: str, there: Yield, beside: Yield) -> None:
    scene = ready(planet, planet)
    yields(scene, planet, *built_on(planet))
    assert scene.units("sol", planet) == there
    assert scene.units("sol", f"space:{planet}") == {"carrier": 1, **beside}


@pytest.mark.parametrize(
    ("station", "tile"),
    [
        ("sumerian", "sumerian_arcturus"),
        ("tsion", "tsion_bellatrix"),
        ("icarus", "icarus_anchorpoint"),
        ("tiberion", "tiberion"),
    ],
)
def test_two_goods_come_from_the_trade_station(station: str, tile: str) -> None:
    scene = ready(station, tile)
    yields(scene, station)
    assert scene.state.trade_goods == [2, 0, 0] and scene.state.goods_on == {}


@pytest.mark.parametrize(("planet", "tile", "goods"), [("arkath", "arkath", 2), ("sehras", "sehras_beli", 4)])
def test_goods_lie_on(planet: str, tile: str, goods: int) -> None:
    scene = ready(planet, tile)
    yields(scene, planet, *built_on(planet))
    assert scene.state.goods_on == {planet: goods} and scene.state.trade_goods == [0, 0, 0]


def test_cards_are_drawn_at_sanctuary() -> None:
    scene = ready("sanctuary", "sanctuary_aurumvi")
    yields(scene, "sanctuary", *built_on("sanctuary"))
    assert (len(scene.state.hands[0]), len(scene.state.politics[0])) == (1, 1)


def test_two_mines_are_laid_around_valhaut() -> None:
    scene = ready("valhaut", "valhaut")
    scene.offers("sol", ("use", "valhaut"), *built_on("valhaut"), *ON_QUANN, DONE)
    scene.choose("sol", "use", "valhaut")
    quann, lodor, valhaut = (scene.system(each) for each in ("quann", "lodor", "valhaut"))
    scene.offers("sol", ("lay_mine", lodor, valhaut), ("lay_mine", quann, valhaut), DONE)
    scene.choose("sol", "lay_mine", quann, valhaut)
    scene.refuses("sol", "lay_mine", quann, valhaut, rule="SA-13.19.2", key="own_mine_there")
    scene.choose("sol", "lay_mine", lodor, valhaut)
    scene.offers("sol", *ON_QUANN, DONE)
    assert sorted((each.one, each.other) for each in scene.state.mines) == sorted(
        [(quann, valhaut), (lodor, valhaut)]
    )
