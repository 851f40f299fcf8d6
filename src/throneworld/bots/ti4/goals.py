"""What is worth points: objectives that may still be scored, what they lack, and what to save for them."""

from __future__ import annotations

from typing import NamedTuple

from throneworld.bots.ti4.position import Position
from throneworld.imperium.paying import INFLUENCE, RESOURCES, good_worth, least_waste, purse
from throneworld.imperium.planets import values
from throneworld.ti4.objectives import needs_home, public_objectives
from throneworld.ti4.requirements import (
    faction_technology_count,
    is_met,
    planet_count,
    systems,
    upgraded_kinds,
)
from throneworld.ti4.state import Ti4State
from throneworld.ti4.steps.prerequisites import owned_colours
from throneworld.ti4.tables import (
    MECATOL_TILE,
    OBJECTIVE,
    STATUS_PHASE,
    Both,
    ControlPlanets,
    Happened,
    Objective,
    OwnTechnologies,
    Requirement,
    ShipsInOneSystem,
    ShipsInSystems,
    Spend,
    UnitsOnBoard,
)
from throneworld.ti4.units import fleets, in_space, on_board, ship_count

POINT = 10.0
"""What a victory point is worth, in resources."""
FAR_AWAY = 99
TECHNOLOGY_CARD, RESEARCH_PRICE = "technology", 4
"""What the secondary ability of that card costs (RR 80.3)."""


class Saved(NamedTuple):
    """What is kept for the status phase."""

    resources: int = 0
    influence: int = 0
    trade_goods: int = 0
    tokens: int = 0
    cards: int = 0


NOTHING_SAVED = Saved()


# Which objectives are open


def public_goals(position: Position) -> list[Objective]:
    """Public objectives that are not scored yet and can be (RR 52.16)."""
    state, me = position.state, position.me
    if not position.holds_home and needs_home(state, me):
        return []
    return [OBJECTIVE[each] for each in public_objectives(state) if each not in state.scored[me]]


def secret_goals(position: Position) -> list[Objective]:
    return [OBJECTIVE[each] for each in position.state.secrets[position.me]]


def goals(position: Position) -> list[Objective]:
    return [*public_goals(position), *secret_goals(position)]


def scorable(position: Position, found: list[Objective]) -> list[Objective]:
    """Those that could be scored if this were the status phase."""
    state, me = position.state, position.me
    return [each for each in found if each.phase == STATUS_PHASE and is_met(state, me, each.requirement)]


# What they lack


def missing(state: Ti4State, seat: int, requirement: Requirement) -> int:
    """How many planets, technologies, systems, units or goods are missing."""
    match requirement:
        case ControlPlanets(count=count, where=where):
            return max(0, count - planet_count(state, seat, where))
        case OwnTechnologies():
            return _missing_technologies(state, seat, requirement)
        case ShipsInSystems(count=count, where=where):
            return max(0, count - (fleets(state, seat) & systems(state, seat, where)).bit_count())
        case ShipsInOneSystem(count=count):
            return max(0, count - ship_count(in_space(state, seat, MECATOL_TILE)))
        case UnitsOnBoard(count=count, unit=unit):
            return max(0, count - on_board(state, seat, unit))
        case Both(first=first, second=second):
            return missing(state, seat, first) + missing(state, seat, second)
        case Spend():
            return _missing_means(state, seat, requirement)
        case Happened():
            return FAR_AWAY


def _missing_technologies(state: Ti4State, seat: int, requirement: OwnTechnologies) -> int:
    owned = state.technologies[seat]
    if requirement.unit_upgrades:
        return max(0, requirement.unit_upgrades - len(upgraded_kinds(owned)))
    if requirement.faction_technologies:
        return max(0, requirement.faction_technologies - faction_technology_count(owned))
    counts = owned_colours(state, seat)
    lacks = sorted(
        max(0, requirement.per_colour - counts[colour]) for colour in ("blue", "green", "red", "yellow")
    )
    return sum(lacks[: requirement.colours])


def _missing_means(state: Ti4State, seat: int, cost: Spend) -> int:
    pools = {"tactic": state.tactic, "strategy": state.strategy, "fleet": state.fleet}
    return (
        max(0, cost.trade_goods - state.trade_goods[seat])
        + max(0, cost.action_cards - len(state.hands[seat]))
        + max(0, cost.tokens - sum(pools[name][seat] for name in cost.pools))
        + (max(0, cost.resources - purse(state, seat, RESOURCES)) if cost.resources else 0)
        + (max(0, cost.influence - purse(state, seat, INFLUENCE)) if cost.influence else 0)
    )


def parts(requirement: Requirement) -> tuple[Requirement, ...]:
    """What is asked for, one thing at a time."""
    return (requirement.first, requirement.second) if isinstance(requirement, Both) else (requirement,)


