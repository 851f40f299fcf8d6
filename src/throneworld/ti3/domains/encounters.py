"""What a counter does: one procedure for each that does something, and a table of them all."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.edition import Place
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.verbs.domains import discard


class Encounter(Procedure, frozen=True):
    """Whoever has come meets what lies there."""

    abstract: ClassVar[bool] = True

    seat: int = NOBODY
    place: Place = ""
    counter: str = ""

    def go(self, game: Game) -> None:
        """The counter has done what it does."""
        discard(of(game), self.place, self.counter)


class FindNothing(Encounter, frozen=True):
    """It goes, and that is all (`peaceful_annexation`, `void_space`)."""

    stages: ClassVar[tuple[str, ...]] = ("go",)


class FindIt(Encounter, frozen=True):
    """It stays where it is, and does what it does from there."""

    stages: ClassVar[tuple[str, ...]] = ("stay",)

    def stay(self, game: Game) -> None:
        """Whoever holds the place has it."""
