"""The worked example of a battle, played through with its numbers (Rex p.19)."""

import pytest

from tests.rex.scene import Scene
from tests.rules.rex.test_p17_battle import plan
from throneworld.rex.phases.battle import BattlePhase
from throneworld.rex.state import CASUALTIES
from throneworld.rex.tables import STRENGTH, TITLE

NAVY_BASE = "imperial_navy_base"


def example() -> Scene:
    """Six Sol units against four of Letnev, who is first player."""
    scene = Scene("letnev", "sol", "jol_nar")
    scene.place("letnev", NAVY_BASE, 4)
    scene.place("sol", NAVY_BASE, 6)
    scene.hand("letnev", "biological_weapon_x35", "magen_energy_shield")
    scene.hand("sol", "energy_rifle")
    assert (STRENGTH["letnev_4"], STRENGTH["sol_4"]) == (4, 6)
    scene.play(BattlePhase())
    return scene


def fought() -> Scene:
    scene = example()
    plan(scene, "letnev", 2, "letnev_4", "both")
    plan(scene, "sol", 4, "sol_4", "attack")
    return scene


def test_p19_1_example_dials_and_cards_are_revealed() -> None:
    scene = example()
    assert scene.options("letnev") == [("dial", number) for number in range(5)]
    assert scene.options("sol") == [("dial", number) for number in range(7)]
    plan(scene, "letnev", 2, "letnev_4", "both")
    plan(scene, "sol", 4, "sol_4", "attack")
    assert scene.events("dial_revealed") == [(0, 2, "letnev_4", "both"), (1, 4, "sol_4", "attack")]
    assert scene.events("cards_revealed") == [
        (0, "biological_weapon_x35", "magen_energy_shield"),
        (1, "energy_rifle"),
    ]


def test_p19_1_example_letnev_gains_six_influence_for_the_leader_of_six() -> None:
    scene = fought()
    assert scene.events("leader_destroyed") == [(1, "sol_4", 6, "weapon")]
    assert scene.events("influence_gained") == [(0, 6, "weapon")]
    assert scene.has("letnev") == 6
    assert scene.has("sol") == 0


def test_p19_1_example_the_energy_shield_saves_the_letnev_leader() -> None:
    assert fought().state.dead == ("sol_4",)


def test_p19_1_example_letnev_wins_six_to_four() -> None:
    assert fought().events("battle_won") == [(0, NAVY_BASE, 6, 1, 4)]


def test_p19_1_example_sol_loses_all_six_units_and_its_card() -> None:
    scene = fought()
    assert scene.units("sol", NAVY_BASE) == 0
    assert scene.units("sol", CASUALTIES) == 6
    assert scene.titles("sol") == []
    assert [TITLE[card] for card in scene.state.strategy_discards] == ["energy_rifle"]


def test_p19_1_example_letnev_loses_two_units() -> None:
    scene = fought()
    assert scene.units("letnev", NAVY_BASE) == 2
    assert scene.units("letnev", CASUALTIES) == 2


@pytest.mark.parametrize(
    "thrown",
    [
        (),
        ("biological_weapon_x35",),
        ("magen_energy_shield",),
        ("biological_weapon_x35", "magen_energy_shield"),
    ],
)
def test_p19_1_example_letnev_discards_either_both_or_none_of_its_cards(thrown: tuple[str, ...]) -> None:
    scene = fought()
    assert scene.asked == ["letnev"]
    assert scene.options("letnev") == [
        ("done",),
        ("discard", "biological_weapon_x35"),
        ("discard", "magen_energy_shield"),
    ]
    for title in thrown:
        scene.choose("letnev", "discard", title)
    if len(thrown) < 2:
        scene.choose("letnev", "done")
    assert scene.done
    assert [TITLE[card] for card in scene.state.strategy_discards] == ["energy_rifle", *thrown]
