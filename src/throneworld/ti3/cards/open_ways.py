"""A card with which ships pass where Special Systems would obstruct them."""

from __future__ import annotations

from throneworld.galaxy.sets import Systems, set_of
from throneworld.imperium.board import systems_in_play
from throneworld.imperium.conditions import it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import TURN, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.state import SPACE
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, name_target
from throneworld.ti3.board import special_of
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.locations import is_stopped
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import CALM_FOR_SOME
from throneworld.ti3.state import SYSTEM, Ti3State, of
from throneworld.ti3.tables import TILE
from throneworld.ti3.tactical.stances import GLIDE

DUST, PATH = "a_path_in_the_dust", "path"
"""The second is a mark: ships of this player may glide through Special Systems, but not through the subject,
where an Agent has stopped that."""
MOST_SHIPS = 3


class NameSpecialSystems(Effect, frozen=True):
    """All that are in play."""

    def run(self, game: Game) -> None:
        state = of(game)
        there = systems_in_play(state)
        found = [system for system in TILE if there >> system & 1 and special_of(state, system)]
        name_target(game, *[SPACE[system] for system in found])


class OpenWays(Verb, frozen=True):
    """Where an Agent has stopped it, a system obstructs as ever (ruling 229)."""

    def run(self, game: Game) -> None:
        systems = [SYSTEM[str(place)] for place in self.targets]
        closed = [system for system in systems if is_stopped(of(game), self.why, system)]
        mark(game, PATH, seat=self.seat, subject=" ".join(map(str, closed)), until=TURN)
        mark(game, GLIDE, seat=self.seat, subject=MOST_SHIPS, until=TURN)


def opened(state: Ti3State, systems: Systems, seat: int) -> Systems:
    closed = [each.subject for each in marks_of(state, PATH) if each.seat == seat]
    shut = set_of(map(int, str(closed[-1]).split()))
    return systems | set_of(tile for tile, row in TILE.items() if row.special) & ~shut


LISTENERS: Declared = action_card(
    DUST, "own_turn_start", it_concerns_me, OpenWays(why=DUST), aims=(NameSpecialSystems(),)
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(CALM_FOR_SOME, DUST, window="movement_static", mark=PATH, turns=opened),
)
