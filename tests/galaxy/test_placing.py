"""Galaxy building (RR "Complete Setup", step 6) and random maps."""

from __future__ import annotations

import pytest

from tests.facts import facts
from throneworld.galaxy.fair import Roll, fair_map, random_map, score, shares, shut_in, wealth
from throneworld.galaxy.layouts import Home, Layout
from throneworld.galaxy.maps import HOME, parse, repeated, seats
from throneworld.galaxy.placing import (
    Face,
    clash,
    clashes,
    open_places,
    placements,
    places,
    placing_order,
    start,
    touching,
)
from throneworld.kernel.dice import SmallDice
from throneworld.ti4.tables import LAYOUTS, MECATOL_TILE, PRESETS

SIX = LAYOUTS[6]
ALPHA, BETA = 1, 2
PLAIN, RIFT, NOVA, ALPHA_GATE, OTHER_ALPHA, BETA_GATE = 19, 41, 43, 39, 26, 40
FACES = {
    RIFT: Face(anomaly=True),
    NOVA: Face(anomaly=True, impassable=True),
    42: Face(anomaly=True),
    44: Face(anomaly=True, impassable=True),
    45: Face(anomaly=True, impassable=True),
    ALPHA_GATE: Face(wormholes=ALPHA),
    OTHER_ALPHA: Face(wormholes=ALPHA, worth=4),
    BETA_GATE: Face(wormholes=BETA),
    25: Face(wormholes=BETA, worth=3),
    **{tile: Face(worth=1 + tile % 5) for tile in (*range(19, 25), *range(27, 39))},
}
"""As in the box, but for the worth of planets."""
BLUE, RED = range(19, 39), range(39, 51)


def built(*placed: tuple[int, int]) -> tuple[int, ...]:
    """A galaxy for six players with some tiles at some places."""
    tiles = list(start(SIX))
    for tile, place in placed:
        tiles[place] = tile
    return tuple(tiles)


def test_homes_lie_ready_and_mecatol_rex_is_the_centre() -> None:
    tiles = start(SIX)
    assert tiles[0] == 18
    assert [place for place, tile in enumerate(tiles) if tile == HOME] == [19, 22, 25, 28, 31, 34]


def test_each_ring_must_be_full_before_the_next_is_begun() -> None:
    assert open_places(SIX, built()) == (1, 2, 3, 4, 5, 6)
    most = [(PLAIN, place) for place in range(1, 6)]
    assert open_places(SIX, built(*most)) == (6,)
    assert open_places(SIX, built(*most, (PLAIN, 6))) == tuple(range(7, 19))
    inner = [(PLAIN, place) for place in range(1, 19)]
    assert open_places(SIX, built(*inner)) == (20, 21, 23, 24, 26, 27, 29, 30, 32, 33, 35, 36)
    assert open_places(SIX, built(*((PLAIN, place) for place in places(SIX)))) == ()


def test_with_three_players_most_of_the_third_ring_stays_empty() -> None:
    assert [place for place in places(LAYOUTS[3]) if place > 18] == [21, 23, 27, 29, 33, 35]


def test_an_anomaly_cannot_be_placed_next_to_an_anomaly() -> None:
    tiles = built((RIFT, 1))
    assert [clash(FACES, tiles, NOVA, place) for place in (2, 3, 6)] == ["anomalies", None, "anomalies"]
    assert clash(FACES, tiles, PLAIN, 2) is None
    assert placements(SIX, FACES, tiles, [NOVA]) == ((NOVA, 3), (NOVA, 4), (NOVA, 5))


def test_equal_wormholes_cannot_be_placed_next_to_each_other_but_different_ones_can() -> None:
    tiles = built((ALPHA_GATE, 1))
    assert clash(FACES, tiles, OTHER_ALPHA, 2) == "wormholes"
    assert clash(FACES, tiles, OTHER_ALPHA, 3) is None
    assert clash(FACES, tiles, BETA_GATE, 2) is None
    assert clash(FACES, tiles, RIFT, 2) is None


def test_a_clash_is_allowed_only_if_nothing_in_the_hand_can_be_placed_without() -> None:
    tiles = built((RIFT, 1), (PLAIN, 2), (20, 3), (21, 4), (22, 5))
    assert placements(SIX, FACES, tiles, [NOVA, 23]) == ((23, 6),)
    assert placements(SIX, FACES, tiles, [NOVA, 42]) == ((NOVA, 6), (42, 6))


def test_tiles_are_placed_clockwise_from_the_speaker_and_the_order_turns_round_at_each_end() -> None:
    assert placing_order(3, 3) == (0, 1, 2, 2, 1, 0, 0, 1, 2)
    assert len(placing_order(5, 6)) == 30


