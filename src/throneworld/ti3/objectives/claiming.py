"""Claiming objectives: sealed and together in the Status Phase, one by Bureaucracy (SA-3.26, ruling 180).

All claims are judged on the board as the step found it. What has to be spent now is paid when the claims are
open, in the order of play; nobody claims what he could not pay for.
"""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.order import playing
from throneworld.imperium.verbs.cards import forget
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Simultaneous, Step
from throneworld.ti3.ending import goal
from throneworld.ti3.nouns import OBJECTIVES
from throneworld.ti3.objectives.meeting import is_met, met_against_saar_alone
from throneworld.ti3.objectives.revealing import stage_two_has_begun
from throneworld.ti3.objectives.spending import can_spend, spend_steps
from throneworld.ti3.points import gain_points, qualifies
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import OBJECTIVE, SPECIAL_OBJECTIVES, VICTORY

DONE: Option = ("done",)
PUBLIC, PRELIMINARY, SECRET = "public", "preliminary", "secret"


def claim_specials(game: Game) -> None:
    """They are scored automatically by whoever qualifies (SA-3.27.3)."""
    state = of(game)
    for seat in playing(state):
        for special in SPECIAL_OBJECTIVES:
            if special not in state.specials[seat] and qualifies(state, seat, special):
                state.specials[seat] = (*state.specials[seat], special)
                game.tell("special_objective_gained", seat, special)
                gain_points(game, seat, 1, special)


def points_of(game: Game, seat: int, objective: str) -> int:
    """Some are worth as many as the game needs (SA-3.26.11), one is worth less against Saar (SA-6.2.6)."""
    row = OBJECTIVE[objective]
    if row.points_against_saar and met_against_saar_alone(of(game), seat):
        return row.points_against_saar
    return goal(game) if row.points == VICTORY else row.points


def sort_of(state: Ti3State, seat: int, objective: str) -> str:
    """What limits how many of its sort a player claims."""
    if objective in state.secrets[seat]:
        return SECRET
    return PRELIMINARY if objective == state.preliminary else PUBLIC


def public_objectives(game: Game, seat: int) -> tuple[str, ...]:
    """What lies open for a player, his private ones included; Stage II once it has begun (SA-3.26.9)."""
    state = of(game)
    second = state.objectives_2 if stage_two_has_begun(game) else ()
    return (*state.objectives, *state.private_objectives[seat], *second)


def claim_refusal(game: Game, seat: int, objective: str) -> Refusal | None:
    """Why a player cannot claim an objective that he might think of, on the board as it is."""
    state = of(game)
    if objective in state.scored[seat]:
        return Refusal("SA-3.26.3", "claimed_already", (objective,))
    if objective in state.objectives_2 and not stage_two_has_begun(game):
        return Refusal("SA-3.26.9", "stage_two_not_begun", (objective,))
    if not is_met(game, seat, objective):
        return Refusal("SA-3.26.7", "objective_not_met", (objective,))
    return None


class ClaimObjectives(Simultaneous, frozen=True):
    """One public objective, the preliminary one, one secret one; in secret, then all are opened."""

    rule: ClassVar[str] = "SA-3.26.1"
    prompt: ClassVar[str] = "claim_objectives"
    verbs: ClassVar[tuple[str, ...]] = ("claim",)
    hidden: ClassVar[bool] = True

    def parts(self, game: Game, seat: int) -> int:
        given = self.of(seat)
        return len(given) if DONE in given else len(given) + 1

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        public = dict.fromkeys((*public_objectives(game, seat), *state.objectives_2))
        others = [*([state.preliminary] if state.preliminary else []), *state.secrets[seat]]
        return [*[("claim", each) for each in (*public, *others)], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, objective = of(game), str(option[1])
        claimed = [str(each[1]) for each in self.of(seat)]
        if objective in claimed:
            return Refusal("SA-3.26.3", "claimed_already", (objective,))
        if any(sort_of(state, seat, each) == sort_of(state, seat, objective) for each in claimed):
            return Refusal("SA-12.1.2", "one_of_each_kind", (objective,))
        refusal = claim_refusal(game, seat, objective)
        if refusal is None and not can_spend(state, seat, (*claimed, objective)):
            return Refusal("SA-12.2.3", "cannot_spend_that", (objective,))
        return refusal

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        objective = option[1]
        return Refusal(self.rule, "objective_not_there", (objective,))

    def is_open(self, game: Game, seat: int) -> bool:
        """What public objectives leave to choose lies open; who has a secret one might fulfil it."""
        return bool(of(game).secrets[seat])

    def reveal(self, game: Game) -> None:
        """In the order of play; the preliminary one is then closed for good (SA-3.26.13)."""
        state = of(game)
        closes = False
        for seat in self.who:
            claimed = [str(option[1]) for option in self.of(seat) if option != DONE]
            closes |= state.preliminary in claimed
            for objective in claimed:
                score(game, seat, objective)
            game.do(*spend_steps(seat, claimed))
        if closes:
            state.preliminary = ""


def score(game: Game, seat: int, objective: str) -> None:
    """His marker lies on the card and he moves forward by its points (SA-3.26.2)."""
    state = of(game)
    if objective in state.secrets[seat]:
        state.secrets[seat] = tuple([each for each in state.secrets[seat] if each != objective])
        forget(state, objective)
    state.scored[seat] = (*state.scored[seat], objective)
    game.tell("objective_claimed", seat, objective)
    gain_points(game, seat, points_of(game, seat, objective), objective)


class ClaimWithBureaucracy(Decision, frozen=True):
    """One of Stage I that lies face up, besides that of the Status Phase (SA-15.8.4, 15.8.5)."""

    rule: ClassVar[str] = "SA-15.8.4"
    prompt: ClassVar[str] = "claim_with_bureaucracy"
    verbs: ClassVar[tuple[str, ...]] = ("claim",)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [*[("claim", each) for each in (*state.objectives, *state.private_objectives[seat])], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        objective = str(option[1])
        refusal = claim_refusal(game, seat, objective)
        if refusal is None and not can_spend(of(game), seat, (objective,)):
            return Refusal("SA-12.2.3", "cannot_spend_that", (objective,))
        return refusal

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        objective = option[1]
        return Refusal("SA-15.8.6", "stage_one_only", (objective,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option != DONE:
            score(game, seat, str(option[1]))
            game.do(*spend_steps(seat, [str(option[1])]))
        return None


VERBS: Verbs = {"claim": (OBJECTIVES,)}
EVENTS: dict[str, tuple[str, ...]] = {
    "special_objective_gained": ("seat", "objective"),
    "objective_claimed": ("seat", "objective"),
}
