"""Secondary abilities of strategy cards: which of them pay, and what is done with them (RR 71.1)."""

from __future__ import annotations

from throneworld.bots.ti4.building import production_worth
from throneworld.bots.ti4.goals import POINT, saving, spendable
from throneworld.bots.ti4.position import Position
from throneworld.bots.ti4.research import awaits_research, best_technology
from throneworld.bots.ti4.strategy import SECRET_WORTH, TECHNOLOGY, room_for_secrets
from throneworld.imperium.paying import INFLUENCE, RESOURCES, least_waste
from throneworld.imperium.planets import values
from throneworld.imperium.strategic import follows_as_first
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.tables import CARRIER, FACTION, MECATOL_TILE, STRATEGY_CARD
from throneworld.ti4.units import INDEX

PASS: Option = ("pass",)
DONE: Option = ("done",)
_CARRIER = INDEX[CARRIER]


def secondary_ability(position: Position, ask: Ask) -> Option:
    card = str(ask.about["strategy_card"])
    kept = saving(position).tokens
    price = POINT if kept and position.tokens <= kept else 1.2
    if card != TECHNOLOGY and awaits_research(position) and position.state.strategy[position.me] <= 1:
        price += 4.0
    free = STRATEGY_CARD[card].token_cost == 0
    value = secondary_worth(position, card)
    return ("secondary", card) if value > (0.0 if free else price) else PASS


def secondary_worth(position: Position, card: str) -> float:
    state, me = position.state, position.me
    if card == TECHNOLOGY:
        affordable = spendable(position, RESOURCES, saving(position, False)) >= 4
        affordable |= follows_as_first(state, me, TECHNOLOGY)
        return best_technology(position)[0] - 1.5 if affordable else 0.0
    if card == "trade":
        missing = FACTION[state.factions[me]].commodities - state.commodities[me]
        return 0.7 * missing
    if card == "warfare":
        return production_worth(position, position.home) - 1.0
    if card == "imperial":
        return SECRET_WORTH if room_for_secrets(position) else 0.5
    if card == "diplomacy":
        return _best_readied(position) - 1.0
    return 1.5 if card == "politics" and state.strategy[me] > 2 else 0.0


def _best_readied(position: Position) -> float:
    state = position.state
    worths = sorted(max(values(state, planet)) for planet in position.planets if planet in state.exhausted)
    return 0.9 * sum(worths[-2:])


def buy_tokens(position: Position, ask: Ask) -> Option:
    """As many as cost little else: planets pay with influence that have resources, too."""
    most = spendable(position, INFLUENCE) // 3
    offers = [int(option[1]) for option in ask.options if option[0] == "buy" and int(option[1]) <= most]
    worth = 2.7 if position.tokens < 3 else 2.0 if position.tokens < 6 else 1.2
    gains = [(worth * count - _price_of_influence(position, 3 * count), count) for count in offers]
    gain, count = max(gains, default=(0.0, 0))
    return ("buy", count) if gain > 0 else DONE


def _price_of_influence(position: Position, amount: int) -> float:
    """The resources that go with it, and what the custodians would take."""
    state, me = position.state, position.me
    planets, goods = least_waste(state, me, amount, INFLUENCE)
    left = position.influence - amount
    near = state.custodians and any(
        position.fleet(me, system)[_CARRIER] for system in position.near(MECATOL_TILE)
    )
    barred = POINT if near and left < 6 <= position.influence else 0.0
    return goods + 0.9 * sum(values(state, planet)[0] for planet in planets) + barred


def ready_planet(position: Position, ask: Ask) -> Option:
    planets = [option for option in ask.options if option[0] == "ready"]
    return max(planets, key=lambda option: max(values(position.state, str(option[1]))), default=DONE)


def producing_unit(position: Position, ask: Ask) -> Option:
    docks = [option for option in ask.options if option[1] == "space_dock"]
    return docks[0] if docks else ask.options[0]
