"""Cards about Strategic Actions: of a card that nobody has picked, and against that of another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import Choose, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.conditions import it_concerns_an_opponent
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.nouns import STRATEGY
from throneworld.ti3.phases.strategy import cards_left
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.strategic.action import StrategicAction

FLAWLESS, STRIKE = "flawless_strategy", "labor_strike"


class ChooseCardLeft(Choose, frozen=True):
    """("execute_unpicked", card): one that nobody has picked in this round."""

    prompt: ClassVar[str] = "choose_card_left"
    verb: ClassVar[str] = "execute_unpicked"
    sought: ClassVar[str] = "sought_card_left"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return [(card,) for card in cards_left(state)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        taken = any(option[1] in cards for cards in of(game).strategy_cards)
        return Refusal("SA-3.4.3", "card_taken" if taken else "card_not_in_use", option[1:])

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("strategy_card_named", self.seat, *target)


class ExecuteCardLeft(Verb, frozen=True):
    """Its primary, and the secondary for the others; it is no Strategic Action of his own."""

    def run(self, game: Game) -> Step:
        return StrategicAction(seat=self.seat, card=str(self.targets[0]), stage="primary", own=False)


def not_called_off(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    action = game.nearest(StrategicAction)
    gone = action is not None and action.called_off
    return Refusal("SA-3.12.1", "strategic_action_called_off") if gone else None


class CallOff(Verb, frozen=True):
    """The card stays unused; another action is taken in the place of this one."""

    def run(self, game: Game) -> None:
        game.amend(StrategicAction, called_off=True)
        game.amend(Turn, used=False, struck=self.why)


LISTENERS: Declared = (
    *action_card(FLAWLESS, ACTION, there_is(ChooseCardLeft()), ExecuteCardLeft(), aims=(ChooseCardLeft(),)),
    *action_card(
        STRIKE, "strategic_announced", both(it_concerns_an_opponent, not_called_off), CallOff(why=STRIKE)
    ),
)
VERBS: Verbs = {"execute_unpicked": (STRATEGY,)}
