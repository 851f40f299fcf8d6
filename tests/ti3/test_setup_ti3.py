"""Whole set-ups: every number of seats, every map, many seeds; fair maps and map strings."""

from __future__ import annotations

import json

import pytest

import throneworld as tw
from tests.ti3.scene import definition
from throneworld.galaxy.fair import wealth
from throneworld.galaxy.hexes import at, distance
from throneworld.galaxy.placing import places, touching
from throneworld.imperium.board import all_systems
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.ti3.setup.charts import Chart, of_preset
from throneworld.ti3.setup.faces import FACES, banned
from throneworld.ti3.setup.fair import fair_chart, is_fair
from throneworld.ti3.setup.strewn import _worldgates, cuts_off, edges, strew
from throneworld.ti3.setup.strings import read_map, write_map
from throneworld.ti3.state import SYSTEM, of
from throneworld.ti3.tables import (
    ARTIFACTS,
    COPIES,
    CUSTODIANS,
    MECATOL_REX,
    MECATOL_TILE,
    PLAN,
    PRESETS,
    SA_TILES,
    TILE,
    TRADE_STATIONS,
)

SEATS = range(3, 9)
SEEDS = range(30)


def played(seats: int, seed: int, **options: object) -> Game:
    """A set-up with answers by chance; returns the game in round 1."""
    game = tw.new_game("ti3", seats=seats, seed=seed, options=options)  # type: ignore[arg-type]
    dice = SmallDice(seed)
    while of(game).round < 1:
        ask = game.asks[dice.below("who", len(game.asks))]
        game.choose(ask.seat, ask.options[dice.below("what", len(ask.options))])
    definition().invariants(game)
    return game


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("galaxy", ["preset", "fair"])
def test_every_number_of_seats_gets_through_with_any_answers(galaxy: str, seed: int) -> None:
    seats = 3 + seed % 6
    state = of(played(seats, seed, galaxy=galaxy))
    assert len(set(state.factions)) == seats and min(state.trade_goods) == 1
    assert len(set(state.home_places)) == seats
    assert [len(hand) for hand in state.secrets] == [1] * seats
    assert {TILE[tile].race for tile in state.map if tile > 0} >= set(state.factions)


@pytest.mark.parametrize("seats", SEATS)
def test_a_galaxy_that_players_build_by_chance_is_complete(seats: int) -> None:
    game = played(seats, seats, galaxy="build")
    layout, board = PLAN[seats].layout, of(game).map
    assert all(board[place] > 0 for place in places(layout))
    assert len([tile for tile in board if tile > 0]) == len(set(board)) - (-1 in board)


def test_the_same_seed_gives_the_same_set_up() -> None:
    assert played(5, 3, galaxy="fair").digest() == played(5, 3, galaxy="fair").digest()


@pytest.mark.parametrize("preset", [each for each in PRESETS if each.players > 2], ids=lambda each: each.id)
def test_ruling_192_a_preset_lies_there_with_all_its_tokens(preset: object) -> None:
    assert isinstance(preset, type(PRESETS[0]))
    state = of(played(preset.players, 1, preset=preset.id, bids=False))
    assert [tile for tile in preset.tiles if tile > 0] == [
        tile for tile, was in zip(state.map, preset.tiles, strict=True) if was > 0
    ]
    assert len(state.borders) == len(preset.asteroid_belts) and len(state.gates) == len(preset.wormholes)
    assert sum(map(len, state.counters.values())) == len(preset.counters) + len(CUSTODIANS)
    assert state.counters[MECATOL_REX] == ("fighter_ambush:3", "hostile_locals:2")
    assert len(state.burials) == len(preset.artifacts)
    assert len([token for token in state.buried if token in ARTIFACTS.values()]) == 4
    assert state.home_places == preset.homes


def test_prophecy_has_belts_next_to_homes_and_stable_wormholes() -> None:
    state = of(played(7, 1, bids=False))
    home = state.map[2]
    assert TILE[home].kind in ("home", "gate")
    assert (min(19, home), max(19, home)) in [(each.one, each.other) for each in state.borders]
    assert all(gate.letters[0] == gate.letters[1] for gate in state.gates)


