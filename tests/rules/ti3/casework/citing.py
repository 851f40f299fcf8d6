"""Whether a refusal cites the rule that a case names, or one that says as much."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tests.ti3.sheets import reference

ALIKE = {
    "SA-1.5.6": "SA-1.8.1",  # what a race sheet says, and that it is above the rules
    "SA-3.32.2": "SA-7.5.1",  # a Refresh Ability instead of refreshing (ruling 80)
    "SA-12.2.3": "SA-3.26.7",  # what cannot be spent is not met
    "SA-13.17.2": "SA-8.11.9",  # two PDS on a planet
    "SA-15.4.3": "SA-8.11.5",  # the Production Capacity of a dock, by the Production card too
    "SA-13.7.3": "SA-8.5.1",  # no ships beyond Fleet Supply
    "SA-3.13.4": "SA-3.14.1",  # a Tactical Action takes a counter out of the Command Pool
}
"""Entries that give the same reason, although the index does not call them repetitions."""


@cache
def _same() -> dict[str, str]:
    rules = reference("rules_index")["rules"]
    return {each["id"]: each["same_as"] for each in rules if "same_as" in each}


def origin(rule: str) -> str:
    """The entry that a repetition repeats."""
    same = ALIKE | _same()
    while rule in same:
        rule = same[rule]
    return rule


def is_fair(cited: str, named: str, rules: Sequence[str]) -> bool:
    """The same entry or its repetition, or one of a section that the case is about."""
    return origin(cited) == origin(named) or section(cited) in map(section, (named, *rules))


def section(rule: str) -> str:
    return origin(rule).rpartition(".")[0]
