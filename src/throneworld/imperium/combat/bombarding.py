"""Bombardment: what can, at what it is aimed, and its roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from throneworld.imperium.combat.combatants import combat_modifier
from throneworld.imperium.combat.purposes import BOMBARDMENT
from throneworld.imperium.modifiers import total
from throneworld.imperium.quantities import BOMBARDMENT_ROLL_AGAINST
from throneworld.imperium.rolling import roll_for_hits
from throneworld.imperium.state import NOBODY, SPACE, ImperiumState, of
from throneworld.imperium.units import SHIPS, count
from throneworld.kernel.game import Game

Aimed: TypeAlias = tuple[str, str, int]
"""So many units of a kind at a planet: kind, planet, number."""


def bombarding(state: ImperiumState, side: int, system: int) -> dict[str, int]:
    """A side's units with bombardment in the space area of a system: kinds and how many."""
    space, profile = SPACE[system], state.edition.profile
    if space not in state.forces(side):
        return {}
    found = {kind: count(state, side, space, kind) for kind in SHIPS}
    return {
        kind: number
        for kind, number in found.items()
        if number and profile(state, side, kind).bombardment is not None
    }


def with_more(aimed: tuple[Aimed, ...], kind: str, planet: str, more: int) -> tuple[Aimed, ...]:
    """So many more units of a kind at a planet."""
    if not more:
        return aimed
    for place, (one, target, number) in enumerate(aimed):
        if one == kind and target == planet:
            return (*aimed[:place], (kind, planet, number + more), *aimed[place + 1 :])
    return (*aimed, (kind, planet, more))


def bombard(game: Game, side: int, planet: str, aimed: Sequence[Aimed], extra: tuple[str, ...] = ()) -> int:
    """The hits of all that is aimed at a planet; one kind may roll one more die at one planet."""
    state, hits = of(game), 0
    for kind, target, number in aimed:
        row = state.edition.profile(state, side, kind)
        if target == planet and row.bombardment is not None:
            dice = row.bombardment.dice * number + (extra == (kind, planet))
            needs = (row.bombardment.hits_on or row.combat) - _modifier(state, side, kind, planet)
            hits += roll_for_hits(game, side, dice, BOMBARDMENT, needs)
    game.tell("bombarded", side, planet, hits)
    return hits


def _modifier(state: ImperiumState, side: int, kind: str, planet: str) -> int:
    """What is added to each die, by who fires and by whose planet it is."""
    space = SPACE[state.edition.system[planet]]
    against = total(state, BOMBARDMENT_ROLL_AGAINST, state.control.get(planet, NOBODY), planet)
    return combat_modifier(state, side, kind, space, BOMBARDMENT) + against


EVENTS: dict[str, tuple[str, ...]] = {"bombarded": ("seat", "planet", "hits")}
