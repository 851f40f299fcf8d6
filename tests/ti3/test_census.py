"""Over many games everything happens: what never did is printed, and listed in `never_met.txt`.

`CENSUS_CHOICES` says how many choices are played. Where they are many, nothing may be lacking that is not on
the list, and what happens often has to be struck off: it only shrinks.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import throneworld.imperium
import throneworld.ti3
from tests.spoken import refusals_in
from tests.ti3.census import Census, all_there_is
from tests.ti3.unasked import UNGIVEN
from throneworld.kernel.gathering import modules_of

CHOICES = int(os.environ.get("CENSUS_CHOICES", "1200"))
MANY = 50_000
OFTEN = 20
LIST = Path(__file__).with_name("never_met.txt")


def listed() -> list[str]:
    return LIST.read_text(encoding="utf-8").split()


def told_in_scenes(file: Path) -> dict[str, int]:
    """How often each reason was told in the scenes of the rule tests, which a process of its own plays."""
    subprocess.run([sys.executable, "-m", "tests.ti3.scenes_looked_at", str(file)], check=True)
    told: dict[str, int] = json.loads(file.read_text(encoding="utf-8"))
    return told


def test_the_list_names_only_what_there_is() -> None:
    assert sorted(listed()) == listed() and len(set(listed())) == len(listed())
    assert set(listed()) <= set(all_there_is())


def test_reasons_that_are_given_to_nobody_stand_in_the_shared_part_alone() -> None:
    own = {key for given in refusals_in(modules_of(throneworld.ti3)) for key in given.keys}
    shared = {key for given in refusals_in(modules_of(throneworld.imperium)) for key in given.keys}
    assert set(UNGIVEN) <= shared and not set(UNGIVEN) & own


def test_what_never_happens_is_listed(tmp_path: Path) -> None:
    census = Census(thorough=CHOICES >= MANY)
    if CHOICES >= MANY:
        census.met.update(told_in_scenes(tmp_path / "told.json"))
    census.hunt(CHOICES)
    never = census.never()
    print(f"{census.choices} choices; of {len(all_there_is())} things never: {len(never)}", *never, sep="\n")
    assert len(never) < len(all_there_is())
    if CHOICES >= MANY:
        assert [each for each in never if each not in listed()] == []
        assert [each for each in listed() if census.met[each] >= OFTEN] == [], "strike these off the list"
