"""Everything that Twilight Imperium 3 shows has words, and all fit their arguments."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from types import ModuleType

import pytest

import throneworld as tw
import throneworld.imperium
import throneworld.ti3
from tests.asides import asks_beside
from tests.spoken import reasons_in, refusals_in
from tests.ti3.eager import positions
from throneworld.kernel.asks import Ask, Refusal
from throneworld.kernel.events import Event
from throneworld.kernel.gathering import modules_of
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Question
from throneworld.ti3 import tables
from throneworld.words import MissingWords, Words

GAMES = int(os.environ.get("WORDS_GAMES", "6"))
EXPLAINED = 11
"""Every so many positions all that is refused is looked at, too."""
OFTEN = 40
"""So many times the same question is put into words, with whatever facts it has."""
RACES = ("sol", "letnev", "hacan", "jolnar", "saar", "winnu", "yin", "xxcha")
SAID_OTHERWISE = {"", "points", "last", "last_round", "imperium_rex"}
"""How a game ends has messages of its own."""
NAMED: dict[str, tuple[str, ...]] = {
    "races": tuple(tables.RACE),
    "planets": tuple(tables.PLANET),
    "technologies": (*tables.TECHNOLOGY, *tables.RACIAL_TECHNOLOGY),
    "strategy cards": tuple(tables.STRATEGY_CARD),
    "action cards": tuple(tables.ACTION_CARD),
    "political cards": tuple(tables.AGENDA),
    "objectives": tuple(tables.OBJECTIVE),
    "units": tuple(tables.KINDS),
    "counters": tuple(each.id for each in tables.DOMAIN_COUNTERS),
}


@cache
def words() -> Words:
    return Words("en", "ti3", RACES, strict=True)


@cache
def spoken_of() -> dict[str, set[str]]:
    """By kind of message, everything that the game may ask, tell or refuse."""
    game = definition_of("ti3")
    return {
        "prompt": {step.prompt for step in game.steps if issubclass(step, Question)} - {"window"},
        "moment": {name for name, moment in game.moments.items() if moment.opens},
        "refusal": {key for given in refusals_in(_modules()) for key in given.keys},
        "event": set(game.events),
        "setting": {setting.id for setting in game.offered},
        "web-before-setting": {setting.id for setting in game.offered},
    }


def _modules() -> list[ModuleType]:
    return [*modules_of(throneworld.imperium), *modules_of(throneworld.ti3)]


@pytest.mark.parametrize("kind", ["prompt", "moment", "refusal", "event", "setting", "web-before-setting"])
def test_everything_has_a_message(kind: str) -> None:
    lacking = [each for each in sorted(spoken_of()[kind]) if not words().has(f"{kind}-{each}")]
    assert lacking == []


@pytest.mark.parametrize("kind", NAMED)
def test_everything_in_the_box_has_a_name(kind: str) -> None:
    assert all(words().name(each) for each in NAMED[kind])


def test_every_reason_that_is_told_has_a_name() -> None:
    reasons = reasons_in(_modules(), ("how", "why")) - SAID_OTHERWISE
    assert [why for why in sorted(reasons) if not _is_named(why)] == []


def _is_named(thing: str) -> bool:
    try:
        return bool(words().name(thing))
    except MissingWords:
        return False


def test_every_verb_is_said_by_some_message() -> None:
    said = {key.removeprefix("option-") for key in words().keys("option-")}
    silent = [verb for verb in definition_of("ti3").verbs if not _is_said(verb, said)]
    assert silent == []


def _is_said(verb: str, said: set[str]) -> bool:
    return verb in said or any(f"{prompt}-{verb}" in said for prompt in spoken_of()["prompt"])


# Real games


@pytest.mark.parametrize("seed", range(GAMES))
def test_whatever_a_game_shows_fits_its_words(seed: int) -> None:
    """Strict words raise on a message that is missing, an argument that is not there, a name nobody knows."""
    said: set[object] = set()
    often: Counter[str] = Counter()
    game = None
    for number, game in enumerate(positions(seed)):
        for ask in (*game.asks, *asks_beside(game)):
            often[ask.prompt] += 1
            if often[ask.prompt] <= OFTEN:
                assert words().prompt(ask)
            for option in ask.options:
                if (ask.prompt, option) not in said:
                    said.add((ask.prompt, option))
                    assert words().option(ask, option)
            if number % EXPLAINED == 0:
                _say_why_not(game, ask, said)
    assert game is not None
    for event in dict.fromkeys((each.kind, each.args) for each in game.log):
        assert words().event(Event(*event, None, 0), game.definition.events[event[0]])


def _say_why_not(game: tw.Game, ask: Ask, said: set[object]) -> None:
    for _, why in game.explain(ask.seat):
        if isinstance(why, Refusal) and why not in said:
            said.add(why)
            assert words().refusal(why)