def test_without_their_options_tokens_are_left_out() -> None:
    off = {"border_tokens": False, "custodians": False, "artifacts": False}
    state = of(played(7, 1, **off))
    assert state.borders == () and state.burials == () and MECATOL_REX not in state.counters


# Fair maps


def fair(seats: int, seed: int, strewn: str = "no") -> tuple[Game, Chart]:
    game = Game(definition(), (), seats, seed)
    game.options = {
        "sa_tiles": seed % 2 == 0,
        "strewn_tokens": strewn,
        "artifacts": True,
        "border_tokens": True,
        "worldgates": True,
    }
    return game, fair_chart(game)


@pytest.mark.parametrize("seats", SEATS)
def test_ruling_230_fair_maps_are_legal_and_fair(seats: int) -> None:
    layout = PLAN[seats].layout
    for seed in SEEDS:
        _, chart = fair(seats, seed)
        assert is_fair(layout, chart.tiles)
        assert not [
            place for place in places(layout) if banned(layout, chart.tiles, chart.tiles[place], place)
        ]
        rich = wealth(layout, FACES, chart.tiles)
        assert (max(rich) - min(rich)) * seats * 20 <= sum(rich)
        for home in layout.homes:
            near = [chart.tiles[each] for each in touching(len(chart.tiles))[home.place]]
            assert len([tile for tile in near if tile > 0 and TILE[tile].planets]) >= 2


@pytest.mark.parametrize("seats", SEATS)
def test_a_fair_map_has_the_tiles_of_its_kit(seats: int) -> None:
    kit = PLAN[seats].kit
    for seed in range(6):
        _, chart = fair(seats, seed)
        tiles = [TILE[tile] for tile in chart.tiles if tile > 0]
        assert len([tile for tile in tiles if tile.kind == "regular"]) == kit.regular
        assert len([tile for tile in tiles if tile.id == "void"]) == kit.void
        for special in ("asteroid_field", "nebula", "ion_storm", "supernova", "gravity_rift"):
            assert len([tile for tile in tiles if tile.special == special]) == getattr(kit, special)
        always = ("lodor", "quann", "hopes_end", "sumerian_arcturus", "tsion_bellatrix")
        assert all(COPIES[name][0] in chart.tiles for name in always)
        assert seed % 2 == 0 or not set(SA_TILES) & set(chart.tiles)


@pytest.mark.parametrize("seats", SEATS)
def test_artifacts_of_a_fair_map_lie_far_from_homes(seats: int) -> None:
    layout = PLAN[seats].layout
    for seed in range(6):
        _, chart = fair(seats, seed)
        assert len(chart.artifacts) == (6 if seats in (3, 4) else 8)
        assert len({spot.place for spot in chart.artifacts}) == len(chart.artifacts)
        for spot in chart.artifacts:
            assert min(distance(at(home.place), at(spot.place)) for home in layout.homes) >= 2
            assert chart.tiles[spot.place] != MECATOL_TILE


@pytest.mark.parametrize("seats", SEATS)
def test_strewn_tokens_cut_nobody_off(seats: int) -> None:
    layout, strewn = PLAN[seats].layout, PLAN[seats].strewn
    for seed in range(6):
        game, chart = fair(seats, seed, "yes")
        full = strew(game, chart)
        kinds = [kind for _, _, kind in full.borders]
        assert len(kinds) * 4 <= len(edges(layout, chart.tiles))
        assert kinds.count("asteroid_belt") <= strewn.asteroid_belt
        assert not cuts_off(layout, chart.tiles, {(min(pair[:2]), max(pair[:2])) for pair in full.borders})
        assert len(full.gates) == strewn.flip_wormhole and len(full.worldgates) == strewn.worldgate
        systems = [chart.tiles[place] for place, _ in full.gates] + [SYSTEM[each] for each in full.worldgates]
        assert len(set(systems)) == len(systems)
        assert not set(full.worldgates) & set(TRADE_STATIONS)
        rifts = [tile for tile in chart.tiles if tile > 0 and TILE[tile].special == "gravity_rift"]
        assert len(rifts) == PLAN[seats].kit.gravity_rift + strewn.gravity_rift


