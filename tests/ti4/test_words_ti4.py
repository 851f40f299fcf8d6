"""Everything that Twilight Imperium 4 shows has words, every word is used, and all fit their arguments."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

import throneworld as tw
from tests.asides import asks_beside
from tests.test_languages import arguments as variables
from tests.ti4.eager import positions
from tests.ti4.spoken import (
    CHOICES,
    EITHER,
    EXPLAINING,
    NAMED,
    SAID_OTHERWISE,
    VERBS,
    refusal_keys,
    refusals,
    terms,
)
from tests.ti4.spoken_samples import RARE, RARE_OPTIONS, SAMPLES, samples
from throneworld.kernel.asks import Ask, Noun, Refusal
from throneworld.kernel.events import Event
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Question
from throneworld.ti4.moments import FACTS
from throneworld.ti4.tables import FACTION
from throneworld.words import ORDINALS, Words, message_files

TI4 = definition_of("ti4")
LANGUAGES: tuple[str, ...] = ("en", "it", "de")
"""The languages in which all of it has to be said."""
RACES = tuple(FACTION)[:6]
SPEAKERS = {language: Words(language, "ti4", RACES, strict=True) for language in LANGUAGES}
FEWEST_GAMES, MOST_GAMES = 12, 100
EXPLAINED = 7
"""Every so many positions all that is refused is looked at, too."""
OFTEN = 150
"""So many times the same question is put into words, with whatever facts it has."""
OF_OTHERS = {"chance", "played", "cancelled"}
"""Events for which the table has words."""
OF_THE_TABLE = {"another_seat_chose", "cannot_unlearn", "game_over", "no_such_seat", "not_an_option"}
OF_THE_TABLE |= {"not_asked", "not_offered", "nothing_to_undo", "once_only"}
OF_THE_TABLE |= {"not_yours", "not_this_moment", "happens_by_itself"}
"""Refusals of the machine, for which the table has words."""


@cache
def messages(language: str) -> dict[str, Any]:
    """Each message of the game in its own files of a language, without those that English lends it."""
    paths = [path for path in message_files(language, TI4.id) if path.name.startswith((TI4.id, *TI4.layers))]
    bodies = [FluentParser().parse(path.read_text(encoding="utf-8")).body for path in paths]
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ftl.Message)}


def keys(language: str, kind: str) -> set[str]:
    return {key.removeprefix(f"{kind}-") for key in messages(language) if key.startswith(f"{kind}-")}


def prompts() -> set[str]:
    return {step.prompt for step in TI4.steps if issubclass(step, Question)}


EXPECTED = {
    "prompt": prompts(),
    "rule": prompts(),
    "moment": set(FACTS),
    "refusal": refusal_keys() - OF_THE_TABLE,
    "event": set(TI4.events) - OF_OTHERS,
    "setting": {setting.id for setting in TI4.settings},
    "web-before-setting": {setting.id for setting in TI4.settings},
    "web-before-choice": CHOICES,
    "how": {"points", "objectives", "last"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EXPECTED)
def test_everything_has_a_message_and_every_message_a_use(kind: str, language: str) -> None:
    assert keys(language, kind) == EXPECTED[kind]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_message_and_every_message_a_verb(language: str) -> None:
    words = SPEAKERS[language]
    used = {words.option_key(prompt, (verb,)) for prompt, verbs in VERBS.items() for verb in verbs}
    assert set(VERBS) == prompts()
    assert {f"option-{key}" for key in keys(language, "option")} == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_small_thing_and_every_reason_has_a_name_and_no_name_is_left_over(language: str) -> None:
    words = SPEAKERS[language]
    assert all(words.name(each) for each in sorted(terms()))
    path = next(path for path in message_files(language, TI4.id) if path.name == "ti4-terms.ftl")
    named = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("name-")]
    assert {line.split(" = ")[0].removeprefix("name-") for line in named} <= terms() - SAID_OTHERWISE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_sentence_is_a_part_of_one(language: str) -> None:
    parts = {key for key in messages(language) if key.startswith("part-")}
    text = "".join(
        path.read_text(encoding="utf-8")
        for path in message_files(language, TI4.id)
        if path.name.startswith((TI4.id, *TI4.layers))
    )
    assert {part for part in parts if f"{{ {part} }}" not in text} == set()


def test_every_key_of_a_refusal_is_known_beforehand() -> None:
    """A key that the source works out is listed in `spoken.WORKED_OUT`."""
    assert all(given.keys for given in refusals())


ONE_KIND_EACH = {"faction_taken", "colour_taken", "card_taken"}
"""What some languages say in words of different genders."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_refusals_say_the_same(language: str) -> None:
    said = Counter(
        serialize_pattern(message.value)
        for key, message in messages(language).items()
        if key.startswith("refusal-") and key.removeprefix("refusal-") not in ONE_KIND_EACH
    )
    assert [text for text, times in said.items() if times > 1] == []


# Arguments


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(EXPECTED["refusal"]))
def test_a_refusal_names_its_arguments_as_what_they_are(key: str, language: str) -> None:
    wanted = variables(messages(language)[f"refusal-{key}"].value)
    for given in refusals():
        if key in given.keys and given.args is not None:
            assert wanted <= _nameable((*given.args, *EXPLAINING.get(key, ())))


