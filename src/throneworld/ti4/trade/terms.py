"""Why something cannot be a term of an offer (RR 60.5, 83.2, 83.3)."""

from __future__ import annotations

from throneworld.kernel.asks import Option, Refusal
from throneworld.ti4.state import Ti4State
from throneworld.ti4.trade.shares import cards_may_change_hands, is_out_of_hands

GOODS = ("give_trade_goods", "ask_trade_goods")
COMMODITIES = ("give_commodities", "ask_commodities")
NOTES = ("give_note", "ask_note")
CARDS = ("give_card", "ask_card")


def term_refusal(state: Ti4State, seat: int, other: int, option: Option, given: bool) -> Refusal:
    """Why a player cannot name this term to another; it tells of hands only what he knows."""
    verb = option[0]
    if verb in GOODS or verb in COMMODITIES:
        purses = state.trade_goods if verb in GOODS else state.commodities
        return _amount_refusal(int(option[1]), purses[seat if given else other], other, given)
    if verb in NOTES:
        return _note_refusal(state, seat, other, str(option[1]), given)
    if verb in CARDS:
        return _card_refusal(state, seat, other, str(option[1]), given)
    return Refusal("RR 27.4", "only_while_voting")


def _amount_refusal(amount: int, there: int, other: int, given: bool) -> Refusal:
    if not amount:
        return Refusal("RR 83.2", "at_least_one")
    if given:
        return Refusal("RR 83.2", "you_have_only", (there,))
    return Refusal("RR 83.2", "he_has_only", (other, there))


def _note_refusal(state: Ti4State, seat: int, other: int, note: str, given: bool) -> Refusal:
    """A note that lies faceup in a play area cannot be traded (RR 60.5)."""
    if is_out_of_hands(state, note):
        return Refusal("RR 60.5", "note_in_play", (note,))
    if given:
        return Refusal("RR 60.5", "not_yours", (note,))
    if note in state.notes[seat]:
        return Refusal("RR 60.5", "you_hold_it", (note,))
    return Refusal("RR 60.6", "not_seen_with", (note, other))


def _card_refusal(state: Ti4State, seat: int, other: int, card: str, given: bool) -> Refusal:
    """Action cards change hands with the Hacan only (RR 83.3)."""
    if not cards_may_change_hands(state, seat, other):
        return Refusal("RR 83.3", "no_cards_in_trade")
    if given:
        return Refusal("RR 83.2", "no_more_of_it", (card,))
    return Refusal("RR 2.5", "not_seen_with", (card, other))
