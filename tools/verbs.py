"""Write how options are put together, as the server tells it, to a file: python -m tools.verbs FILE"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import throneworld as tw
from throneworld.kernel.finding import built_in

TOLD = ("closing", "kinds", "verbs")


def verbs() -> str:
    found = {
        game["id"]: {name: game[name] for name in TOLD} for game in tw.games() if game["id"] in built_in()
    }
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(verbs(), encoding="utf-8")
