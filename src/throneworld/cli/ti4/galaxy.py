"""The galaxy as a map of hexes, flat side up: columns stand half a hex higher or lower than their neighbours.

A hex is drawn as a brick, which wastes no room: each brick touches the same six others as its hex does. A
screen that is too narrow for the map gets a list of the systems where anybody has anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from throneworld.cli.screen import View, plain_table
from throneworld.cli.ti4 import cells, systems
from throneworld.cli.ti4.players import objectives, players, standing
from throneworld.galaxy.hexes import at
from throneworld.ti4.tables import LAYOUTS
from throneworld.words import Words

NARROWEST, WIDEST = 17, 26
"""Columns of a hex, its left edge included."""
LOWEST, HIGHEST = 4, 8
"""Lines of a hex, its upper edge included."""
EDGE = "dim"


class Brick(NamedTuple):
    """A hex on the screen: its column, how many half hexes it stands below the top, and what it shows."""

    column: int
    halves: int
    label: Text
    lines: list[Text]


def position(view: View, words: Words, who: Sequence[str], width: int) -> list[RenderableType]:
    """The galaxy, the players, the objectives, and what else lies open."""
    board = [*_galaxy(view, words, width), "", players(view, words, who)]
    if not view["round"]:
        return board
    return [
        *board,
        Text(words.say("galaxy-players-legend"), style="dim"),
        "",
        *([objectives(view, words)] if view["objectives"] else []),
        *standing(view, words),
    ]


def _galaxy(view: View, words: Words, width: int) -> list[RenderableType]:
    spots = _spots(view)
    if not spots:
        return [words.say("galaxy-none")]
    columns = 1 + max(column for column, _ in spots.values())
    cell = min(WIDEST, (width - 1) // columns)
    if cell < NARROWEST:
        return [as_list(view, words), Text(words.say("galaxy-list-legend"), style="dim")]
    return [as_map(view, words, cell), Text(words.say("galaxy-legend"), style="dim")]


def as_list(view: View, words: Words) -> Table:
    table = plain_table(words.say("galaxy-system"), words.say("galaxy-contents"))
    table.columns[0].justify = "right"
    for tile in systems.tiles(view):
        if not systems.is_empty(view, tile):
            mark = words.say("galaxy-mark-active") if tile == view["active_system"] else ""
            table.add_row(f"{mark}{tile}", systems.system(view, words, tile))
    return table


def as_map(view: View, words: Words, cell: int) -> Text:
    bricks = _bricks(view, words, cell - 1)
    needed = 1 + max(len(brick.lines) for brick in bricks)
    height = min(HIGHEST, max(LOWEST, needed + needed % 2))
    canvas = _Canvas(cell * (1 + max(brick.column for brick in bricks)) + 1)
    for brick in bricks:
        _frame(canvas, brick, cell, height)
    for brick in bricks:
        _fill(canvas, brick, cell, height)
    return canvas.text()


def _spots(view: View) -> dict[int, tuple[int, int]]:
    """Column and height, from the upper left corner, of each place that has a tile or still gets one."""
    wanted = [place for place, tile in enumerate(view["map"]) if tile > 0 or _gets_a_tile(view, place)]
    raw = {place: (at(place)[0], 2 * at(place)[1] + at(place)[0]) for place in wanted}
    left = min((column for column, _ in raw.values()), default=0)
    top = min((halves for _, halves in raw.values()), default=0)
    return {place: (column - left, halves - top) for place, (column, halves) in raw.items()}


def _gets_a_tile(view: View, place: int) -> bool:
    """Whether the players are to lay one there."""
    building = view["phase"] == "setup" and view["options"]["galaxy"] == "build"
    return building and place not in LAYOUTS[len(view["players"])].unused


def _bricks(view: View, words: Words, width: int) -> list[Brick]:
    spots = _spots(view)
    found = [_brick(view, words, view["map"][place], place, spot, width) for place, spot in spots.items()]
    lowest = max(halves for _, halves in spots.values())
    beyond = [tile for tile in systems.tiles(view) if tile not in view["map"]]
    corner = (0, lowest)  # a galaxy of hexes leaves its corners free
    return found + [_brick(view, words, tile, 0, corner, width) for tile in beyond]


def _brick(view: View, words: Words, tile: int, place: int, spot: tuple[int, int], width: int) -> Brick:
    if tile <= 0:
        return Brick(*spot, Text(words.say("galaxy-place", number=place)[:width]), [])
    return Brick(*spot, cells.label(view, words, tile, width), cells.lines(view, words, tile, width))


class _Canvas:
    """Characters with their styles, grown downwards as needed."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.rows: list[Text] = []

    def write(self, row: int, column: int, text: Text) -> None:
        while len(self.rows) <= row:
            self.rows.append(Text(" " * self.width))
        line = self.rows[row]
        self.rows[row] = line[:column] + text + line[column + len(text) :]

    def read(self, row: int, column: int) -> str:
        return self.rows[row].plain[column] if row < len(self.rows) else " "

    def text(self) -> Text:
        for row in self.rows:
            row.rstrip()
        return Text("\n").join(self.rows)


def _frame(canvas: _Canvas, brick: Brick, cell: int, height: int) -> None:
    top, left = brick.halves * height // 2, brick.column * cell
    for row in (top, top + height):
        canvas.write(row, left + 1, Text("-" * (cell - 1), style=EDGE))
    for row in range(top, top + height + 1):
        for column in (left, left + cell):
            corner = row in (top, top + height) or canvas.read(row, column) == "+"
            canvas.write(row, column, Text("+" if corner else "|", style=EDGE))


def _fill(canvas: _Canvas, brick: Brick, cell: int, height: int) -> None:
    top, left = brick.halves * height // 2, brick.column * cell + 1
    canvas.write(top, left, brick.label)
    room = height - 1
    shown = brick.lines if len(brick.lines) <= room else [*brick.lines[: room - 1], Text("...")]
    for row, line in enumerate(shown, top + 1):
        canvas.write(row, left, line)
