"""Leaders who have lost their place; what becomes of them is decided at the end of the action (SA-14.2.1)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from throneworld.imperium.edition import Place
from throneworld.kernel.game import Game
from throneworld.ti3.leaders.persons import PERSON
from throneworld.ti3.state import of


def riders_lost(game: Game, seat: int, place: Place, riders: Sequence[str]) -> None:
    """The ship of these is lost; marks of cards on it simply go (SA-14.2.1)."""
    displace(game, [each for each in riders if each in PERSON], place)


def displace(game: Game, leaders: Sequence[str], place: Place) -> None:
    state = of(game)
    for name in leaders:
        leader = state.leaders[name]
        if not leader.displaced:
            state.leaders[name] = replace(leader, place=place, displaced=True)
            game.tell("leader_displaced", name, place)


EVENTS: dict[str, tuple[str, ...]] = {"leader_displaced": ("leader", "place")}
