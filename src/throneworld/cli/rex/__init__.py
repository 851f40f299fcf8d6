"""Rex in the terminal."""

from throneworld.cli.boards import Board
from throneworld.cli.rex import drawing, lookup

BOARD = Board(
    title=drawing.title,
    headline=drawing.headline,
    chapter=drawing.chapter,
    position=drawing.position,
    style=drawing.style,
    secrets=drawing.secrets,
    hand=drawing.hand,
    places=drawing.places,
    beside=drawing.beside,
    about=lookup.about,
)
