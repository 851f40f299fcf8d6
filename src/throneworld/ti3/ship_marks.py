"""Marks of cards on one certain ship: riders of its load, so that they go wherever the ship goes.

A mark is called by its kind and a number that no other bears, as in `close_range.3`; a mark of the state with
that name as its subject says how long it stays. Ships of nobody are not told from each other, and bear none.
"""

from __future__ import annotations

from throneworld.imperium.combat.dice import MARKED, Die
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import mark, marks_of
from throneworld.imperium.movement.cargo import board, disembark, load_name, ship_with, tag_number
from throneworld.imperium.state import Load
from throneworld.kernel.game import Game
from throneworld.ti3.state import Ti3State, of

HALF_LADEN = "half_laden"
"""Kind: the ship has but half of its room."""
LOST_AFTERWARDS = "lost_afterwards"
"""Kind: the ship is destroyed when the battle is over, by the player of the mark (ruling 117)."""


def mark_ship(game: Game, owner: int, place: Place, ship: Load, kind: str, until: str, by: int = -1) -> str:
    """From now on this ship is told from all others; returns the name of its mark."""
    state = of(game)
    riders = [each for table in state.aboard for ships in table.values() for each in ships]
    taken = [tag_number(each) for each in riders]
    named = [int(name.rpartition(".")[2]) for name in names_of_marks(state)]
    name = f"{kind}.{max([0, *taken, *named]) + 1}"
    board(state, owner, place, ship, name)
    mark(game, kind, seat=owner if by < 0 else by, subject=name, until=until)
    return name


def names_of_marks(state: Ti3State) -> list[str]:
    """Of all marks on ships that still last."""
    return [str(each.subject) for each in state.marks if str(each.subject).startswith(f"{each.kind}.")]


def marks_on(ship: Load, kind: str) -> list[str]:
    """The marks of a kind that a ship bears."""
    return [each for each in ship.riders if each.startswith(f"{kind}.")]


def marked_ship(state: Ti3State, name: str) -> tuple[int, Place, Load] | None:
    """Whose ship bears a mark, where it is and what it is now; nothing if it is lost."""
    for seat in range(len(state.factions)):
        found = ship_with(state, seat, name)
        if found is not None:
            return seat, *found
    return None


def has_rolled(ship: Load, die: Die) -> bool:
    """Whether a die is one of a ship's: it bears the number of a mark on it."""
    return any("." in each and MARKED + int(each.rpartition(".")[2]) == die.unit for each in ship.riders)


def doomed_afterwards(state: Ti3State) -> list[tuple[int, int, tuple[str, Place, int, str]]]:
    """Ships that are lost when the battle is over: by whom, whose, and the ship as hits name it."""
    found = []
    for each in marks_of(state, LOST_AFTERWARDS) if state.marks else ():
        ship = marked_ship(state, str(each.subject))
        if ship is not None:
            owner, place, load = ship
            found.append((each.seat, owner, (load.kind, place, load.damage, load_name(state, load))))
    return found


def drop_marks(state: Ti3State) -> None:
    """What has ended is taken off the ships."""
    lasting = set(names_of_marks(state))
    for seat, table in enumerate(state.aboard):
        for place, ships in list(table.items()):
            for ship in ships:
                for name in [each for each in ship.riders if "." in each and each not in lasting]:
                    ship = disembark(state, seat, place, ship, name)
