"""What several commands ask for: a game, its options, who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import click

from throneworld.bots import bots_for
from throneworld.cli.problems import Problem
from throneworld.kernel.asks import Noun
from throneworld.kernel.registry import Definition, Flag, Number, definition_of, names
from throneworld.words import Words

ME = "me"
SWITCHES = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}


class Places(NamedTuple):
    """Who sits where: the races in clockwise order, or none of them when they are chosen in play."""

    races: tuple[str, ...]
    who: tuple[str, ...]
    """For each seat `me` or the name of a bot."""


def first_game() -> str:
    """What is played if no game is named."""
    return names()[0]


def game_argument() -> click.Argument:
    return click.Argument(["game"], default=first_game())


def options_parameter(words: Words) -> click.Option:
    return click.Option(
        ["--option", "settings"], multiple=True, metavar="NAME=VALUE", help=words.say("cli-option")
    )


def read_settings(words: Words, game: str, texts: Sequence[str]) -> dict[str, Noun]:
    """`betrayal=true` and the like; the game itself checks what comes out."""
    known = {setting.id: setting for setting in definition_of(game).settings}
    settings: dict[str, Noun] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem(words.say("error-option-shape", text=text))
        setting = known.get(name)
        if isinstance(setting, Flag):
            settings[name] = SWITCHES.get(value.lower(), value)
        else:
            settings[name] = whole_number(value) if isinstance(setting, Number) else value
    return settings


def whole_number(text: str) -> Noun:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 19 else text


def best_bot(game: str) -> str:
    """Who plays the seats of which nothing is said."""
    return bots_for(game)[-1]


def check_bot(words: Words, name: str) -> str:
    """A bot that can play the game which these words are about."""
    if name not in bots_for(words.game):
        raise Problem(words.say("error-bot", name=name, bots=", ".join(bots_for(words.game))))
    return name


def read_places(words: Words, game: str, text: str, players: int, others: str) -> Places:
    """`sol=me,lazax=random` or `me,me,random`; whoever is not named is a bot."""
    named = read_entries(words, game, text) or [("", ME)]
    if len(named) > players:
        raise Problem(words.say("error-too-many-seats", named=len(named), players=players))
    races = [race for race, _ in named if race]
    fill = [check_bot(words, others)] * (players - len(named))
    free = [race for race in definition_of(game).factions if race not in races]
    seated = (*races, *free[: players - len(races)]) if races else ()
    return Places(seated, (*(who for _, who in named), *fill))


def read_entries(words: Words, game: str, text: str) -> list[tuple[str, str]]:
    """Races and who plays them, or only who plays."""
    entries = [entry.strip() for entry in text.split(",") if entry.strip()]
    named = [_entry(words, definition_of(game), entry) for entry in entries]
    if any(race for race, _ in named) and not all(race for race, _ in named):
        raise Problem(words.people("error-mixed-seats", race=definition_of(game).factions[0]))
    return named


def _entry(words: Words, definition: Definition, entry: str) -> tuple[str, str]:
    """A race and who plays it; a race alone is played by me."""
    race, equals, who = (part.strip() for part in entry.partition("="))
    if not equals:
        race, who = (entry, ME) if entry in definition.factions else ("", entry)
    elif race not in definition.factions:
        raise Problem(words.people("error", name=race, races=", ".join(definition.factions)))
    bots = bots_for(definition.id)
    if who not in (ME, *bots):
        raise Problem(words.say("error-sitter", name=who, bots=", ".join(bots)))
    return race, who
