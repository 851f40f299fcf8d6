"""Claiming objectives: sealed and together in the Status Phase, one by Bureaucracy (SA-3.26, ruling 180).

All claims are judged on the board as the step found it. What has to be spent now is sealed with them and
paid when they are open, in the order of play; nobody claims what he could not pay for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.marks import GAME, mark, marks_of, unmark
from throneworld.imperium.modifiers import granted_by, total
from throneworld.imperium.order import playing
from throneworld.imperium.verbs.cards import forget, secret_name
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Simultaneous, Step
from throneworld.ti3.ascendancy import ascends
from throneworld.ti3.deeds import CLAIMED, deeds_of, note
from throneworld.ti3.duel import unused_objectives
from throneworld.ti3.ending import goal
from throneworld.ti3.nouns import OBJECTIVES
from throneworld.ti3.objectives.meeting import is_met, met_against_saar_alone
from throneworld.ti3.objectives.racial import EVERY as EVERY_RACIAL
from throneworld.ti3.objectives.racial import absent, racial_objectives, scored_of
from throneworld.ti3.objectives.revealing import stage_two_has_begun
from throneworld.ti3.objectives.spending import (
    NOTHING,
    Bill,
    PayBill,
    can_pay,
    settle_bill,
    spending_rule,
    told,
    way_barred,
    way_refusal,
    ways_to_pay,
    with_claims,
    with_way,
)
from throneworld.ti3.points import gain_points, qualifies
from throneworld.ti3.quantities import CLAIM_POINTS, CLAIMS_AGAIN
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import (
    ASCENDANCY_SECRET_POINTS,
    OBJECTIVE,
    SECRET_DECK,
    SPECIAL_OBJECTIVES,
    VICTORY,
)

DONE: Option = ("done",)
PUBLIC, PRELIMINARY, SECRET, RACIAL = "public", "preliminary", "secret", "racial"


def claim_specials(game: Game) -> None:
    """They are scored automatically by whoever qualifies (SA-3.27.3); with Ascendancy also by whoever holds
    them already (ruling 157)."""
    state = of(game)
    for seat in playing(state):
        for special in specials_of(game):
            held = special in state.specials[seat]
            if qualifies(state, seat, special) and (ascends(game) or not held):
                state.specials[seat] = state.specials[seat] if held else (*state.specials[seat], special)
                game.tell("special_objective_gained", seat, special)
                gain_points(game, seat, 1, special)


def specials_of(game: Game) -> list[str]:
    """Two players do without some (SA-18.1.6)."""
    unused = unused_objectives(game)
    return [special for special in SPECIAL_OBJECTIVES if special not in unused]


def points_of(game: Game, seat: int, objective: str) -> int:
    """Some are worth as many as the game needs (SA-3.26.11), one is worth less against Saar (SA-6.2.6)."""
    row = OBJECTIVE[objective]
    worth, more = _worth(game, seat, objective), total(of(game), CLAIM_POINTS, seat, objective)
    if row.points_against_saar and met_against_saar_alone(of(game), seat):
        return worth * row.points_against_saar // row.points + more
    return worth + more


def _worth(game: Game, seat: int, objective: str) -> int:
    """As printed; of his own secrets each is worth 4 with Ascendancy (SA-16.7.7, ruling 206)."""
    if ascends(game) and objective in of(game).secrets[seat]:
        return ASCENDANCY_SECRET_POINTS
    printed = OBJECTIVE[objective].points
    return goal(game) if printed == VICTORY else printed


def sort_of(state: Ti3State, seat: int, objective: str) -> str:
    """What limits how many of its sort a player claims."""
    if objective in state.secrets[seat]:
        return SECRET
    if objective in EVERY_RACIAL:
        return RACIAL
    return PRELIMINARY if objective == state.preliminary else PUBLIC


def public_objectives(game: Game, seat: int) -> tuple[str, ...]:
    """What lies open for a player, his private ones included; Stage II once it has begun (SA-3.26.9)."""
    state = of(game)
    second = state.objectives_2 if stage_two_has_begun(game) else ()
    return (*state.objectives, *state.private_objectives[seat], *second)


def racial_to_claim(game: Game, seat: int) -> tuple[str, ...]:
    """With Ascendancy the one that he has scored may be claimed again (SA-16.7.3)."""
    scored = scored_of(game, seat)
    return (scored,) if scored and ascends(game) else racial_objectives(game, seat)


def claimed_already(game: Game, seat: int, objective: str) -> bool:
    """His marker lies on the card; where that does not count, he has claimed it in this round."""
    state = of(game)
    again = objective in EVERY_RACIAL and ascends(game)
    if objective in state.scored[seat] and not again:
        return True
    return any(each.about[0] == objective for each in deeds_of(state, CLAIMED, seat))


def claim_refusal(game: Game, seat: int, objective: str, again: bool = False) -> Refusal | None:
    """Why a player cannot claim an objective that he might think of, on the board as it is."""
    state = of(game)
    if claimed_already(game, seat, objective) and not again:
        rule = "SA-16.7.3" if ascends(game) else "SA-3.26.3"
        return Refusal(rule, "claimed_already", (objective,))
    if objective in state.objectives_2 and not stage_two_has_begun(game):
        return Refusal("SA-3.26.9", "stage_two_not_begun", (objective,))
    if not is_met(game, seat, objective):
        return Refusal("SA-3.26.7", "objective_not_met", (objective,))
    return None


class ClaimObjectives(Simultaneous, frozen=True):
    """One public objective, the preliminary one, one secret one, each with what pays for it; in secret, then
    all are opened. With Ascendancy any number of different ones (SA-16.7.3)."""

    rule: ClassVar[str] = "SA-3.26.1"
    prompt: ClassVar[str] = "claim_objectives"
    verbs: ClassVar[tuple[str, ...]] = ("claim", "exhaust", "from", "trade_good", "done")
    hidden: ClassVar[bool] = True

    def parts(self, game: Game, seat: int) -> int:
        given = self.of(seat)
        return len(given) if DONE in given else len(given) + 1

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return told(self._bill(game, seat))

    def claimed(self, seat: int) -> list[str]:
        return [str(option[1]) for option in self.of(seat) if option[0] == "claim"]

    def _bill(self, game: Game, seat: int) -> Bill:
        """What he has sealed so far, read from the first to the last."""
        bill = NOTHING
        for option in self.of(seat):
            if option[0] == "claim":
                bill = with_claims(game, bill, str(option[1]))
            elif option != DONE:
                bill = with_way(of(game), seat, bill, option)
        return bill

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, bill = of(game), self._bill(game, seat)
        if not bill.settled:
            return ways_to_pay(state, seat, bill)
        public = dict.fromkeys((*public_objectives(game, seat), *state.objectives_2))
        others = [*([state.preliminary] if state.preliminary else []), *state.secrets[seat]]
        others += racial_to_claim(game, seat)
        return [*[("claim", each) for each in (*public, *others)], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, bill, claimed = of(game), self._bill(game, seat), self.claimed(seat)
        if not bill.settled:
            return way_refusal(state, seat, bill, option)
        objective = str(option[1])
        if objective in claimed:
            return Refusal("SA-3.26.3", "claimed_already", (objective,))
        refusal = self._beside_others(game, seat, objective)
        refusal = refusal or claim_refusal(game, seat, objective)
        if refusal is None and not can_pay(state, seat, with_claims(game, bill, objective)):
            return Refusal(spending_rule(game, objective), "cannot_spend_that", (objective,))
        return refusal

    def _beside_others(self, game: Game, seat: int, objective: str) -> Refusal | None:
        """One of each sort, and never one of the race and a secret one (SA-3.26.15); with Ascendancy any
        number of the public ones."""
        sorts = [sort_of(of(game), seat, each) for each in self.claimed(seat)]
        sort = sort_of(of(game), seat, objective)
        if sort == RACIAL and RACIAL in sorts:
            return Refusal("SA-3.26.14", "one_of_the_race", (objective,))
        if {sort, *sorts} >= {RACIAL, SECRET} and sort in (RACIAL, SECRET):
            return Refusal("SA-3.26.15", "racial_or_secret", (objective,))
        if sort in sorts and not ascends(game):
            return Refusal("SA-12.1.2", "one_of_each_kind", (objective,))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        bill = self._bill(game, seat)
        if not bill.settled and option[0] != "claim" and option != DONE:
            return way_barred(of(game), seat, bill, option)
        if option[0] != "claim" or not bill.settled:
            return Refusal("SA-12.2.3", "nothing_due" if bill.settled else "pay_first")
        if option[1] in EVERY_RACIAL:
            return absent(game, seat, option[1])
        if any(option[1] in of(game).secrets[each] for each in of(game).pair(seat)):
            return Refusal("SA-16.5.6", "secret_of_other_race", option[1:])
        rule = "SA-12.3.3" if option[1] in SECRET_DECK else self.rule
        return Refusal(rule, "objective_not_there", option[1:])

    def is_open(self, game: Game, seat: int) -> bool:
        """What public objectives leave to choose lies open; who has a secret one might fulfil it."""
        return bool(of(game).secrets[seat])

    def reveal(self, game: Game) -> None:
        """In the order of play; the preliminary one is then closed for good (SA-3.26.13)."""
        state = of(game)
        closes = False
        for seat in self.who:
            claimed = self.claimed(seat)
            closes |= state.preliminary in claimed
            for objective in claimed:
                score(game, seat, objective)
            settle_bill(game, seat, self._bill(game, seat))
        if closes:
            state.preliminary = ""


def score(game: Game, seat: int, objective: str) -> None:
    """His marker lies on the card and he moves forward by its points (SA-3.26.2). With Ascendancy no
    marker is laid on a public one (SA-16.7.2)."""
    state, points = of(game), points_of(game, seat, objective)
    sort = sort_of(state, seat, objective)
    marked = not ascends(game) or sort != PUBLIC
    if objective in state.secrets[seat]:
        state.secrets[seat] = tuple([each for each in state.secrets[seat] if each != objective])
        forget(state, secret_name(state, objective))
    if marked:
        before = given_by(game, seat, objective) if objective in state.scored[seat] else 0
        state.scored[seat] = tuple(dict.fromkeys((*state.scored[seat], objective)))
        _remember(game, seat, objective, before + points)
    if not marked or (sort == RACIAL and ascends(game)):
        note(game, CLAIMED, seat, objective)
    game.tell("objective_claimed", seat, objective)
    gain_points(game, seat, points, objective)


GAVE = "gave:"
"""Begins the mark of an objective that gave a player other points than are printed; what it is follows."""


def _remember(game: Game, seat: int, objective: str, points: int) -> None:
    unmark(game, GAVE + objective, seat)
    if points != OBJECTIVE[objective].points:
        mark(game, GAVE + objective, seat=seat, subject=points, until=GAME)


def given_by(game: Game, seat: int, objective: str) -> int:
    """What an objective gave when it was claimed: laws that came or went since have not changed it."""
    gave = [each for each in marks_of(of(game), GAVE + objective) if each.seat == seat]
    return int(gave[0].subject) if gave else OBJECTIVE[objective].points


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
        again = bool(granted_by(of(game), CLAIMS_AGAIN, seat, objective))
        refusal = claim_refusal(game, seat, objective, again)
        if refusal is None and not can_pay(of(game), seat, with_claims(game, NOTHING, objective)):
            return Refusal(spending_rule(game, objective), "cannot_spend_that", (objective,))
        return refusal

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        objective = option[1]
        if any(objective in cards for cards in of(game).private_objectives):
            return Refusal("SA-15.9.2", "objective_of_another", (objective,))
        return Refusal("SA-15.8.6", "stage_one_only", (objective,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option != DONE:
            score(game, seat, str(option[1]))
            return PayBill(seat=seat, bill=with_claims(game, NOTHING, str(option[1])))
        return None


VERBS: Verbs = {"claim": (OBJECTIVES,)}
EVENTS: dict[str, tuple[str, ...]] = {
    "special_objective_gained": ("seat", "objective"),
    "objective_claimed": ("seat", "objective"),
}
