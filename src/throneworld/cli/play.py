"""`throneworld play`: a game in the terminal, with bots and with friends at the same screen."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from shlex import quote
from typing import NamedTuple

import click

import throneworld as tw
from throneworld.cli.files import is_taken, read_save
from throneworld.cli.parameters import (
    ME,
    best_bot,
    check_bot,
    first_game,
    game_argument,
    options_parameter,
    read_entries,
    read_places,
    read_settings,
)
from throneworld.cli.problems import Problem
from throneworld.cli.screen import Screen
from throneworld.cli.sitting import Sitting
from throneworld.kernel.registry import definition_of
from throneworld.kernel.views import factions_in
from throneworld.words import Words


class Wishes(NamedTuple):
    """What the command line says."""

    game: str
    players: int | None
    seats: str
    bots: str | None
    seed: int | None
    settings: tuple[str, ...]
    target: Path | None
    source: Path | None


def command(words: Words) -> click.Command:
    return click.Command(
        "play",
        help=words.say("cli-play", game=first_game()),
        short_help=words.say("cli-play.short"),
        epilog=words.say("cli-play.epilog", game=first_game()),
        params=[
            game_argument(),
            click.Option(["--players"], type=int, help=words.say("cli-players")),
            click.Option(["--seats"], default="", metavar="RACE=WHO,...", help=words.say("cli-play-seats")),
            click.Option(["--bots"], metavar="LEVEL", help=words.say("cli-bots")),
            click.Option(["--seed"], type=int, help=words.say("cli-seed")),
            options_parameter(words),
            click.Option(["--save", "target"], type=click.Path(path_type=Path), help=words.say("cli-save")),
            click.Option(
                ["--resume", "source"], type=click.Path(path_type=Path), help=words.say("cli-resume")
            ),
        ],
        callback=lambda **given: _play(words, Wishes(**given)),
    )


def _play(words: Words, wishes: Wishes) -> int:
    own = words.of_game(definition_of(wishes.game).id)
    sitting = _begin(own, wishes) if wishes.source is None else _resume(own, wishes, wishes.source)
    sitting.introduce()
    try:
        sitting.run()
    except (EOFError, KeyboardInterrupt):
        sitting.screen.show("")
    if not sitting.game.over:
        _part(sitting, wishes.game)
    return 0


def _begin(words: Words, wishes: Wishes) -> Sitting:
    definition = definition_of(wishes.game)
    fewest, most = definition.fewest_seats, definition.most_seats
    named = len(read_entries(words, wishes.game, wishes.seats))
    whole_table = named if named >= fewest else most  # a few seats named: bots fill the table
    count = whole_table if wishes.players is None else wishes.players
    if not fewest <= count <= most:
        raise Problem(words.say("error-players", players=count, fewest=fewest, most=most))
    places = read_places(words, wishes.game, wishes.seats, count, wishes.bots or best_bot(wishes.game))
    seed = SystemRandom().randrange(2**64) if wishes.seed is None else wishes.seed
    options = read_settings(words, wishes.game, wishes.settings)
    table = tw.new_game(wishes.game, list(places.races) or count, seed, options)
    sitting = Sitting(table, places.who, words, Screen(), wishes.target)
    if wishes.target is not None:
        _claim(words, sitting, wishes.target)
    sitting.screen.show(words.say("play-welcome", seed=str(seed)))
    return sitting


def _resume(words: Words, wishes: Wishes, source: Path) -> Sitting:
    if wishes.players is not None or wishes.seed is not None or wishes.settings:
        raise Problem(words.say("error-resume-brings"))
    saved = read_save(words, source)
    table = saved.game(words)
    if table.definition.id != wishes.game:
        raise Problem(words.say("error-other-game", file=str(source), game=table.definition.id))
    who = _who(words, table, saved.who, wishes.seats, wishes.bots)
    sitting = Sitting(table, who, words, Screen(), wishes.target or source)
    if wishes.target not in (None, source):
        _claim(words, sitting, sitting.file or source)
    sitting.screen.show(words.say("play-resumed", file=str(source), choices=len(table.choices)))
    return sitting


def _claim(words: Words, sitting: Sitting, target: Path) -> None:
    """A new file for this game, before anything is played that might be lost."""
    if is_taken(target):
        raise Problem(words.say("error-exists", file=str(target)))
    sitting.save(target)


def _who(
    words: Words, table: tw.Game, saved: tuple[str, ...], seats: str, bots: str | None
) -> tuple[str, ...]:
    """As it was, unless the command line says otherwise."""
    if len(saved) == table.seats and not seats and bots is None:
        return tuple(name if name == ME else check_bot(words, name) for name in saved)
    others = bots or best_bot(table.definition.id)
    entries = read_entries(words, table.definition.id, seats)
    if not any(race for race, _ in entries):
        return read_places(words, table.definition.id, seats, table.seats, others).who
    races = factions_in(table.view(None))
    absent = [race for race, _ in entries if race not in races]
    if absent:
        present = ", ".join(filter(None, races))
        raise Problem(words.people("error-not-in-play", race=absent[0], races=present))
    return tuple(dict(entries).get(race) or check_bot(words, others) for race in races)


def _part(sitting: Sitting, game: str) -> None:
    """How to go on another time."""
    words, save = sitting.words, sitting.last_save
    if save is None:
        sitting.screen.show(words.say("play-part-unsaved"))
        return
    missing = len(sitting.game.choices) - save[1]
    sitting.screen.show(words.say("play-part", missing=missing))
    sitting.screen.command(f"throneworld play {game} --resume {quote(str(save[0]))}")
