"""Interactions of invasions, and who is out of the game."""

from __future__ import annotations

import pytest

from tests.rules.ti4.fighting import HIT, MISS
from tests.ti4.components.test_combat_rulings import homeless
from tests.ti4.scene import Scene
from throneworld.ti4.steps.elimination import check_elimination, is_out
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.invasion import Invasion

# Parley


def test_notes_3_19_parley_keeps_the_landing_in_space_while_other_landings_proceed() -> None:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.put("letnev", 35, carrier=1, infantry=4)
    scene.take("hacan", "bereg", "lirta_iv")
    scene.put("hacan", "lirta_iv", infantry=1)
    scene.hold("hacan", "parley")
    scene.rolls(HIT, MISS, MISS)
    scene.play(TacticalAction(seat=0, system=35))
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("letnev", "land_all", "lirta_iv")
    scene.choose("hacan", "play", "parley")
    assert scene.done
    assert scene.units("letnev", 35) == {"carrier": 1, "infantry": 2}
    assert (scene.state.control["bereg"], scene.state.control["lirta_iv"]) == (1, 0)


def test_notes_3_19_who_was_sent_back_by_parley_does_not_land_again_in_this_action() -> None:
    scene = Scene("letnev", "hacan", "jolnar")
    scene.put("letnev", 35, carrier=1, infantry=1)
    scene.take("hacan", "bereg")
    scene.hold("hacan", "parley")
    scene.play(Invasion(seat=0, system=35), Invasion(seat=0, system=35))
    scene.choose("letnev", "land", "infantry", "bereg")
    scene.choose("hacan", "play", "parley")
    assert scene.ask("letnev").prompt == "commit_ground_forces"
    assert ("land", "infantry", "bereg") not in scene.options("letnev")


# Ragh's Call


def called(infantry: int) -> Scene:
    """Sol lands on Tarmann, where the Saar have infantry, which he sends off, and a PDS that will hit."""
    scene = Scene("sol", "letnev", "saar")
    scene.note("sol", "raghs_call", "saar")
    scene.take("saar", "tarmann", "quann")
    scene.put("saar", "tarmann", infantry=3, pds=1)
    scene.put("sol", 22, carrier=1, infantry=infantry)
    scene.rolls(HIT)
    scene.play(TacticalAction(seat=0, system=22))
    scene.choose("saar", "pass")
    for _ in range(infantry):
        scene.choose("sol", "land", "infantry", "tarmann")
    scene.choose("sol", "play", "raghs_call")
    scene.choose("sol", "planet", "quann")
    return scene


def test_notes_3_20_after_raghs_call_there_is_no_ground_combat_but_the_pds_fire_before_control() -> None:
    scene = called(infantry=2)
    assert scene.ask("saar").about["place"] == "tarmann"
    assert scene.state.control["tarmann"] == 2 and scene.has("saar", "tarmann", "pds") == 1
    scene.choose("saar", "fire", 0)
    assert scene.done
    assert scene.told("ground_combat_begins") == []
    assert scene.units("sol", "tarmann") == {"infantry": 1} and scene.units("saar", "tarmann") == {}
    assert scene.state.control["tarmann"] == 0


def test_notes_3_20_the_pds_that_raghs_call_leaves_behind_may_keep_the_planet() -> None:
    scene = called(infantry=1)
    scene.choose("saar", "fire", 0)
    assert scene.done
    assert scene.state.control["tarmann"] == 2 and scene.units("saar", "tarmann") == {"pds": 1}


# Elimination


@pytest.mark.parametrize(
    ("place", "units", "out"),
    [
        ("26", {"cruiser": 2, "fighter": 3}, True),
        ("quann", {"pds": 2}, True),
        ("26", {"carrier": 1, "infantry": 1}, False),
        ("quann", {"space_dock": 1}, False),
    ],
)
def test_notes_3_21a_out_is_who_has_no_planet_no_ground_force_and_no_unit_with_production(
    place: str, units: dict[str, int], out: bool
) -> None:
    scene = homeless(Scene("sol", "letnev", "jolnar"), "letnev")
    scene.put("letnev", place, **units)
    assert is_out(scene.state, 1) is out
    check_elimination(scene.game)
    scene.play()
    assert scene.state.eliminated == ((1,) if out else ())
    scene.take("letnev", "bereg")
    assert is_out(scene.state, 1) is False


def test_notes_3_21b_it_is_looked_for_when_control_has_changed_in_an_invasion() -> None:
    scene = homeless(Scene("sol", "letnev", "jolnar"), "letnev")
    scene.take("letnev", "bereg")
    scene.put("letnev", 26, cruiser=1)
    scene.put("sol", 35, carrier=1, infantry=1)
    scene.play(Invasion(seat=0, system=35))
    scene.choose("sol", "land", "infantry", "bereg")
    assert scene.done and scene.state.eliminated == (1,)
    assert scene.units("letnev", 26) == {}
