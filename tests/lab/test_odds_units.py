"""The units that the command knows are those of the box."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

from tests.facts import facts
from throneworld.lab import odds
from throneworld.lab.odds import Shot
from throneworld.ti4.odds import GROUND_FORCES, UNITS

pytestmark = pytest.mark.game("ti4")
BY_ENEMY = "opponent_non_fighter_ships_in_system"


def fighting() -> dict[str, dict[str, Any]]:
    """Units with a combat value, by the name that we give them."""
    sheet = facts("ti4", "units")
    units = [*sheet["units"], *sheet["faction_units"]]
    return {
        unit["id"].removesuffix("_1") if unit["type"] != "flagship" else unit["id"]: unit
        for unit in units
        if unit["combat"]
    }


def test_every_unit_that_fights_is_there_and_no_other() -> None:
    assert sorted(UNITS) == sorted(fighting())


def test_the_figures_are_those_of_the_reference() -> None:
    for name, known in fighting().items():
        unit, abilities = UNITS[name], {ability["id"]: ability for ability in known["abilities"]}
        barrage = abilities.get("anti_fighter_barrage")
        assert unit.combat == known["combat"], name
        assert unit.dice == (0 if known["dice"] == BY_ENEMY else known["dice"]), name
        assert unit.dice_by_enemy == (known["dice"] == BY_ENEMY), name
        assert unit.cost == known["cost"] / known["produced"], name
        assert unit.sustain == ("sustain_damage" in abilities), name
        assert unit.fighter == (known["type"] == "fighter"), name
        assert unit.barrage == (Shot(barrage["hits_on"], barrage["dice"]) if barrage else None), name
        assert (name in GROUND_FORCES) == (known["class"] == "ground_force"), name


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(odds).attempted and not doctest.testmod(odds).failed


def test_the_public_surface_is_sorted_and_whole() -> None:
    assert [*odds.__all__] == sorted(
        odds.__all__, key=lambda name: (not name.isupper(), name[0].islower(), name)
    )
    assert all(hasattr(odds, name) for name in odds.__all__)
