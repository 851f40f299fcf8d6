"""Combat rolls: group by group, every die kept until the hits are assigned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from throneworld.imperium.combat.combatants import (
    Squad,
    combat_modifier,
    combatants,
    dice_of_each,
    ridden_ships,
)
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.purposes import COMBAT
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import marks_of
from throneworld.imperium.modifiers import banned_by, total, turned
from throneworld.imperium.movement.cargo import tag_number
from throneworld.imperium.quantities import (
    BURSTS,
    DICE_AT_REST,
    FORFEITS,
    ROLLS_OF_SOME,
    SHIP_ROLL,
    SPARED_KINDS,
)
from throneworld.imperium.rolling import ANY, roll_dice, tell_hits
from throneworld.imperium.state import NOBODY, ImperiumState, Load, of
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step

REROLLS = "rerolls"
"""Mark: this player may reroll any of his dice of this combat round, each once; its subject is the ability
that lets him, and it ends with COMBAT_ROUND."""
MARKED = 100
"""From here on `Die.unit` is a ship that bears a mark, by the number of the mark."""
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
    """The abilities that have rerolled it."""
    raised: bool = False
    """Whether something was spent to raise it."""
    bursts: bool = False
    """Whether a natural 9 or 10 produces more hits."""
    heavy: bool = False
    """Whether its hits must be assigned to other kinds than those that are spared, if possible."""

    @property
    def hits(self) -> int:
        more = BURST_HITS if self.bursts and self.face >= NATURAL_BURST else 0
        return more + (self.face >= self.needs)


Dice = tuple[Die, ...]
Idle = tuple[str, int]
"""A die that is not rolled, by what would roll it and the lowest face that would hit."""


def hits_of(dice: Iterable[Die]) -> int:
    """How many hits these dice produce."""
    return sum([die.hits for die in dice])


def heavy_hits_of(dice: Iterable[Die]) -> int:
    """How many of them must be assigned to other kinds than those that are spared, if possible."""
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
    """The first die of the last group: what came before can be changed no more."""

    def roll_dice(self, game: Game) -> Step | None:
        groups = self.groups or roll_groups(of(game), self.seat, self.place)
        if self.done == len(groups):
            return None
        thrown = throw(game, self.seat, self.other, self.place, groups[self.done])
        following = self.to(
            "roll_dice", groups=groups, done=self.done + 1, dice=self.dice + thrown, fresh=len(self.dice)
        )
        if thrown:
            self._offer_changes(game)
        return following

    def _offer_changes(self, game: Game) -> None:
        """What affects a die comes right after it is rolled, before the next group."""
        from throneworld.imperium.combat.rerolls import RerollDice  # that module knows this one

        state = of(game)
        if state.marks:
            occasion = game.occasion("dice_rolled", self.seat, self.other, self.place)
            for each in marks_of(state, REROLLS):
                if each.seat == self.seat:
                    game.do(RerollDice(seat=self.seat, occasion=occasion, ability=str(each.subject)))
        game.open("dice_rolled", self.seat, self.other, self.place)

    def destroy_rerolled_units(self, game: Game) -> None:
        """Some abilities cost what missed after they rerolled it, damaged units first; hits stand."""
        state = of(game)
        for ability in dict.fromkeys([ability for die in self.dice for ability in die.rerolled]):
            if banned_by(state, FORFEITS, self.seat, ability):
                lost, level = _forfeited(self.dice, ability), state.edition.damage_levels
                doomed = [(*unit, level) for unit, many in lost.items() for _ in range(many)]
                destroy_doomed(game, self.seat, doomed, ability, self.seat)

    def report(self, game: Game) -> None:
        if self.dice:
            tell_hits(game, self.seat, COMBAT, hits_of(self.dice))
        asker = game.top
        if isinstance(asker, Combat):
            game.amend(Combat, **asker.with_dice(self.seat, self.dice))


def roll_groups(state: ImperiumState, side: int, place: Place) -> tuple[tuple[Squad, ...], ...]:
    """Units of the same combat value roll together, the lowest value first."""
    groups: dict[int, tuple[Squad, ...]] = {}
    for squad in combatants(state, side, place):
        value = state.edition.profile(state, side, squad[0]).combat
        groups[value] = (*groups.get(value, ()), squad)
    return tuple([groups[value] for value in sorted(groups)])


def roll_together(game: Game, side: int, other: int, place: Place) -> Dice:
    """All combat dice of a side at once, in editions in which nothing happens between the groups."""
    dice: Dice = ()
    for group in roll_groups(of(game), side, place):
        dice += throw(game, side, other, place, group)
    return dice


def throw(game: Game, side: int, other: int, place: Place, group: Sequence[Squad]) -> Dice:
    """The combat dice of some units of a side, rolled together."""
    blanks = dice_to_roll(of(game), side, other, place, group)
    needs = {die.needs for die in blanks}
    faces = roll_dice(game, side, len(blanks), COMBAT, needs.pop() if len(needs) == 1 else ANY)
    return tuple([replace(die, face=face) for die, face in zip(blanks, faces, strict=True)])


def dice_to_roll(
    state: ImperiumState, side: int, other: int, place: Place, group: Sequence[Squad]
) -> list[Die]:
    """The dice of some units before they are rolled, without those that something makes rest."""
    blanks: list[Die] = []
    for squad in group:
        blanks += _blank_dice(state, side, other, place, squad)
    idle: tuple[Idle, ...] = turned(state, DICE_AT_REST, (), side, place) if state.marks else ()
    for kind, needs in idle:
        alike = [at for at, die in enumerate(blanks) if (die.kind, die.needs) == (kind, needs)]
        if alike:
            blanks.pop(min(alike, key=lambda at: blanks[at].unit))
    return blanks


def _blank_dice(state: ImperiumState, side: int, other: int, place: Place, squad: Squad) -> list[Die]:
    """The dice of some units of a kind before they are rolled."""
    kind, where, _ = squad
    dice = dice_of_each(state, side, other, place, squad)
    needs = state.edition.profile(state, side, kind).combat - combat_modifier(state, side, kind, place)
    bursts = total(state, BURSTS, side, kind, place) > 0
    heavy = bool(turned(state, SPARED_KINDS, (), side, kind, place))
    blank = Die(kind, where, 0, 0, needs, bursts=bursts, heavy=heavy)
    ships = ridden_ships(state, side, squad) if state.edition.cargo_is_bound else {}
    few: tuple[int, ...] = turned(state, ROLLS_OF_SOME, (), side, kind, place)
    blanks = [replace(blank, needs=needs - more) for more in few[: len(dice)]]
    blanks += [blank] * (len(dice) - len(blanks))
    return [
        die
        for at, each in enumerate(dice)
        for die in [_of_unit(state, side, blanks[at], at, each, ships)] * each
    ]


def _of_unit(
    state: ImperiumState, side: int, blank: Die, at: int, dice: int, ships: Mapping[int, Load]
) -> Die:
    """A die of one of the units of a kind; a ship that bears a mark is told from all others by it."""
    unit = at + 1 if dice > 1 else 0
    ship = ships.get(at)
    if ship is None:
        return replace(blank, unit=unit) if unit else blank
    tag = tag_number(ship)
    more = total(state, SHIP_ROLL, side, ship)
    return replace(blank, unit=MARKED + tag if tag else unit, needs=blank.needs - more)


def _forfeited(dice: Dice, ability: str) -> dict[tuple[str, Place], int]:
    """How many units of each kind and place were rerolled by an ability without a hit.

    A unit of several dice lives if one of those that it rerolled hits.
    """
    units: dict[tuple[str, Place, int], int] = {}
    for number, die in enumerate(dice):
        if ability in die.rerolled:
            unit = (die.kind, die.place, die.unit or -number - 1)
            units[unit] = units.get(unit, 0) + die.hits
    lost: dict[tuple[str, Place], int] = {}
    for (kind, place, _), hits in units.items():
        if not hits:
            lost[kind, place] = lost.get((kind, place), 0) + 1
    return lost
