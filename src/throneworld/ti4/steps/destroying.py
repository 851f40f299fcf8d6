"""Destroying the units to which hits were assigned, all together, and what that is worth (RR 29)."""

from __future__ import annotations

from collections.abc import Sequence

from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.ti4.objectives import happening
from throneworld.ti4.state import NOBODY, SYSTEM, Place, of
from throneworld.ti4.steps.targets import Doomed
from throneworld.ti4.tables import FLAGSHIP, INFANTRY, WAR_SUN
from throneworld.ti4.tactical.combatants import AREAS, FIGHTS_AS_SHIP
from throneworld.ti4.units import count, damaged_count, has_ships

COMBAT = "combat"
SPACE_CANNON = "space_cannon"
BOMBARDMENT = "bombardment"
ABILITY = "ability"
"""How hits were produced, beside `targets.BARRAGE`: what `AssignHits.how` and the log call it."""


def destroy_doomed(game: Game, seat: int, doomed: Sequence[Doomed], how: str, by: int) -> None:
    """All of these units at once, if nothing else has destroyed them meanwhile.

    What happens when a flagship falls comes before what follows the loss of the others (RR 1.14).
    """
    batch: dict[tuple[str, Place], tuple[int, int]] = {}
    for kind, place, damaged in doomed:
        many, hurt = batch.get((kind, place), (0, 0))
        batch[kind, place] = many + 1, hurt + damaged
    units = sorted(batch.items(), key=lambda each: each[0][0] != FLAGSHIP)
    lost = [unit for unit, (many, hurt) in units if _destroy(game, seat, *unit, many, hurt, how, by)]
    if lost and by not in (NOBODY, seat):
        _tell_of_feats(game, seat, lost, how, by)


def _destroy(game: Game, seat: int, kind: str, place: Place, many: int, hurt: int, how: str, by: int) -> int:
    """How many of them were still there."""
    state = of(game)
    present = min(many, count(state, seat, place, kind))
    sound = count(state, seat, place, kind) - damaged_count(state, seat, place, kind)
    damaged = max(present - sound, min(hurt, damaged_count(state, seat, place, kind)))
    destroy_units(game, seat, place, kind, present, how, damaged=damaged, by=by)
    if kind == INFANTRY and state.marks:
        _strike_off(game, seat, place, present)
    return present


def _strike_off(game: Game, seat: int, place: Place, many: int) -> None:
    """Ground forces that fought as ships are fewer now."""
    state, kept = of(game), []
    for each in state.marks:
        if many and each.kind == FIGHTS_AS_SHIP and each.seat == seat and each.subject == place:
            many -= 1
        else:
            kept.append(each)
    state.marks = tuple(kept)


def _tell_of_feats(game: Game, seat: int, lost: Sequence[tuple[str, Place]], how: str, by: int) -> None:
    """What secret objectives ask for (RR 52.18)."""
    kinds = {kind for kind, _ in lost}
    if FLAGSHIP in kinds or WAR_SUN in kinds:
        happening(game, by, "destroy_their_greatest_ship")
    place = lost[0][1]
    if how == SPACE_CANNON and place in AREAS and not has_ships(of(game), seat, SYSTEM[place]):
        happening(game, by, "turn_their_fleets_to_dust")
