"""Stages of sequence.md as steps of the game: what `begin` names, and what lies beneath it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from tests.rules.ti3.casework.case import Case, Data, Names
from tests.rules.ti3.casework.setting import is_setup, setup_steps
from throneworld.imperium.control import ground_forces
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti3.phases.action import ActionPhase
from throneworld.ti3.phases.status import StatusPhase
from throneworld.ti3.phases.strategy import StrategyPhase
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.sequence import Round
from throneworld.ti3.state import NEUTRAL, NOBODY, SYSTEM
from throneworld.ti3.steps.sale import SellOut
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.strategic.action import StrategicAction
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.tactical.action import TacticalAction
from throneworld.ti3.tactical.bombardment import defender_of
from throneworld.ti3.tactical.cannons import PdsFire
from throneworld.ti3.tactical.grid import GridAction, NameGrid
from throneworld.ti3.tactical.invasion_combat import InvasionCombat
from throneworld.ti3.tactical.invasions import Invasions
from throneworld.ti3.tactical.landings import Landings
from throneworld.ti3.tactical.movement import Movement
from throneworld.ti3.tactical.production import Production
from throneworld.ti3.tactical.space_battle import SpaceBattle, fleet_of

STAGES: dict[str, dict[int, str]] = {
    "STRATEGY": {
        2: "home_planets_revert",
        4: "reveal_agendas",
        5: "probes",
        8: "pick",
        11: "place_bonus_counters",
        12: "upkeep",
    },
    "PHASE": {1: "early_turn"},
    "TURN": {1: "begin", 5: "choose"},
    "STRATEGIC": {2: "primary", 3: "secondary", 4: "after"},
    "COUNCIL": {1: "draw", 2: "choose_half", 5: "chosen", 6: "buy_votes", 8: "vote"},
    "TACTICAL": {1: "choose", 6: "pds_fire", 8: "planetary_landings", 10: "produce"},
    "TRANSFER": {1: "choose"},
    "GRID": {1: "", 2: "activate"},
    "MOVE": {2: "declare"},
    "CANNON": {1: ""},
    "LAND": {2: "assign"},
    "INVADE": {1: "raze", 4: "pds_defence", 7: "start_round"},
    "BATTLE": {
        1: "leave_before",
        2: "act_of_war",
        4: "barrage",
        7: "start_round",
        9: "roll",
    },
    "SURRENDER": {2: ""},
    "PRODUCE": {2: "units", 6: "new_docks", 7: "mines"},
}
"""Stages of a sequence, and what our procedure calls them."""


STATUS: dict[str, tuple[str, ...]] = {
    "1": ("claim_special_objectives", "claim_objectives", "victory"),
    "2": ("progression_feedback", "housekeeping"),
    "3": ("racial_technologies",),
    "5": ("refresh",),
    "5a": ("after_refresh",),
    "8": ("receive", "receive_cards"),
    "9": ("redistribute",),
    "12": ("round_over", "eliminate"),
}
"""Steps of the Status Phase, and the stages that they are."""


class StatusStep(Procedure, frozen=True):
    """One step of the Status Phase, stage by stage."""

    stages: ClassVar[tuple[str, ...]] = ("run_on",)

    number: str = ""
    done: int = 0

    def run_on(self, game: Game) -> Step | None:
        if self.done == len(STATUS[self.number]):
            return None
        ended = getattr(StatusPhase(), STATUS[self.number][self.done])(game)
        return None if ended is not None else self.to("run_on", done=self.done + 1)


class Begun(NamedTuple):
    beneath: list[Step]
    step: Step


class Beginning(NamedTuple):
    """What a step is built from: who is active, where, the facts of the case and the name of the stage."""

    names: Names
    case: Case
    seat: int
    stage: str

    @property
    def facts(self) -> Data:
        return self.case.begin

    @property
    def system(self) -> int:
        if "system" in self.facts:
            return self.names.system(self.facts["system"])
        return SYSTEM[self.facts["planet"]] if "planet" in self.facts else 0

    def player(self, fact: str) -> int:
        return self.names.seat(self.facts[fact])


def begun(names: Names, case: Case) -> Begun:
    if is_setup(case):
        return Begun(*setup_steps(names, case))
    sequence, _, number = case.begin["stage"].partition(".")
    stage = number if sequence == "STATUS" else STAGES.get(sequence, {}).get(int(number))
    if stage is None:
        raise LookupError(f"no step for {case.begin['stage']}")
    return BEGIN[sequence](Beginning(names, case, names.scene.state.active, stage))


def _turn(at: Beginning) -> list[Step]:
    return [ActionPhase(stage="next_turn", last=at.seat), Turn(seat=at.seat, stage="end_action", used=True)]


def _tactical_beneath(at: Beginning, stage: str) -> list[Step]:
    return [*_turn(at), TacticalAction(seat=at.seat, system=at.system, stage=stage), Settle()]


def _phase(phase: type[Procedure]) -> Callable[[Beginning], Begun]:
    def begin(at: Beginning) -> Begun:
        following = {"StrategyPhase": "action", "ActionPhase": "status"}.get(phase.__name__, "next_round")
        return Begun([Round(stage=following)], phase(stage=at.stage))

    return begin


def _status(at: Beginning) -> Begun:
    """One step of the Status Phase; what follows it comes after the pause."""
    last = StatusPhase.stages.index(STATUS[at.stage][-1])
    following = [StatusPhase(stage=each) for each in StatusPhase.stages[last + 1 : last + 2]]
    return Begun([Round(stage="next_round"), *following], StatusStep(number=at.stage))


def _turns(at: Beginning) -> Begun:
    seat = at.player("player") if "player" in at.facts else at.seat
    return Begun([ActionPhase(stage="next_turn", last=seat)], Turn(seat=seat, stage=at.stage))


def _strategic(at: Beginning) -> Begun:
    card = at.facts["card"]
    return Begun(_turn(at), StrategicAction(seat=at.seat, card=card, stage=at.stage))


def _council(at: Beginning) -> Begun:
    docket = tuple(at.case.position.get("docket", ()))
    action = StrategicAction(seat=at.seat, card="assembly", stage="secondary")
    return Begun([*_turn(at), action], PrimaryAssembly(seat=at.seat, agendas=docket, stage=at.stage))


def _tactical(at: Beginning) -> Begun:
    """To name a system is a choice of the turn."""
    if at.stage in Turn.stages:
        return _turns(at)
    return Begun(_turn(at), TacticalAction(seat=at.seat, system=at.system, stage=at.stage))


def _grid(at: Beginning) -> Begun:
    """The systems are named in questions of the action; what is named already is told."""
    if not at.stage:
        return Begun(_turn(at), NameGrid(seat=at.seat))
    systems, full = [tuple(map(at.names.system, at.facts[each])) for each in ("systems", "full")]
    return Begun(_turn(at), GridAction(seat=at.seat, systems=systems, full=full, stage=at.stage))


def _move(at: Beginning) -> Begun:
    return Begun(_tactical_beneath(at, "pds_fire"), Movement(seat=at.seat, system=at.system, stage=at.stage))


def _cannon(at: Beginning) -> Begun:
    return Begun(_tactical_beneath(at, "space_battle"), PdsFire(seat=at.seat, system=at.system))


def _battle(at: Beginning) -> Begun:
    sides = at.player("attacker"), at.player("defender")
    state, place = at.names.scene.state, at.names.space(at.facts["system"])
    fleets = tuple([fleet_of(state, side, place) for side in sides])
    number = at.facts.get("round", 1)
    battle = SpaceBattle(
        attacker=sides[0],
        defender=sides[1],
        system=at.system,
        number=number,
        at_first=fleets,
        at_start=fleets,
        stage=at.stage,
    )
    return Begun(_tactical_beneath(at, "planetary_landings"), battle)


def _land(at: Beginning) -> Begun:
    return Begun(
        _tactical_beneath(at, "invasion_combat"), Landings(seat=at.seat, system=at.system, stage=at.stage)
    )


def _invade(at: Beginning) -> Begun:
    if at.stage == "raze":
        return Begun(_tactical_beneath(at, "produce"), Invasions(seat=at.seat, system=at.system))
    state, planet = at.names.scene.state, at.facts["planet"]
    attacker = at.player("attacker")
    defender = defender_of(state, attacker, planet)
    garrison, landed = ground_forces(state, defender, planet), ground_forces(state, attacker, planet)
    invasions = Invasions(
        seat=at.seat, system=at.system, garrisons=((planet, garrison, landed),), done=(planet,)
    )
    combat = InvasionCombat(
        attacker=attacker,
        defender=defender if defender != NOBODY else NEUTRAL,
        planet=planet,
        garrison=garrison,
        landed=landed,
        number=at.facts.get("round", 1),
        stage=at.stage,
    )
    beneath = _tactical_beneath(at, "produce")
    return Begun([*beneath, invasions.to("next_invasion")], combat)


def _produce(at: Beginning) -> Begun:
    return Begun(_tactical_beneath(at, "end"), Production(seat=at.seat, system=at.system, stage=at.stage))


def _surrender(at: Beginning) -> Begun:
    """What has been surrendered is sold after refreshing."""
    return Begun(
        [Round(stage="next_round"), StatusPhase(stage="repair")], SellOut(seat=at.player("surrendered"))
    )


BEGIN: dict[str, Callable[[Beginning], Begun]] = {
    "STRATEGY": _phase(StrategyPhase),
    "PHASE": _phase(ActionPhase),
    "STATUS": _status,
    "TURN": _turns,
    "STRATEGIC": _strategic,
    "COUNCIL": _council,
    "TACTICAL": _tactical,
    "TRANSFER": _turns,
    "GRID": _grid,
    "MOVE": _move,
    "CANNON": _cannon,
    "BATTLE": _battle,
    "LAND": _land,
    "INVADE": _invade,
    "PRODUCE": _produce,
    "SURRENDER": _surrender,
}
