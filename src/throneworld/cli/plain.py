"""Any game as text, from its view alone: fields with their labels, lists and tables.

A game may have a message `view-<field>` for each field of its view; else the name of the field is its label.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from throneworld.cli.lookup import told
from throneworld.cli.screen import View, plain_table
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.auditing import COLOURS
from throneworld.kernel.registry import definition_of
from throneworld.kernel.views import faction_of
from throneworld.words import SEATS, Words

STYLES = {
    "blue": "bright_blue",
    "yellow": "yellow",
    "green": "green",
    "red": "bright_red",
    "purple": "magenta",
    "black": "bright_black",
    "orange": "dark_orange",
    "cyan": "cyan",
    "pink": "pink1",
    "white": "bright_white",
}
"""How the terminal shows the colours of pieces."""
WHEN = ("round", "phase", "turn", "active")
"""Where a game stands, as most games call it."""
PRIVATE = ("seat", "ask", "you", "beside")
UNSEEN = ("game", "options", "result", "waiting", *PRIVATE)
"""Fields of a view that are no part of the position, or are shown elsewhere."""
COLUMN = 9
"""So wide a column should be; a table that would be wider than the screen is a list."""


class _Everything:
    """Any question is asked about the whole position, as far as anybody can tell."""

    def __contains__(self, prompt: object) -> bool:
        return True


SURVEYED = _Everything()


# Where the game stands


def title(view: View, words: Words, seat: int) -> str:
    return f"{words.player(seat)}: {headline(view, words)}"


def headline(view: View, words: Words) -> str:
    """Game, round, phase: whatever of them there is."""
    known = [(field, view[field]) for field in WHEN if _is_value(view.get(field)) and view[field] != ""]
    return ", ".join([words.title, *(words.fact(field, value) for field, value in known)])


def chapter(view: View) -> tuple[Noun, ...]:
    """The position is shown anew when this changes: its round and phase, or anything if it has neither."""
    known = tuple(view[field] for field in WHEN if _is_value(view.get(field)))
    return known or (repr({field: value for field, value in view.items() if field not in PRIVATE}),)


def style(view: View, seat: int) -> str:
    """The colour that the view tells, or that of the faction, or that of the seat."""
    player = _players(view)[seat] if seat < len(_players(view)) else {}
    printed = definition_of(view["game"]).colours.get(faction_of(player), COLOURS[seat % len(COLOURS)])
    return STYLES.get(str(player.get("colour") or printed), "")


def _players(view: View) -> Sequence[Mapping[str, Any]]:
    found = view.get("players", ())
    return found if isinstance(found, list | tuple) and all(isinstance(each, dict) for each in found) else ()


# The position


def position(view: View, words: Words, who: Sequence[str], width: int) -> list[RenderableType]:
    """What everybody may know: single values first, then the players, then all that is larger."""
    fields = {field: value for field, value in view.items() if field not in (*UNSEEN, "players")}
    values = {field: value for field, value in fields.items() if _is_flat(value)}
    larger = {field: value for field, value in fields.items() if field not in values}
    return [
        *_fields(words, values),
        *_seats(view, words, who, width),
        *chain.from_iterable(_shown(words, field, value, width) for field, value in larger.items()),
    ]


def _seats(view: View, words: Words, who: Sequence[str], width: int) -> list[RenderableType]:
    """Who plays what, with all that is known of him."""
    rows = [_row(view, words, seat, one) for seat, one in enumerate(who)]
    columns = list(dict.fromkeys(field for row in rows for field in row))
    if len(columns) * COLUMN > width:
        return list(chain.from_iterable(_entry(words, row) for row in rows))
    table = plain_table(*(words.label(field) for field in columns))
    for seat, row in enumerate(rows):
        table.add_row(*(_text(words, field, row.get(field)) for field in columns), style=style(view, seat))
    return ["", table]


def _row(view: View, words: Words, seat: int, who: str) -> dict[str, Any]:
    players = _players(view)
    known = dict(players[seat]) if seat < len(players) else {}
    named = {definition_of(view["game"]).people, "race", "faction"}
    rest = {field: value for field, value in known.items() if field not in named}
    return {"player": f"{words.player(seat)} ({who})", **rest}


def _entry(words: Words, row: Mapping[str, Any]) -> Iterator[RenderableType]:
    """One thing with many fields, below each other."""
    (first, heading), *rest = row.items()
    yield Text(_text(words, first, heading), style="bold")
    yield from (Padding(line, (0, 0, 0, 2)) for line in _fields(words, dict(rest)))


def _shown(words: Words, field: str, value: Any, width: int) -> list[RenderableType]:
    """A field that is more than one line: a table if its entries are alike and it fits, else a list."""
    label = Text(words.label(field), style="bold")
    rows = _rows(words, value)
    columns = list(dict.fromkeys(column for row in rows for column in row))
    if not rows:
        return ["", label, *(Padding(line, (0, 0, 0, 2)) for line in _fields(words, value))]
    if len(columns) * COLUMN > width:
        return ["", label, *chain.from_iterable(_entry(words, row) for row in rows)]
    return ["", label, _table(words, columns, rows)]


def _rows(words: Words, value: Any) -> list[dict[str, Any]]:
    """The entries of a list or of a dictionary if each is a dictionary itself."""
    if isinstance(value, Mapping) and value and all(isinstance(each, Mapping) for each in value.values()):
        return [{"name": key, **each} for key, each in value.items()]
    if isinstance(value, list | tuple) and value and all(isinstance(each, Mapping) for each in value):
        return [dict(each) for each in value]
    return []


def _table(words: Words, columns: Sequence[str], rows: Sequence[Mapping[str, Any]]) -> Table:
    table = plain_table(*(words.label(column) for column in columns))
    for row in rows:
        table.add_row(*(_text(words, column, row.get(column)) for column in columns))
    return table


def _fields(words: Words, values: Mapping[str, Any]) -> list[RenderableType]:
    return [f"{words.label(field)}: {_text(words, field, value)}" for field, value in values.items()]


def _text(words: Words, field: str, value: Any) -> str:
    """A value in one line."""
    if field == "player":
        return str(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{words.name(key)} {_text(words, key, each)}" for key, each in value.items()) or "-"
    if isinstance(value, list | tuple):
        return ", ".join(_text(words, field, each) for each in value) or "-"
    if value is None or value == "":
        return "-"
    if isinstance(value, bool):
        return words.say("plain-yes" if value else "plain-no")
    return words.player(value) if field in SEATS and isinstance(value, int) else words.name(value)


def _is_value(value: Any) -> bool:
    return isinstance(value, str | int)


def _is_flat(value: Any) -> bool:
    """Whether one line says it."""
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
    return not any(isinstance(each, Mapping | list | tuple) for each in inner)


# What one holds


def secrets(view: View, words: Words) -> list[str]:
    own = {field: value for field, value in (view["you"] or {}).items() if field != "sealed"}
    return [f"{words.label(field)}: {_text(words, field, value)}" for field, value in own.items()]


def hand(view: View) -> list[str]:
    """Whatever one holds several of has a name."""
    lists = [value for value in (view["you"] or {}).values() if isinstance(value, list | tuple)]
    return [each for value in lists for each in value if isinstance(each, str)]


# Options and things


def ordered(options: Sequence[Option]) -> list[Option]:
    """By verb, in the order in which verbs first come."""
    verbs = list(dict.fromkeys(option[0] for option in options))
    return sorted(options, key=lambda option: verbs.index(option[0]))


def places(view: View, option: Option) -> list[str]:
    """The view does not say which of its names are places."""
    return []


def beside(view: View, words: Words, place: str) -> str:
    return ""


def about(view: View, words: Words, thing: str) -> list[str]:
    return [told(words, thing)]
