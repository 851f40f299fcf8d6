"""Strategy cards: which to take, when to use them, and which secondary abilities pay (RR 71, 73)."""

from __future__ import annotations

from throneworld.bots.ti4.building import production_worth
from throneworld.bots.ti4.goals import POINT, public_goals, saving, scorable, spendable
from throneworld.bots.ti4.missions import TOKEN
from throneworld.bots.ti4.position import Position
from throneworld.bots.ti4.research import awaits_research, best_technology
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.board import home_planets
from throneworld.ti4.planets import values
from throneworld.ti4.state import SYSTEM
from throneworld.ti4.steps.drawing import secret_count
from throneworld.ti4.steps.paying import INFLUENCE, RESOURCES, least_waste
from throneworld.ti4.strategic.technology import is_brilliant
from throneworld.ti4.tables import CARRIER, FACTION, MECATOL_TILE, OBJECTIVE, SECRETS_MAX, STRATEGY_CARD
from throneworld.ti4.units import INDEX

PASS: Option = ("pass",)
DONE: Option = ("done",)
TECHNOLOGY = "technology"
SECRET_WORTH = 5.0
_CARRIER = INDEX[CARRIER]
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
    value = POINT if position.holds_mecatol else SECRET_WORTH * _room_for_secrets(position)
    near = len(scorable(position, public_goals(position)))
    return value * 0.9 + (POINT * 0.6 if near > 1 else POINT * 0.2 if near else 0.0)


def _room_for_secrets(position: Position) -> bool:
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


# Secondary abilities


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
        affordable = spendable(position, RESOURCES, saving(position, False)) >= 4 or is_brilliant(state, me)
        return best_technology(position)[0] - 1.5 if affordable else 0.0
    if card == "trade":
        missing = FACTION[state.factions[me]].commodities - state.commodities[me]
        return 0.7 * missing
    if card == "warfare":
        return production_worth(position, position.home) - 1.0
    if card == "imperial":
        return SECRET_WORTH if _room_for_secrets(position) else 0.5
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


def research_again(position: Position, ask: Ask) -> Option:
    left = spendable(position, RESOURCES) - int(ask.about["price"])
    return ("research",) if left >= 0 and best_technology(position)[0] > 4 else PASS


def score_public_objective(position: Position, ask: Ask) -> Option:
    """The one that costs least now: the others may come at the end of the round."""
    found = [option for option in ask.options if option[0] == "score"]
    return max(found, key=lambda option: _score_rank(position, str(option[1])), default=PASS)


def score_objectives(position: Position, ask: Ask) -> Option:
    """Every objective that can be scored, the most points first."""
    found = [option for option in ask.options if option[0] == "score"]
    return max(found, key=lambda option: _score_rank(position, str(option[1])), default=("decline",))


def _score_rank(position: Position, objective: str) -> tuple[float, float, str]:
    """More points first; of equals what may be out of reach later: posts before planets before cards."""
    goal = OBJECTIVE[objective]
    fleeting = {"ShipsInSystems": 3.0, "Both": 3.0, "ControlPlanets": 2.0, "Spend": 1.0}
    return goal.points, fleeting.get(type(goal.requirement).__name__, 0.0), objective


def draw_secret_objective(position: Position, ask: Ask) -> Option:
    return ("draw",)


def choose_speaker(position: Position, ask: Ask) -> Option:
    """Oneself, else whoever is least of a threat."""
    mine: Option = ("speaker", position.me)
    if mine in ask.options:
        return mine
    return min(ask.options, key=lambda option: position.state.points[int(option[1])])


def put_agenda_back(position: Position, ask: Ask) -> Option:
    return next(option for option in ask.options if option[0] == "top")


def who_replenishes(position: Position, ask: Ask) -> Option:
    """Neighbours with whom one can trade, not who leads."""
    neighbours = position.view["players"][position.me]["neighbours"]
    for option in ask.options:
        friend = option[0] == "player" and option[1] in neighbours
        if friend and position.state.points[int(option[1])] < position.goal - 3:
            return option
    return DONE


def diplomacy_system(position: Position, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: _readied_in(position, int(option[1])))


def _readied_in(position: Position, system: int) -> float:
    state = position.state
    home = any(SYSTEM[planet] == system for planet in home_planets(state, position.me))
    ready = sum(
        max(values(state, planet))
        for planet in position.planets
        if SYSTEM[planet] == system and planet in state.exhausted
    )
    return ready + 0.5 * home


def ready_planet(position: Position, ask: Ask) -> Option:
    planets = [option for option in ask.options if option[0] == "ready"]
    return max(planets, key=lambda option: max(values(position.state, str(option[1]))), default=DONE)


def remove_token(position: Position, ask: Ask) -> Option:
    """Where most ships are pinned down."""
    return max(ask.options, key=lambda option: sum(position.fleet(position.me, int(option[1]))))


def producing_unit(position: Position, ask: Ask) -> Option:
    docks = [option for option in ask.options if option[1] == "space_dock"]
    return docks[0] if docks else ask.options[0]
