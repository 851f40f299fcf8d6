"""Who fights in a combat, with how many dice and what is added to them."""

from __future__ import annotations

from collections.abc import Iterator
from operator import sub

from throneworld.imperium.combat.purposes import COMBAT
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import marks_of
from throneworld.imperium.modifiers import changed, granted_by, total, turned
from throneworld.imperium.quantities import (
    COMBAT_DICE,
    COMBAT_ROLL,
    COMBATANTS,
    DICE_OF_SOME,
    KEEPS_DICE,
    SHIP_DICE,
)
from throneworld.imperium.state import AREAS, ImperiumState, Load, Mark
from throneworld.imperium.units import FIGHTER, INDEX, SHIPS, damaged_count

COMBAT_BONUS = "combat_bonus"
"""Mark: a modifier to the combat rolls of this player, until COMBAT_ROUND or COMBAT. Its subject is the
number for all of his units, or a kind and the number for those alone: `1`, `-1`, `"fighter:2"`."""

Squad = tuple[str, Place, int]
"""Units of one kind in one place: kind, place, how many."""

_SHIPS = tuple((kind, INDEX[kind]) for kind in SHIPS)


def combatants(state: ImperiumState, side: int, place: Place) -> list[Squad]:
    """All units of a side that fight, and may be hit, in a space area or on a planet."""
    group = (state.units[side] if side >= 0 else state.forces(side)).get(place)
    if place not in AREAS:
        return [(kind, place, group[at]) for kind, at in state.edition.landed if group[at]] if group else []
    found = [(kind, place, group[at]) for kind, at in _SHIPS if group[at]] if group else []
    return turned(state, COMBATANTS, found, side, place) if state.marks else found


def by_level(state: ImperiumState, side: int, squad: Squad) -> tuple[int, ...]:
    """How many units of a squad have no damage, how many one level of it, and so on."""
    kind, place, many = squad
    if state.edition.damage_levels == 1:
        hurt = min(many, damaged_count(state, side, place, kind))
        return many - hurt, hurt
    levels = range(1, state.edition.damage_levels + 1)
    at_least = [many, *[min(many, damaged_count(state, side, place, kind, level)) for level in levels], 0]
    return tuple(map(sub, at_least, at_least[1:]))


def batches(levels: tuple[int, ...] | list[int]) -> Iterator[tuple[int, int, int]]:
    """How verbs take units of these levels: how many, how many of them are damaged, their level.

    The sound ones and those of the first level go together.
    """
    yield sum(levels[:2]), levels[1], 1
    for level, many in enumerate(levels[2:], 2):
        yield many, many, level


def is_fighting(state: ImperiumState, side: int, place: Place) -> bool:
    """Whether a side has anything left that fights there."""
    return bool(combatants(state, side, place))


def strength(state: ImperiumState, side: int, place: Place) -> int:
    """How many units a side has in a combat."""
    return sum([many for _, _, many in combatants(state, side, place)])


def big_ships(state: ImperiumState, side: int, place: Place) -> int:
    """How many of them are ships other than fighters."""
    return sum([many for kind, _, many in combatants(state, side, place) if kind != FIGHTER])


def dice_of_unit(
    state: ImperiumState, side: int, kind: str, other: int, place: Place, damage: int = 0
) -> int:
    """The dice that a unit rolls in a round; what it has lost by damage leaves it at least one."""
    edition = state.edition
    dice = edition.profile(state, side, kind).dice + total(state, COMBAT_DICE, side, kind, other, place)
    return weakened(state, side, kind, dice, damage)


def weakened(state: ImperiumState, side: int, kind: str, dice: int, damage: int) -> int:
    """What damage leaves of a unit's dice: at least one, or what its row says if they depend on the enemy."""
    lost = damage * state.edition.dice_lost_by_damage
    if not lost or granted_by(state, KEEPS_DICE, side, kind):
        return dice
    row = state.edition.profile(state, side, kind)
    return max(min(dice, row.dice if row.dice_per_opposing_ship else 1), dice - lost)


def dice_of_each(state: ImperiumState, side: int, other: int, place: Place, squad: Squad) -> list[int]:
    """The dice of every unit of a squad, the least damaged first."""
    if not state.edition.dice_lost_by_damage:
        return [dice_of_unit(state, side, squad[0], other, place)] * squad[2]
    found: list[int] = []
    for level, many in enumerate(by_level(state, side, squad)):
        dice = [dice_of_unit(state, side, squad[0], other, place, level)] * many
        found += _with_riders(state, side, squad, level, dice)
    return turned(state, DICE_OF_SOME, found, side, squad[0], place) if state.marks else found


def _with_riders(state: ImperiumState, side: int, squad: Squad, level: int, dice: list[int]) -> list[int]:
    """What ships roll for whom they have aboard, whatever their damage; who rolls nothing gets no more."""
    ships = _ridden(state, side, squad, level)[: len(dice)] if dice and dice[0] else []
    more = [
        changed(state, SHIP_DICE, each, side, ship, each) for each, ship in zip(dice, ships, strict=False)
    ]
    return [*more, *dice[len(more) :]]


def _ridden(state: ImperiumState, side: int, squad: Squad, level: int) -> list[Load]:
    loads = state.loads(side).get(squad[1], ()) if state.edition.cargo_is_bound else ()
    return [each for each in loads if each.riders and (each.kind, each.damage) == (squad[0], level)]


def ridden_ships(state: ImperiumState, side: int, squad: Squad) -> dict[int, Load]:
    """Which ships of a squad have somebody aboard or bear a mark, by their places in `dice_of_each`."""
    found: dict[int, Load] = {}
    first = 0
    for level, many in enumerate(by_level(state, side, squad)):
        found.update({first + at: ship for at, ship in enumerate(_ridden(state, side, squad, level)[:many])})
        first += many
    return found


def combat_modifier(state: ImperiumState, side: int, kind: str, place: Place, purpose: str = COMBAT) -> int:
    """What is added to the results of a side's units of a kind, if the roll is one that it counts for."""
    if purpose not in state.edition.combat_roll_purposes:
        return 0
    more = total(state, COMBAT_ROLL, side, kind, place, purpose)
    return more + _of_marks(state, side, kind) if state.marks else more


def _of_marks(state: ImperiumState, side: int, kind: str) -> int:
    more = 0
    for each in marks_of(state, COMBAT_BONUS):
        if each.seat == side:
            more += bonus_of(each, kind)
    return more


def bonus_of(mark: Mark, kind: str) -> int:
    which, _, amount = str(mark.subject).rpartition(":")
    return int(amount) if which in ("", kind) else 0
