"""The Xxcha Kingdom: Peace Accords, Quash, Political Favor."""

from __future__ import annotations

from throneworld.galaxy.adjacency import around
from throneworld.galaxy.sets import set_of
from throneworld.imperium.board import adjacency, held_planets
from throneworld.imperium.effects.aims import ChoosePlanet, there_is
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.cards.conditions import has_strategy_token, owner_has_strategy_token
from throneworld.ti4.cards.note_kinds import from_hand
from throneworld.ti4.cards.senate_effects import ReplaceAgenda
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me
from throneworld.ti4.effects.gaining import Lose
from throneworld.ti4.effects.whom import OWNER
from throneworld.ti4.state import SYSTEM, Ti4State
from throneworld.ti4.steps.control import GainControl
from throneworld.ti4.steps.elimination import check_elimination
from throneworld.ti4.tables import MECATOL_REX

FAVOR = "political_favor"
PEACE_ACCORDS, QUASH = "peace_accords", "quash"


# Peace Accords


def is_next_to_mine(state: Ti4State, seat: int, planet: str) -> bool:
    """Whether it lies in a system with a planet of the player, or next to one."""
    mine = set_of(SYSTEM[each] for each in held_planets(state, seat))
    return bool((mine | around(adjacency(state, seat), mine)) >> SYSTEM[planet] & 1)


FILTERS: Filters = {
    "planet": {
        "not_mine": lambda state, aim, planet: state.control.get(planet) != aim.seat,
        "not_mecatol_rex": lambda state, aim, planet: planet != MECATOL_REX,
        "without_units": lambda state, aim, planet: all(planet not in places for places in state.units),
        "next_to_mine": lambda state, aim, planet: is_next_to_mine(state, aim.seat, planet),
    }
}

WILLING = ChoosePlanet(filters=("not_mecatol_rex", "not_mine", "without_units", "next_to_mine"))


class GainPlanet(Effect, frozen=True):
    """Control of the planet at which it is aimed, whosesoever it was (RR 24)."""

    def run(self, game: Game) -> Step | None:
        return GainControl(seat=self.seat, planet=str(self.targets[0]))


class SeeWhoIsLeft(Effect, frozen=True):
    """Whoever has lost his last planet may be out of the game (RR 31)."""

    def run(self, game: Game) -> None:
        check_elimination(game)


LISTENERS: tuple[Clause, ...] = (
    *ability(
        PEACE_ACCORDS,
        "diplomacy_resolved_after",
        both(it_concerns_me, there_is(WILLING, "RR 1.1")),
        GainPlanet(),
        SeeWhoIsLeft(),
        aims=(WILLING,),
    ),
    *ability(
        QUASH, "agenda_revealed_when", has_strategy_token, ReplaceAgenda(), costs=(Lose(STRATEGY, why=QUASH),)
    ),
    *from_hand(
        FAVOR,
        "agenda_revealed_when",
        owner_has_strategy_token(FAVOR),
        Lose(STRATEGY, 1, OWNER, why=FAVOR),
        ReplaceAgenda(),
    ),
)
