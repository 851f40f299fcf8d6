"""Who has a component, and whether it can be used at present: copying and silencing all go through here.

Other modules ask here, never for a race by name (ruling 190). A racial technology is `has_technology` like
any other; an ability is named by its race and number (`sol.1`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from throneworld.imperium.in_force import moving_marks
from throneworld.imperium.marks import is_marked
from throneworld.imperium.owning import has_flagship_in, in_hands, is_silenced
from throneworld.kernel.game import Game
from throneworld.ti3.edition import BANNED, BORROWED
from throneworld.ti3.state import NOBODY, Mark, Ti3State, seat_of
from throneworld.ti3.tables import RACE_OF, RACIAL_TECHNOLOGY

USED = "used"
"""Mark: this player has used, as often as he may, what is the subject (ruling 190)."""


def owns_technology(state: Ti3State, seat: int, technology: str) -> bool:
    """Whether a technology is his, usable or not: what prerequisites and objectives count (ruling 190)."""
    table = state.racial_technologies if technology in RACIAL_TECHNOLOGY else state.technologies
    return technology in table[seat]


def is_of_race(state: Ti3State, seat: int, technology: str) -> bool:
    """Whether a racial technology belongs to his race, bought or not."""
    return seat >= 0 and state.factions[seat] == RACIAL_TECHNOLOGY[technology].race


def has_technology(state: Ti3State, seat: int, technology: str) -> bool:
    """Whether a player has the use of a technology, his own or a borrowed one."""
    if seat < 0:
        return False
    table = state.racial_technologies if technology in RACIAL_TECHNOLOGY else state.technologies
    marks = moving_marks(state)
    if not marks:
        return technology in table[seat]
    if technology not in table[seat] and not _borrows(marks, seat, technology):
        return False
    return not _is_banned(marks, seat, technology)


def has_ability(state: Ti3State, seat: int, ability: str) -> bool:
    """Whether an ability is on a player's sheet and not silenced, or borrowed."""
    if seat < 0:
        return False
    marks = moving_marks(state)
    if state.factions[seat] == RACE_OF[ability] and not (marks and is_silenced(state, seat)):
        return True
    return bool(marks) and _borrows(marks, seat, ability)


def _borrows(marks: Sequence[Mark], seat: int, component: str) -> bool:
    for each in marks:  # noqa: SIM110, a generator costs more
        if each.kind == BORROWED and each.seat == seat and each.subject == component:
            return True
    return False


def _is_banned(marks: Sequence[Mark], seat: int, technology: str) -> bool:
    for each in marks:
        if each.kind == BANNED and each.seat in (NOBODY, seat) and each.subject == technology:
            return True
    return False


def has_flagship(state: Ti3State, seat: int, race: str) -> bool:
    """Whether the Flagship of a race is a player's and on the board: nobody copies or silences it."""
    if seat < 0 or state.factions[seat] != race:
        return False
    return any(has_flagship_in(state, seat, place) for place in state.units[seat])


def owners_of_flagship(state: Ti3State, race: str) -> Sequence[int]:
    seat = seat_of(state, race)
    return (seat,) if has_flagship(state, seat, race) else ()


def owners_of_technology(state: Ti3State, technology: str) -> Sequence[int]:
    if moving_marks(state):
        return [seat for seat in range(len(state.factions)) if has_technology(state, seat, technology)]
    return _researched(state).get(technology, ())


def _researched(state: Ti3State) -> dict[str, list[int]]:
    """Whose each technology is; worked out once for the same technologies."""
    known, racial, whose = state.researched
    if known != state.technologies or racial != state.racial_technologies:
        whose = {}
        for table in (state.technologies, state.racial_technologies):
            for seat, owned in enumerate(table):
                for technology in owned:
                    whose.setdefault(technology, []).append(seat)
        state.researched = state.technologies.copy(), state.racial_technologies.copy(), whose
    return whose


def owners_of_ability(state: Ti3State, ability: str) -> Sequence[int]:
    marks = moving_marks(state)
    if marks and is_marked(state, BORROWED, subject=ability):
        return [seat for seat in range(len(state.factions)) if has_ability(state, seat, ability)]
    seat = seat_of(state, RACE_OF[ability])
    return (seat,) if seat >= 0 and not (marks and is_silenced(state, seat)) else ()


def holders_of_technology(technology: str) -> Callable[[Game], Sequence[int]]:
    return lambda game: owners_of_technology(game.state, technology)


def holders_of_ability(ability: str) -> Callable[[Game], Sequence[int]]:
    return lambda game: owners_of_ability(game.state, ability)


def holders_of_card(card: str) -> Callable[[Game], Sequence[int]]:
    """Who has an action card in his hand; there is one of each."""
    return lambda game: in_hands(game.state).get(card, ())
