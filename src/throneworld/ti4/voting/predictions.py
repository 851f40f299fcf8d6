"""Predicting an outcome, and what comes of a prediction that was right (RR 8.22).

Predictions are marks: the component that made them, the player, the outcome. Several of them pay in the order
in which they were made, compared with the outcome that was resolved in the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import AGENDA, mark, unmark
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti4.declare import Clause, Declared, Does, When, action_card
from throneworld.ti4.state import Mark, Ti4State, of
from throneworld.ti4.voting.ballots import CANNOT_VOTE
from throneworld.ti4.voting.outcomes import outcome_refusal, possible_outcomes

PREDICTS = "predicts:"
"""Begins the mark of a prediction; the component that made it follows."""


def predict(game: Game, seat: int, component: str, outcome: Noun) -> None:
    mark(game, PREDICTS + component, seat=seat, subject=outcome, until=AGENDA)
    game.tell("predicted", seat, component, outcome)


def predictions(state: Ti4State) -> tuple[Mark, ...]:
    """In the order in which they were made."""
    return tuple(each for each in state.marks if each.kind.startswith(PREDICTS))


def an_outcome_is_possible(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A condition of whatever predicts: its occasion is about an agenda that can have an outcome."""
    possible = possible_outcomes(of(game), str(occasion["agenda"]))
    return None if possible else Refusal("RR 8.22", "no_possible_outcome")


def came_true(component: str) -> When:
    """A condition at `prediction_resolve_after`: this is the first of the right predictions that are left."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        for each in predictions(of(game)):
            if each.subject == occasion["outcome"]:
                due = each.seat == seat and each.kind == PREDICTS + component
                return None if due else Refusal("RR 8.22", "another_prediction_first")
        return Refusal("RR 8.22", "not_predicted")

    return when


class PredictOutcome(Aim, frozen=True):
    """Name an outcome of the revealed agenda. It stands among the effects of what lets a player predict."""

    rule: ClassVar[str] = "RR 8.22"
    prompt: ClassVar[str] = "predict_outcome"
    component: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("predict", outcome) for outcome in possible_outcomes(of(game), self._agenda)]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"agenda": self._agenda, "component": self.component}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return outcome_refusal(of(game), self._agenda, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        predict(game, seat, self.component, option[1])

    @property
    def _agenda(self) -> str:
        return str(self.occasion["agenda"])


class SettlePrediction(Effect, frozen=True):
    """A right prediction pays now, and only once."""

    component: str = ""

    def run(self, game: Game) -> None:
        unmark(game, PREDICTS + self.component, self.seat)
        game.tell("prediction_came_true", self.seat, self.component)


def rider(title: str, *payoff: Does) -> Declared:
    """An action card that costs the vote, predicts an outcome and pays if it was right."""
    played = action_card(
        title,
        "agenda_revealed_after",
        an_outcome_is_possible,
        Lasting(CANNOT_VOTE, AGENDA),
        PredictOutcome(component=title),
    )
    return (*played, prediction_payoff(title, *payoff))


def prediction_payoff(component: str, *payoff: Does) -> Clause:
    """What a right prediction brings; it happens by itself once the agenda's outcome is resolved."""
    return Clause(
        id=component,
        moment="prediction_resolve_after",
        rule="RR 8.22",
        holders=lambda game: [each.seat for each in _made_by(of(game), component)],
        suspects=lambda game, occasion: [each.seat for each in _made_by(of(game), component)],
        when=came_true(component),
        effects=(SettlePrediction(component=component), *payoff),
        must=True,
        component=component,
        window="prediction_resolve_after",
    )


def _made_by(state: Ti4State, component: str) -> list[Mark]:
    return [each for each in state.marks if each.kind == PREDICTS + component]


EVENTS: dict[str, tuple[str, ...]] = {
    "predicted": ("seat", "component", "outcome"),
    "prediction_came_true": ("seat", "component"),
}
