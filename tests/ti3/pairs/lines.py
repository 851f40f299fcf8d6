"""What is to be proved: pairs of component and window, and what is declared of each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from types import CodeType
from typing import NamedTuple

from tests.ti3.pairs.elsewhere import Rule, noted, rule, rules_of
from throneworld.imperium.council import AgendaText
from throneworld.imperium.declare import Clause
from throneworld.imperium.modifiers import GRANT, Modifier
from throneworld.imperium.quantities import HAND_LIMIT
from throneworld.kernel.registry import definition_of
from throneworld.ti3.council.subjects import elects, is_law
from throneworld.ti3.edition import EDITION
from throneworld.ti3.tables.listening import LISTENING

CHOICE, MUST, RULE = "choice", "must", "rule"
"""What a line may be, besides a quantity or a side of an agenda: something that is played or left; something
that happens by itself; a rule that is no declaration."""
VOTED = "agenda_resolve_when"
PREFIX = {"flagships": "flagship:"}


class Pair(NamedTuple):
    kind: str
    component: str
    window: str

    @property
    def name(self) -> str:
        return f"{self.kind} {self.component} {self.window}"

    @property
    def declared(self) -> str:
        """How the component is called where it is declared."""
        return PREFIX.get(self.kind, "") + self.component


class Line(NamedTuple):
    """One line of a pair: what a component says at a window, as one sort of declaration."""

    component: str
    window: str
    sort: str


@cache
def pairs() -> tuple[Pair, ...]:
    return tuple(
        Pair(kind, component, window)
        for kind, components in LISTENING.items()
        for component, windows in components.items()
        for window in windows
    )


@cache
def lines_of(pair: Pair) -> frozenset[Line]:
    """All that has to be proved; a rule apart only where nothing is declared."""
    declared = _by_pair().get((pair.declared, pair.window), frozenset())
    return declared or frozenset([Line(pair.declared, pair.window, RULE)])


class Served(NamedTuple):
    """A line that a rule carries out."""

    line: Line
    given: str
    """The component that the rule has to be given for that, if any."""


@cache
def by_rule() -> dict[CodeType, list[Served]]:
    """What each rule carries out of that which is not declared."""
    found: dict[CodeType, list[Served]] = {}
    for pair in pairs():
        for line in lines_of(pair):
            for each in _rules(pair) if line.sort == RULE else ():
                served = Served(line, pair.component if each.only_given else "")
                found.setdefault(each.code, []).append(served)
    return found


def _rules(pair: Pair) -> list[Rule]:
    own = [Rule(code, False) for code in noted().get((pair.component, pair.window), [])]
    return own or [rule(name) for name in rules_of(pair.component, pair.window)]


@cache
def _by_pair() -> dict[tuple[str, str], frozenset[Line]]:
    found: dict[tuple[str, str], frozenset[Line]] = {}
    lines = [((line.component, line.window), line) for line in (*_spoken(), *_voted())]
    altering = [((each.component, each.window), line_of_modifier(each)) for each in modifiers()]
    for key, line in (*lines, *altering):
        found[key] = found.get(key, frozenset()) | {line}
    return found


def _spoken() -> Iterable[Line]:
    for each in definition_of("ti3").listeners:
        assert isinstance(each, Clause)
        yield line_of_clause(each)


def line_of_clause(clause: Clause) -> Line:
    return Line(clause.component, clause.window, MUST if clause.must else CHOICE)


def modifiers() -> Iterable[Modifier]:
    EDITION.modifiers[HAND_LIMIT]  # the first that is asked for gathers them all
    return [each for rows in EDITION.modifiers.values() for each in rows]


def line_of_modifier(modifier: Modifier) -> Line:
    """What grants the same at several windows is one line: the first that is asked answers for all."""
    window = modifier.window
    if modifier.operation == GRANT:
        window = _first_grants()[modifier.component, str(modifier.quantity)]
    return Line(modifier.component, window, str(modifier.quantity))


@cache
def _first_grants() -> dict[tuple[str, str], str]:
    grants = [each for each in modifiers() if each.operation == GRANT]
    return {(each.component, str(each.quantity)): each.window for each in reversed(grants)}


def _voted() -> Iterable[Line]:
    """A law lies in its place though nothing else happens at once."""
    for text in definition_of("ti3").texts.values():
        assert isinstance(text, AgendaText)
        sides = [side for side in ("for", "against", "elect") if getattr(text, f"on_{side}")]
        if is_law(text.id) and "elect" not in sides and "for" not in sides:
            sides.append("elect" if elects(text.id) else "for")
        yield from (Line(text.id, VOTED, side) for side in sides)
