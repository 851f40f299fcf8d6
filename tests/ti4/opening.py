"""Whole games for tests of the setup: begun as `new_game` begins them, and played until a phase."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.kernel.asks import Noun
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.registry import Definition
from throneworld.ti4 import setup
from throneworld.ti4.knowledge import ZONES
from throneworld.ti4.meta_settings import SETTINGS
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.order import timing_order
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import FACTION, SETUP

FACTIONS = ("sol", "hacan", "saar", "creuss", "jolnar", "winnu")


def opening(seats: Sequence[str] | int, seed: int = 1, **options: Noun) -> Game:
    """A new game at its first question."""
    return DEFINITION.new(seats, seed, options)


def set_up(seats: Sequence[str] | int, seed: int = 1, **options: Noun) -> Game:
    """A game at the first question after the setup; everybody has answered with the first option."""
    game = opening(seats, seed, **options)
    while of(game).phase == SETUP:
        ask = game.asks[0]
        game.choose(ask.seat, ask.options[0])
    return game


def answer(game: Game, *option: Noun) -> None:
    """The first seat that is asked answers."""
    game.choose(game.asks[0].seat, option)


def told(game: Game, kind: str) -> list[tuple[Noun, ...]]:
    return [event.args for event in game.log if event.kind == kind]


def _remembers(game: Game, event: Event) -> bool:
    return True


DEFINITION = Definition(
    id="ti4-opening",
    fewest_seats=3,
    most_seats=6,
    factions=tuple(FACTION),
    settings=SETTINGS,
    steps=(),
    listeners=(),
    moments=MOMENTS,
    events={},
    state=Ti4State,
    begin=setup.begin,
    order=lambda game, occasion: timing_order(game),
    public=lambda game: {},
    private=lambda game, seat: {},
    zones=ZONES,
    remembers=_remembers,
    invariants=lambda game: None,
)
