"""Psionic Relays of the Naalu Collective: ships nearby join a battle when all shots before it are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import members
from throneworld.imperium.board import MOVING, adjacency
from throneworld.imperium.conditions import both, i_fight
from throneworld.imperium.declare import Declared
from throneworld.imperium.giving_up import RespectLimits, check_blockades
from throneworld.imperium.limits import fleet_limit, has_place
from throneworld.imperium.movement.cargo import move_ship, ship_named
from throneworld.imperium.movement.ways import held_by
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.units import BIG_SHIPS, SHIPS
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.board import special_of, way_refusal
from throneworld.ti3.declare import technology
from throneworld.ti3.reasons import ship_refusal
from throneworld.ti3.state import NO_SYSTEM, NOBODY, SPACE, Ti3State, of
from throneworld.ti3.steps.gates import pass_gates
from throneworld.ti3.tables import SUPERNOVA
from throneworld.ti3.tactical.alert import TakeAlertAlong, alert_goals
from throneworld.ti3.tactical.journeys import Journey, one_step
from throneworld.ti3.tactical.loading import LoadVessel
from throneworld.ti3.tactical.movers import unmoved
from throneworld.ti3.unsaid import UNSAID

RELAYS = "psionic_relays"
SHIPS_CALLED = 2
DONE: Option = ("done",)


def call_refusal(state: Ti3State, seat: int, kind: str, origin: int, system: int) -> Refusal | None:
    """Out of adjacent systems that are not activated, as far as Fleet Supply allows."""
    if not adjacency(state, seat, MOVING)[origin] >> system & 1:
        return Refusal("SA-10.4.1", "not_adjacent", (origin, system))
    if state.on_board[seat] >> origin & 1:
        return Refusal("SA-10.4.1", "own_token", (origin,))
    if held_by(state, seat) >> origin & 1:
        return Refusal("SA-10.4.1", "held_there", (origin,))
    if special_of(state, system) == SUPERNOVA:
        return Refusal("SA-6.5.1", "one_war_sun_only", (system,))
    closed = way_refusal(state, seat, origin, system)
    if closed is not None:
        return closed
    full = kind in BIG_SHIPS and not has_place(state, seat, system, kind)
    return Refusal("SA-8.5.1", "fleet_full", (fleet_limit(state, seat, system), system)) if full else None


def within_call(state: Ti3State, seat: int, system: int, journeys: Sequence[Journey] = ()) -> list[Option]:
    """The ships that could come, by all that tells ships apart."""
    moves, index = state.edition.moves(state, seat), state.edition.index
    near = members(adjacency(state, seat, MOVING)[system])
    there = {origin: state.units[seat].get(SPACE[origin], state.edition.none) for origin in near}
    return [
        ("ship", kind, origin, ship.damage, *named)
        for origin, group in there.items()
        for kind in SHIPS
        if group[index[kind]] and moves[index[kind]]
        if call_refusal(state, seat, kind, origin, system) is None
        for ship, named in unmoved(state, seat, kind, origin, journeys)
    ]


def ships_are_near(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    found = within_call(of(game), seat, int(occasion["system"]))
    return None if found else UNSAID


class CallShips(Effect, frozen=True):
    def run(self, game: Game) -> Step:
        return ComeToBattle(seat=self.seat, system=int(self.occasion["system"]))


class ComeToBattle(Decision, frozen=True):
    """Two ships at most, each with what is aboard and what it takes up where it is."""

    rule: ClassVar[str] = "SA-10.4.1"
    prompt: ClassVar[str] = "come_to_battle"
    verbs: ClassVar[tuple[str, ...]] = ("ship",)

    system: int = NO_SYSTEM
    left: int = SHIPS_CALLED
    journeys: tuple[Journey, ...] = ()

    def run(self, game: Game) -> Step | None:
        if self.left and len(self.options(game, self.seat)) > 1:
            return Decision.run(self, game)
        return self._join() if self.journeys else None

    def _join(self) -> Step:
        return JoinBattle(seat=self.seat, system=self.system, journeys=self.journeys)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system, "left": self.left}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*within_call(of(game), seat, self.system, self.journeys), DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, kind, origin = of(game), str(option[1]), int(option[2])
        refusal = unit_refusal(state, seat, kind, SPACE[origin], self.rule)
        if refusal is None and not state.edition.moves(state, seat)[state.edition.index[kind]]:
            return Refusal(self.rule, "no_move_value", (kind,))
        refusal = refusal or call_refusal(state, seat, kind, origin, self.system)
        return refusal or ship_refusal(state, seat, SPACE[origin], kind, self.rule, option[3:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return self._join() if self.journeys else None
        kind, origin, damage = str(option[1]), int(option[2]), int(option[3])
        ship = ship_named(of(game), seat, SPACE[origin], kind, damage, *map(str, option[4:]))
        move_ship(game, seat, SPACE[origin], SPACE[self.system], ship, RELAYS)
        orders = one_step(of(game), seat, origin, self.system)
        game.do(LoadVessel(seat=seat, orders=orders, journey=Journey(ship, (origin,)), move=1, passing=True))
        return replace(self, left=self.left - 1)


class JoinBattle(Procedure, frozen=True):
    """Neither mines go off nor does anybody fire; where they were all is in order again."""

    stages: ClassVar[tuple[str, ...]] = ("depart", "left_behind")

    seat: int = NOBODY
    system: int = NO_SYSTEM
    journeys: tuple[Journey, ...] = ()

    def depart(self, game: Game) -> None:
        for journey in self.journeys:
            for here, there in journey.track.leaps():
                pass_gates(game, self.seat, here, there)
        goals = alert_goals(of(game), self.seat, self.journeys)
        if goals:
            game.do(TakeAlertAlong(seat=self.seat, goals=goals))

    def left_behind(self, game: Game) -> None:
        for origin in dict.fromkeys(each.way[0] for each in self.journeys):
            check_blockades(game, origin)
            game.do(RespectLimits(seat=self.seat, system=origin))


LISTENERS: Declared = technology(
    RELAYS, "pre_combat_after", both(i_fight, ships_are_near), CallShips(), rule="SA-10.4.1"
)
