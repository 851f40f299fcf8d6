"""A lesson: a prepared game, a seat in it, what the other seats do, and what is to be brought about.

Lessons are data. Whoever shows one needs to know no rules: its signs are compared with the lines of the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game

Script = Mapping[str, tuple[Option, ...]]
"""By prompt: what a seat answers, the first of these options that is offered."""


class Sign(Struct, frozen=True, omit_defaults=True):
    """Something that the log may tell: a kind of event, and what is said of its arguments."""

    event: str
    args: dict[str, Noun] = {}
    """Arguments by name, which must be just these."""
    least: dict[str, int] = {}
    """Arguments that must be so large, or larger."""

    def fits(self, kind: str, args: Mapping[str, object]) -> bool:
        return (
            kind == self.event
            and all(str(args.get(name)) == str(wanted) for name, wanted in self.args.items())
            and all(_number(args.get(name)) >= bound for name, bound in self.least.items())
        )


class Lesson(Struct, frozen=True, kw_only=True):
    number: int
    game: str
    seats: tuple[str, ...]
    """The faction of each seat."""
    seat: int = 0
    """Whose part the learner takes."""
    seed: int
    prepare: Callable[[Lesson], Game]
    """Makes the game from which the lesson starts."""
    scripts: Mapping[str, Script] = {}
    """By faction: what the others answer. Where nothing is written they do as little as they can."""
    goals: tuple[Sign, ...]
    """What is to be brought about, in this order or another."""
    ends: tuple[Sign, ...]
    """When the lesson is over, even if not all of its goals are reached."""
    hints: tuple[str, ...] = ()
    """The prompts at which the learner is told more."""

    def script_of(self, seat: int) -> Script:
        return self.scripts.get(self.seats[seat], {})


Line = tuple[str, Mapping[str, object]]
"""An event and its arguments by name."""


class Progress(Struct, frozen=True):
    reached: tuple[bool, ...]
    """For each goal."""
    failed: bool
    """The lesson came to an end before all of them were."""

    @property
    def done(self) -> bool:
        return all(self.reached)


def progress(lesson: Lesson, lines: Sequence[Line]) -> Progress:
    """What the log of the learner's seat says about a lesson."""
    reached = [False] * len(lesson.goals)
    for kind, args in lines:
        reached = [was or goal.fits(kind, args) for was, goal in zip(reached, lesson.goals, strict=True)]
        if not all(reached) and any(end.fits(kind, args) for end in lesson.ends):
            return Progress(tuple(reached), True)
    return Progress(tuple(reached), False)


def _number(value: object) -> int:
    return value if isinstance(value, int) else -1
