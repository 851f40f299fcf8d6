"""A player's turn in the action phase (RR 3, 4, 21): he performs an action, or passes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.activation import activatable, activation_refusal
from throneworld.imperium.board import all_systems
from throneworld.imperium.marks import TURN, expire, is_marked, mark
from throneworld.imperium.modifiers import total
from throneworld.imperium.quantities import ACTIONS_PER_TURN, SILENCES_PASSED
from throneworld.imperium.reasons import strategy_card_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import PASS, Decision, Procedure, Step
from throneworld.kernel.windows import Effect, Listener, Occasion, Play
from throneworld.ti4.declare import SEALED_LIPS
from throneworld.ti4.moments import MOMENTS
from throneworld.ti4.owning import NOTE_TITLE
from throneworld.ti4.state import NOBODY, SYSTEMS, Ti4State, of
from throneworld.ti4.steps.elimination import check_elimination
from throneworld.ti4.strategic.action import StrategicAction
from throneworld.ti4.tables import ABILITY, ACTION_CARD, FACTION, PROMISSORY_NOTE, TECHNOLOGY, TITLE, UNIT
from throneworld.ti4.tactical.action import TURN_ENDS, TacticalAction
from throneworld.ti4.trade.offers import lapse_offers

END_TURN: Option = ("end_turn",)


def actions_of_a_turn(state: Ti4State, seat: int) -> int:
    """How many actions a player may perform in one turn; gained during the turn, it counts at once."""
    return 1 + total(state, ACTIONS_PER_TURN, seat)


class Turn(Procedure, frozen=True):
    """One action, or several if something allows it; all of them are one turn."""

    stages: ClassVar[tuple[str, ...]] = ("begin", "choose", "eliminate", "acted", "end")
    opens: ClassVar[tuple[str, ...]] = ("turn_start", "action", "action_performed_after")

    seat: int = NOBODY
    used: bool = False
    """Whether the last choice has used an action: a component action that is cancelled has not (RR 21.4)."""
    performed: int = 0
    """Actions performed so far."""
    extra: int = 0
    """Actions that cards have added in this turn."""
    over: bool = False
    """Whether the player has passed, or leaves it at what he has done."""

    def begin(self, game: Game) -> None:
        state = of(game)
        state.active = self.seat
        game.tell("turn_begins", self.seat)
        if total(state, SILENCES_PASSED, self.seat):
            mark(game, SEALED_LIPS, seat=self.seat, until=TURN)
        game.open("turn_start", self.seat)

    def choose(self, game: Game) -> Step | None:
        """When his actions are done he may still trade before the turn is over (RR 83.1)."""
        state = of(game)
        if self.over or self._is_cut_short(state):
            return self.to("end")
        left = actions_of_a_turn(state, self.seat) + self.extra - self.performed
        game.do(ChooseAction(seat=self.seat, first=not self.performed, left=left > 0))
        return None

    def eliminate(self, game: Game) -> None:
        """Whatever was done, somebody may have lost by it all that keeps him in the game (RR 31.1)."""
        check_elimination(game)

    def acted(self, game: Game) -> Step:
        if not self.used:
            return self.to("choose")
        if not self._is_cut_short(of(game)):
            game.open("action_performed_after", self.seat)
        return self.to("choose", used=False, performed=self.performed + 1)

    def end(self, game: Game) -> None:
        if game.beside:
            lapse_offers(game)
        expire(game, TURN)

    def _is_cut_short(self, state: Ti4State) -> bool:
        return self.seat in state.eliminated or is_marked(state, TURN_ENDS)


class ChooseAction(Decision, frozen=True):
    """The active player chooses an action. Before he ends his turn he may want to trade (RR 3.1, 83.1)."""

    rule: ClassVar[str] = "RR 3.1"
    prompt: ClassVar[str] = "choose_action"
    verbs: ClassVar[tuple[str, ...]] = ("strategic", "tactical", "component", "pass", "end_turn")
    hidden: ClassVar[bool] = True
    pauses: ClassVar[bool] = True
    first: bool = True
    """Whether it is his first action in this turn: after that he may leave it at that, but not pass."""
    left: bool = True
    """Whether he has an action left."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"begun": int(not self.first), "left": int(self.left)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        actions: list[Option] = [
            *[("strategic", card) for card in state.strategy_cards[seat]],
            *[("tactical", system) for system in all_systems(state)],
            *[("component", each.id) for each in held_actions(game, seat)],
        ]
        return [*(actions if self.left else []), PASS if self.first else END_TURN]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        state = of(game)
        actions = available_actions(game, seat) if self.left else ()
        if not self.first:
            return (*actions, END_TURN)
        return actions if pass_refusal(state, seat) else (*actions, PASS)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return _why_not(game, seat, option)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == PASS:
            return Refusal("RR 3.2", "acted_in_this_turn")
        if option == END_TURN:
            return Refusal("RR 3.1", "not_acted_yet")
        if not self.left:
            return Refusal("RR 3.1", "no_action_left")
        return _not_at_hand(game, seat, option)

    def is_open(self, game: Game, seat: int) -> bool:
        """Only an action card or a note in hand could be an action that others do not know of."""
        state = of(game)
        return self.left and bool(state.hands[seat] or state.notes[seat])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        kind = option[0]
        if kind == "component":  # its subject is the turn, which is on top of the stack
            game.do(Play(seat=seat, listener=str(option[1]), occasion=game.occasion_of_asker("action", seat)))
        elif kind == "strategic":
            use_action(game)
            game.do(StrategicAction(seat=seat, card=str(option[1])))
        elif kind == "tactical":
            use_action(game)
            game.do(TacticalAction(seat=seat, system=int(option[1])))
        else:
            _stop(game, seat, option)
        return None


