"""RR 56: planetary shield."""

from tests.ti4.scene import Scene
from throneworld.imperium.marks import INVASION, mark
from throneworld.ti4.cards.invasion import PDS_DISABLED
from throneworld.ti4.tactical.bombardment import Bombardment, BombardPlanet, bombardment_refusal
from throneworld.ti4.tactical.planetary_shield import is_shielded_by


def shielded(faction: str = "sol", **ships: int) -> Scene:
    scene = Scene(faction, "hacan", "jolnar")
    scene.take("hacan", "bereg")
    scene.put("hacan", "bereg", infantry=2, pds=1)
    scene.put(faction, 35, **ships)
    return scene


def test_rr_56_a_shielded_planet_cannot_be_bombarded() -> None:
    scene = shielded(dreadnought=2)
    scene.play(Bombardment(seat=0, system=35))
    assert scene.done and scene.rolled == []


def test_rr_56_1_the_shield_concerns_bombardment_and_nothing_else() -> None:
    scene = shielded(dreadnought=1)
    refusal = bombardment_refusal(scene.state, 0, "bereg")
    assert refusal is not None and refusal.key == "planetary_shield"
    assert scene.has("hacan", "bereg", "infantry") == 2


def test_rr_56_2_the_shield_stops_harrow() -> None:
    scene = shielded("l1z1x", dreadnought=2)
    scene.play(BombardPlanet(seat=0, system=35, planet="bereg"))
    assert scene.done and scene.rolled == []


def test_rr_56_3_a_war_sun_takes_the_shield_from_all_other_players() -> None:
    scene = shielded(dreadnought=1, war_sun=1)
    scene.technologies("sol", "war_sun")
    assert not is_shielded_by(scene.state, 1, "bereg")
    scene.play(Bombardment(seat=0, system=35))
    assert ("bombard", "dreadnought", "bereg") in scene.options("sol")
    assert ("bombard", "war_sun", "bereg") in scene.options("sol")


def test_rr_56_3_the_shield_is_there_again_when_the_war_sun_is_gone() -> None:
    scene = shielded(dreadnought=1)
    scene.technologies("sol", "war_sun")
    assert is_shielded_by(scene.state, 1, "bereg")


def test_rr_56_3_a_player_does_not_lose_the_shield_to_his_own_war_sun() -> None:
    scene = shielded(dreadnought=1)
    scene.technologies("hacan", "war_sun")
    scene.put("hacan", 35, war_sun=1)
    assert is_shielded_by(scene.state, 1, "bereg")


def test_rr_56_disabled_pds_have_no_shield_during_the_invasion() -> None:
    scene = shielded(dreadnought=1)
    mark(scene.game, PDS_DISABLED, seat=0, subject=35, until=INVASION)
    assert not is_shielded_by(scene.state, 1, "bereg")
    assert bombardment_refusal(scene.state, 0, "bereg") is None
