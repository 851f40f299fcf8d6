"""Component actions and their targets: whom, where and what a card is aimed at (RR 21)."""

from __future__ import annotations

from throneworld.bots.ti4.position import Position
from throneworld.imperium.planets import values
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.state import NOBODY, SYSTEM
from throneworld.ti4.tables import ACTION_CARD, UNIT

WORTH: dict[str, float] = {
    "cripple_defenses": 1.5,
    "economic_initiative": 2.5,
    "focused_research": 3.0,
    "frontline_deployment": 2.5,
    "ghost_ship": 2.0,
    "industrial_initiative": 2.5,
    "insubordination": 2.0,
    "lucky_shot": 2.5,
    "mining_initiative": 3.0,
    "plague": 2.0,
    "reactor_meltdown": 2.5,
    "repeal_law": 0.8,
    "rise_of_a_messiah": 3.5,
    "signal_jamming": 1.0,
    "spy": 1.5,
    "stall_tactics": -1.0,
    "production_biomes": 3.0,
    "fires_of_the_gashlai": 3.5,
    "mageon_implants": 2.0,
    "lazax_gate_folding": 2.5,
    "trade_convoys": 2.0,
    "star_forge": 0.5,
    "orbital_drop": 0.5,
    "the_inferno": 0.8,
    "tactical_bombardment": 1.5,
    "unexpected_action": 2.5,
    "unstable_planet": 1.5,
    "uprising": 3.0,
    "war_effort": 2.5,
}
"""What an action card brings when it is played as an action; all of them use the turn."""
FACTION_ACTION = 1.0
"""What an action on a faction sheet, a technology or a note brings if nothing else is said."""
GIFTS: frozenset[str] = frozenset(
    {"frontline_deployment", "ghost_ship", "mining_initiative", "war_effort", "unexpected_action"}
)
"""Cards that are aimed at what is one's own."""


def worth(position: Position, component: str) -> float:
    """Actions are cheap late in a round: the longer one stays in, the later one passes."""
    if component in ACTION_CARD:
        kept = set(position.state.secrets[position.me]) & {"form_a_spy_network"}
        return 0.0 if kept else WORTH.get(component, 1.0)
    return WORTH.get(component, FACTION_ACTION)


# Targets


def choose_player(position: Position, ask: Ask) -> Option:
    """Harm goes to whoever leads."""
    others = [option for option in ask.options if option[1] != position.me]
    return max(others or ask.options, key=lambda option: _standing(position, int(option[1])))


def _standing(position: Position, seat: int) -> tuple[int, int]:
    return position.state.points[seat], position.state.trade_goods[seat]


def choose_planet(position: Position, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: _aim(position, ask, str(option[1])))


def _aim(position: Position, ask: Ask, planet: str) -> float:
    """Our own planet for a gift, else the one whose loss hurts the strongest opponent."""
    owner, value = position.owner(planet), float(sum(values(position.state, planet)))
    resources = values(position.state, planet)[0]
    if ask.about.get("card") == "mining_initiative":
        return float(resources)
    if owner == position.me:
        bonus = 0.5 * (SYSTEM[planet] == position.home)
        return value + bonus if ask.about.get("card") in GIFTS else -value
    if owner == NOBODY:
        return 0.0
    troops = position.ground(owner, planet)
    return value + 0.5 * troops + position.state.points[owner]


def choose_system(position: Position, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: sum(position.fleet(position.me, int(option[1]))))


def choose_unit(position: Position, ask: Ask) -> Option:
    """The dearest unit of whoever leads; of our own the cheapest."""
    return max(ask.options, key=lambda option: _prey(position, option))


def _prey(position: Position, option: Option) -> float:
    owner, kind = int(option[1]), str(option[2])
    price = max((unit.cost for unit in UNIT.values() if unit.type == kind), default=0)
    if owner == position.me:
        return -100.0 - price
    return price + 0.5 * position.state.points[owner]


def choose_law(position: Position, ask: Ask) -> Option:
    """Laws of others go before common ones, our own never."""
    return max(ask.options, key=lambda option: _nuisance(position, str(option[1])))


def _nuisance(position: Position, law: str) -> float:
    about = position.state.laws.get(law, "")
    if about == position.me or (isinstance(about, str) and position.owner(about) == position.me):
        return -1.0
    return 2.0 if isinstance(about, int) else 1.0
