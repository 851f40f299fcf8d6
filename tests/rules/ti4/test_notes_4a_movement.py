"""Rulings 5, 6 and 12: the wormhole of Hil Colish, floating factories, Foresight."""

from __future__ import annotations

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat
from tests.rules.ti4.moving import SIX, activate, movers
from tests.ti4.scene import Scene
from throneworld.imperium.limits import excess
from throneworld.ti4.steps.production import ProduceUnits, UseProduction
from throneworld.ti4.strategic.construction import PrimaryConstruction
from throneworld.ti4.tactical.action import TacticalAction
from throneworld.ti4.tactical.retreat import Retreat

# Hil Colish


def test_notes_4_5e_one_space_cannon_offense_follows_hil_colish_and_its_fleet() -> None:
    scene = Scene(*SIX)
    scene.put("creuss", 20, flagship=1)
    scene.put("creuss", 17, cruiser=1)
    scene.put("sol", "lazar", pds=1)
    scene.rolls(MISS)
    activate(scene, "creuss", 31)
    scene.choose("creuss", "ship", "flagship", 20, 0)
    scene.choose("creuss", "ship", "cruiser", 17, 0)
    assert scene.options("sol") == (("fire", 5), ("pass",))
    scene.choose("sol", "fire", 5)
    assert scene.done and len(scene.rolled) == 1


def test_notes_4_5g_the_travel_ban_does_not_close_the_wormhole_of_hil_colish() -> None:
    scene = Scene(*SIX)
    scene.law("enforced_travel_ban")
    scene.put("creuss", 31, flagship=1)
    scene.put("sol", 17, carrier=1)
    scene.put("sol", 51, carrier=1)
    activate(scene, "sol", 31)
    assert set(movers(scene)) == {("carrier", 17, 0), ("carrier", 51, 0)}


# Floating Factory


def saar(**ships: int) -> Scene:
    """A floating factory in the void, with ships of the Saar."""
    scene = Scene("saar", "letnev", "jolnar")
    scene.put("saar", VOID, space_dock=1, **ships)
    return scene


def test_notes_4_6b_a_floating_factory_retreats_with_the_ships_and_what_it_carries() -> None:
    scene = saar(cruiser=1, infantry=4)
    scene.put("letnev", VOID, cruiser=1)
    scene.play(Retreat(seat=0, system=VOID, target=34, stage="leave_behind"))
    assert scene.done
    assert scene.units("saar", 34) == {"space_dock": 1, "cruiser": 1, "infantry": 4}


def test_notes_4_6c_a_floating_factory_does_not_count_against_the_fleet_pool() -> None:
    scene = saar(cruiser=3)
    scene.put("saar", VOID, space_dock=1)
    assert excess(scene.state, 0, VOID).fleet == 0
    scene.put("saar", VOID, cruiser=1)
    assert excess(scene.state, 0, VOID).fleet


def test_notes_4_6d_a_floating_factory_takes_no_hits() -> None:
    scene = saar(cruiser=2, carrier=1)
    scene.put("letnev", VOID, cruiser=1)
    combat(scene, *[MISS] * 3, HIT)
    assert {option[1] for option in scene.options("saar") if option[0] == "destroy"} == {"cruiser", "carrier"}


def test_notes_4_6f_a_floating_factory_that_a_combat_leaves_alone_is_destroyed() -> None:
    scene = saar(cruiser=1)
    scene.put("letnev", VOID, cruiser=1)
    combat(scene, MISS, HIT)
    assert scene.units("saar", VOID) == {}
    assert scene.told("units_destroyed")[-1] == (0, "space_dock", 1, "47", -1, "blockade")


def test_notes_4_6f_a_floating_factory_whose_escort_is_shot_down_on_arrival_is_destroyed() -> None:
    scene = Scene("saar", "letnev", "jolnar")
    scene.put("saar", 50, space_dock=1, cruiser=1)
    scene.put("letnev", 36, cruiser=1)
    scene.put("letnev", "arnor", pds=1)
    scene.rolls(HIT)
    scene.play(TacticalAction(seat=0, system=36))
    scene.choose("saar", "ship", "space_dock", 50, 0)
    scene.choose("saar", "ship", "cruiser", 50, 0)
    scene.choose("letnev", "fire", 0)
    assert scene.done and scene.units("saar", 36) == {}
    assert not scene.told("space_combat_begins")


