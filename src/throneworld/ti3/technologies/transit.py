"""Transit Diodes: ground units change planets and fleets without ships, as an action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import System
from throneworld.imperium.board import all_systems
from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import turned
from throneworld.imperium.movement.cargo import bind, leave, leaves_named, load_name, ship_named
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.quantities import SHUT
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import count, damage_of
from throneworld.imperium.verbs.tokens import STRATEGY, has_token_in
from throneworld.imperium.verbs.units import move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.declare import technology
from throneworld.ti3.effects.gaining import Lose
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.state import SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.steps.stowing import friendly_planets, ships_in
from throneworld.ti3.technologies.once import has_strategy_counter

DIODES = "transit_diodes"
MOST = 6
DONE: Option = ("done",)


def quiet_systems(state: Ti3State, seat: int) -> list[int]:
    """Systems without a counter of a player."""
    return [system for system in all_systems(state) if not has_token_in(state, seat, system)]


def apart(state: Ti3State, seat: int, origin: Place, system: System) -> bool:
    """Whether something keeps units from leaving the one system, or from entering the other."""
    here, shut = SYSTEM[origin], turned(state, SHUT, 0, seat)
    return here != system and bool(shut & (1 << here | 1 << system))


def sources(state: Ti3State, seat: int) -> list[Option]:
    """Ground units that may go: from planets of one's own, or out of a ship."""
    found: list[Option] = []
    for system in quiet_systems(state, seat):
        for place in (*friendly_planets(state, seat, system), SPACE[system]):
            for kind in state.edition.ground_kinds:
                if count(state, seat, place, kind):
                    ships = leaves_named(state, seat, place, kind) if place in AREAS else [()]
                    found += [("load", kind, place, *ship) for ship in ships]
    return found


def destinations(state: Ti3State, seat: int, kind: str, origin: Place) -> list[Option]:
    """Other planets of one's own, and ships elsewhere with room."""
    found: list[Option] = []
    for system in [each for each in quiet_systems(state, seat) if not apart(state, seat, origin, each)]:
        planets = [each for each in friendly_planets(state, seat, system) if each != origin]
        found += [("planet", planet) for planet in planets]
        ships = ships_in(state, seat, system) if SPACE[system] != origin else []
        found += [
            ("ship", ship.kind, system, ship.damage, load_name(state, ship))
            for ship in ships
            if room_for(state, seat, ship, kind) > 0
        ]
    return found


def somebody_can_go(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    for _, kind, place, *_ in sources(state, seat):
        if destinations(state, seat, str(kind), str(place)):
            return None
    return Refusal("SA-10.1.1", "nothing_to_transfer")


class TransferTroops(Aim, frozen=True):
    """One ground unit after the other, six at most."""

    rule: ClassVar[str] = "SA-10.1.1"
    prompt: ClassVar[str] = "transfer_troops"
    verbs: ClassVar[tuple[str, ...]] = ("load",)

    moved: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": MOST - self.moved}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*sources(of(game), seat), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE or destinations(of(game), seat, str(option[1]), str(option[2])):
            return None
        return Refusal(self.rule, "nowhere_to_go", (option[1],))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        system = SYSTEM[str(option[2])]
        if has_token_in(of(game), seat, system):
            return Refusal("SA-3.14.2", "own_token", (system,))
        return Refusal(self.rule, "no_such_unit_there", option[1:3])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.do(Settle())
            return None
        game.do(SendTroop(seat=seat, what=option))
        if self.moved + 1 < MOST:
            return replace(self, moved=self.moved + 1)
        game.do(Settle())
        return None


class SendTroop(Decision, frozen=True):
    """Where this one goes."""

    rule: ClassVar[str] = "SA-10.1.1"
    prompt: ClassVar[str] = "send_troop"
    verbs: ClassVar[tuple[str, ...]] = ("planet", "ship")

    what: Option = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"kind": self.what[1], "place": self.what[2]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return destinations(of(game), seat, str(self.what[1]), str(self.what[2]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_in_reach", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, kind = of(game), str(self.what[1])
        if option[0] == "planet":
            self._go(game, seat, str(option[1]))
            return
        space = SPACE[int(option[2])]
        ship = ship_named(state, seat, space, str(option[1]), int(option[3]), str(option[4]))
        self._go(game, seat, space)
        bind(state, seat, space, ship, kind)

    def _go(self, game: Game, seat: int, target: Place) -> None:
        _, kind, origin, *ship = map(str, self.what)
        if origin in AREAS:
            leave(game, seat, origin, target, kind, 1, DIODES, tuple(ship))
            return
        level = min(damage_of(of(game), seat, origin, kind))
        move_units(game, seat, origin, target, kind, 1, DIODES, damaged=int(level > 0), level=max(1, level))


LISTENERS: Declared = technology(
    DIODES,
    "action",
    both(has_strategy_counter, somebody_can_go),
    UseAction(),
    TransferTroops(),
    costs=(Lose(STRATEGY, 1, why=DIODES),),
)
