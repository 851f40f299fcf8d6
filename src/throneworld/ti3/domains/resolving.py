"""Counters of planets on which somebody has landed: red ones, fights, green ones (ruling 167)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.control import ground_forces
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.units import has_ships
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.ti3.domains.dangers import (
    CatchDisease,
    FindHostages,
    Irradiate,
    MeetSettlers,
    WakeDefence,
    WakeGuards,
)
from throneworld.ti3.domains.discoveries import (
    AskNatives,
    FindWealth,
    InheritTechnology,
    JoinSociety,
    OpenWorldgate,
    UseFactory,
)
from throneworld.ti3.domains.encounters import Encounter, FindIt, FindNothing
from throneworld.ti3.domains.tokens import type_of
from throneworld.ti3.domains.voids import (
    BoardFreighters,
    Collide,
    Discover,
    MeetPirates,
    PassGyre,
    SearchGraveyard,
)
from throneworld.ti3.quantities import GUARDS_YIELD
from throneworld.ti3.state import NOBODY, SPACE, Ti3State, of
from throneworld.ti3.steps.guards import (
    GUARDS,
    OrderFights,
    guards_on,
    neutral_fighters,
    neutral_resists,
    put_away_guards,
)
from throneworld.ti3.tables import DOMAIN_COUNTER, RED
from throneworld.ti3.tactical.landed import Landed
from throneworld.ti3.verbs.domains import turn_up

ENCOUNTERS: dict[str, Encounter] = {
    # Red: those that bring no fight come first
    "settlers": MeetSettlers(),
    "neutron_radiation": Irradiate(),
    "bio_hazard": CatchDisease(),
    "hostiles_and_natural_wealth": FindHostages(),
    "automated_defence": WakeDefence(),
    "fighter_ambush": WakeGuards(),
    "hostile_locals": WakeGuards(),
    # Green
    "peaceful_annexation": FindNothing(),
    "hidden_factory": UseFactory(),
    "native_intelligence": AskNatives(),
    "natural_wealth": FindWealth(),
    "industrial_society": JoinSociety(),
    "technological_legacy": InheritTechnology(),
    "lazax_survivors": FindIt(),
    "wormhole_discovery": FindIt(),
    "worldgate": OpenWorldgate(),
    # Red, in space
    "sudden_collision": Collide(),
    "space_pirates": MeetPirates(),
    "warp_gyre": PassGyre(),
    # Green, in space
    "void_space": FindNothing(),
    "abandoned_freighters": BoardFreighters(),
    "uncharted_habitats": FindIt(),
    "ship_graveyard": SearchGraveyard(),
    "discovery": Discover(),
    "alien_technology": FindIt(),
    "space_wormhole_discovery": FindIt(),
}
"""What is done about a counter; where several of one colour lie, in this order."""
ORDER = tuple(ENCOUNTERS)


def is_red(counter: str) -> bool:
    return DOMAIN_COUNTER[type_of(counter)].colour == RED


def waiting(state: Ti3State, place: Place, red: bool, done: Sequence[str]) -> list[str]:
    """The open counters of a colour there that have not been met in this landing."""
    there = [
        each for each in state.counters.get(place, ()) if state.meets_counters or type_of(each) in GUARDS
    ]
    left = sorted(
        [each for each in there if is_red(each) == red],
        key=lambda counter: ORDER.index(type_of(counter)),
    )
    for each in done:
        if each in left:
            left.remove(each)
    return left


def has_counters(state: Ti3State, planet: str) -> bool:
    return planet in state.domain_places or planet in state.counters


class ResolveCounters(Procedure, frozen=True):
    """All planets on which somebody has landed, in an order that he chooses (ruling 95)."""

    stages: ClassVar[tuple[str, ...]] = ("next_planet", "resolve")

    seat: int = NOBODY
    planets: tuple[str, ...] = ()
    landed: tuple[Landed, ...] = ()
    planet: str = ""

    def next_planet(self, game: Game) -> Step | None:
        state = of(game)
        left = [each for each in self.planets if has_counters(state, each)]
        left = [each for each in left if ground_forces(state, self.seat, each)]
        if not left:
            return END
        game.do(NextCounter(seat=self.seat, planets=tuple(left)))
        return None

    def resolve(self, game: Game) -> Step:
        game.do(MeetCounters(seat=self.seat, planet=self.planet, landed=self.landed))
        return self.to("next_planet", planets=tuple([each for each in self.planets if each != self.planet]))


class NextCounter(Decision, frozen=True):
    """Which planet comes first."""

    rule: ClassVar[str] = "SA-16.2.5"
    prompt: ClassVar[str] = "next_counter"

    planets: tuple[str, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": len(self.planets)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("next", planet) for planet in self.planets]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "nothing_to_resolve", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(ResolveCounters, planet=str(option[1]))


class MeetCounters(Procedure, frozen=True):
    """One planet: what lies face down is turned up, then those who live to see it meet it all."""

    stages: ClassVar[tuple[str, ...]] = ("show", "red", "fighters", "green")

    seat: int = NOBODY
    planet: str = ""
    landed: tuple[Landed, ...] = ()
    done: tuple[str, ...] = ()

    def show(self, game: Game) -> None:
        """Custodians yield to whom they serve."""
        state = of(game)
        if self.planet in state.domain_places:
            turn_up(game, self.seat, self.planet)
        if guards_on(state, self.planet) and granted_by(state, GUARDS_YIELD, self.seat, self.planet):
            put_away_guards(game, self.planet)

    def red(self, game: Game) -> Step | None:
        state = of(game)
        left = waiting(state, self.planet, True, self.done)
        if not left or not ground_forces(state, self.seat, self.planet):
            return None
        meet(game, self.seat, self.planet, left[0], self.landed)
        return self.to("red", done=(*self.done, left[0]))

    def fighters(self, game: Game) -> None:
        """At once, or after those who hold the ground."""
        if neutral_fighters(of(game), self.planet):
            game.do(OrderFights(seat=self.seat, planet=self.planet))

    def green(self, game: Game) -> None:
        """Where units of nobody hold the ground they have to be beaten first."""
        if not neutral_resists(of(game), self.planet):
            game.do(MeetGreen(seat=self.seat, planet=self.planet))


class MeetGreen(Procedure, frozen=True):
    """If somebody is left who finds them."""

    stages: ClassVar[tuple[str, ...]] = ("green",)

    seat: int = NOBODY
    planet: str = ""
    done: tuple[str, ...] = ()

    def green(self, game: Game) -> Step | None:
        state = of(game)
        left = waiting(state, self.planet, False, self.done)
        if not left or not ground_forces(state, self.seat, self.planet):
            return None
        meet(game, self.seat, self.planet, left[0])
        return self.to("green", done=(*self.done, left[0]))


# In space


class MeetSpaceCounters(Procedure, frozen=True):
    """What waits for a fleet in a void: red ones first, as long as there is a fleet."""

    stages: ClassVar[tuple[str, ...]] = ("show", "red", "green")

    seat: int = NOBODY
    system: int = 0
    done: tuple[str, ...] = ()

    @property
    def place(self) -> Place:
        return SPACE[self.system]

    def show(self, game: Game) -> None:
        if self.place in of(game).domain_places:
            turn_up(game, self.seat, self.place)

    def red(self, game: Game) -> Step | None:
        return self._next(game, True)

    def green(self, game: Game) -> Step | None:
        return self._next(game, False)

    def _next(self, game: Game, red: bool) -> Step | None:
        left = waiting(of(game), self.place, red, self.done)
        if not left or not has_ships(of(game), self.seat, self.system):
            return None
        meet(game, self.seat, self.place, left[0])
        return self.to("red" if red else "green", done=(*self.done, left[0]))


def meet_in_space(game: Game, seat: int, system: int) -> None:
    state = of(game)
    if has_counters(state, SPACE[system]) and has_ships(state, seat, system):
        game.do(MeetSpaceCounters(seat=seat, system=system))


def meet(game: Game, seat: int, place: Place, counter: str, landed: tuple[Landed, ...] = ()) -> None:
    encounter = replace(ENCOUNTERS[type_of(counter)], seat=seat, place=place, counter=counter)
    if isinstance(encounter, MeetSettlers):
        encounter = replace(encounter, landed=landed)
    game.do(encounter)
