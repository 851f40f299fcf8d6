"""The laws that random games are held against can be broken."""

from __future__ import annotations

import pytest

import throneworld as tw
from tests.ti4.opening import FACTIONS
from throneworld.kernel.game import Game
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import SETUP
from throneworld.ti4.units import some


@pytest.fixture(scope="module")
def begun() -> Game:
    game = tw.new_game("ti4", seats=list(FACTIONS), seed=1)
    while of(game).phase == SETUP:
        ask = game.asks[0]
        game.choose(ask.seat, ask.options[0])
    return game


def test_a_game_that_has_begun_breaks_none(begun: Game) -> None:
    begun.definition.invariants(begun)


def too_many_cruisers(state: Ti4State) -> None:
    state.units[0]["1"] = some("cruiser", 9)


def a_ship_on_a_planet(state: Ti4State) -> None:
    state.units[0]["jord"] = some("cruiser", 1)


def units_beside_the_board(state: Ti4State) -> None:
    state.units[0]["muaat"] = some("infantry", 1)


def a_token_beside_the_board(state: Ti4State) -> None:
    state.tactic[0], state.on_board[0] = state.tactic[0] - 1, 1 << 4


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (too_many_cruisers, "pieces of cruiser"),
        (a_ship_on_a_planet, "ships on jord"),
        (units_beside_the_board, "not in play"),
        (a_token_beside_the_board, "beside the board"),
    ],
)
def test_what_breaks_a_law_is_named(begun: Game, change: object, said: str) -> None:
    game = begun.copy()
    assert callable(change)
    change(of(game))
    with pytest.raises(AssertionError, match=said):
        game.definition.invariants(game)
