"""Chapter 17: bids for home locations, and how a galaxy is made."""

from __future__ import annotations

import pytest

import throneworld as tw
from tests.ti3.setting_up import SettingUp
from throneworld.galaxy.placing import touching
from throneworld.ti3.setup.building import BuildGalaxy, placements
from throneworld.ti3.setup.burying import BuryArtifact, hiding_places
from throneworld.ti3.setup.faces import is_closed
from throneworld.ti3.state import SPACE, SYSTEM
from throneworld.ti3.tables import COPIES, MECATOL_TILE, PLAN, TILE


def bidding(*races: str) -> SettingUp:
    stage = SettingUp(*races)
    stage.begin("galaxy")
    return stage


def test_sa_17_1_1_a_galaxy_is_built_or_a_map_is_bid_for() -> None:
    assert bidding("sol", "norr", "saar").prompt == "bid_for_location"
    built = SettingUp("sol", "norr", "saar", galaxy="build")
    built.begin()
    assert built.prompt == "build_galaxy"


def test_sa_17_2_1_the_highest_roller_marks_a_location_and_bids() -> None:
    stage = bidding("sol", "norr", "saar")
    assert stage.asked == ["sol"]
    every = tuple(("bid", place, bid) for place in (1, 2, 3) for bid in range(31))
    stage.offers("sol", *every)
    assert stage.refusal("sol", "bid", 1, 31) == "SA-17.2.1 bid_out_of_range"
    assert stage.refusal("sol", "pass") == "SA-17.2.2 location_needed"


def test_sa_17_2_2_whoever_has_no_marker_bids_on_and_the_next_comes_first() -> None:
    stage = bidding("sol", "norr", "saar")
    stage.choose("sol", "bid", 1, 2)
    assert stage.refusal("norr", "bid", 1, 2) == "SA-17.2.2 bid_higher"
    stage.choose("norr", "bid", 1, 3)
    assert stage.asked == ["saar"], "not sol, who was thrown out"
    stage.choose("saar", "bid", 2, 0)
    assert stage.asked == ["sol"]
    offered = stage.options("sol")
    assert {("bid", 1, 4), ("bid", 2, 1), ("bid", 3, 0)} <= set(offered)
    assert not {("bid", 1, 3), ("bid", 2, 0)} & set(offered)


def test_sa_17_2_2_players_with_a_marker_are_skipped() -> None:
    stage = bidding("sol", "norr", "saar", "hacan")
    for race, place, bid in (("sol", 1, 5), ("norr", 2, 0), ("saar", 3, 0), ("hacan", 3, 2)):
        stage.choose(race, "bid", place, bid)
    assert stage.asked == ["saar"]
    stage.choose("saar", "bid", 3, 4)
    assert stage.asked == ["hacan"]
    stage.choose("hacan", "bid", 4, 0)
    assert stage.goods() == {"sol": 1, "norr": 6, "saar": 2, "hacan": 6}


def test_sa_17_2_2_a_bid_of_30_cannot_be_raised() -> None:
    stage = bidding("sol", "norr", "saar")
    stage.choose("sol", "bid", 1, 30)
    assert {option[1] for option in stage.options("norr")} == {2, 3}
    stage.choose("norr", "bid", 2, 0)
    stage.choose("saar", "bid", 3, 0)
    assert stage.goods() == {"sol": 1, "norr": 31, "saar": 31}


def test_sa_17_2_3_goods_are_the_difference_to_the_highest_bid_plus_one() -> None:
    stage = bidding("sol", "norr", "saar")
    for race, place in (("sol", 2), ("norr", 3), ("saar", 1)):
        stage.choose(race, "bid", place, 4)
    assert stage.goods() == {"sol": 1, "norr": 1, "saar": 1}
    assert stage.state.home_places == (25, 31, 19)


def test_sa_17_2_4_bids_of_6_1_and_0_start_with_1_6_and_7_goods() -> None:
    stage = bidding("sol", "norr", "saar")
    for race, place, bid in (("sol", 1, 6), ("norr", 2, 1), ("saar", 3, 0)):
        stage.choose(race, "bid", place, bid)
    assert stage.goods() == {"sol": 1, "norr": 6, "saar": 7}


# Ring building (rulings 162, 197, 226)


def building(*races: str, seed: int = 1, **options: object) -> SettingUp:
    stage = SettingUp(*races, seed=seed, galaxy="build", **options)  # type: ignore[arg-type]
    stage.begin()
    return stage


RACES = ("sol", "norr", "saar", "hacan", "yin", "xxcha", "muaat", "naalu")


def test_ruling_226_hands_are_as_large_as_the_layout_says_and_lead_to_the_nexus() -> None:
    for seats in range(3, 9):
        stage = building(*RACES[:seats])
        step = stage.game.top
        assert isinstance(step, BuildGalaxy)
        plan = PLAN[seats]
        kinds = [[TILE[tile].kind == "regular" for tile in hand] for hand in step.hands]
        assert [(hand.count(True), hand.count(False)) for hand in kinds] == [
            (plan.layout.blue, plan.layout.red)
        ] * seats
        dealt = [tile for hand in step.hands for tile in hand]
        assert {COPIES[name][0] for name in ("lodor", "quann", "wormhole_a", "wormhole_b")} <= set(dealt)
        assert len(step.aside) == plan.aside_void + plan.aside_any
        assert len(set(dealt) | set(step.aside)) == len(dealt) + len(step.aside)


