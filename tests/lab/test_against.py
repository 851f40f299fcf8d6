"""Speed beside a commit: each engine in a work tree of its own, in turn, and ratios with their intervals."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.program import complains, throneworld_says
from throneworld.lab.against import Pair, Ratio, main, ratio_of, report
from throneworld.lab.worktrees import commit_of, present_commit

ENGINE = """
import os

VERSION = "{version}"


class Game:
    def __init__(self, name, seats, seed):
        self.name, self.choices, self.asked = name, [], (0,)
        self.copy = self.snapshot = lambda: None
        self.view = lambda seat: None

    over = property(lambda self: len(self.choices) == 3)

    def choose(self, seat, option):
        self.choices.append(option)


class bot:
    def __init__(self, level, seed):
        self.told = level, seed

    def decide(self, seat):
        game = seat[0]
        if not game.choices and self.told[0] == "heuristic":
            with open(os.environ["PLAYED"], "a") as file:
                print(VERSION, game.name, seat[1], file=file)
        return sum(range(1000))


def new_game(name, seats, seed):
    return Game(name, seats, seed)


def Seat(game, number):
    return game, number


def games():
    return [{{"id": name, "seats": [2, most]}} for name, most in {games}]
"""
"""Plays three choices and writes down which version has played which game."""


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two commits of an engine, the later one with a further game."""
    folder = tmp_path / "clone"
    (folder / "src" / "throneworld").mkdir(parents=True)
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PLAYED", str(tmp_path / "played"))
    git("init", "--quiet")
    for version, games in (("first", [("chess", 2)]), ("second", [("chess", 4), ("go", 2)])):
        write(folder, version, games)
        git("add", ".")
        git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", version)
    return folder


def write(folder: Path, version: str, games: list[tuple[str, int]]) -> None:
    (folder / "src/throneworld/__init__.py").write_text(ENGINE.format(version=version, games=games))


def git(*words: str) -> str:
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout


def test_both_play_the_same_games_in_turn_and_each_begins_half_of_the_time(repository: Path) -> None:
    assert main("HEAD~1", 4, None) == 0
    played = (repository.parent / "played").read_text().splitlines()
    assert played == [f"{version} chess 0" for version in ("first", "second", "second", "first") * 2]


def test_what_is_not_committed_is_measured_too(repository: Path) -> None:
    write(repository, "changed", [("chess", 2)])
    assert main("HEAD", 1, None) == 0
    assert (repository.parent / "played").read_text() == "second chess 0\nchanged chess 0\n"
    assert "changed" in (repository / "src/throneworld/__init__.py").read_text()


def test_nothing_is_left_behind(repository: Path) -> None:
    main("HEAD~1", 1, None)
    assert len(git("worktree", "list").splitlines()) == 1
    assert git("status", "--porcelain") == ""
    assert present_commit() == commit_of("HEAD")


@pytest.mark.parametrize("name", ["no_such_commit", "--help", "HEAD:src", ""])
def test_a_commit_that_is_not_there_is_told(repository: Path, name: str) -> None:
    told = complains(throneworld_says("bench", f"--against={name}"))
    assert "catanatron" in told


def test_fewer_than_thirty_games_a_side_are_not_enough(repository: Path) -> None:
    assert "30" in complains(throneworld_says("bench", "--against", "HEAD", "--rounds", "29"))


def test_an_interval_leaves_out_what_is_rare_at_either_end() -> None:
    """Of thirty values the tenth and the twenty-first enclose the median in 95 of 100 cases."""
    ratio = ratio_of([float(number) for number in range(30, 0, -1)])
    assert ratio == Ratio(10.0, 15.5, 21.0)


def pair(old: float, new: float) -> Pair:
    """Decisions a second; all else as fast as before."""
    alike = {"heuristic": 1.0, "copy": 1.0, "view": 1.0}
    return {**alike, "decisions": old}, {**alike, "decisions": new}


@pytest.mark.parametrize(("speeds", "held"), [((96, 98), True), ((94, 96), False)])
def test_a_floor_is_held_if_the_interval_reaches_it(speeds: tuple[int, int], held: bool) -> None:
    pairs = [pair(100, speeds[number % 2]) for number in range(30)]
    assert report(Console(quiet=True), "rex", "HEAD", pairs, 0.97) is held


def test_a_dearer_copy_counts_as_slower() -> None:
    old, new = pair(1, 1)
    pairs: list[Pair] = [(old, {**new, "copy": 1.1})] * 30
    assert not report(Console(quiet=True), "rex", "HEAD", pairs, 0.97)
    assert report(Console(quiet=True), "rex", "HEAD", [(new, {**old, "copy": 0.9})] * 30, 0.97)
