"""What one test shows: what acted, what was asked for, what was asserted when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, field

from tests.ti3.pairs.lines import CHOICE, Line
from throneworld.imperium.modifiers import ADD, CAP, SET, TIMES, TURN, Modifier

Lines = set[Line]


class Shown(Struct):
    """Of each line what was asserted."""

    options: Lines = field(default_factory=set)
    """It was open, and the options were asserted exactly."""
    state: Lines = field(default_factory=set)
    """It had acted, and something was asserted of what had come of it."""
    refusal: Lines = field(default_factory=set)
    """It was refused, or it had acted and something was refused."""
    without: Lines = field(default_factory=set)
    """Its quantity or condition was asked for and something asserted, in a scene where it never acted."""

    def __ior__(self, other: Shown) -> Shown:
        self.options |= other.options
        self.state |= other.state
        self.refusal |= other.refusal
        self.without |= other.without
        return self

    def of(self, component: str) -> Shown:
        parts = (self.options, self.state, self.refusal, self.without)
        return Shown(*[{each for each in part if each.component == component} for part in parts])


class Scene:
    """From a board that is laid to the next one, or to the end of the test."""

    def __init__(self) -> None:
        self.acted: Lines = set()
        self.asked: Lines = set()
        """Modifiers of which the quantity was asked for, and what a condition has kept from happening."""
        self._idle: Lines = set()
        self.shown = Shown()

    def offers(self, lines: Iterable[Line]) -> None:
        self.shown.options |= set(lines)
        self.asserts(of_state=False)

    def asserts(self, of_state: bool) -> None:
        """What has acted so far is shown by it, if it is about the state or the line is no choice."""
        self.shown.state |= {each for each in self.acted if of_state or each.sort != CHOICE}
        self._idle |= self.asked

    def refuses(self, lines: Iterable[Line]) -> None:
        self.shown.refusal |= {*lines, *self.acted}

    def end(self) -> Shown:
        """What never acted here though it was asked for was shown without."""
        self.shown.without |= self._idle - self.acted
        return self.shown


class Scenario:
    """One test."""

    def __init__(self) -> None:
        self._before = Shown()
        self.scene = Scene()

    def lays(self) -> None:
        """A new board."""
        self._before |= self.scene.end()
        self.scene = Scene()

    def end(self) -> Shown:
        self.lays()
        return self._before


def alters(modifier: Modifier, result: Any, given: Sequence[Any]) -> bool:
    if modifier.operation == TURN:
        return bool(result != given[1])
    if modifier.operation == ADD:
        return bool(result != 0)
    if modifier.operation == TIMES:
        return bool(result != 1)
    if modifier.operation in (SET, CAP):
        return result is not None
    return bool(result)
