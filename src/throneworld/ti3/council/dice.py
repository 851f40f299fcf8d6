"""A die for each agenda that two players vote on: the council is more than they (SA-18.6.2, ruling 91)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from throneworld.imperium.rolling import roll_dice
from throneworld.kernel.game import Game
from throneworld.ti3.council.slips import Line
from throneworld.ti3.duel import is_duel
from throneworld.ti3.state import of
from throneworld.ti3.tables import TWO_PLAYER_VOTE_DIE

VOTE_DIE = "vote_die"
"""What the die is rolled for."""


def after_dice(game: Game, lines: tuple[Line, ...], agendas: Sequence[str]) -> tuple[Line, ...]:
    """When the votes are fixed, agenda by agenda; on one without votes no die is rolled (SA-18.6.3)."""
    for agenda in agendas if is_duel(of(game)) else ():
        if any(line.votes for line in lines if line.agenda == agenda):
            lines = _after_die(game, lines, agenda)
    return lines


def _after_die(game: Game, lines: tuple[Line, ...], agenda: str) -> tuple[Line, ...]:
    """With the Speaker, or with his opponent, if that player has put a vote on the agenda."""
    speaker = of(game).speaker
    (face,) = roll_dice(game, speaker, 1, VOTE_DIE)
    votes = TWO_PLAYER_VOTE_DIE[face]
    favoured = speaker if votes > 0 else 1 - speaker
    game.tell("vote_die_rolled", agenda, face)
    return tuple([_helped(game, line, agenda, favoured, abs(votes)) for line in lines])


def _helped(game: Game, line: Line, agenda: str, seat: int, votes: int) -> Line:
    if (line.seat, line.agenda) != (seat, agenda) or not line.votes or not votes:
        return line
    game.tell("votes_changed", seat, agenda, votes)
    return replace(line, votes=line.votes + votes)


EVENTS: dict[str, tuple[str, ...]] = {"vote_die_rolled": ("agenda", "face")}
