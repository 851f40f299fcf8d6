"""What action cards do during combats: a step for each mechanic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.casualties import COMBAT, cancel_hits
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.naming import casualty_refusal, destroy_options, unit_named
from throneworld.imperium.combat.targets import targets_of
from throneworld.imperium.effects.aims import ChooseSystem
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.quantities import KEEPS_SUSTAIN
from throneworld.imperium.rolling import roll_for_hits
from throneworld.imperium.state import AREAS
from throneworld.imperium.verbs.units import repair_unit
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.board import places_in
from throneworld.ti4.state import NOBODY, SYSTEM, Place, Ti4State, of
from throneworld.ti4.tables import INFANTRY
from throneworld.ti4.tactical.retreat import Retreat, TakeAboard, destinations, retreat_refusal
from throneworld.ti4.tactical.space_combat import SpaceCombat, end_in_a_draw, forbid_retreat
from throneworld.ti4.units import KINDS, SHIPS, damaged_count, profile

WANT_OF_ROOM: tuple[str, ...] = ("capacity", "no_plastic")
"""How units are destroyed that no ship holds, or that no piece of plastic stands for (RR 16.3, 41.3)."""


def system_of(occasion: Occasion) -> int:
    """Where a combat is: it names the system, or the planet if it is a ground combat."""
    if "system" in occasion.moment.places:
        return int(occasion["system"])
    return SYSTEM[str(occasion["planet"])]


# Hits


class CancelHits(Effect, frozen=True):
    """Up to so many of the hits are cancelled before they are assigned."""

    number: int = 1

    def run(self, game: Game) -> None:
        cancel_hits(game, self.occasion, self.number)


class DestroySustainer(Effect, frozen=True):
    """The ship that has just sustained damage is destroyed; the hit stays cancelled (RR 76)."""

    why: str = ""

    def run(self, game: Game) -> None:
        doomed = (str(self.occasion["kind"]), str(self.occasion["place"]), 1)
        destroy_doomed(game, int(self.occasion["seat"]), (doomed,), self.why, self.seat)


# A ship that takes others along


def fell_as_ship(kind: str, place: Place, how: str) -> bool:
    """Whether a unit that was destroyed in a space combat was a ship.

    Ground forces that fall there fight as ships (The Alastor), unless they are lost for want of room.
    """
    return (kind in SHIPS and place in AREAS) or (kind == INFANTRY and how not in WANT_OF_ROOM)


def space_combat_of(game: Game, seat: int, place: Place) -> SpaceCombat | None:
    """The space combat of a player that goes on in a system, if there is one; not once it is decided."""
    combat = game.nearest(SpaceCombat)
    if combat is None or seat not in (combat.attacker, combat.defender):
        return None
    goes_on = combat.system == SYSTEM[place] and combat.stage not in ("won", "leave")
    return combat if goes_on else None


def opponent_in(combat: SpaceCombat, seat: int) -> int:
    return combat.defender if seat == combat.attacker else combat.attacker


class RollForDestroyedShip(Effect, frozen=True):
    """Dice against the combat value of the ship that was lost, without any modifiers.

    For each that is high enough the opponent chooses a ship of his and destroys it: that is no hit.
    """

    dice: int = 2
    why: str = ""

    def run(self, game: Game) -> Step | None:
        seat, kind, place = self.seat, str(self.occasion["kind"]), str(self.occasion["place"])
        combat = space_combat_of(game, seat, place)
        assert combat is not None
        needs = profile(of(game), seat, kind).combat
        many = roll_for_hits(game, seat, self.dice, self.why, needs)
        return DestroyOwnShips(opponent_in(combat, seat), combat.place, many, seat, self.why)


class DestroyOwnShips(Decision, frozen=True):
    """A player chooses and destroys so many of his ships in a combat, one after the other."""

    rule: ClassVar[str] = "RR 1.1"
    prompt: ClassVar[str] = "destroy_own_ships"
    place: Place = ""
    count: int = 0
    by: int = NOBODY
    why: str = ""

    def run(self, game: Game) -> Step | None:
        if not self.count or not targets_of(of(game), self.seat, self.place, COMBAT):
            return None
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "count": self.count, "why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return destroy_options(targets_of(of(game), self.seat, self.place, COMBAT), self.place)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return casualty_refusal(of(game), seat, option, self.place, self.rule, ())

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        destroy_doomed(game, seat, (unit_named(option, self.place),), self.why, self.by)
        return replace(self, count=self.count - 1)


# Repairs


def repairable(state: Ti4State, seat: int, system: int) -> Iterator[tuple[Place, str, int]]:
    """Damaged units of a player in a system that still have sustain damage: place, kind, how many."""
    for place in places_in(system) if state.damaged[seat] else ():
        for kind in KINDS:
            many = damaged_count(state, seat, place, kind)
            if many and not banned_by(state, KEEPS_SUSTAIN, seat, kind):
                yield place, kind, many


class RepairHere(Effect, frozen=True):
    """Units of the player with sustain damage, in the space area and on the planets: all, or of one kind."""

    kind: str = ""

    def run(self, game: Game) -> None:
        for place, kind, many in tuple(repairable(of(game), self.seat, system_of(self.occasion))):
            if self.kind in ("", kind):
                repair_unit(game, self.seat, place, kind, many)


# Retreats


class ForbidRetreat(Effect, frozen=True):
    """Whoever has announced a retreat stays in this round."""

    def run(self, game: Game) -> None:
        forbid_retreat(game, self.occasion)


class ChooseRefuge(ChooseSystem, frozen=True):
    """An adjacent system without ships of others, whether there is anything of the player's or not."""

    rule: ClassVar[str] = "RR 49.9"
    prompt: ClassVar[str] = "choose_refuge"
    sought: ClassVar[str] = "sought_refuge"

    def targets_there(self, state: Ti4State) -> Iterable[tuple[Noun, ...]]:
        return [(system,) for system in refuges(state, self.seat, self.occasion)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return retreat_refusal(of(game), seat, system_of(self.occasion), int(option[1]), self.rule)


def refuges(state: Ti4State, seat: int, occasion: Occasion) -> tuple[int, ...]:
    """The card says nothing of anomalies: what keeps ships out keeps these out (RR 11.1, 50.1, 75.1)."""
    return destinations(state, seat, system_of(occasion), anywhere=True)


class Disengage(Effect, frozen=True):
    """All ships go, with what they can carry, and a command token; the combat has no winner.

    It is no retreat, so nothing that forbids one matters; otherwise all goes as in a retreat (RR 67.7).
    Nobody is asked for more at that stop: there is no round for it.
    """

    def run(self, game: Game) -> Step | None:
        system, target = system_of(self.occasion), int(self.targets[0])
        end_in_a_draw(game, self.occasion)
        game.void_window(self.occasion)
        game.do(TakeAboard(seat=self.seat, system=system))
        return Retreat(seat=self.seat, system=system, target=target, stage="leave_behind")
