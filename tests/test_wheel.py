"""What `pip install throneworld` brings: the engine, its words and the built web client."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]


def test_a_wheel_brings_words_and_pages_along(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    subprocess.run((*command, "--wheel-dir", tmp_path, ROOT), check=True, capture_output=True)
    (wheel,) = tmp_path.glob("throneworld-*.whl")
    names = set(ZipFile(wheel).namelist())
    assert {"throneworld/web/index.html", "throneworld/locale/it/rex.ftl", "throneworld/py.typed"} <= names
    assert any(name.startswith("throneworld/web/assets/") and name.endswith(".js") for name in names)
    assert not any(name.startswith(("tests/", "tools/", "web/")) for name in names)
