"""The galaxy as text: a map of hexes where there is room, a list where there is not."""

from __future__ import annotations

import pytest

from tests.cli.mid_game import FACTIONS, WHO, drawn, mid_game, seen, words
from tests.ti4.opening import opening, set_up
from tests.ti4.scene import Scene
from throneworld.cli.ti4 import cells, galaxy, players, systems
from throneworld.galaxy.hexes import at, neighbours, number
from throneworld.words import Words, languages


@pytest.fixture
def scene() -> Scene:
    return mid_game()


def hex_of(scene: Scene, tile: int, width: int = 16) -> list[str]:
    view = seen(scene.game)
    label = cells.label(view, words(), tile, width)
    return [line.plain for line in (label, *cells.lines(view, words(), tile, width))]


def map_of(scene: Scene, width: int = 17) -> list[str]:
    return galaxy.as_map(seen(scene.game), words(), width).plain.splitlines()


def test_a_hex_tells_its_tokens_planets_ships_and_who_is_damaged(scene: Scene) -> None:
    assert hex_of(scene, 18) == [
        ">18--------[SHZ]",
        "Mecatol R 1/6 Sx",
        "  S 4i 1s 2p",
        "S 2D' 2C 1d 6f",
        "  2i",
        "H 1F 3c",
    ]


def test_a_wider_hex_needs_fewer_lines(scene: Scene) -> None:
    assert hex_of(scene, 18, 22)[1:] == ["Mecatol  1/6 Sx 4i1s2p", "S 2D' 2C 1d 6f 2i", "H 1F 3c"]


def test_traits_and_specialties_stand_where_there_is_room(scene: Scene) -> None:
    assert hex_of(scene, 19) == ["19--------------", "Wellon    iY 1/2"]
    assert hex_of(scene, 27)[1] == "New Albion   1/1"
    assert hex_of(scene, 27, 20)[1] == "New Albion    iG 1/1"


def test_wormholes_anomalies_and_wormhole_tokens_are_signs_of_a_hex(scene: Scene) -> None:
    assert [hex_of(scene, tile)[0].rstrip("-") for tile in (26, 41, 1)] == ["26 alpha", "41 Rift", "1 alpha"]


def test_invaders_have_a_line_of_their_own(scene: Scene) -> None:
    scene.put("jolnar", "jord", infantry=2)
    assert hex_of(scene, 1)[1:] == ["Jord       4/2 S", "  J 2i"]


def test_the_map_of_six_players_fits_a_hundred_and_twenty_columns(scene: Scene) -> None:
    lines = map_of(scene)
    assert max(map(len, lines)) == 120
    assert all(any(f"+{tile}" in line.replace(">", "") for line in lines) for tile in scene.state.map)


def test_each_brick_touches_the_six_hexes_around_it(scene: Scene) -> None:
    spots = galaxy._spots(seen(scene.game))
    for place, (column, halves) in spots.items():
        for around in neighbours(at(place)):
            if number(around) in spots:
                far, low = spots[number(around)]
                assert (abs(far - column), abs(low - halves)) in {(0, 2), (1, 1)}


def test_no_brick_covers_another(scene: Scene) -> None:
    bricks = galaxy._bricks(seen(scene.game), words(), 16)
    taken = [(brick.column, brick.halves + half) for brick in bricks for half in (0, 1)]
    assert len(taken) == len(set(taken))


def test_the_home_of_the_ghosts_lies_beyond_the_map(scene: Scene) -> None:
    assert map_of(scene)[-7].startswith("+51 delta---")
    assert map_of(scene)[-6].startswith("|Creus 4/2 G 5i1s|")


def test_a_galaxy_that_is_being_built_shows_the_numbers_of_free_places() -> None:
    game = opening(list(FACTIONS[:4]), galaxy="build")
    view = seen(game, game.asks[0].seat)
    text = galaxy.as_map(view, Words(game="ti4", races=FACTIONS[:4], strict=True), 17).plain
    assert "+place 1-" in text and "+18" in text


