"""The command line: `throneworld play`, `serve`, `verify` and the others in `COMMANDS`."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any

import click

from throneworld.cli import admin, bench, games, odds, play, replay, serve, simulate, verify
from throneworld.cli.problems import DEBUG, Problem, debugging, printable
from throneworld.kernel.errors import ThroneworldError
from throneworld.words import FALLBACK, Words, languages

__all__ = ["command_line", "main"]

PROGRAM = "throneworld"
COMMANDS = (play, serve, simulate, replay, verify, games, odds, admin, bench)
USER_ERROR, BUG, INTERRUPTED = 2, 70, 130


class CommandLine(click.Group):
    """A group whose mistakes of any kind end in one line on stderr and an exit code."""

    def __init__(self, words: Words, **settings: Any) -> None:
        super().__init__(**settings)
        self.words = words

    def main(self, *args: Any, **settings: Any) -> Any:
        settings["standalone_mode"] = False
        raise SystemExit(self._run(*args, **settings))

    def _run(self, *args: Any, **settings: Any) -> int:
        try:
            return int(super().main(*args, **settings) or 0)
        except click.exceptions.Exit as leave:
            return leave.exit_code
        except click.UsageError as mistake:
            hint = mistake.ctx.command_path if mistake.ctx else PROGRAM
            return self._complain(self.words.say("error-usage", what=mistake.format_message(), command=hint))
        except click.ClickException as mistake:
            return self._complain(mistake.format_message())
        except (Problem, ThroneworldError) as problem:
            return self._complain(str(problem))
        except (KeyboardInterrupt, click.Abort):
            click.echo(err=True)
            return INTERRUPTED
        except BrokenPipeError:
            _forget_output()
            return 0
        except Exception as bug:
            if debugging():
                raise
            what = f"{type(bug).__name__}: {bug}"
            return self._complain(self.words.say("error-bug", what=what, variable=DEBUG), BUG)

    def _complain(self, message: str, code: int = USER_ERROR) -> int:
        click.echo(f"{PROGRAM}: {printable(' '.join(message.split()))}", err=True)
        return code


def command_line(words: Words) -> CommandLine:
    return CommandLine(
        words,
        name=PROGRAM,
        help=words.say("cli-help"),
        epilog=words.say("cli-epilog"),
        commands=[each.command(words) for each in COMMANDS],
        callback=_welcome,
        invoke_without_command=True,
        params=[
            click.Option(
                ["--language"],
                type=click.Choice(languages()),
                help=words.say("cli-language"),
                expose_value=False,
            ),
            click.Option(
                ["--version"],
                is_flag=True,
                is_eager=True,
                expose_value=False,
                callback=_show_version,
                help=words.say("cli-version"),
            ),
        ],
        context_settings={"help_option_names": ["-h", "--help"]},
    )


def main(argv: Sequence[str] | None = None) -> None:
    """The entry point of the program."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # odd bytes typed or shown are no reason to stop
            stream.reconfigure(errors="replace")
    logging.getLogger(PROGRAM).addHandler(logging.NullHandler())  # commands say themselves what is amiss
    words = Words(language_of(arguments, os.environ))
    command_line(words).main(args=arguments, prog_name=PROGRAM)


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for, else that of the environment, if there are words in it."""
    asked = ""
    for place, argument in enumerate(arguments):
        if argument.startswith("--language="):
            asked = argument.partition("=")[2]
        elif argument == "--language":
            asked = "".join(arguments[place + 1 : place + 2])
    local = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    )
    known = languages()
    return next((each for each in (asked, local[:2]) if each in known), FALLBACK)


@click.pass_context
def _welcome(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def _show_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"{PROGRAM} {version(PROGRAM)}")
        context.exit()


def _forget_output() -> None:
    """Nobody reads any more: leave without a complaint of the interpreter."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
