"""`throneworld games`: what there is to play, with its seats, factions and options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click
from rich.padding import Padding

import throneworld as tw
from throneworld.cli.screen import Screen
from throneworld.kernel.registry import Flag, Number, Setting, Text, broken, definition_of
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
    for name, why in broken().items():
        Screen(stderr=True).show(words.say("games-broken", game=name, why=why))
    return 0


def _show(words: Words, game: dict[str, Any]) -> None:
    screen, (fewest, most) = Screen(), game["seats"]
    screen.rule(f"{game['id']}: {words.title}")
    screen.show(*([words.say("game.about")] if words.has("game.about") else []))
    screen.show(words.say("games-seats", fewest=fewest, most=most))
    _show_factions(screen, words, game["factions"])
    _show_settings(screen, words, definition_of(game["id"]).offered)


def _show_factions(screen: Screen, words: Words, factions: Sequence[str]) -> None:
    screen.show(*([words.people("games")] if factions else []), style="bold")
    for faction in factions:
        screen.show(Padding(f"{faction}: {words.name(faction)}", (0, 0, 0, 2)))


def _show_settings(screen: Screen, words: Words, settings: Sequence[Setting]) -> None:
    screen.show(*([words.say("games-options")] if settings else []), style="bold")
    for setting in settings:
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
