"""Who has a component, and whether it can be used at present: what a card has silenced is not there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from throneworld.imperium.marks import is_marked
from throneworld.imperium.state import NOBODY, ImperiumState
from throneworld.imperium.units import FLAGSHIP, INDEX
from throneworld.kernel.game import Game

Holders = Callable[[Game], Sequence[int]]

SILENCED = "silenced"
"""Mark: this player cannot use faction abilities or faction technologies."""
RESTRAINED = "restrained"
"""Mark: this player cannot vote, play action cards or choose to use faction abilities."""


def is_silenced(state: ImperiumState, seat: int) -> bool:
    return bool(state.marks) and is_marked(state, SILENCED, seat)


def is_restrained(state: ImperiumState, seat: int) -> bool:
    """Whether a player may not choose to use abilities; those that are no choice remain."""
    return bool(state.marks) and is_marked(state, RESTRAINED, seat)


def law_owner(state: ImperiumState, law: str) -> int:
    """The player who owns a law, or NOBODY."""
    owner = state.laws.get(law, NOBODY)
    return owner if isinstance(owner, int) else NOBODY


def has_flagship_in(state: ImperiumState, seat: int, place: str) -> bool:
    group = state.units[seat].get(place)
    return group is not None and group[INDEX[FLAGSHIP]] > 0


# Who could use it: asked at every window, so each looks at as little as it can


def holders_of_ability(faction: str, must: bool) -> Holders:
    """Whoever plays the faction, unless it is silenced, or restrained and the ability is a choice."""

    def holders(game: Game) -> Sequence[int]:
        state: ImperiumState = game.state
        if faction not in state.factions:
            return ()
        seat = state.factions.index(faction)
        if is_silenced(state, seat) or (not must and is_restrained(state, seat)):
            return ()
        return (seat,)

    return holders


def holders_of_flagship(faction: str) -> Holders:
    """Whoever plays the faction, if the ship is on the board."""

    def holders(game: Game) -> Sequence[int]:
        state: ImperiumState = game.state
        if faction not in state.factions:
            return ()
        seat = state.factions.index(faction)
        there = any(has_flagship_in(state, seat, place) for place in state.units[seat])
        return (seat,) if there else ()

    return holders


def holders_of_law(law: str, owner_only: bool) -> Holders:
    """Its owner, or everybody whom it may concern."""

    def holders(game: Game) -> Sequence[int]:
        state: ImperiumState = game.state
        if law not in state.laws:
            return ()
        if not owner_only:
            return [seat for seat in range(game.seats) if seat not in state.eliminated]
        owner = law_owner(state, law)
        return () if owner == NOBODY else (owner,)

    return holders


def holders_of_copies(copies: frozenset[str]) -> Callable[[Game], list[int]]:
    """Who has one of the copies of an action card in his hand."""

    def holders(game: Game) -> list[int]:
        where = in_hands(game.state)
        if where.keys().isdisjoint(copies):
            return []
        return sorted({seat for card in copies for seat in where.get(card, ())})

    return holders


def in_hands(state: ImperiumState) -> Mapping[str, tuple[int, ...]]:
    """Who has which action card in his hand; worked out once for the same hands."""
    hands, where = state.in_hands
    if hands != state.hands:
        where = {}
        for seat, hand in enumerate(state.hands):
            for card in hand:
                where[card] = (*where.get(card, ()), seat)
        state.in_hands = state.hands.copy(), where
    return where
