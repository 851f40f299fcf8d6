"""What a person may type instead of an answer: looking, asking why, taking back, saving, leaving."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import throneworld as tw
from throneworld.bots import bots_for
from throneworld.cli import lookup, questions
from throneworld.cli.boards import board_of
from throneworld.cli.files import is_taken
from throneworld.cli.problems import Problem
from throneworld.cli.screen import NARROWEST
from throneworld.cli.story import show_board, show_events
from throneworld.kernel.asks import Ask
from throneworld.kernel.dice import derive
from throneworld.kernel.errors import Refused
from throneworld.kernel.steps import PASS
from throneworld.kernel.windows import Window

if TYPE_CHECKING:
    from throneworld.cli.sitting import Sitting

Command = Callable[["Sitting", Ask, str], None]
RECENT = 40
ADVISER = "heuristic"


def obeyed(sitting: Sitting, ask: Ask, text: str) -> bool:
    """Carry a command out; False when the text is none."""
    if text.startswith("?"):
        text = f"? {text[1:]}"
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None:
        return False
    command(sitting, ask, rest.strip())
    return True


def help_on(sitting: Sitting, ask: Ask, what: str) -> None:
    """The rule behind the question, or a card, a race, a space."""
    words, show = sitting.words, sitting.screen.show
    if what:
        view = sitting.game.view(ask.seat)
        for line in lookup.explained(board_of(view), view, words, what):
            show(line)
        return
    rules = [ask.rule] if ask.rule else lookup.rules_of(sitting.game, ask)
    text = words.say(f"rule-{ask.prompt}") if words.has(f"rule-{ask.prompt}") else words.prompt(ask)
    show(f"{text} ({', '.join(rules)})" if rules else text)
    for option in ask.options:
        if option[0] == "play":
            show(lookup.told(words, str(option[1])))
    show(words.say("play-commands-explained"), style="dim")


def why(sitting: Sitting, ask: Ask, what: str) -> None:
    """What is not allowed now, or as much of it as the text names."""
    lines = [line for line in questions.refused_lines(sitting, ask) if what.lower() in line.lower()]
    for line in lines or [sitting.words.say("play-all-allowed")]:
        sitting.screen.show(f"  x  {line}")


def board(sitting: Sitting, ask: Ask, how: str) -> None:
    """The position; `board list` as on a narrow screen, which is easier to hear than a map."""
    width = NARROWEST if how.lower() == "list" else None
    show_board(sitting.screen, sitting.words, sitting.game.view(ask.seat), sitting.who, width)


def hand(sitting: Sitting, ask: Ask, _: str) -> None:
    view, words = sitting.game.view(ask.seat), sitting.words
    sitting.screen.show(*board_of(view).secrets(view, words))
    for title in dict.fromkeys(board_of(view).hand(view)):
        sitting.screen.show(lookup.told(words, title))


def log(sitting: Sitting, ask: Ask, what: str) -> None:
    events = sitting.game.log_for(ask.seat)
    shown = events if what else events[-RECENT:]
    show_events(sitting.screen, sitting.words, sitting.game, shown)


def hint(sitting: Sitting, ask: Ask, _: str) -> None:
    """What a bot would do that sees no more than whoever asks."""
    if ADVISER not in bots_for(sitting.game.definition.id):
        sitting.screen.show(sitting.words.say("play-no-hint"))
        return
    bot = tw.bot(ADVISER, derive(sitting.game.seed, f"hint/{len(sitting.game.choices)}"))
    option = bot.decide(tw.Seat(sitting.game, ask.seat))
    sitting.screen.show(sitting.words.say("play-hint", option=sitting.words.option(ask, option)))


def skip(sitting: Sitting, ask: Ask, _: str) -> None:
    """Play nothing until the next question of another kind."""
    if may_skip(ask):
        sitting.skip(ask)
    else:
        sitting.screen.show(sitting.words.say("play-no-skip"))


def may_skip(ask: Ask) -> bool:
    return ask.prompt == Window.prompt and PASS in ask.options


def undo(sitting: Sitting, ask: Ask, _: str) -> None:
    words = sitting.words
    try:
        undone = sitting.game.undo(ask.seat)
    except Refused as refused:
        sitting.screen.show(words.say("play-no-undo", why=words.refusal(refused.refusal)))
        return
    sitting.undone()
    again = sitting.game.ask_beside(ask.seat) or sitting.game.ask_of(ask.seat)
    if again is not None:
        sitting.screen.show(words.say("play-undone", option=sitting.words.option(again, undone)))


def save(sitting: Sitting, _: Ask, name: str) -> None:
    words = sitting.words
    if not name and sitting.file is None:
        sitting.screen.show(words.say("play-save-where"))
        return
    path = _path(name) if name else sitting.file
    if path is not None:
        _save(sitting, path)


def _path(name: str) -> Path:
    return Path(os.path.expanduser(name))


def _save(sitting: Sitting, path: Path) -> bool:
    words = sitting.words
    if is_taken(path) and path not in sitting.files:
        sitting.screen.show(words.say("error-exists", file=str(path)))
        return False
    try:
        sitting.save(path)
    except Problem as problem:
        sitting.screen.show(str(problem))
        return False
    sitting.screen.show(words.say("play-saved", file=str(path)))
    return True


def leave(sitting: Sitting, _: Ask, __: str) -> None:
    """Offers to save what is not saved."""
    while sitting.last_save is None or sitting.last_save[1] != len(sitting.game.choices):
        name = sitting.screen.ask(sitting.words.say("play-save-first") + " ")
        if name.lower() in NO or _save(sitting, _path(name)):
            break
    sitting.leaving = True


NO = ("", "n", "no")
"""What one types who does not want to save."""

COMMANDS: dict[str, Command] = {
    "?": help_on,
    "help": help_on,
    "why": why,
    "board": board,
    "hand": hand,
    "log": log,
    "hint": hint,
    "skip": skip,
    "undo": undo,
    "save": save,
    "quit": leave,
    "exit": leave,
}
