"""Technologies that players gain and lose."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti3.deeds import LEARNED, note
from throneworld.ti3.state import of


def gain_technology(game: Game, seat: int, technology: str, how: str) -> None:
    state = of(game)
    state.technologies[seat] = (*state.technologies[seat], technology)
    game.tell("technology_gained", seat, technology, how)
    note(game, LEARNED, seat, technology)
    game.open("technology_acquired", seat, technology)


def lose_technology(game: Game, seat: int, technology: str) -> None:
    state = of(game)
    state.technologies[seat] = tuple([each for each in state.technologies[seat] if each != technology])
    game.tell("technology_lost", seat, technology)


def gain_racial_technology(game: Game, seat: int, technology: str) -> None:
    state = of(game)
    state.racial_technologies[seat] = (*state.racial_technologies[seat], technology)
    game.tell("racial_technology_gained", seat, technology)


EVENTS: dict[str, tuple[str, ...]] = {
    "technology_gained": ("seat", "technology", "how"),
    "technology_lost": ("seat", "technology"),
    "racial_technology_gained": ("seat", "technology"),
}
