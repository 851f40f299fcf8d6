"""What plays the cases notices what is not as it is written: changed in one place, a case fails."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.rules.ti3.casework.case import Case, Data, cases
from tests.rules.ti3.casework.finding import DeviationError
from tests.rules.ti3.casework.script import play

CASES = {case.id: case for case in cases()}
Change = Callable[[Data], None]


def one_option_less(data: Data) -> None:
    _first(data, "exactly")["exactly"].pop(0)


def one_option_more(data: Data) -> None:
    line = _first(data, "options")
    line["exactly" if "exactly" in line else "has"].append(["tactical", "mecatol_rex"])


def another_rule(data: Data) -> None:
    _first(data, "refused")["rule"] = "SA-99.9.9"
    data["rules"] = []


def what_is_offered(data: Data) -> None:
    """A choice that is made is said to be refused."""
    at = next(at for at, line in enumerate(data["script"]) if "who" in line)
    line = data["script"][at]
    refused = {"refused": line["who"], "do": line["do"], "rule": data["rules"][0], "because": "it is not"}
    data["script"].insert(at, refused)


def another_player(data: Data) -> None:
    line = _first(data, "asked")
    line["asked"] = [race for race in data["game"]["seats"] if race not in line["asked"]][:1]


def other_units(data: Data) -> None:
    for line in data["script"]:
        for systems in line.get("state", {}).get("space", {}).values():
            for system in systems:
                systems[system] = {**systems[system], "war_sun": 5}


def other_dice(data: Data) -> None:
    data["dice"] = [*data["dice"], 4]


def _first(data: Data, key: str) -> Any:
    return next(line for line in data["script"] if key in line)


@pytest.mark.parametrize("id_", ["ch04-01", "ch05-04", "ch09-01", "ch13-17", "ch15-19"])
@pytest.mark.parametrize("change", [one_option_less, one_option_more, another_rule, what_is_offered])
def test_a_case_that_is_changed_fails(id_: str, change: Change) -> None:
    data = deepcopy(CASES[id_].data)
    change(data)
    with pytest.raises(DeviationError):
        play(Case(id_, data))


@pytest.mark.parametrize("id_", ["ch04-01", "ch04-08", "ch04-12"])
@pytest.mark.parametrize("change", [another_player, other_units, other_dice])
def test_who_is_asked_what_stands_where_and_every_die_count(id_: str, change: Change) -> None:
    data = deepcopy(CASES[id_].data)
    change(data)
    with pytest.raises(DeviationError):
        play(Case(id_, data))
