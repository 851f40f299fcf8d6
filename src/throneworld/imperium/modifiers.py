"""Texts that always hold: what a component does to which quantity, said in the file of the component.

    MODIFIERS = (modifies(FLEET_LIMIT, "armada", add=2),)

Rules ask for the quantity (`total`, `changed`, `banned_by`, `refused`, `turned`) and know no component.
Quantities are a closed vocabulary (`imperium.quantities`); an edition indexes its modifiers when the first is
asked for. Units of nobody have no components: only what lies on the board adds to what is asked for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from throneworld.imperium.tables import NEUTRAL
from throneworld.kernel.asks import Refusal
from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.gathering import modules_of, without_doubles

if TYPE_CHECKING:
    from throneworld.imperium.state import ImperiumState

T = TypeVar("T")


class Quantity(str):
    """A name of the closed vocabulary of what rules ask for, and the names of what they ask it with.

    The first is always the seat that is concerned.
    """

    __slots__ = ("context",)
    context: tuple[str, ...]

    def __new__(cls, name: str, *context: str) -> Quantity:
        quantity = super().__new__(cls, name)
        quantity.context = context
        return quantity


# Operations. Sums alone need no order; the others are carried out layer by layer, in the order of the index.
ADD, TIMES, SET, CAP, BAN, GRANT, TURN = "add", "times", "set", "cap", "ban", "grant", "turn"
HALVE = "halve"
"""Half of it, rounded up."""


class Modifier(Struct, frozen=True):
    """What one component does to a quantity."""

    quantity: Quantity
    component: str
    holds: Callable[[Any, int], bool]
    """Whether the component is there for this seat: it owns it, or it concerns all."""
    amount: int = 0
    """What it comes to, or at most comes to if `by` says how much."""
    by: Callable[..., Any] | None = None
    """In the place of an amount: from the state and the context to the amount, whether it bans or why, or, if
    it turns a value, from the state, the value and the context to the value."""
    operation: str = ADD
    layer: int = 0
    owners: Callable[[Any], Sequence[int]] | None = None
    """For whom it holds, if not for all alike."""
    window: str = ""
    """The window of the edition's registry whose text it carries out."""
    faction: str = ""
    """The only faction that can have it, if there is one: where nobody plays it nothing is asked either."""
    for_nobody: bool = False
    """Whether units of nobody are altered as well: it is no component, but lies on the board."""
    by_law: bool = False
    """Whether it comes with a law: older laws come before younger ones."""
    steady: bool = False
    """Whether nothing but faction, technologies, weighty marks and laws decides if it holds (`in_force`)."""
    mark: str = ""
    """The kind of mark that it rests on."""
    sheet: bool = False
    """Whether it stands on the sheet of `faction` for its owner alone, though it may be gone for a while."""
    local: bool = False
    """Whether `by` looks at nothing but what it is asked with; of a system, at units of the seat there."""


class Contribution(Struct, frozen=True):
    """Why a quantity is what it is: "+1, High Alert"."""

    component: str
    operation: str
    amount: int


MOST_KEPT = 4096
"""So many answers of an index are kept: enough for many games at once."""


Table = dict[str, tuple[Modifier, ...]]


