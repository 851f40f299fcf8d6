"""Resolving Influence cards: placing influence, and Sol Offensives (Rex p.14)."""

import pytest

from tests.rex.scene import Scene
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.state import CASUALTIES
from throneworld.rex.tables import GENERATE, INFLUENCE, SPACE

FOUR = ("letnev", "lazax", "jol_nar", "xxcha")
GENERATING = [card for card, printed in INFLUENCE.items() if printed.kind == GENERATE]


def draw(scene: Scene, *cards: str) -> None:
    scene.stack_influence_deck(*cards)
    scene.play(InfluencePhase())


def another_sector(card: str) -> int:
    """A sector in which the card places nothing."""
    served = [SPACE[space].sector for space, _ in INFLUENCE[card].placements]
    return next(sector for sector in range(1, 19) if sector not in served)


# Influence-generating cards


@pytest.mark.parametrize(
    ("card", "placed"),
    [
        ("public_support", {"holonet_central": 10, "sallab_slums": 8}),
        ("critical_intelligence", {"imperial_intelligence_hq": 8, "tarraguth_slums": 6}),
    ],
)
def test_p14_7_influence_is_placed_as_the_card_lists(card: str, placed: dict[str, int]) -> None:
    scene = Scene(*FOUR)
    pool = scene.state.pool
    draw(scene, card)
    assert scene.done
    assert scene.state.ground == placed
    assert scene.state.pool == pool - sum(placed.values())
    assert scene.events("influence_placed") == list(placed.items())


@pytest.mark.parametrize("card", GENERATING)
def test_p14_7_every_generating_card_serves_two_spaces_and_ends_the_phase(card: str) -> None:
    scene = Scene(*FOUR, fleet=another_sector(card))
    draw(scene, card, "temporary_ceasefire_1")
    assert scene.done
    assert scene.events("influence_card_drawn") == [(card,)]
    assert len(scene.state.ground) == 2
    assert scene.state.ground == dict(INFLUENCE[card].placements)


def test_p14_8_no_influence_is_placed_in_a_bombarded_space() -> None:
    scene = Scene(*FOUR, fleet=17)
    pool = scene.state.pool
    draw(scene, "public_support")
    assert scene.state.ground == {"holonet_central": 10}
    assert scene.state.pool == pool - 10
    assert scene.events("placing_prevented") == [("sallab_slums",)]


def test_p14_8_another_space_of_the_bombarded_sector_counts_as_bombarded_too() -> None:
    scene = Scene(*FOUR, fleet=16)
    draw(scene, "campus_unrest")
    assert SPACE["vel_terro_residential"].sector == SPACE["imperial_palace"].sector == 16
    assert scene.state.ground == {"scholara_imperialis": 6}


def test_p14_8_the_card_counts_for_the_round_all_the_same() -> None:
    scene = Scene(*FOUR, fleet=17)
    draw(scene, "public_support")
    assert scene.done
    assert scene.state.influence_discards == ("public_support",)


def test_p14_9_a_resolved_generating_card_goes_face_up_on_the_discards() -> None:
    scene = Scene(*FOUR)
    scene.discard_influence("lost_archives")
    draw(scene, "temporary_ceasefire_1", "public_support")
    for race in scene.races:
        scene.choose(race, "ready")
    assert scene.done
    for viewer in (*scene.races, None):
        decks = scene.view(viewer)["decks"]
        assert decks["influence_discards"] == ["lost_archives", "public_support"]
    assert scene.state.removed == ("temporary_ceasefire_1",)
    assert "public_support" not in scene.state.influence_deck


# Sol Offensives


def test_p14_10_a_sol_offensive_destroys_units_and_influence_in_both_spaces_of_the_top_discard() -> None:
    scene = Scene(*FOUR)
    scene.discard_influence("lost_archives", "public_support")
    scene.place("letnev", "holonet_central", 4)
    scene.place("lazax", "holonet_central", 1, mechanized=2)
    scene.ground("holonet_central", 3)
    scene.ground("sallab_slums", 8)
    scene.place("jol_nar", "hall_of_records", 2)
    scene.ground("hall_of_records", 5)
    pool = scene.state.pool

    draw(scene, "sol_offensive_1", "critical_intelligence")

    assert scene.events("sol_offensive") == [("holonet_central", "sallab_slums")]
    assert scene.force("letnev", CASUALTIES) == (4, 0, 0)
    assert scene.force("lazax", CASUALTIES) == (1, 2, 0)
    assert scene.units("jol_nar", "hall_of_records") == 2, "an earlier discard is safe"
    assert scene.state.ground == {"hall_of_records": 5, "imperial_intelligence_hq": 8, "tarraguth_slums": 6}
    assert scene.state.pool == pool + 3 + 8 - (8 + 6)


def test_p14_10_the_spaces_are_struck_from_left_to_right() -> None:
    scene = Scene(*FOUR)
    scene.discard_influence("public_support")
    scene.place("letnev", "sallab_slums", 1)
    scene.place("lazax", "holonet_central", 1)
    draw(scene, "sol_offensive_1", "critical_intelligence")
    assert [space for _, _, _, space, _ in scene.events("units_destroyed")] == [
        "holonet_central",
        "sallab_slums",
    ]


