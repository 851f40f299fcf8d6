"""`pytest --game rex` runs what belongs to one game; `--one-variant` the first of each."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.games import variants_of
from throneworld.kernel.registry import names

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("tests/rex", "tests/ti4/test_told.py", "tests/golden", "tests/bots")
PLUGINS = ("-p", "no:cacheprovider", "-p", "no:schemathesis")


def collected(*options: str) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-m", "pytest", *PLUGINS, "--collect-only")
    return subprocess.run((*command, *options), cwd=ROOT, capture_output=True, text=True, check=False)


def counted(*options: str) -> dict[str, int]:
    lines = (line.rpartition(": ") for line in collected("-qq", *options).stdout.splitlines())
    return {path: int(count) for path, colon, count in lines if colon and path.startswith("tests/")}


def test_a_game_has_its_folders_its_files_and_its_parameters() -> None:
    whole, rex = counted(*PLACES), counted("--game", "rex", *PLACES)
    assert rex["tests/rex/test_undo.py"] == whole["tests/rex/test_undo.py"]
    assert "tests/ti4/test_told.py" in whole and "tests/ti4/test_told.py" not in rex
    assert "tests/bots/test_heuristic_rex.py" in rex and "tests/bots/test_heuristic_ti4.py" not in rex
    assert 0 < rex["tests/golden/test_golden.py"] < whole["tests/golden/test_golden.py"]
    assert "tests/bots/test_rex_battles.py" in rex


def test_of_conformance_one_variant_per_game_is_left() -> None:
    told = collected("--one-variant", "tests/conformance/test_conformance.py").stdout.splitlines()
    left = {line.partition("[")[2].rstrip("]") for line in told if "[" in line}
    assert left == {str(variants_of(name)[0]) for name in names()}


def test_an_unknown_name_is_told_which_games_there_are() -> None:
    done = collected("--game", "chess", "tests/golden")
    assert done.returncode == 4
    assert f"there is no game 'chess'; there are: {', '.join(names())}" in done.stderr
