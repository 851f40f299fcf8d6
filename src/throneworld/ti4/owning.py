"""Who has a component, and whether it can be used at present.

Other modules ask here, never for a faction by name: an assimilated technology counts like an own one, and
what a card has silenced is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from throneworld.imperium.owning import has_flagship_in, holders_of_copies, is_silenced
from throneworld.kernel.game import Game
from throneworld.ti4.state import NOBODY, Ti4State, seat_of
from throneworld.ti4.tables import FACTION_OF, FACTION_TECHNOLOGY, PROMISSORY_NOTE, TITLE, UNIT
from throneworld.ti4.units import INDEX

MOST_SEATS = 6


def has_technology(state: Ti4State, seat: int, technology: str) -> bool:
    """Whether a player owns a technology, exhausted or not, and may use it."""
    if technology not in state.technologies[seat]:
        return False
    return not (state.marks and technology in FACTION_TECHNOLOGY and is_silenced(state, seat))


def is_readied(state: Ti4State, seat: int, technology: str) -> bool:
    """Whether a player may use a technology that is exhausted for it (RR 61.3)."""
    exhausted = state.exhausted_technologies[seat]
    return technology not in exhausted and has_technology(state, seat, technology)


def has_ability(state: Ti4State, seat: int, ability: str) -> bool:
    """Whether the ability is on a player's faction sheet and not silenced."""
    if state.factions[seat] != FACTION_OF[ability]:
        return False
    return not is_silenced(state, seat)


def owner_of_technology(state: Ti4State, technology: str) -> Sequence[int]:
    found = _faceup(state).get(technology, ())
    if not found or not state.marks:
        return found
    return [seat for seat in found if has_technology(state, seat, technology)]


def _faceup(state: Ti4State) -> dict[str, list[int]]:
    """Who has each technology, and each title among the notes in play; worked out once for the same ones."""
    technologies, notes, whose = state.researched
    if technologies != state.technologies or notes != state.notes_in_play:
        whose = {}
        for seat, owned in enumerate(state.technologies):
            titles = [NOTE_TITLE[note] for note in state.notes_in_play[seat]]
            for name in dict.fromkeys((*owned, *titles)):
                whose.setdefault(name, []).append(seat)
        state.researched = state.technologies.copy(), state.notes_in_play.copy(), whose
    return whose


def holders_of_technology(technology: str, exhausts: bool) -> Callable[[Game], Sequence[int]]:
    """Who owns a technology, readied if it is exhausted for its use, and may use it."""
    may_use = is_readied if exhausts else has_technology

    def holders(game: Game) -> Sequence[int]:
        state = game.state
        owned = _faceup(state).get(technology, ())
        if not owned or not (exhausts or state.marks):
            return owned
        return [seat for seat in owned if may_use(state, seat, technology)]

    return holders


def owner_of_ability(state: Ti4State, ability: str) -> tuple[int, ...]:
    faction, factions = FACTION_OF[ability], state.factions
    if faction not in factions:
        return ()
    seat = factions.index(faction)
    return () if state.marks and is_silenced(state, seat) else (seat,)


def has_unit(state: Ti4State, seat: int, unit: str) -> bool:
    """Whether a row of a faction sheet or an upgrade card is the one that counts for a player."""
    return state.sheets[seat][INDEX[UNIT[unit].type]] == unit if state.sheets[seat] else False


def flagship_in(state: Ti4State, flagship: str, place: str) -> int:
    """Who has this flagship in a place, or NOBODY."""
    seat = seat_of(state, UNIT[flagship].faction)
    return seat if seat != NOBODY and has_flagship_in(state, seat, place) else NOBODY


# Notes: `title:owner`


NOTE_TITLE: dict[str, str] = {
    f"{title}:{owner}": title for title in PROMISSORY_NOTE for owner in range(MOST_SEATS)
}
NOTE_OWNER: dict[str, int] = {note: int(note.rpartition(":")[2]) for note in NOTE_TITLE}

note_title: Callable[[str], str] = NOTE_TITLE.__getitem__
note_owner: Callable[[str], int] = NOTE_OWNER.__getitem__


def note_held(state: Ti4State, seat: int, title: str) -> str:
    """The note of that title in a player's hand that is not his own, or nothing (RR 60.2).

    Of generic notes there may be several; a listener looks for the owner that matters with `notes_held`.
    """
    return next(iter(notes_held(state, seat, title)), "")


def notes_held(state: Ti4State, seat: int, title: str) -> tuple[str, ...]:
    cards = [f"{title}:{owner}" for owner in range(len(state.factions)) if owner != seat]
    return tuple([note for note in state.notes[seat] if note in cards])


def note_in_play(state: Ti4State, seat: int, title: str) -> str:
    """The note of that title in a player's play area, or nothing."""
    for note in state.notes_in_play[seat]:
        if NOTE_TITLE[note] == title:
            return note
    return ""


def owners_of_note(title: str) -> Callable[[Game], Sequence[int]]:
    """Whose notes of that title there are: everybody's, or that of whoever plays the faction."""
    faction = PROMISSORY_NOTE[title].faction

    def owners(game: Game) -> Sequence[int]:
        state = game.state
        if faction not in state.factions:
            return ()
        owner = state.factions.index(faction)
        return () if owner in state.eliminated else (owner,)

    return owners if faction else lambda game: range(game.seats)


def holders_of_note(title: str, in_play: bool) -> Callable[[Game], Sequence[int]]:
    """Who has a note of that title of another player in his hand, or one in his play area."""
    owners = owners_of_note(title)
    cards = tuple(f"{title}:{owner}" for owner in range(MOST_SEATS))

    def with_it_in_hand(game: Game) -> Sequence[int]:
        hands: list[tuple[str, ...]] = game.state.notes
        found: list[int] = []
        for owner in owners(game):
            if cards[owner] not in hands[owner]:
                found += [seat for seat, hand in enumerate(hands) if cards[owner] in hand]
        return found

    return (lambda game: with_note_in_play(game.state, title)) if in_play else with_it_in_hand


def with_note_in_play(state: Ti4State, title: str) -> Sequence[int]:
    """In whose play areas there is a note of that title."""
    return _faceup(state).get(title, ())


# Action cards


def holders_of_card(title: str) -> Callable[[Game], list[int]]:
    return holders_of_copies(frozenset(card for card, its_title in TITLE.items() if its_title == title))
