"""Why a number is what it is: which components have altered it, for views and for reasons that are shown.

A refusal is made often and mostly thrown away; what it tells beside its own arguments is worked out only when
somebody is shown it (`Definition.explains`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from throneworld.imperium.modifiers import ADD, Contribution, contributions
from throneworld.imperium.production.choosing import ChooseUnits
from throneworld.imperium.quantities import DISCOUNT, FLEET_LIMIT
from throneworld.imperium.state import of
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game


def parts(found: Iterable[Contribution], sign: int = 1) -> str:
    """As ADDED of the words reads them: each component and what it adds, or what it sets the number to."""
    return " ".join([f"{each.component} {_told(each, sign)}" for each in found])


def _told(each: Contribution, sign: int) -> str:
    return f"{sign * each.amount:+}" if each.operation == ADD else f"={each.amount}"


def _fleet(game: Game, seat: int, refusal: Refusal) -> Option:
    """The tokens in the pool, and what other ships are allowed by."""
    return of(game).fleet[seat], parts(contributions(of(game), FLEET_LIMIT, seat, refusal.args[1]))


def _cost(game: Game, seat: int, refusal: Refusal) -> Option:
    """What is taken off the combined cost, if this production has a discount at all."""
    asked = game.question
    cheaper = isinstance(asked, ChooseUnits) and asked.discount
    return (parts(contributions(of(game), DISCOUNT, seat), -1) if cheaper else "",)


EXPLAINS: dict[str, Callable[[Game, int, Refusal], Option]] = {
    "fleet_full": _fleet,
    "too_expensive": _cost,
}
