"""Map strings, layouts and ready maps (RR "Complete Setup", step 6)."""

from __future__ import annotations

import pytest

from tests.facts import facts
from throneworld.galaxy.hexes import at, distance
from throneworld.galaxy.layouts import Home
from throneworld.galaxy.maps import Tiles, gaps, homes, parse, repeated, seats, turned_homes, write
from throneworld.galaxy.placing import places
from throneworld.kernel.errors import BadSetup
from throneworld.ti4.tables import LAYOUTS, MECATOL_TILE, PRESETS

FIRST_GAME = PRESETS["learn_to_play_6p"].map_string


def read(map_string: str) -> Tiles:
    return parse(map_string, MECATOL_TILE)


def written(tiles: Tiles) -> str:
    return write(tiles, MECATOL_TILE)


def test_a_map_string_lists_the_rings_without_their_centre() -> None:
    tiles = read(FIRST_GAME)
    assert len(tiles) == 37
    assert tiles[:7] == (18, 22, 44, 19, 42, 24, 45)
    assert homes(tiles) == (19, 22, 25, 28, 31, 34)


def test_writing_a_map_gives_the_string_it_was_read_from() -> None:
    assert all(written(read(preset.map_string)) == preset.map_string for preset in PRESETS.values())
    assert written(read("{112} 1 2 3 4 5 6")) == "{112} 1 2 3 4 5 6"


def test_each_game_has_a_centre_of_its_own_that_its_map_strings_leave_out() -> None:
    assert parse("1 2 3 4 5 6", usual=7) == (7, 1, 2, 3, 4, 5, 6)
    assert write((7, 1, 2, 3, 4, 5, 6), usual=7) == "1 2 3 4 5 6"
    assert write((18, 1, 2, 3, 4, 5, 6), usual=7) == "{18} 1 2 3 4 5 6"


def test_what_is_missing_of_the_last_ring_is_empty() -> None:
    assert read(" 21  22\n") == (18, 21, 22, -1, -1, -1, -1)
    assert len(read(FIRST_GAME + " 20")) == 61


@pytest.mark.parametrize("text", ["", "22 x", "22 -2", "{18}", "22,23", "1234", "22 { 18 } 3", "٣"])
def test_what_is_no_map_string_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="map string"):
        read(text)


def test_a_map_string_with_more_rings_than_any_edition_is_refused() -> None:
    with pytest.raises(BadSetup, match="at most 60"):
        read("1 " * 61)


def test_a_tile_can_be_used_once_only() -> None:
    assert repeated(read(FIRST_GAME)) == ()
    assert repeated(read("44 22 44 0 0 -1 -1 22")) == (22, 44)


def test_each_layout_has_as_many_places_as_tiles_are_dealt() -> None:
    dealt = {n: n * (each.blue + each.red) + each.random_red for n, each in LAYOUTS.items()}
    assert dealt == {n: len(places(each)) for n, each in LAYOUTS.items()} == {3: 24, 4: 32, 5: 31, 6: 30}


def test_homes_lie_in_the_third_ring_and_as_far_apart_as_the_diagrams_show() -> None:
    for players, layout in LAYOUTS.items():
        spots = [at(home.place) for home in layout.homes]
        assert [distance((0, 0), spot) for spot in spots] == [3] * players
        apart = [distance(spots[each - 1], spot) for each, spot in enumerate(spots)]
        assert apart == {3: [6] * 3, 4: [4] * 4, 5: [4, 4, 3, 3, 4], 6: [3] * 6}[players]


def test_with_five_players_the_three_who_sit_close_get_trade_goods() -> None:
    assert [home.trade_goods for home in LAYOUTS[5].homes] == [0, 2, 4, 2, 0]
    assert not any(home.trade_goods for n in (3, 4, 6) for home in LAYOUTS[n].homes)


def test_a_map_is_recognised_however_it_is_turned() -> None:
    for preset in PRESETS.values():
        seated = seats(read(preset.map_string), LAYOUTS[preset.players])
        assert seated is not None and len(seated) == preset.players
        assert (
            tuple((home.place, home.trade_goods) for home in seated if home.trade_goods) == preset.trade_goods
        )
    assert seats(read("0 0 0"), LAYOUTS[3]) is None
    assert seats(read("1 2 3"), LAYOUTS[6]) is None
    assert seats(read(FIRST_GAME.replace("44", "-1")), LAYOUTS[6]) is None
    assert gaps(read("1 2 -1 3 4")) == (3, 6)
    assert turned_homes(LAYOUTS[5], 1)[0] == Home(20)


def test_layouts_agree_with_the_fact_sheet() -> None:
    sheet = facts("ti4", "map_layouts")
    for record in sheet["layouts"]:
        layout = LAYOUTS[record["players"]]
        assert (layout.blue, layout.red) == (record["blue_per_player"], record["red_per_player"])
        assert layout.random_red == record["preplaced_red_next_to_mecatol"]
        assert layout.homes == tuple((home["index"], home["start_trade_goods"]) for home in record["homes"])
        assert [list(at(home.place)) for home in layout.homes] == [home["axial"] for home in record["homes"]]
        assert layout.unused == tuple(record["unused_indices"])
    assert [record["players"] for record in sheet["layouts"]] == list(LAYOUTS)


def test_presets_agree_with_the_fact_sheet() -> None:
    sheet = facts("ti4", "map_layouts")
    for record in sheet["presets"]:
        preset = PRESETS[record["id"]]
        assert (preset.players, preset.map_string) == (record["players"], record["map_string"])
        assert dict(preset.trade_goods) == record.get("start_trade_goods", {})
        assert preset.unsure == (record.get("confidence") == "low")
    assert [record["id"] for record in sheet["presets"]] == list(PRESETS)
