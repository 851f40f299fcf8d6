"""Write the verbs of options and the kinds of their nouns to a file: python -m tools.verbs FILE"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from throneworld.kernel.finding import built_in
from throneworld.kernel.nouns import Kind, plain_shapes, verbs_data
from throneworld.kernel.registry import Definition, definition_of


def verbs() -> str:
    found = {name: _declared(definition_of(name)) for name in built_in()}
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


def _declared(game: Definition) -> dict[str, Any]:
    kinds = _kinds(game)
    return {
        "away": sorted(game.away),
        "closing": sorted(game.closing),
        "numbers": sorted(name for name, kind in kinds.items() if kind.numbers),
        "said": {name: kind.said for name, kind in kinds.items() if kind.said != "name"},
        "verbs": verbs_data(game.verbs),
    }


def _kinds(game: Definition) -> dict[str, Kind]:
    shapes = (shape for verb in game.verbs for shape in plain_shapes(game.verbs, verb))
    return {kind.id: kind for shape in shapes for kind in shape}


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(verbs(), encoding="utf-8")
