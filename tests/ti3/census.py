"""What has happened in games of Twilight Imperium 3, of all that can: components used, windows with a choice,
events told, reasons given, laws in force at the end of a round, questions put.

The games begin at the beginning and in the middle (`starts.py`); whoever chooses is curious: he likes best
what nobody has done yet, and races, decks and dockets bring first what has brought about least.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

import throneworld.imperium
import throneworld.ti3
from tests.eager import bearable, some_ask
from tests.spoken import refusals_in
from tests.ti3.hunting import starts_for
from tests.ti3.other_hands import OtherHands
from tests.ti3.related import related
from tests.ti3.starts import STARTS, Start
from tests.ti3.unasked import UNASKED, UNGIVEN, UNTOLD
from throneworld.imperium.council import AGAINST, FOR
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import FLEET_LIMIT
from throneworld.kernel.asks import Ask, Option
from throneworld.kernel.beside import question_beside
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import modules_of
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Question, Step
from throneworld.kernel.windows import Play, Window
from throneworld.ti3.council.resolving import ResolveAgenda
from throneworld.ti3.edition import EDITION
from throneworld.ti3.tables import COMPONENTS, LAWS

Met = Counter[str]
DULL = ("decline", "done", "hold_fire", "no", "pass", "stay")
"""Verbs of those who do nothing."""
LOOKED_AT = 29
"""Every so many choices of a hasty census all that is refused is looked at, too."""
MODIFIED = 3
"""In every so many games it is noted what alters anything."""
PATIENCE = 7
"""So many turns at most a start is left out that has brought nothing new."""
BOLD = 0.6
"""How often somebody does what was done least so far."""


@cache
def all_there_is() -> tuple[str, ...]:
    """Whatever the census counts, as `kind:name`."""
    game = definition_of("ti3")
    modules = [*modules_of(throneworld.imperium), *modules_of(throneworld.ti3)]
    found = {
        "component": {*known_components()},
        "window": {each.moment for each in game.listeners if not each.must} - {"action", "any_time"},
        "event": {*game.events} - {*UNTOLD},
        "reason": {key for given in refusals_in(modules) for key in given.keys} - {*UNGIVEN},
        "law": set(LAWS),
        "question": {each.__name__ for each in game.steps if issubclass(each, Question)} - {*UNASKED},
    }
    return tuple(f"{kind}:{each}" for kind, those in found.items() for each in sorted(those))


@cache
def known_components() -> frozenset[str]:
    """Cards, agendas, technologies, texts of races and whatever else listens or alters something."""
    EDITION.modifiers[FLEET_LIMIT]  # the first that is asked for gathers them all
    altering = {each.component for rows in EDITION.modifiers.values() for each in rows}
    boxed = {each for kind in ("action", "political") for each in COMPONENTS[kind]}
    return frozenset({*boxed, *altering, *(each.id for each in definition_of("ti3").listeners)})


class Census:
    def __init__(self, thorough: bool = False) -> None:
        self.met: Met = Counter()
        self.done: Counter[tuple[object, ...]] = Counter()
        self.choices = 0
        self.refused = OtherHands(self.met)
        self.thorough = thorough
        """Whether reasons are looked for at every choice and in every window."""

    def never(self) -> list[str]:
        return [each for each in all_there_is() if not self.met[each]]

    def hunt(self, most: int) -> None:
        """Until so many choices are played, or nothing is missing: from each start in turn, but seldom from
        those that have brought nothing new for a while and near which nothing is that is missing."""
        barren: Counter[str] = Counter()
        for turn in count():
            for name in STARTS:
                missing = self.never()
                if self.choices >= most or not missing:
                    return
                if name in starts_for(missing) or turn % (1 + min(barren[name], PATIENCE)) == 0:
                    self.play_from(name, turn)
                    found = len(self.never()) < len(missing)
                    barren[name] = 0 if found else barren[name] + 1

    def play_from(self, name: str, number: int) -> None:
        for _ in self.positions(name, number):
            pass

    def positions(self, name: str, number: int) -> Iterator[Game]:
        """One game, or so much of it, before each choice."""
        start = STARTS[name]
        watching = self.refused.watching() if self.thorough else nullcontext()
        with noting(self.met, number % MODIFIED == 0), watching:
            game, luck, told = start.begin(number, self.met.__getitem__), Random(number), 0
            game.definition.invariants(game)
            for _ in range(start.most):
                if game.over:
                    break
                yield game
                ask = some_ask(game, luck)
                self._look(game, ask, luck)
                told = self._listen(game, told)
                game.choose(ask.seat, self._choice(ask, luck, start))
                game.definition.invariants(game)
                self.choices += 1
            self._listen(game, told)

    def _choice(self, ask: Ask, luck: Random, start: Start) -> Option:
        options = bearable(ask, luck)
        if luck.random() < start.keen:
            options = [option for option in options if option[0] not in DULL] or options
        if start.hasty and ask.prompt == "choose_action":
            options = brief(bearable(ask, luck))
        wanted = [option for option in options if self._is_wanted(option)]
        if wanted and luck.random() < BOLD:
            options = wanted
        elif luck.random() < BOLD:
            least = min(self.done[_sort(ask, option)] for option in options)
            options = [option for option in options if self.done[_sort(ask, option)] == least]
        return self._chosen(ask, luck.choice(options))

    def _is_wanted(self, option: Option) -> bool:
        """Whether it names a component that brings about what was never met."""
        named = [str(noun) for noun in option[1:] if noun in known_components()]
        return any(not self.met[thing] for component in named for thing in related(component))

    def _chosen(self, ask: Ask, option: Option) -> Option:
        self.done[_sort(ask, option)] += 1
        return option

    def _look(self, game: Game, ask: Ask, luck: Random) -> None:
        question = game.question
        assert question is not None
        self.met[f"question:{type(question).__name__}"] += 1
        if isinstance(question, Window):
            self.met[f"window:{question.occasion.moment}"] += 1
        if ask not in game.asks:
            self.met[f"question:{type(question_beside(game, ask.seat)).__name__}"] += 1
        if self.thorough or not self.choices % LOOKED_AT:
            self.refused.look(game, luck)

    def _listen(self, game: Game, told: int) -> int:
        events = list(game.log)[told:]
        for event in events:
            self.met[f"event:{event.kind}"] += 1
            if event.kind == "round_begins":
                for law in game.state.laws:
                    self.met[f"law:{law}"] += 1
        return told + len(events)


def brief(options: list[Option]) -> list[Option]:
    """Passing, or what has to be done before that."""
    return next(
        (found for verb in ("pass", "strategic") if (found := [one for one in options if one[0] == verb])),
        options,
    )


def _sort(ask: Ask, option: Option) -> tuple[object, ...]:
    """What is told apart of options: the question, the verb, the component and the side that are named."""
    named = [noun for noun in option[1:] if noun in (FOR, AGAINST) or noun in known_components()]
    return (ask.prompt, option[0], *named)


# What is done without being told


@contextmanager
def noting(met: Met, modifiers: bool) -> Iterator[None]:
    """Modifiers take long, and are looked at only now and then."""
    with (
        patch.object(Play, "resolve", _noted_stage(Play, "resolve", "listener", met)),
        patch.object(ResolveAgenda, "carry_out", _noted_stage(ResolveAgenda, "carry_out", "agenda", met)),
        _noting_modifiers(met) if modifiers else nullcontext(),
    ):
        yield


def _noted_stage(kind: type[Step], name: str, field: str, met: Met) -> Callable[..., Any]:
    stage = getattr(kind, name)

    def noted(step: Any, game: Game) -> Any:
        met[f"component:{getattr(step, field)}"] += 1
        return stage(step, game)

    return noted


@contextmanager
def _noting_modifiers(met: Met) -> Iterator[None]:
    """Whether a modifier was there when its quantity was asked for."""
    known_components()
    before = dict(EDITION.modifiers)
    _replace({quantity: tuple(_noted(row, met) for row in rows) for quantity, rows in before.items()})
    try:
        yield
    finally:
        _replace(before)


def _replace(rows: dict[str, tuple[Modifier, ...]]) -> None:
    """What is found in the index is found anew."""
    for quantity, found in rows.items():
        EDITION.modifiers[quantity] = found
    for part in (EDITION.lawless, EDITION.owned):
        part.clear()


def _noted(row: Modifier, met: Met) -> Modifier:
    name, holds = f"component:{row.component}", row.holds

    def holds_noted(state: Any, seat: int) -> bool:
        found = holds(state, seat)
        if found:
            met[name] += 1
        return found

    return replace(row, holds=holds_noted)