def test_p14_10_a_space_is_struck_even_if_no_influence_could_be_placed_there() -> None:
    scene = Scene(*FOUR, fleet=17)
    draw(scene, "public_support")
    scene.state.fleet = 1
    scene.place("letnev", "sallab_slums", 2)
    draw(scene, "sol_offensive_1", "black_market")
    assert scene.units("letnev", CASUALTIES) == 2


def test_p14_10_nothing_that_a_player_has_elsewhere_is_touched() -> None:
    scene = Scene(*FOUR)
    scene.discard_influence("public_support")
    scene.place("letnev", "holonet_central", 1)
    scene.place("letnev", "adminus_imperialis", 3)
    scene.influence("letnev", 6)
    draw(scene, "sol_offensive_1", "black_market")
    assert scene.units("letnev", "adminus_imperialis") == 3
    assert scene.has("letnev") == 6
    assert scene.units("letnev", CASUALTIES) == 1


def test_p14_11_it_leaves_the_game_and_another_card_is_drawn() -> None:
    scene = Scene(*FOUR)
    scene.discard_influence("public_support")
    draw(scene, "sol_offensive_1", "black_market")
    assert scene.done
    assert scene.events("influence_card_drawn") == [("sol_offensive_1",), ("black_market",)]
    assert scene.state.removed == ("sol_offensive_1",)
    assert "sol_offensive_1" not in scene.state.influence_deck
    assert scene.state.influence_discards == ("public_support", "black_market")
    assert scene.state.ground == {"hirzall_industrial": 8, "pleasure_district": 6}


def test_p14_12_a_second_sol_offensive_in_a_phase_has_no_effect_and_is_replaced() -> None:
    """Sol would be asked again whether its units leave the struck space, if the second one struck."""
    scene = Scene("letnev", "sol", "jol_nar", "xxcha")
    scene.discard_influence("public_support")
    scene.place("sol", "holonet_central", 3)
    draw(scene, "sol_offensive_1", "sol_offensive_2", "sol_offensive_3", "black_market")
    assert (scene.asked, scene.prompt) == (["sol"], "relocate")
    scene.choose("sol", "stay")
    assert scene.done
    assert len(scene.events("sol_offensive")) == 1
    assert scene.events("card_without_effect") == [("sol_offensive_2",), ("sol_offensive_3",)]
    assert scene.state.removed == ("sol_offensive_1", "sol_offensive_2", "sol_offensive_3")
    assert scene.state.influence_discards == ("public_support", "black_market")


def test_p14_12_in_the_next_phase_a_sol_offensive_strikes_again() -> None:
    scene = Scene(*FOUR)
    scene.discard_influence("public_support")
    draw(scene, "sol_offensive_1", "black_market")
    scene.place("letnev", "pleasure_district", 2)
    draw(scene, "sol_offensive_2", "critical_intelligence")
    assert scene.units("letnev", CASUALTIES) == 2
    assert scene.events("sol_offensive") == [
        ("holonet_central", "sallab_slums"),
        ("hirzall_industrial", "pleasure_district"),
    ]


def test_p14_13_in_round_1_sol_offensives_have_no_effect_and_go_back_into_the_deck() -> None:
    scene = Scene(*FOUR, round_number=1)
    scene.place("letnev", "holonet_central", 2)
    draw(scene, "sol_offensive_1", "sol_offensive_2", "public_support")
    assert scene.done
    assert scene.events("sol_offensive") == []
    assert scene.events("card_set_aside") == [("sol_offensive_1",), ("sol_offensive_2",)]
    assert scene.units("letnev", "holonet_central") == 2
    assert scene.state.ground == {"holonet_central": 10, "sallab_slums": 8}
    assert scene.state.removed == scene.state.set_aside == ()
    assert sorted(scene.state.influence_deck) == sorted(set(INFLUENCE) - {"public_support"})


def test_p14_13_they_are_not_drawn_again_in_the_same_phase() -> None:
    """With every other card below them, a card shuffled back too early could come twice."""
    offensives = ("sol_offensive_1", "sol_offensive_2", "sol_offensive_3")
    for seed in range(1, 11):
        scene = Scene(*FOUR, round_number=1, seed=seed)
        draw(scene, *offensives, "public_support")
        drawn = [card for (card,) in scene.events("influence_card_drawn")]
        assert drawn == [*offensives, "public_support"]


def test_p14_13_the_deck_is_shuffled_with_them() -> None:
    places = set()
    for seed in range(1, 21):
        scene = Scene(*FOUR, round_number=1, seed=seed)
        draw(scene, "sol_offensive_1", "public_support")
        places.add(scene.state.influence_deck.index("sol_offensive_1"))
    assert len(places) > 5, "the card may lie anywhere in the deck"


def test_p14_14_example_hall_of_records_loses_three_xxcha_units_and_two_influence() -> None:
    scene = Scene(*FOUR)
    scene.discard_influence("public_support", "lost_archives")
    scene.place("xxcha", "hall_of_records", 3)
    scene.ground("hall_of_records", 2)
    pool = scene.state.pool

    draw(scene, "sol_offensive_1", "critical_intelligence")

    assert scene.events("units_destroyed") == [(3, 3, 0, "hall_of_records", "sol_offensive")]
    assert scene.events("influence_destroyed") == [("hall_of_records", 2)]
    assert scene.units("xxcha", CASUALTIES) == 3
    assert scene.state.ground == {"imperial_intelligence_hq": 8, "tarraguth_slums": 6}
    assert scene.state.pool == pool + 2 - (8 + 6)
