"""A player's turn: which action, and in a tactical action which ships go with what (RR 3, 78, 84)."""

from __future__ import annotations

from collections.abc import Iterable

from throneworld.bots.ti4 import components, trading
from throneworld.bots.ti4.building import production_worth
from throneworld.bots.ti4.goals import POINT, saving
from throneworld.bots.ti4.missions import TOKEN, Mission, mission
from throneworld.bots.ti4.muster import Mover, Muster, spare_infantry
from throneworld.bots.ti4.position import Position
from throneworld.bots.ti4.strategy import use_of
from throneworld.bots.ti4.worth import Worth
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.state import SPACE
from throneworld.ti4.tables import CARRIER, FIGHTER, INFANTRY
from throneworld.ti4.units import INDEX

DONE: Option = ("done",)
PASS: Option = ("pass",)
END_TURN: Option = ("end_turn",)
_INFANTRY = INDEX[INFANTRY]


# Which action


def choose_action(position: Position, ask: Ask) -> Option:
    """Trade first, then whatever is worth most; pass when nothing is worth its price."""
    deal = trading.approach(position)
    if deal is not None:
        return deal
    plans = [*_tactical(position, ask.options), *_strategic(position, ask.options)]
    plans += [(components.worth(position, str(each[1])), each) for each in _of(ask.options, "component")]
    value, best = max(plans, default=(0.0, PASS))
    if value > 0:
        return best
    rest = next((each for each in (PASS, END_TURN) if each in ask.options), None)
    return rest or max(plans)[1]


def _of(options: Iterable[Option], verb: str) -> list[Option]:
    return [option for option in options if option[0] == verb]


def _strategic(position: Position, options: Iterable[Option]) -> list[tuple[float, Option]]:
    return [(use_of(position, str(each[1])), each) for each in _of(options, "strategic")]


def _tactical(position: Position, options: Iterable[Option]) -> list[tuple[float, Option]]:
    """Docks produce last: a token there pins down the ships that could still leave."""
    worth = Worth(position)
    missions = [mission(position, worth, int(each[1])) for each in _of(options, "tactical")]
    price = _price_of_token(position)
    tokens = position.state.tactic[position.me]
    found: list[tuple[float, Option]] = []
    for each in missions:
        value = each.value + production_worth(position, each.system)
        if tokens > 1:
            value -= _pinned(each.system, missions)
        found.append((value - price, ("tactical", each.system)))
    return found


def _pinned(system: int, missions: list[Mission]) -> float:
    """What ships in a system could still do elsewhere."""
    return max([0.0, *(each.value for each in missions if system in each.origins and each.system != system)])


def _price_of_token(position: Position) -> float:
    kept = saving(position).tokens
    if kept and position.tokens <= kept:
        return POINT
    return TOKEN if position.state.tactic[position.me] <= 2 else 0.7 * TOKEN


# Which ships


def move_ships(position: Position, ask: Ask) -> Option:
    system = int(ask.about["system"])
    movers: dict[Mover, int] = {}
    choices: dict[Mover, Option] = {}
    for option in _of(ask.options, "ship"):
        mover = Mover(str(option[1]), int(option[2]))
        if mover.origin != system and mover.kind not in (FIGHTER, "space_dock"):
            movers[mover] = position.fleet(position.me, mover.origin)[INDEX[mover.kind]]
            choices.setdefault(mover, option)
    plan = mission(position, Worth(position), system)
    chosen = Muster(position, system, movers).next_ship(plan.need) if movers else None
    return DONE if chosen is None else choices[chosen]


def load_ship(position: Position, ask: Ask) -> Option:
    """First what would be lost without a ship, then infantry that planets can spare, then fighters.

    If another transport waits where this one started, infantry that is not needed here is left to it.
    """
    origin, system = int(ask.about["origin"]), int(ask.about["system"])
    aboard: list[Option] = [("load", INFANTRY, SPACE[origin]), ("load", FIGHTER, SPACE[origin])]
    spare = [
        option
        for option in _of(ask.options, "load")
        if option[1] == INFANTRY and option not in aboard and spare_infantry(position, str(option[2]))
    ]
    if _transports(position, origin):
        need = mission(position, Worth(position), system).need.infantry
        spare = spare if position.fleet(position.me, system)[_INFANTRY] < need else []
    ranked = [aboard[0], *sorted(spare, key=lambda each: _surplus(position, str(each[2]))), aboard[1]]
    return next((option for option in ranked if option in ask.options), DONE)


def _transports(position: Position, system: int) -> int:
    return position.fleet(position.me, system)[INDEX[CARRIER]]


def _surplus(position: Position, planet: str) -> int:
    return -position.ground(position.me, planet)


def choose_opponent(position: Position, ask: Ask) -> Option:
    return min(ask.options, key=lambda option: position.state.points[int(option[1])])
