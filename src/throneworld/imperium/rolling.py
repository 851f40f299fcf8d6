"""Ten-sided dice: every roll of the game is made here and told to everybody."""

from __future__ import annotations

from throneworld.galaxy.dice import FACES
from throneworld.kernel.game import Game

STREAM = "rolls"


ANY = 0
"""What dice need that do not hit or miss, or not all at the same number."""


def roll_dice(game: Game, seat: int, count: int, why: str, needs: int = ANY) -> tuple[int, ...]:
    """So many dice of a player; the face 0 is a 10. `needs` is for the log: the least result that hits."""
    results = tuple([game.roll(STREAM, FACES) + 1 for _ in range(count)])
    if results:
        game.tell("dice_rolled", seat, why, needs, *results)
    return results


def roll_for_hits(game: Game, seat: int, count: int, why: str, needs: int) -> int:
    """How many of so many dice show at least what they need."""
    return sum([result >= needs for result in roll_dice(game, seat, count, why, needs)])


def tell_hits(game: Game, seat: int, why: str, hits: int) -> None:
    """What a roll came to, all modifiers taken into account."""
    game.tell("hits_produced", seat, why, hits)


EVENTS: dict[str, tuple[str, ...]] = {
    "dice_rolled": ("seat", "why", "needs", "results"),
    "hits_produced": ("seat", "why", "hits"),
}
