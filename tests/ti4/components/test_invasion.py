"""Components that hold during invasions without being played."""

from tests.ti4.scene import Scene
from throneworld.ti4.tactical.bombardment import Bombardment, BombardPlanet
from throneworld.ti4.tactical.invasion import Invasion
from throneworld.ti4.tactical.planetary_shield import is_shielded_by


def siege(faction: str, **ships: int) -> Scene:
    scene = Scene(faction, "hacan", "jolnar")
    scene.take("hacan", "bereg", "lirta_iv")
    scene.put("hacan", "bereg", infantry=3)
    scene.put("hacan", "lirta_iv", infantry=3)
    scene.put(faction, 35, **ships)
    return scene


def test_arc_secundus_takes_planetary_shield_from_others_in_its_system() -> None:
    scene = siege("letnev", flagship=1, dreadnought=1)
    scene.put("hacan", "bereg", pds=1)
    assert not is_shielded_by(scene.state, 1, "bereg")
    scene.play(Bombardment(seat=0, system=35))
    assert ("bombard", "dreadnought", "bereg") in scene.options("letnev")


def test_arc_secundus_leaves_shields_in_other_systems_alone() -> None:
    scene = siege("letnev", flagship=1)
    scene.put("hacan", "arnor", pds=1)
    assert is_shielded_by(scene.state, 1, "arnor")


def test_conventions_of_war_keeps_bombardment_off_cultural_planets() -> None:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.law("conventions_of_war")
    scene.put("letnev", 30, dreadnought=1)
    for planet in ("mellon", "zohbat"):
        scene.put("hacan", planet, infantry=1)
    scene.play(Bombardment(seat=0, system=30))
    assert scene.refusal("letnev", "bombard", "dreadnought", "mellon") == "RR 7.2 conventions_of_war"
    assert scene.options("letnev") == (("bombard", "dreadnought", "zohbat"), ("done",))


def test_plasma_scoring_gives_one_more_die_to_one_unit_of_the_whole_bombardment() -> None:
    scene = siege("letnev", dreadnought=2)
    scene.technologies("letnev", "plasma_scoring")
    scene.rolls(1, 1, 10)
    scene.play(Bombardment(seat=0, system=35))
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    scene.choose("letnev", "bombard", "dreadnought", "lirta_iv")
    assert scene.options("letnev") == (
        ("extra_die", "dreadnought", "bereg"),
        ("extra_die", "dreadnought", "lirta_iv"),
    )
    scene.choose("letnev", "extra_die", "dreadnought", "lirta_iv")
    assert [args[2:] for args in scene.rolled] == [(1,), (1, 10)]
    assert scene.has("hacan", "lirta_iv", "infantry") == 2


def test_plasma_scoring_counts_when_harrow_bombards() -> None:
    scene = siege("l1z1x", dreadnought=1)
    scene.technologies("l1z1x", "plasma_scoring")
    scene.rolls(10, 10)
    scene.play(BombardPlanet(seat=0, system=35, planet="bereg"))
    assert scene.done and scene.has("hacan", "bereg", "infantry") == 1


def test_notes_4_15c_matriarch_lets_fighters_land_and_takes_them_back_before_control() -> None:
    scene = siege("naalu", flagship=1, fighter=2, infantry=1)
    scene.state.units[1].pop("bereg")
    scene.play(Invasion(seat=0, system=35))
    assert ("land", "fighter", "bereg") in scene.options("naalu")
    scene.choose("naalu", "land", "fighter", "bereg")
    scene.choose("naalu", "done")
    assert scene.done
    assert scene.has("naalu", 35, "fighter") == 2 and scene.state.control["bereg"] == 1


def test_notes_4_15a_matriarch_fighters_fight_with_their_own_value_and_alone_they_win_nothing() -> None:
    scene = siege("naalu", flagship=1, fighter=1)
    scene.state.units[1].pop("bereg")
    scene.put("hacan", "bereg", infantry=1, pds=1)
    scene.rolls(8, 1)
    scene.play(Invasion(seat=0, system=35))
    scene.choose("naalu", "land", "fighter", "bereg")
    scene.choose("hacan", "pass")
    assert scene.done and scene.told("ground_combat_ends") == [("bereg", -1)]
    assert scene.units("hacan", "bereg") == {"pds": 1}
    assert scene.state.control["bereg"] == 1 and scene.has("naalu", 35, "fighter") == 1


def test_notes_4_15b_matriarch_fighters_may_take_the_hits_for_infantry() -> None:
    scene = siege("naalu", flagship=1, fighter=1, infantry=1)
    scene.state.units[1].pop("bereg")
    scene.put("hacan", "bereg", pds=1)
    scene.rolls(10)
    scene.play(Invasion(seat=0, system=35))
    scene.choose("naalu", "land", "fighter", "bereg")
    scene.choose("naalu", "land", "infantry", "bereg")
    scene.choose("hacan", "fire", 0)
    scene.choose("naalu", "destroy", "fighter", 0)
    assert scene.done and scene.state.control["bereg"] == 0
    assert scene.units("naalu", "bereg") == {"infantry": 1}


def test_matriarch_must_be_there() -> None:
    scene = siege("naalu", carrier=1, fighter=2)
    scene.play(Invasion(seat=0, system=35))
    assert scene.done


def test_blood_ties_removes_the_custodians_for_nothing_but_somebody_must_land() -> None:
    scene = Scene("winnu", "hacan", "jolnar")
    scene.put("winnu", 18, carrier=1, infantry=2)
    scene.play(Invasion(seat=0, system=18))
    scene.choose("winnu", "remove_custodians")
    assert scene.state.points[0] == 1 and scene.state.exhausted == ()
    assert scene.refusal("winnu", "done") == "RR 26.2 must_commit"
    scene.choose("winnu", "land", "infantry", "mecatol_rex")
    scene.choose("winnu", "done")
    assert scene.done and scene.state.control["mecatol_rex"] == 0
