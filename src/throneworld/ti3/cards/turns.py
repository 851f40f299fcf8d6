"""Cards of turns and actions: at their beginning, at their end, and when all have passed."""

from __future__ import annotations

from throneworld.imperium.conditions import When, always, both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChoosePlayer, ChooseSystem, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import GAME, mark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import FLEET_LIMIT
from throneworld.imperium.tokens import PlaceTokenOn
from throneworld.imperium.verbs.tokens import reinforcements
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.due import DUE, PutOff, comes_due
from throneworld.ti3.effects.naming import ChooseFurtherPlayer
from throneworld.ti3.effects.taking import take_from_aside
from throneworld.ti3.modifying import modifies
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import NOBODY, SET_ASIDE, of

RESERVE, COACTIVE, DELAY = "supply_reserve", "coactive_operations", "strategic_delay"
JAMMING = "signal_jamming"
WITH_MY_SHIPS = ChooseSystem(filters=("with_my_ships",))
JAMMED = ChoosePlayer(filters=("another",))
ALSO_JAMMED = ChooseFurtherPlayer(filters=("another", "another_than_last"))


# Supply Reserve


def a_counter_is_left(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    left = reinforcements(of(game), seat)
    return None if left else Refusal("SA-8.4.1", "no_counter_left")


class LendCounter(Verb, frozen=True):
    """Out of the reinforcements; it is neither spent nor redistributed (ruling 189)."""

    def run(self, game: Game) -> None:
        mark(game, SET_ASIDE, seat=self.seat, subject=self.why, until=GAME)
        game.tell("counter_lent", self.seat)


class ReturnLentCounter(Verb, frozen=True):
    def run(self, game: Game) -> None:
        take_from_aside(game, self.seat, self.why)


# One action more


def has_not_passed(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """No further action can follow a pass (SA-3.24.2, ruling 164)."""
    return Refusal("SA-3.24.2", "has_passed") if seat in of(game).passed else None


class OneActionMore(Verb, frozen=True):
    def run(self, game: Game) -> None:
        turn = game.nearest(Turn)
        assert turn is not None
        game.amend(Turn, left=turn.left + 1)


class LateTurn(Verb, frozen=True):
    """Though he has passed, he acts once more (ruling 125)."""

    def run(self, game: Game) -> None:
        state = of(game)
        state.passed = tuple([seat for seat in state.passed if seat != self.seat])
        game.do(Turn(seat=self.seat), PassAgain(seat=self.seat))


class PassAgain(Verb, frozen=True):
    def run(self, game: Game) -> Step | None:
        state = of(game)
        state.active = NOBODY
        if self.seat not in state.passed:
            state.passed = (*state.passed, self.seat)
        return None


# Signal Jamming


class JamChosen(Verb, frozen=True):
    """A counter of each into the system, unless one of his lies there (rulings 61, 124)."""

    def run(self, game: Game) -> None:
        system, *seats = map(int, self.targets)
        game.do(*[PlaceTokenOn(seat=seat, system=system) for seat in seats])


MINE_AND_GOING_ON: When = both(it_concerns_me, has_not_passed)
LISTENERS: Declared = (
    *action_card(COACTIVE, "own_action_end", MINE_AND_GOING_ON, OneActionMore()),
    *action_card(
        JAMMING,
        "own_action_end",
        both(it_concerns_me, there_is(WITH_MY_SHIPS)),
        JamChosen(why=JAMMING),
        aims=(WITH_MY_SHIPS, JAMMED, ALSO_JAMMED),
    ),
    *action_card(
        RESERVE,
        "own_turn_start",
        both(it_concerns_me, a_counter_is_left),
        LendCounter(why=RESERVE),
        PutOff(card=RESERVE),
    ),
    *comes_due(RESERVE, "round_end", ReturnLentCounter(why=RESERVE)),
    *action_card(DELAY, "action_phase_end", always, LateTurn()),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(FLEET_LIMIT, RESERVE, window="fleet_supply_static", mark=DUE + RESERVE, add=1),
)
EVENTS: dict[str, tuple[str, ...]] = {"counter_lent": ("seat",)}
