"""Objectives (RR 52): who may score what, paying for it, and what is seen only when it happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import home_planets
from throneworld.imperium.drawing import DiscardCards
from throneworld.imperium.marks import COMBAT, GAME, is_marked, mark
from throneworld.imperium.modifiers import banned_by, turned
from throneworld.imperium.paying import INFLUENCE, RESOURCES, Pay
from throneworld.imperium.quantities import NEEDS_HOME, PUBLIC_OBJECTIVES
from throneworld.imperium.verbs.cards import forget
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.imperium.verbs.tokens import pool, spend_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.declare import Clause, standing
from throneworld.ti4.requirements import is_met, shortfall
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.steps.secrets import LEAKED
from throneworld.ti4.tables import ACTION_PHASE, OBJECTIVE, OBJECTIVES, SECRET, Happened, Spend
from throneworld.ti4.verbs.points import gain_points

SCORED_IN_COMBAT = "scored_in_combat"
"""Mark, until the combat is over: this player has scored an objective in it (RR 52.7)."""
COMBATS = ("space_combat", "ground_combat")
"""The steps during which a player scores at most one objective."""


# What lies on the table


def public_objectives(state: Ti4State) -> tuple[str, ...]:
    """Everything that all players may score: what is revealed, and what was leaked."""
    return turned(state, PUBLIC_OBJECTIVES, state.objectives, NOBODY)


def leak(game: Game, objective: str) -> None:
    """A scored secret becomes public; from now on it counts for nobody's three (RR 52.21)."""
    mark(game, LEAKED, subject=objective, until=GAME)


def reveal_objective(game: Game) -> bool:
    """Turn over the next public objective, stage I before stage II (RR 52.14); false if there is none."""
    state = of(game)
    if not state.objective_deck:
        return False
    objective = state.objective_deck[0]
    state.objective_deck = state.objective_deck[1:]
    state.objectives = (*state.objectives, objective)
    forget(state, objective)
    game.tell("objective_revealed", objective)
    return True


# May it be scored?


def objective_refusal(game: Game, seat: int, objective: str) -> Refusal | None:
    """Why a player cannot score an objective now, whatever the phase (RR 52)."""
    return reach_refusal(of(game), seat, objective) or _lacking(of(game), seat, objective)


def can_score(state: Ti4State, seat: int, objective: str) -> bool:
    """Whether nothing refuses it; what is lacking is not worked out."""
    reached = reach_refusal(state, seat, objective) is None
    return reached and is_met(state, seat, OBJECTIVE[objective].requirement)


def _lacking(state: Ti4State, seat: int, objective: str) -> Refusal | None:
    """What is missing for the requirement of an objective: how much there is, and how much it takes."""
    short = shortfall(state, seat, OBJECTIVE[objective].requirement)
    if short is None:
        return None
    what, there, count = short
    return Refusal("RR 52.5", f"lacks_{what}", (objective, there, count))


def reach_refusal(state: Ti4State, seat: int, objective: str) -> Refusal | None:
    """The part of it that has nothing to do with the requirement."""
    if objective in state.scored[seat]:
        return Refusal("RR 52.8", "already_scored", (objective,))
    if objective in state.secrets[seat]:
        return None
    if objective not in public_objectives(state):
        if OBJECTIVE[objective].deck == SECRET:
            return Refusal("RR 52.19", "not_your_objective", (objective,))
        return Refusal("RR 52.14", "not_revealed", (objective,))
    return home_refusal(state, seat)


def home_refusal(state: Ti4State, seat: int) -> Refusal | None:
    """Public objectives need every planet of one's home system (RR 52.16)."""
    for planet in home_planets(state, seat):
        if state.control.get(planet) != seat:
            return Refusal("RR 52.16", "home_planet_lost", (planet,)) if needs_home(state, seat) else None
    return None


def needs_home(state: Ti4State, seat: int) -> bool:
    """Whether a player scores public objectives only while he holds his home planets."""
    return not banned_by(state, NEEDS_HOME, seat)


standing("score_objectives", *(each.id for each in OBJECTIVES if each.phase != ACTION_PHASE))(
    objective_refusal
)


# Scoring


class Score(Procedure, frozen=True):
    """Pay for an objective and gain its points; the caller has seen with `objective_refusal` that he may."""

    stages: ClassVar[tuple[str, ...]] = ("pay", "gain")
    seat: int = NOBODY
    objective: str = ""

    def pay(self, game: Game) -> None:
        requirement = OBJECTIVE[self.objective].requirement
        if isinstance(requirement, Spend):
            game.do(*payments(self.seat, requirement, self.objective))

    def gain(self, game: Game) -> None:
        """A secret objective is laid open (RR 52.18); the points may end the game (RR 87.7)."""
        put_among_scored(game, self.seat, self.objective)
        gain_points(game, self.seat, OBJECTIVE[self.objective].points, self.objective)


