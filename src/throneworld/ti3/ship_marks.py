"""Marks of cards on one certain ship: riders of its load, so that they go wherever the ship goes.

A mark is called by its kind and a number that no other bears, as in `close_range.3`; a mark of the state with
that name as its subject says how long it stays. Ships of nobody are not told from each other: they bear none.
"""

from __future__ import annotations

from throneworld.imperium.combat.dice import MARKED, Die
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import COMBAT, mark, marks_of
from throneworld.imperium.movement.cargo import board, disembark, load_name, ship_with, tag_number
from throneworld.imperium.state import Load
from throneworld.imperium.units import count_with_damage
from throneworld.kernel.game import Game
from throneworld.ti3.state import NEUTRAL, Ti3State, of

HALF_LADEN = "half_laden"
"""Kind: the ship has but half of its room."""
NOBODYS = "nobodys"
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


def doom_nobodys_ship(game: Game, by: int, place: Place, kind: str) -> None:
    """A ship of nobody: the most damaged of its kind is taken for it."""
    mark(game, LOST_AFTERWARDS, seat=by, subject=f"{NOBODYS} {place} {kind}", until=COMBAT)


def _doomed_of_nobody(state: Ti3State) -> list[tuple[int, int, tuple[str, Place, int, str]]]:
    found, left = [], dict[tuple[Place, str], list[int]]()
    for each in marks_of(state, LOST_AFTERWARDS):
        whose, *ship = str(each.subject).split(" ")
        if whose == NOBODYS:
            place, kind = ship
            if (place, kind) not in left:
                levels = range(state.edition.damage_levels + 1)
                many = [count_with_damage(state, NEUTRAL, place, kind, level) for level in levels]
                left[place, kind] = [level for level in levels for _ in range(many[level])]
            if left[place, kind]:
                found.append((each.seat, NEUTRAL, (kind, place, left[place, kind].pop(), "")))
    return found


def doomed_afterwards(state: Ti3State) -> list[tuple[int, int, tuple[str, Place, int, str]]]:
    """Ships that are lost when the battle is over: by whom, whose, and the ship as hits name it."""
    found = []
    for each in marks_of(state, LOST_AFTERWARDS) if state.marks else ():
        ship = marked_ship(state, str(each.subject))
        if ship is not None:
            owner, place, load = ship
            found.append((each.seat, owner, (load.kind, place, load.damage, load_name(state, load))))
    return [*found, *_doomed_of_nobody(state)] if state.marks else found


def drop_marks(state: Ti3State) -> None:
    """What has ended is taken off the ships."""
    lasting = set(names_of_marks(state))
    for seat, table in enumerate(state.aboard):
        for place, ships in list(table.items()):
            for ship in ships:
                for name in [each for each in ship.riders if "." in each and each not in lasting]:
                    ship = disembark(state, seat, place, ship, name)
