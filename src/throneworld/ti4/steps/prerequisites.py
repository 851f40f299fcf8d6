"""What lets a player ignore prerequisites of a technology, and which of it he uses (RR 79.12 to 79.15)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations, product
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.marks import is_marked
from throneworld.imperium.paying import (
    FOR_ME,
    RESOURCES,
    Pay,
    can_pay,
    can_pay_apart,
)
from throneworld.imperium.planets import readied, values
from throneworld.imperium.reasons import readied_refusal
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import RESTRAINED, has_ability, is_readied
from throneworld.ti4.planets import specialty
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import (
    BLUE,
    GREEN,
    PLANET,
    RED,
    TECHNOLOGY,
    UNIT,
    WAR_SUN,
    YELLOW,
)
from throneworld.ti4.verbs.technologies import exhaust_technology

ANALYTICAL = "analytical"
INHERITANCE_SYSTEMS = "inheritance_systems"
INHERITANCE_COST = 2
WEAPON_SCHEMATICS = "publicize_weapon_schematics"
RESEARCH_TEAMS: dict[str, str] = {
    "research_team_biotic": GREEN,
    "research_team_cybernetic": YELLOW,
    "research_team_propulsion": BLUE,
    "research_team_warfare": RED,
}

Way = tuple[str, ...]
"""Everything that is used for one technology: planets, laws, a technology, an ability."""
Means = dict[str, list[str]]
"""What can ignore one prerequisite, by colour."""


def owned_colours(state: Ti4State, seat: int) -> dict[str, int]:
    """How many technologies of each colour a player owns (RR 79.7).

    A Valefar Assimilator takes over a text, not a colour.
    """
    found = {BLUE: 0, GREEN: 0, RED: 0, YELLOW: 0}
    for technology in state.technologies[seat]:
        card = TECHNOLOGY[technology]
        if card.colour and card.faction in ("", state.factions[seat]):
            found[card.colour] += 1
    return found


def missing(state: Ti4State, seat: int, technology: str) -> dict[str, int]:
    """The prerequisites for which a player owns no technology (RR 79.12)."""
    return _lacking(owned_colours(state, seat), technology)


@cache
def needed(technology: str) -> tuple[tuple[str, int], ...]:
    """How many prerequisites of each colour a technology has (RR 79.8)."""
    colours = TECHNOLOGY[technology].prerequisites
    return tuple((colour, colours.count(colour)) for colour in dict.fromkeys(colours))


def _lacking(owned: Mapping[str, int], technology: str) -> dict[str, int]:
    return {colour: count - owned[colour] for colour, count in needed(technology) if count > owned[colour]}


# What ignores prerequisites


def specialties(state: Ti4State, seat: int) -> Means:
    """Readied planets with a technology specialty (RR 79.14, 79.15)."""
    found: Means = {BLUE: [], GREEN: [], RED: [], YELLOW: []}
    for planet in readied(state, seat):
        colour = specialty(planet)
        if colour:
            found[colour].append(planet)
    return found


@standing("research_when", *RESEARCH_TEAMS)
def research_teams(state: Ti4State, seat: int) -> list[tuple[str, str]]:
    """Readied laws on planets that a player controls, and the colour that each ignores."""
    return [
        (law, colour)
        for law, colour in RESEARCH_TEAMS.items()
        if law in state.laws
        and law not in state.exhausted_laws
        and state.control.get(str(state.laws[law]), NOBODY) == seat
    ]


def means_of(state: Ti4State, seat: int) -> Means:
    """All that ignores one prerequisite of its colour."""
    found = specialties(state, seat)
    if state.laws:
        for law, colour in research_teams(state, seat):
            found[colour].append(law)
    return found


@standing("research_when", ANALYTICAL)
def is_analytical(state: Ti4State, seat: int, technology: str) -> bool:
    """One prerequisite of any colour, if it is no unit upgrade; a choice, so that some cards prevent it."""
    if TECHNOLOGY[technology].unit or not has_ability(state, seat, ANALYTICAL):
        return False
    return not (state.marks and is_marked(state, RESTRAINED, seat))


@standing("research_when", INHERITANCE_SYSTEMS)
def may_inherit(state: Ti4State, seat: int) -> bool:
    """All prerequisites, for two resources."""
    return is_readied(state, seat, INHERITANCE_SYSTEMS) and can_pay(state, seat, INHERITANCE_COST, RESOURCES)


@standing("research_when", WEAPON_SCHEMATICS)
def is_publicized(state: Ti4State, technology: str) -> bool:
    """All prerequisites of war sun technologies, as soon as anybody owns one."""
    if WEAPON_SCHEMATICS not in state.laws or not _is_war_sun(technology):
        return False
    return any(_is_war_sun(each) for owned in state.technologies for each in owned)


def _is_war_sun(technology: str) -> bool:
    unit = TECHNOLOGY[technology].unit
    return bool(unit) and UNIT[unit].type == WAR_SUN


def short_of(state: Ti4State, seat: int, technology: str) -> str:
    """The prerequisites that nothing meets, in words: colours, each with their number."""
    means = means_of(state, seat)
    short = {colour: count - len(means[colour]) for colour, count in missing(state, seat, technology).items()}
    return " ".join([f"{colour} {count}" for colour, count in short.items() if count > 0])


# Whether, and how


def can_satisfy(state: Ti4State, seat: int, technology: str, owned: Mapping[str, int], means: Means) -> bool:
    """Whether the prerequisites can be met now, given what is owned and what ignores one of them."""
    lacking = _lacking(owned, technology)
    if not lacking:
        return True
    short = sum([max(0, count - len(means[colour])) for colour, count in lacking.items()])
    if short <= is_analytical(state, seat, technology):
        return True
    return may_inherit(state, seat) or is_publicized(state, technology)


def ways_of(state: Ti4State, seat: int, technology: str, price: int = 0) -> list[Way]:
    """Every way to meet the prerequisites that uses nothing in vain and leaves the resources to be paid."""
    found = _all_ways(state, seat, technology)
    return [way for way in found if _leaves(state, seat, way, price)] if price else found


def _leaves(state: Ti4State, seat: int, way: Way, price: int) -> bool:
    """A planet that is exhausted for its specialty pays nothing; what a card costs is paid apart."""
    cost = INHERITANCE_COST if INHERITANCE_SYSTEMS in way else 0
    return can_pay_apart(state, seat, (price, cost), RESOURCES, without=way)


def _all_ways(state: Ti4State, seat: int, technology: str) -> list[Way]:
    lacking = missing(state, seat, technology)
    if not lacking:
        return [()]
    if is_publicized(state, technology):
        return [(WEAPON_SCHEMATICS,)]
    means = means_of(state, seat)
    found = _ways(lacking, means, ())
    if is_analytical(state, seat, technology):
        for colour in lacking:
            found += _ways({**lacking, colour: lacking[colour] - 1}, means, (ANALYTICAL,))
    if may_inherit(state, seat):
        found.append((INHERITANCE_SYSTEMS,))
    return found


def _ways(lacking: Mapping[str, int], means: Means, first: Way) -> list[Way]:
    colours = [combinations(means[colour], count) for colour, count in lacking.items()]
    return [(*first, *(each for chosen in way for each in chosen)) for way in product(*colours)]


def sacrifice(state: Ti4State, way: Way) -> tuple[int, int]:
    """What a way costs: nothing for an ability, then laws, planets by what they are worth, resources."""
    total = 0
    for each in way:
        if each in state.control:
            total += 1 + sum(values(state, each))
        elif each in RESEARCH_TEAMS:
            total += 1
        elif each == INHERITANCE_SYSTEMS:
            total += 1 + 2 * INHERITANCE_COST
    return total, len(way)


def use(game: Game, seat: int, way: Way, price: int = 0) -> None:
    """Exhaust and pay what a way to meet the prerequisites asks for; the price is still to be paid then."""
    for each in way:
        if each in RESEARCH_TEAMS:
            exhaust_law(game, each)
        elif each == INHERITANCE_SYSTEMS:
            exhaust_technology(game, seat, each)
            game.do(Pay(seat=seat, amount=INHERITANCE_COST, currency=RESOURCES, why=each, reserve=price))
        elif each not in (ANALYTICAL, WEAPON_SCHEMATICS):
            exhaust_planet(game, each, "research")


def exhaust_law(game: Game, law: str) -> None:
    state = of(game)
    state.exhausted_laws = (*state.exhausted_laws, law)
    game.tell("law_exhausted", law)


class SatisfyPrerequisites(Decision, frozen=True):
    """Which planet, law or card is used to ignore a prerequisite, one at a time, where there is a choice."""

    rule: ClassVar[str] = "RR 79.14"
    prompt: ClassVar[str] = "satisfy_prerequisites"

    technology: str = ""
    price: int = 0
    """Resources that are paid afterwards."""
    chosen: Way = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"technology": self.technology}

    def run(self, game: Game) -> Step | None:
        ways = self._ways(game)
        if len(ways) > 1:
            return super().run(game)
        use(game, self.seat, ways[0], self.price)
        return None

    def _ways(self, game: Game) -> list[Way]:
        """The different sets of means that contain what is chosen already."""
        found: dict[frozenset[str], Way] = {}
        for way in ways_of(of(game), self.seat, self.technology, self.price):
            if all(each in way for each in self.chosen):
                found.setdefault(frozenset(way), way)
        return list(found.values())

    def candidates(self, game: Game, seat: int) -> list[Option]:
        names = dict.fromkeys([each for way in self._ways(game) for each in way])
        return [*(("ignore_with", name) for name in names if name not in self.chosen), FOR_ME]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        name = option[1]
        refusal = readied_refusal(of(game), seat, name) if name in PLANET else None
        return refusal or Refusal(self.rule, "does_not_help", (name,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == FOR_ME:
            state = of(game)
            use(game, seat, min(self._ways(game), key=lambda way: sacrifice(state, way)), self.price)
            return None
        return replace(self, chosen=(*self.chosen, str(option[1])))


EVENTS: dict[str, tuple[str, ...]] = {"law_exhausted": ("law",)}
