"""The strategy phase (RR 73): players choose the cards that they will use in this round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.marks import STRATEGY_PHASE as UNTIL_STRATEGY_PHASE
from throneworld.imperium.marks import expire, is_marked
from throneworld.imperium.verbs.strategy_cards import cards_in_common_area
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti4.order import initiative_order, speaker_order
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import CARDS_PER_PLAYER, LEFTOVER_TRADE_GOODS, STRATEGY_CARD, STRATEGY_PHASE
from throneworld.ti4.verbs.strategy_cards import put_trade_goods_on, take_strategy_card

KEEPS_CARDS = "keeps_cards"
"""Mark until STRATEGY_PHASE: this player kept his strategy cards and chooses none."""


class StrategyPhase(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = (
        "begin",
        "choose",
        "name_card",
        "take_card",
        "place_trade_goods",
        "end",
        "fix_initiative",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "strategy_phase_start",
        "strategy_card_choice_when",
        "strategy_phase_end",
    )

    pick: int = 0
    """How many of the picks of this phase are over, skipped ones included."""
    card: str = ""
    """What the present chooser has named."""
    refused: tuple[str, ...] = ()
    """What the present chooser may not take although he named it; effects add to this."""

    def begin(self, game: Game) -> None:
        state = of(game)
        state.phase, state.active = STRATEGY_PHASE, NOBODY
        game.tell("phase_begins", STRATEGY_PHASE)
        game.open("strategy_phase_start")

    def choose(self, game: Game) -> Step | None:
        """RR 73.1, 69.1: from the speaker clockwise, with three or four players twice."""
        order = picking_order(of(game))
        for pick in range(self.pick, len(order)):
            if chooses_cards(of(game), order[pick]):
                game.do(ChooseStrategyCard(seat=order[pick], refused=self.refused))
                return self.to("name_card", pick=pick)
        return self.to("place_trade_goods")

    def name_card(self, game: Game) -> None:
        game.open("strategy_card_choice_when", self._chooser(game), self.card)

    def take_card(self, game: Game) -> Step:
        """A card that was refused meanwhile is named no more; its trade goods stay on it."""
        if self.card in self.refused and _left(game, self.refused):
            game.tell("strategy_card_refused", self._chooser(game), self.card)
            return self.to("choose", card="")
        take_strategy_card(game, self._chooser(game), self.card)
        return self.to("choose", pick=self.pick + 1, card="", refused=())

    def place_trade_goods(self, game: Game) -> None:
        """RR 73.2."""
        for card in cards_in_common_area(of(game)):
            put_trade_goods_on(game, card, LEFTOVER_TRADE_GOODS)

    def end(self, game: Game) -> None:
        game.open("strategy_phase_end")

    def fix_initiative(self, game: Game) -> None:
        """RR 43: from here on the cards stand."""
        state = of(game)
        expire(game, UNTIL_STRATEGY_PHASE)
        order = [seat for seat in initiative_order(state) if seat not in state.eliminated]
        game.tell("initiative_order", *order)

    def _chooser(self, game: Game) -> int:
        return picking_order(of(game))[self.pick]


def picking_order(state: Ti4State) -> tuple[int, ...]:
    """Whose pick it is, one after the other; the number of cards is that of the start of the game."""
    return speaker_order(state) * CARDS_PER_PLAYER[len(state.factions)]


def chooses_cards(state: Ti4State, seat: int) -> bool:
    return seat not in state.eliminated and not is_marked(state, KEEPS_CARDS, seat)


def _left(game: Game, refused: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that may be chosen if those may not."""
    return tuple(card for card in cards_in_common_area(of(game)) if card not in refused)


class ChooseStrategyCard(Decision, frozen=True):
    rule: ClassVar[str] = "RR 73.1"
    prompt: ClassVar[str] = "choose_strategy_card"
    refused: tuple[str, ...] = ()

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("take", card) for card in STRATEGY_CARD]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        left = _left(game, self.refused) or cards_in_common_area(of(game))
        return tuple([("take", card) for card in left])

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option in self.options(game, seat):
            return None
        if option[1] in cards_in_common_area(of(game)):
            return Refusal("RR 73.1", "card_refused", option[1:])
        return Refusal("RR 73.1", "card_taken", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        bonus = of(game).bonus
        return {f"goods_{card}": bonus.get(card, 0) for card in STRATEGY_CARD}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(StrategyPhase, card=str(option[1]))


EVENTS: dict[str, tuple[str, ...]] = {
    "strategy_card_refused": ("seat", "strategy_card"),
    "initiative_order": ("seats",),
}
