"""What the README shows is true."""

import doctest
from pathlib import Path

import throneworld

ROOT = Path(__file__).parent.parent


def test_the_example_of_the_readme_runs_as_shown() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 8 and results.failed == 0


def test_the_example_of_the_package_runs_as_shown() -> None:
    results = doctest.testmod(throneworld)
    assert results.attempted > 3 and results.failed == 0


def test_every_file_that_the_readme_links_to_exists() -> None:
    text = (ROOT / "README.md").read_text()
    for part in text.split("](")[1:]:
        assert (ROOT / part.split(")")[0]).exists()
