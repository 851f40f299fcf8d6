"""Phase 7: Bombardment (Rex p.12-13)."""

from tests.rex.scene import Scene
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.state import CASUALTIES


def test_p12_13_example_three_sectors_from_18() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=18)
    scene.ground("tarraguth_slums", 3)
    scene.place("letnev", "mecatol_power_north", 4)
    scene.place("hacan", "civilian_spaceport", 2)
    scene.stack_bombardment_deck(3)
    pool = scene.state.pool

    scene.play(BombardmentPhase())

    assert scene.state.fleet == 3
    assert scene.state.pool == pool + 3
    assert scene.state.ground == {}
    assert scene.units("letnev", "mecatol_power_north") == 4
    assert scene.units("hacan", "civilian_spaceport") == 2


def test_p12_11_the_first_player_token_passes_to_the_left() -> None:
    scene = Scene("letnev", "hacan", "sol")
    scene.play(BombardmentPhase())
    assert scene.state.first == 1
    assert scene.done


def test_p12_7_unshielded_units_and_influence_are_destroyed() -> None:
    scene = Scene("letnev", "hacan", "sol", fleet=18)
    scene.place("hacan", "tarraguth_slums", 4)
    scene.stack_bombardment_deck(1)
    scene.play(BombardmentPhase())
    assert scene.units("hacan", "tarraguth_slums") == 0
    assert scene.units("hacan", CASUALTIES) == 4
