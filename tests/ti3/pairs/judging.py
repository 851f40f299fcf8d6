"""What is missing of each pair."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tests.ti3.pairs.lines import CHOICE, RULE, VOTED, Line, Pair, lines_of
from tests.ti3.pairs.scenarios import Shown


def missing(wanted: Iterable[Pair], shown: Mapping[str, Shown]) -> dict[str, list[str]]:
    """By the names of the pairs that are not shown, what nobody has asserted of them."""
    found = {pair.name: _missing_of(pair, shown.get(pair.declared, Shown())) for pair in wanted}
    return {name: parts for name, parts in found.items() if parts}


def _missing_of(pair: Pair, shown: Shown) -> list[str]:
    """Each line is to be seen at work; one refusal serves the pair."""
    lines = lines_of(pair)
    found = {part for line in lines for part in _missing_at_work(line, shown)}
    return sorted(found if shown.refusal & lines else {*found, "refusal"})


def _missing_at_work(line: Line, shown: Shown) -> list[str]:
    asked = line.sort == CHOICE or (line.window == VOTED and line.sort != RULE)
    options = ["options"] if asked and line not in shown.options else []
    return options if line in shown.state else [*options, f"state after {line.sort}"]
