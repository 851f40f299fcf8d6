"""Racial Objectives ask for no more than a game has (ruling 227)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from throneworld.imperium.board import planets_in_play
from throneworld.kernel.game import Game
from throneworld.ti3.objectives.places import scope
from throneworld.ti3.state import of
from throneworld.ti3.tables import FLAGSHIP, MECATOL_TILE, MECHANIZED_UNIT, TRADE_STATIONS
from throneworld.ti3.tables.needs import (
    AT_MECATOL,
    CAPTIVES,
    NEAR_MECATOL,
    NEAR_STABLE,
    STABLE,
    AnyOf,
    Artifacts,
    Held,
    Need,
    Number,
    OpponentHomes,
    Planets,
    TradeStations,
)

OPTION_OF: dict[str, str] = {FLAGSHIP: "flagships", MECHANIZED_UNIT: "mechanized_units"}
"""Units that only games with an option have."""


def fitted(game: Game, needs: tuple[Need, ...]) -> list[Need]:
    """The parts that can be met in this game, with no more opponents than it began with."""
    return [_fewer_opponents(game, need) for need in needs if _is_there(game, need)]


def _fewer_opponents(game: Game, need: Any) -> Any:
    """A number that equals that of the opponents falls with it."""
    if isinstance(need, AnyOf):
        return AnyOf(tuple(_fewer_opponents(game, each) for each in need.needs))
    most, owners = game.seats - len(of(game).pair(0)), getattr(need, "owners", 0)
    if isinstance(need, OpponentHomes):
        return replace(need, n=min(need.n, most))
    if owners <= most:
        return need
    return replace(need, owners=most, n=most if need.n == owners else need.n)


def _is_there(game: Game, need: Any) -> bool:
    """Whether the game has what a part asks for: its places and its options."""
    if isinstance(need, AnyOf):
        return any(_is_there(game, each) for each in need.needs)
    if isinstance(need, Held):
        return _is_there(game, need.what)
    if not _places_are_there(game, need):
        return False
    if isinstance(need, Artifacts):
        return bool(game.options["artifacts"])
    if isinstance(need, Number) and need.of == CAPTIVES:
        return bool(game.options["leaders"])
    if isinstance(need, Planets) and need.which:
        return any(planet in planets_in_play(of(game)) for planet in need.which)
    return all(game.options[OPTION_OF[kind]] for kind in _kinds(need) if kind in OPTION_OF)


def _places_are_there(game: Game, need: Any) -> bool:
    """Systems that it names, one of them at least, and Trade Stations."""
    state = of(game)
    if isinstance(need, TradeStations):
        return any(planet in planets_in_play(state) for planet in TRADE_STATIONS)
    where = getattr(need, "where", ())
    if where and set(where) <= {AT_MECATOL, NEAR_MECATOL}:
        return MECATOL_TILE in state.map
    if where and set(where) <= {STABLE, NEAR_STABLE}:
        return bool(scope(state, 0, (STABLE,), 0, ""))
    return True


def _kinds(need: Any) -> list[str]:
    amounts = (*getattr(need, "holding", ()), *getattr(need, "around", ()))
    return [*getattr(need, "kind", ()), *(word for word, _ in amounts)]
