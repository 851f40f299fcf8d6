"""What is looked at after each effect and each stage of a sequence, in this order (ruling 161)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.combat.dice import Combat
from throneworld.imperium.conditions import standing
from throneworld.imperium.giving_up import RespectLimits, check_blockades
from throneworld.imperium.modifiers import is_altered
from throneworld.imperium.orderly import too_full
from throneworld.imperium.state import AREAS
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti3.council.laws import mind_held_points, mind_laws
from throneworld.ti3.ending import check_goal
from throneworld.ti3.leaders.fate_rolls import FateRolls, displaced
from throneworld.ti3.order import phase_order
from throneworld.ti3.points import lose_specials, mind_homes
from throneworld.ti3.quantities import OPEN_HANDS
from throneworld.ti3.settled import Settled
from throneworld.ti3.state import NO_SYSTEM, NOBODY, of, seat_of
from throneworld.ti3.steps.armies import remove_surplus_troops
from throneworld.ti3.steps.laying import keep_mines
from throneworld.ti3.steps.lone_troops import revert_lone_troops
from throneworld.ti3.steps.open_hands import open_hands
from throneworld.ti3.steps.presence import hold_space
from throneworld.ti3.tables.windows import ACTION_PHASE
from throneworld.ti3.verbs.in_play import mind_cards_in_play


def battlefield(game: Game) -> int:
    """The system in which a Space Battle is under way: capacity does not matter there (SA-13.18.8)."""
    from throneworld.ti3.tactical.space_battle import SpaceBattle  # which knows this one

    battle = game.nearest(SpaceBattle)
    fought = isinstance(battle, SpaceBattle) and battle.is_under_way
    return battle.system if fought and battle is not None else NO_SYSTEM


@standing("moved_in_after", "saar.2")
def lose_lone_docks(game: Game) -> None:
    """Docks in space beside enemy ships and none of their own, but while a battle lasts (rulings 89, 161)."""
    state = of(game)
    seat = seat_of(state, "saar")
    if seat < 0 or game.nearest(Combat) is not None:
        return
    for place in [each for each in state.units[seat] if each in AREAS]:
        check_blockades(game, int(place))


class Settle(Procedure, frozen=True):
    """Limits, docks that cannot stay, stations and artifacts in space, points that are held, the goal."""

    stages: ClassVar[tuple[str, ...]] = ("limits", "leaders", "stations", "points", "goal")
    opens: ClassVar[tuple[str, ...]] = ("planet_gained_after",)
    since: int = -1
    """How long the log was when the effect began: if nothing has been told since, nothing has changed."""

    def run(self, game: Game) -> Step | None:
        """Where nothing has changed since nothing was found, nobody looks again."""
        state, told = of(game), game.log.size
        if not self.stage and (self.since == told or (state.settled and state.settled.counts(state))):
            return None
        following = Procedure.run(self, game)
        if following is None and not self.stage and game.log.size == told and _rests_on_tables(game):
            state.settled = Settled(state)
        return following

    def limits(self, game: Game) -> Step | None:
        """Too many ships, or fighters and cargo without room; owners choose, in the order of the phase
        (SA-8.5.4)."""
        state = of(game)
        for seat in phase_order(state):
            crowded = [system for system in too_full(state, seat) if system != battlefield(game)]
            game.do(*[RespectLimits(seat=seat, system=system) for system in crowded])
        lose_lone_docks(game)
        remove_surplus_troops(game)
        revert_lone_troops(game)
        return None

    def leaders(self, game: Game) -> None:
        """Outside actions nobody waits for the end of one with his fate (ruling 166)."""
        state = of(game)
        if state.phase != ACTION_PHASE and state.active == NOBODY and displaced(state):
            game.do(FateRolls(seat=phase_order(state)[0]))

    def stations(self, game: Game) -> None:
        hold_space(game)
        keep_mines(game)
        open_hands(game)

    def points(self, game: Game) -> None:
        mind_cards_in_play(game)
        lose_specials(game)
        mind_laws(game)
        mind_held_points(game)
        mind_homes(game)

    def goal(self, game: Game) -> None:
        check_goal(game)


def _rests_on_tables(game: Game) -> bool:
    """Whether what is looked at follows from what is kept of them: no hand has to be shown, and no dock waits
    for the end of a battle."""
    state = of(game)
    shown = any(is_altered(state, OPEN_HANDS, seat) for seat in range(game.seats))
    return game.nearest(Combat) is None and not shown
