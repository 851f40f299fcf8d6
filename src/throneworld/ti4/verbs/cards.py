"""Action cards, secret objectives, agendas, promissory notes: hands, decks and piles."""

from __future__ import annotations

from collections.abc import Iterable

from throneworld.kernel.game import Game
from throneworld.ti4.owning import card_held, note_owner, note_title
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import PROMISSORY_NOTES, TITLE

NEVER_HIDDEN = frozenset(
    note.id for note in PROMISSORY_NOTES if any(clause.moment == "note_received" for clause in note.clauses)
)
"""Notes that are laid open as soon as another player has them: one sees where they are."""


def learn(state: Ti4State, card: str, *seats: int) -> None:
    """These seats, and no others, know where a hidden card is."""
    state.known[card] = 0
    for seat in seats:
        state.known[card] |= 1 << seat


def also_learn(state: Ti4State, card: str, seat: int) -> None:
    state.known[card] = state.known.get(card, 0) | 1 << seat


def _lose_sight(state: Ti4State, cards: Iterable[str], *seats: int) -> None:
    """One of these cards changes hands: only the two who exchange it know which, and so what is left."""
    kept = sum(1 << seat for seat in seats)
    for card in cards:
        state.known[card] = state.known.get(card, 0) & kept


def forget(state: Ti4State, card: str) -> None:
    """The card is shuffled away or lies open: nobody needs to remember it."""
    state.known.pop(card, None)


# Action cards (RR 2)


def draw_action_card(game: Game, seat: int) -> bool:
    """The top card, after shuffling the discards if need be (RR 22.5); false if there is no card at all."""
    state = of(game)
    if not state.action_deck and state.action_discards:
        state.action_deck = game.shuffle("action_deck", state.action_discards)
        state.action_discards = ()
        game.tell("deck_reshuffled", "action")
    if not state.action_deck:
        return False
    card = state.action_deck[0]
    state.action_deck = state.action_deck[1:]
    state.hands[seat] = (*state.hands[seat], card)
    learn(state, card, seat)
    game.tell("action_card_drawn", seat)
    game.tell("action_card_seen", seat, TITLE[card], to=(seat,))
    return True


def discard_action_card(game: Game, seat: int, title: str, why: str) -> None:
    """Faceup onto the discard pile."""
    state = of(game)
    card = card_held(state, seat, title)
    state.hands[seat] = _without(state.hands[seat], card)
    state.action_discards = (card, *state.action_discards)
    forget(state, card)
    game.tell("action_card_discarded", seat, title, why)


def discard_hand(game: Game, seat: int, why: str) -> None:
    for card in of(game).hands[seat]:
        discard_action_card(game, seat, TITLE[card], why)


def take_action_card(game: Game, seat: int, other: int, title: str) -> None:
    """Out of another player's hand; both know which it was."""
    state = of(game)
    card = card_held(state, other, title)
    _lose_sight(state, state.hands[other], other, seat)
    state.hands[other] = _without(state.hands[other], card)
    state.hands[seat] = (*state.hands[seat], card)
    learn(state, card, seat, other)
    game.tell("action_card_taken", seat, other)
    game.tell("action_card_passed_on", seat, other, title, to=(seat, other))


def look_at_hand(game: Game, seat: int, other: int) -> None:
    """One player sees another's action cards."""
    state = of(game)
    for card in state.hands[other]:
        also_learn(state, card, seat)
    titles = [TITLE[card] for card in state.hands[other]]
    game.tell("hand_looked_at", seat, other)
    game.tell("hand_seen", seat, other, *titles, to=(seat,))


# Secret objectives (RR 52.17)


def draw_secret(game: Game, seat: int) -> bool:
    state = of(game)
    if not state.secret_deck:
        return False
    card = state.secret_deck[0]
    state.secret_deck = state.secret_deck[1:]
    state.secrets[seat] = (*state.secrets[seat], card)
    learn(state, card, seat)
    game.tell("secret_drawn", seat)
    game.tell("secret_seen", seat, card, to=(seat,))
    return True


def return_secret(game: Game, seat: int, secret: str) -> None:
    """Back into the deck, which is shuffled (RR 40.4)."""
    state = of(game)
    state.secrets[seat] = _without(state.secrets[seat], secret)
    state.secret_deck = game.shuffle("secret_deck", (*state.secret_deck, secret))
    for card in state.secret_deck:
        forget(state, card)
    game.tell("secret_returned", seat)
    game.tell("secret_given_back", seat, secret, to=(seat,))


# Agendas (RR 7)


def draw_agenda(game: Game) -> str:
    """The top agenda, out of the deck; the discards are shuffled if there is none (RR 22.5)."""
    state = of(game)
    if not state.agenda_deck:
        state.agenda_deck = game.shuffle("agenda_deck", state.agenda_discards)
        state.agenda_discards = ()
        game.tell("deck_reshuffled", "agenda")
    agenda = state.agenda_deck[0]
    state.agenda_deck = state.agenda_deck[1:]
    forget(state, agenda)
    return agenda


def discard_agenda(game: Game, agenda: str) -> None:
    """A revealed agenda or a law goes onto the discard pile (RR 7.5), unless it is there already.

    A law that is voted on again may have left the game with its owner (RR 31.3).
    """
    state = of(game)
    if agenda in state.agenda_discards:
        return
    state.laws.pop(agenda, None)
    state.exhausted_laws = tuple([each for each in state.exhausted_laws if each != agenda])
    state.agenda_discards = (agenda, *state.agenda_discards)
    game.tell("agenda_discarded", agenda)


# Promissory notes (RR 60)


def give_note(game: Game, giver: int, taker: int, note: str) -> None:
    """From hand to hand; some notes are played as soon as they are received (RR 1.19)."""
    state = of(game)
    _lose_sight(
        state, [each for each in state.notes[giver] if note_title(each) not in NEVER_HIDDEN], giver, taker
    )
    state.notes[giver] = _without(state.notes[giver], note)
    state.notes[taker] = (*state.notes[taker], note)
    learn(state, note, giver, taker)
    game.tell("note_given", giver, taker)
    game.tell("note_seen", giver, taker, note_title(note), note_owner(note), to=(giver, taker))
    game.open("note_received", taker, note)


def play_note_to_area(game: Game, seat: int, note: str) -> None:
    """Faceup into the play area."""
    state = of(game)
    state.notes[seat] = _without(state.notes[seat], note)
    state.notes_in_play[seat] = (*state.notes_in_play[seat], note)
    forget(state, note)
    game.tell("note_played", seat, note_title(note), note_owner(note))


def return_note(game: Game, seat: int, note: str) -> None:
    """To its owner's hand, from the hand or the play area of whoever had it (RR 60.3)."""
    state = of(game)
    owner = note_owner(note)
    if note in state.notes_in_play[seat]:
        state.notes_in_play[seat] = _without(state.notes_in_play[seat], note)
    else:
        state.notes[seat] = _without(state.notes[seat], note)
    state.notes[owner] = (*state.notes[owner], note)
    learn(state, note, *range(game.seats))
    game.tell("note_returned", seat, note_title(note), owner)


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """All but one copy."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
