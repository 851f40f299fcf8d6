"""Objectives that leave the game; with Ascendancy those about technologies do so each round (SA-16.7.6)."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.ti3.council.laws import discard_law
from throneworld.ti3.objectives.revealing import reveal_stage_one, reveal_stage_two
from throneworld.ti3.state import of
from throneworld.ti3.tables import OBJECTIVE, TECHNOLOGY_KIND


def take_out(game: Game, objective: str) -> None:
    """A public objective leaves the game, with all markers on it and every law about it (ruling 137)."""
    state = of(game)
    state.scored = [tuple([each for each in row if each != objective]) for row in state.scored]
    state.objectives = tuple([each for each in state.objectives if each != objective])
    state.objectives_2 = tuple([each for each in state.objectives_2 if each != objective])
    state.objective_box = (*state.objective_box, objective)
    game.tell("objective_replaced", objective)
    for law in [law for law, about in state.laws.items() if about == objective]:
        discard_law(game, law)


def renew_technologies(game: Game) -> None:
    """Those that lie face up; in the place of each comes the next of its stage (ruling 103)."""
    for reveal, row in ((reveal_stage_one, of(game).objectives), (reveal_stage_two, of(game).objectives_2)):
        for objective in [each for each in row if OBJECTIVE[each].kind == TECHNOLOGY_KIND]:
            take_out(game, objective)
            reveal(game)


EVENTS: dict[str, tuple[str, ...]] = {"objective_replaced": ("objective",)}
