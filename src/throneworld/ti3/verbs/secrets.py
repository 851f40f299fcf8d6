"""Secret objectives of others that one looks at."""

from __future__ import annotations

from throneworld.imperium.verbs.cards import also_learn, secret_name
from throneworld.kernel.game import Game
from throneworld.ti3.state import of


def look_at_secrets(game: Game, seat: int, other: int) -> None:
    """All that the other has not claimed."""
    state = of(game)
    for objective in state.secrets[other]:
        also_learn(state, secret_name(state, objective), seat)
    game.tell("secrets_looked_at", seat, other)
    game.tell("secrets_seen", seat, other, *state.secrets[other], to=state.pair(seat))


EVENTS: dict[str, tuple[str, ...]] = {
    "secrets_looked_at": ("seat", "other"),
    "secrets_seen": ("seat", "other", "objectives"),
}
