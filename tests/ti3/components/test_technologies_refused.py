"""Technologies whose owner is asked about something else, and may not use them."""

from __future__ import annotations

from tests.rules.ti3.battling import Battlefield
from tests.ti3.fighting import PASS, invasion
from tests.ti3.scene import definition

HOLDING = ("play", "shields_holding")


def hit(*races: str) -> Battlefield:
    """Three Cruisers on each side; both sides have scored, and the second race has taken what it could."""
    scene = Battlefield(*races, listening=definition().listeners)
    scene.sides({"cruiser": 3}, {"cruiser": 3})
    return scene


def test_impulsion_shields_are_refused_in_the_action_of_another() -> None:
    scene = hit()
    scene.technologies("letnev", "impulsion_shields")
    scene.hold("letnev", "shields_holding")
    scene.fight(7, 7, 7, 1, 1, 1, stage="round_begins")
    scene.offers("letnev", HOLDING, PASS)
    scene.refuses("letnev", "play", "impulsion_shields", rule="SA-10.1.1", key="not_your_action")
    scene.choose("letnev", *HOLDING)
    assert scene.fleets() == ({"cruiser": 3}, {"cruiser": 2})


def test_archon_energy_shells_are_refused_to_whoever_attacks() -> None:
    scene = hit("xxcha", "letnev", "hacan")
    scene.racial("xxcha", "archon_energy_shells")
    scene.hold("xxcha", "shields_holding")
    scene.fight(1, 1, 1, 10, 10, 10, stage="round_begins")
    scene.offers("xxcha", HOLDING, PASS)
    scene.refuses("xxcha", "play", "archon_energy_shells", rule="SA-4.7.1", key="not_the_defender")
    scene.choose("xxcha", *HOLDING)
    assert scene.fleets() == ({"cruiser": 2}, {"cruiser": 3})


def test_magen_defense_grid_is_refused_where_no_shield_is_left() -> None:
    boost = ("play", "morale_boost")
    scene = invasion({"ground_force": 3}, {"ground_force": 3}, 8, 8, 8, 1, 1, 1, letnev=("morale_boost",))
    scene.technologies("letnev", "magen_defense_grid")
    scene.choose("letnev", *boost)
    scene.offers("letnev", boost, PASS)
    scene.refuses("letnev", "play", "magen_defense_grid", rule="SA-5.2.7", key="no_shield_left")
    scene.choose("letnev", "pass")
    assert scene.units("letnev", "quann") == {}
