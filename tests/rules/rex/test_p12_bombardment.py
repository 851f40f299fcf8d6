"""Phase 7: Bombardment (Rex p.12-13)."""

import pytest

from tests.rex.scene import Scene
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.phases.maneuvering import ManeuveringPhase
from throneworld.rex.state import CASUALTIES
from throneworld.rex.tables import BOMBARDMENT


def bombard(scene: Scene, number: int) -> None:
    scene.stack_bombardment_deck(number)
    scene.play(BombardmentPhase())


def sectors_entered(scene: Scene) -> list[object]:
    return [sector for (sector,) in scene.events("fleet_moved")]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_p12_6_the_card_says_how_many_sectors_the_fleet_moves(number: int) -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=7)
    bombard(scene, number)
    assert scene.events("bombardment_card_revealed") == [(number,)]
    assert sectors_entered(scene) == list(range(8, 8 + number))
    assert scene.state.fleet == 7 + number


def test_p12_6_sector_18_is_followed_by_1() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=17)
    bombard(scene, 6)
    assert sectors_entered(scene) == [18, 1, 2, 3, 4, 5]
    assert scene.state.fleet == 5


def test_p12_7_unshielded_units_and_influence_are_destroyed() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=18)
    scene.place("hacan", "tarraguth_slums", 4)
    scene.ground("tarraguth_slums", 5)
    bombard(scene, 1)
    assert scene.units("hacan", "tarraguth_slums") == 0
    assert scene.units("hacan", CASUALTIES) == 4
    assert scene.state.ground == {}


def test_p12_7_units_and_influence_under_a_shield_survive() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=18)
    scene.place("hacan", "mecatol_power_north", 4)
    scene.ground("mecatol_power_north", 5)
    bombard(scene, 1)
    assert scene.units("hacan", "mecatol_power_north") == 4
    assert scene.state.ground == {"mecatol_power_north": 5}


def test_p12_7_every_sector_entered_is_swept_not_only_the_last() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=18)
    swept = ("tarraguth_slums", "tilzin_business", "sector_incarcetorum")
    for space in swept:
        scene.place("letnev", space, 1)
        scene.ground(space, 2)
    scene.place("letnev", "pleasure_district", 1)
    scene.ground("pleasure_district", 2)
    bombard(scene, 3)
    assert [scene.units("letnev", space) for space in swept] == [0, 0, 0]
    assert scene.units("letnev", "pleasure_district") == 1
    assert scene.state.ground == {"pleasure_district": 2}


def test_p12_7_all_races_in_a_space_are_struck() -> None:
    scene = Scene("lazax", "xxcha", "sol", fleet=18)
    scene.place("lazax", "tarraguth_slums", 1, mechanized=2)
    scene.place("xxcha", "tarraguth_slums", 0, facedown=3)
    bombard(scene, 1)
    assert scene.force("lazax", CASUALTIES) == (1, 2, 0)
    assert scene.force("xxcha", CASUALTIES) == (3, 0, 0)


def test_p12_7_the_sector_that_the_fleet_leaves_is_not_swept_again() -> None:
    """Starting units may stand in the sector where the fleet is first placed (Rex p.5)."""
    scene = Scene("letnev", "hacan", "sol", fleet=18)
    scene.place("letnev", "adminus_mecatol", 2)
    bombard(scene, 1)
    assert scene.units("letnev", "adminus_mecatol") == 2


def test_p12_7_the_council_belongs_to_no_sector() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=18)
    scene.place("letnev", "galactic_council", 2)
    for _ in range(3):
        bombard(scene, 6)
    assert scene.state.fleet == 18
    assert scene.units("letnev", "galactic_council") == 2


