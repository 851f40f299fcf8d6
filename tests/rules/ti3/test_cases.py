"""The hard cases of `cases/`, played one by one."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tests.rules.ti3.casework.case import Case, cases
from tests.rules.ti3.casework.script import play

OPEN: dict[str, str] = (
    yaml.safe_load((Path(__file__).parent / "cases" / "open.yaml").read_text(encoding="utf-8")) or {}
)
"""Cases that the game does not play yet, and why."""


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.id)
def test_a_hard_case_is_played_as_it_is_written(case: Case) -> None:
    if case.id not in OPEN:
        play(case)
        return
    with pytest.raises(Exception):  # noqa: B017  what is missing fails in any way
        play(case)


def test_the_list_of_open_cases_names_cases_only() -> None:
    assert set(OPEN) <= {case.id for case in cases()}
