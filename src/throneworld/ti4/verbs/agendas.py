"""Agendas and laws: drawn, placed, discarded (RR 7)."""

from __future__ import annotations

from throneworld.imperium.verbs import council
from throneworld.imperium.verbs.cards import forget
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti4.state import of


def fill_agenda_deck(game: Game, count: int) -> None:
    """If fewer agendas are left the discards, shuffled, follow below them (RR 22.5)."""
    state = of(game)
    if len(state.agenda_deck) < count and state.agenda_discards:
        state.agenda_deck = (*state.agenda_deck, *game.shuffle("agenda_deck", state.agenda_discards))
        state.agenda_discards = ()
        game.tell("deck_reshuffled", "agenda")


def draw_agenda(game: Game) -> str:
    """The top agenda, out of the deck."""
    fill_agenda_deck(game, 1)
    state = of(game)
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


def place_law(game: Game, law: str, about: Noun) -> None:
    """Into the common play area, before its owner, or onto the planet that was elected: readied, as new."""
    state = of(game)
    state.exhausted_laws = tuple([each for each in state.exhausted_laws if each != law])
    council.place_law(game, law, about)


EVENTS: dict[str, tuple[str, ...]] = {"agenda_discarded": ("agenda",)}
