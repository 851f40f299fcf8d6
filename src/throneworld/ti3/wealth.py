"""Natural Wealth is taken one by one: after own Tactical Actions there, and in step 5 (rulings 81, 141)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from throneworld.imperium.conditions import When, both, it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import seats_with_ships
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.moments import stops_of
from throneworld.ti3.nouns import PLACE
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.tables import TILE, VOID
from throneworld.ti3.verbs.wealth import WEALTH, take_wealth

RULE = "SA-16.2.5"
GATHER = "gather"
DONE: Option = ("done",)


def natural_wealth(state: Ti3State) -> list[Place]:
    """Where such goods lie; those among the wrecks of a void have a rule of their own."""
    return [each for each in state.goods_on if each in SYSTEM and TILE[SYSTEM[each]].kind != VOID]


def owner_of_wealth(state: Ti3State, place: Place) -> int:
    """Who takes what lies in a place: whoever controls the planet; in space the only player with ships."""
    if place not in AREAS:
        return state.control.get(place, NOBODY)
    there = seats_with_ships(state, SYSTEM[place])
    return there[0] if len(there) == 1 else NOBODY


def wealth_of(state: Ti3State, seat: int) -> list[Place]:
    """The places from which a player may take a trade good."""
    return [each for each in natural_wealth(state) if owner_of_wealth(state, each) == seat]


def there_is_wealth(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if wealth_of(of(game), seat) else _NONE


def there_is_wealth_here(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    here = [each for each in wealth_of(of(game), seat) if SYSTEM[each] == occasion["system"]]
    return None if here else _NONE


def holders_of_wealth(game: Game) -> Sequence[int]:
    state = of(game)
    owners = [owner_of_wealth(state, each) for each in natural_wealth(state)]
    return [seat for seat in dict.fromkeys(owners) if seat != NOBODY]


class GatherWealth(Effect, frozen=True):
    """One from each place, or only from those in the system of the occasion."""

    here: bool = False

    def run(self, game: Game) -> Step:
        places = wealth_of(of(game), self.seat)
        if self.here:
            places = [each for each in places if SYSTEM[each] == self.occasion["system"]]
        return TakeWealth(seat=self.seat, left=tuple(places))


class TakeWealth(Decision, frozen=True):
    """One place after the other, as far as he likes; who has but one place has said so already."""

    rule: ClassVar[str] = RULE
    prompt: ClassVar[str] = "take_wealth"
    verbs: ClassVar[tuple[str, ...]] = (GATHER,)
    left: tuple[Place, ...] = ()
    taken: bool = False

    def run(self, game: Game) -> Step | None:
        if len(self.left) == 1 and not self.taken:
            take_wealth(game, self.seat, self.left[0])
            return None
        return Decision.run(self, game) if self.left else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        places: list[Option] = [(GATHER, place) for place in self.left]
        return [*places, DONE] if self.taken else places

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_wealth_there", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        place = str(option[1])
        take_wealth(game, seat, place)
        return TakeWealth(seat, tuple([each for each in self.left if each != place]), taken=True)


def _taken_at(window: str, when: When, effect: Effect) -> Declared:
    return in_the_open(WEALTH, window, stops_of(window), when, holders_of_wealth, (effect,), rule=RULE)


_NONE = Refusal(RULE, "no_wealth")
LISTENERS: Declared = (
    *_taken_at("tactical_action_end", both(it_concerns_me, there_is_wealth_here), GatherWealth(here=True)),
    *_taken_at("status_refresh", there_is_wealth, GatherWealth()),
)
VERBS: Verbs = {GATHER: (PLACE,)}
