"""Before the game: factions, the galaxy, starting units, secret objectives (RR Setup)."""

from __future__ import annotations

from throneworld.bots.ti4.goals import FAR_AWAY, missing
from throneworld.bots.ti4.position import Position
from throneworld.galaxy.hexes import at, distance
from throneworld.imperium.planets import values
from throneworld.kernel.asks import Ask, Option
from throneworld.ti4.state import Ti4State
from throneworld.ti4.tables import INFANTRY, OBJECTIVE, TILE

FACTIONS: tuple[str, ...] = (
    "jolnar",
    "sol",
    "hacan",
    "letnev",
    "naalu",
    "xxcha",
    "yssaril",
    "l1z1x",
    "nekro",
    "norr",
    "muaat",
    "mentak",
    "saar",
    "creuss",
    "yin",
    "winnu",
    "arborec",
)
"""In the order in which they are taken."""
EASY: dict[str, float] = {
    "form_a_spy_network": 4.0,
    "threaten_enemies": 4.5,
    "control_the_region": 4.0,
    "learn_the_secrets_of_the_cosmos": 4.0,
    "become_the_gatekeeper": 3.0,
    "establish_a_perimeter": 3.5,
    "fuel_the_war_machine": 3.5,
    "gather_a_mighty_fleet": 3.0,
    "mine_rare_minerals": 2.5,
    "monopolize_production": 2.5,
    "forge_an_alliance": 2.5,
    "master_the_laws_of_physics": 2.8,
    "adapt_new_strategies": 2.8,
    "occupy_the_seat_of_the_empire": 2.5,
    "cut_supply_lines": 2.0,
    "turn_their_fleets_to_dust": 1.5,
    "unveil_flagship": 2.0,
    "destroy_their_greatest_ship": 1.0,
    "make_an_example_of_their_world": 1.5,
    "spark_a_rebellion": 1.2,
}
"""How likely secret objectives are to be scored, as games of ours have shown."""


def choose_faction(position: Position, ask: Ask) -> Option:
    order = [("faction", faction) for faction in FACTIONS]
    return next((option for option in order if option in ask.options), ask.options[0])


def choose_colour(position: Position, ask: Ask) -> Option:
    return ask.options[0]


def build_galaxy(position: Position, ask: Ask) -> Option:
    """Rich tiles near one's own home, poor ones far from it."""
    if ask.options[0][0] == "tile":
        return max(ask.options, key=lambda option: abs(_riches(position.state, int(option[1])) - 2.0))
    rich = _riches(position.state, int(ask.options[0][1])) >= 2.0
    home = _home_place(position)
    ranked = sorted(ask.options, key=lambda option: distance(at(int(option[2])), at(home)))
    return ranked[0] if rich else ranked[-1]


def _riches(state: Ti4State, tile: int) -> float:
    return float(sum(max(values(state, planet.id)) for planet in TILE[tile].planets))


def _home_place(position: Position) -> int:
    home = position.home
    return position.state.map.index(home) if home in position.state.map else 0


def place_starting_units(position: Position, ask: Ask) -> Option:
    """Docks where most can be produced; infantry spread."""
    state = position.state
    if ask.about["kind"] == INFANTRY:
        return ask.options[int(ask.about["left"]) % len(ask.options)]
    return max(ask.options, key=lambda option: (values(state, str(option[2]))[0], option[2]))


def keep_secret(position: Position, ask: Ask) -> Option:
    return max(ask.options, key=lambda option: (prospect(position, str(option[1])), option[1]))


def return_secret(position: Position, ask: Ask) -> Option:
    return min(ask.options, key=lambda option: (prospect(position, str(option[1])), option[1]))


def prospect(position: Position, secret: str) -> float:
    """How likely it is to be scored: what is missing now, and how it usually goes."""
    lacking = missing(position.state, position.me, OBJECTIVE[secret].requirement)
    near = 0.0 if lacking == FAR_AWAY else 2.0 / (1 + lacking)
    return EASY.get(secret, 2.0) + near
