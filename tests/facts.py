"""The fact sheets as the audits read them: names and numbers, kept with the tests of each game.

They are written by `python -m tools.facts`; `tests/test_facts.py` holds them against the sheets themselves
where these lie beside the project.
"""

from __future__ import annotations

import json
from typing import Any

from tools.facts import folder

Record = dict[str, Any]


def facts(game: str, name: str) -> Record:
    kept = folder(game) / f"{name}.json"
    data: Record = json.loads(kept.read_text(encoding="utf-8"), object_hook=_numbered)
    return data


def _numbered(record: Record) -> dict[Any, Any]:
    """JSON has no numbers for keys."""
    return {int(key) if key.isdigit() else key: value for key, value in record.items()}