@pytest.mark.parametrize(("how", "places"), [("fair", 0), ("build", 24)])
def test_places_that_get_no_tile_are_left_out(how: str, places: int) -> None:
    game = opening(list(FACTIONS[:3]), galaxy=how)
    view = seen(game, game.asks[0].seat)
    text = galaxy.as_map(view, Words(game="ti4", races=FACTIONS[:3], strict=True), 17).plain
    assert text.count("+place") == places


def test_a_narrow_screen_gets_a_list_of_what_is_not_empty(scene: Scene) -> None:
    lines = drawn(*galaxy.position(seen(scene.game), words(), WHO, 80), width=80)
    assert max(map(len, lines)) <= 80
    told = " ".join(" ".join(lines).split())
    assert (
        ">18 Mecatol Rex 1/6, exhausted, Sol: Infantry x4, Space Dock, PDS x2; "
        "Sol: Dreadnought x2 (1 damaged), Carrier x2, Destroyer, Fighter x6, Infantry x2; "
        "Hacan: Flagship, Cruiser x3; command tokens: Sol, Hacan and L1Z1X" in told
    )
    assert "Wellon" not in told and "+--" not in told


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_the_map_is_explained(language: str) -> None:
    own = words(language)
    legend = own.say("galaxy-legend")
    letters = [own.say(f"galaxy-unit-{kind}") for kind in systems.KINDS]
    assert len(set(letters)) == len(letters)
    assert all(f" {letter} " in f" {legend}" for letter in letters)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 120, 200])
def test_any_position_fits_any_screen(scene: Scene, width: int, language: str) -> None:
    for view in (seen(scene.game), seen(scene.game, None)):
        lines = drawn(*galaxy.position(view, words(language), WHO, width), width=width)
        assert max(map(len, lines)) <= width
        assert "…" not in "".join(lines)


@pytest.mark.parametrize("seats", range(3, 7))
def test_every_number_of_players_has_a_map(seats: int) -> None:
    game = set_up(list(FACTIONS[:seats]))
    own = Words(game="ti4", races=FACTIONS[:seats], strict=True)
    lines = drawn(*galaxy.position(seen(game), own, WHO, 120))
    assert max(map(len, lines)) <= 120
    assert any("+18" in line for line in lines)


# Beside the galaxy


def test_a_player_tells_what_everybody_may_know(scene: Scene) -> None:
    lines = drawn(players.players(seen(scene.game), words(), WHO))
    sol = next(line for line in lines if "Sol" in line)
    assert sol.split() == [
        ">*S",
        "Sol",
        "(you)",
        "3",
        "3/3/2",
        "3/4",
        "3/1/6",
        "3",
        "2",
        "1",
        "Leadership",
        "x",
    ]
    assert next(line for line in lines if "Jol-Nar" in line).rstrip().endswith("5 Trade, passed")


def test_objectives_tell_who_has_scored_them(scene: Scene) -> None:
    lines = drawn(players.objectives(seen(scene.game), words()))
    assert next(line for line in lines if "Expand Borders" in line).split()[-2:] == ["S", "R"]
    assert next(line for line in lines if "Form a Spy Network" in line).split()[-1] == "R"
    assert next(line for line in lines if "Golden Age" in line).split()[-1] == "-"


def test_laws_and_free_strategy_cards_are_told(scene: Scene) -> None:
    scene.state.bonus["imperial"] = 2
    told = players.standing(seen(scene.game), words())
    assert told[:2] == [
        "Laws: Minister of War (Hacan) and Fleet Regulations",
        "Not taken: 7 Technology and 8 Imperial (+2 TG)",
    ]


def test_the_headline_says_when_and_whose_turn_it_is(scene: Scene) -> None:
    view = seen(scene.game)
    assert players.headline(view, words()) == "Round 4, action phase | turn of Sol in 18 | speaker Sol"
    title = players.title(view, words(), 0)
    assert title == "Sol, 3 VP, tokens 3/3/2, ready 4/2, 3 TG, 4 C | Round 4, action phase"


def test_the_galaxy_is_shown_anew_when_others_have_acted(scene: Scene) -> None:
    before = players.chapter(seen(scene.game))
    scene.state.on_board[0] |= 1 << 26
    assert players.chapter(seen(scene.game)) == before
    scene.state.on_board[1] |= 1 << 26
    assert players.chapter(seen(scene.game)) != before
