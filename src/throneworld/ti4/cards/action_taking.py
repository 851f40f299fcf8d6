"""What component actions do with cards: notes that are played or returned, the technology of one of them."""

from __future__ import annotations

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.owning import note_held
from throneworld.ti4.state import of
from throneworld.ti4.steps.research import gain_refusal
from throneworld.ti4.verbs.notes import play_note_to_area, return_note

WAR_SUN_TECHNOLOGY = "war_sun"

# Promissory notes (RR 60)


class PlayNote(Effect, frozen=True):
    """Out of the hand, faceup into the play area."""

    title: str = ""

    def run(self, game: Game) -> None:
        play_note_to_area(game, self.seat, note_held(of(game), self.seat, self.title))


class ReturnNote(Effect, frozen=True):
    """Out of the hand to its owner (RR 60.3)."""

    title: str = ""

    def run(self, game: Game) -> None:
        return_note(game, self.seat, note_held(of(game), self.seat, self.title))


def may_gain_war_sun(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return gain_refusal(of(game), seat, WAR_SUN_TECHNOLOGY)
