"""Command tokens: into which pool, and out of which (RR 19)."""

from __future__ import annotations

from throneworld.bots.ti4.position import Position
from throneworld.kernel.asks import Ask, Option

DONE: Option = ("done",)


def _wanted(position: Position) -> dict[str, int]:
    """What each pool should hold, once there is enough."""
    fleet = min(6, 3 + position.round // 2)
    return {
        "tactic": 3 if position.round < 3 else 4,
        "fleet": fleet,
        "strategy": 2 if position.round < 4 else 3,
    }


def _has(position: Position) -> dict[str, int]:
    state, me = position.state, position.me
    return {"tactic": state.tactic[me], "fleet": state.fleet[me], "strategy": state.strategy[me]}


def _neediest(position: Position) -> str:
    has, wanted = _has(position), _wanted(position)
    order = ("tactic", "strategy", "fleet")
    if has["tactic"] < 2:
        return "tactic"
    return min(order, key=lambda name: (has[name] / wanted[name], order.index(name)))


def gain_token(position: Position, ask: Ask) -> Option:
    option: Option = ("gain", _neediest(position))
    return option if option in ask.options else ask.options[0]


def redistribute_tokens(position: Position, ask: Ask) -> Option:
    """Nothing comes out of the fleet pool; strategy and tactic are balanced."""
    has = _has(position)
    if has["tactic"] == 0 and has["strategy"] > 1:
        move: Option = ("move", "strategy", "tactic")
    elif has["strategy"] == 0 and has["tactic"] > 3:
        move = ("move", "tactic", "strategy")
    else:
        return DONE
    return move if move in ask.options else DONE


def spend_token(position: Position, ask: Ask) -> Option:
    """Out of the fuller pool."""
    has = _has(position)
    return max(ask.options, key=lambda option: (has.get(str(option[1]), 0), option[1]))


def token_from_which_pool(position: Position, ask: Ask) -> Option:
    has = _has(position)
    spare = {"strategy": has["strategy"], "tactic": has["tactic"] - 1, "fleet": has["fleet"] - 5}
    return max(ask.options, key=lambda option: spare.get(str(option[1]), 0))
