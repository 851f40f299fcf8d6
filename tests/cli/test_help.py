"""Help, version and the list of games."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pytest

import throneworld as tw
import throneworld.bots
from tests.cli.program import throneworld_says
from throneworld.cli import language_of
from throneworld.cli.parameters import best_bot
from throneworld.kernel.finding import built_in
from throneworld.words import Words

COMMANDS = ("play", "simulate", "replay", "games", "bench")


def test_without_arguments_it_shows_what_there_is() -> None:
    result = throneworld_says()
    assert result.exit_code == 0
    assert all(command in result.output for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_explains_itself(command: str, flag: str) -> None:
    result = throneworld_says(command, flag)
    assert result.exit_code == 0
    assert result.output.startswith(f"Usage: throneworld {command}")
    assert " ".join(Words().say(f"cli-{command}", game=tw.games()[0]["id"]).split()[:5]) in " ".join(
        result.output.split()
    )


def test_the_version_is_that_of_the_package() -> None:
    assert throneworld_says("--version").output == f"throneworld {version('throneworld')}\n"


def test_games_names_every_faction_and_explains_every_option() -> None:
    shown = " ".join(throneworld_says("games").output.split())
    for game in tw.games():
        words = Words(game=game["id"])
        assert all(f"{faction}: {words.name(faction)}" in shown for faction in game["factions"])
        assert all(words.say(f"setting-{option}") in shown for option in game["options"])


def test_people_play_against_the_heuristic_bot_unless_they_say_otherwise() -> None:
    folder = Path(throneworld.bots.__file__).parent
    expected = {name: (folder / name).is_dir() for name in built_in()}
    assert {game: best_bot(game) == "heuristic" for game in expected} == expected and any(expected.values())
    assert best_bot("chess") == "random"


def test_the_language_is_the_one_asked_for_then_that_of_the_environment_then_english() -> None:
    assert language_of(["--language", "en"], {"LANG": "xx_YY.UTF-8"}) == "en"
    assert language_of(["--language=zz", "play"], {"LANG": "en_GB.UTF-8"}) == "en"
    assert language_of([], {"LC_ALL": "xx"}) == "en"
    assert language_of([], {}) == "en"
