"""Components that change what is researched, and the technologies that the Nekro Virus takes from others."""

from __future__ import annotations

import pytest

from tests.ti4.scene import Scene
from throneworld.imperium.marks import AGENDA_PHASE, mark
from throneworld.imperium.owning import RESTRAINED
from throneworld.ti4.factions.assimilation import AssimilateTechnology, can_assimilate
from throneworld.ti4.owning import has_technology
from throneworld.ti4.steps.research import Research, can_research, researchable
from throneworld.ti4.units import profile


def test_analytical_ignores_one_prerequisite_of_a_technology_that_is_no_upgrade() -> None:
    scene = Scene("jolnar", "sol", "letnev")
    found = researchable(scene.state, 0)
    assert "gravity_drive" in found
    assert "fleet_logistics" not in found
    scene.technologies("jolnar", "neural_motivator")
    assert "fighter_2" not in researchable(scene.state, 0)


def test_analytical_is_used_without_asking_if_it_is_the_only_way() -> None:
    scene = Scene("jolnar", "sol", "letnev")
    scene.play(Research(seat=0))
    scene.choose("jolnar", "research", "gravity_drive")
    assert scene.done
    assert scene.state.technologies[0] == ("gravity_drive",)


def test_analytical_and_a_specialty_cover_two_prerequisites() -> None:
    scene = Scene("jolnar", "sol", "letnev")
    scene.take("jolnar", "thibah", "gral")
    scene.play(Research(seat=0))
    scene.choose("jolnar", "research", "fleet_logistics")
    assert scene.options() == (
        ("ignore_with", "thibah"),
        ("ignore_with", "gral"),
        ("ignore_with", "analytical"),
        ("for_me",),
    )
    scene.choose("jolnar", "ignore_with", "analytical")
    assert scene.options() == (("ignore_with", "thibah"), ("ignore_with", "gral"), ("for_me",))
    scene.choose("jolnar", "ignore_with", "gral")
    assert scene.state.exhausted == ("gral",)


def test_analytical_is_a_choice_that_a_restrained_player_does_not_have() -> None:
    scene = Scene("jolnar", "sol", "letnev")
    mark(scene.game, RESTRAINED, seat=0, until=AGENDA_PHASE)
    assert "gravity_drive" not in researchable(scene.state, 0)


def test_inheritance_systems_ignores_all_prerequisites_for_two_resources() -> None:
    scene = Scene("l1z1x", "sol", "letnev")
    scene.technologies("l1z1x", "inheritance_systems")
    scene.take("l1z1x", "saudor")
    scene.play(Research(seat=0))
    scene.choose("l1z1x", "research", "assault_cannon")
    assert scene.ask().prompt == "pay"
    scene.choose("l1z1x", "exhaust", "saudor")
    assert scene.done
    assert scene.state.exhausted_technologies[0] == ("inheritance_systems",)
    assert "assault_cannon" in scene.state.technologies[0]


def test_inheritance_systems_needs_two_resources() -> None:
    scene = Scene("l1z1x", "sol", "letnev")
    scene.technologies("l1z1x", "inheritance_systems")
    scene.take("l1z1x", "000", exhausted=True)
    assert "assault_cannon" not in researchable(scene.state, 0)


def test_inheritance_systems_is_paid_apart_from_the_price_of_the_card() -> None:
    """Five, two and one: the planet with five cannot pay for both, so the small ones pay for the system."""
    scene = Scene("l1z1x", "sol", "letnev")
    scene.technologies("l1z1x", "inheritance_systems")
    scene.take("l1z1x", "saudor")
    scene.goods("l1z1x", trade_goods=1)
    scene.play(Research(seat=0, price=4))
    scene.choose("l1z1x", "research", "assault_cannon")
    assert scene.options() == (("exhaust", "saudor"), ("trade_good",))
    assert scene.game.refusal(0, ("exhaust", "000")) is not None
    scene.choose("l1z1x", "exhaust", "saudor")
    scene.choose("l1z1x", "for_me")
    assert scene.done
    assert set(scene.state.exhausted) == {"saudor", "000"}


def test_inheritance_systems_is_not_offered_if_the_rest_would_not_pay_the_price() -> None:
    scene = Scene("l1z1x", "sol", "letnev")
    scene.technologies("l1z1x", "inheritance_systems")
    assert "assault_cannon" in researchable(scene.state, 0)
    assert "assault_cannon" not in researchable(scene.state, 0, price=4)


def test_inheritance_systems_or_a_specialty_is_a_choice() -> None:
    scene = Scene("l1z1x", "sol", "letnev")
    scene.technologies("l1z1x", "inheritance_systems")
    scene.take("l1z1x", "thibah")
    scene.play(Research(seat=0))
    scene.choose("l1z1x", "research", "gravity_drive")
    assert scene.options() == (
        ("ignore_with", "thibah"),
        ("ignore_with", "inheritance_systems"),
        ("for_me",),
    )
    scene.choose("l1z1x", "for_me")
    assert scene.state.exhausted == ("thibah",)


@pytest.mark.parametrize(
    ("law", "technology"),
    [
        ("research_team_biotic", "dacxive_animators"),
        ("research_team_cybernetic", "graviton_laser_system"),
        ("research_team_propulsion", "gravity_drive"),
        ("research_team_warfare", "magen_defense_grid"),
    ],
    ids=lambda each: each,
)
def test_research_team_is_exhausted_to_ignore_a_prerequisite(law: str, technology: str) -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.take("sol", "saudor")
    scene.law(law, "saudor")
    scene.play(Research(seat=0))
    scene.choose("sol", "research", technology)
    assert scene.done
    assert (scene.state.exhausted_laws, scene.state.exhausted) == ((law,), ())
    assert scene.told("law_exhausted") == [(law,)]
    assert technology in scene.state.technologies[0]


