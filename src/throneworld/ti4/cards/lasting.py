"""What a card lets hold for a while: marks that the steps of the game look at."""

from __future__ import annotations

from throneworld.imperium.marks import mark
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect


class Lasting(Effect, frozen=True):
    """Something holds for whoever plays it; what it is about is always the same."""

    kind: str = ""
    about: Noun = ""
    until: str = ""

    def run(self, game: Game) -> Step | None:
        mark(game, self.kind, seat=self.seat, subject=self.subject(), until=self.until)
        return None

    def subject(self) -> Noun:
        return self.about


class LastingOnTarget(Lasting, frozen=True):
    """It is about one of the targets that were named."""

    number: int = 0

    def subject(self) -> Noun:
        return self.targets[self.number]


class LastingHere(Lasting, frozen=True):
    """It is about the system or planet that the occasion names after the player."""

    def subject(self) -> Noun:
        return self.occasion["system"]
