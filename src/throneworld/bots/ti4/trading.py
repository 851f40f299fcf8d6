"""Transactions: commodities are worth a trade good to others, so both gain by an exchange (RR 20, 83)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from throneworld.bots.ti4.position import Position
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.owning import note_owner, note_title

PROPOSE: Option = ("propose",)
CANCEL: Option = ("cancel",)
OWN_COMMODITY = 0.4
"""What a commodity is worth to its owner: nothing until somebody takes it."""
NOTES: dict[str, float] = {
    "support_for_the_throne": 9.0,
    "trade_agreement": 3.0,
    "ceasefire": 1.5,
    "political_secret": 1.0,
}
FACTION_NOTE = 2.5


# Whom to approach


def approach(position: Position) -> Option | None:
    """Somebody within reach to whom something can be sold and who was not asked before."""
    beside = position.view.get("beside")
    for verb, other in beside["options"] if beside and beside["prompt"] == "approach" else ():
        if verb == "transaction" and _price(position, other) and not _asked(position, other):
            return verb, other
    return None


def _asked(position: Position, other: int) -> bool:
    return other in position.view["you"]["approached"]


def _price(position: Position, other: int) -> tuple[int, int, int] | None:
    """How many commodities to give, and how many commodities and trade goods to ask for; or nothing."""
    state, me = position.state, position.me
    mine, theirs = state.commodities[me], state.commodities[other]
    swapped = min(mine, theirs)
    if swapped:
        return swapped, swapped, 0
    sold = min(mine, state.trade_goods[other])
    return (sold, 0, sold) if sold else None


# Terms


def make_offer(position: Position, ask: Ask) -> Option:
    """The terms come one by one; what stands in the offer already shows how far we are."""
    about = ask.about
    terms = _price(position, int(about["other"]))
    if terms is None:
        return CANCEL
    given, asked, goods = terms
    if about.get("gives_commodities", 0) != given:
        return _or_cancel(ask, ("give_commodities", given))
    if goods and about.get("asks_trade_goods", 0) != goods:
        return _or_cancel(ask, ("ask_trade_goods", goods))
    if asked and about.get("asks_commodities", 0) != asked:
        return _or_cancel(ask, ("ask_commodities", asked))
    return _or_cancel(ask, PROPOSE)


def _or_cancel(ask: Ask, option: Option) -> Option:
    return option if option in ask.options else CANCEL


# Answers


def answer_offer(position: Position, ask: Ask) -> Option:
    """Whatever is at least fair is accepted, unless it helps somebody to win."""
    other = int(ask.about["other"])
    gain = received(position, ask.about) - parted(position, ask.about)
    dangerous = position.state.points[other] >= position.goal - 2
    accepted: Option = ("accept",)
    if accepted in ask.options and gain > (1.0 if dangerous else -0.01):
        return accepted
    return ("decline",)


def received(position: Position, terms: Mapping[str, Any]) -> float:
    note = str(terms.get("gives_note", ""))
    cards = sum(1 for key in terms if key.startswith("gives_card"))
    return (
        float(terms.get("gives_trade_goods", 0))
        + float(terms.get("gives_commodities", 0))
        + _note_worth(position, note, received=True)
        + 0.8 * cards
    )


def parted(position: Position, terms: Mapping[str, Any]) -> float:
    note = str(terms.get("asks_note", ""))
    cards = sum(1 for key in terms if key.startswith("asks_card"))
    pledge = 0.5 if terms.get("asks_pledge") else 0.0
    return (
        float(terms.get("asks_trade_goods", 0))
        + OWN_COMMODITY * float(terms.get("asks_commodities", 0))
        + _note_worth(position, note, received=False)
        + 1.2 * cards
        + pledge
    )


def _note_worth(position: Position, note: str, received: bool) -> float:
    """One's own note costs more than it brings to others; it comes back to nobody for nothing."""
    if not note:
        return 0.0
    worth = NOTES.get(note_title(note), FACTION_NOTE)
    if note_owner(note) == position.me:
        return worth if received else 1.5 * worth
    return worth
