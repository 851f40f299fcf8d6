"""Retreats (RR 67.4, 67.7): announced before the dice, carried out after the casualties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import Systems, members
from throneworld.imperium.board import MOVING, adjacency, anomalies, land, territory
from throneworld.imperium.combat.dice import Combat
from throneworld.imperium.combat.retreating import RETREAT, retreat_all
from throneworld.imperium.giving_up import RespectLimits, check_blockades
from throneworld.imperium.limits import capacity
from throneworld.imperium.marks import unmark
from throneworld.imperium.movement.hindrances import closed_wormholes, end_refusal
from throneworld.imperium.movement.transport import Endangered
from throneworld.imperium.reasons import control_refusal, unit_refusal
from throneworld.imperium.tokens import DONE, PlaceTokenOn
from throneworld.imperium.units import seats_with_ships
from throneworld.imperium.verbs.units import destroy_units, move_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.ti4.board import held_in, planets_in
from throneworld.ti4.state import NO_SYSTEM, NOBODY, SPACE, Ti4State, of
from throneworld.ti4.tables import FIGHTER, GRAVITY_RIFT, INFANTRY, NEBULA, SPACE_DOCK
from throneworld.ti4.tactical.ground_ships import FIGHTS_AS_SHIP, move_ground_ship
from throneworld.ti4.tactical.rifts import RollForRifts
from throneworld.ti4.units import BIG_SHIPS, CARGO, count, damaged_count, has_piece, profile

_MOVERS = (*BIG_SHIPS, SPACE_DOCK)
"""What moves by itself, whatever has been researched; only a floating factory stands in space."""
STAY: Option = ("stay",)


def destinations(state: Ti4State, seat: int, system: int, anywhere: bool = False) -> tuple[int, ...]:
    """Where a player may retreat to: adjacent, with units or planets of his and no ships of others (RR 67.7).

    A retreat is a move: what closes a system to ships closes it to retreats too (RR 11.1, 50.1, 75.1). A card
    may let him go anywhere, whether there is anything of his or not. Where nothing can take
    part in it there is no retreat.
    """
    if not can_leave(state, seat, system):
        return ()
    near = open_next_to(state, seat, system)
    if not anywhere:
        near &= territory(state, seat)
    return tuple([other for other in members(near) if set(seats_with_ships(state, other)) <= {seat}])


def retreat_refusal(state: Ti4State, seat: int, system: int, target: int, rule: str) -> Refusal | None:
    """Why ships cannot retreat from one system to another, whoever else is there or is not."""
    if not adjacency(state, seat, MOVING)[system] >> target & 1:
        closed = closed_wormholes(state, seat) if adjacency(state, seat)[system] >> target & 1 else None
        return closed or Refusal(rule, "not_next_to", (system, target))
    if anomalies(state, NEBULA) >> target & 1:
        return Refusal("RR 50.1", "into_nebula", (target,))
    if set(seats_with_ships(state, target)) - {seat}:
        return Refusal(rule, "ships_of_others", (target,))
    return end_refusal(state, seat, target)


def can_leave(state: Ti4State, seat: int, system: int) -> bool:
    """Whether a player has anything there that moves by itself: what has to be carried retreats with it only.

    Ground forces that fight as ships have no move value.
    """
    fighters = (FIGHTER,) if profile(state, seat, FIGHTER).move else ()
    return any(count(state, seat, SPACE[system], kind) for kind in (*_MOVERS, *fighters))


def open_next_to(state: Ti4State, seat: int, system: int) -> Systems:
    """The systems that ships may enter from one: whatever closes a system to movement closes it here too.

    A nebula can be entered only while it is the active system (RR 50.1).
    """
    return adjacency(state, seat, MOVING)[system] & ~(land(state, seat).no_end | anomalies(state, NEBULA))


class AnnounceRetreat(Decision, frozen=True):
    """Asked only if something could go somewhere; who announces may take ground forces aboard (RR 67.4)."""

    rule: ClassVar[str] = "RR 67.4"
    prompt: ClassVar[str] = "announce_retreat"

    system: int = NO_SYSTEM

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [(RETREAT,), STAY]

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == STAY:
            return None
        game.tell("retreat_announced", seat, self.system)
        game.amend(Combat, retreating=seat)
        return TakeAboard(seat=seat, system=self.system)


class TakeAboard(Decision, frozen=True):
    """Ground forces from planets that a player controls go into space, one by one (RR 67.4)."""

    rule: ClassVar[str] = "RR 67.4"
    prompt: ClassVar[str] = "take_aboard"

    system: int = NO_SYSTEM

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        held = held_in(state, seat, self.system)
        return [*(("board", planet) for planet in held if count(state, seat, planet, INFANTRY)), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE or has_piece(of(game), seat, INFANTRY, str(option[1]), SPACE[self.system]):
            return None
        return Refusal("RR 41.3", "no_plastic_piece", (INFANTRY,))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = str(option[1])
        if planet not in planets_in(self.system):
            return Refusal(self.rule, "in_another_system", (planet,))
        refusal = control_refusal(of(game), seat, planet, self.rule)
        return refusal or unit_refusal(of(game), seat, INFANTRY, planet, self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        planet, space = str(option[1]), SPACE[self.system]
        move_units(game, seat, planet, space, INFANTRY, 1, RETREAT)
        move_ground_ship(game, seat, planet, space)
        return self


class Retreat(Procedure, frozen=True):
    """All ships of a player leave the combat, with what they can carry (RR 67.7)."""

    stages: ClassVar[tuple[str, ...]] = ("choose_system", "leave_behind", "move", "place_token", "arrive")
    opens: ClassVar[tuple[str, ...]] = ("units_destroyed",)

    seat: int = NOBODY
    system: int = NO_SYSTEM
    target: int = NO_SYSTEM
    anywhere: bool = False
    """Whether nothing of his has to be where he goes; see `destinations`."""

    def choose_system(self, game: Game) -> None:
        game.do(ChooseRetreat(seat=self.seat, system=self.system, anywhere=self.anywhere))

    def leave_behind(self, game: Game) -> None:
        game.do(LeaveBehind(seat=self.seat, system=self.system))

    def move(self, game: Game) -> Step | None:
        """Floating factories go along; whatever is damaged stays damaged. Nobody goes: no token goes either.

        Ground forces on planets that fought as ships fight on no more.
        """
        unmark(game, FIGHTS_AS_SHIP, self.seat)
        if SPACE[self.system] not in of(game).units[self.seat]:
            return END
        ships = endangered(of(game), self.seat, self.system)
        retreat_all(game, self.seat, self.system, self.target)
        if ships:
            game.do(RollForRifts(seat=self.seat, system=self.target, ships=ships))
        return None

    def place_token(self, game: Game) -> None:
        """From the reinforcements, else from the command sheet; none if one is there."""
        game.do(PlaceTokenOn(seat=self.seat, system=self.target))

    def arrive(self, game: Game) -> None:
        """A floating factory of another that stands there alone is blockaded now (RR 68.4)."""
        check_blockades(game, self.target)
        game.do(RespectLimits(seat=self.seat, system=self.target))


def endangered(state: Ti4State, seat: int, system: int) -> tuple[Endangered, ...]:
    """What rolls for coming out of a gravity rift (RR 37.2): all that moves by itself.

    A floating factory moves and retreats as if it were a ship, fighters that no ship has room for are ships
    on their own.
    """
    if not anomalies(state, GRAVITY_RIFT) >> system & 1:
        return ()
    space = SPACE[system]
    movers: tuple[Endangered, ...] = tuple(
        (kind, int(number < damaged_count(state, seat, space, kind)), 1)
        for kind in _MOVERS
        for number in range(count(state, seat, space, kind))
    )
    return (*movers, *[(FIGHTER, 0, 1)] * _fighters_alone(state, seat, system))


def _fighters_alone(state: Ti4State, seat: int, system: int) -> int:
    """Fighters with a move value that find no room beside the ground forces."""
    if not profile(state, seat, FIGHTER).move:
        return 0
    cargo = [count(state, seat, SPACE[system], kind) for kind in CARGO]
    return max(0, min(sum(cargo) - capacity(state, seat, system), cargo[CARGO.index(FIGHTER)]))


class ChooseRetreat(Decision, frozen=True):
    rule: ClassVar[str] = "RR 67.7"
    prompt: ClassVar[str] = "choose_retreat"

    system: int = NO_SYSTEM
    anywhere: bool = False

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        found = destinations(of(game), seat, self.system, self.anywhere)
        return [(RETREAT, target) for target in found]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if len(option) == 1:
            return None
        target = int(option[1])
        refusal = retreat_refusal(of(game), seat, self.system, target, self.rule)
        return refusal or Refusal(self.rule, "nothing_of_yours", (target,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(Retreat, target=int(option[1]))


class LeaveBehind(Decision, frozen=True):
    """Fighters and ground forces for which the ships have no room are destroyed (RR 16.3)."""

    rule: ClassVar[str] = "RR 16.3"
    prompt: ClassVar[str] = "leave_behind"

    system: int = NO_SYSTEM

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if without_room(of(game), self.seat, self.system) > 0 else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system, "count": without_room(of(game), seat, self.system)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, space = of(game), SPACE[self.system]
        return [("leave", kind) for kind in carried(state, seat) if count(state, seat, space, kind)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind = str(option[1])
        if kind not in carried(of(game), seat):
            return Refusal(self.rule, "not_cargo", (kind,))
        return unit_refusal(of(game), seat, kind, SPACE[self.system], self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        destroy_units(game, seat, SPACE[self.system], str(option[1]), 1, "capacity")
        return replace(self)


def carried(state: Ti4State, seat: int) -> tuple[str, ...]:
    """What cannot move by itself: ground forces, and fighters that have no move value."""
    return (INFANTRY,) if profile(state, seat, FIGHTER).move else CARGO


def without_room(state: Ti4State, seat: int, system: int) -> int:
    """How many of these the ships of a fleet cannot transport."""
    cargo = sum([count(state, seat, SPACE[system], kind) for kind in carried(state, seat)])
    return cargo - capacity(state, seat, system)


EVENTS: dict[str, tuple[str, ...]] = {"retreat_announced": ("seat", "system")}
