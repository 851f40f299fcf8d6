"""The Xxcha Kingdom: it strikes agendas, and counts resources as votes."""

from __future__ import annotations

from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.planets import resources
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.ti3.council.striking import ChooseAgenda, StrikeAgenda, there_is_an_agenda
from throneworld.ti3.declare import ability
from throneworld.ti3.effects.gaining import Lose
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import PLANET_VOTES
from throneworld.ti3.state import Ti3State

DISCARDING = "xxcha.2"


def resources_as_votes(state: Ti3State, votes: int, seat: int, planet: str) -> int:
    """Planet by planet whichever is more (ruling 159)."""
    return votes if planet in state.exhausted else max(votes, resources(state, planet))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(PLANET_VOTES, "xxcha.4", window="votes_static", turns=resources_as_votes),
)
LISTENERS: Declared = ability(
    DISCARDING,
    "agendas_chosen_after",
    there_is_an_agenda,
    StrikeAgenda(),
    aims=(ChooseAgenda(),),
    costs=(Lose(STRATEGY, 1, why=DISCARDING),),
    rule="SA-15.3.7",
)
