"""Laws about docks and about a planet that is above all labour."""

from __future__ import annotations

from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.planets import influence
from throneworld.kernel.game import Game
from throneworld.ti3.council.subjects import NOT_HOME, Text
from throneworld.ti3.effects.docks import ExhaustDocks
from throneworld.ti3.modifying import modifies
from throneworld.ti3.phases.refresh import refresh_docks
from throneworld.ti3.quantities import DOCK_FEE, DOCKS_ARE_PDS, MAY_WORK, MAY_YIELD, PLANET_VOTES
from throneworld.ti3.state import Ti3State

POLITICS, HUBS, HOLY = "labor_force_politics", "industrial_hub_fortifications", "holy_planet_of_ixth"


class RefreshDocks(Verb, frozen=True):
    """All that are exhausted."""

    def run(self, game: Game) -> None:
        refresh_docks(game)


TEXTS: tuple[Text, ...] = (
    Text(POLITICS, on_against=(ExhaustDocks(spared=1),)),
    Text(HUBS, on_against=(RefreshDocks(),)),
    Text(HOLY, among=(NOT_HOME,)),
)


def is_holy(state: Ti3State, seat: int, place: str) -> bool:
    return state.laws[HOLY] == place


def votes_of_holy_planet(state: Ti3State, votes: int, seat: int, planet: str) -> int:
    """Even exhausted."""
    return max(votes, influence(state, planet)) if is_holy(state, seat, planet) else votes


MODIFIERS: tuple[Modifier, ...] = (
    modifies(DOCK_FEE, POLITICS, window="production_before", add=1),
    modifies(DOCKS_ARE_PDS, HUBS, window="space_cannon_static", grants=True),
    modifies(DOCKS_ARE_PDS, HUBS, window="invasion_defence_static", grants=True),
    modifies(DOCKS_ARE_PDS, HUBS, window="bombardment_static", grants=True),
    modifies(PLANET_VOTES, HOLY, window="votes_static", turns=votes_of_holy_planet),
    modifies(MAY_WORK, HOLY, window="production_static", bans=True, where=is_holy),
    modifies(MAY_YIELD, HOLY, window="status_refresh", bans=True, where=is_holy),
)
