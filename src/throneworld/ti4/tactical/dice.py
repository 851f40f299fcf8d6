"""Combat rolls (RR 67.5, 38.1): group by group, every die kept until the hits are assigned."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from throneworld.imperium.marks import marks_of
from throneworld.imperium.rolling import ANY, roll_dice, tell_hits
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import flagship_in
from throneworld.ti4.state import NOBODY, Place, Ti4State, of
from throneworld.ti4.steps.destroying import destroy_doomed
from throneworld.ti4.tables import DREADNOUGHT, FLAGSHIP
from throneworld.ti4.tactical.combatants import (
    Squad,
    combat_modifier,
    combatants,
    dice_of_unit,
)
from throneworld.ti4.units import profile

REROLLS = "rerolls"
"""Mark: this player may reroll any of his dice of this combat round, each once; its subject is the ability
that lets him, and it ends with COMBAT_ROUND (Munitions Reserves, War Funding)."""
COMBAT = "combat"
"""Why these dice are rolled, and how their hits destroy."""
CROWN = "the_crown_of_thalnos"
NATURAL_BURST = 9
BURST_HITS = 2


class Die(Struct, frozen=True, gc=False):
    """A die of a combat roll as it lies on the table."""

    kind: str
    place: Place
    unit: int
    """Which of the units of that kind rolled it, from 1; 0 if each of them rolls one die only."""
    face: int
    needs: int
    """The lowest face that hits, all modifiers taken into account."""
    rerolled: tuple[str, ...] = ()
    """The abilities that have rerolled it (RR 63.2)."""
    raised: bool = False
    """Whether a trade good was spent on it."""
    bursts: bool = False
    """Whether a natural 9 or 10 produces more hits."""
    heavy: bool = False
    """Whether its hits must be assigned to ships other than fighters if possible."""

    @property
    def hits(self) -> int:
        more = BURST_HITS if self.bursts and self.face >= NATURAL_BURST else 0
        return more + (self.face >= self.needs)


Dice = tuple[Die, ...]


def hits_of(dice: Iterable[Die]) -> int:
    """How many hits these dice produce."""
    return sum([die.hits for die in dice])


def heavy_hits_of(dice: Iterable[Die]) -> int:
    """How many of them must be assigned to ships other than fighters if possible."""
    return sum([die.hits for die in dice if die.heavy])


class Combat(Procedure, frozen=True):
    """A combat: two sides, the number of the round, and the dice of the round as they were rolled."""

    abstract: ClassVar[bool] = True
    attacker: int = NOBODY
    defender: int = NOBODY
    number: int = 1
    attacker_dice: Dice = ()
    defender_dice: Dice = ()

    def dice_of(self, seat: int) -> Dice:
        return self.attacker_dice if seat == self.attacker else self.defender_dice

    def with_dice(self, seat: int, dice: Dice) -> dict[str, Any]:
        """The change that gives a side these dice."""
        return {"attacker_dice" if seat == self.attacker else "defender_dice": dice}


class CombatRolls(Procedure, frozen=True):
    """All combat rolls of a player in a round; the combat that asked for them is given the dice."""

    stages: ClassVar[tuple[str, ...]] = ("roll_dice", "destroy_rerolled_units", "report")
    opens: ClassVar[tuple[str, ...]] = ("dice_rolled", "units_destroyed")

    seat: int = NOBODY
    other: int = NOBODY
    place: Place = ""
    groups: tuple[tuple[Squad, ...], ...] = ()
    done: int = 0
    """How many of the groups have rolled."""
    dice: Dice = ()
    fresh: int = 0
    """The first die of the last group: what came before can be changed no more (RR 67.5)."""

    def roll_dice(self, game: Game) -> Step | None:
        groups = self.groups or roll_groups(of(game), self.seat, self.place)
        if self.done == len(groups):
            return None
        thrown = _throw(game, self.seat, self.other, self.place, groups[self.done])
        following = self.to(
            "roll_dice", groups=groups, done=self.done + 1, dice=self.dice + thrown, fresh=len(self.dice)
        )
        if thrown:
            self._offer_changes(game)
        return following

    def _offer_changes(self, game: Game) -> None:
        """What affects a die comes right after it is rolled, before the next group (RR 63.3)."""
        from throneworld.ti4.tactical.rerolls import RerollDice  # that module knows this one

        state = of(game)
        if state.marks:
            occasion = game.occasion("dice_rolled", self.seat, self.other, self.place)
            for each in marks_of(state, REROLLS):
                if each.seat == self.seat:
                    game.do(RerollDice(seat=self.seat, occasion=occasion, ability=str(each.subject)))
        game.open("dice_rolled", self.seat, self.other, self.place)

    def destroy_rerolled_units(self, game: Game) -> None:
        """Whatever missed after the Crown of Thalnos rerolled it is lost, damaged ones first; hits stand."""
        doomed = [(*unit, 1) for unit, many in _forfeited(self.dice).items() for _ in range(many)]
        destroy_doomed(game, self.seat, doomed, CROWN, self.seat)

    def report(self, game: Game) -> None:
        if self.dice:
            tell_hits(game, self.seat, COMBAT, hits_of(self.dice))
        asker = game.top
        if isinstance(asker, Combat):
            game.amend(Combat, **asker.with_dice(self.seat, self.dice))


def roll_groups(state: Ti4State, seat: int, place: Place) -> tuple[tuple[Squad, ...], ...]:
    """Units of the same combat value roll together, the lowest value first (RR 67.5)."""
    groups: dict[int, tuple[Squad, ...]] = {}
    for squad in combatants(state, seat, place):
        value = profile(state, seat, squad[0]).combat
        groups[value] = (*groups.get(value, ()), squad)
    return tuple([groups[value] for value in sorted(groups)])


def _throw(game: Game, seat: int, other: int, place: Place, group: tuple[Squad, ...]) -> Dice:
    blanks: list[Die] = []
    for squad in group:
        blanks += _blank_dice(game, seat, other, place, squad)
    needs = {die.needs for die in blanks}
    faces = roll_dice(game, seat, len(blanks), COMBAT, needs.pop() if len(needs) == 1 else ANY)
    return tuple([replace(die, face=face) for die, face in zip(blanks, faces, strict=True)])


def _blank_dice(game: Game, seat: int, other: int, place: Place, squad: Squad) -> list[Die]:
    """The dice of some units of a kind before they are rolled."""
    state = of(game)
    kind, where, many = squad
    each = dice_of_unit(state, seat, kind, other, place)
    needs = profile(state, seat, kind).combat - combat_modifier(game, seat, kind, place)
    bursts, heavy = _bursts(state, seat, kind, place), _is_heavy(state, seat, kind, place)
    units = [(unit if each > 1 else 0) for unit in range(1, many + 1) for _ in range(each)]
    return [Die(kind, where, unit, 0, needs, bursts=bursts, heavy=heavy) for unit in units]


@standing("combat_roll_when", "jns_hylarim")
def _bursts(state: Ti4State, seat: int, kind: str, place: Place) -> bool:
    """Whether a natural 9 or 10 of these dice produces two more hits."""
    return kind == FLAGSHIP and flagship_in(state, "jns_hylarim", place) == seat


@standing("hits_assign_static", "flagship_0_0_1")
def _is_heavy(state: Ti4State, seat: int, kind: str, place: Place) -> bool:
    """Hits of the flagship and of the dreadnoughts beside it are not for fighters while others remain."""
    return kind in (FLAGSHIP, DREADNOUGHT) and flagship_in(state, "flagship_0_0_1", place) == seat


def _forfeited(dice: Dice) -> dict[tuple[str, Place], int]:
    """How many units of each kind and place rerolled under the crown without a hit.

    A unit of several dice lives if one of those that it rerolled hits.
    """
    units: dict[tuple[str, Place, int], int] = {}
    for number, die in enumerate(dice):
        if CROWN in die.rerolled:
            unit = (die.kind, die.place, die.unit or -number - 1)
            units[unit] = units.get(unit, 0) + die.hits
    lost: dict[tuple[str, Place], int] = {}
    for (kind, place, _), hits in units.items():
        if not hits:
            lost[kind, place] = lost.get((kind, place), 0) + 1
    return lost


__all__ = [
    "COMBAT",
    "CROWN",
    "REROLLS",
    "Combat",
    "CombatRolls",
    "Dice",
    "Die",
    "combat_modifier",
    "heavy_hits_of",
    "hits_of",
]