class Index(Table):
    """The modifiers of each quantity, layer by layer. The package of an edition is gathered when the first is
    asked for, not when it is imported: its components know the state, and the state its edition."""

    def __init__(self, package: str = "", marks: Iterable[str] = ()) -> None:
        self.package = package
        self._marks = frozenset(marks)
        self._components: frozenset[str] = frozenset()
        self._named: dict[str, list[str]] = {}
        self._loose: dict[tuple[str, ...] | None, list[str]] = {}
        self._found: dict[Any, Table] = {}

    def __missing__(self, quantity: str) -> tuple[Modifier, ...]:
        self._gather()
        return self.setdefault(quantity, ())

    def _gather(self) -> None:
        if not self and self.package:
            for each, found in indexed(modules_of(import_module(self.package))).items():
                self[each] = found

    def __setitem__(self, quantity: str, found: tuple[Modifier, ...]) -> None:
        super().__setitem__(quantity, found)
        self._marks |= {each.mark for each in found if each.mark}
        self._components = frozenset()
        self._named.clear()
        self._loose.clear()
        self._found.clear()

    @property
    def marks(self) -> frozenset[str]:
        """The kinds of marks on which it rests whether components hold."""
        self._gather()
        return self._marks

    @property
    def components(self) -> frozenset[str]:
        """All that modify anything."""
        self._gather()
        if not self._components:
            self._components = frozenset(each.component for found in self.values() for each in found)
        return self._components

    def named(self, names: Iterable[str]) -> list[str]:
        """The quantities that are altered by what bears these names: components, kinds of marks, a faction
        with its abilities."""
        self._gather()
        if not self._named:
            for each in [each for found in self.values() for each in found if each.steady]:
                for name in (each.mark or each.component, each.faction):
                    self._named.setdefault(name, []).append(each.quantity)
        return [quantity for name in names for quantity in self._named.get(name, ())]

    def loose(self, factions: tuple[str, ...] | None) -> list[str]:
        """Those for which has to be asked each time whether something holds, among these factions or any."""
        known = self._loose.get(factions)
        if known is None:
            self._gather()
            loose = [each for found in self.values() for each in found if not each.steady]
            within = [each for each in loose if factions is None or each.faction in ("", *factions)]
            known = self._loose[factions] = list(dict.fromkeys([each.quantity for each in within]))
        return known

    def found_for(self, rests_on: Any) -> Table | None:
        """What is in force for a seat where this is so, if it is known."""
        return self._found.get(rests_on)

    def keep(self, rests_on: Any, found: Table) -> Table:
        if len(self._found) >= MOST_KEPT:
            self._found.clear()
        self._found[rests_on] = found
        return found


class Part(dict[str, tuple[Modifier, ...]]):
    """Those of an index that are such as a test wants, found when they are first asked for."""

    def __init__(self, index: Index, belongs: Callable[[Modifier], bool]) -> None:
        self.index, self.belongs = index, belongs

    def __missing__(self, quantity: str) -> tuple[Modifier, ...]:
        return self.setdefault(quantity, tuple(filter(self.belongs, self.index[quantity])))


def indexed(modules: Iterable[ModuleType]) -> dict[str, tuple[Modifier, ...]]:
    """The modifiers of each quantity, as the modules declare them, lower layers first."""
    declared = [each for module in modules for each in getattr(module, "MODIFIERS", ())]
    without_doubles("MODIFIERS", (((each.quantity, each.component, each.window), each) for each in declared))
    found: dict[str, tuple[Modifier, ...]] = {}
    for each in sorted(declared, key=lambda each: each.layer):
        found[each.quantity] = (*found.get(each.quantity, ()), each)
    return found


def total(state: ImperiumState, quantity: Quantity, seat: int, *context: Any) -> int:
    """What all modifiers of a quantity add together."""
    amount = 0
    for each in state.in_force(quantity, seat):
        if (each.steady or each.holds(state, seat)) and (seat != NEUTRAL or each.for_nobody):
            amount += each.amount if each.by is None else each.by(state, seat, *context)
    return amount


def changed(state: ImperiumState, quantity: Quantity, value: int, seat: int, *context: Any) -> int:
    """A value after all modifiers, in their order."""
    found = state.in_force(quantity, seat)
    for each in _in_order(state, found) if found else ():
        if (each.steady or each.holds(state, seat)) and seat != NEUTRAL:
            amount = each.amount if each.by is None else each.by(state, seat, *context)
            value = OPERATIONS[each.operation](value, amount)
    return value


def _in_order(state: ImperiumState, found: Sequence[Modifier]) -> Sequence[Modifier]:
    """Layer by layer; of several laws the older comes first, as they lie in the state."""
    if len(found) < 2 or len(state.laws) < 2 or sum([each.by_law for each in found]) < 2:
        return found
    age = {law: number for number, law in enumerate(state.laws)}
    return sorted(found, key=lambda each: (each.layer, age.get(each.component, -1) if each.by_law else -1))


def banned_by(state: ImperiumState, quantity: Quantity, seat: int, *context: Any) -> str:
    """The component that forbids it, or nothing."""
    for each in state.in_force(quantity, seat):
        concerns = (each.steady or each.holds(state, seat)) and (seat != NEUTRAL or each.for_nobody)
        if concerns and (each.by is None or each.by(state, seat, *context)):
            return each.component
    return ""


