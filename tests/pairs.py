"""The same game in two worlds that one seat cannot tell apart, choice by choice. For any game.

The games are patient, their dice and decks the same. As long as the seat has heard the same, whom the table
waits for, at which step, and whether a window is held must be the same; else a pause would tell what others
hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.games import Variant, round_of
from tests.worlds import can_part, play_on, swapped
from throneworld.kernel.asks import Option
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.holds import is_held, release
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Question

FAR = 12
"""So many choices a pair is followed at most."""
PAIRS = 8
"""So many begin before a question that was not met often enough."""
EVERY = 20
"""After so many choices a pair begins wherever the game stands."""


class Parted(Exception):  # noqa: N818 - it is no error
    """Something was revealed that is another in each world: there is nothing more to compare."""


class Leak(AssertionError):  # noqa: N818 - the word says it
    """The seat could tell the two worlds apart by a pause."""


class Pair:
    """Two worlds in lockstep, before the eyes of one seat."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.worlds = swapped(game, seat, seed)
        self.seat = seat
        self.dice = SmallDice(seed)
        self.met: set[str] = set()
        """Hidden questions that were put in both worlds."""
        self.forced: set[str] = set()
        """Those that left a choice in one of them only."""
        self.check("the beginning")

    def follow(self, far: int = FAR) -> None:
        try:
            for _ in range(far):
                self.step()
        except Parted:
            return

    def step(self) -> None:
        before = [world.log.size for world in self.worlds]
        what = self._act()
        heard = [_heard(world, size, self.seat) for world, size in zip(self.worlds, before, strict=True)]
        shorter = min(len(each) for each in heard)
        if heard[0][:shorter] != heard[1][:shorter] or any(world.over for world in self.worlds):
            raise Parted
        if heard[0] != heard[1]:
            raise Leak(f"after {what} one world goes on where the other waits: {self._tops()}")
        self.check(what)

    def check(self, what: str) -> None:
        courses = [_course(world) for world in self.worlds]
        if courses[0] != courses[1]:
            raise Leak(f"after {what} the worlds wait differently: {courses}")
        question = self.worlds[0].question
        if question is not None and question.hidden:
            self.met.add(_name(question))
            if self.worlds[0].confirming != self.worlds[1].confirming:
                self.forced.add(_name(question))

    def _tops(self) -> list[str]:
        return [_name(world.stack[-1]) for world in self.worlds if world.stack]

    def _act(self) -> str:
        """The same answer in both worlds; windows pass by."""
        if is_held(self.worlds[0]):
            for world in self.worlds:
                release(world, {})
            return "a window"
        both = sorted(set(self.worlds[0].asked) & set(self.worlds[1].asked))
        if not both:
            raise Parted
        seat = both[self.dice.below("who", len(both))]
        option, name = self._common(seat), self._tops()[0]
        for world in self.worlds:
            world.choose(seat, option)
        return f"{option} of {seat} in {name}"

    def _common(self, seat: int) -> Option:
        """An answer that is possible in both worlds."""
        asks = [world.ask_of(seat) for world in self.worlds]
        assert asks[0] is not None and asks[1] is not None
        common = [option for option in asks[0].options if option in asks[1].options]
        if not common:
            raise Parted
        return common[self.dice.below("what", len(common))]


def _heard(world: Game, since: int, seat: int) -> list[Any]:
    return [_line(event) for event in world.log[since:] if event.heard_by(seat)]


def _line(event: Event) -> tuple[str, tuple[Any, ...]]:
    return event.kind, event.args


def _course(world: Game) -> tuple[Any, ...]:
    """What everybody sees of how the table goes on."""
    return world.waited_for, is_held(world), _name(world.stack[-1]) if world.stack else ""


def _name(step: object) -> str:
    return type(step).__name__


def hidden_questions(name: str) -> list[str]:
    steps = definition_of(name).steps
    return [step.__name__ for step in steps if issubclass(step, Question) and step.hidden]


class Meetings:
    """Pairs of worlds that begin just before a hidden question, as many for each kind as are wanted."""

    def __init__(self, name: str, wanted: int) -> None:
        self.name = name
        self.wanted = wanted
        self.met: Counter[str] = Counter()
        self.forced: Counter[str] = Counter()
        self.pairs = 0

    @property
    def missing(self) -> list[str]:
        return [kind for kind in hidden_questions(self.name) if self.met[kind] < self.wanted]

    def seek(self, least: int, most: int) -> None:
        """Play random games of so many choices together, and on as long as something is missing."""
        made = 0
        for variant in _variants(self.name):
            made += self._through(variant, most - made)
            if made >= most or (made >= least and not self.missing):
                return

    def _through(self, variant: Variant, most: int) -> int:
        game, dice = variant.new(), SmallDice(variant.seed)
        game.patient = True
        number = 0
        while not game.over and number < most:
            before = game.copy()
            play_on(game, dice)
            number += 1
            self._pair_up(before, game, number)
        return number

    def _pair_up(self, before: Game, game: Game, number: int) -> None:
        """Pairs with other eyes each before a question that is still to be met; else one now and then."""
        top = game.stack[-1] if game.stack else None
        sought = isinstance(top, Question) and _name(top) in self.missing
        start = game if can_part(game) else before
        if can_part(start) and (sought or number % EVERY == 0):
            eyes = [seat for seat in range(game.seats) if seat not in game.asked] or list(range(game.seats))
            for turn in range(PAIRS if sought else 1):
                self._follow(Pair(start, eyes[(number + turn) % len(eyes)], number * PAIRS + turn))

    def _follow(self, pair: Pair) -> None:
        pair.follow()
        self.met.update(pair.met)
        self.forced.update(pair.forced)
        self.pairs += 1


def _variants(name: str) -> Iterator[Variant]:
    for number in range(1000):
        yield from round_of(definition_of(name), number)
