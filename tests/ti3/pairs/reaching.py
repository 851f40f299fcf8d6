"""What leaves no choice can refuse nothing: here it reaches further than its text, and a test has to notice.

Something that happens by itself happens whenever its window passes. What alters a quantity does so for
everybody, whatever it is asked with. Only a test that finds something asserted to be false counts, none that
breaks down because a component acts on what is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import force_setattr
from tools.mutants.trying import in_a_child, passes

import throneworld as tw
from tests.ti3.pairs.lines import CHOICE, MUST, RULE, VOTED, Line, line_of_clause, line_of_modifier, modifiers
from tests.ti3.pairs.scenarios import alters
from throneworld.imperium.declare import Clause
from throneworld.imperium.modifiers import ADD, BAN, CAP, GRANT, SET, TIMES, TURN, Modifier
from throneworld.kernel.asks import TABLE, Refusal
from throneworld.kernel.registry import definition_of
from throneworld.ti3.edition import EDITION

FALSE = (AssertionError, tw.Refused)
FURTHER = Refusal(TABLE, "reaches_further")


def can_reach(line: Line) -> bool:
    return line.window != VOTED and line.sort not in (CHOICE, RULE)


def is_shown_without(line: Line) -> bool:
    """What its condition keeps from happening is seen not to happen. What holds for all as long as it is
    there, or turns one thing into another, has nowhere to reach, and is seen before it is there."""
    if line.sort == MUST:
        return True
    found = [each for each in modifiers() if line_of_modifier(each) == line]
    plain = [each for each in found if each.by is None or each.operation == TURN]
    return bool(found) and found == plain and all(each.by_law or each.mark for each in found)


def is_noticed(line: Line, items: Sequence[pytest.Item], failures: list[type[BaseException]]) -> bool:
    """Whether one of the tests is found to be false where the line reaches further."""

    def tried() -> bool:
        reach_further(line)
        for number, item in enumerate(items, 1):
            failures.clear()
            following = items[number] if number < len(items) else None
            if not passes(item, following) and any(issubclass(each, FALSE) for each in failures):
                return True
        return False

    return bool(in_a_child(tried, bool))


def reach_further(line: Line) -> None:
    for clause in definition_of("ti3").listeners:
        if line.sort == MUST and isinstance(clause, Clause) and line_of_clause(clause) == line:
            force_setattr(clause, "when", lambda game, seat, occasion: None)
    for modifier in modifiers():
        if line_of_modifier(modifier) == line:
            _widen(modifier)
            rows = EDITION.modifiers[modifier.quantity]
            EDITION.modifiers[modifier.quantity] = rows  # what was found in it is found anew
    EDITION.lawless.clear()
    EDITION.owned.clear()


def _widen(modifier: Modifier) -> None:
    force_setattr(modifier, "by", _always(modifier, modifier.by))
    if not modifier.by_law and not modifier.mark:
        force_setattr(modifier, "holds", lambda state, seat: True)
        force_setattr(modifier, "faction", "")
        force_setattr(modifier, "sheet", False)
        force_setattr(modifier, "steady", False)


def _always(modifier: Modifier, by: Callable[..., Any] | None) -> Callable[..., Any] | None:
    """The same where it alters something; elsewhere as much as it may come to."""
    most = {
        ADD: modifier.amount or 1,
        TIMES: modifier.amount or 2,
        SET: modifier.amount,
        CAP: modifier.amount,
    }
    if by is None or modifier.operation not in (*most, BAN, GRANT):
        return by
    further = most.get(modifier.operation, FURTHER)

    def reaching(*given: Any) -> Any:
        result = by(*given)
        return result if alters(modifier, result, given) else further

    return reaching