def test_the_first_game_maps_have_no_clash() -> None:
    for preset in PRESETS.values():
        if preset.id.startswith("learn_to_play"):
            assert clashes(FACES, parse(preset.map_string, MECATOL_TILE)) == ()


def test_all_clashes_of_a_map_are_named() -> None:
    tiles = built((RIFT, 1), (NOVA, 2), (ALPHA_GATE, 3), (OTHER_ALPHA, 4))
    assert clashes(FACES, tiles) == ((1, 2, "anomalies"), (3, 4, "wormholes"))


def test_the_faces_used_here_agree_with_the_fact_sheet() -> None:
    sheet = facts("ti4", "tiles")
    letters = {"alpha": ALPHA, "beta": BETA}
    for record in sheet["tiles"][18:50]:
        face = FACES.get(record["tile"], Face())
        assert face.anomaly == bool(record["anomaly"])
        assert face.wormholes == sum(letters[each] for each in record["wormholes"])
        assert record["tile"] in (BLUE if record["back"] == "blue" else RED)


# Random maps


def rolls(seed: int) -> Roll:
    dice = SmallDice(seed)
    return lambda bound: dice.below("map", bound)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_random_map_has_as_many_tiles_of_each_colour_as_would_be_dealt(players: int) -> None:
    layout = LAYOUTS[players]
    tiles = random_map(layout, BLUE, RED, rolls(7))
    assert repeated(tiles) == ()
    assert sum(tile in BLUE for tile in tiles) == players * layout.blue
    assert sum(tile in RED for tile in tiles) == players * layout.red + layout.random_red
    assert seats(tiles, layout) == tuple(layout.homes)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_fair_map_has_no_clash_shuts_nobody_in_and_gives_all_about_the_same(players: int) -> None:
    layout = LAYOUTS[players]
    tiles = fair_map(layout, FACES, BLUE, RED, rolls(players))
    assert clashes(FACES, tiles) == ()
    assert shut_in(layout, FACES, tiles) == 0
    each = wealth(layout, FACES, tiles)
    assert max(each) - min(each) < 0.05 * max(each)
    assert sum(tiles[place] in RED for place in range(1, 7)) >= layout.random_red


def test_the_same_dice_make_the_same_fair_map_and_others_another() -> None:
    one, same, other = (fair_map(LAYOUTS[3], FACES, BLUE, RED, rolls(seed)) for seed in (1, 1, 2))
    assert one == same != other


def test_a_tile_belongs_to_the_homes_near_it_and_the_ones_halfway_are_shared() -> None:
    assert shares(SIX)[0] == (166,) * 6
    assert shares(SIX)[20][0] > 3 * shares(SIX)[20][1] > 3 * shares(SIX)[20][2]
    assert all(990 <= sum(each) <= 1000 for each in shares(SIX))


def test_a_home_with_two_impassable_neighbours_is_shut_in() -> None:
    assert shut_in(SIX, FACES, built((NOVA, 20))) == 0
    assert shut_in(SIX, FACES, built((NOVA, 20), (44, 36))) == 1
    assert score(SIX, FACES, built((NOVA, 20), (44, 36)))[:2] == (0, 1)


# Galaxies of another size

EIGHT = Layout(
    8,
    centre=99,
    radius=4,
    blue=4,
    red=2,
    homes=tuple(Home(place) for place in (37, 40, 43, 46, 49, 52, 55, 58)),
    unused=(39, 45, 51, 57),
)
"""The homes lie in the fourth ring, of which four places stay empty."""


def test_a_galaxy_of_four_rings_lies_around_the_centre_of_its_layout() -> None:
    tiles = start(EIGHT)
    assert (len(tiles), tiles[0]) == (61, 99)
    assert len(places(EIGHT)) == EIGHT.players * (EIGHT.blue + EIGHT.red)
    assert open_places(EIGHT, tiles) == (1, 2, 3, 4, 5, 6)


def test_the_outermost_places_of_a_map_touch_only_what_is_on_it() -> None:
    assert touching(7)[1] == (0, 2, 6)
    assert touching(61)[1] == (0, 2, 6, 7, 8, 18)
    assert [max(near) < size for size in (7, 19, 37, 61) for near in touching(size)].count(False) == 0


def test_a_fair_map_may_have_four_rings() -> None:
    blue, red = range(100, 140), range(200, 220)
    faces = {tile: Face(worth=1 + tile % 5) for tile in blue} | {
        200: Face(anomaly=True),
        201: Face(anomaly=True),
    }
    tiles = fair_map(EIGHT, faces, blue, red, rolls(8))
    assert clashes(faces, tiles) == ()
    assert sum(tile in red for tile in tiles) == EIGHT.players * EIGHT.red
    assert seats(tiles, EIGHT) == EIGHT.homes
