"""Hits that their owner does not assign as he likes: to a certain ship, to no Fighter, as the shooter says.

An aim is a text, so that steps can keep it: `mark close_range.3` is the ship that bears the mark, `unit` and
the nouns of a unit the unit that was named; `before` and kinds of ships, one for each ship, are those that
take hits as long as one of them is left. A hit without a permitted target is lost (ruling 187).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.citing import HITS_RULE
from throneworld.imperium.combat.dice import Dice, Die
from throneworld.imperium.combat.naming import by_load, casualty_refusal, destroy_options, unit_named
from throneworld.imperium.combat.purposes import COMBAT
from throneworld.imperium.combat.targets import Doomed, Target, each_of
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import is_altered, total, turned
from throneworld.imperium.movement.cargo import load_name
from throneworld.imperium.units import FIGHTER, count_with_damage
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.nouns import SHIP
from throneworld.ti3.quantities import HIT_AIM, HITS_AGAIN
from throneworld.ti3.ship_marks import marked_ship
from throneworld.ti3.state import NOBODY, Ti3State, of

FREE, SHOOTER, NO_FIGHTER, FIGHTERS = "", "shooter", "no_fighter", "fighters"
BIG_SHIP = "big_ship"
"""No Fighter in any case; NO_FIGHTER as long as there is anything else."""
MARK, UNIT, BEFORE = "mark ", "unit ", "before "


def aims_of(
    state: Ti3State, side: int, other: int, place: Place, dice: Dice, purpose: str = COMBAT
) -> tuple[str, ...]:
    """Of the hits of these dice those that are bound, each by what binds it."""
    found: list[str] = []
    for die in dice if state.marks or is_altered(state, HIT_AIM, side) else ():
        aim = turned(state, HIT_AIM, FREE, side, other, place, die, purpose) if die.hits else FREE
        found += [aim] * hits_with(state, side, place, die, purpose) if aim else []
    return tuple(found)


def hits_with(state: Ti3State, side: int, place: Place, die: Die, purpose: str = COMBAT) -> int:
    """The hits of a die, with all that each of them counts."""
    again = total(state, HITS_AGAIN, side, place, die) if state.marks and purpose == COMBAT else 0
    return die.hits * (1 + again)


def permitted(
    state: Ti3State, seat: int, aim: str, targets: Sequence[Target], doomed: Sequence[Doomed]
) -> tuple[Doomed, ...]:
    """The units to which such a hit may be assigned."""
    if aim.startswith(UNIT):
        return (unit_of(aim),)
    if aim.startswith(MARK):
        return _marked(state, seat, aim.removeprefix(MARK), doomed)
    units = each_of(targets)
    if aim.startswith(BEFORE):
        return _of_kinds(units, aim.removeprefix(BEFORE), doomed) or tuple(units)
    if aim == FIGHTERS:
        return tuple([unit for unit in units if unit[0] == FIGHTER])
    if aim == BIG_SHIP:
        return tuple([unit for unit in units if unit[0] != FIGHTER])
    return tuple([unit for unit in units if unit[0] != FIGHTER] or units)


def _marked(state: Ti3State, seat: int, name: str, doomed: Sequence[Doomed]) -> tuple[Doomed, ...]:
    found = marked_ship(state, name)
    if found is None or found[0] != seat:
        return ()
    _, place, ship = found
    unit = (ship.kind, place, ship.damage, load_name(state, ship))
    alike = [each for each in doomed if each[:3] == unit[:3]]
    all_gone = len(alike) >= count_with_damage(state, seat, place, ship.kind, ship.damage)
    return () if unit in alike or all_gone else (unit,)


def _of_kinds(units: Sequence[Doomed], kinds: str, doomed: Sequence[Doomed]) -> tuple[Doomed, ...]:
    """Those of which fewer are doomed than the aim names."""
    first = Counter(kinds.split(" ")) - Counter([str(each[0]) for each in doomed])
    return tuple([unit for unit in units if first[unit[0]]])


def named(unit: Doomed) -> str:
    """The aim at a unit."""
    return UNIT + " ".join(map(str, unit))


def unit_of(aim: str) -> Doomed:
    kind, place, level, *load = aim.removeprefix(UNIT).split(" ")
    return kind, place, int(level), *load


class AimHit(Decision, frozen=True):
    """Who has scored the hit says which ship takes it; its owner may still sustain it."""

    rule: ClassVar[str] = HITS_RULE
    prompt: ClassVar[str] = "aim_hit"
    verbs: ClassVar[Verbs] = {"hit": SHIP}

    owner: int = NOBODY
    place: Place = ""
    targets: tuple[Target, ...] = ()
    doomed: tuple[Doomed, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "other": self.owner}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        options = destroy_options(self.targets, self.place)
        found = by_load(of(game), self.owner, options, self.place, self.doomed)
        return [("hit", *option[1:]) for option in found]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return casualty_refusal(of(game), self.owner, option, self.place, self.rule, ())

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        from throneworld.ti3.tactical.hits import TakeHits  # that module knows this one

        asker = game.asker(TakeHits)
        left = asker.aims[-asker.hits :]  # hits that were cancelled took their aims with them
        game.amend(TakeHits, aims=(named(unit_named(option, self.place)), *left[1:]))
        return None
