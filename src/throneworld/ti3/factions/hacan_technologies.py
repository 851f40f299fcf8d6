"""What traders know: strategy cards that change hands, and convoys that make goods go further."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import DEAR_GOODS
from throneworld.imperium.reasons import player_refusal, strategy_card_refusal
from throneworld.imperium.units import CARRIER, count
from throneworld.imperium.verbs.strategy_cards import exchange_strategy_cards
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.declare import technology
from throneworld.ti3.modifying import modifies
from throneworld.ti3.nouns import STRATEGY
from throneworld.ti3.order import others_in_rotation
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.technologies.once import not_used, use_up
from throneworld.ti3.verbs.agreements import agreement_between

DATAHUB, CONVOYS = "quantum_datahub_node", "merchant_convoys"
GOODS_OF_CONVOY = 3


# Quantum Datahub Node


def cards_of_partners(state: Ti3State, seat: int) -> dict[str, int]:
    """The strategy cards of those with whom a player has an agreement, and whose they are."""
    partners = [each for each in others_in_rotation(state, seat) if agreement_between(state, seat, each)]
    return {card: each for each in partners for card in state.strategy_cards[each]}


def partners_have_cards(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = of(game).strategy_cards[seat] and cards_of_partners(of(game), seat)
    return None if fine else Refusal("SA-10.4.1", "no_cards_of_partners")


class SwapStrategyCards(Aim, frozen=True):
    """One of his own for one of a partner's; bonus counters were exchanged before and stay where they are."""

    rule: ClassVar[str] = "SA-10.4.1"
    prompt: ClassVar[str] = "swap_strategy_cards"
    verbs: ClassVar[tuple[str, ...]] = ("swap",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        theirs = cards_of_partners(state, seat)
        return [("swap", own, card) for own in state.strategy_cards[seat] for card in theirs]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, own, card = of(game), str(option[1]), str(option[2])
        owner = next((each for each, cards in enumerate(state.strategy_cards) if card in cards), seat)
        refusal = strategy_card_refusal(state, seat, own, self.rule)
        refusal = refusal or player_refusal(state, seat, owner, self.rule)
        return refusal or Refusal(self.rule, "no_agreement_with", (owner,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        own, card = str(option[1]), str(option[2])
        exchange_strategy_cards(game, seat, own, cards_of_partners(of(game), seat)[card], card)


# Merchant Convoys


def goods_aboard(state: Ti3State, seat: int, system: int) -> int:
    return GOODS_OF_CONVOY if count(state, seat, SPACE[system], CARRIER) else 0


MODIFIERS: tuple[Modifier, ...] = (modifies(DEAR_GOODS, CONVOYS, window="spending_static", by=goods_aboard),)
LISTENERS: Declared = technology(
    DATAHUB,
    "strategy_phase_end",
    both(partners_have_cards, not_used(DATAHUB)),
    SwapStrategyCards(),
    costs=(use_up(DATAHUB),),
    rule="SA-10.4.1",
)
VERBS: Verbs = {"swap": (STRATEGY, STRATEGY)}
