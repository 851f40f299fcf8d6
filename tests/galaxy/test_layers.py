"""The galaxy is shared by games and knows none of them."""

from __future__ import annotations

import re
from pathlib import Path

import throneworld.galaxy

FOLDER = Path(throneworld.galaxy.__file__).parent


def test_the_galaxy_imports_nothing_but_itself_and_the_errors_of_the_kernel() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py"))]
    ours = {found for text in sources for found in re.findall(r"from (throneworld[.\w]*) import", text)}
    assert {each for each in ours if not each.startswith("throneworld.galaxy.")} == {
        "throneworld.kernel.errors"
    }
    assert not any(
        re.search(r"^(import|from) (random|time|datetime)\b", text, re.MULTILINE) for text in sources
    )
