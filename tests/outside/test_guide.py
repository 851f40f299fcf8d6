"""docs/adding-a-game.md shows the example as it is, and whoever follows it has a game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools.guide import EXAMPLE, PAGE, listings, written_anew

from tests.outside.programs import installed, says

COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.M | re.S)
ELSEWHERE = ("skirmish/locale/it/", "skirmish/locale/de/", "tests/")
"""What the page does not show: other languages, and what tests the example."""


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def commands(program: str) -> list[list[str]]:
    lines = (line for block in COMMANDS.findall(page()) for line in block.splitlines())
    return [line.split()[1:] for line in lines if line.split()[0] == program]


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder into which everything was put as the page says, and where it was installed."""
    folder = tmp_path_factory.mktemp("game")
    for name, text in listings(page()).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return installed(folder, folder / "site")


def test_every_listing_is_a_file_of_the_example() -> None:
    """If not: python -m tools.guide."""
    assert written_anew(page()) == page()


def test_every_file_of_the_example_is_shown() -> None:
    files = (path.relative_to(EXAMPLE).as_posix() for path in EXAMPLE.rglob("*") if path.is_file())
    needed = {name for name in files if "__pycache__" not in name and not name.startswith(ELSEWHERE)}
    assert needed == set(listings(page()))


def test_it_is_installed_as_the_page_says() -> None:
    assert commands("pip") == [["install", "--no-deps", "--no-build-isolation", "."]]


@pytest.mark.parametrize(
    "command", [each for each in commands("throneworld") if each[0] == "simulate"], ids=" ".join
)
def test_bots_play_it_as_the_page_says(followed: Path, command: list[str]) -> None:
    told = says(*command, "--json", "-", paths=(followed,))
    games = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
    assert len(games) == int(command[command.index("--games") + 1])


def test_the_page_says_how_people_play_it() -> None:
    assert [each[0] for each in commands("throneworld")] == ["simulate", "play", "serve", "simulate"]
    assert commands("make") == [["test", "GAME=skirmish"]]
