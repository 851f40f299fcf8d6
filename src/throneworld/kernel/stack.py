"""The stack of a game, as rules look at it and write into it: by kinds of steps, not by places.

While a step runs it is not on the stack: what asked for it is on top. A window lies right above the step that
has opened it, which its occasion names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from throneworld.kernel.asks import Noun
from throneworld.kernel.listening import NONE_LISTENS, Listeners
from throneworld.kernel.steps import Nothing, Step
from throneworld.kernel.windows import Listener, Moment, Occasion

if TYPE_CHECKING:
    from throneworld.kernel.registry import Definition

S = TypeVar("S", bound=Step)


class Stack:
    """What a `Game` is in the middle of."""

    __slots__ = ()
    definition: Definition
    stack: list[Step]

    @property
    def top(self) -> Step | None:
        return self.stack[-1] if self.stack else None

    def asker(self, kind: type[S]) -> S:
        """The step that has asked for the running one."""
        return self.step_at(-1, kind)

    def step_at(self, at: int, kind: type[S]) -> S:
        """The step at a place that another has kept."""
        step = self.stack[at]
        assert isinstance(step, kind)
        return step

    def nearest(self, *kinds: type[S]) -> S | None:
        """The uppermost step of these kinds, if one is under way."""
        return next((step for step in reversed(self.stack) if isinstance(step, kinds)), None)

    def under_way(self, *kinds: type[S]) -> list[S]:
        """All steps of these kinds, the lowest first."""
        return [step for step in self.stack if isinstance(step, kinds)]

    def subject(self, occasion: Occasion, kind: type[S]) -> S | None:
        """The step that a window is about, if it is of this kind. While the window is being opened there is
        none: the step is put back onto the stack under it."""
        subject = self.stack[occasion.subject] if occasion.subject < len(self.stack) else None
        return subject if isinstance(subject, kind) else None

    def is_opening(self, occasion: Occasion) -> bool:
        """Whether the window is being opened, so that the step which it is about is not back on the stack."""
        return occasion.subject >= len(self.stack)

    def amend(self, kind: type[Step], at: int | None = None, **changes: Any) -> None:
        """Write into the uppermost step of a kind, or into the one at a place: what came of something."""
        if at is None:
            at = len(self.stack) - 1
            while at > 0 and not isinstance(self.stack[at], kind):
                at -= 1
        self.stack[at] = replace(self.step_at(at, kind), **changes)

    def occasion(self, moment: str, *facts: Noun) -> Occasion:
        """What a window of the running step, or what happens as if in one, is about."""
        return Occasion(self.definition.moments[moment], facts, len(self.stack))

    def occasion_of_asker(self, moment: str, *facts: Noun) -> Occasion:
        """What is played in answer to the running question is about the step that asked for it."""
        return Occasion(self.definition.moments[moment], facts, len(self.stack) - 1)

    def void_window(self, occasion: Occasion) -> None:
        """Nothing more is played in the window of an occasion, which is open."""
        self.stack[occasion.subject + 1] = Nothing()

    # What listens

    def listeners(self, moment: str) -> Listeners:
        return self.definition.by_moment.get(moment, NONE_LISTENS)

    def listener(self, moment: str, name: str) -> Listener:
        return self.definition.by_moment[moment].named[name]

    def moment(self, name: str) -> Moment:
        return self.definition.moments[name]