def test_ruling_162_tiles_are_laid_from_the_highest_roller_and_back_like_a_snake() -> None:
    stage, order = building("sol", "norr", "saar"), []
    while stage.prompt == "build_galaxy":
        order.append(stage.asked[0])
        for _ in range(2):
            stage.game.choose(stage.game.asks[0].seat, stage.game.asks[0].options[0])
            if stage.prompt != "build_galaxy" or stage.ask().about["tile"] == 0:
                break
    assert order[:6] == ["sol", "norr", "saar", "saar", "norr", "sol"]


def test_ruling_226_the_innermost_ring_that_is_not_full_comes_first() -> None:
    stage = building("sol", "norr", "saar")
    stage.choose("sol", *stage.options("sol")[0])
    tile = int(stage.ask("sol").about["tile"])
    assert {option[2] for option in stage.options("sol")} <= set(range(1, 7))
    assert stage.refusal("sol", "lay_tile", tile, 8) == "SA-17.1.1 inner_ring_first"
    assert stage.refusal("sol", "lay_tile", tile, 0) == "SA-17.1.1 position_taken"


def test_ruling_226_bans_of_places() -> None:
    stage = building("sol", "norr", "saar")
    state = stage.state
    asteroids, nova, nebula, hope = 70, 74, 76, COPIES["hopes_end"][0]
    assert {place for tile, place in placements(stage.game, (asteroids, 36)) if tile == asteroids} == set()
    state.map = (*state.map[:1], nebula, *state.map[2:])
    near = set(touching(37)[1])
    specials = {place for tile, place in placements(stage.game, (79, 36)) if tile == 79}
    assert specials and not specials & near
    state.map = tuple(36 if 0 < place < 7 else tile for place, tile in enumerate(state.map))
    state.map = tuple(36 if 6 < place < 19 else tile for place, tile in enumerate(state.map))
    free = {place for tile, place in placements(stage.game, (hope, 37)) if tile == hope}
    homes = {near for home in (19, 25, 31) for near in touching(37)[home]}
    assert not free & homes
    assert nova and is_closed(nova) and is_closed(asteroids) and not is_closed(nebula)


def test_ruling_197_a_ban_holds_only_while_something_is_legal() -> None:
    stage = building("sol", "norr", "saar")
    assert {place for _, place in placements(stage.game, (70,))} == set(range(1, 7))


@pytest.mark.parametrize("seed", range(3))
def test_ruling_226_artifacts_are_hidden_in_turn_away_from_homes_and_each_other(seed: int) -> None:
    stage = building("sol", "norr", "saar", seed=seed)
    stage.go_on("bury_artifact")
    step = stage.game.top
    assert isinstance(step, BuryArtifact) and stage.asked == ["sol"]
    state = stage.state
    while stage.prompt == "bury_artifact":
        for option in stage.options():
            at = state.map.index(SYSTEM[str(option[1])])
            assert state.map[at] != MECATOL_TILE and not is_closed(state.map[at])
        near_home = [
            at for at in hiding_places(state) if any(home in touching(37)[at] for home in state.home_places)
        ]
        offered = {state.map.index(SYSTEM[str(option[1])]) for option in stage.options()}
        assert not offered & set(near_home) or set(near_home) == set(hiding_places(state))
        stage.choose(stage.asked[0], *stage.options()[0])
    assert [args[0] for args in stage.told("artifact_buried")] == [0, 1, 2] * 2
    assert len(state.burials) == len(state.buried) == 6
    assert sorted(token[:5] for token in state.buried).count("dummy") == 2


def test_ruling_226_nothing_is_hidden_on_mecatol_rex_or_in_a_home() -> None:
    stage = building("sol", "norr", "saar")
    stage.go_on("bury_artifact")
    assert stage.refusal("sol", "bury", "mecatol_rex") == "SA-6.11.1 nothing_hidden_there"
    assert stage.refusal("sol", "bury", "jord") == "SA-6.11.1 nothing_hidden_there"
    near = next(at for at in touching(37)[19] if stage.state.map[at] > 0)
    assert stage.refusal("sol", "bury", SPACE[stage.state.map[near]]) in (
        "SA-6.11.1 artifact_near_home",
        "SA-6.11.1 nothing_hidden_there",
    )


# Options (ruling 228)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"strewn_tokens": "yes"}, "'strewn_tokens' needs option 'galaxy' to be fair"),
        ({"strewn_tokens": "yes", "galaxy": "build"}, "'strewn_tokens' needs option 'galaxy' to be fair"),
        ({"preset": "prophecy"}, "is for 7 players, not 3"),
        ({"last_round": 3}, "from 4 to 20, not 3"),
        ({"vp_goal": 20}, "8 to 14"),
        ({"galaxy": "string"}, "give the map in option 'map_string'"),
        ({"galaxy": "string", "map_string": "what"}, "is no map string"),
    ],
)
def test_ruling_228_what_does_not_go_together_is_refused(options: dict[str, object], said: str) -> None:
    with pytest.raises(tw.BadSetup, match=said):
        tw.new_game("ti3", seats=3, seed=1, options=options)  # type: ignore[arg-type]


def test_ruling_228_what_has_no_effect_is_no_error() -> None:
    idle = {"lone_shock_troops": True, "shock_troops": False, "worldgates": True, "border_tokens": True}
    assert tw.new_game("ti3", seats=3, seed=1, options=idle).asks
