"""`throneworld simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from throneworld.cli.files import check_writable, write_failure, write_text
from throneworld.cli.parameters import (
    best_bot,
    check_bot,
    first_game,
    game_argument,
    options_parameter,
    read_settings,
    whole_number,
)
from throneworld.cli.problems import Problem
from throneworld.cli.screen import Screen, plain_table
from throneworld.kernel.dice import MOST_SEED, check_seed
from throneworld.kernel.registry import definition_of
from throneworld.lab.simulation import Outcome, simulate
from throneworld.words import Words

STDOUT = "-"
PEOPLE = "people"
FAILED, INTERRUPTED = 1, 130


class Wishes(NamedTuple):
    """What the command line says."""

    game: str
    games: int
    seats: str
    bots: str | None
    races: str
    rotate: bool
    seed: int
    workers: int
    settings: tuple[str, ...]
    target: str | None


def command(words: Words) -> click.Command:
    return click.Command(
        "simulate",
        help=words.say("cli-simulate", game=first_game()),
        short_help=words.say("cli-simulate.short"),
        params=[
            game_argument(),
            click.Option(
                ["--games"],
                type=click.IntRange(min=1),
                default=100,
                help=words.say("cli-games-count"),
                show_default=True,
            ),
            click.Option(
                ["--seats"],
                default="",
                metavar="N|BOT,...",
                help=words.say("cli-simulate-seats"),
            ),
            click.Option(["--bots"], metavar="LEVEL", help=words.say("cli-bots")),
            click.Option(
                ["--races", "--factions", "races"],
                default="",
                metavar="RACE,...",
                help=words.say("cli-races"),
            ),
            click.Option(["--rotate"], is_flag=True, help=words.say("cli-rotate")),
            click.Option(
                ["--seed"], type=int, default=0, help=words.say("cli-first-seed"), show_default=True
            ),
            click.Option(
                ["--workers"],
                type=click.IntRange(min=1),
                default=1,
                help=words.say("cli-workers"),
                show_default=True,
            ),
            options_parameter(words),
            click.Option(["--json", "target"], metavar="FILE|-", help=words.say("cli-json")),
        ],
        callback=lambda **given: _simulate(words, Wishes(**given)),
    )


def _simulate(words: Words, wishes: Wishes) -> int:
    own, target = words.of_game(definition_of(wishes.game).id), wishes.target
    seats = wishes.seats or str(definition_of(wishes.game).most_seats)
    bots = read_bots(own, wishes.game, seats, wishes.bots or best_bot(wishes.game))
    if wishes.rotate and not wishes.races:
        raise Problem(own.say("error-rotate"))
    outcomes = simulate(
        wishes.game,
        bots,
        _seeds(own, wishes),
        read_settings(own, wishes.game, wishes.settings),
        wishes.workers,
        [race for race in wishes.races.split(",") if race],
        rotate=wishes.rotate,
    )
    if target and target != STDOUT:
        check_writable(own, Path(target))
    done = _collect(own, outcomes, wishes.games, target == STDOUT)
    if target and target != STDOUT:
        write_text(own, Path(target), "".join(f"{json.dumps(each.data())}\n" for each in done))
    report(own, done, Screen(stderr=target == STDOUT))
    if len(done) < wishes.games:
        return INTERRUPTED
    return FAILED if any(each.error for each in done) else 0


def _seeds(words: Words, wishes: Wishes) -> range:
    """One for each game, in a row."""
    check_seed(wishes.seed)
    seeds = range(wishes.seed, wishes.seed + wishes.games)
    if seeds[-1] > MOST_SEED:
        raise Problem(words.say("error-seeds", games=wishes.games))
    return seeds


def read_bots(words: Words, game: str, seats: str, level: str) -> list[str]:
    """A number of seats, or the bots that sit on them."""
    definition, wanted = definition_of(game), whole_number(seats)
    names = [name.strip() for name in seats.split(",")]
    count = wanted if isinstance(wanted, int) else len(names)
    fewest, most = definition.fewest_seats, definition.most_seats
    if not fewest <= count <= most:
        raise Problem(words.say("error-players", players=count, fewest=fewest, most=most))
    return [check_bot(words, name) for name in ([level] * count if isinstance(wanted, int) else names)]


def _collect(words: Words, outcomes: Iterable[Outcome], games: int, lines: bool) -> list[Outcome]:
    """Run them under a progress bar; an interrupt keeps what is done."""
    done: list[Outcome] = []
    errors = Screen(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not errors.console.is_terminal
    with Progress(*columns, console=errors.console, transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=games)
        try:
            for outcome in outcomes:
                done.append(outcome)
                progress.advance(task)
                if lines:
                    click.echo(json.dumps(outcome.data()))
                _keep_failure(words, errors, outcome)
        except KeyboardInterrupt:
            errors.show(words.say("simulate-interrupted", done=len(done), games=games))
    return done


def _keep_failure(words: Words, errors: Screen, outcome: Outcome) -> None:
    if outcome.error and outcome.record is not None:
        path = write_failure(words, outcome.record)
        args = {"seed": str(outcome.seed), "what": outcome.error, "file": str(path)}
        errors.show(words.say("simulate-failed", **args))


def report(words: Words, outcomes: Sequence[Outcome], screen: Screen) -> None:
    """Who won, how, and how long it took."""
    over = [each for each in outcomes if not each.error]
    if not over:
        screen.show(words.say("simulate-nothing"))
        return
    labels: dict[str, Callable[[str], str]] = {
        PEOPLE: words.name,
        "bot": str,
        "seat": lambda seat: words.say("seat", number=int(seat) + 1),
    }
    if not any(faction for each in over for faction in each.seats):
        del labels[PEOPLE]
    for key, label in labels.items():
        screen.show(_wins(words, over, key, label), "")
    hows = Counter(each.how for each in over)
    table = _table(words, "how", "won", "share")
    for how, count in hows.most_common():
        table.add_row(words.say(f"how-{how}"), str(count), _percent(count, len(over)))
    screen.show(table, "")
    _span(words, screen, "rounds", [each.rounds for each in over])
    _span(words, screen, "choices", [each.choices for each in over])


def _span(words: Words, screen: Screen, kind: str, numbers: Sequence[int]) -> None:
    mean = f"{fmean(numbers):.1f}"
    screen.show(words.say(f"simulate-{kind}", mean=mean, least=min(numbers), most=max(numbers)))


def _wins(words: Words, over: Sequence[Outcome], key: str, label: Callable[[str], str]) -> Table:
    """A shared victory counts for everybody who shares it."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for outcome in over:
        for seat, (faction, bot) in enumerate(zip(outcome.seats, outcome.bots, strict=True)):
            what = {"bot": bot, "seat": str(seat)}.get(key, faction)
            played[what] += 1
            won[what] += seat in outcome.winners
            points[what] += outcome.points[seat] if outcome.points else 0
    scored = any(outcome.points for outcome in over)
    table = _table(words, key, "played", "won", "share", *(["points"] if scored else []))
    for what in sorted(played, key=lambda each: (-won[each] / played[each], each)):
        mean = [f"{points[what] / played[what]:.1f}"] if scored else []
        row = (label(what), str(played[what]), str(won[what]), _percent(won[what], played[what]))
        table.add_row(*row, *mean)
    return table


def _table(words: Words, *keys: str) -> Table:
    table = plain_table(*(_column(words, key) for key in keys))
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def _column(words: Words, key: str) -> str:
    return words.people("simulate-column") if key == PEOPLE else words.say(f"simulate-column-{key}")


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}%"