def test_p12_8_the_sector_where_the_fleet_stops_stays_closed_until_it_moves_on() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=1)
    scene.place("letnev", "civilian_spaceport", 2)
    scene.place("letnev", "tarraguth_slums", 2)
    scene.influence("letnev", 4)
    bombard(scene, 1)
    scene.first("letnev")

    scene.play(ManeuveringPhase())
    assert scene.refusal("letnev", "from", "civilian_spaceport") == ("Rex p.11", "space_bombarded")
    scene.choose("letnev", "from", "tarraguth_slums")
    assert scene.refusal("letnev", "to", "civilian_spaceport") == ("Rex p.11", "space_bombarded")
    scene.choose("letnev", "to", "mecatol_power_north")
    scene.choose("letnev", "units", 2)
    assert scene.refusal("letnev", "deploy", "tilzin_business") == ("Rex p.11", "space_bombarded")

    bombard(scene, 1)
    scene.first("letnev")
    scene.play(ManeuveringPhase())
    assert scene.refusal("letnev", "from", "civilian_spaceport") is None


def test_p12_9_sectors_passed_over_are_free_again() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=18)
    scene.place("letnev", "mecatol_power_north", 2)
    scene.influence("letnev", 4)
    bombard(scene, 3)
    scene.first("letnev")
    scene.play(ManeuveringPhase())
    scene.choose("letnev", "from", "mecatol_power_north")
    assert scene.refusal("letnev", "to", "tarraguth_slums") is None
    assert scene.refusal("letnev", "to", "civilian_spaceport") is None
    scene.choose("letnev", "to", "tilzin_business")
    scene.choose("letnev", "units", 2)
    assert scene.refusal("letnev", "deploy", "tarraguth_slums") is None
    assert scene.refusal("letnev", "deploy", "sector_incarcetorum") == ("Rex p.11", "space_bombarded")


def test_p12_10_the_drawn_card_is_shuffled_back() -> None:
    next_cards = set()
    for seed in range(1, 61):
        scene = Scene("letnev", "hacan", "sol", seed=seed)
        bombard(scene, 3)
        assert sorted(scene.state.bombardment_deck) == sorted(BOMBARDMENT)
        next_cards.add(scene.state.bombardment_deck[0])
    assert next_cards == set(BOMBARDMENT), "any card may come next, the one just drawn as well"


def test_p12_11_the_first_player_token_passes_to_the_left() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.play(BombardmentPhase())
    assert scene.state.first == 1
    assert scene.done


def test_p12_11_after_the_last_seat_comes_the_first() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.first("sol")
    scene.play(BombardmentPhase())
    assert scene.state.first == 0


def test_p12_12_destroyed_units_lie_in_the_casualty_pool_destroyed_influence_returns_to_the_pool() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=18)
    scene.casualties("hacan", 3)
    scene.place("hacan", "tarraguth_slums", 4)
    scene.ground("tarraguth_slums", 6)
    scene.influence("hacan", 5)
    pool = scene.state.pool
    bombard(scene, 1)
    assert scene.units("hacan", CASUALTIES) == 3 + 4
    assert scene.state.pool == pool + 6
    assert scene.has("hacan") == 5
    assert scene.events("units_destroyed") == [(1, 4, 0, "tarraguth_slums", "bombardment")]
    assert scene.events("influence_destroyed") == [("tarraguth_slums", 6)]


def test_p12_13_example_three_sectors_from_18() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=18)
    scene.ground("tarraguth_slums", 3)
    scene.place("letnev", "mecatol_power_north", 4)
    scene.place("hacan", "civilian_spaceport", 2)
    pool = scene.state.pool

    bombard(scene, 3)

    assert sectors_entered(scene) == [1, 2, 3]
    assert scene.state.fleet == 3
    assert scene.state.pool == pool + 3
    assert scene.state.ground == {}
    assert scene.units("letnev", "mecatol_power_north") == 4
    assert scene.units("hacan", "civilian_spaceport") == 2

    scene.first("hacan")
    scene.play(ManeuveringPhase())
    scene.choose("hacan", "from", "civilian_spaceport")
    assert scene.refusal("hacan", "to", "sector_incarcetorum") == ("Rex p.11", "space_bombarded")
    assert scene.refusal("hacan", "to", "mecatol_power_north") is None