# Map strings


@pytest.mark.parametrize("preset", [each for each in PRESETS if each.players > 2], ids=lambda each: each.id)
def test_a_map_string_says_all_that_a_preset_has(preset: object) -> None:
    assert isinstance(preset, type(PRESETS[0]))
    chart = of_preset(preset)
    again = read_map(write_map(chart), preset.players)
    assert [tile for tile in again.tiles if tile > 0] == [tile for tile in chart.tiles if tile > 0]
    assert again.homes == chart.homes and again.drawn == chart.drawn
    assert (again.borders, again.gates, again.counters, again.artifacts) == (
        *(chart.borders, chart.gates, chart.counters),
        chart.artifacts,
    )


def test_worldgates_lie_where_somebody_can_land() -> None:
    """Tiberion, a Trade Station, is alone in its system."""
    game, chart = fair(4, 3, "yes")
    layout = PLAN[4].layout
    far = [
        each
        for each in places(layout)
        if min(distance(at(home.place), at(each)) for home in layout.homes) > 1
    ]
    tiles = list(chart.tiles)
    for place in far:
        tiles[place] = COPIES["tiberion"][0]
    tiles[far[0]] = COPIES["lodor"][0]
    assert _worldgates(game, tuple(tiles), ()) == ("lodor",)


@pytest.mark.parametrize("seats", SEATS)
def test_a_map_string_says_all_that_a_strewn_map_has(seats: int) -> None:
    game, chart = fair(seats, 2, "yes")
    full = strew(game, chart)
    assert read_map(write_map(full), seats) == full


def test_a_map_string_is_played_on() -> None:
    text = write_map(of_preset(next(each for each in PRESETS if each.id == "prophecy")))
    given, preset = played(7, 4, galaxy="string", map_string=text), played(7, 4)
    assert json.dumps(given.view(None)["systems"]) == json.dumps(preset.view(None)["systems"])


TRIANGLE = "0 29 33 0 85 0"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0 0 29", "has 2 homes"),
        (f"{TRIANGLE} 29", "more than once: 29"),
        (f"{TRIANGLE} 200", "do not exist: 200"),
        (f"{TRIANGLE} 13", "laid by themselves: 13"),
        ("0 29 33 0 85 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 30", "falls apart"),
        (f"{TRIANGLE} ; belt@2", "no token"),
        (f"{TRIANGLE} ; belt@1-4", "do not touch"),
        (f"{TRIANGLE} ; wave@1-2", "no token"),
        (f"{TRIANGLE} ; wormhole@1=A", "where no tile lies"),
        (f"{TRIANGLE} ; wormhole@2=X", "no token"),
        (f"{TRIANGLE} ; artifact@meer", "not on the map"),
        (f"{TRIANGLE} ; counter@lodor=dragons", "no token"),
        (f"{TRIANGLE} ; homes=1,2,3", "other places"),
        (f"{TRIANGLE} ; artifacts=1+0 artifact@lodor artifact@quann", "more artifacts than there are"),
        (" ".join(["30"] * 200), "6 rings have 126"),
    ],
)
def test_what_is_wrong_with_a_map_string_is_said(text: str, said: str) -> None:
    with pytest.raises(tw.BadSetup, match=said):
        read_map(text, 3)


def test_a_map_string_may_be_small() -> None:
    chart = read_map(f"{TRIANGLE} ; belt@2-3 wave@3>2 wormhole@2=BC worldgate@quann artifact@lodor", 3)
    assert chart.tiles == (MECATOL_TILE, 0, 29, 33, 0, 85, 0) and chart.homes == (1, 4, 6)
    assert chart.borders == ((2, 3, "asteroid_belt"), (3, 2, "standing_grav_wave"))
    assert chart.gates == ((2, ("B", "C")),) and chart.worldgates == ("quann",)
    game = played(3, 1, galaxy="string", map_string=write_map(chart))
    assert of(game).gates[0].letter == "B" and of(game).burials == ("lodor",)
    assert set(all_systems(of(game))) >= {19, 29, 33, 85}
