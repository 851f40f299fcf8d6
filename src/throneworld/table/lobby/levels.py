"""Which bot plays a game: not every game has every one."""

from __future__ import annotations

import msgspec

from throneworld.bots import bots_for
from throneworld.table.lobby.rows import Level


def level_for(game: str, wanted: Level) -> Level:
    """The bot that is asked for, or the best that the game has."""
    return wanted if wanted in bots_for(game) else best_for(game)


def best_for(game: str) -> Level:
    """The bot that plays where nobody has asked for a certain one."""
    best: Level = msgspec.convert(bots_for(game)[-1], Level)
    return best
