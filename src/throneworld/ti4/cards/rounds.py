"""Action cards of the strategy phase, and of the end of the status phase."""

from __future__ import annotations

from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import STRATEGY_PHASE
from throneworld.imperium.verbs.strategy_cards import cards_in_common_area
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.cards.conditions import has_strategy_card
from throneworld.ti4.declare import Clause, action_card, both, it_concerns_another
from throneworld.ti4.effects.gaining import TOKENS, Gain
from throneworld.ti4.phases.strategy import KEEPS_CARDS, StrategyPhase
from throneworld.ti4.state import of


class RefuseChoice(Effect, frozen=True):
    """The strategy card that was named cannot be taken; the trade goods stay on it."""

    def run(self, game: Game) -> None:
        at, card = self.occasion.subject, str(self.occasion["strategy_card"])
        game.amend(StrategyPhase, at, refused=(*game.step_at(at, StrategyPhase).refused, card))


def tokens_are_left(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if reinforcements(of(game), seat) else Refusal("RR 19.3", "no_tokens_left")


def there_is_another_card(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Nobody can be made to choose again if there is nothing else to choose."""
    others = [card for card in cards_in_common_area(of(game)) if card != occasion["strategy_card"]]
    return None if others else Refusal("RR 73.1", "no_other_card")


LISTENERS: tuple[Clause, ...] = (
    *action_card("summit", "strategy_phase_start", tokens_are_left, Gain(TOKENS, 2)),
    *action_card(
        "public_disgrace",
        "strategy_card_choice_when",
        both(it_concerns_another, there_is_another_card),
        RefuseChoice(),
    ),
    *action_card(
        "political_stability",
        "status_return_strategy_cards_when",
        has_strategy_card,
        Lasting(KEEPS_CARDS, STRATEGY_PHASE),
    ),
)
