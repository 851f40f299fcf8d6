"""The Influence cards: nine place influence, the others are Sol Offensives and Ceasefires (Rex p.14-15)."""

import pytest

from tests.rex.scene import Scene
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.state import CASUALTIES

PLACEMENTS = {
    "public_support": (("holonet_central", 8, 10), ("sallab_slums", 17, 8)),
    "critical_intelligence": (("imperial_intelligence_hq", 10, 8), ("tarraguth_slums", 1, 6)),
    "lost_archives": (("hall_of_records", 14, 8), ("hall_of_cartography", 5, 6)),
    "campus_unrest": (("vel_terro_residential", 16, 8), ("scholara_imperialis", 7, 6)),
    "diplomatic_channels": (("embassy_quarters", 15, 10), ("sai_sallai_residential", 6, 8)),
    "imperial_treasury": (("vel_hamech_financial", 9, 12), ("adminus_mecatol", 18, 10)),
    "emergency_supplies": (("trauma_and_physiology_zone", 11, 10), ("tilzin_business", 2, 8)),
    "forced_labor": (("sai_morgai_industrial", 12, 8), ("sector_incarcetorum", 3, 6)),
    "black_market": (("hirzall_industrial", 13, 8), ("pleasure_district", 4, 6)),
}
"""Each card with its left and its right space: name, sector, amount."""
RACES = ("letnev", "hacan", "lazax", "jol_nar")


def draw(*cards: str, races: tuple[str, ...] = RACES, fleet: int = 3) -> Scene:
    scene = Scene(*races, fleet=fleet)
    scene.stack_influence_deck(*cards)
    scene.play(InfluencePhase())
    return scene


@pytest.mark.parametrize("card", PLACEMENTS)
def test_influence(card: str) -> None:
    (left, sector, amount), (right, _, other_amount) = PLACEMENTS[card]
    fleet = sector % 18 + 1  # near, but neither here nor there
    scene = draw(card, fleet=fleet)
    assert scene.state.ground == {left: amount, right: other_amount}
    assert scene.events("influence_placed") == [(left, amount), (right, other_amount)]
    assert scene.state.pool == 220 - amount - other_amount
    assert scene.state.influence_discards == (card,)
    assert card not in scene.state.influence_deck
    assert scene.done


@pytest.mark.parametrize("card", PLACEMENTS)
def test_influence_is_not_placed_in_the_bombarded_space(card: str) -> None:
    (left, sector, amount), (right, other_sector, other_amount) = PLACEMENTS[card]
    assert draw(card, fleet=sector).state.ground == {right: other_amount}
    assert draw(card, fleet=other_sector).state.ground == {left: amount}


@pytest.mark.parametrize("card", PLACEMENTS)
def test_influence_goes_to_the_left_space_alone_with_three_players(card: str) -> None:
    (left, sector, amount), _ = PLACEMENTS[card]
    scene = draw(card, races=("letnev", "hacan", "lazax"), fleet=sector % 18 + 1)
    assert scene.state.ground == {left: amount}


@pytest.mark.parametrize("card", PLACEMENTS)
def test_influence_sol_offensive_strikes_both_spaces_of_the_last_card(card: str) -> None:
    (left, _, _), (right, _, _) = PLACEMENTS[card]
    following = "public_support" if card != "public_support" else "lost_archives"
    scene = Scene(*RACES)
    scene.discard_influence("forced_labor" if card != "forced_labor" else "black_market", card)
    scene.place("letnev", left, 3)
    scene.place("hacan", right, 2)
    scene.place("hacan", "galactic_council", 1)
    scene.ground(left, 5)
    scene.ground(right, 4)
    scene.stack_influence_deck("sol_offensive_2", following)
    scene.play(InfluencePhase())
    assert scene.events("sol_offensive") == [(left, right)]
    assert scene.events("influence_destroyed") == [(left, 5), (right, 4)]
    assert (scene.units("letnev", CASUALTIES), scene.units("hacan", CASUALTIES)) == (3, 2)
    assert scene.units("hacan", "galactic_council") == 1
    assert scene.state.removed == ("sol_offensive_2",)
    assert scene.state.influence_discards[-1] == following


@pytest.mark.parametrize("copy", [1, 2, 3])
def test_influence_sol_offensive_of_the_first_round_waits_and_goes_back(copy: int) -> None:
    scene = Scene(*RACES, round_number=1)
    scene.place("letnev", "holonet_central", 2)
    scene.stack_influence_deck(f"sol_offensive_{copy}", "public_support")
    scene.play(InfluencePhase())
    assert scene.events("card_set_aside") == [(f"sol_offensive_{copy}",)]
    assert scene.units("letnev", "holonet_central") == 2
    assert f"sol_offensive_{copy}" in scene.state.influence_deck
    assert (scene.state.removed, scene.state.set_aside) == ((), ())


def test_influence_sol_offensive_counts_once_a_phase() -> None:
    scene = Scene(*RACES)
    scene.discard_influence("lost_archives")
    scene.stack_influence_deck("sol_offensive_1", "sol_offensive_3", "public_support")
    scene.play(InfluencePhase())
    assert len(scene.events("sol_offensive")) == 1
    assert scene.events("card_without_effect") == [("sol_offensive_3",)]
    assert scene.state.removed == ("sol_offensive_1", "sol_offensive_3")


@pytest.mark.parametrize("copy", [1, 2, 3, 4])
def test_influence_temporary_ceasefire_lets_players_ally_and_give(copy: int) -> None:
    scene = Scene(*RACES)
    scene.influence("letnev", 2)
    scene.stack_influence_deck(f"temporary_ceasefire_{copy}", "public_support")
    scene.play(InfluencePhase())
    assert scene.prompt == "negotiate"
    assert scene.asked == list(RACES)
    scene.choose("letnev", "propose", 0, 1)
    scene.choose("hacan", "accept")
    scene.choose("letnev", "give", 3)
    scene.choose("letnev", "amount", 2)
    assert scene.state.allies[:2] == [(1,), (0,)]
    assert (scene.has("letnev"), scene.has("jol_nar")) == (0, 2)
    while scene.prompt == "negotiate":
        scene.choose(scene.asked[0], "ready")
    assert scene.state.removed == (f"temporary_ceasefire_{copy}",)
    assert scene.state.influence_discards == ("public_support",)
    assert scene.state.ground == {"holonet_central": 10, "sallab_slums": 8}


def test_influence_temporary_ceasefire_counts_once_a_phase() -> None:
    scene = draw("temporary_ceasefire_1", "temporary_ceasefire_2", "public_support")
    while scene.prompt == "negotiate":
        scene.choose(scene.asked[0], "ready")
    assert scene.events("card_without_effect") == [("temporary_ceasefire_2",)]
    assert scene.state.removed == ("temporary_ceasefire_1", "temporary_ceasefire_2")
    assert scene.done
