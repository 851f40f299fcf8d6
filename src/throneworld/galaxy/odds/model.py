"""What a combat is made of: units with their statistics, and what each side does with them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from throneworld.kernel.errors import ThroneworldError

Reroll = Literal["none", "misses", "all"]
SustainWhen = Literal["first", "last"]


class BadCombat(ThroneworldError):  # noqa: N818 - the tree of errors speaks so
    """A combat that cannot be reckoned; the message says what to put right."""


class Shot(Struct, frozen=True):
    """Dice outside combat rolls: barrage (RR 10), bombardment (RR 15), guns on planets (RR 66)."""

    value: int
    dice: int = 1
    aimed: bool = False
    """Its hits go to ships that are no fighters, while there are any."""


class Unit(Struct, frozen=True, kw_only=True):
    """The statistics of one kind of unit; abilities work while a unit of the kind is there."""

    name: str
    combat: int
    dice: int = 1
    cost: float = 1
    """Of one piece; it decides what is lost first."""
    sustain: bool = False
    fighter: bool = False
    barrage: Shot | None = None
    extra_hits: int = 0
    """For each die that shows 9 or 10 before modifiers."""
    forbids_sustain: bool = False
    """The opponent cannot use Sustain Damage."""
    aims: tuple[str, ...] = ()
    """Own kinds whose hits must go to ships that are no fighters."""
    lifts: int = 0
    """Added to the combat rolls of all other own units."""
    repairs: bool = False
    """Whole again at the start of every round."""
    dice_by_enemy: bool = False
    """As many dice as the opponent has ships that are no fighters."""
    takes_all_along: bool = False
    """When it is destroyed, so are all units of both sides."""
    light: bool = False
    """What fires before the first round, rams, or is given up for a hit."""
    raises: bool = False
    """While it is there, trade goods turn near misses of its side into hits."""
    takes_along: int = 0
    """So many opposing ships at most, if it is given up after a round."""


class Group(Struct, frozen=True):
    unit: Unit
    count: int
    damaged: int = 0
    """How many of them have used Sustain Damage before."""


class Casualty(Struct, frozen=True):
    """A line of a casualty order: sustain with this kind, or lose it until only `keep` are left."""

    unit: str
    sustain: bool = False
    keep: int = 0


class Rolls(Struct, frozen=True):
    """What happens to combat rolls. It never touches a `Shot` (RR 10.1, 15.1, 66)."""

    modifier: int = 0
    reroll: Reroll = "none"
    """`misses`: each die without a hit once; `all`: the whole roll once, if it fell below its mean."""
    fighters: int = 0
    """Added to those of fighters as well."""
    silent: bool = False
    """No dice are rolled at all."""


class Side(Struct, frozen=True, kw_only=True):
    groups: tuple[Group, ...]
    order: tuple[Casualty, ...] = ()
    """What it leaves open follows as usual: the cheapest unit first."""
    sustain: SustainWhen = "first"
    """`first`: before anything is lost; `last`: when the kind itself would be lost."""
    rolls: Rolls = Rolls()
    first_rolls: tuple[Rolls, ...] = ()
    """Those of the first rounds, one after the other, as far as they are others."""
    volley: tuple[Shot, ...] = ()
    """Shots at the opponent before the combat (RR 15, 66)."""
    retreat_at: int | None = None
    """Announces a retreat, from the second round on, with so many units left or fewer (RR 67.4)."""
    sustain_cancels: int = 1
    """Hits that one use of Sustain Damage cancels (RR 76.6)."""
    repairs_one: bool = False
    """In each round, after hits are assigned, one damaged unit that did not sustain in it is whole again: of
    those that sustain last."""
    broadside: int = 0
    """At the start of a space combat, with so many ships that are no fighters or more, the opponent destroys
    one such ship, the first in his casualty order; 0 is never."""
    opening_shots: int = 0
    """At the start of a space combat so many light ships, the best ones, roll a die each."""
    chosen_hit: bool = False
    """At the start of a space combat one hit on the opponent's dearest ship that cannot sustain it, or on his
    dearest ship if all can."""
    ram: bool = False
    """At the start of a space combat the cheapest light ship is given up for a hit that goes to a ship that
    is no fighter, if there is one."""
    converts: bool = False
    """At the start of a ground combat one of the opponent's ground forces, the first in his casualty order,
    is exchanged for one of the first own kind."""
    trade_goods: int = 0
    """As long as they last, one for each die that lacks one to hit, after all rerolls; see `Unit.raises`."""
    stakes: float | None = None
    """In each round units that cost at most this roll the dice that missed again. A unit none of whose dice
    hits then is destroyed; no trade goods are spent on such units."""
    gives_up_for: float | None = None
    """After each round units that may be given up are, as long as the dearest ships that they take along cost
    that much together; see `Unit.takes_along`."""
    spends_light_for: float | None = None
    """After each round the cheapest light ship is given up for a hit on the dearest ship that cannot sustain
    it, if that costs so much."""
    more_hits: bool = False
    """One hit more in each round of a ground combat in which the opponent hits."""
    closing_volley: tuple[Shot, ...] = ()
    """Dice against the opponent at the end of each round of a ground combat."""


def check(side: Side) -> None:
    names = [group.unit.name for group in side.groups]
    if len(set(names)) < len(names):
        raise BadCombat("a kind of unit stands twice in one side; add its groups up")
    for group in side.groups:
        if not 0 <= group.damaged <= group.count:
            raise BadCombat(f"{group.unit.name}: give a count of 0 or more, and no more damaged than that")
    for line in side.order:
        if line.unit not in names:
            raise BadCombat(f"the casualty order names {line.unit}, which is not there; leave it away")
        if line.sustain and line.unit not in [group.unit.name for group in side.groups if group.unit.sustain]:
            raise BadCombat(f"{line.unit} cannot sustain damage; take that out of the casualty order")
    if side.sustain_cancels < 1:
        raise BadCombat("Sustain Damage cancels at least 1 hit; give 1 or more")
    if min(side.trade_goods, side.broadside, side.opening_shots) < 0:
        raise BadCombat("give 0 or more trade goods, ships for a broadside and opening shots")
    _check_rerolls(side)


def _check_rerolls(side: Side) -> None:
    """What is done with single dice has no meaning for a roll that is judged as a whole."""
    whole = any(rolls.reroll == "all" for rolls in (side.rolls, *side.first_rolls))
    if whole and (side.trade_goods or side.stakes is not None):
        raise BadCombat("with trade goods or stakes, reroll misses or nothing, not the whole roll")
