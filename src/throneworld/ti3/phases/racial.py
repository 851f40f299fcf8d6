"""Step 3 of the Status Phase: each player may buy one racial technology (SA-3.30, 10.4, rulings 151, 152).

Of his own race he buys what he does not have. Who has slots for those of others buys what somebody holds
whose units he has destroyed by combat rolls in this round; what gives a slot is never bought itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.modifiers import total
from throneworld.imperium.paying import RESOURCES, Pay, can_pay
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.ascendancy import ascends, halved
from throneworld.ti3.carried_out import carried_out
from throneworld.ti3.deeds import DESTROYED, deeds_of
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.quantities import RACIAL_SLOTS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.tables import RACIAL_TECHNOLOGIES_OF, RACIAL_TECHNOLOGY
from throneworld.ti3.unsaid import UNSAID
from throneworld.ti3.verbs.technologies import gain_racial_technology

DONE: Option = ("done",)


def racial_price(game: Game, seat: int, technology: str) -> int:
    """The printed cost, less his points, plus the costs of those he has; never below 0 (SA-3.30.2). With
    Ascendancy less half of his points (SA-16.7.9)."""
    state = of(game)
    points = halved(state.points[seat]) if ascends(game) else state.points[seat]
    owned = sum([RACIAL_TECHNOLOGY[each].cost for each in state.racial_technologies[seat]])
    return max(0, RACIAL_TECHNOLOGY[technology].cost + owned - points)


def own_technologies(game: Game, seat: int) -> list[str]:
    """Those of his race that are carried out and can be bought at all."""
    state = of(game)
    slots = [each.component for each in state.edition.modifiers[RACIAL_SLOTS]]
    own = carried_out(game, RACIAL_TECHNOLOGIES_OF.get(state.factions[seat], ()))
    return [technology for technology in own if technology not in slots]


def beaten(state: Ti3State, seat: int) -> list[int]:
    """Whose units he has destroyed by combat rolls in this round, in the order of the seats."""
    rolls = state.edition.combat_roll_purposes
    found = {int(each.about[2]) for each in deeds_of(state, DESTROYED, seat) if each.about[4] in rolls}
    return [other for other in range(len(state.factions)) if other in found]


def theirs(state: Ti3State, seat: int) -> list[str]:
    """What those whom he has beaten hold, if he has slots for such; what he holds himself aside."""
    if not total(state, RACIAL_SLOTS, seat):
        return []
    held = [each for other in beaten(state, seat) for each in state.racial_technologies[other]]
    return [each for each in held if not owns_technology(state, seat, each)]


def copies(state: Ti3State, seat: int) -> int:
    """How many of others he holds."""
    race = state.factions[seat]
    return sum([RACIAL_TECHNOLOGY[each].race != race for each in state.racial_technologies[seat]])


def copy_refusal(state: Ti3State, seat: int, technology: str) -> Refusal | None:
    """Of another race: three at most, nothing that changes an ability of that race (SA-10.4.3, 10.4.4)."""
    row = RACIAL_TECHNOLOGY[technology]
    if row.race == state.factions[seat]:
        return None
    if not row.copyable:
        return Refusal("SA-10.4.4", "not_copyable", (technology,))
    free = copies(state, seat) < total(state, RACIAL_SLOTS, seat)
    return None if free else UNSAID


class BuyRacialTechnology(Decision, frozen=True):
    rule: ClassVar[str] = "SA-3.30.1"
    prompt: ClassVar[str] = "buy_racial_technology"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)

    less: int = 0
    """What it costs less than it would in its step."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {f"price_{each}": self._price(game, seat, each) for each in self._named(game, seat)}

    def _price(self, game: Game, seat: int, technology: str) -> int:
        return max(0, racial_price(game, seat, technology) - self.less)

    def _named(self, game: Game, seat: int) -> list[str]:
        return [*own_technologies(game, seat), *theirs(of(game), seat)]

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("gain", technology) for technology in self._named(game, seat)], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        state, technology = of(game), str(option[1])
        if owns_technology(state, seat, technology):
            return Refusal(self.rule, "technology_owned", (technology,))
        price = self._price(game, seat, technology)
        poor = Refusal("SA-3.30.2", "not_enough_resources", (price,))
        fine = can_pay(state, seat, price, RESOURCES)
        return copy_refusal(state, seat, technology) or (None if fine else poor)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, technology = of(game), option[1]
        if technology not in RACIAL_TECHNOLOGY:
            return Refusal("SA-10.4.1", "no_racial_technology", (technology,))
        if owns_technology(state, seat, str(technology)):
            return Refusal(self.rule, "technology_owned", (technology,))
        if total(state, RACIAL_SLOTS, seat):
            return Refusal("SA-10.4.3", "not_of_the_beaten", (technology,))
        return Refusal("SA-10.4.1", "not_of_your_race", (technology,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        technology = str(option[1])
        price = self._price(game, seat, technology)
        game.do(Pay(seat=seat, amount=price, currency=RESOURCES, why=technology))
        gain_racial_technology(game, seat, technology)
        game.open("tech_gained_after", seat, technology)
        return None