granted_by = banned_by
"""The component that gives it, or nothing: asked in the same way."""


def most(state: ImperiumState, quantity: Quantity, seat: int) -> int:
    """What the modifiers of a player add at most, whatever they are asked with."""
    amount = 0
    for each in state.in_force(quantity, seat):
        if each.steady or each.holds(state, seat):
            amount += each.amount
    return amount


def is_altered(state: ImperiumState, quantity: Quantity, seat: int) -> bool:
    """Whether anything alters it for a player, be it not in each case."""
    for each in state.in_force(quantity, seat):  # noqa: SIM110, a generator costs more
        if each.steady or each.holds(state, seat):
            return True
    return False


def owners(state: ImperiumState, quantity: Quantity) -> list[int]:
    """The players for whom something of their own alters it, if not in each case."""
    found: list[int] = []
    for each in state.edition.owned[quantity]:
        if (not each.faction or each.faction in state.factions) and each.owners is not None:
            found += each.owners(state)
    return found


def turned_by(state: ImperiumState, quantity: Quantity, value: T, *context: Any) -> str:
    """The first component that turns a value into another, or nothing."""
    for each in state.in_force(quantity, context[0]):
        turns = each.by if each.steady or each.holds(state, context[0]) else None
        if turns is not None and turns(state, value, *context) != value:
            return each.component
    return ""


def refused(state: ImperiumState, quantity: Quantity, seat: int, *context: Any) -> Refusal | None:
    """Why it is forbidden, as the first component says that forbids it; all that can must say why."""
    for each in state.in_force(quantity, seat):
        if each.steady or each.holds(state, seat):
            if each.by is None:
                raise BadDefinition(f"{each.component} does not say why it forbids {quantity}")
            refusal: Refusal | None = each.by(state, seat, *context)
            if refusal is not None:
                return refusal
    return None


def turned(state: ImperiumState, quantity: Quantity, value: T, seat: int, *context: Any) -> T:
    """Something that is no number, after all that turns it into something else."""
    there = state.in_force(quantity, seat)
    for turns in _turning(state, quantity, there, seat) if there else ():
        value = turns(state, value, seat, *context)
    return value


def turns_of(state: ImperiumState, quantity: Quantity, seat: int) -> list[Callable[..., Any]]:
    """All that turns something into something else for a player at present, in order."""
    return _turning(state, quantity, state.in_force(quantity, seat), seat)


def _turning(
    state: ImperiumState, quantity: Quantity, there: Sequence[Modifier], seat: int
) -> list[Callable[..., Any]]:
    found: list[Callable[..., Any]] = []
    for each in _in_order(state, there):
        if (not each.faction or each.faction in state.factions) and (each.steady or each.holds(state, seat)):
            if each.by is None:
                raise BadDefinition(f"{each.component} does not say what becomes of {quantity}")
            if seat != NEUTRAL or each.for_nobody:
                found.append(each.by)
    return found


def contributions(state: ImperiumState, quantity: Quantity, *context: Any) -> tuple[Contribution, ...]:
    """What each component adds to a quantity, or does to it otherwise; those that do nothing are left out."""
    found = []
    for each in state.in_force(quantity, context[0]) if context[0] != NEUTRAL else ():
        if each.operation != TURN and (each.steady or each.holds(state, context[0])):
            amount = each.amount if each.by is None else each.by(state, *context)
            amount = int(bool(amount)) if each.operation == BAN else amount
            if amount is not None:
                found.append(Contribution(each.component, each.operation, amount))
    return tuple([each for each in found if each.amount or each.operation not in (ADD, BAN, GRANT)])


OPERATIONS: dict[str, Callable[[int, Any], int]] = {
    ADD: lambda value, amount: value + amount,
    TIMES: lambda value, amount: value * amount,
    SET: lambda value, amount: value if amount is None else amount,
    CAP: lambda value, amount: value if amount is None else min(value, amount),
    BAN: lambda value, banned: 0 if banned else value,
    HALVE: lambda value, halved: -(-value // 2) if halved else value,
}
