"""Cards that are an action and hold for a while: for a system, for two players, for a kind of ship."""

from __future__ import annotations

from throneworld.galaxy.sets import System, Systems
from throneworld.imperium.conditions import always
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.aims import ChoosePlayer, ChooseSystem, there_is
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import CHOSEN, Verb
from throneworld.imperium.marks import ROUND, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import FLEET_LIMIT, MAY_ACTIVATE, SUSTAINS
from throneworld.imperium.units import CRUISER, SPACE_DOCK
from throneworld.imperium.verbs.planets import exhaust_planets
from throneworld.kernel.game import Game
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.effects.consent import SystemOutsideHomes
from throneworld.ti3.effects.due import DUE, LetGo, PutOff, comes_due
from throneworld.ti3.modifying import ANYBODY, modifies
from throneworld.ti3.quantities import CAPACITY_CHANGES
from throneworld.ti3.state import SYSTEM, Ti3State, of
from throneworld.ti3.steps.capacity import Change, change_by

ARMISTICE, ARMOR, UPRISING, FOOTING = "armistice", "enhanced_armor", "uprising", "war_footing"
AT_PEACE, ARMORED, IN_UPROAR = "at_peace", "armored", "in_uproar"
"""Marks: this player does not activate the system that is the subject; his Cruisers sustain damage; docks in
the system that is the subject build less."""
BUILT_LESS, MORE_SHIPS = 2, 2

OPPONENT = ChoosePlayer(filters=("another",))
WHERE_I_AM = SystemOutsideHomes(filters=("outside_homes", "where_i_am"))
OUTSIDE_HOMES = SystemOutsideHomes(filters=("outside_homes",))


class MakePeace(Verb, frozen=True):
    """For the player who was chosen and for himself, in the system that was."""

    def run(self, game: Game) -> None:
        system, other = map(int, self.targets)
        for seat in (self.seat, other):
            mark(game, AT_PEACE, seat=seat, subject=system, until=ROUND)


class StirUp(Verb, frozen=True):
    """All planets of the system are exhausted, as far as they can be."""

    def run(self, game: Game) -> None:
        state, system = of(game), int(self.targets[0])
        planets = [planet for planet in state.edition.planets[system] if planet in state.control]
        exhaust_planets(game, planets, self.reason)


def at_peace(state: Ti3State, systems: Systems, seat: int) -> Systems:
    for each in marks_of(state, AT_PEACE):
        if each.seat == seat:
            systems &= ~(1 << int(each.subject))
    return systems


def in_uproar(
    state: Ti3State, changes: tuple[Change, ...], seat: int, kind: str, place: Place, nth: int
) -> tuple[Change, ...]:
    stirred = [each for each in marks_of(state, IN_UPROAR) if each.subject == SYSTEM[place]]
    less = [change_by(state, each, more=-BUILT_LESS) for each in stirred if kind == SPACE_DOCK]
    return (*changes, *less)


def on_footing(state: Ti3State, seat: int, system: System) -> int:
    chosen = [each.subject for each in marks_of(state, DUE + FOOTING) if each.seat == seat]
    return MORE_SHIPS * chosen.count(str(system))


def is_cruiser(state: Ti3State, seat: int, kind: str, place: Place) -> bool:
    return kind == CRUISER


LISTENERS: Declared = (
    *action_card(
        ARMISTICE, ACTION, there_is(WHERE_I_AM), MakePeace(why=ARMISTICE), aims=(WHERE_I_AM, OPPONENT)
    ),
    *action_card(ARMOR, ACTION, always, Lasting(ARMORED, ROUND)),
    *action_card(
        UPRISING,
        ACTION,
        there_is(OUTSIDE_HOMES),
        StirUp(why=UPRISING),
        Lasting(IN_UPROAR, ROUND, on=CHOSEN),
        aims=(OUTSIDE_HOMES,),
    ),
    *action_card(FOOTING, ACTION, always, PutOff(card=FOOTING), aims=(ChooseSystem(),)),
    *comes_due(FOOTING, "status_end", LetGo(why=FOOTING)),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_ACTIVATE, ARMISTICE, window="activation_static", mark=AT_PEACE, turns=at_peace),
    modifies(SUSTAINS, ARMOR, window="sustain_damage_static", mark=ARMORED, add=1, where=is_cruiser),
    modifies(
        CAPACITY_CHANGES,
        UPRISING,
        window="production_static",
        mark=IN_UPROAR,
        whose=ANYBODY,
        turns=in_uproar,
    ),
    modifies(FLEET_LIMIT, FOOTING, window="fleet_supply_static", mark=DUE + FOOTING, by=on_footing),
)
