"""`throneworld games`: what there is to play, with its seats, factions and options."""

from __future__ import annotations

from typing import Any

import click
from rich.padding import Padding

import throneworld as tw
from throneworld.cli.boards import BOARDS
from throneworld.cli.screen import Screen
from throneworld.kernel.registry import Flag, Number, Setting, Text, definition_of
from throneworld.words import Words


def command(words: Words) -> click.Command:
    return click.Command(
        "games",
        help=words.say("cli-games"),
        short_help=words.say("cli-games.short"),
        callback=lambda: _games(words),
    )


def _games(words: Words) -> int:
    for game in tw.games():
        _show(words.of_game(game["id"]), game)
    return 0


def _show(words: Words, game: dict[str, Any]) -> None:
    screen, (fewest, most) = Screen(), game["seats"]
    screen.rule(f"{game['id']}: {words.say('game')}")
    screen.show(words.say("game.about"), words.say("games-seats", fewest=fewest, most=most))
    people = BOARDS[game["id"]].people
    screen.show(words.say(f"games-{people}"), style="bold")
    for faction in game["factions"]:
        screen.show(Padding(f"{faction}: {words.name(faction)}", (0, 0, 0, 2)))
    screen.show(words.say("games-options"), style="bold")
    for setting in definition_of(game["id"]).settings:
        screen.show(Padding(f"{setting.id}={_values(words, setting)}", (0, 0, 0, 2)))
        screen.show(Padding(words.say(f"setting-{setting.id}"), (0, 0, 0, 6)), style="dim")


def _numbers(setting: Number) -> str:
    """A span, or each number where not all in between will do."""
    if setting.step == 1:
        return f"{setting.least}..{setting.most}"
    return "|".join(map(str, range(setting.least, setting.most + 1, setting.step)))


def _values(words: Words, setting: Setting) -> str:
    """What may be set, the default named last."""
    if isinstance(setting, Flag):
        return words.say("games-default", values="true|false", default=str(setting.default).lower())
    if isinstance(setting, Number):
        return words.say("games-default", values=_numbers(setting), default=str(setting.default))
    if isinstance(setting, Text):
        return words.say("games-default", values='"…"', default=f'"{setting.default}"')
    return words.say("games-default", values="|".join(setting.choices), default=setting.default)
