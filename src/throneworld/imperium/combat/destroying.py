"""Destroying the units to which hits were assigned, all together."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.combat.combatants import batches, by_level
from throneworld.imperium.combat.targets import Doomed
from throneworld.imperium.edition import Place
from throneworld.imperium.state import of
from throneworld.imperium.units import FLAGSHIP, count
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game


def destroy_doomed(game: Game, side: int, doomed: Sequence[Doomed], how: str, by: int) -> None:
    """All of these units at once, if nothing else has destroyed them meanwhile.

    What happens when a flagship falls comes before what follows the loss of the others.
    """
    batch: dict[tuple[str, Place], list[int]] = {}
    for kind, place, level in doomed:
        batch.setdefault((kind, place), []).append(level)
    units = sorted(batch.items(), key=lambda each: each[0][0] != FLAGSHIP)
    lost = [(*unit, _destroy(game, side, *unit, levels, how, by)) for unit, levels in units]
    lost = [each for each in lost if each[2]]
    if lost:
        of(game).edition.units_lost(game, side, lost, how, by)


def _destroy(game: Game, side: int, kind: str, place: Place, levels: list[int], how: str, by: int) -> int:
    """How many of them were still there; the sound ones and the damaged fall together."""
    state = of(game)
    there = by_level(state, side, (kind, place, count(state, side, place, kind)))
    taken = _taken(there, levels)
    for many, damaged, level in batches(taken):
        destroy_units(game, side, place, kind, many, how, damaged=damaged, level=level, by=by)
    return sum(taken)


def _taken(there: Sequence[int], levels: list[int]) -> list[int]:
    """How many of each level of damage fall: if too few are as damaged as they were, others do."""
    taken = [min(levels.count(level), many) for level, many in enumerate(there)]
    missing = len(levels) - sum(taken)
    for level in reversed(range(len(there))):
        more = min(missing, there[level] - taken[level])
        taken[level] += more
        missing -= more
    return taken
