"""How the galaxy of a new game is asked for, and what is refused."""

import pytest

from tests.ti4.opening import FACTIONS, opening, set_up
from throneworld.galaxy.fair import score
from throneworld.galaxy.maps import write
from throneworld.imperium.board import all_systems
from throneworld.kernel.errors import BadSetup
from throneworld.kernel.game import Game
from throneworld.ti4.setup.faces import FACES
from throneworld.ti4.state import of
from throneworld.ti4.tables import BLUE_TILES, LAYOUTS, MECATOL_TILE, PRESETS, RED_TILES

THREE = PRESETS["learn_to_play_3p"].map_string
FIVE = PRESETS["learn_to_play_5p"].map_string


def refused(seats: int, **options: str) -> str:
    with pytest.raises(BadSetup) as problem:
        opening(seats, 1, **options)
    return str(problem.value)


def between(game: Game) -> list[int]:
    """The tiles between the homes."""
    return [tile for tile in of(game).map if tile in BLUE_TILES + RED_TILES]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_galaxy_is_fair_unless_something_else_is_asked_for(players: int) -> None:
    game = set_up(FACTIONS[:players])
    assert game.options["galaxy"] == "fair"
    layout = LAYOUTS[players]
    assert score(layout, FACES, of(game).map)[:2] == (0, 0)
    assert sum(tile in BLUE_TILES for tile in between(game)) == layout.blue * players
    assert sum(tile in RED_TILES for tile in between(game)) == layout.red * players + layout.random_red


def test_the_seed_decides_which_galaxy_it_is() -> None:
    one, same, other = (of(set_up(FACTIONS, seed=seed)).map for seed in (1, 1, 2))
    assert one == same != other
    assert of(set_up(FACTIONS, galaxy="random")).map != one


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_preset_is_the_suggested_one_for_the_number_of_players_or_the_one_that_is_named(
    players: int,
) -> None:
    game = set_up(FACTIONS[:players], galaxy="preset")
    named = set_up(FACTIONS[:players], galaxy="preset", preset=f"learn_to_play_{players}p")
    assert of(game).map == of(named).map


def test_a_preset_for_another_number_of_players_is_refused() -> None:
    assert "choose: learn_to_play_3p" in refused(3, galaxy="preset", preset="clear_skies_6p")


def test_a_map_string_is_laid_out_as_it_is_written() -> None:
    game = set_up(FACTIONS[:3], galaxy="string", map_string=THREE)
    homes = iter((1, 16, 11))
    expected = " ".join(str(next(homes)) if tile == "0" else tile for tile in THREE.split())
    assert write(of(game).map, MECATOL_TILE) == expected
    assert len(all_systems(of(game))) == 28


def test_a_map_string_of_the_printed_shape_gives_the_trade_goods_of_its_positions() -> None:
    assert of(set_up(FACTIONS[:5], galaxy="string", map_string=FIVE)).trade_goods == [2, 4, 2, 0, 0]


@pytest.mark.parametrize(
    ("map_string", "advice"),
    [
        ("", "give the map in option 'map_string'"),
        ("hello", "give tile numbers"),
        (f"{{19}} {THREE.replace('19', '20')}", "leave the centre out"),
        (THREE.replace("50 0 31", "50 46 31"), "give 3, one for each player"),
        (FIVE, "has 5 homes (0): give 3"),
        (THREE.replace("22", "80"), "not in the box: 80"),
        (THREE.replace("22", "1"), "write 0 where a home system lies"),
        (THREE.replace("22", "51"), "write 0 where a home system lies"),
        (THREE.replace("22", "44"), "more than once: 44"),
        (THREE.replace("22", "18"), "more than once: 18"),
        (THREE.replace("22", "0").replace(" 0 34", " 46 34"), "third ring"),
        (f"{THREE} 37", "give the 36 of three rings"),
        (THREE.replace("50 0 31", "-1 0 -1").replace("44 19", "44 -1").replace("36", "-1"), "falls apart"),
    ],
)
def test_a_bad_map_string_is_refused_and_the_message_tells_what_to_do(map_string: str, advice: str) -> None:
    assert advice in refused(3, galaxy="string", map_string=map_string)


def test_a_map_string_has_an_end() -> None:
    assert "at most 200 characters" in refused(3, galaxy="string", map_string="1 " * 500)


def test_a_game_is_to_10_or_to_14_points() -> None:
    with pytest.raises(BadSetup, match="10 to 14 in steps of 4"):
        opening(3, points=12)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_option_offered_during_the_setup_is_accepted_and_no_other(players: int) -> None:
    game = opening(players, seed=players, galaxy="build")
    while of(game).phase == "setup":
        for ask in game.asks:
            allowed = [option for option, refusal in game.explain(ask.seat) if refusal is None]
            assert sorted(allowed) == sorted(ask.options)
        ask = game.asks[0]
        game.choose(ask.seat, ask.options[len(game.choices) % len(ask.options)])
    assert -1 not in of(game).map or players == 3
