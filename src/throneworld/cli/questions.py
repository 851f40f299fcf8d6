"""A question on the screen: where the game stands, what one knows, what is allowed and what is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from throneworld.cli.answers import Entry, entries_of, goes_on, is_amount, run_label
from throneworld.cli.boards import board_for, board_of
from throneworld.cli.screen import View
from throneworld.cli.story import coloured, show_board
from throneworld.kernel.asks import Ask, Noun, Option, Refusal
from throneworld.kernel.beside import explain_beside
from throneworld.words import Words

if TYPE_CHECKING:
    from throneworld.cli.sitting import Sitting

FEW = 6
"""So many lines of what is not allowed are shown unasked."""


def show(sitting: Sitting, ask: Ask, *, again: bool = False) -> None:
    """What one holds is told when it has changed, or when the question is shown again."""
    view, words, screen = sitting.game.view(ask.seat), sitting.words, sitting.screen
    board = board_of(view)
    now = board.chapter(view)
    if _needs_board(view, ask) and sitting.drawn != now:
        show_board(screen, words, view, sitting.who)
        sitting.drawn = now
    screen.show("")
    screen.rule(board.title(view, words, ask.seat))
    _show_secrets(sitting, ask, view, again)
    for line in board.underway(view, words):
        screen.show(coloured(words, view, line, "dim"))
    rule = f" ({ask.rule})" if ask.rule else ""
    screen.show(coloured(words, view, words.prompt(ask), "bold") + Text(rule, style="dim"))
    screen.show(_options(sitting, view, ask))
    screen.show(words.say("play-commands"), style="dim")


def _needs_board(view: View, ask: Ask) -> bool:
    board = board_of(view)
    return ask.prompt in board.surveyed or any(board.places(view, option) for option in ask.options)


def _show_secrets(sitting: Sitting, ask: Ask, view: View, again: bool) -> None:
    words = sitting.words
    held = board_of(view).secrets(view, words)
    for line in held if again or held != sitting.held else []:
        sitting.screen.show(Text(line, style="dim"))
    sitting.held = held
    if view["you"].get("sealed"):
        sealed = [words.option(ask, tuple(option)) for option in view["you"]["sealed"]]
        sitting.screen.show(Text(words.say("play-sealed", options=words.listed(sealed)), style="dim"))


def _options(sitting: Sitting, view: View, ask: Ask) -> Table:
    """Numbered lines, then what is far-fetched, then what is not allowed, marked with an x."""
    words, entries = sitting.words, listed(sitting, ask)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", min_width=3, no_wrap=True)
    grid.add_column()
    if is_amount(entries):
        grid.add_row("", what_to_type(words, entries))
    else:
        _list(sitting, view, ask, entries, grid)
    lines = refused_lines(sitting, ask, asked=False)
    if len(lines) > FEW:
        lines = [words.say("play-not-allowed", count=len(lines))]
    for line in lines:
        grid.add_row(Text("x", style="dim"), Text(line, style="dim"))
    return grid


def listed(sitting: Sitting, ask: Ask) -> list[Entry]:
    """What may be answered, the far-fetched last, and then what may be done beside the question."""
    far = _far(sitting, ask)
    answers = sorted(entries_of(ask, sitting.words), key=lambda entry: entry.options[0] in far)
    return [*answers, *_beside(sitting, ask)]


def _beside(sitting: Sitting, ask: Ask) -> list[Entry]:
    beside = sitting.game.ask_beside(ask.seat)
    return [] if beside is None or beside == ask else entries_of(beside, sitting.words)


def _far(sitting: Sitting, ask: Ask) -> list[Option]:
    return board_for(sitting.words.game).far(sitting.game, ask.seat, ask.options)


def _list(sitting: Sitting, view: View, ask: Ask, entries: Sequence[Entry], grid: Table) -> None:
    far, beside, described = _far(sitting, ask), _beside(sitting, ask), set[str]()
    answers = entries[: len(entries) - len(beside)]
    last, near = "", answers[: len(answers) - len(far)]
    verbs = [str(entry.options[0][0]) for entry in near] if board_of(view).by_verb else []
    for number, entry in enumerate(near, 1):
        if verbs and (verb := verbs[number - 1]) != last and verbs.count(verb) > 1:
            grid.add_row("", Text(sitting.words.verb(verb), style="dim"))
        last = verbs[number - 1] if verbs else ""
        grid.add_row(str(number), _line(sitting.words, view, entry, described))
    if far:
        grid.add_row("", Text(board_of(view).aside(sitting.words, far), style="dim"))
    if beside:
        grid.add_row("", Text(sitting.words.say("play-beside"), style="dim"))
    for number, entry in enumerate(beside, len(answers) + 1):
        grid.add_row(str(number), _line(sitting.words, view, entry, described))


def _line(words: Words, view: View, entry: Entry, described: set[str]) -> Text:
    """An option, and in brief what it is about; a place is described once in a list."""
    line = coloured(words, view, entry.label)
    if len(entry.options) > 1:
        verb, least = entry.options[0]
        line.append("  " + words.say("play-example", text=f"{verb} {least}"), style="dim")
    board, option = board_of(view), entry.options[0]
    new = [place for place in board.places(view, option) if place not in described]
    described.update(new)
    notes = [board.beside(view, words, place) for place in new]
    for note in (board.tag(view, words, option), *notes, *(_does(words, noun) for noun in option[1:])):
        line.append(f"  {note}" if note else "", style="dim")
    return line


def _does(words: Words, noun: Noun) -> str:
    keys = [f"name-{noun}.does", f"name-{noun}.begins"] if isinstance(noun, str) else []
    return next((words.say(key) for key in keys if words.has(key)), "")


def refused_lines(sitting: Sitting, ask: Ask, *, asked: bool = True) -> list[str]:
    """What is not allowed and why; amounts in a row, or places with one reason, as one line."""
    runs: list[list[tuple[Option, Refusal]]] = []
    board = board_for(sitting.words.game)
    for option, why in _explained(sitting, ask, asked):
        if why is None or why.key in board.pointless or (why.key in board.obvious and not asked):
            continue
        if runs and runs[-1][-1][1] == why and goes_on(runs[-1][-1][0], option, ask, sitting.words):
            runs[-1].append((option, why))
        else:
            runs.append([(option, why)])
    return [_refused(sitting.words, ask, [option for option, _ in run], run[0][1]) for run in runs]


def _explained(sitting: Sitting, ask: Ask, asked: bool) -> list[tuple[Option, Refusal | None]]:
    """Of the question that is shown; whoever wants to know hears of what is beside it, too."""
    game, seat = sitting.game, ask.seat
    if ask != game.ask_of(seat):
        return explain_beside(game, seat)
    return [*game.explain(seat), *(explain_beside(game, seat) if asked else [])]


def _refused(words: Words, ask: Ask, run: Sequence[Option], why: Refusal) -> str:
    label, reason = run_label(ask, words, run), words.refusal(why)
    if label in reason:
        return words.say("play-refused-short", why=reason, rule=why.rule)
    return words.say("play-refused", option=label, why=reason, rule=why.rule)


def how_many(words: Words, entry: Entry) -> str:
    return words.say("play-how-many", label=entry.label, lowest=entry.lowest, highest=entry.highest)


def what_to_type(words: Words, entries: Sequence[Entry]) -> str:
    if is_amount(entries):
        return words.say("play-type-amount", lowest=entries[0].lowest, highest=entries[0].highest)
    return words.say("play-type-number", highest=len(entries))
