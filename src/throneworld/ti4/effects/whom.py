"""Whom an effect concerns: players by a name, worked out when it is carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from throneworld.galaxy.sets import Systems
from throneworld.imperium.board import wormholes
from throneworld.imperium.conditions import sides
from throneworld.imperium.order import playing
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect
from throneworld.ti4.order import speaker_order
from throneworld.ti4.state import NOBODY, Ti4State, of, seat_of
from throneworld.ti4.tables import ALPHA, BETA, DELTA, PROMISSORY_NOTE, TECHNOLOGY, UNIT
from throneworld.ti4.units import fleets
from throneworld.ti4.voting.ballots import voters_for
from throneworld.ti4.voting.outcomes import AGAINST, FOR

ME, ACTOR, OPPONENT, LOSER = "me", "actor", "opponent", "loser"
"""Who carries it out; whom the occasion is about; the other side of a combat; who has lost it."""
CHOSEN, LAST_CHOSEN = "chosen", "last_chosen"
"""The first or the last target that was named: a player, a planet, a system, or whoever was elected."""
EACH, FOR_VOTERS, AGAINST_VOTERS = "each_player", "for_voters", "against_voters"
MOST_POINTS, FEWEST_POINTS = "most_points", "fewest_points"
OWNER, OPPOSING_OWNER, CONTROLLER = "owner", "opposing_owner", "controller"
"""Whose component it is, or he only if he is the other side; who controls the planet that was chosen."""
AT_WORMHOLES = "at_wormholes"
"""Everybody who has ships in a system with a wormhole."""
OWNING = "owning:"
"""Begins the name of those who own a technology of a kind of unit."""


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
        name, colon, kind = whom.partition(":")
        found = owners_of(of(game), kind) if colon else WHOM[name](game, self)
        return [seat for seat in found if seat != NOBODY and seat not in of(game).eliminated]


def owner_of_note(state: Ti4State, title: str) -> int:
    """Who plays the faction of a note, or NOBODY."""
    return seat_of(state, PROMISSORY_NOTE[title].faction)


def _opposing_owner(state: Ti4State, effect: Verb) -> tuple[int, ...]:
    owner = owner_of_note(state, effect.why)
    return (owner,) if owner == opponent_of(effect) else ()


def owners_of(state: Ti4State, kind: str) -> list[int]:
    """Whoever has a technology of such units; what is printed on a sheet from the start is none."""
    return [seat for seat in speaker_order(state) if _owns(state, seat, kind)]


def _owns(state: Ti4State, seat: int, kind: str) -> bool:
    units = [TECHNOLOGY[each].unit for each in state.technologies[seat]]
    return any(unit and UNIT[unit].type == kind for unit in units)


def with_points(state: Ti4State, rank: Callable[[Iterable[int]], int]) -> list[int]:
    """All who have the most points, or all who have the fewest, from the speaker on."""
    wanted = rank(state.points[seat] for seat in playing(state))
    return [seat for seat in _everybody(state) if state.points[seat] == wanted]


def _everybody(state: Ti4State) -> list[int]:
    return [seat for seat in speaker_order(state) if seat not in state.eliminated]


def _with_ships_at_wormholes(state: Ti4State) -> list[int]:
    return [seat for seat in _everybody(state) if fleets(state, seat) & wormhole_systems(state)]


def wormhole_systems(state: Ti4State) -> Systems:
    """Systems with a wormhole of any letter."""
    return wormholes(state, ALPHA, BETA, DELTA)


def opponent_of(effect: Effect) -> int:
    one, other = sides(effect.occasion)
    return int(other if one == effect.seat else one)


WHOM: dict[str, Callable[[Game, Verb], Sequence[int]]] = {
    ME: lambda game, effect: (effect.seat,),
    ACTOR: lambda game, effect: (int(effect.occasion["seat"]),),
    OPPONENT: lambda game, effect: (opponent_of(effect),),
    LOSER: lambda game, effect: (int(effect.occasion["loser"]),),
    CHOSEN: lambda game, effect: (int(effect.targets[0]),),
    LAST_CHOSEN: lambda game, effect: (int(effect.targets[-1]),),
    EACH: lambda game, effect: _everybody(of(game)),
    FOR_VOTERS: lambda game, effect: voters_for(game, FOR),
    AGAINST_VOTERS: lambda game, effect: voters_for(game, AGAINST),
    MOST_POINTS: lambda game, effect: with_points(of(game), max),
    FEWEST_POINTS: lambda game, effect: with_points(of(game), min),
    AT_WORMHOLES: lambda game, effect: _with_ships_at_wormholes(of(game)),
    OWNER: lambda game, effect: (owner_of_note(of(game), effect.why),),
    OPPOSING_OWNER: lambda game, effect: _opposing_owner(of(game), effect),
    CONTROLLER: lambda game, effect: (of(game).control.get(str(effect.targets[0]), NOBODY),),
}
