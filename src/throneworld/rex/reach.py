"""What could come to a space, as everybody can work it out: who could march there, who could land there, and
which sectors lie before the fleet (Rex p.11, p.12)."""

from __future__ import annotations

from typing import Any

from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.rex.alliances import stopping_refusal
from throneworld.rex.board import force, spaces_of
from throneworld.rex.phases.deployment import (
    TRANSFER_PRICE,
    deployment_refusal,
    terms_of,
    transfer_refusal,
)
from throneworld.rex.phases.maneuvering import spaceport_bonus
from throneworld.rex.phases.movement import MoveTo, steps_of
from throneworld.rex.state import RESERVE, RexState, of
from throneworld.rex.tables import BOMBARDMENT, SECTORS, SPACE


def about(game: Game, thing: str) -> dict[str, Any] | None:
    """Who could reach a space if it were his turn now; only spaces can be asked about."""
    if thing not in SPACE:
        return None
    now = _as_if_maneuvering(game)
    return {"reached": [_by(now, seat, thing) for seat, race in enumerate(of(now).races) if race]}


def _as_if_maneuvering(game: Game) -> Game:
    """Outside the Maneuvering Phase the bonus is that of whoever controls a spaceport now (Rex p.11)."""
    if of(game).phase == "maneuvering":
        return game
    now = game.copy()
    of(now).ports = spaceport_bonus(of(now))
    return now


def _by(game: Game, seat: int, space: str) -> dict[str, Any]:
    return {
        "seat": seat,
        "steps": steps_of(of(game), seat),
        "move": _marching(game, seat, space),
        "deploy": _landing(game, seat, space),
        "transfer": _shipping(game, seat, space),
    }


def _marching(game: Game, seat: int, space: str) -> list[str]:
    """From where a group could move there."""
    steps, goal = steps_of(of(game), seat), ("to", space)
    return [
        origin
        for origin in spaces_of(of(game), seat)
        if goal in MoveTo(seat=seat, origin=origin, steps=steps).options(game, seat)
    ]


def _landing(game: Game, seat: int, space: str) -> dict[str, Any]:
    """What the first unit costs and how many can be paid for; or why none can land."""
    state = of(game)
    terms = terms_of(state, seat, cancelled=False)
    refusal = deployment_refusal(game, seat, space, terms)
    if not any(force(state, seat, RESERVE)):
        refusal = refusal or Refusal("Rex p.11", "reserve_empty")
    return {
        "price": terms.price(state, seat, space, 1),
        "most": 0 if refusal else terms.affordable(state, seat, space),
        "refusal": None if refusal is None else {"rule": refusal.rule, "key": refusal.key},
    }


def _shipping(game: Game, seat: int, space: str) -> dict[str, Any] | None:
    """From where Hacan, or whom Hacan allows it, could ship units there (Rex p.22)."""
    state = of(game)
    if not terms_of(state, seat, cancelled=False).transfer:
        return None
    origins = [
        origin
        for origin in spaces_of(state, seat)
        if origin != space
        and transfer_refusal(game, seat, origin) is None
        and stopping_refusal(game, seat, space, origin) is None
    ]
    return {"price": TRANSFER_PRICE, "from": origins}


def course(state: RexState) -> list[dict[str, int]]:
    """The sectors before the fleet, and how many of the Bombardment cards bring it into each (Rex p.12)."""
    if not state.fleet:
        return []
    distances = BOMBARDMENT.values()
    return [
        {
            "sector": (state.fleet + ahead - 1) % SECTORS + 1,
            "cards": sum(distance >= ahead for distance in distances),
        }
        for ahead in range(1, max(distances) + 1)
    ]
