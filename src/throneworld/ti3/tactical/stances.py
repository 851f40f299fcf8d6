"""What a player says of the ship that he names next: that it makes haste, slips past others' ships, or glides
through Special Systems.

Cards grant so much of it, as the subject of a mark that is called like the stance; each ship takes something
of that. It is said before the ship is named, and holds for that one alone (ruling 128).
"""

from __future__ import annotations

from throneworld.imperium.marks import TACTICAL_ACTION, is_marked, mark, marks_of
from throneworld.imperium.production.supply import unit_weight
from throneworld.imperium.units import SPACE_DOCK
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs, words_of
from throneworld.ti3.state import Mark, Ti3State, of

HASTE, SLIP, GLIDE = "haste", "slip", "glide"
STANCES = (HASTE, SLIP, GLIDE)
STANCE = "stance"
NEXT_SHIP = "next_ship"
"""Mark: the ship that this player names next has the stance that is the subject."""
SLIPPED = "slipped"
"""Mark on a ship for an action: it has slipped past others."""
MOST_FIGHTERS = 4
"""So many Fighters ships that slip past others bring along at most, all together."""


def left_of(state: Ti3State, seat: int, stance: str) -> int:
    """How many ships may still make haste or glide; ships of what weight may still slip past."""
    return sum([int(each.subject) for each in marks_of(state, stance) if each.seat == seat])


def stances_left(state: Ti3State, seat: int) -> list[str]:
    """What may be said of the next ship, and was not yet."""
    if not state.marks:
        return []
    said = stances_of(state, seat)
    return [stance for stance in STANCES if stance not in said and left_of(state, seat, stance)]


def has_stance(state: Ti3State, seat: int, stance: str) -> bool:
    return is_marked(state, NEXT_SHIP, seat, stance)


def stances_of(state: Ti3State, seat: int) -> list[str]:
    """What was said of the ship that is named next."""
    return [stance for stance in STANCES if has_stance(state, seat, stance)] if state.marks else []


def price_of(state: Ti3State, seat: int, stance: str, kind: str) -> int:
    """Ships alone count, not their cargo (ruling 128)."""
    return unit_weight(state, seat, kind) if stance == SLIP else 1


def takes_stance(state: Ti3State, seat: int, stance: str, kind: str) -> bool:
    """Whether it was said, and a ship of a kind is not too much for what is left of it; docks never glide."""
    if stance == GLIDE and kind == SPACE_DOCK:
        return False
    return has_stance(state, seat, stance) and price_of(state, seat, stance, kind) <= left_of(
        state, seat, stance
    )


def take_stance(game: Game, seat: int, stance: str) -> None:
    mark(game, NEXT_SHIP, seat=seat, subject=stance, until=TACTICAL_ACTION)


def unsay_all(state: Ti3State, seat: int) -> None:
    for stance in stances_of(state, seat):
        _unsay(state, seat, stance)


def _unsay(state: Ti3State, seat: int, stance: str) -> None:
    said = (NEXT_SHIP, seat, stance)
    state.marks = tuple([each for each in state.marks if (each.kind, each.seat, each.subject) != said])


def use_stances(game: Game, seat: int, kind: str) -> None:
    """The ship has gone, and has taken up what it takes: what was said of it is used."""
    state = of(game)
    for stance in [each for each in stances_of(state, seat) if takes_stance(state, seat, each, kind)]:
        _spend(state, seat, stance, price_of(state, seat, stance, kind))
        _unsay(state, seat, stance)


def _spend(state: Ti3State, seat: int, stance: str, price: int) -> None:
    found: list[Mark] = []
    for each in state.marks:
        if (each.kind, each.seat) == (stance, seat):
            paid = min(price, int(each.subject))
            price -= paid
            each = Mark(each.kind, each.seat, int(each.subject) - paid, each.until)
        found += [each] if each.kind != stance or each.seat != seat or int(each.subject) else []
    state.marks = tuple(found)


VERBS: Verbs = {STANCE: (words_of(STANCE, *STANCES),)}
