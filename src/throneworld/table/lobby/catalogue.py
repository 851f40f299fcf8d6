"""The games that can be played here, with their seats, factions, options and bots."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from msgspec import Struct

import throneworld as tw
from throneworld.table.lobby.rows import Level, Setting


class SettingData(Struct, frozen=True, omit_defaults=True):
    kind: Literal["flag", "number", "one_of", "text"]
    default: Setting
    least: int | None = None
    most: int | None = None
    """The bounds of a number."""
    step: int | None = None
    """From one number to the next, counted from the least; if left out, one."""
    choices: list[str] | None = None
    longest: int | None = None
    """So many characters a text may have."""


class GameData(Struct, frozen=True):
    id: str
    seats: tuple[int, int]
    """The fewest and the most."""
    factions: list[str]
    options: dict[str, SettingData]
    events: dict[str, list[str]]
    """What the arguments of each line of the log are called; a last name may stand for several."""
    verbs: dict[str, list[list[str]]]
    """What may follow each verb of an option: the kinds of its nouns, in one way or in several."""


class Catalogue(Struct, frozen=True):
    games: list[GameData]
    bots: list[Level]


def catalogue() -> Catalogue:
    return Catalogue(msgspec.convert(tw.games(), list[GameData]), list(get_args(Level)))
