"""Players execute the secondary abilities of the strategy cards that they hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.marks import ROUND, mark, unmark
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.reasons import strategy_card_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.quantities import MAY_FOLLOW
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.strategic.both import SECOND, ExecuteAbility, secondary_refusal
from throneworld.ti3.strategic.cards import SECONDARY

FREE_OF_COUNTERS = "free_of_counters"
"""Mark: secondary abilities cost this player no counters."""
DONE: Option = ("done",)


class ExecuteOwnSecondaries(Verb, frozen=True):
    """Each those of the cards that he holds, once each and in the order that he likes."""

    def run(self, game: Game) -> None:
        for seat in self.seats(game, EACH):
            game.do(OwnSecondaries(seat=seat, left=of(game).strategy_cards[seat]))


class OwnSecondaries(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("begin", "choose", "end")

    seat: int = NOBODY
    left: tuple[str, ...] = ()
    """The cards whose abilities are not executed yet."""

    def begin(self, game: Game) -> None:
        mark(game, FREE_OF_COUNTERS, seat=self.seat, until=ROUND)

    def choose(self, game: Game) -> Step | None:
        if not self.left:
            return None
        game.do(ChooseSecondary(seat=self.seat, cards=self.left))
        return self.to("choose")

    def end(self, game: Game) -> None:
        unmark(game, FREE_OF_COUNTERS, self.seat)


class ChooseSecondary(Decision, frozen=True):
    rule: ClassVar[str] = "SA-3.12.2"
    prompt: ClassVar[str] = "choose_secondary"
    verbs: ClassVar[tuple[str, ...]] = ("secondary",)

    cards: tuple[str, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": len(self.cards)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("secondary", card) for card in self.cards if card in SECONDARY], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        card = str(option[1])
        banned = banned_by(of(game), MAY_FOLLOW, seat, card)
        return (
            Refusal("SA-9.2.3", "no_secondary_now", (card,))
            if banned
            else secondary_refusal(game, seat, card)
        )

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        refusal = strategy_card_refusal(of(game), seat, option[1])
        return refusal or Refusal(self.rule, "executed_already", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        card = str(option[1]) if option != DONE else ""
        left = tuple([each for each in self.cards if each != card])
        game.amend(OwnSecondaries, left=left if card else ())
        return ExecuteAbility(seat=seat, card=card, executed=SECOND) if card else None
