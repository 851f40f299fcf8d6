"""Technologies of turns and phases: Fleet Logistics, Neural Motivator, Hyper Metabolism, Quantum Datahub."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.effects.whom import CHOSEN, ME
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.order import others_clockwise
from throneworld.imperium.quantities import ACTIONS_PER_TURN, CARDS_DRAWN, TOKENS_GAINED
from throneworld.imperium.reasons import strategy_card_refusal
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Occasion, take_aim
from throneworld.ti4.cards.conditions import has_strategy_token, has_trade_goods
from throneworld.ti4.declare import Clause, both, technology
from throneworld.ti4.effects.cards import ExchangeStrategyCards
from throneworld.ti4.effects.gaining import GOODS, Give, Lose
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import Ti4State, of

FEE = 3
"""Trade goods that the other player is given."""


def exchanges(state: Ti4State, seat: int) -> list[Option]:
    """Each of his strategy cards for each of another player's."""
    theirs = [card for other in others_clockwise(state, seat) for card in state.strategy_cards[other]]
    return [("exchange", mine, other) for mine in state.strategy_cards[seat] for other in theirs]


def there_are_cards_to_exchange(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if exchanges(of(game), seat) else Refusal("RR 72.8", "nothing_to_swap")


class ChooseExchange(Aim, frozen=True):
    """Both cards are chosen by whoever pays."""

    rule: ClassVar[str] = "RR 72.8"
    prompt: ClassVar[str] = "choose_exchange"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return exchanges(of(game), seat)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card = option[2]
        refusal = strategy_card_refusal(of(game), seat, option[1])
        return refusal or Refusal("RR 72.8", "card_with_nobody_else", (card,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        hands = of(game).strategy_cards
        other = next(each for each, cards in enumerate(hands) if option[2] in cards)
        take_aim(game, other, option[1], option[2])


MODIFIERS: tuple[Modifier, ...] = (
    modifies(ACTIONS_PER_TURN, "fleet_logistics", window="turn_actions_static", add=1),
    modifies(CARDS_DRAWN, "neural_motivator", window="status_draw_action_cards", add=1),
    modifies(TOKENS_GAINED, "hyper_metabolism", window="status_gain_tokens", add=1),
)
LISTENERS: tuple[Clause, ...] = technology(
    "quantum_datahub_node",
    "strategy_phase_end",
    both(has_strategy_token, has_trade_goods(FEE), there_are_cards_to_exchange),
    ExchangeStrategyCards(),
    aims=(ChooseExchange(),),
    costs=(
        Lose(STRATEGY, why="quantum_datahub_node"),
        Give(GOODS, FEE, ME, CHOSEN, why="quantum_datahub_node"),
    ),
)
