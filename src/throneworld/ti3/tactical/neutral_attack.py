"""Units of nobody attack a planet, as some cards have it (rulings 85, 125, 144)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.control import ground_forces
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.quantities import MAY_LAND
from throneworld.imperium.units import count
from throneworld.imperium.verbs.units import place_units, remove_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti3.leaders.diplomat import CALLED_OFF, is_called_off
from throneworld.ti3.leaders.fate_rolls import FateRolls
from throneworld.ti3.state import NEUTRAL, NOBODY, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import GROUND_FORCE
from throneworld.ti3.tactical.invasion_combat import InvasionCombat

REBELS = "rebels"
LOCALS = "hostile_locals"


class NeutralAttack(Procedure, frozen=True):
    """A Diplomat may call it off, PDS fire first; no act of war, no promotion (ruling 125). Who forbids
    everybody to fight for a planet forbids it to them, too.

    If the attackers win, the planet is nobody's and they stay as a counter.
    """

    stages: ClassVar[tuple[str, ...]] = ("declare", "land", "fight", "settle_down", "fate")
    opens: ClassVar[tuple[str, ...]] = ("landing_declared_when",)

    planet: str = ""
    troops: int = 1

    def declare(self, game: Game) -> Step | None:
        state = of(game)
        if self.planet not in state.control or banned_by(state, MAY_LAND, NEUTRAL, self.planet):
            return END
        game.open("landing_declared_when", NEUTRAL, self.planet)
        return None

    def land(self, game: Game) -> Step | None:
        state = of(game)
        if is_called_off(state, self.planet):
            state.marks = tuple([each for each in state.marks if each.kind != CALLED_OFF])
            return END
        place_units(game, NEUTRAL, self.planet, GROUND_FORCE, self.troops, REBELS)
        return None

    def fight(self, game: Game) -> None:
        state = of(game)
        owner = state.control[self.planet]
        game.do(
            InvasionCombat(
                attacker=NEUTRAL,
                defender=owner,
                planet=self.planet,
                garrison=ground_forces(state, owner, self.planet),
                landed=self.troops,
            )
        )

    def settle_down(self, game: Game) -> None:
        """Those who have won are a counter of full strength, whoever fell."""
        state = of(game)
        left = count(state, NEUTRAL, self.planet, GROUND_FORCE)
        remove_units(game, NEUTRAL, self.planet, GROUND_FORCE, left, REBELS)
        if state.control.get(self.planet, NOBODY) == NOBODY:
            lay_counter(game, self.planet, LOCALS, self.troops)

    def fate(self, game: Game) -> None:
        """It is no action, so leaders need not wait for the end of one (ruling 166)."""
        game.do(FateRolls(seat=of(game).speaker), Settle())


def lay_counter(game: Game, planet: str, counter: str, value: int) -> None:
    """Face up, beside others that lie there."""
    state = of(game)
    state.counters[planet] = (*state.counters.get(planet, ()), f"{counter}:{value}")
    game.tell("counter_laid", planet, counter, value)


EVENTS: dict[str, tuple[str, ...]] = {"counter_laid": ("planet", "counter", "value")}
