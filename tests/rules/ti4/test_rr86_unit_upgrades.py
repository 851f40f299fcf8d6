"""RR 86: unit upgrades."""

from __future__ import annotations

from tests.ti4.scene import Scene
from throneworld.ti4.factions.assimilation import AssimilateTechnology
from throneworld.ti4.steps.research import GainTechnology, Research, deck_of
from throneworld.ti4.units import profile


def test_rr_86_1_an_upgrade_belongs_to_the_unit_of_its_name() -> None:
    scene = Scene("letnev", "sol", "jolnar")
    assert profile(scene.state, 0, "carrier").upgrades_to == "carrier_2"
    scene.play(GainTechnology(seat=0, technology="carrier_2"))
    assert profile(scene.state, 0, "carrier").id == "carrier_2"


def test_rr_86_1_a_faction_upgrade_takes_the_place_of_the_generic_one() -> None:
    assert "carrier_2" not in deck_of("sol")
    assert "advanced_carrier_2" in deck_of("sol")
    scene = Scene("sol", "letnev", "jolnar")
    scene.play(GainTechnology(seat=0, technology="carrier_2"))
    assert scene.state.technologies[0] == ()


def test_rr_86_1_a_second_copied_upgrade_of_a_type_takes_the_token_of_the_first() -> None:
    scene = Scene("nekro", "l1z1x", "norr")
    scene.technologies("nekro", "valefar_assimilator_x", "valefar_assimilator_y")
    scene.technologies("l1z1x", "super_dreadnought_2")
    scene.technologies("norr", "exotrireme_2")
    scene.play(AssimilateTechnology(seat=0, other=1))
    scene.choose("nekro", "assimilate", "super_dreadnought_2", "valefar_assimilator_y")
    scene.play(AssimilateTechnology(seat=0, other=2))
    assert scene.done
    assert scene.state.assimilated == {"valefar_assimilator_y": "exotrireme_2"}
    assert profile(scene.state, 0, "dreadnought").id == "exotrireme_2"


def test_rr_86_2_an_upgrade_covers_the_unit_on_the_sheet() -> None:
    scene = Scene("sol", "letnev", "jolnar")
    scene.technologies("sol", "neural_motivator", "dacxive_animators")
    scene.play(Research(seat=0))
    scene.choose("sol", "research", "spec_ops_2")
    assert profile(scene.state, 0, "infantry").id == "spec_ops_2"


def test_rr_86_3_an_upgraded_attribute_is_better() -> None:
    scene = Scene("letnev", "sol", "jolnar")
    before = profile(scene.state, 0, "carrier").capacity
    scene.technologies("letnev", "carrier_2")
    assert profile(scene.state, 0, "carrier").capacity > before


def test_rr_86_4_all_units_on_the_board_are_upgraded_at_once() -> None:
    scene = Scene("letnev", "sol", "jolnar")
    scene.put("letnev", 10, carrier=1)
    scene.play(GainTechnology(seat=0, technology="carrier_2"))
    upgraded = profile(scene.state, 0, "carrier")
    assert (upgraded.move, upgraded.capacity) == (2, 6)
