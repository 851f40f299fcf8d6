"""SA-6.11.5, 6.11.6, 7.3.4: what lies in space is found and held by ships."""

from __future__ import annotations

from tests.ti3.scene import Scene
from tests.ti3.voyages import EAST, SAUDOR, components, galaxy, move_all, moving
from throneworld.ti3.points import qualifies
from throneworld.ti3.steps.settling import Settle

assert components

ARTIFACT = "lazax_armory"


def buried(token: str) -> Scene:
    scene = galaxy()
    scene.state.burials, scene.state.buried = (str(EAST),), (token,)
    scene.put("sol", SAUDOR, cruiser=1)
    return scene


def test_sa_6_11_5_the_first_player_who_moves_ships_in_reveals_an_artifact_in_space() -> None:
    scene = buried(ARTIFACT)
    moving(scene, "sol", EAST)
    move_all(scene, "sol")
    assert scene.told("artifact_found") == [(0, str(EAST), ARTIFACT)]
    assert scene.state.artifacts == {ARTIFACT: str(EAST)}
    assert qualifies(scene.state, 0, ARTIFACT)


def test_sa_6_11_5_nobody_takes_back_what_has_shown_him_an_artifact() -> None:
    scene = buried(ARTIFACT)
    moving(scene, "sol", EAST)
    move_all(scene, "sol")
    refusal = scene.game.may_undo(0)
    assert refusal is not None and refusal.key == "cannot_unlearn"


def test_sa_6_11_5_not_if_nobody_moves_in() -> None:
    scene = buried(ARTIFACT)
    scene.state.units[0].clear()
    scene.put("sol", EAST, cruiser=1)
    moving(scene, "sol", EAST)
    move_all(scene, "sol")
    assert scene.state.burials == (str(EAST),)


def test_sa_6_11_6_and_ruling_108_it_is_held_like_a_trade_station() -> None:
    """Ruling 108: alone with ships there one gains it, and keeps it until another is alone there."""
    scene = buried(ARTIFACT)
    moving(scene, "sol", EAST)
    move_all(scene, "sol")
    scene.state.units[0].clear()
    scene.play(Settle())
    assert qualifies(scene.state, 0, ARTIFACT), "he has left, but nobody else has come"
    scene.put("letnev", EAST, cruiser=1)
    scene.play(Settle())
    assert qualifies(scene.state, 1, ARTIFACT) and not qualifies(scene.state, 0, ARTIFACT)
    scene.put("sol", EAST, cruiser=1)
    scene.play(Settle())
    assert qualifies(scene.state, 1, ARTIFACT), "neither is alone"


def test_sa_6_11_9_a_dummy_gives_two_trade_goods() -> None:
    scene = buried("dummy_1")
    moving(scene, "sol", EAST)
    move_all(scene, "sol")
    assert scene.state.trade_goods[0] == 2
    assert scene.state.artifacts == {} and scene.state.burials == ()


def test_sa_7_3_4_a_trade_station_is_gained_by_who_alone_has_ships_there() -> None:
    scene = galaxy(with_={(2, -2): 52})
    scene.put("sol", SAUDOR, cruiser=1)
    moving(scene, "sol", 52)
    move_all(scene, "sol")
    assert scene.state.control["sumerian"] == 0
