"""What leaves its owner, or is laid open, as soon as a component is announced or paid for."""

from __future__ import annotations

from throneworld.imperium.verbs.cards import discard_action_card, learn
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect
from throneworld.ti4.owning import note_held
from throneworld.ti4.state import of
from throneworld.ti4.verbs.technologies import exhaust_technology


class DiscardPlayed(Effect, frozen=True):
    """An action card goes to the discard pile as soon as it is announced (RR 2.7, 2.8)."""

    title: str = ""

    def run(self, game: Game) -> None:
        discard_action_card(game, self.seat, self.title, "played")


class ExhaustTechnology(Effect, frozen=True):
    technology: str = ""

    def run(self, game: Game) -> None:
        exhaust_technology(game, self.seat, self.technology)


class ShowNote(Effect, frozen=True):
    """Whoever announces a promissory note shows it; it stays in his hand until it is resolved (RR 60.3)."""

    title: str = ""

    def run(self, game: Game) -> None:
        learn(of(game), self.shown(game), *range(game.seats))

    def shown(self, game: Game) -> str:
        """The one of his notes that he plays."""
        return note_held(of(game), self.seat, self.title)
