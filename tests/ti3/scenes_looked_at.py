"""The scenes of the rule tests, looked at like games: whatever is asked in them, and all windows that open.

`python -m tests.ti3.scenes_looked_at FILE` plays the tests and writes how often each reason was told. A scene
is a position that random games seldom come to, and what a test itself tries counts as well.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from tests.stage import Stage
from tests.ti3.other_hands import OtherHands
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game

HERE = Path(__file__).parent
SCENES = (HERE.parent / "rules" / "ti3", HERE / "components")
OPTIONS = ("-q", "--no-header", "-p", "no:xdist", "-p", "no:schemathesis", "-p", "no:cacheprovider")


def told_in_scenes() -> Counter[str]:
    met = Counter[str]()
    refused, luck = OtherHands(met), Random(1)
    with (
        refused.watching(),
        patch.object(Stage, "play", _looked_at(Stage.play, refused, luck)),
        patch.object(Stage, "choose", _looked_at(Stage.choose, refused, luck)),
        patch.object(Game, "refusal", _counted(Game.refusal, met)),
    ):
        pytest.main([*OPTIONS, *map(str, SCENES)])  # whether they hold is proved where they stand
    return met


def _looked_at(plays: Callable[..., Any], refused: OtherHands, luck: Random) -> Callable[..., None]:
    def played(stage: Stage, *what: Any) -> None:
        plays(stage, *what)
        if stage.game.asked and stage.game.definition.id == "ti3":
            refused.look(stage.game.copy(), luck)

    return played


def _counted(refusal: Callable[..., Refusal | None], met: Counter[str]) -> Callable[..., Refusal | None]:
    def counted(game: Game, seat: int, option: object) -> Refusal | None:
        why = refusal(game, seat, option)
        if why is not None and game.definition.id == "ti3":
            met[f"reason:{why.key}"] += 1
        return why

    return counted


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(told_in_scenes()), encoding="utf-8")
