"""The Strategic Action: announced, primary, secondaries, what comes after them, turned over (SA-3.12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.marks import expire, mark
from throneworld.imperium.modifiers import banned_by
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, PASS, Decision, Procedure, Step
from throneworld.ti3.order import others_in_rotation
from throneworld.ti3.quantities import MAY_FOLLOW
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.strategic.both import SECOND, ExecuteAbility, other_ability, secondary_refusal
from throneworld.ti3.strategic.cards import AFTERWARDS, SECONDARY

STRATEGIC_ACTION = "strategic_action"
"""What ends a mark: the Strategic Action in which it was made."""
FOLLOWED = "followed"
"""Mark: this player executes the secondary ability of the card that is the subject."""


class StrategicAction(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = (
        "announce",
        "primary",
        "secondary",
        "after",
        "after_all",
        "turn_over",
    )
    opens: ClassVar[tuple[str, ...]] = ("strategic_announced", "after_secondaries")

    seat: int = NOBODY
    card: str = ""
    turn: int = 0
    """How many of the others have had their say."""
    own: bool = True
    """Whether it is a card of his, which is turned over then, and not one that nobody has picked."""
    called_off: bool = False
    """Whether it was cancelled when it was announced: the card stays as it was."""

    def announce(self, game: Game) -> None:
        game.tell("strategic_action", self.seat, self.card)
        game.open("strategic_announced", self.seat, self.card)

    def primary(self, game: Game) -> Step | None:
        if self.called_off:
            expire(game, STRATEGIC_ACTION)
            game.tell("strategic_action_called_off", self.seat, self.card)
            return END
        game.do(ExecuteAbility(seat=self.seat, card=self.card))
        return None

    def secondary(self, game: Game) -> Step | None:
        """Each other player in rotation order, as the cycler stands now (SA-3.12.2, ruling 75)."""
        others = others_in_rotation(of(game), self.seat)
        if self.turn >= len(others) or self.card not in SECONDARY:
            return None
        self._offer(game, others[self.turn])
        return self.to("secondary", turn=self.turn + 1)

    def _offer(self, game: Game, other: int) -> None:
        secondary = SECONDARY[self.card]
        if secondary.is_offered(game, other) and not banned_by(of(game), MAY_FOLLOW, other, self.card):
            alone = secondary.asks and not other_ability(of(game), other, self.card, SECOND)
            step = secondary(seat=other) if alone else OfferSecondary(seat=other, card=self.card)
            game.do(step, Settle(since=game.log.size))

    def after(self, game: Game) -> None:
        if self.card in AFTERWARDS:
            game.do(AFTERWARDS[self.card](seat=self.seat), Settle())

    def after_all(self, game: Game) -> None:
        game.open("after_secondaries", self.seat, self.card)

    def turn_over(self, game: Game) -> None:
        """The card is inactive for the rest of the round (SA-3.12.5)."""
        state = of(game)
        expire(game, STRATEGIC_ACTION)
        if not self.own:
            return
        state.exhausted_cards = (*state.exhausted_cards, self.card)
        game.tell("strategy_card_inactive", self.seat, self.card)


class OfferSecondary(Decision, frozen=True):
    """Nobody has to use a secondary ability (SA-3.12.2)."""

    rule: ClassVar[str] = "SA-3.12.2"
    prompt: ClassVar[str] = "secondary_ability"
    card: str = ""

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return (("secondary", self.card), PASS)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == PASS else secondary_refusal(game, seat, self.card)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"strategy_card": self.card}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = self.card
        return Refusal(self.rule, "another_card_is_used", (card,)) if option[0] == "secondary" else None

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == PASS:
            return None
        mark(game, FOLLOWED, seat=seat, subject=self.card, until=STRATEGIC_ACTION)
        return ExecuteAbility(seat=seat, card=self.card, executed=SECOND)


EVENTS: dict[str, tuple[str, ...]] = {
    "strategic_action": ("seat", "strategy_card"),
    "strategic_action_called_off": ("seat", "strategy_card"),
    "strategy_card_inactive": ("seat", "strategy_card"),
}
