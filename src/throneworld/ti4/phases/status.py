"""The status phase in its eight steps (RR 70)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.drawing import DrawActionCards
from throneworld.imperium.marks import is_marked
from throneworld.imperium.modifiers import total
from throneworld.imperium.quantities import CARDS_DRAWN, TOKENS_GAINED
from throneworld.imperium.tokens import GainTokens, RedistributeTokens
from throneworld.imperium.verbs.planets import ready_all_planets
from throneworld.imperium.verbs.tokens import take_all_tokens_off
from throneworld.imperium.verbs.units import repair_all
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.ti4.objectives import (
    Score,
    can_score,
    home_refusal,
    objective_refusal,
    public_objectives,
    reveal_objective,
)
from throneworld.ti4.order import initiative_order
from throneworld.ti4.phases.strategy import KEEPS_CARDS
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import OBJECTIVE, STATUS_PHASE
from throneworld.ti4.verbs.points import end_for_want_of_objectives
from throneworld.ti4.verbs.technologies import ready_technologies

DECLINE: Option = ("decline",)


def cards_drawn(state: Ti4State, seat: int) -> int:
    """Action cards that a player draws in the third step (RR 70.3)."""
    return 1 + total(state, CARDS_DRAWN, seat)


def tokens_gained(state: Ti4State, seat: int) -> int:
    """Command tokens that a player gains in the fifth step (RR 70.5)."""
    return 2 + total(state, TOKENS_GAINED, seat)


class StatusPhase(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = (
        "begin",
        "score_objectives",
        "reveal_public_objective",
        "draw_action_cards",
        "remove_command_tokens",
        "gain_and_redistribute_tokens",
        "ready_cards",
        "repair_units",
        "before_return",
        "return_strategy_cards",
        "end",
    )
    opens: ClassVar[tuple[str, ...]] = (
        "status_phase_start",
        "status_return_strategy_cards_when",
        "status_phase_end",
    )

    def begin(self, game: Game) -> None:
        state = of(game)
        state.phase, state.active = STATUS_PHASE, NOBODY
        game.tell("phase_begins", STATUS_PHASE)
        game.open("status_phase_start")

    def score_objectives(self, game: Game) -> None:
        game.do(*[ScoreObjectives(seat=seat) for seat in everybody(of(game))])

    def reveal_public_objective(self, game: Game) -> Step | None:
        """The game ends if there is none left (RR 70.2, 52.15)."""
        if reveal_objective(game):
            return None
        end_for_want_of_objectives(game)
        return END

    def draw_action_cards(self, game: Game) -> None:
        state = of(game)
        game.do(*[DrawActionCards(seat=seat, count=cards_drawn(state, seat)) for seat in everybody(state)])

    def remove_command_tokens(self, game: Game) -> None:
        for seat in everybody(of(game)):
            take_all_tokens_off(game, seat)

    def gain_and_redistribute_tokens(self, game: Game) -> None:
        """One player after the other in initiative order (RR 70.5)."""
        state = of(game)
        for seat in everybody(state):
            game.do(GainTokens(seat=seat, count=tokens_gained(state, seat)), RedistributeTokens(seat=seat))

    def ready_cards(self, game: Game) -> None:
        """Planets, technologies, strategy cards, laws (RR 70.6)."""
        state = of(game)
        ready_all_planets(game)
        for seat in everybody(state):
            ready_technologies(game, seat)
        state.exhausted_cards, state.exhausted_laws = (), ()
        game.tell("cards_readied")

    def repair_units(self, game: Game) -> None:
        for seat in everybody(of(game)):
            repair_all(game, seat)

    def before_return(self, game: Game) -> None:
        game.open("status_return_strategy_cards_when")

    def return_strategy_cards(self, game: Game) -> None:
        """The 0 token goes back to its owner with the card on which it lay."""
        for seat in everybody(of(game)):
            return_cards(game, seat)
        of(game).zero = NOBODY
        game.open("status_phase_end")

    def end(self, game: Game) -> None:
        """What holds until the round is over holds in the agenda phase, too (RR 36)."""
        of(game).passed = ()


def everybody(state: Ti4State) -> tuple[int, ...]:
    """All who are still in the game, in initiative order."""
    return tuple([seat for seat in initiative_order(state) if seat not in state.eliminated])


def return_cards(game: Game, seat: int) -> None:
    """To the common play area (RR 70.8), unless something lets a player keep his."""
    state = of(game)
    if state.strategy_cards[seat] and not is_marked(state, KEEPS_CARDS, seat):
        state.strategy_cards[seat] = ()
        game.tell("strategy_cards_returned", seat)


class ScoreObjectives(Decision, frozen=True):
    """One public and one secret objective at most, in whichever order (RR 70.1, 52.6)."""

    rule: ClassVar[str] = "RR 70.1"
    prompt: ClassVar[str] = "score_objectives"
    hidden: ClassVar[bool] = True
    public: bool = False
    """Whether a public objective was scored in this step; likewise a secret one."""
    secret: bool = False

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        found = (*public_objectives(state), *state.secrets[seat])
        return [*[("score", objective) for objective in found], DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DECLINE:
            return None
        objective = str(option[1])
        return self._untimely(of(game), seat, objective) or objective_refusal(game, seat, objective)

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        """As `refusal` says, without what would be lacking for each."""
        state = of(game)
        public = () if self.public or home_refusal(state, seat) else public_objectives(state)
        secret = () if self.secret else state.secrets[seat]
        timely = [each for each in (*public, *secret) if OBJECTIVE[each].phase == STATUS_PHASE]
        return (*[("score", each) for each in timely if can_score(state, seat, each)], DECLINE)

    def _untimely(self, state: Ti4State, seat: int, objective: str) -> Refusal | None:
        if OBJECTIVE[objective].phase != STATUS_PHASE:
            return Refusal("RR 52.3", "not_in_this_phase", (objective,))
        if self.secret if objective in state.secrets[seat] else self.public:
            return Refusal("RR 52.6", "one_of_each_kind", (objective,))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return objective_refusal(game, seat, str(option[1]))

    def is_open(self, game: Game, seat: int) -> bool:
        """What public objectives leave to choose lies open; whoever has a secret one might fulfil it."""
        return bool(of(game).secrets[seat]) and not self.secret

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DECLINE:
            return None
        objective = str(option[1])
        secret = objective in of(game).secrets[seat]
        game.do(Score(seat=seat, objective=objective))
        return replace(self, secret=self.secret or secret, public=self.public or not secret)


EVENTS: dict[str, tuple[str, ...]] = {"cards_readied": (), "strategy_cards_returned": ("seat",)}