def test_notes_4_6f_a_ship_that_is_produced_beside_a_floating_factory_destroys_it() -> None:
    scene = Scene("saar", "letnev", "jolnar")
    scene.put("saar", 36, space_dock=1, infantry=1)
    scene.take("letnev", "arnor")
    scene.put("letnev", "arnor", space_dock=1)
    scene.goods("letnev", 2)
    scene.play(UseProduction(seat=1, system=36))
    scene.choose("letnev", "produce", "cruiser", "36")
    while not scene.done:
        scene.choose("letnev", *scene.options("letnev")[-1])
    assert scene.units("letnev", 36) == {"cruiser": 1}
    assert scene.units("saar", 36) == {}


def test_notes_4_6f_a_ship_that_an_ability_produces_destroys_a_floating_factory_too() -> None:
    scene = saar()
    scene.goods("letnev", 1)
    scene.play(ProduceUnits(seat=1, system=VOID, most=1, kinds=("destroyer",)))
    scene.choose("letnev", "produce", "destroyer", str(VOID))
    while not scene.done:
        scene.choose("letnev", *scene.options("letnev")[-1])
    assert scene.units("saar", VOID) == {}


def test_notes_4_6g_a_floating_factory_is_gone_before_space_cannons_fire() -> None:
    """Its own PDS still fire; the factory that ships have come upon is on the board no more."""
    scene = Scene("saar", "letnev", "jolnar")
    scene.put("saar", 36, space_dock=1)
    scene.put("saar", "arnor", pds=1)
    scene.put("letnev", 50, cruiser=1)
    activate(scene, "letnev", 36)
    scene.choose("letnev", "ship", "cruiser", 50, 0)
    assert scene.ask("saar").prompt == "use_space_cannon"
    assert scene.units("saar", 36) == {}


def test_notes_4_6h_a_floating_factory_is_placed_only_where_a_planet_is_controlled() -> None:
    scene = saar(cruiser=1)
    scene.put("saar", 36, cruiser=2)
    scene.play(PrimaryConstruction(seat=0))
    docks = [option[2] for option in scene.options("saar") if option[:2] == ("place", "space_dock")]
    assert docks == ["11"]
    scene.take("saar", "arnor")
    scene.play(PrimaryConstruction(seat=0))
    assert ("place", "space_dock", "36") in scene.options("saar")


# Foresight


def foresight(**ships: int) -> Scene:
    """Hacan comes to Arnor and Lor, where the Naalu are with ships and a PDS."""
    scene = Scene("hacan", "naalu", "sol")
    scene.put("naalu", 36, **ships)
    scene.put("naalu", "arnor", pds=1)
    scene.take("naalu", "arnor")
    scene.put("hacan", 50, cruiser=1)
    scene.play(TacticalAction(seat=0, system=36))
    scene.choose("hacan", "ship", "cruiser", 50, 0)
    return scene


def test_notes_4_12a_foresight_comes_after_the_arrival_and_before_space_cannons() -> None:
    scene = foresight(cruiser=1)
    assert scene.units("hacan", 36) == {"cruiser": 1}
    assert scene.options("naalu") == (("play", "foresight"), ("pass",))
    assert scene.rolled == []
    scene.choose("naalu", "play", "foresight")
    scene.choose("naalu", *scene.options("naalu")[0])
    assert scene.ask("naalu").prompt == "use_space_cannon"


def test_notes_4_12d_foresight_is_no_retreat() -> None:
    """Nothing of the Naalu needs to be where they go, and Intercept does not hold them back."""
    scene = foresight(cruiser=1)
    scene.hold("hacan", "intercept")
    scene.choose("naalu", "play", "foresight")
    refuge = int(scene.options("naalu")[0][1])
    assert scene.units("naalu", refuge) == {}
    scene.choose("naalu", "system", refuge)
    scene.choose("naalu", "pass")
    assert scene.units("naalu", refuge) == {"cruiser": 1}
    assert len(scene.state.hands[0]) == 1 and not scene.told("retreat_announced")


def test_notes_4_12f_the_capacity_holds_where_foresight_leads() -> None:
    """Three fighters that a dock looked after have no room where it is not."""
    scene = Scene("hacan", "naalu", "sol")
    scene.put("naalu", 36, cruiser=1, fighter=3)
    scene.put("naalu", "arnor", space_dock=1)
    scene.take("naalu", "arnor")
    scene.put("hacan", 50, cruiser=1)
    scene.play(TacticalAction(seat=0, system=36))
    scene.choose("hacan", "ship", "cruiser", 50, 0)
    scene.choose("naalu", "play", "foresight")
    refuge = int(scene.options("naalu")[0][1])
    scene.choose("naalu", "system", refuge)
    assert scene.units("naalu", refuge) == {"cruiser": 1}
    assert scene.told("units_destroyed") == [(1, "fighter", 1, "36", -1, "capacity")] * 3
