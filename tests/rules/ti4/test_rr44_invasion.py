"""RR 44: invasion."""

from tests.rules.ti4.test_rr38_ground_combat import watch
from tests.ti4.scene import ALL, Scene
from throneworld.imperium.landing import return_to_space
from throneworld.imperium.marks import INVASION, TACTICAL_ACTION, mark
from throneworld.kernel.asks import Option
from throneworld.ti4.cards.invasion_effects import PARLEYED
from throneworld.ti4.tactical.invasion import Invasion

DONE: Option = ("done",)


def landing(infantry: int = 2, *stops: str) -> Scene:
    """Letnev has come to system 35, where Hacan controls both planets."""
    scene = Scene("letnev", "hacan", "jolnar", listeners=(*ALL, *map(watch, stops)))
    scene.take("hacan", "bereg", "lirta_iv")
    scene.put("letnev", 35, carrier=1, infantry=infantry)
    return scene


def invade(scene: Scene) -> None:
    scene.play(Invasion(seat=0, system=35))


def test_rr_44_1_bombardment_comes_first() -> None:
    scene = landing(1, "invasion_start")
    scene.put("letnev", 35, dreadnought=1)
    scene.put("hacan", "bereg", infantry=1)
    scene.rolls(10)
    invade(scene)
    assert scene.told("passing") == [("invasion_start", 0, 35)]
    assert scene.ask("letnev").prompt == "choose_bombardment"
    scene.choose("letnev", "bombard", "dreadnought", "bereg")
    assert scene.ask("letnev").prompt == "commit_ground_forces"
    assert scene.units("hacan", "bereg") == {}


def test_rr_44_2_any_number_of_ground_forces_may_be_committed_to_any_planet() -> None:
    scene = landing()
    invade(scene)
    assert scene.options("letnev")[:5] == (
        ("land", "infantry", "bereg"),
        ("land", "infantry", "lirta_iv"),
        ("land_all", "bereg"),
        ("land_all", "lirta_iv"),
        DONE,
    )
    scene.choose("letnev", "land", "infantry", "bereg")
    assert scene.has("letnev", "bereg", "infantry") == 1
    assert scene.options("letnev") == (("land", "infantry", "bereg"), ("land", "infantry", "lirta_iv"), DONE)
    scene.choose("letnev", "land", "infantry", "lirta_iv")
    assert scene.done
    assert scene.state.control["bereg"] == scene.state.control["lirta_iv"] == 0


def test_rr_44_2_all_of_them_may_land_at_once() -> None:
    scene = landing(5)
    invade(scene)
    scene.choose("letnev", "land_all", "bereg")
    assert scene.done and scene.has("letnev", "bereg", "infantry") == 5


def test_rr_44_2_whoever_commits_nobody_goes_on_without_an_invasion() -> None:
    scene = landing(2, "forces_committed")
    invade(scene)
    scene.choose("letnev", "done")
    assert scene.done and scene.told("passing") == []
    assert scene.state.control["bereg"] == 1


def test_rr_44_2_without_units_to_land_or_to_bombard_with_nothing_happens() -> None:
    scene = landing(0, "invasion_start")
    invade(scene)
    assert scene.done and scene.told("passing") == []


def test_rr_44_2_a_demilitarized_zone_cannot_be_landed_on() -> None:
    scene = landing()
    scene.law("demilitarized_zone", "bereg")
    invade(scene)
    assert scene.refusal("letnev", "land", "infantry", "bereg") == "RR 7.2 demilitarized"


def test_rr_44_2_nobody_lands_again_where_parley_has_sent_him_back() -> None:
    scene = landing()
    mark(scene.game, PARLEYED, seat=0, subject="bereg", until=TACTICAL_ACTION)
    invade(scene)
    assert scene.refusal("letnev", "land_all", "bereg") == "RR 44.2 parleyed"


def test_rr_44_2_forces_that_are_sent_back_are_in_space_again() -> None:
    scene = landing(0)
    scene.put("letnev", "bereg", infantry=2)
    return_to_space(scene.game, 0, "bereg", 35, "infantry")
    assert scene.has("letnev", 35, "infantry") == 2 and scene.units("letnev", "bereg") == {}


def test_rr_44_2_each_planet_has_its_stop_after_the_commitment() -> None:
    scene = landing(2, "forces_committed")
    invade(scene)
    scene.choose("letnev", "land", "infantry", "lirta_iv")
    scene.choose("letnev", "land", "infantry", "bereg")
    assert scene.told("passing") == [("forces_committed", 0, "lirta_iv"), ("forces_committed", 0, "bereg")]


