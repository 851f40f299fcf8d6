"""`throneworld bench`: how fast the games are."""

from __future__ import annotations

import click

from throneworld.cli.problems import Problem
from throneworld.words import Words

RIVAL = "catanatron"
ROUNDS = 3


def command(words: Words) -> click.Command:
    return click.Command(
        "bench",
        help=words.say("cli-bench"),
        short_help=words.say("cli-bench.short"),
        params=[
            click.Option(["--against"], metavar=f"{RIVAL}|COMMIT", help=words.say("cli-against")),
            click.Option(["--rounds"], type=click.IntRange(min=1), help=words.say("cli-rounds")),
            click.Option(["--floor"], type=click.FloatRange(min=0), help=words.say("cli-floor")),
        ],
        callback=lambda **given: _bench(words, **given),
    )


def _bench(words: Words, against: str | None, rounds: int | None, floor: float | None) -> int:
    try:
        from throneworld.lab import against as beside  # only this command needs what they measure with
        from throneworld.lab import bench
        from throneworld.lab.worktrees import NoSuchCommit
    except ImportError as missing:
        raise Problem(words.say("error-bench", what=str(missing))) from missing
    if against in (None, RIVAL):
        if floor is not None:
            raise Problem(words.say("error-floor"))
        bench.main(against is not None, rounds or ROUNDS)
        return 0
    games = rounds or beside.FEWEST
    if games < beside.FEWEST:
        raise Problem(words.say("error-few-rounds", fewest=beside.FEWEST))
    try:
        return beside.main(str(against), games, floor)
    except NoSuchCommit as unknown:
        raise Problem(words.say("error-against", name=str(unknown), rival=RIVAL)) from unknown