def put_among_scored(game: Game, seat: int, objective: str) -> None:
    state = of(game)
    if objective in state.secrets[seat]:
        state.secrets[seat] = tuple(each for each in state.secrets[seat] if each != objective)
        forget(state, objective)
    state.scored[seat] = (*state.scored[seat], objective)
    game.tell("objective_scored", seat, objective)


def payments(seat: int, cost: Spend, why: str) -> list[Step]:
    """What has to be spent, as steps (RR 52.10)."""
    return [
        *([Pay(seat=seat, amount=cost.resources, currency=RESOURCES, why=why)] if cost.resources else []),
        *([Pay(seat=seat, amount=cost.influence, currency=INFLUENCE, why=why)] if cost.influence else []),
        *([SpendTradeGoods(seat=seat, amount=cost.trade_goods, why=why)] if cost.trade_goods else []),
        *([SpendTokens(seat=seat, count=cost.tokens, pools=cost.pools, why=why)] if cost.tokens else []),
        *([DiscardCards(seat=seat, count=cost.action_cards, why=why)] if cost.action_cards else []),
    ]


class SpendTradeGoods(Step, frozen=True):
    """Trade goods as such: what they are worth as resources does not matter."""

    seat: int = NOBODY
    amount: int = 0
    why: str = ""

    def run(self, game: Game) -> None:
        lose_trade_goods(game, self.seat, self.amount, self.why)

    def binds(self, seat: int) -> bool:
        return seat == self.seat


class SpendTokens(Decision, frozen=True):
    """Command tokens out of some pools, one at a time; the caller has seen that there are enough."""

    rule: ClassVar[str] = "RR 52.10"
    prompt: ClassVar[str] = "spend_token"
    count: int = 1
    pools: tuple[str, ...] = ()
    why: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("spend", name) for name in self.pools]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        left = pool(of(game), str(option[1]))[seat]
        return None if left else Refusal(self.rule, "empty_pool", (option[1],))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"count": self.count, "why": self.why}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        name = option[1]
        return Refusal(self.rule, "not_from_this_pool", (name,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        spend_token(game, seat, str(option[1]), self.why)
        return replace(self, count=self.count - 1) if self.count > 1 else None


# What is seen when it happens (RR 52.5)


def happening(game: Game, seat: int, objective: str) -> None:
    """A player has just done what an objective of the action phase asks for: he may score it."""
    game.open("score_action_phase", seat, objective)


def moment_refusal(state: Ti4State, seat: int, objective: str) -> Refusal | None:
    """Only in the action phase (RR 52.3), and in each combat one objective at most (RR 52.7)."""
    if state.phase != ACTION_PHASE:
        return Refusal("RR 52.3", "not_in_this_phase", (objective,))
    requirement = OBJECTIVE[objective].requirement
    limited = isinstance(requirement, Happened) and requirement.limited
    if limited and is_marked(state, SCORED_IN_COMBAT, seat):
        return Refusal("RR 52.7", "scored_in_this_combat", (objective,))
    return None


class ScoreHappening(Effect, frozen=True):
    """Score the objective that the occasion names."""

    def run(self, game: Game) -> Step | None:
        if in_combat(game):
            mark(game, SCORED_IN_COMBAT, seat=self.seat, until=COMBAT)
        return Score(seat=self.seat, objective=str(self.occasion["happening"]))


def in_combat(game: Game) -> bool:
    """Whether a combat is going on; the steps of combats know this module, so they are asked by name."""
    return any(step.__struct_config__.tag in COMBATS for step in game.under_way(Procedure))


def _happened(objective: str) -> Clause:
    """An objective of the action phase, played by whoever has it at the moment at which it comes true."""

    def holders(game: Game) -> Sequence[int]:
        state = of(game)
        return [seat for seat in range(game.seats) if reach_refusal(state, seat, objective) is None]

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        if (occasion["seat"], occasion["happening"]) != (seat, objective):
            return Refusal("RR 52.5", "lacks_happenings", (objective,))
        return moment_refusal(of(game), seat, objective)

    def suspects(game: Game, occasion: Occasion) -> Sequence[int]:
        state, seat = of(game), int(occasion["seat"])
        might = state.secrets[seat] or objective in public_objectives(state)
        return [seat] if might and when(game, seat, occasion) is None else []

    return Clause(
        id=objective,
        moment="score_action_phase",
        rule="RR 52.5",
        holders=holders,
        suspects=suspects,
        when=when,
        effects=(ScoreHappening(),),
        once=True,
        component=objective,
        window="score_action_phase",
    )


LISTENERS: tuple[Clause, ...] = tuple(
    _happened(each.id) for each in OBJECTIVES if isinstance(each.requirement, Happened)
)


EVENTS: dict[str, tuple[str, ...]] = {
    "objective_revealed": ("objective",),
    "objective_scored": ("seat", "objective"),
}
