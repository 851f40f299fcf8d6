"""What one side puts into a transaction (RR 83.2, 83.3), and what it may be asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import chain

from msgspec import Struct

from throneworld.imperium.marks import AGENDA, ROUND
from throneworld.imperium.modifiers import owners, total
from throneworld.imperium.quantities import TRADES_CARDS
from throneworld.kernel.asks import Noun
from throneworld.ti4.owning import note_owner
from throneworld.ti4.state import Ti4State
from throneworld.ti4.tables import AGENDA_PHASE, FACTION, GENERIC_NOTES, TITLE

LONGEST_LIST = 10
"""So many amounts are listed one by one, beside all of it; from the last of them on the list goes on."""

# Promises that nobody enforces (RR 27.4), and what ends them
PEACE, SUPPORT_VOTE = "peace", "support_vote"
PLEDGES: dict[str, str] = {PEACE: ROUND, SUPPORT_VOTE: AGENDA}
PLEDGED = "pledged_"
"""Begins the mark of a pledge: its seat gave it, its subject is the player to whom it was given."""


class Share(Struct, frozen=True, gc=False):
    """What one player gives."""

    trade_goods: int = 0
    commodities: int = 0
    note: str = ""
    cards: tuple[str, ...] = ()
    """Titles of action cards, if somebody's ability lets them be exchanged."""
    pledge: str = ""

    @property
    def is_component(self) -> bool:
        """Whether anything on the table changes hands; a pledge alone is a deal but no transaction."""
        return bool(self.trade_goods or self.commodities or self.note or self.cards)


NOTHING = Share()


def overheard(share: Share) -> Share:
    """As a third player imagines it: without the cards, which he does not see."""
    return Share(share.trade_goods, share.commodities, pledge=share.pledge)


def can_give(state: Ti4State, seat: int, share: Share) -> bool:
    """Whether a player has all of it; a note in a play area cannot be traded (RR 60.5)."""
    titles = [TITLE[card] for card in state.hands[seat]]
    return (
        share.trade_goods <= state.trade_goods[seat]
        and share.commodities <= state.commodities[seat]
        and (not share.note or share.note in state.notes[seat])
        and all(titles.count(title) >= share.cards.count(title) for title in share.cards)
    )


def is_known_to_have(state: Ti4State, seat: int, other: int, share: Share) -> bool:
    """Whether a player knows that another has all of it: what he has been shown may have left by now."""
    titles = cards_to_ask_for(state, seat, other)
    return (
        share.trade_goods <= state.trade_goods[other]
        and share.commodities <= state.commodities[other]
        and (not share.note or (share.note in state.notes[other] and knows(state, seat, share.note)))
        and all(titles.count(title) >= share.cards.count(title) for title in share.cards)
    )


@cache
def amounts(most: int, beyond: int = 0) -> tuple[int, ...]:
    """What may be given of what there is, beyond what is named already."""
    listed = tuple(range(beyond + 1, min(beyond + LONGEST_LIST, most) + 1))
    return (*listed, most) if beyond + LONGEST_LIST < most else listed


def cards_may_change_hands(state: Ti4State, one: int, other: int) -> bool:
    """Whether action cards are a part of a transaction, both ways, as one of the two has it."""
    able = owners(state, TRADES_CARDS)
    if one in able and total(state, TRADES_CARDS, one) > 0:
        return True
    return other in able and total(state, TRADES_CARDS, other) > 0


def pledges_at_present(state: Ti4State) -> tuple[str, ...]:
    """Votes can only be promised while there is something to vote on."""
    return (PEACE, SUPPORT_VOTE) if state.phase == AGENDA_PHASE else (PEACE,)


@lru_cache(maxsize=1024)
def describe(share: Share, prefix: str) -> Mapping[str, Noun]:
    """Facts for words: what there is of everything, nothing included."""
    facts: dict[str, Noun] = {
        "trade_goods": share.trade_goods,
        "commodities": share.commodities,
        "note": share.note,
        "pledge": share.pledge,
        "titles": " ".join(share.cards),
        **{f"card{number}": title for number, title in enumerate(share.cards)},
    }
    return {f"{prefix}_{key}": value for key, value in facts.items()}


# What one may ask for without seeing the other's hand


def notes_to_ask_for(state: Ti4State, seat: int, other: int) -> tuple[str, ...]:
    """The other's own notes and one's own, unless one knows that they are elsewhere, and what one has seen.

    Nothing here depends on what the asking player does not know (RR 60.6).
    """
    known, bit = state.known, 1 << seat
    likely = () if other in state.eliminated else own_notes(state, other)
    likely += () if seat in state.eliminated else own_notes(state, seat)
    elsewhere = {*state.notes[seat], *chain(*state.notes_in_play)}
    return (
        *[note for note in likely if note not in elsewhere and not known.get(note, 0) & bit],
        *[note for note in state.notes[other] if known.get(note, 0) & bit],
    )


def own_notes(state: Ti4State, seat: int) -> tuple[str, ...]:
    """The five notes of a player's colour and faction."""
    return _notes_of(state.factions[seat], seat)


@cache
def _notes_of(faction: str, seat: int) -> tuple[str, ...]:
    titles = [*(note.id for note in GENERIC_NOTES), FACTION[faction].note]
    return tuple(f"{title}:{seat}" for title in titles)


def cards_to_ask_for(state: Ti4State, seat: int, other: int) -> tuple[str, ...]:
    """Titles of action cards that one has seen in the other's hand."""
    known = state.known
    return tuple([TITLE[card] for card in state.hands[other] if known.get(card, 0) >> seat & 1])


def is_out_of_hands(state: Ti4State, note: str) -> bool:
    """Whether everybody can see that a note is in nobody's hand."""
    for area in state.notes_in_play:
        if note in area:
            return True
    return note_owner(note) in state.eliminated


def knows(state: Ti4State, seat: int, card: str) -> bool:
    """Whether a seat knows where a hidden card is."""
    return bool(state.known.get(card, 0) >> seat & 1)
