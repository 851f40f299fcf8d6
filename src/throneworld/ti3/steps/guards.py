"""Counters whose neutral units fight when somebody lands, Custodians among them (ruling 85)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.control import ground_forces
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import TACTICAL_ACTION, is_marked, mark
from throneworld.imperium.units import PDS, count, has_ships
from throneworld.imperium.verbs.units import place_units, remove_units
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.domains.tokens import type_of, value_of
from throneworld.ti3.effects.free_units import place_as_far_as_possible
from throneworld.ti3.state import NEUTRAL, NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.tables import AUTOMATED_PDS, FIGHTER, GROUND_FORCE
from throneworld.ti3.tactical.space_battle import SpaceBattle

DEFENCE = "automated_defence"
GUARDS: dict[str, str] = {"fighter_ambush": FIGHTER, "hostile_locals": GROUND_FORCE, DEFENCE: PDS}
"""Counters that are units of nobody, and of which kind."""
PUT_OFF = "put_off"
"""Mark: the neutral Fighters at this planet are fought after its ground units."""
GUARDING = "guarding"
BRINGING = ("settlers", "hostiles_and_natural_wealth")
"""Other counters that bring ground units."""
FIGHT_NOW: Option = ("fight_now",)
FIGHT_LATER: Option = ("fight_later",)


def guards_on(state: Ti3State, planet: str) -> list[tuple[str, int]]:
    """The units of the counters that lie open on a planet: kinds and how many."""
    return [units_of(each) for each in state.counters.get(planet, ()) if type_of(each) in GUARDS]


def units_of(counter: str) -> tuple[str, int]:
    return GUARDS[type_of(counter)], value_of(counter) or AUTOMATED_PDS


def may_be_guarded(state: Ti3State, planet: str) -> bool:
    """Whether somebody might resist, for all that everybody sees: what lies face down may be anything."""
    open_ones = [type_of(each) for each in state.counters.get(planet, ())]
    return planet in state.domain_places or any(
        each in GUARDS or (each in BRINGING and state.meets_counters) for each in open_ones
    )


def place_of_guard(planet: str, kind: str) -> Place:
    return SPACE[SYSTEM[planet]] if kind == FIGHTER else planet


def wake_guard(game: Game, planet: str, counter: str) -> None:
    """Somebody has landed: they stand there until the action ends."""
    kind, number = units_of(counter)
    place_units(game, NEUTRAL, place_of_guard(planet, kind), kind, number, GUARDING)


def neutral_resists(state: Ti3State, planet: str) -> bool:
    """Whether units of nobody hold the ground."""
    return bool(ground_forces(state, NEUTRAL, planet) or count(state, NEUTRAL, planet, PDS))


def neutral_fighters(state: Ti3State, planet: str) -> int:
    return count(state, NEUTRAL, place_of_guard(planet, FIGHTER), FIGHTER)


class OrderFights(Decision, frozen=True):
    """Fighters of nobody are fought at once, or after those who hold the ground (ruling 167)."""

    rule: ClassVar[str] = "SA-3.20.1"
    prompt: ClassVar[str] = "order_fights"

    planet: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return (FIGHT_NOW, FIGHT_LATER) if neutral_resists(of(game), self.planet) else (FIGHT_NOW,)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == FIGHT_NOW:
            fight_fighters(game, seat, self.planet)
        else:
            mark(game, PUT_OFF, seat=seat, subject=self.planet, until=TACTICAL_ACTION)
        return None


def is_put_off(state: Ti3State, planet: str) -> bool:
    return bool(state.marks) and is_marked(state, PUT_OFF, subject=planet)


def fight_fighters(game: Game, seat: int, planet: str) -> None:
    """The active player attacks them with his ships there, if he has any."""
    state, system = of(game), SYSTEM[planet]
    if neutral_fighters(state, planet) and has_ships(state, seat, system):
        game.do(SpaceBattle(attacker=seat, defender=NEUTRAL, system=system))


def restore_guards(game: Game) -> None:
    """When the action is over they are gone, or in full strength again if nobody controls the planet."""
    state = of(game)
    for planet in [each for each in state.counters if guards_on(state, each)]:
        held = state.control.get(planet, NOBODY)
        for kind, _ in guards_on(state, planet):
            place = place_of_guard(planet, kind)
            remove_units(game, NEUTRAL, place, kind, count(state, NEUTRAL, place, kind), GUARDING)
        if held != NOBODY:
            if DEFENCE in state.counters[planet]:
                place_as_far_as_possible(game, held, planet, PDS, 1, DEFENCE)
            put_away_guards(game, planet)


def put_away_guards(game: Game, planet: str) -> None:
    """The counters leave the game."""
    state = of(game)
    left = tuple([each for each in state.counters[planet] if type_of(each) not in GUARDS])
    del state.counters[planet]
    if left:
        state.counters[planet] = left
    game.tell("guards_beaten", planet)


EVENTS: dict[str, tuple[str, ...]] = {"guards_beaten": ("planet",)}
VERBS = {"fight_now": (), "fight_later": ()}