def weight(position: Position, goal: Objective) -> float:
    """What one step towards a goal is worth: the nearer it is, the more."""
    lacking = missing(position.state, position.me, goal.requirement)
    return POINT * goal.points / (1 + lacking) if lacking else 0.0


# What to save


def saving(position: Position, research: bool = True) -> Saved:
    """What objectives of this round's status phase will cost us, and the research that is to come."""
    saved = Saved(resources=RESEARCH_PRICE) if research and _will_research(position) else NOTHING_SAVED
    plans = planned_spending(position)
    for goal in plans:
        cost = goal.requirement
        assert isinstance(cost, Spend)
        saved = Saved(
            saved.resources + cost.resources,
            saved.influence + cost.influence,
            saved.trade_goods + cost.trade_goods,
            saved.tokens + cost.tokens,
            saved.cards + cost.action_cards,
        )
    return saved if plans else saved._replace(trade_goods=hoarded(position))


def research_to_come(position: Position) -> bool:
    """Whether another player's technology card is still to be used, and we could pay for its secondary."""
    state, me = position.state, position.me
    if TECHNOLOGY_CARD in (*state.exhausted_cards, *state.strategy_cards[me]) or not state.strategy[me]:
        return False
    held = any(TECHNOLOGY_CARD in state.strategy_cards[seat] for seat in position.others)
    return held and position.resources >= RESEARCH_PRICE


def _will_research(position: Position) -> bool:
    """Whether objectives ask for technologies, too."""
    wanted = any(isinstance(goal.requirement, OwnTechnologies) for goal in goals(position))
    return wanted and research_to_come(position)


def planned_spending(position: Position) -> list[Objective]:
    """The public objective that is worth paying for, if none as good comes for nothing, and secret ones."""
    found = []
    public = scorable(position, public_goals(position))
    free = max([each.points for each in public if not isinstance(each.requirement, Spend)], default=0)
    paid = [each for each in public if isinstance(each.requirement, Spend) and each.points > free]
    if paid:
        found.append(max(paid, key=lambda goal: (goal.points, -price(goal), goal.id)))
    secret = scorable(position, secret_goals(position))
    found += [each for each in secret if isinstance(each.requirement, Spend)][:1]
    return found


def hoarded(position: Position) -> int:
    """All trade goods, if with a few more of them an objective could be paid for in a round to come."""
    state, me = position.state, position.me
    held = state.trade_goods[me]
    for goal in public_goals(position) if held and position.round > 1 else ():
        cost = goal.requirement
        if isinstance(cost, Spend) and not cost.tokens and _comes_near(position, cost, goal.points):
            return held
    return 0


def _comes_near(position: Position, cost: Spend, points: int) -> bool:
    """Whether little more than is at hand when all planets are readied would pay for it."""
    state, held = position.state, position.state.trade_goods[position.me]
    resources = sum(values(state, planet)[0] for planet in position.planets)
    influence = sum(values(state, planet)[1] for planet in position.planets)
    asked = cost.trade_goods or max(0, cost.resources - resources) or max(0, cost.influence - influence)
    return held < asked <= held + 2 + points


def price(goal: Objective) -> float:
    """What it costs to score it, in resources."""
    cost = goal.requirement
    if not isinstance(cost, Spend):
        return 0.0
    return (
        cost.resources + 0.7 * cost.influence + cost.trade_goods + 2.5 * cost.tokens + 0.8 * cost.action_cards
    )


def spendable(position: Position, currency: str, saved: Saved | None = None) -> int:
    """How much may be spent without touching what is saved."""
    kept = saving(position) if saved is None else saved
    most = purse(position.state, position.me, currency)
    if kept == NOTHING_SAVED or not (kept.resources or kept.influence or kept.trade_goods):
        return most
    for amount in range(most, 0, -1):
        if _leaves(position, amount, currency, kept):
            return amount
    return 0


def _leaves(position: Position, amount: int, currency: str, kept: Saved) -> bool:
    """Whether enough is left once so much was paid with the least waste."""
    state, me = position.state, position.me
    planets, goods = least_waste(state, me, amount, currency)
    before, left = (state.exhausted, state.trade_goods[me]), state.trade_goods[me] - goods
    state.exhausted, state.trade_goods[me] = (*state.exhausted, *planets), left - kept.trade_goods
    enough = left >= kept.trade_goods and _can_pay_both(state, me, kept)
    state.exhausted, state.trade_goods[me] = before
    return enough


def _can_pay_both(state: Ti4State, seat: int, kept: Saved) -> bool:
    goods = state.trade_goods[seat] * good_worth(state, seat)
    short = max(0, kept.resources - purse(state, seat, RESOURCES) + goods)
    short += max(0, kept.influence - purse(state, seat, INFLUENCE) + goods)
    return short <= goods
