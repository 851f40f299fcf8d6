"""Every language says the same: each message, with the same arguments, and nothing is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import throneworld as tw
from throneworld.kernel.registry import names
from throneworld.words import game_files, languages, locale_folder, message_files

FORMS = {"in", "to", "from", "of", "the", "acc", "dat"}
"""How a language bends a name: attributes that it may have and English need not."""
OTHERS = [language for language in languages() if language != "en"]
COMMANDS = {"play-commands", "game", "web-before-game-rex"}
"""What is typed is the same everywhere, and so are titles of games."""
UNTRANSLATED = ("ti3",)
"""Games that speak English only as yet."""
FILES = sorted(
    path.name for path in (locale_folder() / "en").iterdir() if not path.name.startswith(UNTRANSLATED)
)


class Arguments(Visitor):
    """What a message wants to be told, and by which function it names it."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: Any) -> None:
        for each in node.arguments.positional:
            if isinstance(each, ftl.VariableReference):
                self.found.add(f"{node.id.name}({each.id.name})")
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


class Keys(Visitor):
    """What a message tells apart, but for the forms of plurals, which are each language's own."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Variant(self, node: Any) -> None:
        key = node.key
        name = key.name if isinstance(key, ftl.Identifier) else key.value
        if name not in {"zero", "one", "two", "few", "many", "other"} and not node.default:
            self.found.add(name)
        self.generic_visit(node)


def entries(path: Path) -> Iterator[tuple[str, Any]]:
    """Each message and each attribute with its pattern; comments do not count."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            yield entry.id.name, entry.value or ftl.Pattern([])
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def said(language: str, name: str) -> dict[str, Any]:
    return dict(entries(locale_folder() / language / name))


def arguments(pattern: Any) -> set[str]:
    visitor = Arguments()
    visitor.visit(pattern)
    return visitor.found


def keys(pattern: Any) -> set[str]:
    visitor = Keys()
    visitor.visit(pattern)
    return visitor.found


def is_form(key: str) -> bool:
    message, _, attribute = key.partition(".")
    return message.startswith(("name-", "place-")) and attribute in FORMS


def test_the_languages_are_english_italian_and_german() -> None:
    assert languages() == ["de", "en", "it"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (locale_folder() / language).iterdir()) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_everything_and_nothing_else(language: str, name: str) -> None:
    own, english = said(language, name), said("en", name)
    assert {key for key in own if not is_form(key)} == set(english)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_wants_to_be_told_the_same(language: str, name: str) -> None:
    own, english = said(language, name), said("en", name)
    for key, pattern in english.items():
        assert arguments(own[key]) == arguments(pattern), key
        assert keys(own[key]) <= keys(pattern), key


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_leaves_no_english_sentence_behind(language: str, name: str) -> None:
    """Names may be the same everywhere; what is a sentence may not."""
    own, english = said(language, name), said("en", name)
    same = [
        key
        for key, pattern in english.items()
        if own[key].equals(pattern) and len(_text(pattern).split()) > 5 and key not in COMMANDS
    ]
    assert same == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_no_message_stands_twice(language: str, game: str) -> None:
    """The games do not meet: each is spoken of with its own files and those of the table."""
    pages = sorted((locale_folder() / language).glob("web*.ftl"))
    files = dict.fromkeys((*message_files(language, game), *game_files(language, game), *pages))
    ids = [key for path in files for key, _ in entries(path) if "." not in key]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("web")])
def test_what_is_said_on_every_page_names_no_game(name: str) -> None:
    """What is said of one game stands in its own files, and in those of no other."""
    text = (locale_folder() / "en" / name).read_text(encoding="utf-8")
    ids = re.compile(rf"(?<![a-z])({'|'.join(names())})(?![a-z])")
    spoken = {
        game: dict(entry for path in game_files("en", game) for entry in entries(path)) for game in names()
    }
    titles = [messages[f"web-before-game-{game}.short"] for game, messages in spoken.items()]
    assert not ids.search(text)
    assert [title for title in map(_text, titles) if title in text] == []


@pytest.mark.parametrize("game", tw.games(), ids=lambda game: str(game["id"]))
def test_the_form_of_a_new_table_has_words_for_every_setting_and_choice(game: dict[str, Any]) -> None:
    """The other languages say the same as English."""
    pages = (locale_folder() / "en").glob("web*.ftl")
    known = {key for path in (*pages, *message_files("en", game["id"])) for key, _ in entries(path)}
    wanted = {f"web-before-game-{game['id']}", f"web-before-game-{game['id']}.what"}
    for setting, kind in game["options"].items():
        wanted |= {f"setting-{setting}", f"web-before-setting-{setting}"}
        wanted |= {f"web-before-choice-{choice}" for choice in kind.get("choices") or ()}
    assert wanted <= known, wanted - known


def _text(pattern: Any) -> str:
    return " ".join(each.value for each in pattern.elements if isinstance(each, ftl.TextElement))