def test_the_audit_knows_which_reasons_are_explained() -> None:
    assert EXPLAINING.keys() == TI4.explains.keys()


def _nameable(args: tuple[str, ...]) -> set[str]:
    """How a message may speak of arguments that the source calls so."""
    found: set[str] = set()
    for ordinal, arg in zip(ORDINALS, args, strict=False):
        ways = EITHER.get(arg) or ({NAMED[arg]} if arg in NAMED else set())
        found |= {ordinal, *(f"{way}({ordinal})" for way in ways)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", FACTS)
def test_a_moment_fits_its_facts(moment: str, language: str) -> None:
    for facts in samples(moment, FACTS[moment]):
        named = dict(zip(FACTS[moment], facts, strict=True))
        ask = Ask("", 0, "window", (), "", {"moment": moment, **named})
        assert SPEAKERS[language].prompt(ask)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(EXPECTED["event"]))
def test_an_event_fits_its_arguments(kind: str, language: str) -> None:
    for args in samples(kind, TI4.events[kind]):
        assert SPEAKERS[language].event(Event(kind, args, None, 0), TI4.events[kind])


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_options_that_are_rare_fit_their_facts(language: str) -> None:
    words = SPEAKERS[language]
    facts: dict[str, dict[str, Noun]] = {prompt: RARE.get(prompt, {}) for prompt in VERBS}
    for prompt, about in RARE.items():
        assert words.prompt(Ask("", 0, prompt, (), "", about))
    for prompt, option in RARE_OPTIONS:
        assert option[0] in VERBS[prompt]
        assert words.option(Ask("", 0, prompt, (), "", facts[prompt]), option)


# Real games


class Asked(NamedTuple):
    """A question, or one of its options, as something that can be compared."""

    prompt: str
    about: tuple[tuple[str, Noun], ...]
    option: tw.Option = ()


Thing = Asked | Event | Refusal


@pytest.mark.parametrize("language", LANGUAGES)
def test_asks_options_refusals_and_events_of_real_games_fit_their_words(language: str) -> None:
    """Strict words raise on a message that is missing, an argument that is not there, a name nobody knows."""
    words, told = SPEAKERS[language], set()
    for thing in things():
        told.add(_tell(words, thing))
    assert prompts() - told - set(RARE) == set()


@cache
def things() -> list[Thing]:
    """Whatever a number of games shows: each option, refusal and event once, and each question many times."""
    seen: dict[object, Thing] = {}
    often: Counter[str] = Counter()
    for seed in range(MOST_GAMES):
        for number, game in enumerate(positions(seed)):
            for ask in (*game.asks, *asks_beside(game)):
                often[ask.prompt] += 1
                if often[ask.prompt] <= OFTEN:
                    seen[ask.id, seed] = _asked(ask)
                for option in ask.options:
                    if (ask.prompt, option) not in seen:
                        seen[ask.prompt, option] = _asked(ask, option)
                if number % EXPLAINED == 0:
                    seen |= {why: why for _, why in game.explain(ask.seat) if why is not None}
        seen |= {(each.kind, each.args): Event(each.kind, each.args, None, 0) for each in game.log}
        if seed >= FEWEST_GAMES and prompts() <= {*often, *RARE}:
            break
    return list(seen.values())


def _asked(ask: Ask, option: tw.Option = ()) -> Asked:
    return Asked(ask.prompt, tuple(sorted(ask.about.items())), option)


def _tell(words: Words, thing: Thing) -> str:
    """Put a thing into words; the prompt, if it is a question."""
    if isinstance(thing, Event):
        assert words.event(thing, TI4.events[thing.kind])
        return ""
    if isinstance(thing, Refusal):
        assert words.refusal(thing)
        return ""
    ask = Ask("", 0, thing.prompt, (), "", dict(thing.about))
    if thing.option:
        assert thing.option[0] in VERBS[ask.prompt]
        assert words.option(ask, thing.option)
        return ""
    assert words.prompt(ask)
    return ask.prompt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_question_of_a_turn_leaves_it_to_the_page_to_say_whose_turn_it_is(language: str) -> None:
    said = SPEAKERS[language].prompt(Ask("", 0, "choose_action", (), "", {"left": 1, "begun": 0}))
    assert ":" not in said and said.endswith("?")


def test_votes_are_told_by_outcome() -> None:
    facts: dict[str, Noun] = {"agenda": "mutiny", "available": 5, "cast": "for 4 against 1"}
    said = SPEAKERS["en"].prompt(Ask("", 0, "choose_vote", (), "", facts))
    assert said == "Mutiny: how do you vote? You have up to 5 votes. Cast so far: For 4 and Against 1."
    assert SPEAKERS["de"].tally("0 3 mecatol_rex 2") == "Arborec 3 und Mecatol Rex 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_said_to_replenish_nothing(language: str) -> None:
    amounts = [Event("replenished", (0, amount), None, 0) for amount in (0, 1, 10)]
    told = [SPEAKERS[language].event(event, ("seat", "amount")) for event in amounts]
    assert ["0" in told[0], "1" in told[1], "10" in told[2]] == [False, True, True]


def test_samples_name_what_the_game_declares() -> None:
    declared = {name for names in (*TI4.events.values(), *FACTS.values()) for name in names}
    assert set(SAMPLES) <= declared
