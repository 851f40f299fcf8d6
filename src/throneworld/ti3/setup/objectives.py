"""Step 10: what lies open when play begins (SA-2.3.14)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti3.objectives.replacing import in_its_place, replaced_from
from throneworld.ti3.setup.lacking import useless
from throneworld.ti3.state import of
from throneworld.ti3.tables import (
    PRELIMINARY,
    PRELIMINARY_DECK,
    REVEALED_AT_START,
    STAGE_1,
    STAGE_2,
)


def reveal_objectives(game: Game) -> None:
    """Three of each stage and a preliminary one. Imperium Rex that lies open does nothing yet (ruling 76)."""
    state = of(game)
    unused = useless(game)
    deck = [card for card in PRELIMINARY_DECK if card not in unused]
    preliminary = list(game.shuffle("preliminary", deck))
    first, state.objective_deck = _drawn(state.objective_deck, REVEALED_AT_START[STAGE_1])
    second, state.objective_deck_2 = _drawn(state.objective_deck_2, REVEALED_AT_START[STAGE_2])
    state.objectives = tuple([_replaced(game, card, preliminary) for card in first])
    state.objectives_2 = second
    if REVEALED_AT_START[PRELIMINARY] and preliminary:
        state.preliminary = preliminary.pop(0)
    state.objective_box = tuple(preliminary)
    for card in filter(None, (*state.objectives, *state.objectives_2, state.preliminary)):
        game.tell("objective_laid_out", card)


def _drawn(deck: tuple[str, ...], count: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return deck[:count], deck[count:]


def _replaced(game: Game, card: str, preliminary: list[str]) -> str:
    """In the place of some cards there is one that else would be out of play (ruling 93)."""
    if replaced_from(card) == PRELIMINARY and preliminary:
        return preliminary.pop(0)
    return in_its_place(game, card)


EVENTS: dict[str, tuple[str, ...]] = {"objective_laid_out": ("objective",)}
