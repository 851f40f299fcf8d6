"""Cards that are an action and move ships a step, or troops from planet to planet, whatever is activated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import System, members
from throneworld.imperium.board import MOVING, adjacency
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.limits import halves_of
from throneworld.imperium.modifiers import turned
from throneworld.imperium.movement.cargo import load_name, move_ship, ship_named, ships_of
from throneworld.imperium.production.supply import unit_weight
from throneworld.imperium.quantities import SHUT
from throneworld.imperium.reasons import control_refusal, kind_refusal
from throneworld.imperium.state import AREAS, Load
from throneworld.imperium.tokens import PlaceTokenOn
from throneworld.imperium.units import BIG_SHIPS, count, damage_of
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Occasion, name_target
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.effects.aiming import planets_for_ground_units, station_refusal
from throneworld.ti3.effects.locations import is_stopped
from throneworld.ti3.nouns import DAMAGE, LOAD, PLANET, SYSTEM, UNIT
from throneworld.ti3.reasons import ship_refusal
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.state import SYSTEM as SYSTEM_OF
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.stowing import ships_in
from throneworld.ti3.strategic.warfare_moves import Departure, entering_refusal
from throneworld.ti3.tables import CRUISER, DESTROYER, GROUND_KINDS
from throneworld.ti3.tactical.journeys import Journey, come, one_step

PATROL, TRANSPORT = "patrol", "transport"
PATROLS = (CRUISER, DESTROYER)
MOST_SHIPS, MOST_WEIGHT = 2, 4
RULE = "SA-8.7.1"
DONE: Option = ("done",)


# Ships that go a step


def patrols(state: Ti3State, seat: int, named: Sequence[Option] = ()) -> list[Option]:
    """Each ship, by all that tells it from others, with each system to which it could go."""
    near = adjacency(state, seat, MOVING)
    return [
        ("patrol", ship.kind, int(place), target, ship.damage, *load)
        for place in state.units[seat]
        if place in AREAS
        for ship, load in _ships_left(state, seat, int(place), named)
        for target in members(near[int(place)])
        if patrol_refusal(state, seat, ship.kind, int(place), target, named) is None
    ]


def _ships_left(
    state: Ti3State, seat: int, system: System, named: Sequence[Option]
) -> list[tuple[Load, tuple[str, ...]]]:
    gone = Counter([_ship_of(state, seat, each) for each in named if each[2] == system])
    found = [ship for ship in ships_in(state, seat, system) if ship.kind in PATROLS]
    sorts = Counter((ship.kind, ship.damage) for ship in found)
    alike = [(ship, sorts[ship.kind, ship.damage] > 1) for ship in found]
    return [
        (ship, (load_name(state, ship),) if several else ())
        for ship, several in alike
        if _how_many(state, seat, system, ship) > gone[ship]
    ]


def _how_many(state: Ti3State, seat: int, system: System, ship: Load) -> int:
    return ships_of(state, seat, SPACE[system], ship.kind, ship.damage).count(ship)


def _ship_of(state: Ti3State, seat: int, option: Option) -> Load:
    _, kind, origin, _, damage, *load = option
    return ship_named(state, seat, SPACE[int(origin)], str(kind), int(damage), *map(str, load))


def patrol_refusal(
    state: Ti3State, seat: int, kind: str, origin: System, target: System, named: Sequence[Option]
) -> Refusal | None:
    """Out of activated systems, too; nothing enters or leaves what is shut."""
    if turned(state, SHUT, 0, seat) >> origin & 1:
        return Refusal(RULE, "held_there", (origin,))
    big = [each for each in named if each[1] in BIG_SHIPS]
    coming = [halves_of(state, seat, str(each[1])) for each in big if each[3] == target]
    leaving = [halves_of(state, seat, str(each[1])) for each in big if each[2] == target]
    return entering_refusal(state, seat, kind, target, sum(coming) - sum(leaving))


class ChoosePatrols(Aim, frozen=True):
    """One ship after the other with where it goes."""

    rule: ClassVar[str] = RULE
    prompt: ClassVar[str] = "choose_patrols"
    verbs: ClassVar[tuple[str, ...]] = ("patrol",)
    named: tuple[Option, ...] = ()

    def run(self, game: Game) -> Step | None:
        over = len(self.named) == MOST_SHIPS or not patrols(of(game), self.seat, self.named)
        return None if over else super().run(game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": MOST_SHIPS - len(self.named)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*patrols(of(game), seat, self.named), *([DONE] if self.named else [])]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        kind, origin, target = str(option[1]), int(option[2]), int(option[3])
        if kind not in PATROLS:
            return kind_refusal(kind, PATROLS, self.rule)
        if not count(state, seat, SPACE[origin], kind):
            return ship_refusal(state, seat, SPACE[origin], kind, self.rule, option[4:])
        if not adjacency(state, seat, MOVING)[origin] >> target & 1:
            return Refusal(self.rule, "no_such_step", (origin, target))
        refusal = patrol_refusal(state, seat, kind, origin, target, self.named)
        return refusal or Refusal(self.rule, "has_moved")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        _, kind, origin, target, damage, *load = option
        name_target(game, " ".join(map(str, (kind, origin, damage, *load))), SPACE[int(target)])
        game.tell("patrol_named", seat, kind, origin, target)
        return replace(self, named=(*self.named, option))


class SendPatrols(Verb, frozen=True):
    """They go together; then a counter of their owner lies where each was bound for (ruling 124)."""

    def run(self, game: Game) -> None:
        state, journeys = of(game), list[Journey]()
        for ship, target in self._sent(state):
            kind, origin, damage, *load = ship.split(" ")
            found = ship_named(state, self.seat, SPACE[int(origin)], kind, int(damage), *load)
            orders, through = one_step(state, self.seat, int(origin), target), 1 << int(origin)
            journey = Journey(found, (int(origin),))
            journeys.append(come(state, self.seat, orders, journey, 1, through, passing=True))
        for journey in journeys:
            start, goal = SPACE[journey.way[0]], SPACE[journey.way[-1]]
            move_ship(game, self.seat, start, goal, journey.ship, self.reason)
        goals = dict.fromkeys([journey.way[-1] for journey in journeys])
        if journeys:
            game.do(Departure(seat=self.seat, journeys=tuple(journeys)))
        game.do(*[PlaceTokenOn(seat=self.seat, system=goal) for goal in goals])

    def _sent(self, state: Ti3State) -> list[tuple[str, System]]:
        """Without those that are stopped where they were to go."""
        pairs = zip(self.targets[::2], self.targets[1::2], strict=True)
        sent = [(str(ship), SYSTEM_OF[str(place)]) for ship, place in pairs]
        return [(ship, goal) for ship, goal in sent if not is_stopped(state, self.why, goal)]


def a_patrol_can_go(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if patrols(of(game), seat) else Refusal(RULE, "no_patrol_can_go")


# Troops that go from planet to planet


def stands_on(state: Ti3State, seat: int, kind: str, planet: str, named: Sequence[Option]) -> int:
    """Those of a kind that are there and do not leave yet."""
    leaving = len([each for each in named if each[1:3] == (kind, planet)])
    return count(state, seat, planet, kind) - leaving


def transports(state: Ti3State, seat: int, named: Sequence[Option] = ()) -> list[Option]:
    shut = turned(state, SHUT, 0, seat)
    planets = [each for each in planets_for_ground_units(state, seat) if not shut >> SYSTEM_OF[each] & 1]
    left = MOST_WEIGHT - sum([unit_weight(state, seat, str(each[1])) for each in named])
    return [
        ("carry", kind, origin, target)
        for origin in planets
        for kind in GROUND_KINDS
        if stands_on(state, seat, kind, origin, named) > 0 and unit_weight(state, seat, kind) <= left
        for target in planets
        if target != origin
    ]


class ChooseTransports(Aim, frozen=True):
    """One unit after the other with where it goes."""

    rule: ClassVar[str] = RULE
    prompt: ClassVar[str] = "choose_transports"
    verbs: ClassVar[tuple[str, ...]] = ("carry",)
    named: tuple[Option, ...] = ()

    def run(self, game: Game) -> Step | None:
        return super().run(game) if transports(of(game), self.seat, self.named) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        taken = sum([unit_weight(of(game), seat, str(each[1])) for each in self.named])
        return {"left": MOST_WEIGHT - taken}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*transports(of(game), seat, self.named), *([DONE] if self.named else [])]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, kind, planets = of(game), str(option[1]), option[2:]
        for planet in planets:
            refusal = control_refusal(state, seat, planet, self.rule) or station_refusal(planet)
            if refusal is not None:
                return refusal
        if not stands_on(state, seat, kind, str(planets[0]), self.named):
            return Refusal(self.rule, "no_such_unit_there", option[1:3])
        return Refusal(self.rule, "not_to_be_carried", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        _, kind, origin, target = option
        name_target(game, f"{kind} {origin}", target)
        game.tell("transport_named", seat, kind, origin, target)
        return replace(self, named=(*self.named, option))


class CarryTroops(Verb, frozen=True):
    """Where somebody comes out of an activated system is activated, too (ruling 124)."""

    def run(self, game: Game) -> Step:
        state = of(game)
        held, goals = state.on_board[self.seat], dict[System, None]()
        for unit, planet in zip(self.targets[::2], self.targets[1::2], strict=True):
            target, (kind, origin) = str(planet), str(unit).split(" ")
            if is_stopped(state, self.why, SYSTEM_OF[target]):
                continue
            self._carry(game, kind, origin, target)
            if held >> SYSTEM_OF[origin] & 1:
                goals[SYSTEM_OF[target]] = None
        game.do(*[PlaceTokenOn(seat=self.seat, system=goal) for goal in goals])
        return Settle()

    def _carry(self, game: Game, kind: str, origin: str, target: str) -> None:
        level = min(damage_of(of(game), self.seat, origin, kind))
        hurt, first = int(level > 0), max(1, level)
        move_units(game, self.seat, origin, target, kind, 1, self.reason, damaged=hurt, level=first)


def somebody_can_be_carried(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if transports(of(game), seat) else Refusal(RULE, "nothing_to_transfer")


LISTENERS: Declared = (
    *action_card(PATROL, ACTION, a_patrol_can_go, SendPatrols(why=PATROL), aims=(ChoosePatrols(),)),
    *action_card(
        TRANSPORT,
        ACTION,
        somebody_can_be_carried,
        CarryTroops(why=TRANSPORT),
        aims=(ChooseTransports(),),
    ),
)
VERBS: Verbs = {
    "patrol": ((UNIT, SYSTEM, SYSTEM, DAMAGE), (UNIT, SYSTEM, SYSTEM, DAMAGE, LOAD)),
    "carry": (UNIT, PLANET, PLANET),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "patrol_named": ("seat", "kind", "origin", "target"),
    "transport_named": ("seat", "kind", "origin", "target"),
}
