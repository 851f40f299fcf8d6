"""Texts that look at objectives which players have claimed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from throneworld.imperium.effects.whom import Verb, everybody
from throneworld.kernel.game import Game
from throneworld.ti3.objectives.claiming import given_by
from throneworld.ti3.objectives.renewing import take_out
from throneworld.ti3.objectives.revealing import draw_objectives, put_into_play
from throneworld.ti3.points import take_points
from throneworld.ti3.state import of
from throneworld.ti3.tables import SECRET_DECK

CLAIMED, FULFILLED_SECRET = "claimed", "fulfilled_secret"
"""All who have claimed the objective that was elected; all who have fulfilled a secret one."""


class ReplaceObjective(Verb, frozen=True):
    """It leaves the game, with the points that it gave; another one of Stage I comes into play."""

    def run(self, game: Game) -> None:
        objective = str(self.targets[0])
        for seat in self.seats(game, CLAIMED):
            take_points(game, seat, given_by(game, seat, objective), self.reason)
        take_out(game, objective)
        for card in draw_objectives(game, 1):
            put_into_play(game, card)


def _claimed(game: Game, effect: Verb) -> list[int]:
    state = of(game)
    return [seat for seat in everybody(state) if effect.targets[0] in state.scored[seat]]


def _fulfilled_secret(game: Game, effect: Verb) -> list[int]:
    """One that lies open for all is none any more (ruling 206)."""
    state = of(game)
    own = set(SECRET_DECK) - set(state.objectives)
    return [seat for seat in everybody(state) if own & set(state.scored[seat])]


SELECTORS: dict[str, Callable[..., Sequence[Any]]] = {
    CLAIMED: _claimed,
    FULFILLED_SECRET: _fulfilled_secret,
}
