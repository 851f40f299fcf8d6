"""Things in space that belong to whoever alone has ships there: trade stations, artifacts (ruling 108)."""

from __future__ import annotations

from throneworld.imperium.board import systems_in_play
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import seats_with_ships
from throneworld.imperium.verbs.planets import take_control
from throneworld.kernel.game import Game
from throneworld.ti3.deeds import TOOK, TOOK_ARTIFACT, note
from throneworld.ti3.domains.held import hold_finds
from throneworld.ti3.state import NOBODY, SPACE, of
from throneworld.ti3.tables import TILE_OF, TRADE_STATIONS
from throneworld.ti3.verbs.artifacts import turn_up_artifact


def find_artifact(game: Game, seat: int, system: int) -> None:
    """The first player who moves ships into a system finds what lies there in space (SA-6.11.5)."""
    turn_up_artifact(game, seat, SPACE[system])


def hold_space(game: Game) -> None:
    """Whoever alone has ships there holds what is in space, and keeps it until another is alone there."""
    hold_stations(game)
    hold_finds(game)
    state = of(game)
    for artifact, place in state.artifacts.items():
        seats = seats_with_ships(state, int(place)) if place in AREAS else ()
        if len(seats) == 1 and state.artifact_holders.get(artifact, NOBODY) != seats[0]:
            before = state.artifact_holders.get(artifact, NOBODY)
            state.artifact_holders[artifact] = seats[0]
            game.tell("artifact_held", seats[0], artifact, before)
            note(game, TOOK_ARTIFACT, seats[0], artifact, before)


def hold_stations(game: Game) -> None:
    """A player who is the only one with ships in the system gains it at once (SA-7.3.4)."""
    state = of(game)
    there = systems_in_play(state)
    for station in TRADE_STATIONS:
        system = TILE_OF[station]
        if not there >> system & 1:
            continue
        seats = seats_with_ships(state, system)
        if len(seats) == 1 and state.control.get(station, NOBODY) != seats[0]:
            before = take_control(game, seats[0], station)
            note(game, TOOK, seats[0], station, before)
            game.open("planet_gained_after", seats[0], station, before)


EVENTS: dict[str, tuple[str, ...]] = {"artifact_held": ("seat", "artifact", "other")}
