"""Simulations are counted by whatever a game calls those whom one plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.mid_game import mid_game, seen
from tests.cli.program import throneworld_says
from throneworld.cli.screen import Screen
from throneworld.cli.simulate import report
from throneworld.kernel.views import faction_of
from throneworld.lab.simulation import Outcome
from throneworld.words import Words

BOTS = ("random", "random", "heuristic")
OUTCOMES = (
    Outcome(1, ("sol", "hacan", "saar"), BOTS, (0,), "points", 6, 900, (10, 4, 7)),
    Outcome(2, ("hacan", "sol", "saar"), BOTS, (1,), "points", 8, 1100, (2, 10, 9)),
)


def lines_of(*outcomes: Outcome) -> list[str]:
    screen = Screen()
    screen.console.width = 100
    with screen.console.capture() as text:
        report(Words(game="ti4"), outcomes, screen)
    return text.get().splitlines()


def test_factions_are_counted_with_their_points() -> None:
    lines = lines_of(*OUTCOMES)
    assert lines[0].split() == ["Faction", "Played", "Won", "Share", "Points"]
    assert lines[1].split() == ["The", "Federation", "of", "Sol", "2", "2", "100.0%", "10.0"]
    assert next(line for line in lines if "Hacan" in line).split()[-1] == "3.0"
    assert "Rounds: 7.0 on average, 6 to 8." in lines


def test_points_are_told_as_data_where_there_are_any() -> None:
    assert OUTCOMES[0].data()["points"] == [10, 4, 7]
    assert "points" not in Outcome(1, ("sol",), ("random",), (0,), "x", 1, 1).data()


def test_a_player_of_any_game_has_a_faction() -> None:
    assert faction_of({"race": "lazax"}) == "lazax"
    assert [faction_of(player) for player in seen(mid_game().game)["players"]][:2] == ["sol", "hacan"]


def test_whole_games_are_simulated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    wishes = ("--games", "2", "--seats", "3", "--bots", "random", "--option", "factions=random")
    result = throneworld_says("simulate", "ti4", *wishes)
    assert result.exit_code == 0, result.output
    for title in ("Faction", "Points", "Seat 3", "Won by", "Rounds:", "Choices:"):
        assert title in result.output


def test_a_game_can_be_looked_at_and_left() -> None:
    options = ("--players", "3", "--seed", "25", "--bots", "random", "--option", "factions=random")
    typed = "1\nboard\nboard list\nhand\n? sol\n?18\nquit\nn\n"
    result = throneworld_says("play", "ti4", *options, typed=typed)
    assert result.exit_code == 0, result.output
    for told in (
        "Sol, 0 VP, tokens 3/3/2",
        "Action cards: none",
        "System 18: Mecatol Rex 1/6, Custodians",
    ):
        assert told in result.output
