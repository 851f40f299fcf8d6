"""Draws docs/terminal.svg, the picture of the README: a game of bots in its fourth round."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import throneworld as tw
from throneworld.cli.rex import drawing
from throneworld.words import Words

PICTURE = Path(__file__).parent.parent / "docs" / "terminal.svg"
RACES = ["lazax", "hacan", "sol", "letnev", "jol_nar", "xxcha"]
ROUND = 4


def position(seed: int) -> tw.Game:
    game = tw.new_game("rex", seats=RACES, seed=seed)
    bots = [tw.bot("heuristic", number) for number in range(len(RACES))]
    while not game.over and (game.state.round, game.state.phase) != (ROUND, "maneuvering"):
        seat = game.asked[0]
        game.choose(seat, bots[seat].decide(tw.Seat(game, seat)))
    return game


def draw(game: tw.Game) -> str:
    words = Words("en").of_game("rex").seated(RACES)
    view = game.view(None)
    console = Console(record=True, width=84, file=io.StringIO(), force_terminal=True)
    console.print(drawing.headline(view, words), style="bold")
    console.print(drawing.board(view, words))
    console.print()
    console.print(drawing.players(view, words, ["you", *["heuristic"] * 5]))
    picture = console.export_svg(title="throneworld play rex")
    return re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # no fonts from elsewhere


def main() -> None:
    game = next(game for game in map(position, range(100)) if not game.over)
    PICTURE.write_text(draw(game))
    print(f"wrote {PICTURE.name}")


if __name__ == "__main__":
    main()
