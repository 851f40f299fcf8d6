"""Cards against a fleet that has just moved in: PDS that fire more, and docks that fire as PDS do."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.combat.dice import Dice
from throneworld.imperium.combat.purposes import SPACE_CANNON
from throneworld.imperium.conditions import both, standing
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import there_is
from throneworld.imperium.effects.lasting import THIS_SYSTEM, Lasting
from throneworld.imperium.marks import TURN, is_marked
from throneworld.imperium.modifiers import Modifier, banned_by, granted_by
from throneworld.imperium.units import PDS, count, has_ships
from throneworld.kernel.asks import Noun, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.conditions import it_concerns_an_opponent
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.naming import ChooseTargetDock
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import DEFIES_AGENTS, FIRE_IS_WAR, MAY_FIRE, PDS_DICE
from throneworld.ti3.state import NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.tactical.arrival import Arrival
from throneworld.ti3.tactical.cannons import Gun, battery, reach_of
from throneworld.ti3.tactical.hits import TakeHits
from throneworld.ti3.tactical.rolling import INVASION_DEFENCE, Shooting, Volley, dice_for
from throneworld.ti3.war import act_of_war

INCOMING, BATTLESTATION = "incoming", "jury_rigged_battlestation"
ALERTED = "alerted"
"""Mark for a turn: PDS of this player in the system that is the subject roll more, whatever Agents do."""
SHOTS = 3


def a_fleet_has_come(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Ships have moved in, and some are there; while the stop is being made they are not to be seen yet."""
    arrival, system = game.subject(occasion, Arrival), int(occasion["system"])
    came = arrival is None or bool(arrival.arrived(of(game), system))
    there = has_ships(of(game), int(occasion["seat"]), system)
    return None if came and there else Refusal("SA-3.15.1", "no_ships_came", (system,))


def it_was_activated(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Ships also move a step without an activation."""
    fine = int(occasion["system"]) in of(game).active_systems()
    return None if fine else Refusal("SA-3.14.1", "not_activated_now", (occasion["system"],))


# PDS that roll more


def my_pds_are_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state, system = of(game), int(occasion["system"])
    there = any(count(state, seat, planet, PDS) for planet in state.edition.planets[system])
    return None if there else Refusal("SA-13.17.1", "no_pds_of_yours_there", (system,))


def is_alerted(state: Ti3State, seat: int, place: str, purpose: str = "") -> bool:
    return is_marked(state, ALERTED, seat, SYSTEM[place])


# Docks that fire


@standing("space_cannon_static", BATTLESTATION)
def guns_of_dock(state: Ti3State, seat: int, target: int, dock: str, system: int) -> list[Gun]:
    """As a PDS there would fire, if it reaches the fleet and nothing keeps it from firing."""
    if banned_by(state, MAY_FIRE, seat, system) or not reach_of(state, seat, PDS, system) >> SYSTEM[dock] & 1:
        return []
    return battery(state, seat, target, PDS, dock, system)


def _reaches_fleet(state: Ti3State, aim: Aim, dock: tuple[Noun, ...]) -> bool:
    target, system = int(aim.occasion["seat"]), int(aim.occasion["system"])
    return dock[0] == aim.seat and bool(guns_of_dock(state, aim.seat, target, str(dock[1]), system))


class DockFires(Shooting, frozen=True):
    """Three shots at once; the hits are taken like those of PDS."""

    stages: ClassVar[tuple[str, ...]] = ("war", "roll", "hit")

    seat: int = NOBODY
    other: int = NOBODY
    dock: str = ""
    system: int = 0

    def war(self, game: Game) -> None:
        if granted_by(of(game), FIRE_IS_WAR, self.seat):
            act_of_war(game, self.seat, self.other, self.system)

    def roll(self, game: Game) -> None:
        place = SPACE[self.system]
        dice = self._dice(of(game))
        if dice:
            game.do(Volley(seat=self.seat, other=self.other, place=place, dice=dice, purpose=SPACE_CANNON))

    def _dice(self, state: Ti3State) -> Dice:
        guns = guns_of_dock(state, self.seat, self.other, self.dock, self.system)
        own = dice_for(state, self.seat, PDS, self.dock, SPACE_CANNON, SHOTS, len(guns))
        return tuple([replace(die, needs=guns[0].needs) for die in own])

    def hit(self, game: Game) -> None:
        hits, place = self.hits_by(self.seat), SPACE[self.system]
        if hits:
            game.do(TakeHits(seat=self.other, place=place, hits=hits, by=self.seat, how=SPACE_CANNON))


class FireDock(Effect, frozen=True):
    def run(self, game: Game) -> Step:
        about = self.occasion
        return DockFires(
            seat=self.seat, other=int(about["seat"]), dock=str(self.targets[1]), system=int(about["system"])
        )


MY_DOCK = ChooseTargetDock(filters=("reaches_fleet",))
LISTENERS: Declared = (
    *action_card(
        INCOMING,
        "moved_in_after",
        both(it_concerns_an_opponent, it_was_activated, a_fleet_has_come, my_pds_are_there),
        Lasting(ALERTED, TURN, on=THIS_SYSTEM),
    ),
    *action_card(
        BATTLESTATION,
        "moved_in_after",
        both(it_concerns_an_opponent, it_was_activated, a_fleet_has_come, there_is(MY_DOCK)),
        FireDock(),
        aims=(MY_DOCK,),
    ),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        PDS_DICE,
        INCOMING,
        window="space_cannon_static",
        mark=ALERTED,
        add=1,
        where=lambda state, seat, place, purpose: (
            purpose != INVASION_DEFENCE and is_alerted(state, seat, place)
        ),
    ),
    modifies(
        PDS_DICE,
        INCOMING,
        window="invasion_defence_static",
        mark=ALERTED,
        add=1,
        where=lambda state, seat, place, purpose: (
            purpose == INVASION_DEFENCE and is_alerted(state, seat, place)
        ),
    ),
    modifies(
        DEFIES_AGENTS, INCOMING, window="invasion_defence_static", mark=ALERTED, grants=True, where=is_alerted
    ),
)
FILTERS: Filters = {"target_dock": {"reaches_fleet": _reaches_fleet}}
