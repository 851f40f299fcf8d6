"""Phase 2: Bidding (Rex p.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, PASS, Decision, Procedure, Step
from throneworld.rex.factions.jol_nar import LookAtStrategyCard
from throneworld.rex.factions.lazax import BidIncome
from throneworld.rex.factions.letnev import STANDARD_LIMIT, BonusCard, LargeHand
from throneworld.rex.moments import BEFORE_BID, BIDDING_PHASE
from throneworld.rex.state import NOBODY, RexState, of, seat_of
from throneworld.rex.tables import INFLUENCE_TOTAL
from throneworld.rex.verbs.cards import has_room, shuffle_strategy, take_card, top_strategy_card
from throneworld.rex.verbs.influence import pay_influence

BIDS: tuple[Option, ...] = tuple(("bid", amount) for amount in range(INFLUENCE_TOTAL + 1))


class BiddingPhase(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("start", "deal_row", "auction")
    opens: ClassVar[tuple[str, ...]] = (BIDDING_PHASE,)
    opener: int = NOBODY

    def start(self, game: Game) -> None:
        of(game).phase = "bidding"
        of(game).bid_ban = ()
        game.tell("phase_begins", "bidding")
        game.open(BIDDING_PHASE)

    def deal_row(self, game: Game) -> Step:
        """One card for each player who has room for it, one less for each who is banned (Rex p.9, p.21)."""
        state = of(game)
        room = sum(has_room(state, seat) for seat in range(game.seats))
        for _ in range(room - len(state.bid_ban)):
            card = top_strategy_card(game)
            if card is not None:
                state.row = (*state.row, card)
        game.tell("row_dealt", len(state.row))
        return self.to("auction", opener=state.first)

    def auction(self, game: Game) -> Step:
        """The opener moves one seat to the left with each card."""
        state = of(game)
        opener = next_opener(state, self.opener)
        if not state.row or opener == NOBODY:
            return_row(game)
            return END
        game.do(Auction(turn=opener))
        return self.to("auction", opener=(opener + 1) % game.seats)


class Auction(Procedure, frozen=True):
    """One card, face down: bids go round until all but the highest bidder have passed."""

    stages: ClassVar[tuple[str, ...]] = ("look", "next_bidder", "bid", "award")
    opens: ClassVar[tuple[str, ...]] = (BEFORE_BID,)
    turn: int = NOBODY
    high: int = 0
    bidder: int = NOBODY
    passed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    """Seats that have had their turn, before which a loan could be made."""

    def look(self, game: Game) -> None:
        jol_nar = seat_of(of(game), "jol_nar")
        game.tell("auction_begins", len(of(game).row), self.turn)
        if jol_nar != NOBODY:
            game.do(LookAtStrategyCard(seat=jol_nar))

    def next_bidder(self, game: Game) -> Step:
        """Going round; who can neither outbid nor borrow passes without being asked."""
        state, passed = of(game), self.passed
        for step in range(game.seats):
            seat = (self.turn + step) % game.seats
            if seat in passed or seat == self.bidder:
                continue
            borrows = seat not in self.asked and may_borrow(state, seat)
            if borrows:
                game.open(BEFORE_BID, seat, self.bidder, self.high)
            if borrows or self._can_outbid(state, seat):
                return self.to("bid", turn=seat, passed=passed, asked=(*self.asked, seat))
            passed = (*passed, seat)
        return self.to("award", passed=passed)

    def bid(self, game: Game) -> Step:
        following = (self.turn + 1) % game.seats
        if not self._can_outbid(of(game), self.turn):
            return self.to("next_bidder", passed=(*self.passed, self.turn), turn=following)
        game.do(Bid(seat=self.turn, high=self.high))
        return self.to("next_bidder", turn=following)

    def _can_outbid(self, state: RexState, seat: int) -> bool:
        return state.influence[seat] > self.high and may_bid(state, seat)

    def award(self, game: Game) -> Step:
        if self.bidder == NOBODY:
            game.tell("nobody_bid")
            return_row(game)
        else:
            game.do(Purchase(seat=self.bidder, price=self.high))
        return END


class Bid(Decision, frozen=True):
    rule: ClassVar[str] = "Rex p.9"
    prompt: ClassVar[str] = "bid"
    high: int = 0

    def candidates(self, game: Game, seat: int) -> list[Option]:
        most = max(self.high, of(game).influence[seat]) + 1
        return [PASS, *BIDS[1 : most + 1]]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == PASS:
            return None
        amount = int(option[1])
        if amount <= self.high:
            return Refusal(self.rule, "bid_too_low", (self.high,))
        if amount > of(game).influence[seat]:
            return Refusal(self.rule, "not_enough_influence", (of(game).influence[seat],))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if not option[1] and not self.high:
            return Refusal(self.rule, "at_least_one_influence")
        return self.refusal(game, seat, option)

    def left_out(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """A player with a full hand does not bid, nor one who is banned or has passed (Rex p.9, p.21)."""
        state, auction = of(game), game.nearest(Auction)
        assert auction is not None
        if option[0] != "bid":
            return None
        if seat in state.bid_ban:
            return Refusal("Rex p.21", "bid_banned")
        if not has_room(state, seat):
            return Refusal(self.rule, "hand_full", (len(state.hands[seat]),))
        return Refusal(self.rule, "passed_already") if seat in auction.passed else None

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return (PASS, *BIDS[self.high + 1 : of(game).influence[seat] + 1])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"high": self.high, "left": len(of(game).row)}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == PASS:
            game.tell("passed", seat)
            game.amend(Auction, passed=(*game.asker(Auction).passed, seat))
        else:
            game.tell("bid", seat, option[1])
            game.amend(Auction, high=int(option[1]), bidder=seat)


class Purchase(Procedure, frozen=True):
    """The winner pays and takes the card; Letnev takes another."""

    stages: ClassVar[tuple[str, ...]] = ("pay", "take", "bonus", "hand_limit")
    seat: int = NOBODY
    price: int = 0

    def pay(self, game: Game) -> None:
        lazax = seat_of(of(game), "lazax")
        if lazax in (NOBODY, self.seat):
            pay_influence(game, self.seat, self.price, "bid")
        else:
            game.do(BidIncome(seat=lazax, payer=self.seat, amount=self.price))

    def take(self, game: Game) -> None:
        state = of(game)
        card, state.row = state.row[0], state.row[1:]
        game.tell("card_bought", self.seat, self.price)
        take_card(game, self.seat, card)

    def bonus(self, game: Game) -> None:
        state = of(game)
        if state.races[self.seat] == "letnev" and has_room(state, self.seat) and state.strategy_deck:
            game.do(BonusCard(seat=self.seat))

    def hand_limit(self, game: Game) -> None:
        state = of(game)
        if state.races[self.seat] == "letnev" and len(state.hands[self.seat]) > STANDARD_LIMIT:
            game.do(LargeHand(seat=self.seat))


def may_bid(state: RexState, seat: int) -> bool:
    return seat not in state.bid_ban and has_room(state, seat) and state.influence[seat] > 0


def next_opener(state: RexState, start: int) -> int:
    """From a seat to the left, the first that is able to bid, if need be with a loan (Rex p.9, p.22)."""
    seats = [(start + step) % len(state.races) for step in range(len(state.races))]
    for able in (may_bid, may_borrow):
        for seat in seats:
            if able(state, seat):
                return seat
    return NOBODY


def may_borrow(state: RexState, seat: int) -> bool:
    """Whether Lazax could lend to this seat before it bids; who may not bid is not helped (ally card)."""
    if not state.allies[seat]:
        return False
    lazax = seat_of(state, "lazax")
    lender = lazax in state.allies[seat] and state.influence[lazax] > 0 and seat not in state.lent
    return lender and seat not in state.bid_ban and has_room(state, seat)


def return_row(game: Game) -> None:
    """Whatever is still on offer is shuffled back into the deck (Rex p.9)."""
    state = of(game)
    if state.row:
        returned, state.row = state.row, ()
        shuffle_strategy(game, returned)
        game.tell("row_returned", len(returned))
