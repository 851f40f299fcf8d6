"""Small questions of cards and abilities: what to give up, what to take, what to swap."""

from __future__ import annotations

from throneworld.bots.ti4.fights import unit_cost
from throneworld.bots.ti4.goals import saving
from throneworld.bots.ti4.position import Position
from throneworld.bots.ti4.research import merit
from throneworld.bots.ti4.strategy import appeal
from throneworld.bots.ti4.voting import interest
from throneworld.imperium.planets import values
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.state import SYSTEM
from throneworld.ti4.tables import STRATEGY_CARD, TECHNOLOGY, UNIT_TYPES

DONE: Option = ("done",)


def _price(position: Position, option: Option) -> float:
    """What the units that an option names have cost."""
    return sum(unit_cost(position, str(noun)) for noun in option[1:] if noun in UNIT_TYPES)


def lose_cheapest(position: Position, ask: Ask) -> Option:
    return min(ask.options, key=lambda option: (_price(position, option), str(option)))


def take_dearest(position: Position, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: (_price(position, option), str(option)))


def exhaust_own_planet(position: Position, ask: Ask) -> Option:
    return min(ask.options, key=lambda option: (sum(values(position.state, str(option[1]))), option[1]))


def take_good(position: Position, ask: Ask) -> Option:
    return next((option for option in ask.options if option == ("trade_good",)), ask.options[0])


def choose_bribe(position: Position, ask: Ask) -> Option:
    """Two trade goods, if there are so many."""
    return ask.options[min(1, len(ask.options) - 1)]


def elect_without_vote(position: Position, ask: Ask) -> Option:
    agenda = str(ask.about["agenda"])
    return max(ask.options, key=lambda option: (interest(position, agenda, option[1]), str(option[1])))


def choose_settler(position: Position, ask: Ask) -> Option:
    """Ourselves, else whoever is behind."""
    points = position.state.points
    return min(ask.options, key=lambda option: (option[1] != position.me, points[int(option[1])], option[1]))


def assimilate_technology(position: Position, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: (_learnt(position, option), str(option)))


def _learnt(position: Position, option: Option) -> float:
    return sum(merit(position, str(noun)) for noun in option[1:] if noun in TECHNOLOGY)


def take_unit_back(position: Position, ask: Ask) -> Option:
    """Out of the system where most of our units stand, for it will miss one least."""
    return max(
        ask.options, key=lambda option: (sum(position.fleet(position.me, SYSTEM[str(option[1])])), option[1])
    )


def raise_dice(position: Position, ask: Ask) -> Option:
    free = position.state.trade_goods[position.me] - saving(position).trade_goods
    raises = [option for option in ask.options if option[0] == "raise"]
    return raises[0] if raises and free > 0 else DONE


def name_ground_forces(position: Position, ask: Ask) -> Option:
    return ("all",) if ("all",) in ask.options else ask.options[0]


def enough(position: Position, ask: Ask) -> Option:
    return DONE if DONE in ask.options else ask.options[0]


def swap_strategy_cards(position: Position, ask: Ask) -> Option:
    """The card that gains most."""
    return max(ask.options, key=lambda option: (_gained(position, option), str(option)))


def _gained(position: Position, option: Option) -> float:
    mine = position.state.strategy_cards[position.me]
    cards = [str(noun) for noun in option[1:] if noun in STRATEGY_CARD]
    return sum(-appeal(position, card) if card in mine else appeal(position, card) for card in cards)
