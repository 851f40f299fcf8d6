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
    """Dice outside combat rolls: barrage (RR 10), bombardment (RR 15), space cannon (RR 66)."""

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
    """For each die that shows 9 or 10 before modifiers (J.N.S. Hylarim)."""
    forbids_sustain: bool = False
    """The opponent cannot use Sustain Damage (Fourth Moon)."""
    aims: tuple[str, ...] = ()
    """Own kinds whose hits must go to ships that are no fighters ([0.0.1])."""
    lifts: int = 0
    """Added to the combat rolls of all other own units (C'morran N'orr)."""
    repairs: bool = False
    """Whole again at the start of every round (Arc Secundus)."""
    dice_by_enemy: bool = False
    """As many dice as the opponent has ships that are no fighters (Salai Sai Corian)."""
    takes_all_along: bool = False
    """When it is destroyed, so are all units of both sides (Van Hauge)."""


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


class Side(Struct, frozen=True, kw_only=True):
    groups: tuple[Group, ...]
    order: tuple[Casualty, ...] = ()
    """What it leaves open follows as usual: the cheapest unit first."""
    sustain: SustainWhen = "first"
    """`first`: before anything is lost; `last`: when the kind itself would be lost."""
    rolls: Rolls = Rolls()
    first_rolls: Rolls | None = None
    """Those of the first round, if they are others."""
    volley: tuple[Shot, ...] = ()
    """Space cannon or bombardment before the combat."""
    retreat_at: int | None = None
    """Announces a retreat, from the second round on, with so many units left or fewer (RR 67.4)."""
    sustain_cancels: int = 1
    """Hits that one use of Sustain Damage cancels; 2 with Non-Euclidean Shielding (RR 76.6)."""
    repairs_one: bool = False
    """In each round, after hits are assigned, one damaged unit that did not sustain in it is whole again: of
    those that sustain last (Duranium Armor)."""
    broadside: bool = False
    """At the start of a space combat, with 3 ships that are no fighters, the opponent destroys one such ship,
    the first in his casualty order (Assault Cannon)."""


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
    if side.sustain_cancels < 1:
        raise BadCombat("Sustain Damage cancels at least 1 hit; give 1 or 2")
