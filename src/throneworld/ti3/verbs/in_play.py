"""Action cards that stay in play before a player, until something ends them."""

from __future__ import annotations

from throneworld.imperium.marks import GAME, mark, marks_of
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.state import ImperiumState
from throneworld.imperium.verbs.cards import learn, without
from throneworld.kernel.game import Game
from throneworld.ti3.quantities import LOSES_CARD
from throneworld.ti3.state import NOBODY, of

IN_PLAY = "in_play"
"""Mark: an action card, the subject, lies before this player instead of on the pile."""


def cards_in_play(state: ImperiumState, seat: int | None = None) -> list[str]:
    """Those of one player, or all."""
    return [str(each.subject) for each in marks_of(state, IN_PLAY) if seat in (None, each.seat)]


def is_in_play(state: ImperiumState, seat: int, card: str) -> bool:
    return bool(state.marks) and card in cards_in_play(state, seat)


def owner_in_play(state: ImperiumState, card: str) -> int:
    """Before whom a card lies, or NOBODY."""
    return next((each.seat for each in marks_of(state, IN_PLAY) if each.subject == card), NOBODY)


def lay_in_play(game: Game, seat: int, card: str) -> None:
    """Off the pile, where it has gone when it was announced."""
    state = of(game)
    state.action_discards = without(state.action_discards, card)
    mark(game, IN_PLAY, seat=seat, subject=card, until=GAME)
    game.tell("card_stays", seat, card)


def discard_from_play(game: Game, card: str) -> None:
    """Onto the pile."""
    state = of(game)
    seat = owner_in_play(state, card)
    state.marks = tuple([each for each in state.marks if (each.kind, each.subject) != (IN_PLAY, card)])
    state.action_discards = (card, *state.action_discards)
    game.tell("action_card_discarded", seat, card, "ended")


def mind_cards_in_play(game: Game) -> None:
    """Cards whose condition has failed go (ruling 161)."""
    state = of(game)
    for each in marks_of(state, IN_PLAY) if state.marks else ():
        if banned_by(state, LOSES_CARD, each.seat, str(each.subject)):
            discard_from_play(game, str(each.subject))


def take_back_card(game: Game, seat: int, card: str) -> None:
    """From the pile into the hand of its player; everybody knows that he has it."""
    state = of(game)
    state.action_discards = without(state.action_discards, card)
    state.hands[seat] = (*state.hands[seat], card)
    learn(state, card, *range(game.seats))
    game.tell("card_taken_back", seat, card)


EVENTS: dict[str, tuple[str, ...]] = {"card_stays": ("seat", "title"), "card_taken_back": ("seat", "title")}
