"""The secondary ability of Warfare: up to two ships move one step (SA-15.6.4, 15.6.5, ruling 207)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.adjacency import Adjacency
from throneworld.galaxy.sets import members
from throneworld.imperium.board import MOVING, adjacency, bordering
from throneworld.imperium.limits import fleet_limit, has_place
from throneworld.imperium.modifiers import banned_by, granted_by
from throneworld.imperium.movement.cargo import move_ship, ship_named
from throneworld.imperium.movement.hindrances import end_refusal
from throneworld.imperium.movement.ways import held_by
from throneworld.imperium.paying import goods_to_spend
from throneworld.imperium.quantities import ENTRY
from throneworld.imperium.state import AREAS
from throneworld.imperium.strategic import Secondary, secondary_cost
from throneworld.imperium.units import BIG_SHIPS, SHIPS, enemies_in, ship_count
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.imperium.verbs.tokens import STRATEGY, spend_token
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.board import special_of
from throneworld.ti3.nouns import DAMAGE, LOAD, SYSTEM, UNIT
from throneworld.ti3.quantities import PAYS_WITH_GOOD, STEPS_BY_BORDERS
from throneworld.ti3.state import NO_SYSTEM, NOBODY, SPACE, Ti3State, of
from throneworld.ti3.steps.gates import pass_gates
from throneworld.ti3.tables import ASTEROID_FIELD, SUPERNOVA
from throneworld.ti3.tactical.alert import TakeAlertAlong, alert_goals
from throneworld.ti3.tactical.arrival import Arrival
from throneworld.ti3.tactical.journeys import Journey, one_step
from throneworld.ti3.tactical.loading import LoadVessel
from throneworld.ti3.tactical.movement import gate_of
from throneworld.ti3.tactical.movers import unmoved

CARD = "warfare"
SHIPS_MOVED = 2
DONE: Option = ("done",)


class SecondaryWarfare(Secondary, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("pay", "move")
    card: ClassVar[str] = CARD

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        state = of(game)
        pays = state.strategy[seat] >= secondary_cost(state, seat, CARD) or pays_with_good(state, seat)
        return pays and any(True for _ in _steps(state, seat, ()))

    def pay(self, game: Game) -> Step | None:
        state = of(game)
        if self.granted or not pays_with_good(state, self.seat):
            self.spend(game)
        else:
            game.do(CounterOrGood(seat=self.seat))
        return None

    def move(self, game: Game) -> None:
        game.do(MoveOneStep(seat=self.seat))


def pays_with_good(state: Ti3State, seat: int) -> bool:
    """Whether a player may, and can, pay with a trade good instead of a counter."""
    return bool(goods_to_spend(state, seat) and granted_by(state, PAYS_WITH_GOOD, seat, CARD))


class CounterOrGood(Decision, frozen=True):
    """With what the secondary ability is paid."""

    rule: ClassVar[str] = "SA-3.12.2"
    prompt: ClassVar[str] = "counter_or_good"

    def binds(self, seat: int) -> bool:
        """He is asked because he can pay with the good."""
        return seat == self.seat

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"strategy_card": CARD}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("from", STRATEGY), ("trade_good",)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        empty = option[0] == "from" and not of(game).strategy[seat]
        return Refusal(self.rule, "empty_pool", (STRATEGY,)) if empty else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        name = option[1]
        return Refusal(self.rule, "from_strategy_only", (name,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[0] == "from":
            spend_token(game, seat, STRATEGY, CARD)
        else:
            lose_trade_goods(game, seat, 1, CARD)


def next_to(state: Ti3State, seat: int) -> Adjacency:
    """Where one step leads."""
    return (bordering if granted_by(state, STEPS_BY_BORDERS, seat) else adjacency)(state, seat, MOVING)


def steps_of(state: Ti3State, seat: int, journeys: Sequence[Journey] = ()) -> list[Option]:
    """Every ship that could go into an adjacent system, by all that tells ships apart; none goes twice."""
    return list(_steps(state, seat, journeys))


def _steps(state: Ti3State, seat: int, journeys: Sequence[Journey]) -> Iterator[Option]:
    moves = state.edition.moves(state, seat)
    near = next_to(state, seat)
    for place, group in state.units[seat].items():
        if place in AREAS and ship_count(group) and leaving_refusal(state, seat, int(place)) is None:
            for kind in SHIPS:
                if group[state.edition.index[kind]] and moves[state.edition.index[kind]]:
                    ships = unmoved(state, seat, kind, int(place), journeys)
                    for target in members(near[int(place)]) if ships else ():
                        if entering_refusal(state, seat, kind, target) is None:
                            for ship, named in ships:
                                yield "step", kind, int(place), target, ship.damage, *named


def step_refusal(state: Ti3State, seat: int, kind: str, origin: int, target: int) -> Refusal | None:
    """Out of systems that are not activated, into systems without enemy ships (SA-15.6.4)."""
    return leaving_refusal(state, seat, origin) or entering_refusal(state, seat, kind, target)


def leaving_refusal(state: Ti3State, seat: int, origin: int) -> Refusal | None:
    if state.on_board[seat] >> origin & 1:
        return Refusal("SA-15.6.4", "own_token", (origin,))
    if held_by(state, seat) >> origin & 1:
        return Refusal("SA-15.6.4", "held_there", (origin,))
    return None


def entering_refusal(state: Ti3State, seat: int, kind: str, target: int, coming: int = 0) -> Refusal | None:
    """Why a ship cannot end one step there, though nothing is activated (ruling 177).

    `coming` is what else comes there, less what leaves, as Fleet Supply counts it: in halves of ships.
    """
    if enemies_in(state, seat, target):
        return Refusal("SA-15.6.4", "enemy_ships_there", (target,))
    closed_by = banned_by(state, ENTRY, seat, target)
    if closed_by:
        return Refusal("SA-15.6.4", "closed_to_ships", (closed_by, target))
    closed = end_refusal(state, seat, target)
    if closed is not None:
        return closed
    if special_of(state, target) in (ASTEROID_FIELD, SUPERNOVA):  # whoever may activate it
        return Refusal("SA-3.14.5", "closed_terrain", (target,))
    full = kind in BIG_SHIPS and not has_place(state, seat, target, kind, coming)
    return Refusal("SA-8.5.1", "fleet_full", (fleet_limit(state, seat, target), target)) if full else None


class MoveOneStep(Decision, frozen=True):
    """Two ships at most, each one step, with what is aboard and what they take up; nothing is activated,
    nobody fires or lands (SA-15.6.5)."""

    rule: ClassVar[str] = "SA-15.6.4"
    prompt: ClassVar[str] = "move_one_step"
    verbs: ClassVar[tuple[str, ...]] = ("step",)
    how: ClassVar[str] = CARD

    left: int = SHIPS_MOVED
    journeys: tuple[Journey, ...] = ()
    """Those that have moved, in the order in which they were named."""

    def run(self, game: Game) -> Step | None:
        if self.left:
            return Decision.run(self, game)
        self._depart(game)
        return None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*steps_of(of(game), seat, self.journeys), DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, origin, target = str(option[1]), int(option[2]), int(option[3])
        refusal = step_refusal(of(game), seat, kind, origin, target)
        law = granted_by(of(game), STEPS_BY_BORDERS, seat)
        if refusal is None and law and adjacency(of(game), seat, MOVING)[origin] >> target & 1:
            return Refusal(self.rule, "no_wormholes_in_step", (law,))
        return refusal or Refusal(self.rule, "no_such_step", (origin, target))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            self._depart(game)
            return None
        kind, origin, target, damage = str(option[1]), int(option[2]), int(option[3]), int(option[4])
        ship = ship_named(of(game), seat, SPACE[origin], kind, damage, *map(str, option[5:]))
        gate = gate_of(of(game), seat)  # it has moved with the ship by the time that the way is looked for
        move_ship(game, seat, SPACE[origin], SPACE[target], ship, self.how)
        orders = one_step(of(game), seat, origin, target, gate)
        game.do(LoadVessel(seat=seat, orders=orders, journey=Journey(ship, (origin,)), move=1, passing=True))
        return replace(self, left=self.left - 1)

    def _depart(self, game: Game) -> None:
        """Both go at the same time; then mines go off (ruling 207)."""
        if self.journeys:
            game.do(Departure(seat=self.seat, journeys=self.journeys))


class Departure(Procedure, frozen=True):
    """What befalls ships that have moved without an activation."""

    stages: ClassVar[tuple[str, ...]] = ("depart", "arrive")

    seat: int = NOBODY
    journeys: tuple[Journey, ...] = ()

    def depart(self, game: Game) -> None:
        for journey in self.journeys:
            for here, there in journey.track.leaps():
                pass_gates(game, self.seat, here, there)
        goals = alert_goals(of(game), self.seat, self.journeys)
        if goals:
            game.do(TakeAlertAlong(seat=self.seat, goals=goals))

    def arrive(self, game: Game) -> None:
        one, *others = dict.fromkeys(each.way[-1] for each in self.journeys)
        other = others[0] if others else NO_SYSTEM
        game.do(Arrival(seat=self.seat, system=one, other=other, journeys=self.journeys))


VERBS: Verbs = {"step": ((UNIT, SYSTEM, SYSTEM, DAMAGE), (UNIT, SYSTEM, SYSTEM, DAMAGE, LOAD))}
