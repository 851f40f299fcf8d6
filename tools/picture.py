"""Draws docs/terminal.svg, the picture of the README, a game of bots in its fourth round: the first game."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import throneworld as tw
from throneworld.cli.boards import board_for
from throneworld.cli.screen import View
from throneworld.kernel.registry import definition_of, names
from throneworld.kernel.views import factions_in
from throneworld.table.orders.words import words_of
from throneworld.words import Words

PICTURE = Path(__file__).parent.parent / "docs" / "terminal.svg"
ROUND = 4
WIDTH = 84


def position(seed: int) -> tw.Game:
    definition = definition_of(names()[0])
    game = definition.new(definition.factions[: definition.most_seats], seed, {})
    bots = [tw.bot("heuristic", number) for number in range(game.seats)]
    while not game.over and not is_worth_a_picture(game.view(None)):
        seat = game.asked[0]
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
    return game


def is_worth_a_picture(view: View) -> bool:
    """In the middle of a round, when units move."""
    phases = words_of(view["game"]).phases
    return bool(view["round"] == ROUND and view["phase"] == phases[len(phases) // 2])


def draw(game: tw.Game) -> str:
    view, name = game.view(None), game.definition.id
    words, board = Words("en").of_game(name).seated(factions_in(view)), board_for(name)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(board.headline(view, words), style="bold")
    for part in board.position(view, words, ["you", *["heuristic"] * (game.seats - 1)], WIDTH):
        console.print(part)
    picture = console.export_svg(title=f"throneworld play {name}")
    return re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # no fonts from elsewhere


def main() -> None:
    game = next(game for game in map(position, range(100)) if not game.over)
    PICTURE.write_text(draw(game))
    print(f"wrote {PICTURE.name}")


if __name__ == "__main__":
    main()
