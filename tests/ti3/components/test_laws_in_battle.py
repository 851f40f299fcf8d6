"""Laws and events where others' rules act: battles, fire, mines and retreats, each with a refusal."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.scene import Scene
from tests.ti3.senate import decide
from tests.ti3.voyages import LODOR, MECATOL, SOL_HOME, galaxy, moving
from throneworld.imperium.limits import within_limits
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import NEUTRAL, Mine

STORM: dict[tuple[int, int], str | int] = {
    (0, 0): "ion_storm",
    (1, 0): "thibah",
    (-1, 0): "void",
    (0, -1): "nebula",
    (0, 1): "supernova",
}


def nowhere_to(scene: Battlefield) -> None:
    """The defender may leave, but not into a Supernova."""
    scene.refuses("letnev", "retreat", scene.system("supernova"), rule="SA-3.14.5", key="closed_terrain")


def test_sanctuary_shield_lets_fighters_fight_and_pds_fire_in_an_ion_storm() -> None:
    scene = Battlefield(board=STORM)
    scene.law("sanctuary_shield", scene.place("ion_storm"))
    scene.put("letnev", "thibah", pds=1)
    scene.technologies("letnev", "deep_space_cannon")
    scene.sides({"cruiser": 1, "fighter": 1}, {"cruiser": 2})
    scene.shoot(10)
    scene.refuses("letnev", "fire", 2, rule="SA-13.17.6", key="not_so_many_guns")
    scene.choose("letnev", "fire", 1)
    scene.choose("sol", "hit", "fighter", 0)
    assert scene.fleets() == ({"cruiser": 1}, {"cruiser": 2})
    scene.put("sol", scene.field, fighter=1)
    scene.fight(1, 9, 1, 1)
    scene.choose("letnev", "stay")
    assert scene.fleets() == ({"cruiser": 1, "fighter": 1}, {"cruiser": 1}), "the die of the Fighter"


def test_sanctuary_shield_opens_a_supernova() -> None:
    board = {**STORM, (0, 0): "saudor"}
    scene = Battlefield(board=board)
    scene.play(Turn(seat=0, stage="choose", left=1))
    scene.refuses("sol", "tactical", scene.system("supernova"), rule="SA-3.14.5", key="closed_terrain")
    scene.law("sanctuary_shield", scene.place("supernova"))
    scene.play(Turn(seat=0, stage="choose", left=1))
    scene.refuses("sol", "tactical", scene.system("saudor"), rule="SA-3.14.2", key="own_token")
    scene.choose("sol", "tactical", scene.system("supernova"))
    assert scene.state.on_board[0] >> scene.system("supernova") & 1


def test_space_time_anomalies_close_a_border_to_retreats() -> None:
    scene = Battlefield()
    saudor, thibah = sorted((scene.system("saudor"), scene.system("thibah")))
    scene.law("space_time_anomalies", f"{saudor} {thibah}")
    scene.put("sol", scene.field, cruiser=1)
    for goal in ("void", "nebula"):
        scene.put("letnev", scene.field, cruiser=1)
        scene.fight(1, 1)
        scene.refuses("letnev", "retreat", scene.system("thibah"), rule="SA-4.5.3", key="retreat_too_far")
        scene.choose("letnev", "retreat", scene.system(goal))
        scene.stay()
        assert scene.units("letnev", f"space:{goal}") == {"cruiser": 1}


def mined(*mines: Mine) -> Scene:
    """A Cruiser is to come from Lodor to Mecatol Rex; there is no way around."""
    scene = galaxy(with_={(1, -1): 74, (-1, 0): 75})
    scene.state.mines = mines
    scene.put("sol", LODOR, cruiser=1)
    return scene


def crosses(scene: Scene) -> None:
    """It is hit."""
    moving(scene, "sol", MECATOL)
    scene.rolls(8)
    scene.choose("sol", "ship", "cruiser", LODOR, 0)
    assert scene.units("sol", MECATOL) == {} and scene.rolled == [(0, "space_mine", 8)]
    assert scene.told("mine_removed")[-1] == (NEUTRAL, MECATOL, LODOR)
    scene.play(Turn(seat=0, stage="choose", left=1))
    scene.refuses("sol", "tactical", MECATOL, rule="SA-3.14.2", key="own_token")


def test_space_mine_simplification_against_lets_mines_hit_who_laid_them() -> None:
    scene = mined(Mine(MECATOL, LODOR, 0))
    decide(scene, "space_mine_simplification", "against")
    crosses(scene)


def test_protect_the_heartland_mines_hit_whoever_comes() -> None:
    scene = mined()
    decide(scene, "protect_the_heartland", "for")
    crosses(scene)


COMMITTEE = "technology_investigation_committee"


def test_technology_investigation_committee_against_leaves_no_jets_to_evade_mines() -> None:
    scene = mined(Mine(MECATOL, LODOR, NEUTRAL))
    scene.technologies("sol", "maneuvering_jets")
    decide(scene, COMMITTEE, "against")
    crosses(scene)


def test_technology_investigation_committee_against_leaves_carriers_slow() -> None:
    scene = galaxy()
    scene.technologies("sol", "xrd_transporters")
    scene.put("sol", SOL_HOME, carrier=1)
    scene.put("sol", LODOR, carrier=1)
    decide(scene, COMMITTEE, "against")
    moving(scene, "sol", MECATOL)
    scene.refuses("sol", "ship", "carrier", SOL_HOME, 0, rule="SA-3.15.1", key="out_of_reach")
    scene.choose("sol", "ship", "carrier", LODOR, 0)
    assert scene.has("sol", MECATOL, "carrier") == 1 == scene.has("sol", SOL_HOME, "carrier")


def test_technology_investigation_committee_against_lets_cannons_hit_as_ever() -> None:
    scene = Battlefield()
    scene.technologies("sol", "maneuvering_jets")
    decide(scene, COMMITTEE, "against")
    scene.put("sol", scene.field, cruiser=1)
    scene.put("letnev", "saudor", pds=1)
    scene.shoot(6)
    scene.refuses("letnev", "fire", 2, rule="SA-13.17.6", key="not_so_many_guns")
    scene.choose("letnev", "fire", 1)
    assert scene.units("sol", scene.field) == {}


def test_technology_investigation_committee_against_makes_fighters_fight_as_ever() -> None:
    scene = Battlefield()
    scene.technologies("letnev", "advanced_fighters")
    decide(scene, COMMITTEE, "against")
    scene.sides({"cruiser": 1}, {"carrier": 1, "fighter": 1})
    scene.fight(1, 1, 8)
    nowhere_to(scene)
    scene.choose("letnev", "stay")
    assert scene.fleets() == ({"cruiser": 1}, {"carrier": 1, "fighter": 1}), "it needs a nine"


def test_technology_investigation_committee_against_leaves_fighters_without_support() -> None:
    scene = galaxy()
    scene.technologies("sol", "advanced_fighters")
    scene.put("sol", LODOR, carrier=1, fighter=8)
    assert within_limits(scene.state, 0, LODOR)
    decide(scene, COMMITTEE, "against")
    assert scene.units("sol", LODOR) == {"carrier": 1, "fighter": 6}, "as many as it carries"
    moving(scene, "sol", MECATOL)
    scene.refuses("sol", "ship", "fighter", LODOR, 0, rule="SA-13.18.4", key="fighters_are_carried")
