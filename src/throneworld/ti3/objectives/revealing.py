"""Objectives come into play: by bonus counters, and by Bureaucracy itself (SA-15.8, ruling 76)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti3.ending import IMPERIUM_REX, agreed_goal, end_by_points
from throneworld.ti3.objectives.replacing import in_its_place
from throneworld.ti3.state import of

THE_END = "s2_imperium_rex"
"""The objective that ends the game when Stage II has begun."""


def stage_two_has_begun(game: Game) -> bool:
    """As many objectives of Stage I lie face up as points are needed (SA-3.26.9), before Ascendancy doubles
    their number (ruling 103)."""
    return len(of(game).objectives) >= agreed_goal(game)


def reveal_next_objective(game: Game) -> None:
    """Stage I until their number equals the goal, Stage II from then on (SA-15.8.1)."""
    if stage_two_has_begun(game):
        reveal_stage_two(game)
    else:
        reveal_stage_one(game)


def reveal_stage_one(game: Game) -> None:
    state = of(game)
    game.fence()
    if state.objective_deck:
        card, *rest = state.objective_deck
        state.objective_deck = tuple(rest)
        put_into_play(game, card)


def reveal_stage_two(game: Game) -> None:
    state = of(game)
    game.fence()
    if state.objective_deck_2:
        card, *rest = state.objective_deck_2
        state.objective_deck_2 = tuple(rest)
        state.objectives_2 = (*state.objectives_2, card)
        game.tell("objective_revealed", card)
        _look_for_the_end(game)


def draw_objectives(game: Game, count: int) -> tuple[str, ...]:
    """So many of Stage I as there are, open to all (ruling 75)."""
    state = of(game)
    drawn, state.objective_deck = state.objective_deck[:count], state.objective_deck[count:]
    if drawn:
        game.fence()
        game.tell("objectives_drawn", *drawn)
    return drawn


def put_into_play(game: Game, objective: str) -> None:
    state, laid = of(game), in_its_place(game, objective)
    state.objectives = (*state.objectives, laid)
    game.tell("objective_revealed", laid)
    _look_for_the_end(game)


def put_back(game: Game, objective: str, *, on_top: bool) -> None:
    state = of(game)
    deck = state.objective_deck
    state.objective_deck = (objective, *deck) if on_top else (*deck, objective)
    game.tell("objective_put_back", objective, int(on_top))


def _look_for_the_end(game: Game) -> None:
    """Imperium Rex ends the game if it lies face up when Stage II begins, or later (ruling 76)."""
    if stage_two_has_begun(game) and THE_END in of(game).objectives_2 and game.result is None:
        end_by_points(game, IMPERIUM_REX)


EVENTS: dict[str, tuple[str, ...]] = {
    "objective_revealed": ("objective",),
    "objectives_drawn": ("objectives",),
    "objective_put_back": ("objective", "top"),
}
