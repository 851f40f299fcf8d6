"""Mutants of what components declare: a line left out, one number of it changed, one of its effects dropped.

Nothing is edited: a mutant changes what was gathered, in place, in a process that is thrown away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from types import CellType, FunctionType
from typing import Any

from msgspec import Struct
from msgspec.structs import FieldInfo, fields, force_setattr, replace

from throneworld.imperium.council import AgendaText
from throneworld.imperium.declare import Clause
from throneworld.imperium.modifiers import ADD, CAP, SET, TIMES, Modifier
from throneworld.kernel.asks import Refusal
from throneworld.kernel.registry import Definition, definition_of
from throneworld.kernel.windows import Aim, Effect

Does = Effect | Aim
Lines = Mapping[str, Sequence[Clause]]
"""By its window, what a component says there."""
PARTS = ("aims", "costs", "effects")
"""What a clause makes happen, besides that a card leaves the hand."""
SIDES = ("on_for", "on_against", "on_elect")
FRAME = ("NotePlayed", "UseAction", "CardIsOver")
"""What the word `action_card` adds to each card alike."""
FILLED_IN = ("seat", "occasion", "targets")
UNSAID = (-1, 0)
"""Numbers which, where they are also the default of a field, nobody has declared."""

LEFT_OUT = Refusal("", "left_out")


class Mutant(Struct, frozen=True):
    """One change of one declared line."""

    component: str
    line: str
    """What it is a line of: a window, a quantity and its window, or a side of an agenda."""
    change: str
    apply: Callable[[], None]

    @property
    def name(self) -> str:
        return f"{self.component} | {self.line} | {self.change}"


def mutants_of(game: str) -> tuple[Mutant, ...]:
    """All of a game, in the order of their names: each name once."""
    definition = definition_of(game)
    found = [
        *(each for component, lines in _spoken(definition).items() for each in _of_clauses(component, lines)),
        *(each for modifier in _modifiers(definition) for each in _of_modifier(modifier)),
        *(each for text in definition.texts.values() for each in _of_text(text)),
    ]
    return tuple(sorted(found, key=lambda each: each.name))


# Which lines there are


def _spoken(definition: Definition) -> dict[str, dict[str, list[Clause]]]:
    """What one component says at one window is one line, however many stops the window has."""
    components: dict[str, dict[str, list[Clause]]] = {}
    for each in definition.listeners:
        assert isinstance(each, Clause)
        components.setdefault(each.component, {}).setdefault(each.window, []).append(each)
    return components


def _modifiers(definition: Definition) -> Iterable[Modifier]:
    index = definition.state.edition.modifiers
    index[ADD]  # the first that is asked for gathers them all
    return [each for rows in index.values() for each in rows]


# What becomes of a clause


def _of_clauses(component: str, lines: Lines) -> Iterator[Mutant]:
    for window, clauses in lines.items():
        yield Mutant(component, window, "left out", partial(_each, _nobody_has, clauses))
    for part in PARTS:
        for windows, does in _alike(lines, part):
            clauses = [each for window in windows for each in lines[window]]
            for change, changed in _changes(does):
                everywhere = partial(_set_in_all, clauses, part, changed)
                yield Mutant(component, _and_others(windows), f"{part}: {change}", everywhere)
    for (name, number), (windows, cells) in _conditions(lines).items():
        change = f"when: {name} {number} + 1"
        yield Mutant(component, _and_others(windows), change, partial(_each, _raise, cells))


def _alike(lines: Lines, part: str) -> Iterable[tuple[list[str], Sequence[Does]]]:
    """What a component makes happen, with the windows at which it is the same: that is declared only once."""
    found: list[tuple[list[str], Sequence[Does]]] = []
    for window, (clause, *_) in lines.items():
        does = getattr(clause, part)
        same = [windows for windows, other in found if other == does]
        if same:
            same[0].append(window)
        else:
            found.append(([window], does))
    return found


def _conditions(lines: Lines) -> dict[tuple[str, int], tuple[list[str], list[CellType]]]:
    """The numbers of which conditions know, by their names, with the windows at which they count."""
    found: dict[tuple[str, int], tuple[dict[str, None], dict[int, CellType]]] = {}
    for window, clauses in lines.items():
        for name, cell in (each for clause in clauses for each in _numbers_in(clause.when)):
            windows, cells = found.setdefault((name, cell.cell_contents), ({}, {}))
            windows[window] = None
            cells[id(cell)] = cell
    return {key: ([*windows], [*cells.values()]) for key, (windows, cells) in found.items()}


def _and_others(windows: Sequence[str]) -> str:
    return windows[0] if len(windows) == 1 else f"{windows[0]} and {len(windows) - 1} more"


def _each(change: Callable[[Any], None], things: Iterable[Any]) -> None:
    for each in things:
        change(each)


def _nobody_has(clause: Clause) -> None:
    """Nor may anybody use it who is known to hold the card without asking."""
    force_setattr(clause, "holders", lambda game: ())
    force_setattr(clause, "suspects", lambda game, occasion: ())
    force_setattr(clause, "when", lambda game, seat, occasion: LEFT_OUT)


def _set_in_all(things: Iterable[Struct], field: str, value: object) -> None:
    for each in things:
        force_setattr(each, field, value)


def _changes(does: Sequence[Does]) -> Iterator[tuple[str, tuple[Does, ...]]]:
    """What a sequence of effects may become, and in which words."""
    own = [each for each in does if type(each).__name__ not in FRAME]
    for place, each in enumerate(does):
        name = type(each).__name__
        before, after = tuple(does[:place]), tuple(does[place + 1 :])
        if len(own) > 1 and each in own:
            yield f"without {place} {name}", (*before, *after)
        for field in filter(partial(_is_declared, each), fields(each)):
            number = getattr(each, field.name)
            changed = replace(each, **{field.name: number + 1})
            yield f"{place} {name}.{field.name} {number} + 1", (*before, changed, *after)


def _is_declared(effect: Does, field: FieldInfo) -> bool:
    number = getattr(effect, field.name)
    if field.name in FILLED_IN or not _is_number(number):
        return False
    return not (number == field.default and number in UNSAID)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# Numbers that a condition was made with


def _numbers_in(condition: object, seen: frozenset[int] = frozenset()) -> Iterator[tuple[str, CellType]]:
    """The cells of numbers behind a function, and behind the functions of which it is made."""
    if not isinstance(condition, FunctionType) or id(condition) in seen:
        return
    names = condition.__code__.co_freevars
    for name, cell in zip(names, condition.__closure__ or (), strict=True):
        content = cell.cell_contents
        if _is_number(content):
            yield f"{condition.__qualname__.partition('.')[0]} {name}", cell
        for each in content if isinstance(content, tuple) else (content,):
            yield from _numbers_in(each, seen | {id(condition)})


def _raise(cell: CellType) -> None:
    cell.cell_contents += 1


# What becomes of a modifier


def _of_modifier(modifier: Modifier) -> Iterator[Mutant]:
    line = f"{modifier.quantity} {modifier.window}".strip()
    yield Mutant(modifier.component, line, "left out", partial(_nobody_is_altered, modifier))
    if _says_a_number(modifier):
        words = f"{modifier.operation} {modifier.amount} + 1"
        yield Mutant(modifier.component, line, words, partial(_one_more, modifier))
    for name, cell in _numbers_in(modifier.by):
        if not name.startswith("_only "):
            words = f"by: {name} {cell.cell_contents} + 1"
            yield Mutant(modifier.component, line, words, partial(_raise, cell))


def _says_a_number(modifier: Modifier) -> bool:
    """What a function adds is declared besides, as the most that it may be; a limit or a value is not."""
    if modifier.by is None or any(name == "_only amount" for name, _ in _numbers_in(modifier.by)):
        return modifier.operation in (ADD, TIMES, SET, CAP) and (
            modifier.amount != 0 or modifier.operation != ADD
        )
    return modifier.operation == ADD and modifier.amount != 0


def _nobody_is_altered(modifier: Modifier) -> None:
    force_setattr(modifier, "holds", lambda state, seat: False)
    if modifier.owners is not None:
        force_setattr(modifier, "owners", lambda state: ())


def _one_more(modifier: Modifier) -> None:
    """Its amount, which a condition may keep as well."""
    force_setattr(modifier, "amount", modifier.amount + 1)
    for name, cell in _numbers_in(modifier.by):
        if name == "_only amount":
            _raise(cell)


# What becomes of an agenda


def _of_text(text: Any) -> Iterator[Mutant]:
    assert isinstance(text, AgendaText)
    for side in SIDES:
        does = getattr(text, side)
        if does:
            yield Mutant(text.id, side, "left out", partial(force_setattr, text, side, ()))
        for change, changed in _changes(does):
            yield Mutant(text.id, side, change, partial(force_setattr, text, side, changed))
    among = getattr(text, "among", ())
    for each in among:
        fewer = tuple(other for other in among if other != each)
        yield Mutant(text.id, "among", f"without {each}", partial(force_setattr, text, "among", fewer))
