"""Events of the council in random games: whatever they ask and bring about, the laws and the words hold."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import throneworld as tw
from tests.conformance.near_misses import near_misses
from tests.ti3.eager import positions
from tests.ti3.scene import definition
from throneworld.kernel.dice import Dice
from throneworld.kernel.nouns import has_shape, shapes_of
from throneworld.ti3.council.resolving import ResolveAgenda
from throneworld.ti3.council.slips import Line
from throneworld.ti3.council.subjects import Text, subjects_of
from throneworld.ti3.invariants import check
from throneworld.ti3.state import of
from throneworld.ti3.tables import EVENT_CARDS
from throneworld.words import Words

EVENTS = [agenda for agenda in EVENT_CARDS if isinstance(definition().texts.get(agenda), Text)]
SEEDS = range(300, 306)
MOST_CHOICES, AFTERWARDS = 400, 25
OFTEN = 0.2
"""At how many turns an event is voted on."""


def voted(game: tw.Game, agenda: str, luck: Random) -> tw.Game | None:
    """The same game, with an event that comes of random votes."""
    found = game.copy()
    state = of(found)
    subjects = subjects_of(found, agenda)
    if agenda not in state.agenda_deck or not subjects:
        return None
    state.agenda_deck = tuple([each for each in state.agenda_deck if each != agenda])
    state.docket = (*state.docket, agenda)
    voters = [seat for seat in range(found.seats) if seat not in state.eliminated and luck.random() < 0.7]
    lines = [Line(seat, agenda, luck.choice(subjects), luck.randrange(1, 9)) for seat in voters]
    found.stack.append(ResolveAgenda(agenda=agenda, lines=tuple(lines)))
    found.restart()
    return found


def follow(game: tw.Game, words: Words, luck: Random) -> None:
    """Random answers for a while."""
    heard = len(game.log)
    for number in range(AFTERWARDS):
        check(game)
        if game.over or not game.asks:
            break
        ask = luck.choice(game.asks)
        if number % 4 == 0:
            explained(game, ask.seat, words, number)
        assert words.prompt(ask) and all(words.option(ask, each) for each in ask.options[:12])
        game.choose(ask.seat, luck.choice(ask.options))
    for event in list(game.log)[heard:]:
        assert words.event(event, game.definition.events[event.kind])


def explained(game: tw.Game, seat: int, words: Words, number: int) -> None:
    """Every option fits its verb; whatever is nearly one is refused for a reason that has words."""
    question = game.question
    assert question is not None
    for option in question.options(game, seat):
        shapes = shapes_of(game.definition.verbs, option[0])
        assert any(has_shape(game, option, shape) for shape in shapes), option
    for miss in near_misses(game, question, seat, Dice(number)):
        refusal = game.refusal(seat, miss)
        assert refusal is not None and refusal.key != "not_offered", (question.prompt, miss)
        assert words.refusal(refusal)


@pytest.mark.parametrize("seed", SEEDS)
def test_events_of_the_council_keep_the_laws_in_random_games(seed: int) -> None:
    luck, met = Random(seed), Counter[str]()
    for game in positions(seed, MOST_CHOICES):
        turn = not game.over and game.asks and game.asks[0].prompt == "choose_action"
        if not turn or luck.random() > OFTEN:
            continue
        agenda = min(EVENTS, key=lambda each: (met[each], luck.random()))
        met[agenda] += 1
        after = voted(game, agenda, luck)
        if after is not None:
            follow(after, Words("en", "ti3", tuple(of(after).factions), strict=True), luck)
