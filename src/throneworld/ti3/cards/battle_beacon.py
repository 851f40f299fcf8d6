"""A card that takes back the round in which a defender was beaten, and brings his flagship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.modifiers import turned
from throneworld.imperium.movement.cargo import (
    TRANSPORT,
    bind,
    is_bound,
    leave,
    leaves_named,
    move_ship,
    ships_of,
)
from throneworld.imperium.movement.room import room_for
from throneworld.imperium.quantities import SHUT
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.state import AREAS, Load
from throneworld.imperium.units import FIGHTER, FLAGSHIP, count, damage_of
from throneworld.imperium.verbs.tokens import has_token_in, place_token_from_reinforcements, reinforcements
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.state import NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.tactical.restoring import restore
from throneworld.ti3.tactical.space_battle import SpaceBattle
from throneworld.ti3.unsaid import UNSAID

BEACON = "a_beacon_of_hope"
BEFORE_ALL_ELSE = "space_battle_lost"
"""The stop that comes before anything that follows from the victory."""
DONE: Option = ("done",)


def flagship_of(state: Ti3State, seat: int) -> str:
    """Where the flagship of a player is, if it is on the board."""
    return next((place for place in state.units[seat] if count(state, seat, place, FLAGSHIP)), "")


def was_beaten(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """As the defender, in a round of dice, and not because he has left (ruling 110)."""
    battle = game.subject(occasion, SpaceBattle)
    fine = battle is None or (battle.defender == seat and battle.left == NOBODY and bool(battle.at_start))
    return None if fine and occasion["loser"] == seat else UNSAID


def flagship_is_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """On the board, and nothing holds it where it is."""
    state, place = of(game), flagship_of(of(game), seat)
    held = place and SYSTEM[place] != occasion["system"] and turned(state, SHUT, 0, seat) >> SYSTEM[place] & 1
    return None if place and not held else UNSAID


class TakeRoundBack(Effect, frozen=True):
    def run(self, game: Game) -> None:
        battle = game.step_at(self.occasion.subject, SpaceBattle)
        fleets = list(zip((battle.attacker, battle.defender), battle.at_start, strict=True))
        restore(game, battle.place, fleets, battle.round_begun, battle.before)
        taken = dict(zip(("attacker_took", "defender_took"), battle.before.taken, strict=True))
        game.amend(SpaceBattle, self.occasion.subject, **taken)
        game.tell("round_taken_back", self.seat, battle.system)


class BringFlagship(Effect, frozen=True):
    """From wherever it is; it may take cargo along from there."""

    def run(self, game: Game) -> Step:
        state, system = of(game), int(self.occasion["system"])
        origin = flagship_of(state, self.seat)
        (damage,) = damage_of(state, self.seat, origin, FLAGSHIP)
        (ship,) = ships_of(state, self.seat, origin, FLAGSHIP, damage)
        move_ship(game, self.seat, origin, SPACE[system], ship, BEACON)
        return TakeAlong(seat=self.seat, occasion=self.occasion, origin=origin)


class TakeAlong(Aim, frozen=True):
    """One unit at a time, from planets, from space and out of other ships of the system that it has left."""

    rule: ClassVar[str] = "SA-13.2.5"
    prompt: ClassVar[str] = "take_along"
    verbs: ClassVar[tuple[str, ...]] = ("load",)

    origin: str = ""
    fighters: int = 0

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    @property
    def system(self) -> int:
        return int(self.occasion["system"])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"origin": SYSTEM[self.origin], "system": self.system}

    def _ship(self, state: Ti3State) -> Load:
        place = SPACE[self.system]
        (damage,) = damage_of(state, self.seat, place, FLAGSHIP)
        return ships_of(state, self.seat, place, FLAGSHIP, damage)[0]

    def _places(self, state: Ti3State) -> list[str]:
        """Where it has come from; what is in the battle already need not come."""
        places = [place for place in state.units[self.seat] if SYSTEM[place] == SYSTEM[self.origin]]
        return [] if SYSTEM[self.origin] == self.system else places

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        ship, places = self._ship(state), self._places(state)
        found: list[Option] = [
            ("load", kind, place, *named)
            for place in places
            for kind in state.edition.cargo_kinds
            if count(state, seat, place, kind) and room_for(state, seat, ship, kind, self.fighters) > 0
            if kind != FIGHTER or place in AREAS
            for named in leaves_named(state, seat, place, kind)
        ]
        return [*found, DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), str(option[2])
        refusal = unit_refusal(of(game), seat, kind, place, self.rule)
        return refusal or Refusal(self.rule, "not_taken_along", (kind, place))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        state, kind, place = of(game), str(option[1]), str(option[2])
        leave(game, seat, place, SPACE[self.system], kind, 1, TRANSPORT, option[3:])
        if is_bound(state, kind):
            bind(state, seat, SPACE[self.system], self._ship(state), kind)
        more = self.fighters + (kind == FIGHTER)
        return TakeAlong(seat=seat, occasion=self.occasion, origin=self.origin, fighters=more)


class ActivateBattlefield(Effect, frozen=True):
    """A counter of the reinforcements, unless one of his lies there or none is left (rulings 61, 124)."""

    def run(self, game: Game) -> None:
        state, system = of(game), int(self.occasion["system"])
        if not has_token_in(state, self.seat, system) and reinforcements(state, self.seat):
            place_token_from_reinforcements(game, self.seat, system)


LISTENERS: Declared = tuple(
    replace(clause, moment=BEFORE_ALL_ELSE)
    for clause in action_card(
        BEACON,
        "space_battle_end",
        both(was_beaten, flagship_is_there),
        TakeRoundBack(),
        BringFlagship(),
        ActivateBattlefield(),
    )
)
EVENTS: dict[str, tuple[str, ...]] = {"round_taken_back": ("seat", "system")}
