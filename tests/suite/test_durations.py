"""What is kept of how long tests took."""

from __future__ import annotations

from pathlib import Path
from time import process_time

from tests.suite.durations import Durations, Meter, Part, Taken, ungrouped

HERE = "tests/suite/test_durations.py"


def kept(path: Path, **taken: float) -> list[str]:
    durations = Durations()
    durations.taken = {Part(f"{HERE}::{name}", "call"): Taken(each, 0.0) for name, each in taken.items()}
    durations.keep(path)
    return [line.rpartition("::")[2].strip() for line in path.read_text().splitlines()]


def test_the_longest_stands_first(tmp_path: Path) -> None:
    assert kept(tmp_path / "durations.txt", one=1.5, two=30.0, three=4.0) == ["two", "three", "one"]


def test_a_second_part_of_the_run_joins_the_first_and_takes_the_place_of_what_it_ran(tmp_path: Path) -> None:
    path = tmp_path / "durations.txt"
    kept(path, one=1.0, two=2.0)
    assert kept(path, two=0.5, three=3.0) == ["three", "one", "two"]


def test_tests_that_are_gone_and_those_that_took_no_time_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "durations.txt"
    path.write_text("   99.000     1.000 call     tests/suite/test_gone.py::test_gone\n")
    assert kept(path, one=1.0, nothing=0.001) == ["one"]


def test_lines_of_another_form_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "durations.txt"
    path.write_text(f"   99.000 call     {HERE}::test_before\n")
    assert kept(path, one=1.0) == ["one"]


def test_the_group_of_a_worker_is_no_part_of_a_name() -> None:
    assert ungrouped("a.py::test[b@c]@a.py") == "a.py::test[b@c]"
    assert ungrouped("a.py::test[b@c]") == "a.py::test[b@c]"


def test_the_processor_is_read_anew_for_each_part() -> None:
    meter = Meter()
    until = process_time() + 0.1
    while process_time() < until:
        pass
    assert meter.read() >= 0.05
    assert meter.read() < 0.05
