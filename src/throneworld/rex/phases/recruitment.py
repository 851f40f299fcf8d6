"""Phase 3: Recruitment (Rex p.10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.rex.alliances import set_permission
from throneworld.rex.board import force
from throneworld.rex.moments import RECRUITMENT_PHASE
from throneworld.rex.options import LEADER, TROOPS
from throneworld.rex.phases.ceasefire import permission_options, permission_refusal, useless_permission
from throneworld.rex.reasons import not_dead, too_few_casualties
from throneworld.rex.state import CASUALTIES, RexState, of, order_of_play
from throneworld.rex.tables import RACE, RACE_OF, STRENGTH
from throneworld.rex.verbs.influence import pay_influence
from throneworld.rex.verbs.units import recruit_leader, recruit_units

DONE: Option = ("done",)
UNITS_A_ROUND = 5
UNIT_PRICE = 2


class RecruitmentPhase(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("start", "recruit")
    opens: ClassVar[tuple[str, ...]] = (RECRUITMENT_PHASE,)

    def start(self, game: Game) -> None:
        of(game).phase = "recruitment"
        game.tell("phase_begins", "recruitment")
        game.open(RECRUITMENT_PHASE)

    def recruit(self, game: Game) -> None:
        game.do(*(Recruit(seat=seat) for seat in order_of_play(of(game))))


class Recruit(Decision, frozen=True):
    """Up to five units and one leader, the first units free (race sheet)."""

    rule: ClassVar[str] = "Rex p.10"
    prompt: ClassVar[str] = "recruit"
    verbs: ClassVar[Verbs] = {
        "units": (TROOPS,),
        "mechanized": (),
        "leader": (LEADER,),
        "permit": (SEAT,),
        "withhold": (SEAT,),
    }
    recruited: int = 0
    mechanized: bool = False
    leader: bool = False
    settled: tuple[int, ...] = ()
    """Allies whose permission was changed in this turn."""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        units, mechanized, _ = force(state, seat, CASUALTIES)
        return [
            DONE,
            *(("units", count) for count in range(1, min(units, UNITS_A_ROUND) + 1)),
            *([("mechanized",)] if mechanized else []),
            *(("leader", leader) for leader in dead_leaders(state, seat)),
            *permission_options(game, seat),
        ]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        verb = option[0]
        if verb in ("permit", "withhold"):
            if option[1] in self.settled:
                return Refusal("Rex p.15", "permission_changed", option[1:])
            return useless_permission(of(game), seat, option)
        if verb == "leader" and self.leader:
            return Refusal(self.rule, "one_leader_a_round")
        if verb == "mechanized" and self.mechanized:
            return Refusal(self.rule, "one_mechanized_a_round")
        if verb in ("units", "mechanized") and self.recruited + _count(option) > UNITS_A_ROUND:
            return Refusal(self.rule, "five_units_a_round")
        price = self.price(game, seat, option)
        if price > of(game).influence[seat]:
            return Refusal(self.rule, "costs_more", (price, of(game).influence[seat]))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, verb = of(game), option[0]
        if verb in ("permit", "withhold"):
            return permission_refusal(game, seat, option)
        if verb == "leader":
            return not_dead(state, seat, str(option[1]), self.rule)
        if verb == "mechanized":
            return no_mechanized(state, seat)
        if _count(option) and (limit := self.refusal(game, seat, option)):
            return limit
        return too_few_casualties(state, seat, option[1], self.rule)

    def price(self, game: Game, seat: int, option: Option) -> int:
        if option[0] == "leader":
            return STRENGTH[str(option[1])]
        if option[0] in ("units", "mechanized"):
            free = max(0, RACE[of(game).races[seat]].free_recruits - self.recruited)
            return UNIT_PRICE * max(0, _count(option) - free)
        return 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        free = max(0, RACE[of(game).races[seat]].free_recruits - self.recruited)
        return {"free": free, "left": UNITS_A_ROUND - self.recruited, "price": UNIT_PRICE}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        pay_influence(game, seat, self.price(game, seat, option), "recruit")
        if option[0] == "units":
            recruit_units(game, seat, _count(option), 0)
            return replace(self, recruited=self.recruited + _count(option))
        if option[0] == "mechanized":
            recruit_units(game, seat, 0, 1)
            return replace(self, recruited=self.recruited + 1, mechanized=True)
        if option[0] == "leader":
            recruit_leader(game, seat, str(option[1]))
            return replace(self, leader=True)
        if option[0] in ("permit", "withhold"):
            set_permission(game, seat, int(option[1]), granted=option[0] == "permit")
            return replace(self, settled=(*self.settled, int(option[1])))
        return None


def dead_leaders(state: RexState, seat: int) -> list[str]:
    return [leader for leader in sorted(state.dead) if RACE_OF[leader] == state.races[seat]]


def no_mechanized(state: RexState, seat: int) -> Refusal:
    """Only Lazax have them, and only the dead come back."""
    if not RACE[state.races[seat]].mechanized:
        return Refusal("Rex p.22", "lazax_only")
    return Refusal("Rex p.10", "no_mechanized_casualties")


def _count(option: Option) -> int:
    return int(option[1]) if option[0] == "units" else 1
