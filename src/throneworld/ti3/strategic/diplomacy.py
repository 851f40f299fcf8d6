"""Diplomacy (SA-15.2): counters of others at home, planets by annexation, and protection while it is held."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.adjacency import around
from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, all_systems, held_planets, home_planets, territory
from throneworld.imperium.control import ground_forces
from throneworld.imperium.marks import TURN, is_marked, mark
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.imperium.strategic import Primary, Secondary, secondary_cost
from throneworld.imperium.tokens import PlaceTokenOn
from throneworld.imperium.units import STRUCTURES
from throneworld.imperium.verbs.tokens import has_token_in
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.control import ANNEXED, GainPlanet, destroy_installations
from throneworld.ti3.leaders.whereabouts import leaders_at
from throneworld.ti3.nouns import PLANET, SYSTEM
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.quantities import SUBVERTS
from throneworld.ti3.state import NEUTRAL, NOBODY, Ti3State, of
from throneworld.ti3.state import SYSTEM as SYSTEM_OF
from throneworld.ti3.strategic.halves import ChooseHalf
from throneworld.ti3.strategic.subverting import LoseGroundUnit
from throneworld.ti3.tables import MECATOL_REX
from throneworld.ti3.verbs.domains import custodians_on

CARD = "diplomacy"
PRICE = 2
"""Influence for a planet."""
ANNEXED_NOW = "annexed"
"""Mark until the turn is over: this player has annexed the planet that is the subject."""
PASS_BY: Option = ("done",)


class PrimaryDiplomacy(Primary, frozen=True):
    """a: counters of all others; b: the secondary ability, free (SA-15.2.3, 15.2.5)."""

    stages: ClassVar[tuple[str, ...]] = ("choose",)

    def choose(self, game: Game) -> None:
        game.do(ChooseDiplomacy(seat=self.seat))


class ChooseDiplomacy(ChooseHalf, frozen=True):
    rule: ClassVar[str] = "SA-15.2.3"
    card: ClassVar[str] = CARD
    halves: ClassVar[tuple[str, ...]] = ("a", "b")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option[1] == "a":
            game.do(*counters_of_others(game, seat))
            return None
        return Annex(seat=seat, free=True)


# a: counters of others


def counters_of_others(game: Game, seat: int) -> list[Step]:
    """One of each, opponent by opponent."""
    return [PlaceCounterOf(seat=seat, other=other) for other in opponents_in_rotation(of(game), seat)]


def own_systems(state: Ti3State, seat: int) -> list[int]:
    """Systems with planets of a player."""
    held = {SYSTEM_OF[planet] for planet in held_planets(state, seat)}
    return [system for system in all_systems(state) if system in held]


class PlaceCounterOf(Decision, frozen=True):
    """Into which of his systems a counter of another goes; not where one lies already (ruling 68)."""

    rule: ClassVar[str] = "SA-15.2.3"
    prompt: ClassVar[str] = "place_counter_of"
    verbs: ClassVar[tuple[str, ...]] = ("counter_in",)
    fewest: ClassVar[int] = 1

    other: int = NOBODY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("counter_in", system) for system in own_systems(of(game), seat)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        there = has_token_in(of(game), self.other, int(option[1]))
        return Refusal("SA-3.14.2", "counter_there", option[1:]) if there else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        system = option[1]
        return Refusal(self.rule, "no_planet_of_yours", (system,))

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        """From his reinforcements, else from an area of his choice (SA-15.2.4)."""
        return PlaceTokenOn(seat=self.other, system=int(option[1]))


# b, and the secondary: annexation


class SecondaryDiplomacy(Secondary, frozen=True):
    """A counter and two influence for an empty planet nearby (SA-15.2.6)."""

    stages: ClassVar[tuple[str, ...]] = ("annex",)
    card: ClassVar[str] = CARD
    asks: ClassVar[bool] = True

    @classmethod
    def is_offered(cls, game: Game, seat: int) -> bool:
        state = of(game)
        pays = can_pay(state, seat, PRICE, INFLUENCE)
        if not pays or state.strategy[seat] < secondary_cost(state, seat, CARD):
            return False
        return cls.has_use(game, seat)

    @classmethod
    def has_use(cls, game: Game, seat: int) -> bool:
        state = of(game)
        return any(annex_refusal(state, seat, planet) is None for planet in planets_nearby(state, seat))

    def annex(self, game: Game) -> None:
        game.do(Annex(seat=self.seat, free=self.granted))


def planets_nearby(state: Ti3State, seat: int) -> list[str]:
    """Planets in or adjacent to systems with planets or units of a player."""
    mine = territory(state, seat)
    near = mine | around(adjacency(state, seat), mine)
    planets = [planet for system in members(near) for planet in state.edition.planets[system]]
    return [planet for planet in planets if state.control.get(planet) != seat]


def annex_refusal(state: Ti3State, seat: int, planet: str) -> Refusal | None:
    """Why a planet cannot be annexed (SA-15.2.6, 15.2.7, rulings 31, 69, 85)."""
    subverts = bool(granted_by(state, SUBVERTS, seat))
    if planet == MECATOL_REX and not subverts:
        return Refusal("SA-15.2.7", "not_mecatol_rex")
    if any(planet in home_planets(state, other) for other in range(len(state.factions)) if other != seat):
        return Refusal("SA-15.2.7", "home_planet", (planet,))
    owner = state.control.get(planet, NOBODY)
    ours = state.ours(seat, owner)
    if ours:
        return ours
    if owner != NOBODY and CARD in state.strategy_cards[owner]:
        return Refusal("SA-15.2.7", "protected_by_diplomacy", (planet,))
    if is_marked(state, ANNEXED_NOW, subject=planet):
        return Refusal("SA-15.2.7", "annexed_this_turn", (planet,))
    free = is_nobodys_post(state, planet) if subverts else is_empty(state, planet)
    return None if free else Refusal("SA-15.2.6", "planet_not_empty", (planet,))


def is_nobodys_post(state: Ti3State, planet: str) -> bool:
    """Neither Custodians nor other units of nobody hold it: whoever owns it can be talked to."""
    return not ground_forces(state, NEUTRAL, planet) and not custodians_on(state, planet)


def is_empty(state: Ti3State, planet: str) -> bool:
    """No ground units, leaders, PDS or docks of anybody."""
    index = state.edition.index
    for side in (NEUTRAL, *range(len(state.factions))):
        group = state.forces(side).get(planet)
        if group and (ground_forces(state, side, planet) or any(group[index[kind]] for kind in STRUCTURES)):
            return False
    return not leaders_at(state, planet) and not custodians_on(state, planet)


class Annex(Decision, frozen=True):
    """A planet that nobody occupies changes hands without a landing; it is no act of war (ruling 30)."""

    rule: ClassVar[str] = "SA-15.2.6"
    prompt: ClassVar[str] = "annex_planet"
    verbs: ClassVar[tuple[str, ...]] = ("annex",)

    free: bool = False

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("annex", planet) for planet in planets_nearby(of(game), seat)], PASS_BY]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == PASS_BY:
            return None
        return annex_refusal(of(game), seat, str(option[1])) or self._price_refusal(of(game), seat)

    def _price_refusal(self, state: Ti3State, seat: int) -> Refusal | None:
        """He may have given away what he could pay with when he was asked (SA-11.1.3)."""
        if self.free:
            return None
        if state.strategy[seat] < secondary_cost(state, seat, CARD):
            return Refusal(self.rule, "no_strategy_counter")
        if not can_pay(state, seat, PRICE, INFLUENCE):
            return Refusal(self.rule, "not_enough_influence", (PRICE,))
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = option[1]
        if of(game).control.get(str(planet)) == seat:
            return Refusal(self.rule, "yours_already", (planet,))
        return Refusal(self.rule, "too_far_away", (planet,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == PASS_BY:
            return None
        planet = str(option[1])
        if not self.free:
            SecondaryDiplomacy(seat=seat).spend(game)
            game.do(Pay(seat=seat, amount=PRICE, currency=INFLUENCE, why=CARD))
        owner = of(game).control.get(planet, NOBODY)
        if granted_by(of(game), SUBVERTS, seat):
            game.do(LoseGroundUnit(seat=owner, planet=planet, by=seat))
        game.do(Claim(seat=seat, planet=planet))
        return None


class Claim(Step, frozen=True):
    """The card changes hands if no ground unit is left, and whatever its owner has built there is lost."""

    seat: int = NOBODY
    planet: str = ""

    def run(self, game: Game) -> None:
        state = of(game)
        owner = state.control.get(self.planet, NOBODY)
        if owner != NOBODY and ground_forces(state, owner, self.planet):
            return
        if owner != NOBODY:
            destroy_installations(game, owner, self.planet, self.seat)
        mark(game, ANNEXED_NOW, seat=self.seat, subject=self.planet, until=TURN)
        game.do(GainPlanet(seat=self.seat, planet=self.planet, how=ANNEXED))


VERBS: Verbs = {"annex": (PLANET,), "counter_in": (SYSTEM,)}
