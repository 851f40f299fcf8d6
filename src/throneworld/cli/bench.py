"""`throneworld bench`: how fast the games are."""

from __future__ import annotations

import click

from throneworld.cli.problems import Problem
from throneworld.words import Words


def command(words: Words) -> click.Command:
    return click.Command(
        "bench",
        help=words.say("cli-bench"),
        short_help=words.say("cli-bench.short"),
        params=[
            click.Option(["--against"], type=click.Choice(["catanatron"]), help=words.say("cli-against")),
            click.Option(
                ["--rounds"],
                type=click.IntRange(min=1),
                default=3,
                help=words.say("cli-rounds"),
                show_default=True,
            ),
        ],
        callback=lambda **given: _bench(words, **given),
    )


def _bench(words: Words, against: str | None, rounds: int) -> int:
    try:
        from throneworld.lab.bench import main  # only this command needs what it measures with
    except ImportError as missing:
        raise Problem(words.say("error-bench", what=str(missing))) from missing
    code: int = main(against, rounds)
    return code