def available_actions(game: Game, seat: int) -> tuple[Option, ...]:
    """Everything that a player may do with an action now (RR 3.1)."""
    state = of(game)
    used = state.exhausted_cards
    return (
        *[("strategic", card) for card in state.strategy_cards[seat] if card not in used],
        *[_TACTICAL[system] for system in members(activatable(state, seat))],
        *[
            ("component", each.id)
            for each in held_actions(game, seat)
            if component_refusal(game, seat, each) is None
        ],
    )


_TACTICAL: tuple[Option, ...] = tuple(("tactical", system) for system in range(SYSTEMS))


def _stop(game: Game, seat: int, option: Option) -> None:
    """No action, or no further one; whoever passes takes no more turns in this phase (RR 3.3)."""
    if option == PASS:
        state = of(game)
        state.passed = (*state.passed, seat)
        game.tell("passed", seat)
    game.amend(Turn, over=True)


def _why_not(game: Game, seat: int, option: Option) -> Refusal | None:
    state = of(game)
    kind = option[0]
    if kind == "tactical":
        return activation_refusal(state, seat, int(option[1]))
    if kind == "strategic":
        return strategic_refusal(state, str(option[1]))
    if kind == "component":
        return component_refusal(game, seat, game.listener("action", str(option[1])))
    return pass_refusal(state, seat) if option == PASS else None


def _not_at_hand(game: Game, seat: int, option: Option) -> Refusal | None:
    """A strategy card of somebody else, a component that is not his or bears no action."""
    if option[0] == "strategic":
        return strategy_card_refusal(of(game), seat, option[1])
    component = option[1]
    if all(each.id != component for each in game.listeners("action")):
        return Refusal("RR 1.3", "no_component_action", (component,))
    return Refusal("RR 21.1", "not_yours", (component,))


def strategic_refusal(state: Ti4State, card: str) -> Refusal | None:
    return Refusal("RR 71.2", "strategy_card_exhausted", (card,)) if card in state.exhausted_cards else None


def pass_refusal(state: Ti4State, seat: int) -> Refusal | None:
    """Every strategy card has to be exhausted first (RR 3.4)."""
    for card in state.strategy_cards[seat]:
        if card not in state.exhausted_cards:
            return Refusal("RR 3.4", "strategy_card_not_used", (card,))
    return None


# Component actions (RR 21)

_PRINTED = frozenset((*ACTION_CARD, *TECHNOLOGY, *PROMISSORY_NOTE, *ABILITY, *UNIT))
"""Every component that may have an "Action" header."""


def held_actions(game: Game, seat: int) -> list[Listener]:
    """Everything with an "Action" header that a player has."""
    own = _components(of(game), seat)
    actions = game.listeners("action")
    return [
        each for each in actions if (each.id in own or each.id not in _PRINTED) and seat in each.holders(game)
    ]


def _components(state: Ti4State, seat: int) -> set[str]:
    """The cards, technologies and notes of a player, and what his faction's sheet prints."""
    return {
        *[TITLE[card] for card in state.hands[seat]],
        *state.technologies[seat],
        *[NOTE_TITLE[note] for note in state.notes[seat]],
        *_PRINTED_ON[state.factions[seat]],
    }


_PRINTED_ON: dict[str, tuple[str, ...]] = {
    name: (*[ability.id for ability in faction.abilities], faction.flagship)
    for name, faction in FACTION.items()
}
"""By faction: the abilities and the flagship of its sheet."""


def component_refusal(game: Game, seat: int, component: Listener) -> Refusal | None:
    """It must be possible to resolve it completely (RR 21.3)."""
    return component.when(game, seat, Occasion(MOMENTS["action"], (seat,)))


def use_action(game: Game, used: bool = True, extra: int = 0) -> None:
    """Tell the turn, wherever it is on the stack, that an action was used or that one more is allowed."""
    turn = game.nearest(Turn)
    if turn is not None:
        game.amend(Turn, used=turn.used or used, extra=turn.extra + extra)


class UseAction(Effect, frozen=True):
    """The first effect of every component action: it was not cancelled, so it uses the action (RR 21.4)."""

    def run(self, game: Game) -> Step | None:
        use_action(game)
        return None


class GainAction(Effect, frozen=True):
    """The active player may perform one more action in this turn (Minister of War)."""

    def run(self, game: Game) -> Step | None:
        use_action(game, used=False, extra=1)
        return None


EVENTS: dict[str, tuple[str, ...]] = {"turn_begins": ("seat",), "passed": ("seat",)}
