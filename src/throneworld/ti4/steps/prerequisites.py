"""What lets a player ignore prerequisites of a technology, and which of it he uses (RR 79.12 to 79.15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations, product
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from throneworld.imperium.modifiers import turned
from throneworld.imperium.paying import FOR_ME, RESOURCES, Pay, can_pay, can_pay_apart
from throneworld.imperium.planets import readied, values
from throneworld.imperium.quantities import PREREQUISITES, SPECIALTIES
from throneworld.imperium.reasons import readied_refusal
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.tables import BLUE, GREEN, PLANET, RED, TECHNOLOGY, YELLOW
from throneworld.ti4.verbs.technologies import exhaust_technology

ALL_OF_THEM = 99
"""More prerequisites than any technology has."""

Way = tuple[str, ...]
"""Everything that is used for one technology: planets, laws, a technology, an ability."""
Means = dict[str, list[str]]
"""What can ignore one prerequisite, by colour."""


class Waiver(Struct, frozen=True):
    """A component by which prerequisites are ignored, of whatever colour."""

    component: str
    number: int = ALL_OF_THEM
    cost: int = 0
    """Resources that it asks for; the card is exhausted then."""


Waivers = tuple[Waiver, ...]


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
        colour = PLANET[planet].specialty
        if colour:
            found[colour].append(planet)
    return found


def means_of(state: Ti4State, seat: int) -> Means:
    """All that ignores one prerequisite of its colour."""
    return turned(state, SPECIALTIES, specialties(state, seat), seat)


def serves_with(law: str, colour: str) -> Callable[[Ti4State, Means, int], Means]:
    """What a law does that whoever controls its planet may exhaust for a colour."""

    def serve(state: Ti4State, means: Means, seat: int) -> Means:
        if law not in state.exhausted_laws and state.control.get(str(state.laws[law]), NOBODY) == seat:
            means[colour].append(law)
        return means

    return serve


def waivers_of(state: Ti4State, seat: int, technology: str) -> Waivers:
    """All that ignores prerequisites of a technology whatever their colour."""
    return turned(state, PREREQUISITES, (), seat, technology)


def waives(waiver: Waiver, when: Callable[[Ti4State, int, str], bool]) -> Callable[..., Waivers]:
    """What a component does that ignores prerequisites, where it may be used and its cost can be paid."""

    def waive(state: Ti4State, found: Waivers, seat: int, technology: str) -> Waivers:
        fine = when(state, seat, technology) and can_pay(state, seat, waiver.cost, RESOURCES)
        return (*found, waiver) if fine else found

    return waive


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
    return not short or short <= sum([each.number for each in waivers_of(state, seat, technology)])


def ways_of(state: Ti4State, seat: int, technology: str, price: int = 0) -> list[Way]:
    """Every way to meet the prerequisites that uses nothing in vain and leaves the resources to be paid."""
    waivers = waivers_of(state, seat, technology)
    found = _all_ways(state, seat, technology, waivers)
    return [way for way in found if _leaves(state, seat, way, price, waivers)] if price else found


def _leaves(state: Ti4State, seat: int, way: Way, price: int, waivers: Waivers) -> bool:
    """A planet that is exhausted for its specialty pays nothing; what a card costs is paid apart."""
    cost = sum([each.cost for each in waivers if each.component in way])
    return can_pay_apart(state, seat, (price, cost), RESOURCES, without=way)


def _all_ways(state: Ti4State, seat: int, technology: str, waivers: Waivers) -> list[Way]:
    """Each with one waiver at most; what ignores everything for nothing leaves no need of others."""
    lacking = missing(state, seat, technology)
    if not lacking:
        return [()]
    for each in waivers:
        if each.number == ALL_OF_THEM and not each.cost:
            return [(each.component,)]
    means = means_of(state, seat)
    found = _ways(lacking, means, ())
    for each in waivers:
        found += _ways_with(each, lacking, means)
    return found


def _ways_with(waiver: Waiver, lacking: Mapping[str, int], means: Means) -> list[Way]:
    first = (waiver.component,)
    if waiver.number == ALL_OF_THEM:
        return [first]
    return [
        way for colour in lacking for way in _ways({**lacking, colour: lacking[colour] - 1}, means, first)
    ]


def _ways(lacking: Mapping[str, int], means: Means, first: Way) -> list[Way]:
    colours = [combinations(means[colour], count) for colour, count in lacking.items()]
    return [(*first, *(each for chosen in way for each in chosen)) for way in product(*colours)]


def sacrifice(state: Ti4State, way: Way, costs: Mapping[str, int]) -> tuple[int, int]:
    """What a way costs: nothing for an ability, then laws, planets by what they are worth, resources."""
    total = 0
    for each in way:
        if each in state.control:
            total += 1 + sum(values(state, each))
        elif each not in costs:
            total += 1
        elif costs[each]:
            total += 1 + 2 * costs[each]
    return total, len(way)


def use(game: Game, seat: int, way: Way, costs: Mapping[str, int], price: int = 0) -> None:
    """Exhaust and pay what a way to meet the prerequisites asks for; the price is still to be paid then."""
    for each in way:
        if each in PLANET:
            exhaust_planet(game, each, "research")
        elif each not in costs:
            exhaust_law(game, each)
        elif costs[each]:
            exhaust_technology(game, seat, each)
            game.do(Pay(seat=seat, amount=costs[each], currency=RESOURCES, why=each, reserve=price))


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
        return self._use(game, ways[0])

    def _use(self, game: Game, way: Way) -> Step | None:
        use(game, self.seat, way, self._costs(game), self.price)
        return None

    def _costs(self, game: Game) -> dict[str, int]:
        """What each component costs that ignores prerequisites whatever their colour."""
        return {each.component: each.cost for each in waivers_of(of(game), self.seat, self.technology)}

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
            state, costs = of(game), self._costs(game)
            return self._use(game, min(self._ways(game), key=lambda way: sacrifice(state, way, costs)))
        return replace(self, chosen=(*self.chosen, str(option[1])))


EVENTS: dict[str, tuple[str, ...]] = {"law_exhausted": ("law",)}
