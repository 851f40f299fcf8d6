"""A player's turn in the Action Phase: one action, or he passes (SA-3.11, rulings 48, 49, 164)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.board import all_systems
from throneworld.imperium.declare import Clause
from throneworld.imperium.marks import ACTION, TURN, expire
from throneworld.imperium.modifiers import total
from throneworld.imperium.owning import in_hands
from throneworld.imperium.reasons import strategy_card_refusal
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS, Decision, Step
from throneworld.kernel.windows import Effect, Listener, Occasion, Play
from throneworld.ti3.effects.exhausting import ExhaustOne
from throneworld.ti3.moments import MOMENTS
from throneworld.ti3.quantities import ACTIONS_OF_A_TURN
from throneworld.ti3.state import NOBODY, SYSTEMS, Ti3State, of
from throneworld.ti3.steps.action_end import EndOfAction
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.tables import ACTION_CARD
from throneworld.ti3.tables.windows import ACTION_PHASE
from throneworld.ti3.tactical.action import TacticalAction, TurnInProgress
from throneworld.ti3.tactical.activation import (
    activatable,
    tactical_refusal,
    transfer_pairs,
    transfer_refusal,
)
from throneworld.ti3.tactical.grid import GRID, OPTION, NameGrid, grid_refusal
from throneworld.ti3.tactical.transfer import TransferAction


class Turn(TurnInProgress, frozen=True):
    """Its beginning, its action with all that follows, its end."""

    stages: ClassVar[tuple[str, ...]] = (
        "begin",
        "own_beginning",
        "how_many",
        "begin_action",
        "choose",
        "strike",
        "passing",
        "end_action",
        "checks",
        "next_action",
        "own_end",
        "end",
        "over",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "any_turn_start",
        "own_turn_start",
        "own_action_start",
        "action",
        "pass_when",
        "own_action_end",
        "own_turn_end",
        "any_turn_end",
    )

    seat: int = NOBODY
    left: int = 1
    """Actions that are left in this turn."""
    skipped: bool = False
    """Whether the turn is left without an action (ruling 164)."""
    begun: int = 0
    """How many deeds there were when it began."""
    tactical: bool = False
    """Whether its first action is a Tactical Action, and nothing else."""
    struck: str = ""
    """What has called its Strategic Action off: he takes another action, and exhausts a planet."""

    def begin(self, game: Game) -> Step:
        state = of(game)
        state.active = self.seat
        game.tell("turn_begins", self.seat)
        game.open("any_turn_start", self.seat)
        return self.to("own_beginning", begun=len(state.deeds))

    def own_beginning(self, game: Game) -> None:
        game.open("own_turn_start", self.seat)

    def how_many(self, game: Game) -> Step | None:
        if self.skipped or self.seat in of(game).eliminated:
            return self.to("own_end")
        if self.tactical:
            return self.to("begin_action" if activatable(of(game), self.seat) else "own_end")
        return self.to("begin_action", left=1 + total(of(game), ACTIONS_OF_A_TURN, self.seat))

    def begin_action(self, game: Game) -> None:
        game.open("own_action_start", self.seat)

    def choose(self, game: Game) -> Step | None:
        lost = self.tactical and not activatable(of(game), self.seat)
        if self.used or lost or self.seat in of(game).passed:
            return None
        game.do(ChooseAction(seat=self.seat, tactical=self.tactical, struck=bool(self.struck)))
        return self.to("choose")

    def strike(self, game: Game) -> None:
        if self.struck:
            game.do(ExhaustOne(seat=self.seat, why=self.struck))

    def passing(self, game: Game) -> None:
        if self.seat in of(game).passed:
            game.open("pass_when", self.seat)

    def end_action(self, game: Game) -> None:
        """A pass is an action like others (ruling 164)."""
        game.open("own_action_end", self.seat)

    def checks(self, game: Game) -> None:
        game.do(EndOfAction(seat=self.seat))

    def next_action(self, game: Game) -> Step | None:
        expire(game, ACTION)
        state = of(game)
        if self.left <= 1 or self.seat in state.passed + state.eliminated:
            return None
        return self.to("begin_action", left=self.left - 1, used=False, struck="", tactical=False)

    def own_end(self, game: Game) -> None:
        if self.seat not in of(game).eliminated:
            game.open("own_turn_end", self.seat)

    def end(self, game: Game) -> None:
        game.open("any_turn_end", self.seat)

    def over(self, game: Game) -> None:
        """After a turn before the phase nobody is active until it begins."""
        expire(game, TURN)
        if of(game).phase != ACTION_PHASE:
            of(game).active = NOBODY


class ChooseAction(Decision, frozen=True):
    """A player must do one of these on his turn (SA-3.11.1)."""

    rule: ClassVar[str] = "SA-3.11.1"
    prompt: ClassVar[str] = "choose_action"
    verbs: ClassVar[tuple[str, ...]] = ("strategic", "tactical", "transfer", "grid", "component", "pass")
    hidden: ClassVar[bool] = True
    pauses: ClassVar[bool] = True

    tactical: bool = False
    """Whether it has to be a Tactical Action."""
    struck: bool = False
    """Whether it cannot be a Strategic Action; who has nothing else that others could know of takes none."""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [
            *[("strategic", card) for card in state.strategy_cards[seat]],
            *[_TACTICAL[system] for system in all_systems(state)],
            *[("transfer", one, other) for one, other in transfer_pairs(state, seat)],
            *([(GRID,)] if game.options.get(OPTION, False) else []),
            *[("component", each.id) for each in held_actions(game, seat)],
            PASS,
            *([DONE] if self.struck else []),
        ]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state = of(game)
        if self.tactical:
            return tuple([_TACTICAL[system] for system in members(activatable(state, seat))])
        return (
            *[
                ("strategic", card)
                for card in state.strategy_cards[seat]
                if card not in state.exhausted_cards and not self.struck
            ],
            *[_TACTICAL[system] for system in members(activatable(state, seat))],
            *[
                ("transfer", one, other)
                for one, other in transfer_pairs(state, seat)
                if transfer_refusal(state, seat, one, other) is None
            ],
            *([] if grid_refusal(game, seat) else [(GRID,)]),
            *[
                ("component", each.id)
                for each in held_actions(game, seat)
                if component_refusal(game, seat, each) is None
            ],
            *([] if pass_refusal(state, seat) else [PASS]),
            *([DONE] if self.struck and not self._acts_openly(game, seat) else []),
        )

    def _acts_openly(self, game: Game, seat: int) -> bool:
        """Whether there is an action for him that everybody knows of."""
        state = of(game)
        if activatable(state, seat) or pass_refusal(state, seat) is None:
            return True
        pairs = [transfer_refusal(state, seat, one, other) for one, other in transfer_pairs(state, seat)]
        shown = [each for each in held_actions(game, seat) if each.id not in ACTION_CARD]
        if None in pairs or grid_refusal(game, seat) is None:
            return True
        return any(component_refusal(game, seat, each) is None for each in shown)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, verb = of(game), option[0]
        if verb == "tactical":
            return tactical_refusal(state, seat, int(option[1]))
        if self.tactical:
            return Refusal(self.rule, "tactical_action_only")
        if verb == "transfer":
            return transfer_refusal(state, seat, int(option[1]), int(option[2]))
        if verb == GRID:
            return grid_refusal(game, seat)
        if verb == "strategic":
            card = str(option[1])
            if self.struck:
                return Refusal("SA-3.12.1", "strategic_action_called_off", (card,))
            return Refusal("SA-3.12.5", "card_inactive", (card,)) if card in state.exhausted_cards else None
        if verb == "component":
            return component_refusal(game, seat, game.listener("action", str(option[1])))
        if option == DONE:
            return Refusal(self.rule, "must_act") if self._acts_openly(game, seat) else None
        return pass_refusal(state, seat)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == GRID:
            return grid_refusal(game, seat)
        if option[0] == "strategic":
            return strategy_card_refusal(of(game), seat, option[1])
        if option[0] == "transfer":
            refusal = transfer_refusal(of(game), seat, int(option[1]), int(option[2]))
            return refusal or Refusal("SA-3.23.1", "lower_number_first", option[1:])
        component = option[1]
        if all(each.id != component for each in game.listeners("action")):
            return Refusal(self.rule, "no_action_of_this", (component,))
        theirs = in_hands(of(game)).get(str(component), ())
        if any(of(game).ours(seat, each) for each in theirs):
            return Refusal("SA-16.5.7", "hand_of_other_race", (component,))
        return Refusal(self.rule, "not_yours", (component,))

    def is_open(self, game: Game, seat: int) -> bool:
        """Only an action card in hand could be an action that others do not know of."""
        return bool(of(game).hands[seat]) and not self.tactical

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        verb = option[0]
        if verb == "component":
            game.do(Play(seat=seat, listener=str(option[1]), occasion=game.occasion_of_asker("action", seat)))
            return None
        use_action(game)
        if verb == "strategic":
            game.do(StrategicAction(seat=seat, card=str(option[1])))
        elif verb == "tactical":
            game.do(TacticalAction(seat=seat, system=int(option[1])))
        elif option == DONE:
            game.tell("no_action_taken", seat)
        elif verb == GRID:
            game.do(NameGrid(seat=seat))
        elif verb == "transfer":
            game.do(TransferAction(seat=seat, one=int(option[1]), other=int(option[2])))
        else:
            state = of(game)
            state.passed = (*state.passed, seat)
            game.tell("passed", seat)
        return None


DONE: Option = ("done",)
_TACTICAL: tuple[Option, ...] = tuple(("tactical", system) for system in range(SYSTEMS))


def pass_refusal(state: Ti3State, seat: int) -> Refusal | None:
    """All Strategic Actions have to be done first; a missing card is no duty (SA-3.24.1, ruling 48)."""
    for card in state.strategy_cards[seat]:
        if card not in state.exhausted_cards:
            return Refusal("SA-3.24.1", "strategic_action_owed", (card,))
    return None


def held_actions(game: Game, seat: int) -> list[Listener]:
    """Everything that says "as an action" and that a player has (ruling 49)."""
    hand = of(game).hands[seat]
    return [
        each
        for each in game.listeners("action")
        if (each.component in hand if isinstance(each, Clause) and each.held else seat in each.holders(game))
    ]


def component_refusal(game: Game, seat: int, component: Listener) -> Refusal | None:
    return component.when(game, seat, Occasion(MOMENTS["action"], (seat,)))


def use_action(game: Game) -> None:
    """Tell the turn, wherever it is on the stack, that its action was used."""
    if game.nearest(Turn) is not None:
        game.amend(Turn, used=True)


class UseAction(Effect, frozen=True):
    """The first effect of whatever is done as an action: it was not cancelled (ruling 165)."""

    def run(self, game: Game) -> Step | None:
        use_action(game)
        return None


EVENTS: dict[str, tuple[str, ...]] = {
    "turn_begins": ("seat",),
    "passed": ("seat",),
    "no_action_taken": ("seat",),
}
