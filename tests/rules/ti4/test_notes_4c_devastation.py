"""NOTES 4.40: agendas that make players destroy units, all at once, and what follows."""

from __future__ import annotations

from tests.rules.ti4.moving import SIX
from tests.ti4.components.test_directives import decide
from tests.ti4.scene import Scene
from tests.ti4.senate import senate
from throneworld.ti4.tables import MECATOL_TILE

NEAR, ALPHA, BETA = 22, 26, 40


def homeless(scene: Scene, faction: str) -> None:
    """A player without a planet."""
    seat = scene.seat(faction)
    for planet in [each for each, holder in scene.state.control.items() if holder == seat]:
        del scene.state.control[planet]


# One batch


def test_notes_4_40a_arms_reduction_waits_for_the_choices_of_all_players() -> None:
    scene = senate("arms_reduction")
    for faction, system in (("sol", 19), ("letnev", 23), ("jolnar", 24)):
        scene.put(faction, system, dreadnought=2)
        scene.put(faction, NEAR + 5, dreadnought=1)
    decide(scene, "for")
    for faction in ("sol", "letnev", "jolnar"):
        assert scene.told("units_destroyed") == []
        scene.choose(faction, "lose", "dreadnought", str(NEAR + 5), 0)
    assert [event[0] for event in scene.told("units_destroyed")] == [0, 1, 2]
    assert scene.done


def test_notes_4_40a_wormhole_research_takes_all_ships_at_the_same_moment() -> None:
    scene = senate("wormhole_research")
    scene.technologies("sol", "infantry_2")
    for faction, system in (("sol", ALPHA), ("letnev", 39), ("jolnar", BETA)):
        scene.put(faction, system, carrier=1, infantry=1)
    decide(scene, "for")
    for faction in ("sol", "letnev", "jolnar"):
        scene.choose(faction, "decline")
    kinds = [event.args[1] for event in scene.game.log if event.kind == "units_destroyed"]
    assert kinds == ["carrier"] * 3 + ["infantry"] * 3, "what they carried comes afterwards"


# What follows


def test_notes_4_40b_triggers_come_after_the_batch_and_elimination_comes_last() -> None:
    scene = senate("ixthian_artifact")
    scene.technologies("letnev", "infantry_2")
    homeless(scene, "letnev")
    scene.put("letnev", "mecatol_rex", infantry=1)
    scene.put("letnev", MECATOL_TILE, carrier=1)
    scene.put("sol", MECATOL_TILE, cruiser=1)
    scene.rolls(1, 6)
    decide(scene, "for")
    kinds = [event.kind for event in scene.game.log]
    happened = [kind for kind in kinds if kind in ("units_destroyed", "dice_rolled", "player_eliminated")]
    assert happened == ["dice_rolled", *["units_destroyed"] * 3, "dice_rolled", "player_eliminated"]
    assert scene.state.eliminated == (1,)


def test_notes_4_40b_ixthian_artifact_leaves_a_floating_factory_to_those_who_blockade_it() -> None:
    scene = senate("ixthian_artifact", factions=("sol", "saar", "jolnar"))
    scene.put("saar", NEAR, carrier=3, infantry=5, space_dock=1)
    scene.put("sol", NEAR, cruiser=4)
    scene.rolls(1)
    decide(scene, "for")
    for _ in range(3):
        scene.choose("saar", "lose", "carrier", str(NEAR), 0)
    assert scene.units("saar", NEAR) == {}, "no ships, so the factory goes, and with it what it held"
    assert [event[5] for event in scene.told("units_destroyed") if event[1] == "space_dock"] == ["blockade"]
    assert scene.units("sol", NEAR) == {"cruiser": 1}


# Which systems


def test_notes_4_40c_ixthian_artifact_looks_at_what_is_adjacent_for_all() -> None:
    scene = senate("ixthian_artifact", factions=SIX)
    scene.state.wormhole_tokens["alpha"] = MECATOL_TILE
    scene.put("creuss", BETA, cruiser=1)
    scene.put("creuss", ALPHA, cruiser=1)
    scene.put("sol", 39, cruiser=1)
    scene.rolls(1)
    decide(scene, "for")
    assert scene.units("sol", 39) == scene.units("creuss", ALPHA) == {}, "next to it by the token"
    assert scene.units("creuss", BETA) == {"cruiser": 1}, "next to it for the Ghosts alone"


def test_notes_4_40d_wormhole_research_is_paid_for_before_the_blast() -> None:
    scene = senate("wormhole_research")
    scene.law("anti_intellectual_revolution")
    scene.put("sol", ALPHA, cruiser=2)
    scene.put("sol", 19, cruiser=1)
    decide(scene, "for")
    scene.choose("sol", "research", "neural_motivator")
    assert set(scene.options("sol")) == {("destroy", "cruiser", "19", 0), ("destroy", "cruiser", "26", 0)}
    assert scene.has("sol", ALPHA, "cruiser") == 2, "these may pay for it, too"
    scene.choose("sol", "destroy", "cruiser", "26", 0)
    assert scene.done
    assert scene.units("sol", ALPHA) == {}
    assert scene.units("sol", 19) == {"cruiser": 1}


def test_notes_4_40e_wormhole_research_spares_systems_with_a_delta_wormhole_alone() -> None:
    scene = senate("wormhole_research", factions=SIX)
    scene.put("creuss", 47, flagship=1)
    scene.put("creuss", 17, cruiser=1)
    scene.put("sol", 47, cruiser=1)
    scene.put("sol", ALPHA, cruiser=1)
    decide(scene, "for")
    for faction in ("sol", "creuss"):
        scene.choose(faction, "decline")
    assert scene.units("creuss", 47) == {"flagship": 1}
    assert scene.units("creuss", 17) == scene.units("sol", 47) == {"cruiser": 1}
    assert scene.units("sol", ALPHA) == {}