def test_research_team_biotic_serves_whoever_controls_its_planet_while_it_is_readied() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.law("research_team_biotic", "saudor")
    assert "dacxive_animators" not in researchable(scene.state, 0)
    scene.take("sol", "saudor", exhausted=True)
    assert "dacxive_animators" in researchable(scene.state, 0)
    scene.state.exhausted_laws = ("research_team_biotic",)
    assert "dacxive_animators" not in researchable(scene.state, 0)


def test_publicize_weapon_schematics_opens_war_suns_once_somebody_owns_the_technology() -> None:
    scene = Scene("sol", "letnev", "muaat")
    scene.law("publicize_weapon_schematics")
    assert "war_sun" not in researchable(scene.state, 0)
    scene.technologies("letnev", "war_sun")
    assert "war_sun" in researchable(scene.state, 0)
    assert "prototype_war_sun_2" in researchable(scene.state, 2)
    scene.play(Research(seat=0))
    scene.choose("sol", "research", "war_sun")
    assert scene.done
    assert profile(scene.state, 0, "war_sun").id == "war_sun"


def test_propagation_gains_three_tokens_instead_of_research() -> None:
    scene = Scene("nekro", "sol", "letnev")
    assert can_research(scene.state, 0)
    scene.play(Research(seat=0))
    for _ in range(3):
        scene.choose("nekro", "gain", "tactic")
    assert scene.done
    assert (scene.state.tactic[0], scene.state.technologies[0]) == (6, ())


def nekro(*technologies: str) -> Scene:
    """The Nekro Virus with both assimilators against a Letnev player with these technologies."""
    scene = Scene("nekro", "letnev", "l1z1x")
    scene.technologies("nekro", "valefar_assimilator_x", "valefar_assimilator_y")
    scene.technologies("letnev", *technologies)
    return scene


def test_notes_4_1a_valefar_assimilator_x_or_y_copies_a_faction_technology_or_one_is_gained() -> None:
    scene = nekro("sarween_tools", "l4_disruptors")
    scene.play(AssimilateTechnology(seat=0, other=1))
    assert scene.options() == (
        ("gain", "sarween_tools"),
        ("assimilate", "l4_disruptors", "valefar_assimilator_x"),
        ("assimilate", "l4_disruptors", "valefar_assimilator_y"),
    )
    scene.choose("nekro", "assimilate", "l4_disruptors", "valefar_assimilator_x")
    assert scene.state.assimilated == {"valefar_assimilator_x": "l4_disruptors"}
    assert has_technology(scene.state, 0, "l4_disruptors")
    assert has_technology(scene.state, 1, "l4_disruptors")


def test_notes_4_1b_valefar_assimilator_x_moves_and_loses_the_text_it_had() -> None:
    scene = nekro("l4_disruptors", "non_euclidean_shielding")
    scene.play(AssimilateTechnology(seat=0, other=1))
    scene.choose("nekro", "assimilate", "l4_disruptors", "valefar_assimilator_x")
    scene.play(AssimilateTechnology(seat=0, other=1))
    assert scene.refusal("nekro", "assimilate", "l4_disruptors", "valefar_assimilator_y") == (
        "RR 79.11 already_assimilated"
    )
    scene.choose("nekro", "assimilate", "non_euclidean_shielding", "valefar_assimilator_x")
    assert scene.state.assimilated == {"valefar_assimilator_x": "non_euclidean_shielding"}
    assert not has_technology(scene.state, 0, "l4_disruptors")


def test_notes_4_1d_valefar_assimilator_y_stays_exhausted_when_it_moves() -> None:
    scene = Scene("nekro", "l1z1x", "winnu")
    scene.technologies("nekro", "valefar_assimilator_y")
    scene.technologies("l1z1x", "inheritance_systems")
    scene.technologies("winnu", "hegemonic_trade_policy")
    scene.play(AssimilateTechnology(seat=0, other=1))
    scene.state.exhausted_technologies[0] = ("inheritance_systems",)
    scene.play(AssimilateTechnology(seat=0, other=2))
    assert scene.state.exhausted_technologies[0] == ("hegemonic_trade_policy",)


def test_valefar_assimilator_x_copies_an_upgrade_onto_the_sheet() -> None:
    scene = Scene("nekro", "l1z1x", "letnev")
    scene.technologies("nekro", "valefar_assimilator_x", "dreadnought_2")
    scene.technologies("l1z1x", "super_dreadnought_2")
    scene.play(AssimilateTechnology(seat=0, other=1))
    assert profile(scene.state, 0, "dreadnought").id == "super_dreadnought_2"


def test_valefar_assimilator_x_with_floating_docks_leaves_no_room_for_their_fighters() -> None:
    """A dock that floats looks after no fighters: three at home have no room any more (RR 16.3)."""
    scene = Scene("nekro", "saar", "letnev")
    scene.technologies("nekro", "valefar_assimilator_x")
    scene.technologies("saar", "floating_factory_2")
    scene.put("nekro", "mordai_ii", space_dock=1)
    scene.put("nekro", 8, fighter=3)
    scene.play(AssimilateTechnology(seat=0, other=1))
    assert scene.done
    assert scene.units("nekro", 8) == {}


def test_technological_singularity_finds_nothing_where_all_is_known() -> None:
    scene = nekro("sarween_tools")
    scene.technologies("nekro", "sarween_tools")
    assert not can_assimilate(scene.state, 0, 1)
    scene.play(AssimilateTechnology(seat=0, other=1))
    assert scene.done
