"""Ruling 1: what the Nekro Virus takes from others."""

from __future__ import annotations

import pytest

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, stage
from tests.ti4.scene import Scene
from throneworld.ti4.factions.assimilation import AssimilateTechnology, can_assimilate, copy_refusal
from throneworld.ti4.owning import is_readied
from throneworld.ti4.steps.prerequisites import owned_colours
from throneworld.ti4.tactical.bombardment import Bombardment
from throneworld.ti4.tactical.ground_combat import GroundCombat
from throneworld.ti4.tactical.space_cannon import SpaceCannonOffense
from throneworld.ti4.tactical.space_combat import SpaceCombat
from throneworld.ti4.units import profile

X, Y = "valefar_assimilator_x", "valefar_assimilator_y"
SINGULARITY = (("play", "technological_singularity"), ("pass",))


def virus(*others: str, **technologies: str) -> Scene:
    """Nekro with both assimilators; each of the others has a technology."""
    scene = Scene("nekro", *others)
    scene.technologies("nekro", X, Y)
    for faction, technology in technologies.items():
        scene.technologies(faction, technology)
    return scene


def learn(scene: Scene, faction: str, *option: str) -> None:
    scene.play(AssimilateTechnology(seat=0, other=scene.seat(faction)))
    if not scene.done:
        scene.choose("nekro", *option)


# Assimilators


def test_notes_4_1c_an_assimilator_has_a_readied_side_of_its_own() -> None:
    scene = virus("l1z1x", "winnu", l1z1x="inheritance_systems")
    scene.state.exhausted_technologies[1] = ("inheritance_systems",)
    learn(scene, "l1z1x", "assimilate", "inheritance_systems", X)
    assert is_readied(scene.state, 0, "inheritance_systems")
    assert not is_readied(scene.state, 1, "inheritance_systems")
    scene.state.exhausted_technologies[:2] = [("inheritance_systems",), ()]
    assert is_readied(scene.state, 1, "inheritance_systems")


def test_notes_4_1e_valefar_assimilator_x_takes_a_text_and_no_colour() -> None:
    scene = virus("letnev", "hacan", letnev="non_euclidean_shielding")
    before = owned_colours(scene.state, 0)
    learn(scene, "letnev", "assimilate", "non_euclidean_shielding", X)
    assert owned_colours(scene.state, 0) == before
    assert owned_colours(scene.state, 1) != before


def test_notes_4_1f_a_second_upgrade_of_a_type_takes_the_token_of_the_first() -> None:
    scene = virus("l1z1x", "norr", l1z1x="super_dreadnought_2", norr="exotrireme_2")
    learn(scene, "l1z1x", "assimilate", "super_dreadnought_2", Y)
    refusal = copy_refusal(scene.state, 0, X, "exotrireme_2")
    assert refusal is not None and refusal.key == "same_unit_type"
    learn(scene, "norr")
    assert scene.state.assimilated == {Y: "exotrireme_2"}
    assert profile(scene.state, 0, "dreadnought").id == "exotrireme_2"


def test_notes_4_1g_printed_units_of_a_faction_are_no_technologies() -> None:
    scene = virus("muaat", "saar", "sol")
    assert profile(scene.state, 1, "war_sun").id == "prototype_war_sun_1"
    assert not any(can_assimilate(scene.state, 0, other) for other in (1, 2, 3))


# Technological Singularity


def learning(
    attackers: dict[str, int],
    defenders: dict[str, int],
    other: str = "hacan",
    *,
    knows: str = "sarween_tools",
) -> Scene:
    """Nekro attacks somebody who knows something that it does not."""
    sides = ("nekro", other, "jolnar")
    scene = stage(attackers, defenders, factions=sides)
    scene.technologies("nekro", X)
    scene.technologies(other, knows)
    return scene


