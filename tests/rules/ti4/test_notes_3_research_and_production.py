"""Interactions of research and production."""

from __future__ import annotations

import pytest

from tests.rules.ti4.fighting import HIT, MISS, VOID, combat, stage, watch
from tests.rules.ti4.recording import stops
from tests.ti4.scene import ALL, Scene
from throneworld.imperium.board import adjacent_to
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.steps.production import UseProduction, production_value
from throneworld.ti4.steps.research import GainTechnology, Research, deck_of, gain_refusal, research_refusal
from throneworld.ti4.tables import FACTION, FACTION_TECHNOLOGY, TECHNOLOGY

WATCHED = (*ALL, watch("research_after"), watch("production_when"), watch("production_after"))


# Research and gain


def test_notes_3_1a_research_asks_for_prerequisites_and_is_followed_by_its_stop() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=WATCHED)
    assert research_refusal(scene.state, 0, "war_sun") is not None
    scene.play(Research(seat=0))
    assert ("research", "war_sun") not in scene.options()
    scene.choose("sol", "research", "plasma_scoring")
    assert scene.told("passing") == [("research_after", 0, "plasma_scoring")]


def test_notes_3_1b_what_is_gained_ignores_prerequisites_and_is_not_researched() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=WATCHED)
    scene.law("anti_intellectual_revolution")
    scene.note("letnev", "research_agreement", "jolnar")
    scene.put("jolnar", 12, cruiser=1)
    scene.play(GainTechnology(seat=2, technology="war_sun"))
    assert scene.done
    assert scene.state.technologies == [(), (), ("war_sun",)]
    assert stops(scene) == [] and scene.has("jolnar", 12, "cruiser") == 1


def test_notes_3_1b_a_research_agreement_gains_without_being_research() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=WATCHED)
    scene.note("letnev", "research_agreement", "jolnar")
    scene.technologies("jolnar", "neural_motivator", "plasma_scoring", "sarween_tools")
    scene.technologies("jolnar", "graviton_laser_system", "magen_defense_grid", "dacxive_animators")
    scene.play(Research(seat=2))
    scene.choose("jolnar", "research", "duranium_armor")
    scene.choose("letnev", "play", "research_agreement")
    assert scene.state.technologies[1] == ("duranium_armor",)
    assert scene.told("passing") == [("research_after", 2, "duranium_armor")]


@pytest.mark.parametrize("faction", FACTION)
def test_notes_3_2a_a_technology_comes_out_of_the_own_deck(faction: str) -> None:
    deck = deck_of(faction)
    own = [each for each in deck if each in FACTION_TECHNOLOGY]
    assert all(TECHNOLOGY[each].faction == faction for each in own)
    foreign = next(each for each in FACTION_TECHNOLOGY if TECHNOLOGY[each].faction != faction)
    others = [each for each in ("sol", "letnev", "jolnar") if each != faction]
    state = Scene(faction, *others[:2]).state
    refusal = gain_refusal(state, 0, foreign)
    assert refusal is not None and refusal.key == "not_in_deck"


@pytest.mark.parametrize(
    ("faction", "own", "generic"),
    [
        (each.id, technology, TECHNOLOGY[technology].replaces)
        for each in FACTION.values()
        for technology in each.technologies
        if TECHNOLOGY[technology].replaces
    ],
)
def test_notes_3_2b_an_upgrade_of_a_faction_takes_the_place_of_the_generic_one(
    faction: str, own: str, generic: str
) -> None:
    others = [each for each in ("arborec", "saar", "jolnar") if each != faction]
    scene = Scene(faction, *others[:2])
    assert own in deck_of(faction) and generic not in deck_of(faction)
    scene.play(GainTechnology(seat=0, technology=generic), GainTechnology(seat=0, technology=own))
    assert scene.state.technologies[0] == (own,)


# Production


