"""Destroying the units to which hits were assigned, all together."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.combat.combatants import batches, by_level
from throneworld.imperium.combat.targets import Doomed
from throneworld.imperium.edition import Place
from throneworld.imperium.movement.cargo import laden, lose_cargo
from throneworld.imperium.state import of
from throneworld.imperium.units import FLAGSHIP, count
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game


def destroy_doomed(game: Game, side: int, doomed: Sequence[Doomed], how: str, by: int) -> None:
    """All of these units at once, if nothing else has destroyed them meanwhile.

    What happens when a flagship falls comes before what follows the loss of the others.
    """
    batch: dict[tuple[str, Place], list[Doomed]] = {}
    for unit in doomed:
        batch.setdefault((unit[0], unit[1]), []).append(unit[2:])
    units = sorted(batch.items(), key=lambda each: each[0][0] != FLAGSHIP)
    lost = [each for unit, named in units for each in _destroy(game, side, *unit, named, how, by)]
    if lost:
        of(game).edition.units_lost(game, side, lost, how, by)


def _destroy(
    game: Game, side: int, kind: str, place: Place, named: list[Doomed], how: str, by: int
) -> list[tuple[str, Place, int]]:
    """What of them was still there, and went down with it; the sound ones and the damaged fall together."""
    state = of(game)
    there = by_level(state, side, (kind, place, count(state, side, place, kind)))
    taken = _taken(there, [each[0] for each in named])
    lost = [(kind, place, sum(taken))] if any(taken) else []
    for ship in laden(state, side, place, kind, taken, [(each[0], each[1]) for each in named if each[1:]]):
        lost += lose_cargo(game, side, place, ship, how, by)
    for many, damaged, level in batches(taken):
        destroy_units(game, side, place, kind, many, how, damaged=damaged, level=level, by=by)
    return lost


def _taken(there: Sequence[int], levels: list[int]) -> list[int]:
    """How many of each level of damage fall: if too few are as damaged as they were, others do."""
    taken = [min(levels.count(level), many) for level, many in enumerate(there)]
    missing = len(levels) - sum(taken)
    for level in reversed(range(len(there))):
        more = min(missing, there[level] - taken[level])
        taken[level] += more
        missing -= more
    return taken
