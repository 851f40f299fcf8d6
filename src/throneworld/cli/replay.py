"""`throneworld replay`: the story of a saved game, and the position at its end or at any choice."""

from __future__ import annotations

from pathlib import Path

import click

import throneworld as tw
from throneworld.cli.boards import board_of
from throneworld.cli.files import Saved, read_save
from throneworld.cli.problems import Broken, Problem
from throneworld.cli.screen import Screen
from throneworld.cli.story import show_board, show_events
from throneworld.kernel.views import factions_in
from throneworld.words import Words


def command(words: Words) -> click.Command:
    return click.Command(
        "replay",
        help=words.say("cli-replay"),
        short_help=words.say("cli-replay.short"),
        params=[
            click.Argument(["file"], type=click.Path(path_type=Path)),
            click.Option(["--to"], type=int, metavar="N", help=words.say("cli-to")),
        ],
        callback=lambda **given: _replay(words, **given),
    )


def _replay(words: Words, file: Path, to: int | None) -> int:
    saved = read_save(words, file)
    if to is not None and not 0 <= to <= saved.length:
        raise Problem(words.say("error-to", number=str(to), most=saved.length))
    finished = saved.finished(words)
    try:
        _tell(words, saved.game(words, to), saved, open_secrets=finished)
    except Broken:
        if to is None and not saved.is_snapshot and saved.length:  # a failure: show what led to it
            _tell(words, saved.game(words, saved.length - 1), saved, open_secrets=True)
        raise
    return 0


def _tell(words: Words, game: tw.Game, saved: Saved, *, open_secrets: bool) -> None:
    """A finished game has no secrets left; of any other only what everybody may know is told."""
    screen, view = Screen(), game.view(None)
    own = words.of_game(game.definition.id).seated(factions_in(view))
    screen.show(own.say("replay-title", game=own.title, seed=str(game.seed), choices=len(game.choices)))
    events = list(game.log) if open_secrets else game.log_for(None)
    show_events(screen, own, game, [event for event in events if event.kind != "chance"])
    who = saved.who if len(saved.who) == game.seats else ("?",) * game.seats
    show_board(screen, own, view, who)
    for seat in range(game.seats) if open_secrets else ():
        screen.show(own.say("replay-secrets", player=own.player(seat)), style="bold")
        screen.show(*board_of(view).secrets(game.view(seat), own))
    if not game.over:
        waiting = own.listed([own.player(seat) for seat in game.waited_for])
        screen.show(own.say("replay-waiting", players=waiting))
