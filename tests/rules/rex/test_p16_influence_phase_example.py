"""The example of an Influence Phase (Rex p.16)."""

from tests.rex.scene import Scene
from throneworld.rex.phases.influence import InfluencePhase
from throneworld.rex.state import CASUALTIES

EARLIER = ("campus_unrest", "lost_archives", "critical_intelligence")


def fourth_round() -> Scene:
    """Letnev stands in the slums that generated influence last, on six influence."""
    scene = Scene("letnev", "sol", "lazax", "hacan", "jol_nar", "xxcha", round_number=4)
    scene.discard_influence(*EARLIER)
    scene.place("letnev", "tarraguth_slums", 4)
    scene.ground("tarraguth_slums", 6)
    scene.stack_influence_deck(
        "temporary_ceasefire_1", "sol_offensive_1", "sol_offensive_2", "public_support", "black_market"
    )
    return scene


def test_p16_1_example_the_ceasefire_comes_before_the_offensive() -> None:
    scene = fourth_round()
    scene.play(InfluencePhase())
    assert scene.prompt == "negotiate"
    assert scene.asked == ["letnev", "sol", "lazax", "hacan", "jol_nar", "xxcha"]
    assert scene.units("letnev", "tarraguth_slums") == 4
    assert scene.events("influence_card_drawn") == [("temporary_ceasefire_1",)]


def test_p16_1_example_four_cards_are_drawn_until_one_places_influence() -> None:
    scene = fourth_round()
    pool = scene.state.pool
    scene.play(InfluencePhase())
    for race in scene.races:
        scene.choose(race, "ready")

    assert scene.done
    assert scene.events("influence_card_drawn") == [
        ("temporary_ceasefire_1",),
        ("sol_offensive_1",),
        ("sol_offensive_2",),
        ("public_support",),
    ]
    assert scene.events("sol_offensive") == [("imperial_intelligence_hq", "tarraguth_slums")]
    assert scene.events("card_without_effect") == [("sol_offensive_2",)]
    assert scene.units("letnev", "tarraguth_slums") == 0
    assert scene.units("letnev", CASUALTIES) == 4
    assert scene.state.ground == {"holonet_central": 10, "sallab_slums": 8}
    assert scene.state.pool == pool + 6 - 18
    assert scene.state.removed == ("temporary_ceasefire_1", "sol_offensive_1", "sol_offensive_2")
    assert scene.state.influence_discards == (*EARLIER, "public_support")
    assert scene.state.influence_deck[0] == "black_market"
    assert scene.events("round_announced") == [(4,)]


def test_p16_1_example_allies_of_that_ceasefire_are_spared_by_the_offensive() -> None:
    """An alliance counts from the moment it is made: Sol's ally survives the very next card."""
    scene = fourth_round()
    scene.play(InfluencePhase())
    scene.choose("sol", "propose", 0, 1)
    scene.choose("letnev", "accept")
    for race in scene.races:
        scene.choose(race, "ready")
    assert (scene.prompt, scene.asked) == ("relocate", ["letnev"])
    scene.choose("letnev", "stay")
    assert scene.done
    assert scene.units("letnev", "tarraguth_slums") == 4
    assert scene.state.ground == {"holonet_central": 10, "sallab_slums": 8}
