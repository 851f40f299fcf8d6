"""Racial Objectives (SA-3.26.14, 12.3.2): three of each race, of which one is scored; they lie open."""

from __future__ import annotations

from throneworld.kernel.asks import Noun, Refusal
from throneworld.kernel.game import Game
from throneworld.ti3.state import of
from throneworld.ti3.tables import RACIAL_OBJECTIVES_OF

OPTION = "racial_objectives"
EVERY: frozenset[str] = frozenset(each for three in RACIAL_OBJECTIVES_OF.values() for each in three)


def of_race(game: Game, seat: int) -> tuple[str, ...]:
    """The three of a player, scored or not."""
    race = of(game).factions[seat]
    return RACIAL_OBJECTIVES_OF[race] if race and game.options.get(OPTION, False) else ()


def scored_of(game: Game, seat: int) -> str:
    """The one that he has scored, if any."""
    return next((each for each in of_race(game, seat) if each in of(game).scored[seat]), "")


def racial_objectives(game: Game, seat: int) -> tuple[str, ...]:
    """Those that he may still score: once one is, the other two are gone for good (SA-3.26.4)."""
    return () if scored_of(game, seat) else of_race(game, seat)


def absent(game: Game, seat: int, objective: Noun) -> Refusal:
    """Why one that is no candidate of his cannot be claimed."""
    if not game.options.get(OPTION, False):
        return Refusal("SA-16.1.1", "without_racial_objectives")
    if objective not in of_race(game, seat):
        return Refusal("SA-3.26.14", "objective_of_other_race", (objective,))
    scored = scored_of(game, seat)
    if objective == scored:
        return Refusal("SA-3.26.3", "claimed_already", (objective,))
    return Refusal("SA-3.26.4", "racial_discarded", (scored,))