def test_notes_4_1h_technological_singularity_is_used_once_more_on_each_planet() -> None:
    scene = Scene("nekro", "hacan", "jolnar")
    scene.technologies("hacan", "sarween_tools", "neural_motivator")
    scene.put("nekro", 35, cruiser=1)
    scene.put("hacan", 35, carrier=1)
    scene.put("nekro", "bereg", infantry=1)
    scene.put("hacan", "bereg", infantry=1)
    scene.rolls(HIT, MISS, HIT, MISS)
    scene.play(
        SpaceCombat(attacker=0, defender=1, system=35), GroundCombat(attacker=0, defender=1, planet="bereg")
    )
    scene.choose("nekro", "play", "technological_singularity")
    scene.choose("nekro", "gain", "sarween_tools")
    assert scene.options("nekro") == SINGULARITY


def test_notes_4_1i_technological_singularity_learns_from_a_barrage() -> None:
    scene = learning({"destroyer": 1}, {"carrier": 1, "fighter": 2})
    combat(scene, HIT, MISS)
    assert scene.told("units_destroyed") == [(1, "fighter", 1, "47", 0, "barrage")]
    assert scene.options("nekro") == SINGULARITY


def test_notes_4_1j_technological_singularity_learns_from_a_direct_hit() -> None:
    scene = learning({"cruiser": 1}, {"dreadnought": 1})
    scene.hold("nekro", "direct_hit")
    combat(scene, HIT, MISS)
    scene.choose("hacan", "sustain", "dreadnought")
    scene.choose("nekro", "play", "direct_hit")
    assert scene.options("nekro") == SINGULARITY


@pytest.mark.parametrize(
    ("other", "component", "ships"),
    [("yin", "devotion", {"cruiser": 1}), ("norr", "exotrireme_2", {"dreadnought": 1})],
)
def test_notes_4_1k_technological_singularity_learns_from_a_ship_that_is_given_up(
    other: str, component: str, ships: dict[str, int]
) -> None:
    scene = learning({"cruiser": 2}, ships, other)
    if other == "norr":
        scene.technologies("norr", component)
    combat(scene, *[MISS] * 3)
    scene.choose(other, "play", component)
    assert scene.options("nekro") == SINGULARITY


def test_notes_4_1l_technological_singularity_learns_nothing_from_space_cannons_and_bombardment() -> None:
    scene = Scene("nekro", "hacan", "jolnar")
    scene.technologies("hacan", "sarween_tools")
    scene.put("nekro", "arnor", pds=1)
    scene.put("nekro", 36, dreadnought=1)
    scene.put("hacan", 36, cruiser=1)
    scene.put("hacan", "lor", infantry=1)
    scene.take("hacan", "lor")
    scene.rolls(HIT, HIT)
    scene.play(SpaceCannonOffense(seat=0, system=36), Bombardment(seat=0, system=36))
    scene.choose("nekro", "fire", 1)
    while not scene.done:
        scene.choose("nekro", *scene.options("nekro")[0])
    assert [event[1] for event in scene.told("units_destroyed")] == ["cruiser", "infantry"]
    assert scene.told("played") == []


def test_notes_4_1m_an_upgrade_that_technological_singularity_gains_counts_at_once() -> None:
    """A cruiser II hits with a 6; the barrage that brought it came before the dice of the round."""
    scene = learning({"destroyer": 1, "cruiser": 1}, {"carrier": 1, "fighter": 2}, knows="cruiser_2")
    combat(scene, HIT, MISS, 6, MISS, MISS, MISS)
    scene.choose("nekro", "play", "technological_singularity")
    assert scene.ask("hacan").prompt == "choose_casualties"


def test_notes_4_1n_an_upgrade_that_technological_singularity_gains_changes_no_die_that_lies() -> None:
    """The cruiser's 6 has missed; then the crown costs the defender a ship, which teaches Nekro better."""
    scene = learning({"cruiser": 1}, {"carrier": 2}, knows="cruiser_2")
    scene.law("the_crown_of_thalnos", 1)
    combat(scene, 6, MISS, HIT, MISS)
    scene.choose("hacan", "play", "the_crown_of_thalnos")
    scene.choose("hacan", "reroll_misses")
    scene.choose("nekro", "play", "technological_singularity")
    assert profile(scene.state, 0, "cruiser").id == "cruiser_2"
    assert [event[5] for event in scene.told("units_destroyed")] == ["the_crown_of_thalnos", "combat"]
    assert scene.units("hacan", VOID) == {"carrier": 1}
