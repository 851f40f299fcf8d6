"""Write the verbs of options and the kinds of their nouns to a file: python -m tools.verbs FILE"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import throneworld as tw
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Kind, shapes_of, verbs_data
from throneworld.kernel.registry import Definition, registered


def verbs() -> str:
    games = registered()
    found = {
        "numbers": sorted({kind for game in games for kind in _numbers(_some_game(game))}),
        "verbs": {game.id: verbs_data(game.verbs) for game in games},
    }
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


def _some_game(game: Definition) -> Game:
    return tw.new_game(game.id, game.factions[: game.fewest_seats])


def _numbers(game: Game) -> Iterator[str]:
    """The kinds whose nouns are numbers."""
    declared = game.definition.verbs
    for kind in {kind for verb in declared for shape in shapes_of(declared, verb) for kind in shape}:
        for plain in kind.either or (kind,):
            if _is_number(plain, game):
                yield plain.id


def _is_number(kind: Kind, game: Game) -> bool:
    return kind.among is None or isinstance(next(iter(kind.among(game)), ""), int)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(verbs(), encoding="utf-8")
