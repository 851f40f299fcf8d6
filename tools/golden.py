"""Write the golden games anew: whole games with a hash for every choice (tests/golden).

Run it only when a rule has changed on purpose, and say in the commit which.

    python -m tools.golden [name ...]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import throneworld as tw

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
Options = dict[str, bool | int | str]
GAMES: dict[str, tuple[str, int | list[str], Options, int]] = {
    "rex-three": ("rex", ["sol", "lazax", "jol_nar"], {}, 31),
    "rex-four": ("rex", ["letnev", "sol", "jol_nar", "lazax"], {"betrayal": True}, 41),
    "rex-five": ("rex", 5, {"races": "random", "written_memory": True}, 51),
    "rex-six": ("rex", ["xxcha", "hacan", "letnev", "jol_nar", "sol", "lazax"], {"betrayal": True}, 61),
    "ti4-three": ("ti4", ["nekro", "saar", "creuss"], {"galaxy": "preset"}, 31),
    "ti4-four": ("ti4", 4, {"factions": "random", "galaxy": "build"}, 41),
    "ti4-five": ("ti4", ["mentak", "yin", "naalu", "arborec", "winnu"], {"galaxy": "fair"}, 51),
    "ti4-six": ("ti4", ["hacan", "letnev", "l1z1x", "sol", "xxcha", "yssaril"], {"points": 14}, 61),
}


def golden(name: str, seats: int | list[str], options: Options, seed: int) -> dict[str, object]:
    game = tw.new_game(name, seats=seats, seed=seed, options=options)
    bots = [tw.bot("random", seed + number) for number in range(game.seats)]
    hashes = [game.digest()[:12]]
    while not game.over:
        seat = game.asked[0]
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
        hashes.append(game.digest()[:12])
    return {"record": game.record, "hashes": hashes}


def main(wanted: list[str]) -> None:
    for name, recipe in GAMES.items():
        if not wanted or name in wanted:
            path = FOLDER / f"{name}.json"
            path.write_text(json.dumps(golden(*recipe), separators=(",", ":")) + "\n")
            print(f"wrote {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
