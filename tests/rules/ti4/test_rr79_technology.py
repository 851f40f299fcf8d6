"""RR 79: technologies, prerequisites and research."""

from __future__ import annotations

from tests.ti4.scene import ALL, Scene
from throneworld.kernel.asks import Option
from throneworld.ti4.declare import law
from throneworld.ti4.owning import has_technology
from throneworld.ti4.steps.prerequisites import missing, owned_colours
from throneworld.ti4.steps.research import (
    GainTechnology,
    Research,
    available,
    can_research,
    deck_of,
    research_refusal,
)
from throneworld.ti4.tables import TECHNOLOGY
from throneworld.ti4.units import profile

BASIC = ("antimass_deflectors", "neural_motivator", "plasma_scoring", "sarween_tools")


def researched(*technologies: str) -> tuple[Option, ...]:
    return tuple(("research", each) for each in technologies)


def reason(scene: Scene, technology: str) -> str:
    refusal = research_refusal(scene.state, 0, technology)
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


def test_rr_79_1_every_faction_has_a_deck_of_its_own() -> None:
    assert len(deck_of("letnev")) == 25 + 2
    assert len(deck_of("sol")) == 25
    assert len(deck_of("nekro")) == 25


def test_rr_79_2_a_card_in_the_deck_is_not_owned() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert "sarween_tools" in available(scene.state, 0)
    assert not has_technology(scene.state, 0, "sarween_tools")


def test_rr_79_3_research_gains_a_card_from_the_deck() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(Research(seat=0))
    assert scene.options() == researched(*BASIC)
    scene.choose("sol", "research", "sarween_tools")
    assert scene.done
    assert scene.state.technologies[0] == ("sarween_tools",)
    assert scene.told("technology_gained") == [(0, "sarween_tools", "researched")]


def test_rr_79_3_research_that_is_optional_can_be_declined() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(Research(seat=0, optional=True))
    assert scene.options() == (*researched(*BASIC), ("decline",))
    scene.choose("sol", "decline")
    assert scene.done
    assert scene.state.technologies[0] == ()


def test_rr_79_4_what_is_gained_is_no_longer_in_the_deck() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("sol", "sarween_tools")
    assert "sarween_tools" not in available(scene.state, 0)
    assert reason(scene, "sarween_tools") == "RR 79.4 technology_owned"


def test_rr_79_5_gaining_ignores_prerequisites() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(GainTechnology(seat=0, technology="assault_cannon"))
    assert scene.state.technologies[0] == ("assault_cannon",)
    assert scene.told("technology_gained") == [(0, "assault_cannon", "gained")]


def test_rr_79_5_only_research_is_followed_by_what_comes_after_research() -> None:
    scene = Scene("sol", "letnev", "jolnar", listeners=[*ALL, *law("wormhole_research", "research_after")])
    scene.law("wormhole_research", 0)
    scene.play(GainTechnology(seat=0, technology="assault_cannon"))
    assert scene.done
    scene.play(Research(seat=0))
    scene.choose("sol", "research", "sarween_tools")
    assert scene.told_at("research_after") == {"seat": 0, "technology": "sarween_tools"}
    assert has_technology(scene.state, 0, "sarween_tools")


def test_rr_79_6_an_upgrade_covers_the_unit_of_its_name() -> None:
    scene = Scene("letnev", "sol", "jolnar")
    scene.play(GainTechnology(seat=0, technology="cruiser_2"))
    assert profile(scene.state, 0, "cruiser").id == "cruiser_2"


def test_rr_79_7_owned_technologies_have_colours_and_upgrades_have_none() -> None:
    scene = Scene("letnev", "sol", "jolnar")
    scene.technologies("letnev", "sarween_tools", "graviton_laser_system", "plasma_scoring", "carrier_2")
    assert owned_colours(scene.state, 0) == {"blue": 0, "green": 0, "red": 1, "yellow": 2}


def test_rr_79_8_a_technology_names_the_number_and_colour_of_its_prerequisites() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    assert TECHNOLOGY["fleet_logistics"].prerequisites == ("blue", "blue")
    assert missing(scene.state, 0, "fleet_logistics") == {"blue": 2}


def test_rr_79_9_without_anything_to_research_nothing_is_asked() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("sol", *deck_of("sol"))
    assert not can_research(scene.state, 0)
    scene.play(Research(seat=0))
    assert scene.done


def test_rr_79_10_a_researched_technology_counts_at_once() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(Research(seat=0), Research(seat=0))
    scene.choose("sol", "research", "antimass_deflectors")
    assert ("research", "gravity_drive") in scene.options()


def test_rr_79_11_faction_technologies_of_others_cannot_be_researched() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("sol", "sarween_tools")
    assert reason(scene, "l4_disruptors") == "RR 79.11 not_in_deck"
    assert reason(scene, "carrier_2") == "RR 79.11 not_in_deck"


def test_rr_79_11_what_a_faction_starts_with_is_not_researched_either() -> None:
    scene = Scene("nekro", "letnev", "jolnar")
    assert reason(scene, "valefar_assimilator_x") == "RR 79.11 not_in_deck"


def test_rr_79_12_every_prerequisite_needs_a_technology_of_its_colour() -> None:
    scene = Scene("letnev", "sol", "jolnar")
    scene.technologies("letnev", "antimass_deflectors")
    assert reason(scene, "gravity_drive") == ""
    assert reason(scene, "fleet_logistics") == "RR 79.12 prerequisites_missing"
    scene.technologies("letnev", "carrier_2")
    assert reason(scene, "fleet_logistics") == "RR 79.12 prerequisites_missing"
    scene.technologies("letnev", "gravity_drive")
    assert reason(scene, "fleet_logistics") == ""


def test_rr_79_12_the_refusal_names_the_technology() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(Research(seat=0))
    assert scene.refusal("sol", "research", "war_sun") == "RR 79.12 prerequisites_missing"


def test_rr_79_13_a_specialty_belongs_to_one_colour() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "wellon")
    assert reason(scene, "graviton_laser_system") == ""
    assert reason(scene, "gravity_drive") == "RR 79.12 prerequisites_missing"


def test_rr_79_14_a_planet_is_exhausted_to_ignore_a_prerequisite_of_its_colour() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "wellon")
    scene.play(Research(seat=0))
    scene.choose("sol", "research", "graviton_laser_system")
    assert scene.done
    assert scene.state.exhausted == ("wellon",)
    assert scene.state.technologies[0] == ("graviton_laser_system",)


def test_rr_79_14_no_planet_is_exhausted_where_none_is_needed() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "wellon")
    scene.technologies("sol", "sarween_tools")
    scene.play(Research(seat=0))
    scene.choose("sol", "research", "graviton_laser_system")
    assert scene.state.exhausted == ()


def test_rr_79_14_of_two_planets_the_player_chooses_one() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "wellon", "lazar")
    scene.play(Research(seat=0))
    scene.choose("sol", "research", "graviton_laser_system")
    assert scene.options() == (("ignore_with", "wellon"), ("ignore_with", "lazar"), ("for_me",))
    scene.choose("sol", "ignore_with", "wellon")
    assert scene.state.exhausted == ("wellon",)


def test_rr_79_14_for_me_exhausts_the_planet_that_is_worth_least() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "wellon", "lazar")
    scene.play(Research(seat=0))
    scene.choose("sol", "research", "graviton_laser_system")
    scene.choose("sol", "for_me")
    assert scene.state.exhausted == ("lazar",)


def test_rr_79_15_an_exhausted_planet_ignores_nothing() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "wellon", exhausted=True)
    assert reason(scene, "graviton_laser_system") == "RR 79.12 prerequisites_missing"
