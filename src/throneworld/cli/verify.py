"""`throneworld verify`: is a game file what it claims to be? Runs it again, dice and all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from throneworld.cli.files import Saved, read_save
from throneworld.cli.problems import Problem, printable
from throneworld.cli.progress import progress_of
from throneworld.cli.screen import Screen
from throneworld.cli.storage import said, speaking
from throneworld.kernel.dice import FIRST
from throneworld.table.trust.forms import form_of
from throneworld.table.trust.gamefile import FORMAT, VERSION, GameFile, read_game_file
from throneworld.table.trust.history import position_digest
from throneworld.table.trust.verifying import Checked, Trial, shown
from throneworld.words import Words

FAILED = 1


def command(words: Words) -> click.Command:
    return click.Command(
        "verify",
        help=words.say("cli-verify"),
        short_help=words.say("cli-verify.short"),
        params=[
            click.Argument(["file"], type=click.Path(path_type=Path)),
            click.Option(["--quiet", "-q"], is_flag=True, help=words.say("cli-quiet")),
        ],
        callback=lambda **given: _verify(words, **given),
    )


def _verify(words: Words, file: Path, quiet: bool) -> int:
    trial = trial_of(words, file)
    if not quiet:
        _tell_what_it_is(words, trial.file)
    steps = trial.run()
    done = sum(1 for _ in (_watched(steps, len(trial.file.choices)) if quiet else _listed(steps)))
    if trial.verdict is not None:
        click.echo(printable(words.say("verify-bad", file=str(file), why=said(words, trial.verdict))))
        return FAILED
    if not trial.compared:
        click.echo(printable(words.say("verify-not-compared")))
    click.echo(printable(words.say("verify-good", file=str(file), steps=done)))
    return 0


def trial_of(words: Words, path: Path) -> Trial:
    """Game files, and the saves and records that other commands write."""
    saved = read_save(words, path)
    with speaking(words):
        if saved.data.get("format") == FORMAT:
            return Trial(read_game_file(path.read_bytes()))
        return Trial(_as_game_file(words, path, saved), claims_result=saved.is_snapshot)


def _as_game_file(words: Words, path: Path, saved: Saved) -> GameFile:
    """A save knows of no promise, and only of the position at its end."""
    last, form = "", ""
    if saved.is_snapshot:
        game, last = saved.game(words), position_digest(saved.data)  # damaged ones are refused here
        form = form_of(game.definition.id) if game.digest() == last else ""
    try:
        return msgspec.convert(_facts(saved, last, form), GameFile)
    except (msgspec.ValidationError, KeyError) as problem:
        raise Problem(words.say("error-not-a-save", file=str(path))) from problem


def _facts(saved: Saved, last: str, form: str) -> dict[str, Any]:
    record, hashes = saved.record, [""] * saved.length
    if hashes:
        hashes[-1] = last
    return {
        **{name: record[name] for name in ("game", "seats", "options", "choices")},
        "format": FORMAT,
        "version": VERSION,
        "seed": str(record["seed"]),
        "salt": "",
        "commitment": "",
        "players": [],
        "table": {},
        "digests": hashes,
        "form": form,
        "generator": record.get("generator", FIRST),
        "rewinds": record.get("rewinds", []),
        "result": saved.data.get("result"),
    }


def _tell_what_it_is(words: Words, file: GameFile) -> None:
    screen = Screen()
    screen.show(words.say("verify-title", game=file.game, seed=file.seed, choices=len(file.choices)))
    screen.show(words.say("verify-promised" if file.commitment else "verify-not-promised"))
    if not file.whole:
        screen.show(words.say("verify-not-whole"))


def _listed(steps: Iterable[Checked]) -> Iterator[Checked]:
    """A line for each: its number, the hash of the position, who chose what."""
    for each in steps:
        choice = each.choice
        click.echo(printable(f"{each.step:>6}  {each.digest}  {choice.seat}  {shown(choice.option)}"))
        yield each


def _watched(steps: Iterable[Checked], total: int) -> Iterator[Checked]:
    with progress_of("") as tell:
        for each in steps:
            tell(each.step, total)
            yield each
