"""Laws that their owner gives up to decide something: Committee Formation and Imperial Arbiter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.order import others_clockwise
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Occasion, take_aim
from throneworld.ti4.declare import Clause, both, law
from throneworld.ti4.effects.cards import DiscardLaw, ExchangeStrategyCards
from throneworld.ti4.reasons import player_refusal, strategy_card_refusal
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import A_PLAYER, AGENDA
from throneworld.ti4.voting.agenda import decide_outcome
from throneworld.ti4.voting.outcomes import outcome_refusal, possible_outcomes

COMMITTEE, ARBITER = "committee_formation", "imperial_arbiter"


# Committee Formation


def a_player_is_to_be_elected(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    elect = AGENDA[str(occasion["agenda"])].elect
    return None if elect == A_PLAYER else Refusal("RR 8.10", "no_player_elected", (occasion["agenda"],))


def it_is_not_voted_on(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A law that is voted on again is the agenda itself: it cannot be discarded to decide that."""
    agenda = occasion["agenda"]
    return Refusal("RR 7.2", "voted_on_again", (COMMITTEE,)) if agenda == COMMITTEE else None


class ElectWithoutVote(Aim, frozen=True):
    """Choose who is elected; nobody votes on the agenda."""

    rule: ClassVar[str] = "RR 8.10"
    prompt: ClassVar[str] = "elect_without_vote"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("elect", outcome) for outcome in possible_outcomes(of(game), self._agenda)]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"agenda": self._agenda}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return outcome_refusal(of(game), self._agenda, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.tell("elected_without_vote", seat, option[1])
        decide_outcome(game, option[1])

    @property
    def _agenda(self) -> str:
        return str(self.occasion["agenda"])


# Imperial Arbiter


def possible_swaps(state: Ti4State, seat: int) -> list[Option]:
    """Each own strategy card with each of the others'."""
    return [
        ("swap", card, other, other_card)
        for card in state.strategy_cards[seat]
        for other in others_clockwise(state, seat)
        for other_card in state.strategy_cards[other]
    ]


def there_is_something_to_swap(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if possible_swaps(of(game), seat) else Refusal("RR 72.8", "nothing_to_swap")


class ChooseSwap(Aim, frozen=True):
    """Which of his strategy cards, with whom, and which of that player's."""

    rule: ClassVar[str] = "RR 72.8"
    prompt: ClassVar[str] = "swap_strategy_cards"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return possible_swaps(of(game), seat)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, other = of(game), int(option[2])
        refusal = strategy_card_refusal(state, seat, option[1]) or player_refusal(
            state, seat, other, self.rule
        )
        return refusal or strategy_card_refusal(state, other, option[3])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, option[2], option[1], option[3])


LISTENERS: tuple[Clause, ...] = (
    *law(
        COMMITTEE,
        "vote_before",
        both(a_player_is_to_be_elected, it_is_not_voted_on),
        ElectWithoutVote(),
        costs=(DiscardLaw(COMMITTEE),),
    ),
    *law(
        ARBITER,
        "strategy_phase_end",
        there_is_something_to_swap,
        ExchangeStrategyCards(),
        aims=(ChooseSwap(),),
        costs=(DiscardLaw(ARBITER),),
    ),
)
EVENTS: dict[str, tuple[str, ...]] = {"elected_without_vote": ("seat", "outcome")}
