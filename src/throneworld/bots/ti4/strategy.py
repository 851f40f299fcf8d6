"""Strategy cards: which to take, and when to use them (RR 71, 73)."""

from __future__ import annotations

from throneworld.bots.ti4.goals import POINT, public_goals, scorable
from throneworld.bots.ti4.missions import TOKEN
from throneworld.bots.ti4.position import Position
from throneworld.bots.ti4.research import best_technology
from throneworld.imperium.planets import values
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.steps.secrets import secret_count
from throneworld.ti4.tables import FACTION, SECRETS_MAX

TECHNOLOGY = "technology"
SECRET_WORTH = 5.0
TECHNOLOGY_WORTH = 5.0


# Which card to take


def choose_strategy_card(position: Position, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: (appeal(position, str(option[1])), option[1]))


def appeal(position: Position, card: str) -> float:
    goods = position.state.bonus.get(card, 0)
    return goods * 1.1 + APPEALS[card](position)


def best_swap(position: Position) -> float:
    """What would be gained by changing a strategy card with another player."""
    state, me = position.state, position.me
    mine = [appeal(position, card) for card in state.strategy_cards[me]]
    theirs = [appeal(position, card) for seat in position.others for card in state.strategy_cards[seat]]
    return max(theirs) - min(mine) if mine and theirs else 0.0


def _leadership(position: Position) -> float:
    """The fewer tokens there are the better."""
    return 3 * TOKEN + position.influence // 3 * 0.8 + max(0, 4 - position.state.tactic[position.me])


def _diplomacy(position: Position) -> float:
    return 2.5


def _politics(position: Position) -> float:
    return 3.5


def _construction(position: Position) -> float:
    builds = {"establish_a_perimeter", "fuel_the_war_machine"}
    return 3.5 + (POINT / 2 if builds & set(position.state.secrets[position.me]) else 0.0)


def _trade(position: Position) -> float:
    goods = {"negotiate_trade_routes", "centralize_galactic_trade"}
    wanted = goods & {goal.id for goal in public_goals(position)}
    commodities = FACTION[position.state.factions[position.me]].commodities
    return 3 + 0.7 * commodities + (3.0 if wanted else 0.0)


def _warfare(position: Position) -> float:
    return 4.5 if position.round <= 2 else 4.0


def _technology(position: Position) -> float:
    value, _ = best_technology(position)
    return TECHNOLOGY_WORTH + min(6.0, value * 0.4)


def _imperial(position: Position) -> float:
    """A point for Mecatol Rex, one more public objective, or a secret one."""
    value = POINT if position.holds_mecatol else SECRET_WORTH * room_for_secrets(position)
    near = len(scorable(position, public_goals(position)))
    return value * 0.9 + (POINT * 0.6 if near > 1 else POINT * 0.2 if near else 0.0)


def room_for_secrets(position: Position) -> bool:
    return secret_count(position.state, position.me) < SECRETS_MAX


APPEALS = {
    "leadership": _leadership,
    "diplomacy": _diplomacy,
    "politics": _politics,
    "construction": _construction,
    "trade": _trade,
    "warfare": _warfare,
    "technology": _technology,
    "imperial": _imperial,
}


# When to use it


def use_of(position: Position, card: str) -> float:
    """How urgent it is to use a card now: it has to be used before one may pass (RR 3.4)."""
    state, me = position.state, position.me
    if card == "imperial":
        scores = scorable(position, public_goals(position)) or position.holds_mecatol
        return POINT if scores else 0.5
    if card == "warfare":
        return 6.0 if state.on_board[me] and state.tactic[me] <= 1 else 0.4
    if card == "diplomacy":
        exhausted = sum(values(state, planet)[0] for planet in position.planets if planet in state.exhausted)
        return 4.0 if exhausted >= 4 else 0.3
    return {"leadership": 8.0, "technology": 7.0, "trade": 8.5, "politics": 4.0, "construction": 3.0}[card]
