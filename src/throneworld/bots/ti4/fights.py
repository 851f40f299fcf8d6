"""Combat: when to retreat and whereto, whom to lose, what to roll again (RR 29, 66, 67, 76)."""

from __future__ import annotations

from throneworld.bots.ti4.force import ongoing_battle, power
from throneworld.bots.ti4.position import Position
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.state import NOBODY
from throneworld.ti4.tables import UNIT

HOPELESS_ODDS = 0.2
"""Below this a fleet would rather leave."""
FOR_ME: Option = ("for_me",)
DONE: Option = ("done",)


def announce_retreat(position: Position, ask: Ask) -> Option:
    """From a battle that is as good as lost, unless home would fall with it."""
    system = int(ask.about["system"])
    opponent = position.hostile(system)
    if opponent == NOBODY or system == position.home:
        return ("stay",)
    return ("retreat",) if ongoing_battle(position, opponent, system).win < HOPELESS_ODDS else ("stay",)


def choose_retreat(position: Position, ask: Ask) -> Option:
    """Home, or to where our ships are."""
    return max(ask.options, key=lambda option: _shelter(position, int(option[1])))


def _shelter(position: Position, system: int) -> float:
    fleet = position.fleet(position.me, system)
    return power(position, position.me, fleet) + (1.0 if system == position.home else 0.0)


def take_aboard(position: Position, ask: Ask) -> Option:
    return DONE


def leave_behind(position: Position, ask: Ask) -> Option:
    """Fighters before infantry."""
    return min(ask.options, key=lambda option: (option[1] != "fighter", option[1]))


def for_me(position: Position, ask: Ask) -> Option:
    """The rules know a sensible way."""
    return FOR_ME if FOR_ME in ask.options else ask.options[0]


def reroll_dice(position: Position, ask: Ask) -> Option:
    """All misses."""
    return next((option for option in ask.options if option[0] == "reroll_misses"), DONE)


def use_space_cannon(position: Position, ask: Ask) -> Option:
    """Always, at whoever is nearest to winning."""
    targets = [option for option in ask.options if option[0] == "fire" and option[1] != position.me]
    points = position.state.points
    return max(targets, key=lambda option: points[int(option[1])], default=("pass",))


def respect_limits(position: Position, ask: Ask) -> Option:
    """The cheapest goes."""
    return min(ask.options, key=lambda option: (unit_cost(position, str(option[1])), str(option)))


def unit_cost(position: Position, kind: str) -> float:
    sheet = position.state.sheets[position.me]
    row = next((UNIT[each] for each in sheet if each and UNIT[each].type == kind), None)
    return row.cost / max(1, row.produced) if row else 0.0


def choose_unit_to_hit(position: Position, ask: Ask) -> Option:
    """The dearest."""
    named = [option for option in ask.options if len(option) > 1]
    return max(
        named or ask.options, key=lambda option: max((_price(str(noun)) for noun in option), default=0)
    )


def _price(kind: str) -> int:
    return max((unit.cost for unit in UNIT.values() if unit.type == kind), default=0)
