"""The games that can be played here, with their seats, factions, options, bots and words."""

from __future__ import annotations

from functools import cache
from typing import Literal, get_args

import msgspec
from msgspec import Struct

import throneworld as tw
from throneworld.kernel.nouns import Way
from throneworld.kernel.registry import definition_of, names
from throneworld.table.errors import NotFound
from throneworld.table.lessons.catalogue import lessons
from throneworld.table.lobby.rows import Level, Setting
from throneworld.words import FALLBACK, game_files, has_rules_page

Offer = Literal["lessons", "report", "rules", "about"]


class SettingData(Struct, frozen=True, omit_defaults=True):
    kind: Literal["flag", "number", "one_of", "text"]
    default: Setting
    least: int | None = None
    most: int | None = None
    """The bounds of a number."""
    step: int | None = None
    """From one number to the next, counted from the least; if left out, one."""
    by_seats: dict[str, tuple[int, int]] | None = None
    """With so many seats the bounds are these."""
    choices: list[str] | None = None
    longest: int | None = None
    """So many characters a text may have."""


class KindData(Struct, frozen=True):
    numbers: bool
    """Whether its nouns are numbers; all others are texts."""
    said: Way
    """How a noun of this kind is said."""


class GameData(Struct, frozen=True):
    id: str
    seats: tuple[int, int]
    """The fewest and the most."""
    people: str
    """What the game calls those whom one plays: a race, a faction, or a word of its own."""
    factions: list[str]
    colours: dict[str, str]
    """By faction, the colour of its pieces, where that is printed."""
    options: dict[str, SettingData]
    events: dict[str, list[str]]
    """What the arguments of each line of the log are called; a last name may stand for several."""
    verbs: dict[str, list[list[str]]]
    """What may follow each verb of an option: the kinds of its nouns, in one way or in several."""
    kinds: dict[str, KindData]
    closing: list[str]
    """The verbs that, without a noun, end or decline something."""
    bots: list[Level]
    """The levels of the bots that can play it, the best one last."""
    offers: list[Offer]
    """What else there is for it; whatever is not listed is not offered."""


class Catalogue(Struct, frozen=True):
    games: list[GameData]
    bots: list[Level]


def catalogue() -> Catalogue:
    games = [{**game, "offers": offers_of(game["id"])} for game in tw.games()]
    return Catalogue(msgspec.convert(games, list[GameData]), list(get_args(Level)))


def offers_of(game: str) -> list[Offer]:
    offered: dict[Offer, bool] = {
        "lessons": game in lessons(),
        "report": definition_of(game).report is not None,
        "rules": has_rules_page(game),
        "about": definition_of(game).about is not None,
    }
    return [offer for offer, there in offered.items() if there]


class GameWords(Struct, frozen=True):
    game: str
    language: str
    messages: str
    """In the Fluent syntax. Of a message that stands twice the first one counts: English comes last."""


def game_words(game: str, language: str) -> GameWords:
    if game not in names():
        raise NotFound("no_such_game", games=", ".join(names()))
    return GameWords(game, language, _messages(game, language))


@cache
def _messages(game: str, language: str) -> str:
    files = (path for each in dict.fromkeys((language, FALLBACK)) for path in game_files(each, game))
    return "\n\n".join(path.read_text(encoding="utf-8") for path in files)
