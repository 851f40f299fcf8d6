"""Who has a component, and whether it can be used at present: copying and silencing all go through here.

Other modules ask here, never for a race by name (ruling 190). A racial technology is `has_technology` like
any other; an ability is named by its race and number (`sol.1`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from throneworld.imperium.marks import marks_of
from throneworld.imperium.owning import is_silenced
from throneworld.kernel.game import Game
from throneworld.ti3.state import Ti3State, seat_of
from throneworld.ti3.tables import RACE_OF, RACIAL_TECHNOLOGY

BORROWED = "borrowed"
"""Mark: this player has the ability or technology that is the subject, as long as it lasts."""
BANNED = "banned"
"""Mark: nobody may use the technology that is the subject, or only this player may not."""
USED = "used"
"""Mark: this player has used, as often as he may, what is the subject (ruling 190)."""


def owns_technology(state: Ti3State, seat: int, technology: str) -> bool:
    """Whether a technology is his, usable or not: what prerequisites and objectives count (ruling 190)."""
    table = state.racial_technologies if technology in RACIAL_TECHNOLOGY else state.technologies
    return technology in table[seat]


def has_technology(state: Ti3State, seat: int, technology: str) -> bool:
    """Whether a player has the use of a technology, his own or a borrowed one."""
    if seat < 0:
        return False
    if not state.marks:
        return owns_technology(state, seat, technology)
    banned = [
        each for each in marks_of(state, BANNED) if each.subject == technology and each.seat in (-1, seat)
    ]
    return not banned and (owns_technology(state, seat, technology) or _borrows(state, seat, technology))


def has_ability(state: Ti3State, seat: int, ability: str) -> bool:
    """Whether an ability is on a player's sheet and not silenced, or borrowed."""
    if seat < 0:
        return False
    if state.factions[seat] == RACE_OF[ability] and not is_silenced(state, seat):
        return True
    return bool(state.marks) and _borrows(state, seat, ability)


def _borrows(state: Ti3State, seat: int, component: str) -> bool:
    return any(each.seat == seat and each.subject == component for each in marks_of(state, BORROWED))


def owners_of_technology(state: Ti3State, technology: str) -> list[int]:
    return [seat for seat in range(len(state.factions)) if has_technology(state, seat, technology)]


def owners_of_ability(state: Ti3State, ability: str) -> Sequence[int]:
    if not state.marks:
        seat = seat_of(state, RACE_OF[ability])
        return (seat,) if seat >= 0 else ()
    return [seat for seat in range(len(state.factions)) if has_ability(state, seat, ability)]


def holders_of_technology(technology: str) -> Callable[[Game], Sequence[int]]:
    return lambda game: owners_of_technology(game.state, technology)


def holders_of_ability(ability: str) -> Callable[[Game], Sequence[int]]:
    return lambda game: owners_of_ability(game.state, ability)


def holders_of_card(card: str) -> Callable[[Game], Sequence[int]]:
    """Who has an action card in his hand; there is one of each."""

    def holders(game: Game) -> Sequence[int]:
        return [seat for seat, hand in enumerate(game.state.hands) if card in hand]

    return holders
