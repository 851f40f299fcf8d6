"""Write the golden games anew: whole games with a hash for every choice (tests/golden).

Run it only when a rule has changed on purpose, and say in the commit which.
"""

from __future__ import annotations

import json
from pathlib import Path

import throneworld as tw

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
GAMES: dict[str, tuple[int | list[str], dict[str, bool | int | str], int]] = {
    "three": (["sol", "lazax", "jol_nar"], {}, 31),
    "four": (["letnev", "sol", "jol_nar", "lazax"], {"betrayal": True}, 41),
    "five": (5, {"races": "random", "written_memory": True}, 51),
    "six": (["xxcha", "hacan", "letnev", "jol_nar", "sol", "lazax"], {"betrayal": True}, 61),
}


def golden(seats: int | list[str], options: dict[str, bool | int | str], seed: int) -> dict[str, object]:
    game = tw.new_game("rex", seats=seats, seed=seed, options=options)
    bots = [tw.bot("random", seed + number) for number in range(game.seats)]
    hashes = [game.digest()[:12]]
    while not game.over:
        seat = game.asked[0]
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
        hashes.append(game.digest()[:12])
    return {"record": game.record, "hashes": hashes}


def main() -> None:
    for name, (seats, options, seed) in GAMES.items():
        path = FOLDER / f"rex-{name}.json"
        path.write_text(json.dumps(golden(seats, options, seed), separators=(",", ":")) + "\n")
        print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
