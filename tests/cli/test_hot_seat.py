"""Several people at one screen: nobody sees what another one knows."""

from __future__ import annotations

import re

import pytest

from tests.cli.program import throneworld_says

pytestmark = pytest.mark.game("rex")

START = ("play", "rex", "--bots", "random", "--seed", "5", "--players", "3")
TWO = (*START, "--seats", "sol=me,lazax=me,jol_nar=random")


def test_the_next_person_is_called_before_a_secret_is_shown() -> None:
    result = throneworld_says(*TWO, typed="\n1\n\n1\n")
    shown = result.output
    first, second = shown.index("Pass the screen to Lazax"), shown.index("Pass the screen to Sol")
    turns = sorted((first, second))
    assert shown[: turns[0]].count("In your pay") == 0
    between = shown[turns[0] : turns[1]]
    assert between.count("You were dealt four Traitor cards") == 1


def test_secrets_of_others_are_never_told() -> None:
    shown = throneworld_says(*TWO, typed="1\n" * 60).output
    for part in shown.split("Pass the screen to ")[1:]:
        name = part.split(",")[0]
        told = re.findall(r"(\S+) (?:gets|is dealt a Traitor card)", " ".join(part.split()))
        assert set(told) <= {name}, (name, told)


def test_the_screen_is_wiped_between_people_on_a_terminal() -> None:
    from rich.console import Console

    from throneworld.cli.screen import Screen

    screen = Screen()
    screen.console = Console(force_terminal=True, width=80)
    with screen.console.capture() as seen:
        screen.clear()
    assert "\x1b[2J" in seen.get()


def test_one_person_alone_is_never_told_to_pass_the_screen() -> None:
    shown = throneworld_says(*START, "--seats", "sol=me", typed="1\n" * 60).output
    assert "Pass the screen" not in shown


def test_a_hot_seat_game_comes_to_its_end() -> None:
    result = throneworld_says(*START, "--seats", "me,me,me", typed="1\n" * 6000)
    assert result.exit_code == 0
    assert "The game is over" in result.output
