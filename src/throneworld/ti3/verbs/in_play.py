"""Action cards that stay in play before a player, until something ends them."""

from __future__ import annotations

from throneworld.imperium.marks import GAME, mark, marks_of
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.state import ImperiumState
from throneworld.imperium.verbs.cards import without
from throneworld.kernel.game import Game
from throneworld.ti3.quantities import LOSES_CARD
from throneworld.ti3.state import NOBODY, of

IN_PLAY = "in_play"
"""Mark: an action card, the subject, lies before this player instead of on the pile."""
INSTEAD = "in_play_instead_of:"
"""Begins the mark of a card, the subject, that lies there in the stead of another, which follows."""
COPIES = "copies_as:"
"""Begins the mark that a card which is carried out is a copy: its name follows, the subject is what it copies
(ruling 127)."""


def cards_in_play(state: ImperiumState, seat: int | None = None) -> list[str]:
    """Those of one player, or all, by what they do."""
    return [str(each.subject) for each in marks_of(state, IN_PLAY) if seat in (None, each.seat)]


def pieces_in_play(state: ImperiumState) -> list[str]:
    """The cards that lie there themselves."""
    marks = marks_of(state, IN_PLAY)
    return [_piece(state, each.seat, str(each.subject)) for each in marks]


def _piece(state: ImperiumState, seat: int, card: str) -> str:
    found = [str(each.subject) for each in marks_of(state, INSTEAD + card) if each.seat == seat]
    return found[0] if found else card


def is_in_play_instead(state: ImperiumState, piece: str) -> bool:
    return any(each.kind.startswith(INSTEAD) and each.subject == piece for each in state.marks)


def is_in_play(state: ImperiumState, seat: int, card: str) -> bool:
    return bool(state.marks) and card in cards_in_play(state, seat)


def owner_in_play(state: ImperiumState, card: str) -> int:
    """Before whom a card lies, or NOBODY."""
    return next((each.seat for each in marks_of(state, IN_PLAY) if each.subject == card), NOBODY)


def _played_as(state: ImperiumState, seat: int, card: str) -> str:
    """The card that is really there: a copy goes in the stead of what it copies."""
    copies = [
        each.kind.removeprefix(COPIES)
        for each in state.marks
        if each.kind.startswith(COPIES) and (each.seat, each.subject) == (seat, card)
    ]
    return copies[0] if copies else card


def lay_in_play(game: Game, seat: int, card: str) -> None:
    """Off the pile, where it has gone when it was announced."""
    state = of(game)
    piece = _played_as(state, seat, card)
    state.action_discards = without(state.action_discards, piece)
    mark(game, IN_PLAY, seat=seat, subject=card, until=GAME)
    if piece != card:
        mark(game, INSTEAD + card, seat=seat, subject=piece, until=GAME)
    game.tell("card_stays", seat, card)


def discard_from_play(game: Game, card: str, seat: int | None = None) -> None:
    """Onto the pile: that of a player, if several have one that does the same."""
    state = of(game)
    owner = owner_in_play(state, card) if seat is None else seat
    piece = _piece(state, owner, card)
    gone = ((IN_PLAY, owner, card), (INSTEAD + card, owner, piece))
    state.marks = tuple([each for each in state.marks if (each.kind, each.seat, each.subject) not in gone])
    state.action_discards = (piece, *state.action_discards)
    game.tell("action_card_discarded", owner, piece, "ended")


def mind_cards_in_play(game: Game) -> None:
    """Cards whose condition has failed go (ruling 161)."""
    state = of(game)
    for each in marks_of(state, IN_PLAY) if state.marks else ():
        if banned_by(state, LOSES_CARD, each.seat, str(each.subject)):
            discard_from_play(game, str(each.subject), each.seat)


EVENTS: dict[str, tuple[str, ...]] = {"card_stays": ("seat", "title")}
