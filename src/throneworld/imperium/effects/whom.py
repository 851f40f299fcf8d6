"""Whom an effect concerns: players by a name, worked out when it is carried out.

A game has names of its own besides: each of its modules may export them as `SELECTORS`. A name may tell
something more after a colon.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from throneworld.imperium.conditions import opponent
from throneworld.imperium.council import AGAINST, FOR, voters_for
from throneworld.imperium.state import NOBODY, ImperiumState, of
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect

ME, ACTOR, OPPONENT, LOSER = "me", "actor", "opponent", "loser"
"""Who carries it out; whom the occasion is about; the other side of a combat; who has lost it."""
CHOSEN, LAST_CHOSEN = "chosen", "last_chosen"
"""The first or the last target that was named: a player, a planet, a system, or whoever was elected."""
EACH, FOR_VOTERS, AGAINST_VOTERS = "each_player", "for_voters", "against_voters"
MOST_POINTS, FEWEST_POINTS = "most_points", "fewest_points"
CONTROLLER = "controller"
"""Who controls the planet that was chosen."""


class Verb(Effect, frozen=True, kw_only=True):
    """An effect that may serve any component."""

    abstract: ClassVar[bool] = True
    why: str = ""
    """The component; not said where the occasion is about the component itself."""

    @property
    def reason(self) -> str:
        return self.why or str(self.occasion.first)

    def seats(self, game: Game, whom: str) -> list[int]:
        """Those whom a selector means and who are still in the game."""
        state = of(game)
        name, _, more = whom.partition(":")
        selector = WHOM.get(name) or state.edition.selectors[name]
        found = selector(game, self, more) if more else selector(game, self)
        return [seat for seat in found if seat != NOBODY and seat not in state.eliminated]


def everybody(state: ImperiumState) -> list[int]:
    """All who are still in the game, in the order in which texts come true for them."""
    return [seat for seat in state.edition.text_order(state) if seat not in state.eliminated]


def with_points(state: ImperiumState, rank: Callable[[Iterable[int]], int]) -> list[int]:
    """All who have the most points, or all who have the fewest."""
    wanted = rank(state.points[seat] for seat in everybody(state))
    return [seat for seat in everybody(state) if state.points[seat] == wanted]


def _voters(game: Game, outcome: str) -> Sequence[int]:
    state = of(game)
    return voters_for(state, outcome, state.edition.text_order(state))


WHOM: dict[str, Callable[..., Sequence[int]]] = {
    ME: lambda game, effect: (effect.seat,),
    ACTOR: lambda game, effect: (int(effect.occasion["seat"]),),
    OPPONENT: lambda game, effect: (opponent(effect.seat, effect.occasion),),
    LOSER: lambda game, effect: (int(effect.occasion["loser"]),),
    CHOSEN: lambda game, effect: (int(effect.targets[0]),),
    LAST_CHOSEN: lambda game, effect: (int(effect.targets[-1]),),
    EACH: lambda game, effect: everybody(of(game)),
    FOR_VOTERS: lambda game, effect: _voters(game, FOR),
    AGAINST_VOTERS: lambda game, effect: _voters(game, AGAINST),
    MOST_POINTS: lambda game, effect: with_points(of(game), max),
    FEWEST_POINTS: lambda game, effect: with_points(of(game), min),
    CONTROLLER: lambda game, effect: (of(game).control.get(str(effect.targets[0]), NOBODY),),
}
