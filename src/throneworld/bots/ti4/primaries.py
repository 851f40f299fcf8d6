"""What primary abilities ask: speakers, partners, systems, objectives (RR 30, 40, 57, 80, 81, 88)."""

from __future__ import annotations

from throneworld.bots.ti4.goals import spendable
from throneworld.bots.ti4.position import Position
from throneworld.bots.ti4.research import best_technology
from throneworld.imperium.board import home_planets
from throneworld.imperium.paying import RESOURCES
from throneworld.imperium.planets import values
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.state import SYSTEM
from throneworld.ti4.tables import OBJECTIVE

PASS: Option = ("pass",)
DONE: Option = ("done",)


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


def remove_token(position: Position, ask: Ask) -> Option:
    """Where most ships are pinned down."""
    return max(ask.options, key=lambda option: sum(position.fleet(position.me, int(option[1]))))


def research_again(position: Position, ask: Ask) -> Option:
    left = spendable(position, RESOURCES) - int(ask.about["price"])
    return ("research",) if left >= 0 and best_technology(position)[0] > 4 else PASS


def draw_secret_objective(position: Position, ask: Ask) -> Option:
    return ("draw",)


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
