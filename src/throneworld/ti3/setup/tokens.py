"""What lies on a map besides its tiles: artifacts, borders, wormholes, counters, guards."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.edition import Place
from throneworld.kernel.game import Game
from throneworld.ti3.setup.charts import Chart
from throneworld.ti3.state import SPACE, Border, Gate, Ti3State, of
from throneworld.ti3.tables import (
    ARTIFACTS,
    BESIDE,
    BORDER_TOKEN,
    CUSTODIANS,
    DUMMY,
    MECATOL_REX,
    MECATOL_TILE,
    Spot,
)

STREAM = "artifacts"


def lay_tokens(game: Game, chart: Chart) -> None:
    """All but those on borders, which may be those of a home that nobody knows yet (ruling 192)."""
    state = of(game)
    state.gates = tuple([Gate(state.map[place], letters) for place, letters in chart.gates])
    state.worldgates = chart.worldgates if game.options["worldgates"] else ()
    for counter in chart.counters:
        lay_counter(state, place_of_spot(state, counter.at), counter.id, counter.value)
    post_custodians(game)
    if game.options["artifacts"] and chart.artifacts:
        state.burials = tuple([place_of_spot(state, spot) for spot in chart.artifacts])
        if not chart.hidden_by_players:
            bury(game, state.burials, chart.drawn)


def lay_borders(game: Game, chart: Chart) -> None:
    """Border tokens, once all homes lie there."""
    if game.options["border_tokens"]:
        state = of(game)
        state.borders += tuple(
            [border(state.map[one], state.map[other], kind) for one, other, kind in chart.borders]
        )


def border(one: int, other: int, kind: str) -> Border:
    """The direction of a wave counts; else the lower number comes first."""
    return (
        Border(one, other, kind)
        if BORDER_TOKEN[kind].one_way
        else Border(min(one, other), max(one, other), kind)
    )


def lay_counter(state: Ti3State, place: Place, counter: str, value: int) -> None:
    """A counter that lies face up is named by its type and its value, if it has one."""
    name = f"{counter}:{value}" if value else counter
    state.counters[place] = (*state.counters.get(place, ()), name)


def post_custodians(game: Game) -> None:
    """Two counters guard Mecatol Rex, if it is in play (ruling 85)."""
    state = of(game)
    if game.options["custodians"] and MECATOL_TILE in state.map:
        for counter, value in CUSTODIANS:
            lay_counter(state, MECATOL_REX, counter, value)


def place_of_spot(state: Ti3State, spot: Spot) -> Place:
    if spot.place == BESIDE or spot.planet:
        return spot.planet
    return SPACE[state.map[spot.place]]


def bury(game: Game, places: Sequence[Place], drawn: tuple[int, int]) -> None:
    """So many real ones and dummies, shuffled; what is too much leaves the game unseen (SA-6.11)."""
    real, dummies = drawn
    tokens = [*tuple(ARTIFACTS.values())[:real], *(f"{DUMMY}_{number + 1}" for number in range(dummies))]
    state = of(game)
    state.burials = tuple(places)
    state.buried = game.shuffle(STREAM, tokens)[: len(places)]
