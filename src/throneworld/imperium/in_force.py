"""Which modifiers a seat has to reckon with: found once, and again when what they rest on has changed.

Whether most components are there follows from a few tables of values that cannot change: faction and
technologies of the seat, marks of some kinds, laws. A `Bearing` keeps these beside what was found from them;
it counts as long as the tables of the state still hold the very same values, whoever has changed them
(`Ti3State.in_force`). What rests on anything else is asked each time (`Modifier.steady`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throneworld.imperium.modifiers import Modifier, Quantity, Table

if TYPE_CHECKING:
    from throneworld.imperium.state import ImperiumState, Mark


Name = tuple[str, Any]
"""Of a component, a faction or a kind of marks, with whom or what it is about."""


class Bearing:
    """What was found for one seat, and what it was found from."""

    __slots__ = ("factions", "found", "laws", "marks", "moving", "names", "sheet", "technologies", "weighty")

    factions: list[str]
    technologies: tuple[str, ...]
    sheet: Any
    """What else its components rest on: a value of the edition's own tables."""
    laws: dict[str, Any]
    marks: tuple[Mark, ...] | None
    weighty: tuple[Mark, ...]
    """Those of the marks on which components rest."""
    names: frozenset[Name]
    moving: bool
    """Whether components are lent or silenced."""
    found: Table
    """The same table wherever a seat has the same components for the same reasons."""

    def __init__(self, state: ImperiumState, seat: int, before: Bearing) -> None:
        self.factions, self.technologies = state.factions.copy(), state.technologies[seat]
        self.sheet, self.laws = state.sheet(seat), state.laws.copy()
        self.marks, self.weighty = state.marks, weighty_marks(state)
        self.names, self.moving = _names(state, seat), bool(moving_marks(state))
        index, rests_on = state.edition.modifiers, (seat, tuple(state.factions), self.names)
        known = index.found_for(rests_on)
        self.found = index.keep(rests_on, self._searched(state, seat, before)) if known is None else known

    def _searched(self, state: ImperiumState, seat: int, before: Bearing) -> Table:
        """Anew, or what was found before with that which bears another name."""
        same_game = before.marks is not None and before.factions == self.factions
        if not same_game or self.moving or before.moving:
            return searched(state, seat)
        found = before.found.copy()
        for quantity in state.edition.modifiers.named([name for name, _ in self.names ^ before.names]):
            found.pop(quantity, None)
            found.update(_there(state, seat, quantity, lent=False))
        return found

    def counts(self, state: ImperiumState, seat: int) -> bool:
        return (
            self.marks is not None
            and self.technologies is state.technologies[seat]
            and self.sheet == state.sheet(seat)
            and self.weighty == weighty_marks(state)
            and self.factions == state.factions
            and self.laws == state.laws
        )


NOTHING = Bearing.__new__(Bearing)
"""It counts for no state."""
NOTHING.marks = None
BEARINGS = (NOTHING,) * 10
"""Of eight seats, and from behind of NOBODY and NEUTRAL: nothing is known yet."""


class Kept:
    """What is worked out from the tables of a state and lies beside them: never saved, never compared."""

    __slots__ = ("bearings", "in_hands", "orderly", "researched", "settled", "shared", "weighty")
    bearings: tuple[Bearing, ...]
    orderly: dict[int, Any]
    """Seats that were found within their limits."""
    in_hands: tuple[list[tuple[str, ...]], dict[str, tuple[int, ...]]]
    """Hands, and who has which card in them."""
    researched: tuple[list[tuple[str, ...]], list[tuple[str, ...]], dict[str, list[int]]]
    """Technologies of the seats, those of their races apart, and whose each is."""
    settled: Any
    """How the tables were when nothing was left to settle."""
    shared: bool
    """Whether copies have tables in common that few ever look into (`Ti3State.damage`)."""
    weighty: tuple[tuple[Any, ...], tuple[Any, ...], tuple[Any, ...]]
    """All marks, those of them on which components rest, and those that lend or silence components."""


def found(state: ImperiumState, quantity: Quantity, seat: int) -> tuple[Modifier, ...]:
    """What may alter a quantity for a seat, layer by layer; what was known is looked through first."""
    return bearing_of(state, seat).found.get(quantity, ())


def searched(state: ImperiumState, seat: int) -> Table:
    """For each quantity those that are there for the seat, and those that have to be asked each time."""
    index, lending = state.edition.modifiers, state.edition.lending_marks
    lent = [str(each.subject) for each in weighty_marks(state) if each.kind in lending]
    names = [*[name for name, _ in _names(state, seat)], *lent]
    found: Table = {}
    loose = index.loose(None if lent else tuple(state.factions))
    for quantity in dict.fromkeys([*loose, *index.named(names)]):
        found.update(_there(state, seat, quantity, bool(lent)))
    return found


def _there(state: ImperiumState, seat: int, quantity: str, lent: bool) -> Table:
    there = [each for each in state.edition.modifiers[quantity] if _may_hold(each, state, seat, lent)]
    return {quantity: tuple(there)} if there else {}


def _names(state: ImperiumState, seat: int) -> frozenset[Name]:
    """What a seat has, the laws, and the marks of whoever they are: whether components hold rests on that."""
    own = (state.factions[seat], *state.technologies[seat], *state.sheet(seat)) if seat >= 0 else ()
    marks = weighty_marks(state)
    moving = moving_marks(state)
    marked = [(each.kind, each if each in moving else each.seat) for each in marks]
    return frozenset([*[(name, None) for name in own], *state.laws.items(), *marked])


def _may_hold(each: Modifier, state: ImperiumState, seat: int, lent: bool) -> bool:
    if each.steady:
        return each.holds(state, seat)
    if each.sheet:
        return seat >= 0 and state.factions[seat] == each.faction
    return lent or not each.faction or each.faction in state.factions


def bearing_of(state: ImperiumState, seat: int) -> Bearing:
    """What is known of a seat, as far as it still counts."""
    bearing = state.bearings[seat]
    if bearing.counts(state, seat):
        bearing.marks = state.marks
        return bearing
    bearings = list(state.bearings)
    bearings[seat] = new = Bearing(state, seat, bearing)
    state.bearings = tuple(bearings)
    return new


def weighty_marks(state: ImperiumState) -> tuple[Mark, ...]:
    """The marks on which it rests whether components hold."""
    known = state.weighty
    return (known if known[0] is state.marks else _weighed(state))[1]


def moving_marks(state: ImperiumState) -> tuple[Mark, ...]:
    """Those of them that lend components to somebody, or silence some."""
    known = state.weighty
    return (known if known[0] is state.marks else _weighed(state))[2]


def _weighed(state: ImperiumState) -> tuple[tuple[Mark, ...], ...]:
    kinds, edition = state.edition.modifiers.marks, state.edition
    moving = (*edition.lending_marks, *edition.silencing_marks)
    weighty = tuple([each for each in state.marks if each.kind in kinds])
    state.weighty = state.marks, weighty, tuple([each for each in weighty if each.kind in moving])
    return state.weighty
