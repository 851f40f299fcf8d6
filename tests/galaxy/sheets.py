"""The fact sheets of the fourth edition, where they lie beside the project."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

REFERENCE = Path(__file__).parents[3] / "shared" / "reference" / "ti4"


@cache
def reference(name: str) -> dict[str, Any] | None:
    """A fact sheet, or None where the project stands alone."""
    sheet = REFERENCE / f"{name}.yaml"
    return yaml.safe_load(sheet.read_text(encoding="utf-8")) if sheet.exists() else None
