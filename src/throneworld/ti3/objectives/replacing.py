"""Objectives in whose place another card comes when they are revealed (rulings 93, 206, 223)."""

from __future__ import annotations

from throneworld.imperium.verbs.cards import forget
from throneworld.kernel.game import Game
from throneworld.ti3.state import of
from throneworld.ti3.tables import OBJECTIVE, PRELIMINARY, REPLACE
from throneworld.ti3.tables.needs import Replaced


def in_its_place(game: Game, objective: str) -> str:
    """The card itself, or one by chance of those that are out of play; from then on it is a public one."""
    deck = replaced_from(objective)
    drawn = _draw(game, deck) if deck else ""
    if not drawn:
        return objective
    game.tell("objective_revealed", objective)
    return drawn


def replaced_from(objective: str) -> str:
    """The deck from which another card comes; nothing if the card is what it says."""
    if OBJECTIVE[objective].kind != REPLACE:
        return ""
    (need,) = OBJECTIVE[objective].needs
    assert isinstance(need, Replaced)
    return need.deck


def _draw(game: Game, deck: str) -> str:
    state = of(game)
    if deck == PRELIMINARY:
        drawn = _first_usable(game, "preliminary", state.objective_box)
        state.objective_box = _without(state.objective_box, drawn)
        return drawn
    drawn = _first_usable(game, "secret_deck", (*state.secret_deck, *state.secret_box))
    state.secret_deck = _without(state.secret_deck, drawn)
    state.secret_box = _without(state.secret_box, drawn)
    forget(state, drawn)
    return drawn


def _without(cards: tuple[str, ...], drawn: str) -> tuple[str, ...]:
    return tuple([card for card in cards if card != drawn])


def _first_usable(game: Game, stream: str, cards: tuple[str, ...]) -> str:
    from throneworld.ti3.setup.lacking import useless  # the set-up knows this module

    out = useless(game)
    usable = [card for card in cards if card not in out]
    return game.shuffle(stream, usable)[0] if usable else ""
