"""The six Bombardment cards (Rex p.12)."""

import pytest

from tests.rex.scene import Scene
from throneworld.rex.phases.bombardment import BombardmentPhase
from throneworld.rex.state import CASUALTIES

EXPOSED = (
    "tarraguth_slums",
    "tilzin_business",
    "sector_incarcetorum",
    "pleasure_district",
    "hall_of_cartography",
    "sai_sallai_residential",
    "scholara_imperialis",
)
"""The unshielded space of each sector from 1 to 7."""
SHIELDED = ("mecatol_power_north", "civilian_spaceport", "cultural_sector")
"""Under shields in sectors 1, 2 and 5."""
CARDS = [f"bombardment_{number}" for number in range(1, 7)]


def draw(card: str, fleet: int) -> Scene:
    scene = Scene("hacan", "letnev", "lazax", fleet=fleet)
    for space in EXPOSED:
        scene.place("hacan", space, 1)
        scene.ground(space, 2)
    for space in SHIELDED:
        scene.place("letnev", space, 1)
    rest = tuple(other for other in CARDS if other != card)
    scene.state.bombardment_deck = (card, *rest)
    scene.play(BombardmentPhase())
    return scene


@pytest.mark.parametrize("card", CARDS)
def test_bombardment(card: str) -> None:
    number = int(card[-1])
    scene = draw(card, fleet=18)
    assert scene.events("bombardment_card_revealed") == [(number,)]
    assert scene.events("fleet_moved") == [(sector,) for sector in range(1, number + 1)]
    assert scene.state.fleet == number
    swept, spared = EXPOSED[:number], EXPOSED[number:]
    assert [scene.units("hacan", space) for space in (*swept, *spared)] == [0] * number + [1] * len(spared)
    assert scene.units("hacan", CASUALTIES) == number
    assert scene.state.ground == dict.fromkeys(spared, 2)
    assert [scene.units("letnev", space) for space in SHIELDED] == [1, 1, 1]
    assert sorted(scene.state.bombardment_deck) == CARDS


@pytest.mark.parametrize("card", CARDS)
def test_bombardment_does_not_sweep_the_sector_that_the_fleet_leaves(card: str) -> None:
    scene = draw(card, fleet=1)
    assert scene.units("hacan", "tarraguth_slums") == 1
    assert scene.units("hacan", "tilzin_business") == 0
    assert scene.state.fleet == 1 + int(card[-1])
