"""The example speaks: every message is there, in every language, and wants to be told what it is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import throneworld as tw
from tests.games import Variant, at_random
from tests.suite.example import PROJECT
from tests.test_languages import arguments, entries, is_form, keys
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.words import Words, languages

NAME = "skirmish"
LOCALE = PROJECT / NAME / "locale"
FILES = sorted(path.name for path in (LOCALE / "en").iterdir())

every_language = pytest.mark.parametrize("language", languages())
every_file = pytest.mark.parametrize("name", FILES)


def positions() -> Iterator[Game]:
    for seed in range(12):
        game = Variant(NAME, 2 + seed % 3, seed % 2 == 1, seed).new()
        for _ in at_random(game, seed):
            yield game
        yield game


def test_it_has_all_languages() -> None:
    assert sorted(path.name for path in LOCALE.iterdir()) == languages()


@every_language
def test_whatever_is_asked_offered_refused_and_told_has_words(language: str) -> None:
    declared, heard = definition_of(NAME).events, set()
    for game in positions():
        words = Words(language, NAME, game.state.crews, strict=True)
        for ask in game.asks:
            assert words.prompt(ask) and words.say(f"rule-{ask.prompt}")
            for option, refusal in game.explain(ask.seat):
                assert words.option(ask, option) and (refusal is None or words.refusal(refusal))
        for event in game.log if game.over else ():
            assert words.event(event, declared[event.kind])
            heard.add(event.kind)
    assert heard == set(declared)


@every_language
def test_every_reason_has_words(language: str) -> None:
    """Those, too, that no candidate meets."""
    source = "".join(path.read_text(encoding="utf-8") for path in (PROJECT / NAME).rglob("*.py"))
    words = Words(language, NAME)
    reasons = [key.removeprefix("refusal-") for key in own_keys(language) if key.startswith("refusal-")]
    assert reasons and all(f'"{reason}"' in source for reason in reasons)
    assert source.count("Refusal(") - source.count("-> Refusal(") >= len(reasons)
    assert all(words.has(f"refusal-{reason}") for reason in reasons)


@every_language
def test_every_thing_has_a_name_and_every_setting_an_explanation(language: str) -> None:
    words = Words(language, NAME, strict=True)
    game = definition_of(NAME)
    for each in (*game.factions, *(listener.id for listener in game.listeners)):
        assert words.say(f"name-{each}") and words.say(f"name-{each}.does")
    for setting in game.offered:
        assert words.say(f"setting-{setting.id}") and words.say(f"web-before-setting-{setting.id}")
    assert words.say("how-points") and words.say("game.short") and words.say(f"web-before-game-{NAME}.what")


@every_file
@every_language
def test_a_language_says_the_same_as_english(language: str, name: str) -> None:
    own, english = dict(entries(LOCALE / language / name)), dict(entries(LOCALE / "en" / name))
    assert {key for key in own if not is_form(key)} == set(english)
    for key, pattern in english.items():
        assert arguments(own[key]) == arguments(pattern), key
        assert keys(own[key]) <= keys(pattern), key


def own_keys(language: str) -> list[str]:
    folder: Path = LOCALE / language
    return [key for path in folder.iterdir() for key, _ in entries(path) if "." not in key]


def test_without_words_it_is_still_understood() -> None:
    """What a language of the table lacks is said in English."""
    game = tw.new_game(NAME, 2, 1)
    assert Words("xx", NAME).prompt(game.asks[0]) == "Which crew is yours?"
