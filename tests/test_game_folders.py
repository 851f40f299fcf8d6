"""A game is entered by its folders: nothing else names it, and each folder has what its layer looks for."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import throneworld as tw
from tests.test_languages import UNTRANSLATED
from throneworld.cli.boards import Board
from throneworld.galaxy.odds.edges import Armoury
from throneworld.kernel.finding import LAYERS, built_in, exported, has_part
from throneworld.kernel.lessons import Lesson
from throneworld.kernel.orders import OrderWords
from throneworld.kernel.registry import Definition
from throneworld.words import languages, locale_folder

ROOT = Path(__file__).parents[1]
SOURCE = Path(tw.__file__).parent
GAMES = tuple(built_in())
PARTS: dict[tuple[str, str], Any] = {
    ("meta", "GAME"): Definition,
    ("lessons", "LESSONS"): tuple,
    ("orders", "ORDERS"): OrderWords,
    ("odds", "ODDS"): Armoury,
    ("bots", "answer"): callable,
    ("cli", "BOARD"): Board,
}
"""What layers look for, as docs/adding-a-game.md lists it."""
ABOUT_A_GAME = {
    "src/throneworld/__init__.py": "the example of the library, which runs as a test",
    "pyproject.toml": "what the distribution is about, and which modules pass names on, for the linters",
}
"""Files outside the folders of any game that name one, and why."""


def named(text: str) -> list[str]:
    """The games that a text names, also as a part of a name such as `of_rex`; the planet and the card
    that bear the name of one are none."""
    text = re.sub(r"(?i)(mecatol|imperium).rex", "", text)
    return [game for game in GAMES if re.search(rf"(?i)(?<![a-z]){game}(?![a-z0-9])", text)]


def is_of(game: str, path: Path) -> bool:
    """Whether a file lies in a folder of the game, or is one of its files of messages."""
    parts = path.relative_to(ROOT).parts
    if parts[0] == "locale":
        return re.fullmatch(rf"{game}(-.*)?\.ftl", path.name) is not None
    folders = {("src", "throneworld", game), *(("src", "throneworld", layer, game) for layer in LAYERS)}
    return any(parts[: len(folder)] == folder for folder in folders)


def files() -> Iterator[Path]:
    """All that is not about a game by its place: code, tools, how it is built, messages."""
    yield from (path for path in SOURCE.rglob("*.py"))
    yield from (path for path in (ROOT / "tools").rglob("*.py"))
    yield from (ROOT / name for name in ("hatch_build.py", "pyproject.toml", "Makefile"))
    yield from (path for path in (ROOT / "locale").rglob("*.ftl"))


def test_no_file_outside_the_folders_of_a_game_names_it() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): games
        for path in files()
        if (games := [game for game in named(path.read_text(encoding="utf-8")) if not is_of(game, path)])
    }
    assert found.keys() == ABOUT_A_GAME.keys(), found


@pytest.mark.parametrize("text", ["Rex p.20", "REX = 1", "throneworld.ti4.meta", "_rex", "rex_3", '("ti3",)'])
def test_a_game_is_found_however_it_is_named(text: str) -> None:
    assert len(named(text)) == 1


@pytest.mark.parametrize("text", ["reflex", "rexine", "MECATOL_REX", "anti4"])
def test_other_words_name_no_game(text: str) -> None:
    assert named(text) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("part", "name"), PARTS, ids=lambda each: str(each))
def test_each_folder_has_what_its_layer_looks_for(game: str, part: str, name: str) -> None:
    found = exported(game, part, name, PARTS[part, name])
    assert (found is not None) == has_part(game, part)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_has_folders_for_games_alone(layer: str) -> None:
    folders = {path.parent.name for path in (SOURCE / layer).glob("*/__init__.py")}
    assert folders <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_those_of_their_game_each_with_its_number(game: str) -> None:
    lessons = exported(game, "lessons", "LESSONS", tuple) or ()
    assert all(isinstance(lesson, Lesson) and lesson.game == game for lesson in lessons)
    assert [lesson.number for lesson in lessons] == list(range(1, len(lessons) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_takes_a_view_and_a_question(game: str) -> None:
    answer = exported(game, "bots", "answer", callable)
    assert answer is None or list(inspect.signature(answer).parameters) == ["view", "ask"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_game_is_spoken_in_every_language(game: str, language: str) -> None:
    untranslated = game in UNTRANSLATED and language != "en"
    assert (locale_folder() / language / f"{game}.ftl").is_file() != untranslated


def test_the_page_about_adding_a_game_lists_all_that_is_looked_for() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert [name for _, name in PARTS if f"`{name}`" not in page] == []
