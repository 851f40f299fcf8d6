"""Transactions: who may trade with whom, and the exchange itself (RR 83).

Players come to terms beside whatever is asked (`trade/`): the active player at any time of his turn
(RR 83.1), everybody while an agenda is being resolved (RR 83.6).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from throneworld.imperium.council import current_agenda
from throneworld.imperium.drawing import respect_hand_limit
from throneworld.imperium.marks import AGENDA, TURN, mark
from throneworld.imperium.modifiers import owners
from throneworld.imperium.order import others_clockwise
from throneworld.imperium.quantities import TRADES_AFAR
from throneworld.imperium.verbs.cards import take_action_card
from throneworld.imperium.verbs.goods import give_trade_goods
from throneworld.kernel.asks import Noun, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti4.board import are_neighbours, has_neighbour_among, neighbours_of
from throneworld.ti4.order import timing_order
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import AGENDA_PHASE
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
    if not is_time_to_trade(state, seat):
        return Refusal("RR 83.1", "no_trade_now" if state.active == NOBODY else "not_your_turn")
    return _dealings_refusal(state, seat, other) if state.marks else None


def _dealings_refusal(state: Ti4State, seat: int, other: int) -> Refusal | None:
    """They have traded, or he has approached the other often enough."""
    traded, offers = _dealings(state, seat, other)
    if traded:
        return Refusal("RR 83.1", "traded_already", (other,))
    return Refusal("RR 83.4", "enough_offers", (other,)) if offers >= MOST_OFFERS else None


def is_time_to_trade(state: Ti4State, seat: int) -> bool:
    """His own turn, or while an agenda lies before the players (RR 83.1, 83.6)."""
    if state.phase == AGENDA_PHASE:
        return bool(current_agenda(state)) and seat not in state.eliminated
    return state.active == seat


def conclusion_refusal(state: Ti4State, seat: int, other: int, gives: Share, asks: Share) -> Refusal | None:
    """Why two players may not carry out now what they have agreed upon."""
    if is_exchange(gives, asks) and state.marks and _dealings(state, seat, other)[0]:
        return Refusal("RR 83.1", "traded_already", (other,))
    return None if within_reach(state, seat, other) else Refusal("RR 83.1", "no_neighbours", (other,))


def is_exchange(gives: Share, asks: Share) -> bool:
    """Whether anything changes hands; a pledge alone is a deal but no transaction."""
    return gives.is_component or asks.is_component


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
    open_to = _open_to(state, seat)
    if not open_to or state.phase == AGENDA_PHASE:
        return tuple(open_to)
    afar = trade_afar(state)
    if seat in afar:
        return tuple(open_to)
    near = (*neighbours_of(state, seat), *afar)
    return tuple([other for other in open_to if other in near])


def may_transact_at_all(state: Ti4State, seat: int) -> bool:
    """Whether there is anybody whom a player may approach now."""
    open_to = _open_to(state, seat)
    if not open_to or state.phase == AGENDA_PHASE:
        return bool(open_to)
    afar = trade_afar(state)
    if seat in afar or not set(afar).isdisjoint(open_to):
        return True
    return has_neighbour_among(state, seat, open_to)


def _open_to(state: Ti4State, seat: int) -> Sequence[int]:
    """Whom he may approach if distance does not hinder them."""
    if not is_time_to_trade(state, seat):
        return ()
    others = others_clockwise(state, seat)
    closed = _closed_to(state, seat) if state.marks else ()
    return [other for other in others if other not in closed] if closed else others


def _closed_to(state: Ti4State, seat: int) -> list[Noun]:
    """With whom a player has traded, and whom he has approached often enough."""
    found, approached = [], []
    for each in state.marks:
        if each.kind == TRADED:
            if each.seat == seat:
                found.append(each.subject)
            elif each.subject == seat:
                found.append(each.seat)
        elif each.kind == OFFERED and each.seat == seat:
            approached.append(each.subject)
    return [*found, *[other for other in approached if approached.count(other) >= MOST_OFFERS]]


def _dealings(state: Ti4State, seat: int, other: int) -> tuple[bool, int]:
    """Whether two players have traded, and how often the first has approached the other."""
    traded, offers = False, 0
    for each in state.marks:
        if each.kind == OFFERED:
            offers += each.seat == seat and each.subject == other
        elif each.kind == TRADED:
            traded |= (each.seat, each.subject) in ((seat, other), (other, seat))
    return traded, offers


def period(state: Ti4State) -> str:
    """What ends the limits: a turn, or a vote."""
    return AGENDA if state.phase == AGENDA_PHASE else TURN


class Transaction(Procedure, frozen=True):
    """Two players have come to terms: all of it happens at once (RR 27.3, 83.4)."""

    stages: ClassVar[tuple[str, ...]] = ("exchange", "conclude")
    opens: ClassVar[tuple[str, ...]] = ("note_received", "goods_gained")
    seat: int = NOBODY
    """Who has approached the other."""
    other: int = NOBODY
    proposer: int = NOBODY
    """Whose offer was accepted."""
    gives: Share = NOTHING
    """What the proposer gives."""
    asks: Share = NOTHING

    def exchange(self, game: Game) -> Step | None:
        """RR 83.2; what is pledged is only noted (RR 27.4)."""
        taker = self.other if self.proposer == self.seat else self.seat
        assert can_give(of(game), self.proposer, self.gives) and can_give(of(game), taker, self.asks)
        game.tell("deal_made", self.proposer, taker)
        shares = {taker: (self.proposer, self.gives), self.proposer: (taker, self.asks)}
        for receiver in timing_order(game):
            if receiver in shares:
                hand_over(game, *shares[receiver], receiver)
        if not is_exchange(self.gives, self.asks):
            return END
        mark(game, TRADED, seat=self.seat, subject=self.other, until=period(of(game)))
        return None

    def conclude(self, game: Game) -> None:
        """Others may react to a transaction, once for each side of it."""
        parties = [seat for seat in timing_order(game) if seat in (self.seat, self.other)]
        for seat in parties if self.gives.cards or self.asks.cards else ():
            respect_hand_limit(game, seat)
        for seat in parties:
            game.open("goods_gained", seat)

    def binds(self, seat: int) -> bool:
        return seat in (self.seat, self.other)

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
