"""Transactions: who may trade with whom, and the exchange itself (RR 83)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.drawing import respect_hand_limit
from throneworld.imperium.marks import AGENDA, TURN, mark
from throneworld.imperium.modifiers import owners
from throneworld.imperium.order import others_clockwise
from throneworld.imperium.quantities import TRADES_AFAR
from throneworld.imperium.verbs.cards import take_action_card
from throneworld.imperium.verbs.goods import give_trade_goods
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti4.board import are_neighbours, neighbours_of
from throneworld.ti4.order import timing_order
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import AGENDA_PHASE
from throneworld.ti4.trade.offers import AnswerOffer, MakeOffer, changed_offer
from throneworld.ti4.trade.shares import NOTHING, PLEDGED, PLEDGES, Share, can_give, overheard
from throneworld.ti4.verbs.commodities import give_commodities
from throneworld.ti4.verbs.notes import give_note

TRADED = "traded"
"""Mark: these two players have resolved their transaction of this turn, or of this vote."""
OFFERED = "made_offer"
"""Mark: this player has begun to make the other an offer in this turn, or in this vote."""
MOST_OFFERS = 2
"""So often a player may approach another in a turn or a vote."""
TRANSACTION = "transaction"
"""The verb of the option to trade, and why goods change hands."""


def transaction_refusal(state: Ti4State, seat: int, other: int) -> Refusal | None:
    """Why a player may not approach another for a transaction now (RR 83.1, 83.6)."""
    refusal = _refusal_nearby(state, seat, other)
    if refusal is not None or within_reach(state, seat, other):
        return refusal
    return Refusal("RR 83.1", "no_neighbours", (other,))


def _refusal_nearby(state: Ti4State, seat: int, other: int) -> Refusal | None:
    """The same, without asking whether they are neighbours."""
    if seat == other or other in state.eliminated:
        return Refusal("RR 83.1", "no_such_partner")
    if state.phase != AGENDA_PHASE and state.active != seat:
        return Refusal("RR 83.1", "not_your_turn")
    traded, offers = _dealings(state, seat, other) if state.marks else (False, 0)
    if traded:
        return Refusal("RR 83.1", "traded_already", (other,))
    return Refusal("RR 83.4", "enough_offers", (other,)) if offers >= MOST_OFFERS else None


def within_reach(state: Ti4State, one: int, other: int) -> bool:
    """Neighbours; anybody during a vote (RR 83.6) or for those who have ships or convoys everywhere."""
    return state.phase == AGENDA_PHASE or may_trade(state, one, other)


def may_trade(state: Ti4State, one: int, other: int) -> bool:
    """Neighbours, or somebody whom distance does not hinder (RR 83.1)."""
    afar = trade_afar(state)
    return one in afar or other in afar or are_neighbours(state, one, other)


def trade_afar(state: Ti4State) -> list[int]:
    """The players whom distance does not hinder."""
    return owners(state, TRADES_AFAR)


def may_transact(state: Ti4State, seat: int) -> tuple[int, ...]:
    """The players whom a player may approach now, from his left."""
    others = others_clockwise(state, seat)
    open_to = [other for other in others if _refusal_nearby(state, seat, other) is None]
    if not open_to or state.phase == AGENDA_PHASE:
        return tuple(open_to)
    afar = trade_afar(state)
    if seat in afar:
        return tuple(open_to)
    near = (*neighbours_of(state, seat), *afar)
    return tuple([other for other in open_to if other in near])


def trades_besides(state: Ti4State, seat: int) -> tuple[Option, ...]:
    """What a player may begin in the midst of his action, where he is asked anyway (RR 83.1)."""
    if state.active != seat:
        return ()
    return tuple([(TRANSACTION, other) for other in may_transact(state, seat)])


def besides_refusal(state: Ti4State, seat: int, option: Option) -> Refusal:
    """Why a player may not trade in the midst of what he is doing."""
    refusal = transaction_refusal(state, seat, int(option[1]))
    return refusal or Refusal("RR 83.1", "trade_before_this")


def trade(game: Game, seat: int, option: Option) -> None:
    """The option to trade was taken: the question that offered it is put again afterwards."""
    game.do(Transaction(seat=seat, other=int(option[1])))


def _dealings(state: Ti4State, seat: int, other: int) -> tuple[bool, int]:
    """Whether two players have traded, and how often the first has approached the other."""
    traded, offers = False, 0
    for each in state.marks:
        if each.kind == OFFERED:
            offers += each.seat == seat and each.subject == other
        elif each.kind == TRADED:
            traded |= (each.seat, each.subject) in ((seat, other), (other, seat))
    return traded, offers


def _period(state: Ti4State) -> str:
    """What ends the limits: a turn, or a vote."""
    return AGENDA if state.phase == AGENDA_PHASE else TURN


class Transaction(Procedure, frozen=True):
    """One player approaches another; if they come to terms, all of it happens at once (RR 27.3, 83.4)."""

    stages: ClassVar[tuple[str, ...]] = (
        "approach",
        "offer",
        "answered",
        "changed",
        "changed_answered",
        "exchange",
        "conclude",
    )
    opens: ClassVar[tuple[str, ...]] = ("note_received", "goods_gained")
    seat: int = NOBODY
    other: int = NOBODY
    proposer: int = NOBODY
    """Whose offer is on the table."""
    gives: Share = NOTHING
    """What the proposer gives."""
    asks: Share = NOTHING
    cards: tuple[int, int] = (0, 0)
    """How many cards are given and asked for: so much of them everybody hears."""
    answer: str = ""

    def approach(self, game: Game) -> None:
        self._count(game)
        game.do(MakeOffer(seat=self.seat, other=self.other))

    def _count(self, game: Game) -> None:
        mark(game, OFFERED, seat=self.seat, subject=self.other, until=_period(of(game)))

    def offer(self, game: Game) -> Step | None:
        """Whoever breaks off without an offer does not come back to this player for a while."""
        if self.proposer == NOBODY:
            self._count(game)
            return END
        game.do(self._question(self.other, self.seat, final=False))
        return None

    def answered(self, game: Game) -> Step | None:
        if self.answer != "counter":
            return self._settled()
        game.do(changed_offer(of(game), self.other, self.seat, self.gives, self.asks))
        return self.to("changed", answer="")

    def changed(self, game: Game) -> Step | None:
        if self.proposer == self.seat:
            game.tell("offer_declined", self.other, self.seat)
            return END
        game.do(self._question(self.seat, self.other, final=True))
        return None

    def changed_answered(self, game: Game) -> Step:
        return self._settled()

    def _question(self, seat: int, other: int, final: bool) -> AnswerOffer:
        return AnswerOffer(seat=seat, other=other, gives=self.gives, asks=self.asks, final=final)

    def _settled(self) -> Step:
        return self.to("exchange") if self.answer == "accept" else END

    def exchange(self, game: Game) -> Step | None:
        """RR 83.2; what is pledged is only noted (RR 27.4)."""
        taker = self.other if self.proposer == self.seat else self.seat
        assert can_give(of(game), self.proposer, self.gives) and can_give(of(game), taker, self.asks)
        game.tell("deal_made", self.proposer, taker)
        shares = {taker: (self.proposer, self.gives), self.proposer: (taker, self.asks)}
        for receiver in timing_order(game):
            if receiver in shares:
                hand_over(game, *shares[receiver], receiver)
        if not (self.gives.is_component or self.asks.is_component):
            return END
        mark(game, TRADED, seat=self.seat, subject=self.other, until=_period(of(game)))
        return None

    def conclude(self, game: Game) -> None:
        """Others may react to a transaction, once for each side of it."""
        parties = [seat for seat in timing_order(game) if seat in (self.seat, self.other)]
        for seat in parties if self.gives.cards or self.asks.cards else ():
            respect_hand_limit(game, seat)
        for seat in parties:
            game.open("goods_gained", seat)

    def imagined(self, game: Game, seat: int) -> Step:
        if seat in (self.seat, self.other):
            return self
        return self.to(self.stage, gives=overheard(self.gives), asks=overheard(self.asks))


def hand_over(game: Game, giver: int, share: Share, taker: int) -> None:
    """Commodities arrive as trade goods (RR 20.5); a note may be played as soon as it arrives."""
    give_trade_goods(game, giver, taker, share.trade_goods, TRANSACTION)
    give_commodities(game, giver, taker, share.commodities, TRANSACTION)
    for title in share.cards:
        take_action_card(game, taker, giver, title)
    if share.note:
        give_note(game, giver, taker, share.note)
    if share.pledge:
        mark(game, PLEDGED + share.pledge, seat=giver, subject=taker, until=PLEDGES[share.pledge])
        game.tell("pledged", giver, taker, share.pledge)


EVENTS: dict[str, tuple[str, ...]] = {
    "deal_made": ("seat", "other"),
    "pledged": ("seat", "other", "pledge"),
}