def test_rr_44_3_space_cannons_on_the_planet_may_fire_at_the_committed_forces() -> None:
    scene = landing()
    scene.put("hacan", "bereg", pds=1)
    scene.rolls(6)
    invade(scene)
    scene.choose("letnev", "land_all", "bereg")
    scene.choose("hacan", "fire", 0)
    assert scene.done and scene.units("letnev", "bereg") == {"infantry": 1}
    assert scene.units("hacan", "bereg") == {} and scene.state.control["bereg"] == 0


def test_rr_44_3_space_cannons_elsewhere_are_silent() -> None:
    scene = landing(1)
    scene.put("hacan", "lirta_iv", pds=2)
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    assert scene.done and scene.rolled == []
    assert scene.units("hacan", "lirta_iv") == {"pds": 2}


def test_rr_44_3_the_active_player_chooses_the_order_of_the_planets() -> None:
    scene = landing()
    scene.put("hacan", "bereg", pds=1)
    scene.put("hacan", "lirta_iv", pds=1)
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("letnev", "land", "infantry", "lirta_iv")
    assert scene.options("letnev") == (("next", "bereg"), ("next", "lirta_iv"))
    scene.choose("letnev", "next", "lirta_iv")
    assert scene.ask("hacan").about["place"] == "lirta_iv"
    scene.choose("hacan", "pass")
    assert scene.ask("hacan").about["place"] == "bereg"
    scene.choose("hacan", "pass")
    assert scene.done


def test_rr_44_3_forces_that_are_shot_down_gain_nothing() -> None:
    scene = landing(1)
    scene.put("hacan", "bereg", pds=1)
    scene.rolls(10)
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("hacan", "fire", 0)
    assert scene.done and scene.state.control["bereg"] == 1
    assert scene.units("hacan", "bereg") == {"pds": 1}


def test_rr_44_4_a_planet_with_ground_forces_of_another_player_is_fought_for() -> None:
    scene = landing(1)
    scene.put("hacan", "bereg", infantry=1)
    scene.rolls(8, 1)
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    assert scene.done and scene.told("ground_combat_begins") == [(0, 1, "bereg")]
    assert scene.state.control["bereg"] == 0


def test_rr_44_4_the_active_player_chooses_the_order_of_the_combats() -> None:
    scene = landing()
    scene.put("hacan", "bereg", infantry=1)
    scene.put("hacan", "lirta_iv", infantry=1)
    scene.rolls(8, 1, 1, 8)
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("letnev", "land", "infantry", "lirta_iv")
    assert scene.options("letnev") == (("next", "bereg"), ("next", "lirta_iv"))
    scene.choose("letnev", "next", "lirta_iv")
    assert [args[2] for args in scene.told("ground_combat_begins")] == ["lirta_iv", "bereg"]
    assert (scene.state.control["lirta_iv"], scene.state.control["bereg"]) == (0, 1)


def test_rr_44_4_a_planet_without_ground_forces_is_taken_without_a_combat() -> None:
    scene = landing(1)
    scene.put("hacan", "bereg", space_dock=1)
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    assert scene.told("ground_combat_begins") == [] and scene.state.control["bereg"] == 0


def test_rr_44_5_structures_of_others_are_destroyed_and_the_card_is_taken_exhausted() -> None:
    scene = landing(1)
    scene.put("hacan", "bereg", space_dock=1)
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    assert scene.units("hacan", "bereg") == {}
    assert scene.told("units_destroyed") == [(1, "space_dock", 1, "bereg", 0, "overrun")]
    assert scene.state.exhausted == ("bereg",)


def test_rr_44_5_a_planet_that_was_his_already_is_not_gained_again() -> None:
    scene = landing(1)
    scene.take("letnev", "bereg")
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    assert scene.done and scene.state.exhausted == () and scene.told("control_gained") == []


def test_rr_44_5_if_all_units_are_destroyed_the_defender_keeps_the_planet() -> None:
    scene = landing(1)
    scene.put("hacan", "bereg", infantry=1)
    scene.rolls(8, 8)
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    assert scene.done and scene.told("ground_combat_ends") == [("bereg", -1)]
    assert scene.state.control["bereg"] == 1 and "bereg" not in scene.state.exhausted


def test_rr_44_5_whoever_has_lost_everything_is_out_when_the_invasion_ends() -> None:
    scene = landing(1)
    for planet in [each for each, seat in scene.state.control.items() if seat == 1 and each != "bereg"]:
        scene.state.control[planet] = 2
    mark(scene.game, "something", seat=2, until=INVASION)
    invade(scene)
    scene.choose("letnev", "land", "infantry", "bereg")
    assert scene.state.eliminated == (1,)
    assert [each.kind for each in scene.state.marks] == ["silenced"]
