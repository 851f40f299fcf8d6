"""What anybody may do beside any question: give trade goods, and two political cards for one (ruling 96).
Some may move counters into Fleet Supply, or play an action card.

Nothing is agreed on: a gift is a gift, and no promise for it binds (SA-9.5.6).
"""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from throneworld.imperium.giving_up import RespectLimits
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.paying import goods_refusal, goods_to_spend
from throneworld.imperium.verbs.goods import give_trade_goods
from throneworld.imperium.verbs.tokens import FLEET, STRATEGY, move_token
from throneworld.kernel.asks import TABLE, Option, Refusal
from throneworld.kernel.beside import is_bound
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, SEAT, Verbs
from throneworld.kernel.steps import Decision, Procedure
from throneworld.ti3.nouns import ACTION_CARDS, AGENDAS
from throneworld.ti3.order import others_in_rotation
from throneworld.ti3.quantities import SUPPLIES_FLEET
from throneworld.ti3.state import NOBODY, of
from throneworld.ti3.steps.any_time import USE_CARD, PlayBeside, card_options, card_refusal, not_such_a_card
from throneworld.ti3.steps.drawing import POLITICAL, Draw
from throneworld.ti3.steps.surrender import SURRENDER, Surrender, surrender_refusal
from throneworld.ti3.surrendered import has_surrendered
from throneworld.ti3.verbs.agreements import goods_waiting
from throneworld.ti3.verbs.politics import discard_political_card

GIVE, TRADE_IN, SUPPLY = "give", "trade_in", "supply_fleet"
LARGEST_GIFT = 10
"""Goods of one gift, so that the list stays short; one may give again."""
GIFT = "gift"


def begin_beside(game: Game, seat: int) -> Decision:
    """With what a player may begin beside the open question; without options it says why not."""
    return Aside(seat=seat)


class Aside(Decision, frozen=True):
    """A gift to another player (SA-11.1.3), two cards of his hand for a new one (SA-8.11.3), or a card that
    may be played at any time."""

    rule: ClassVar[str] = "SA-11.1.3"
    prompt: ClassVar[str] = "aside"
    verbs: ClassVar[tuple[str, ...]] = (GIVE, TRADE_IN, SUPPLY, USE_CARD, SURRENDER)
    hidden: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        if has_surrendered(state, seat):
            return []
        most = min(goods_to_spend(state, seat), LARGEST_GIFT) if seat not in state.eliminated else 0
        gifts = range(1, most + 1)
        return [
            *[(GIVE, other, count) for other in others_in_rotation(state, seat) for count in gifts],
            *[(TRADE_IN, one, other) for one, other in combinations(state.politics[seat], 2)],
            *([(SUPPLY,)] if state.strategy[seat] and granted_by(state, SUPPLIES_FLEET, seat) else []),
            *card_options(game, seat),
            *([(SURRENDER,)] if seat in state.passed else []),
        ]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """With whoever is in the midst of something nothing is done."""
        if option[0] == GIVE and is_bound(game, int(option[1])):
            return Refusal(TABLE, "finish_first")
        if option[0] == SURRENDER:
            return surrender_refusal(game, seat)
        if option[0] == SUPPLY and _loses_ships(game, seat):
            return Refusal("SA-8.5.4", "surplus_goes_first")
        return card_refusal(game, seat, str(option[1])) if option[0] == USE_CARD else None

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        """Looking at each of the others once, however many gifts could be made to him."""
        found = self.candidates(game, seat)
        partners = others_in_rotation(of(game), seat) if found and found[0][0] == GIVE else ()
        bound = [other for other in partners if is_bound(game, other)]
        return tuple(
            [
                option
                for option in found
                if (option[1] not in bound if option[0] == GIVE else not self.refusal(game, seat, option))
            ]
        )

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == SURRENDER:
            return surrender_refusal(game, seat)
        if option[0] == SUPPLY:
            return self._supply_refusal(game, seat)
        if option[0] == USE_CARD:
            return not_such_a_card(game, seat, str(option[1]))
        if option[0] == TRADE_IN:
            missing = [card for card in option[1:] if card not in of(game).politics[seat]]
            card = missing[0] if missing else option[1]
            return Refusal("SA-8.11.3", "card_not_in_hand", (card,))
        return self._gift_refusal(game, seat, int(option[1]), int(option[2]))

    def _supply_refusal(self, game: Game, seat: int) -> Refusal:
        if granted_by(of(game), SUPPLIES_FLEET, seat):
            return Refusal("SA-8.4.1", "no_strategy_counter")
        return Refusal("SA-8.4.1", "no_moving_of_counters")

    def _gift_refusal(self, game: Game, seat: int, other: int, count: int) -> Refusal:
        state = of(game)
        if other == seat or other in state.eliminated:
            return Refusal(self.rule, "no_such_partner", (other,))
        frozen = goods_refusal(state, seat) if state.trade_goods[seat] else None
        if frozen is not None:
            return frozen
        if LARGEST_GIFT < count <= state.trade_goods[seat]:
            return Refusal(self.rule, "give_again", (LARGEST_GIFT,))
        if count and goods_waiting(state, seat):
            return Refusal("SA-11.3.4", "goods_not_collected", (state.trade_goods[seat],))
        return Refusal("SA-11.1.1", "not_so_many_goods", (state.trade_goods[seat],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[0] == GIVE:
            game.do(Gift(seat=seat, other=int(option[1]), count=int(option[2])))
        elif option[0] == SUPPLY:
            game.do(SupplyFleet(seat=seat))
        elif option[0] == SURRENDER:
            game.do(Surrender(seat=seat))
        elif option[0] == USE_CARD:
            game.do(PlayBeside(seat=seat, card=str(option[1])))
        else:
            game.do(TradeIn(seat=seat, cards=(str(option[1]), str(option[2]))))


class Gift(Procedure, frozen=True):
    """Trade goods out of the area of one player into that of another, at any time (SA-11.1.3)."""

    stages: ClassVar[tuple[str, ...]] = ("give",)
    seat: int = NOBODY
    other: int = NOBODY
    count: int = 0

    def give(self, game: Game) -> None:
        give_trade_goods(game, self.seat, self.other, self.count, GIFT)


class TradeIn(Procedure, frozen=True):
    """Two political cards are discarded, and one is drawn (SA-8.11.3)."""

    stages: ClassVar[tuple[str, ...]] = ("discard", "draw")
    seat: int = NOBODY
    cards: tuple[str, ...] = ()

    def discard(self, game: Game) -> None:
        for card in self.cards:
            discard_political_card(game, self.seat, card, TRADE_IN)

    def draw(self, game: Game) -> None:
        game.do(Draw(seat=self.seat, deck=POLITICAL))


def _loses_ships(game: Game, seat: int) -> bool:
    """A loss of Fleet Supply and the removal of surplus ships are one effect (ruling 220)."""
    return any(step.seat == seat for step in game.under_way(RespectLimits))


class SupplyFleet(Procedure, frozen=True):
    """One counter goes from Strategy Allocation to Fleet Supply."""

    stages: ClassVar[tuple[str, ...]] = ("move",)
    seat: int = NOBODY

    def move(self, game: Game) -> None:
        move_token(game, self.seat, STRATEGY, FLEET)


VERBS: Verbs = {
    SURRENDER: (),
    SUPPLY: (),
    USE_CARD: ((ACTION_CARDS,), (AGENDAS,)),
    GIVE: (SEAT, NUMBER),
    TRADE_IN: (AGENDAS, AGENDAS),
}
