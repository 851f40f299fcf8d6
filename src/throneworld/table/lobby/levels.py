"""Which bot plays a game: not every game has every one."""

from __future__ import annotations

import msgspec

from throneworld.bots import bots_for
from throneworld.table.lobby.rows import Level


def level_for(game: str, wanted: Level) -> Level:
    """The bot that is asked for, or the best that the game has."""
    known = bots_for(game)
    return wanted if wanted in known else msgspec.convert(known[-1], Level)
