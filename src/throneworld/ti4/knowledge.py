"""Dealing anew whatever a seat does not know, so that nothing it could see would change."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from throneworld.kernel.game import Game
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import OBJECTIVE, STAGE_1

STREAM = "imagined"


def redeal(game: Game, seat: int) -> None:
    """Called on a copy with dice of its own."""
    state = of(game)
    others = [one for one in range(game.seats) if one != seat]
    _redeal_action_cards(game, seat, others)
    _redeal_secrets(game, seat, others)
    _redeal_notes(game, seat, others)
    state.agenda_deck = _mixed(game, seat, state.agenda_deck)
    _redeal_objectives(game)
    _redeal_knowledge(state, seat)


def knows(state: Ti4State, seat: int, card: str) -> bool:
    """Whether a seat knows where a hidden card is."""
    return bool(state.known.get(card, 0) >> seat & 1)


def _redeal_action_cards(game: Game, seat: int, others: Sequence[int]) -> None:
    state = of(game)
    places = [*(state.hands[one] for one in others), state.action_deck]
    *hands, deck = _exchanged(game, seat, places)
    for one, hand in zip(others, hands, strict=True):
        state.hands[one] = hand
    state.action_deck = deck


def _redeal_secrets(game: Game, seat: int, others: Sequence[int]) -> None:
    state = of(game)
    places = [*(state.secrets[one] for one in others), state.secret_deck]
    *hands, deck = _exchanged(game, seat, places)
    for one, hand in zip(others, hands, strict=True):
        state.secrets[one] = hand
    state.secret_deck = deck


def _redeal_notes(game: Game, seat: int, others: Sequence[int]) -> None:
    state = of(game)
    hands = _exchanged(game, seat, [state.notes[one] for one in others])
    for one, hand in zip(others, hands, strict=True):
        state.notes[one] = hand


def deal_note_to(game: Game, seat: int, holder: int, fits: Callable[[str], bool]) -> None:
    """Somebody is known to hold such a note: if he was dealt none, one changes places with another of his."""
    state = of(game)
    if any(fits(note) for note in state.notes[holder]):
        return
    unknown = [note for note in state.notes[holder] if not knows(state, seat, note)]
    for other, notes in enumerate(state.notes):
        for note in notes if unknown and other != seat else ():
            if fits(note) and not knows(state, seat, note):
                _swap_notes(state, holder, unknown[0], other, note)
                return


def _swap_notes(state: Ti4State, one: int, note: str, other: int, for_note: str) -> None:
    state.notes[one] = tuple([for_note if each == note else each for each in state.notes[one]])
    state.notes[other] = tuple([note if each == for_note else each for each in state.notes[other]])
    state.known[for_note], state.known[note] = 1 << one, 1 << other


def _exchanged(game: Game, seat: int, places: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Cards that a seat does not know change places with each other; known ones stay."""
    state = of(game)
    unknown = [card for cards in places for card in cards if not knows(state, seat, card)]
    dealt = iter(game.dice.shuffle(STREAM, unknown))
    return [tuple(card if knows(state, seat, card) else next(dealt) for card in cards) for cards in places]


def _mixed(game: Game, seat: int, deck: tuple[str, ...]) -> tuple[str, ...]:
    return _exchanged(game, seat, [deck])[0]


def _redeal_objectives(game: Game) -> None:
    """Facedown objectives may be any that are not revealed; stage I lies before stage II (RR 52.14)."""
    state = of(game)
    hidden = [*state.objective_deck, *state.objective_box]
    first = [card for card in hidden if OBJECTIVE[card].deck == STAGE_1]
    second = [card for card in hidden if OBJECTIVE[card].deck != STAGE_1]
    laid = sum(OBJECTIVE[card].deck == STAGE_1 for card in state.objective_deck)
    first_mixed = game.dice.shuffle(STREAM, first)
    second_mixed = game.dice.shuffle(STREAM, second)
    rest = len(state.objective_deck) - laid
    state.objective_deck = (*first_mixed[:laid], *second_mixed[:rest])
    state.objective_box = (*first_mixed[laid:], *second_mixed[rest:])


def _redeal_knowledge(state: Ti4State, seat: int) -> None:
    """Only its holder knows a card that was dealt anew; who knew it in truth would tell where it was."""
    kept = {card: seats for card, seats in state.known.items() if seats >> seat & 1}
    held = {
        card: 1 << one
        for one, cards in enumerate(zip(state.hands, state.secrets, state.notes, strict=True))
        for hand in cards
        for card in hand
    }
    state.known = {**held, **kept}