def test_notes_3_3_what_an_ability_produces_is_paid_in_full_and_is_no_use_of_production() -> None:
    scene = Scene("yin", "hacan", "sol", listeners=WATCHED)
    used = ("sarween_tools", "hegemonic_trade_policy", "yin_spinner", "magmus_reactor")
    scene.technologies("yin", "integrated_economy", *used)
    scene.law("prophecy_of_ixth", 0)
    scene.put("yin", 35, war_sun=1)
    scene.put("yin", "bereg", infantry=1)
    scene.goods("yin", trade_goods=9)
    scene.state.exhausted = tuple(scene.state.control)
    scene.play(GainControl(seat=0, planet="bereg"))
    scene.choose("yin", "play", "integrated_economy")
    scene.choose("yin", "produce", "carrier", "35")
    assert scene.done
    assert scene.state.trade_goods[0] == 6 and stops(scene) == []
    assert "prophecy_of_ixth" in scene.state.laws
    assert scene.units("yin", "bereg") == {"infantry": 1}


def test_notes_3_3_a_salvaged_ship_is_paid_in_full() -> None:
    sides = ("mentak", "hacan", "jolnar")
    scene = stage({"dreadnought": 1}, {"cruiser": 1}, factions=sides, listeners=WATCHED)
    scene.technologies("mentak", "salvage_operations", "sarween_tools")
    scene.goods("mentak", trade_goods=1)
    scene.state.exhausted = tuple(scene.state.control)
    combat(scene, HIT, MISS)
    scene.choose("mentak", "produce", "cruiser", str(VOID))
    assert scene.done and scene.state.trade_goods[0] == 0
    assert stops(scene) == []


def test_notes_3_5_all_units_of_a_system_produce_together_and_one_is_taken_off_the_sum() -> None:
    scene = Scene("xxcha", "letnev", "jolnar", listeners=WATCHED)
    scene.technologies("xxcha", "sarween_tools")
    scene.put("xxcha", "archon_ren", space_dock=1)
    scene.put("xxcha", "archon_tau", space_dock=1)
    system = 14
    scene.goods("xxcha", trade_goods=9)
    scene.play(UseProduction(seat=0, system=system))
    assert scene.ask().about["most"] == (2 + 2) + (1 + 2)
    for _ in range(2):
        scene.choose("xxcha", "produce", "fighter", str(system))
    for planet in ("archon_ren", "archon_tau"):
        scene.choose("xxcha", "produce", "infantry", planet)
    scene.choose("xxcha", "produce", "cruiser", str(system))
    assert scene.ask().about["cost"] == 1 + 1 + 2 - 1
    scene.choose("xxcha", "done")
    scene.choose("xxcha", "for_me")
    assert stops(scene) == ["production_when", "production_after"]


# Stymie


def stymied(place: str | int, **units: int) -> int:
    """What Arborec could produce on Wellon with such units of Letnev, before whom the note lies."""
    scene = Scene("arborec", "letnev", "jolnar")
    scene.take("arborec", "wellon")
    scene.put("arborec", "wellon", infantry=2)
    note = scene.note("letnev", "stymie", "arborec")
    scene.state.notes[1] = tuple(each for each in scene.state.notes[1] if each != note)
    scene.state.notes_in_play[1] = (note,)
    scene.put("letnev", place, **units)
    return production_value(scene.state, 0, 19)


def test_notes_3_15_stymie_counts_any_unit_in_the_system_or_next_to_it_structures_too() -> None:
    assert 18 in adjacent_to(Scene("arborec", "letnev", "jolnar").state, 19)
    assert stymied(19, fighter=1) == 0
    assert stymied("wellon", pds=1) == 0
    assert stymied("mecatol_rex", pds=1) == 0
    assert stymied("mecatol_rex", infantry=1) == 0
    assert stymied("arc_prime", space_dock=1) == 2
    assert stymied(27, dreadnought=1) == 2


def test_notes_3_15_stymie_leaves_out_home_systems_that_are_adjacent() -> None:
    scene = Scene("arborec", "letnev", "jolnar")
    home = next(system for system in (5, 10, 12) if adjacent_to(scene.state, system))
    near = adjacent_to(scene.state, home)[0]
    scene.state.notes_in_play[1] = (scene.note("letnev", "stymie", "arborec"),)
    scene.put("arborec", near, infantry=1, carrier=1)
    scene.put("letnev", home, cruiser=1)
    assert production_value(scene.state, 0, near) == 1
    scene.put("letnev", near, cruiser=1)
    assert production_value(scene.state, 0, near) == 0
