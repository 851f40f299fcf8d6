"""A line of the log that everybody could read, and where in the game it was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from throneworld.kernel.asks import Noun
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.ti4.state import Ti4State, of


class Heard(NamedTuple):
    game: Game
    """The position to which it led."""
    step: int
    round: int
    event: Event = Event("", (), None, 0)
    later: Sequence[Event] = ()
    """What was told after it on the way to the same position."""

    @property
    def kind(self) -> str:
        return self.event.kind

    @property
    def args(self) -> tuple[Noun, ...]:
        return self.event.args

    @property
    def state(self) -> Ti4State:
        return of(self.game)

    def number(self, place: int) -> int:
        """A seat or an amount among the arguments."""
        return int(self.args[place])

    def text(self, place: int) -> str:
        return str(self.args[place])
