"""What rules tell, and what cannot be taken back once it was told: the log, chance, the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.asks import Noun
from throneworld.kernel.dice import Chance
from throneworld.kernel.events import Audience, Event
from throneworld.kernel.journal import Journal
from throneworld.kernel.results import Choice, Result
from throneworld.kernel.stack import Stack


class Telling(Stack):
    """What a `Game` says of itself."""

    __slots__ = ("fenced", "result", "told")
    dice: Chance
    log: Journal[Event]
    choices: Journal[Choice]
    result: Result | None
    told: int
    fenced: int

    def tell(self, kind: str, *args: Noun, to: Audience = None) -> None:
        """Write to the log. Telling some seats only is a secret learnt, and fences undo."""
        if to is None:
            self.told += 1
        elif to:
            self.fence()
        self.log.append(Event(kind, args, to, self.choices.size))

    def fence(self) -> None:
        """Something was learnt that cannot be unlearnt."""
        self.fenced = self.choices.size

    def roll(self, stream: str, bound: int) -> int:
        self.fence()
        number = self.dice.below(stream, bound)
        self.log.append(Event("chance", (stream, number), (), self.choices.size))
        return number

    def shuffle(self, stream: str, items: Sequence[str]) -> tuple[str, ...]:
        self.fence()
        mixed = self.dice.shuffle(stream, items)
        self.log.append(Event("chance", (stream, *mixed), (), self.choices.size))
        return mixed

    def finish(self, winners: Sequence[int], ranking: Sequence[int], how: str) -> None:
        self.fence()  # all secrets are out
        self.result = Result(tuple(winners), tuple(ranking), how)
        self.tell("game_over", how, *winners)
