"""Coming to terms: one player makes an offer, the other accepts, declines or changes it once (RR 83.4).

All of it goes on beside whatever is asked (`kernel/beside.py`): nobody waits for an answer, and an offer
lapses with the turn or the agenda in which it was made.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.marks import mark
from throneworld.imperium.verbs.cards import also_learn
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.beside import is_bound
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.owning import note_owner, note_title
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import TITLE
from throneworld.ti4.trade import shares
from throneworld.ti4.trade.shares import (
    NOTHING,
    Share,
    can_give,
    cards_may_change_hands,
    describe,
    notes_to_ask_for,
    pledges_at_present,
)
from throneworld.ti4.trade.terms import term_refusal
from throneworld.ti4.transaction import OFFERED, Transaction, conclusion_refusal, period

PROPOSE: Option = ("propose",)
CANCEL: Option = ("cancel",)
CLEAR: Option = ("clear",)
ACCEPT: Option = ("accept",)
DECLINE: Option = ("decline",)
COUNTER: Option = ("counter",)

FIELD: dict[str, str] = {
    "give_trade_goods": "trade_goods",
    "give_commodities": "commodities",
    "give_note": "note",
    "give_card": "cards",
    "pledge": "pledge",
    "ask_trade_goods": "trade_goods",
    "ask_commodities": "commodities",
    "ask_note": "note",
    "ask_card": "cards",
    "ask_pledge": "pledge",
}
"""The terms of an offer in the order in which they are named, and what of a share each of them is."""
_PLACE: dict[str, int] = {verb: place for place, verb in enumerate(FIELD)}
_FIRST_ASKED = _PLACE["ask_trade_goods"]
_TERMS = tuple((verb, field, _PLACE[verb] < _FIRST_ASKED) for verb, field in FIELD.items())
"""Each term with what it is of a share, and whether it is given or asked for."""
_CARDS = ("give_card", "ask_card")
_GOODS = ("trade_goods", "commodities")


@cache
def _amounts(verb: str, there: int, beyond: int) -> tuple[Option, ...]:
    """How much of some goods can be named."""
    return tuple((verb, amount) for amount in shares.amounts(there, beyond))


@lru_cache(maxsize=4096)
def _named(verb: str, nouns: tuple[str, ...]) -> tuple[Option, ...]:
    """A term for each of these."""
    return tuple((verb, noun) for noun in nouns)


class MakeOffer(Decision, frozen=True):
    """The terms are named one by one: first what is given, then what is asked for, each of them once.

    Any number of goods can be named (RR 83.2): who has named the last of a list may then name more.
    """

    rule: ClassVar[str] = "RR 83.2"
    prompt: ClassVar[str] = "make_offer"
    verbs: ClassVar[tuple[str, ...]] = tuple(FIELD)
    hidden: ClassVar[bool] = True
    other: int = NOBODY
    gives: Share = NOTHING
    asks: Share = NOTHING
    last: str = ""
    """The term that was named last."""
    changes: bool = False
    """Whether it changes what the other has offered."""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        terms = (*self._terms(of(game)), *self._terms(of(game), self._unsettled(), self._reached()))
        return [*dict.fromkeys(terms), CLEAR, PROPOSE, CANCEL]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == PROPOSE:
            return None if self._says_something() else Refusal("RR 83.2", "nothing_offered")
        if option == CLEAR:
            return None if self._is_inherited() else Refusal("RR 83.4", "nothing_to_clear")
        return Refusal("RR 83.2", "term_is_settled") if self._is_settled(option) else None

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        terms = self._terms(of(game), self._unsettled(), self._reached())
        ends = [CLEAR] if self._is_inherited() else []
        return (*terms, *ends, *([PROPOSE] if self._says_something() else []), CANCEL)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other, **describe(self.gives, "gives"), **describe(self.asks, "asks")}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if self._is_settled(option):
            return Refusal("RR 83.2", "term_is_settled")
        if self._is_unlisted(of(game), option):
            return Refusal("RR 83.2", "named_in_steps", (self._beyond(option) + shares.LONGEST_LIST,))
        return term_refusal(of(game), seat, self.other, option, _PLACE[str(option[0])] < _FIRST_ASKED)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == PROPOSE:
            self._propose(game)
            return None
        if option == CANCEL:
            self._break_off(game)
            return None
        if option == CLEAR:
            return replace(self, gives=NOTHING, asks=NOTHING)
        return self._with(str(option[0]), option[1])

    def _propose(self, game: Game) -> None:
        """What was put to the other is withdrawn, not undone: else it could be put to him without end."""
        game.fence()
        announce(game, self.seat, self.other, self.gives, self.asks)
        game.put_beside(
            AnswerOffer(
                seat=self.other,
                other=self.seat,
                gives=self.gives,
                asks=self.asks,
                cards=(card_count(self.gives), card_count(self.asks)),
                final=self.changes,
            )
        )

    def _break_off(self, game: Game) -> None:
        """Whoever breaks off without an offer does not come back to this player for a while."""
        if self.changes:
            game.tell("offer_declined", self.seat, self.other)
        else:
            count_approach(game, self.seat, self.other)

    def secret_from(self, seat: int) -> bool:
        """Nobody else knows what is not proposed yet."""
        return seat != self.seat

    def _is_settled(self, option: Option) -> bool:
        """Whether its turn is over; more of the same goods can be named, less of them cannot."""
        if option[0] not in FIELD:
            return False
        if option[0] == self.last and self._reached():
            return int(option[1]) <= self._reached()
        return _PLACE[str(option[0])] < self._unsettled()

    def _is_unlisted(self, state: Ti4State, option: Option) -> bool:
        """Whether there are so many goods, but others have to be named before."""
        field, given = FIELD.get(str(option[0])), _PLACE[str(option[0])] < _FIRST_ASKED
        if field not in _GOODS:
            return False
        purses = state.trade_goods if field == "trade_goods" else state.commodities
        return self._beyond(option) < int(option[1]) < purses[self.seat if given else self.other]

    def _beyond(self, option: Option) -> int:
        return self._reached() if option[0] == self.last else 0

    def _unsettled(self) -> int:
        """The place of the first term that may still be named; of action cards there may be several."""
        if not self.last:
            return 0
        return _PLACE[self.last] + (self.last not in _CARDS and not self._reached())

    def _reached(self) -> int:
        """How much was named last if it is the last of a list: from there on it may be more."""
        field = FIELD.get(self.last)
        if field not in _GOODS:
            return 0
        share = self.gives if _PLACE[self.last] < _FIRST_ASKED else self.asks
        amount = share.trade_goods if field == "trade_goods" else share.commodities
        return amount if amount % shares.LONGEST_LIST == 0 else 0

    def _says_something(self) -> bool:
        return self.gives != NOTHING or self.asks != NOTHING

    def _is_inherited(self) -> bool:
        """Whether the terms on the table are still those of the other player."""
        return not self.last and self._says_something()

    def _terms(self, state: Ti4State, since: int = 0, reached: int = 0) -> list[Option]:
        """Every term that can be named, from a place in their order on; of its goods beyond an amount."""
        terms: list[Option] = []
        seat, other = self.seat, self.other
        with_cards = cards_may_change_hands(state, seat, other)
        for verb, field, given in _TERMS[since:]:
            if field in _GOODS:
                purses = state.trade_goods if field == "trade_goods" else state.commodities
                terms += _amounts(verb, purses[seat if given else other], reached)
            elif field == "note":
                terms += _named(verb, state.notes[seat] if given else notes_to_ask_for(state, seat, other))
            elif field == "pledge":
                terms += _named(verb, pledges_at_present(state))
            elif with_cards:
                terms += _named(verb, tuple(self._titles(state, given)))
            reached = 0
        return terms

    def _titles(self, state: Ti4State, given: bool) -> list[str]:
        """Any number of action cards, one at a time."""
        if given:
            there, share = [TITLE[card] for card in state.hands[self.seat]], self.gives
        else:
            there, share = list(shares.cards_to_ask_for(state, self.seat, self.other)), self.asks
        if not share.cards:
            return list(dict.fromkeys(there))
        return [title for title in dict.fromkeys(there) if _more(there, share, title)]

    def _with(self, verb: str, noun: Noun) -> Step:
        given = _PLACE[verb] < _FIRST_ASKED
        share, field = (self.gives if given else self.asks), FIELD[verb]
        value = (*share.cards, str(noun)) if field == "cards" else noun
        changed = replace(share, **{field: value})
        if given:
            return replace(self, gives=changed, last=verb)
        return replace(self, asks=changed, last=verb)


def _more(there: list[str], share: Share, title: str) -> bool:
    return there.count(title) > share.cards.count(title)


class AnswerOffer(Decision, frozen=True):
    """Whoever cannot give what is asked is asked all the same: silence would tell what he holds."""

    rule: ClassVar[str] = "RR 83.4"
    prompt: ClassVar[str] = "answer_offer"
    verbs: ClassVar[tuple[str, ...]] = ("counter",)
    hidden: ClassVar[bool] = True
    other: int = NOBODY
    """Who made the offer."""
    gives: Share = NOTHING
    """What the other gives."""
    asks: Share = NOTHING
    cards: tuple[int, int] = (0, 0)
    """How many cards are given and asked for: so much of them everybody hears."""
    final: bool = False
    """A changed offer is not changed again."""

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return (ACCEPT, DECLINE) if self.final else (ACCEPT, DECLINE, COUNTER)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option != ACCEPT:
            return None
        state, other = of(game), self.other
        if not can_give(state, seat, self.asks):
            return Refusal("RR 83.2", "you_do_not_have_it")
        if not shares.is_known_to_have(state, seat, other, self.gives):
            return Refusal("RR 83.2", "he_may_not_have_it", (other,))
        if is_bound(game, other):
            return Refusal("RR 83.1", "he_is_busy", (other,))
        return conclusion_refusal(state, seat, other, self.gives, self.asks)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other, **describe(self.gives, "gives"), **describe(self.asks, "asks")}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "changed_already")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == COUNTER:
            game.tell("offer_reconsidered", seat, self.other)
            return changed_offer(of(game), seat, self.other, self.gives, self.asks)
        if option == DECLINE:
            game.tell("offer_declined", seat, self.other)
        else:
            game.do(self._agreed())
        return None

    def _agreed(self) -> Transaction:
        first, second = (self.seat, self.other) if self.final else (self.other, self.seat)
        return Transaction(seat=first, other=second, proposer=self.other, gives=self.gives, asks=self.asks)

    def imagined(self, game: Game, seat: int) -> Step:
        if seat in (self.seat, self.other):
            return self
        return replace(self, gives=shares.overheard(self.gives), asks=shares.overheard(self.asks))


def count_approach(game: Game, seat: int, other: int) -> None:
    mark(game, OFFERED, seat=seat, subject=other, until=period(of(game)))


def lapse_offers(game: Game) -> None:
    """A turn or an agenda is over, and with it whatever players have not come to terms about."""
    for step in game.beside:
        if isinstance(step, AnswerOffer):
            game.tell("offer_lapsed", step.other, step.seat)
    game.beside = ()


def withdraw_from_trade(game: Game, seat: int) -> None:
    """A player is out of the game: nobody trades with him any more."""
    game.beside = tuple(
        step
        for step in game.beside
        if not isinstance(step, MakeOffer | AnswerOffer) or seat not in (step.seat, step.other)
    )


def changed_offer(state: Ti4State, seat: int, other: int, gives: Share, asks: Share) -> MakeOffer:
    """An offer seen from the other side, without what this player does not have."""
    mine = asks if can_give(state, seat, asks) else replace(asks, note="", cards=())
    return MakeOffer(seat=seat, other=other, gives=mine, asks=gives, changes=True)


def announce(game: Game, seat: int, other: int, gives: Share, asks: Share) -> None:
    """Everybody hears of the goods and the pledges; which cards are meant is for the two to know."""
    game.tell("terms_offered", seat, other, *_public_terms(gives))
    game.tell("terms_asked", seat, other, *_public_terms(asks))
    if gives.note or gives.cards:
        game.tell("cards_offered", seat, other, *_named_cards(gives), to=(seat, other))
    if asks.note or asks.cards:
        game.tell("cards_asked", seat, other, *_named_cards(asks), to=(seat, other))
    show(game, seat, other, gives)


def _public_terms(share: Share) -> tuple[Noun, ...]:
    return (share.trade_goods, share.commodities, card_count(share), share.pledge)


def card_count(share: Share) -> int:
    """Notes and action cards together."""
    return bool(share.note) + len(share.cards)


def _named_cards(share: Share) -> tuple[Noun, ...]:
    """The note with its owner, or nothing and nobody, then action cards."""
    if not share.note:
        return ("", NOBODY, *share.cards)
    return (note_title(share.note), note_owner(share.note), *share.cards)


def show(game: Game, seat: int, other: int, gives: Share) -> None:
    """Whoever is offered a card knows where it is."""
    state = of(game)
    if gives.note:
        also_learn(state, gives.note, other)
    meant = list(gives.cards)
    for card in state.hands[seat]:
        if TITLE[card] in meant:
            meant.remove(TITLE[card])
            also_learn(state, card, other)


EVENTS: dict[str, tuple[str, ...]] = {
    "terms_offered": ("seat", "other", "trade_goods", "commodities", "cards", "pledge"),
    "terms_asked": ("seat", "other", "trade_goods", "commodities", "cards", "pledge"),
    "cards_offered": ("seat", "other", "note", "owner", "cards"),
    "cards_asked": ("seat", "other", "note", "owner", "cards"),
    "offer_declined": ("seat", "other"),
    "offer_lapsed": ("seat", "other"),
    "offer_reconsidered": ("seat", "other"),
}
