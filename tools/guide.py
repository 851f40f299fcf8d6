"""The listings of docs/adding-a-game.md, which are the files of the example game.

A listing is a fenced block under a line that names its file in bold. `python -m tools.guide` writes all of
them anew from tests/example; a test follows the page from an empty folder.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
EXAMPLE = ROOT / "tests" / "example"
LISTING = re.compile(r"^(?P<head>\*\*`(?P<name>[^`]+)`\*\*\n\n```\w+\n)(?P<text>.*?)^```$", re.M | re.S)


def listings(page: str) -> dict[str, str]:
    """Each file that the page shows, with its text."""
    return {found["name"]: found["text"] for found in LISTING.finditer(page)}


def written_anew(page: str) -> str:
    return LISTING.sub(lambda found: f"{found['head']}{_text(found['name'])}```", page)


def _text(name: str) -> str:
    return (EXAMPLE / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    PAGE.write_text(written_anew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
