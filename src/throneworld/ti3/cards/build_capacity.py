"""Cards that change what a dock can build while a build is planned: its player plans anew then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import PRODUCTION, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.paying import INFLUENCE, Pay, purse
from throneworld.imperium.production.producers import total_value
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import SPACE_DOCK
from throneworld.imperium.verbs.planets import exhaust_planets
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion, name_target
from throneworld.ti3.conditions import it_concerns_an_opponent
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.prices import ChooseInfluence
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import CAPACITY_CHANGES
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.steps.capacity import Change, change_by
from throneworld.ti3.steps.production import Build

WORKFORCE, ACCIDENT = "ancillary_workforce", "space_dock_accident"
MORE_HANDS, WRECKED = "more_hands", "wrecked"
"""Marks for a build: the dock in the place before the colon builds so much more, or less."""
LOST_CAPACITY, LEAST_CAPACITY = 3, 2


# The dock


def docks_of_build(game: Game, occasion: Occasion, worked: bool) -> list[str]:
    """Docks of the build that is planned, or those alone that build something."""
    build = game.subject(occasion, Build)
    docks = build.docks(of(game)) if build is not None else []
    return [each for each in docks if not worked or (build is not None and each in build.worked)]


def a_dock_can_build(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """While the stop is being made the build is not to be seen yet."""
    fine = game.subject(occasion, Build) is None or docks_of_build(game, occasion, worked=False)
    return None if fine else Refusal("SA-13.7.1", "no_dock_builds")


def a_dock_builds(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = game.subject(occasion, Build) is None or docks_of_build(game, occasion, worked=True)
    return None if fine else Refusal("SA-13.7.1", "no_dock_builds")


class ChooseDockOfBuild(Aim, frozen=True):
    """("dock", place)."""

    rule: ClassVar[str] = "SA-13.7.1"
    prompt: ClassVar[str] = "choose_dock_of_build"
    verbs: ClassVar[tuple[str, ...]] = ("dock",)

    worked: bool = False
    """Whether it has to build something."""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.occasion["system"]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("dock", place) for place in docks_of_build(game, self.occasion, self.worked)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_dock_of_build", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        owner = int(self.occasion["seat"])
        game.tell("target_unit_named", seat, owner, SPACE_DOCK, option[1])
        name_target(game, option[1])


def change_dock(game: Game, kind: str, seat: int, dock: str, change: int) -> None:
    """What can be built is another thing now, so it is planned anew."""
    if change:
        mark(game, kind, seat=seat, subject=f"{dock}:{change}", until=PRODUCTION)
    game.tell("dock_capacity_changed", seat, dock, change)
    game.amend(Build, revised=True)


def left_by(name: str) -> Callable[..., tuple[Change, ...]]:
    """What marks of a kind do to one dock of a place."""

    def turns(
        state: Ti3State, changes: tuple[Change, ...], seat: int, kind: str, place: Place, nth: int
    ) -> tuple[Change, ...]:
        if kind != SPACE_DOCK or nth:
            return changes
        marks = [each for each in marks_of(state, name) if each.seat == seat]
        found = [(each, str(each.subject).split(":")) for each in marks]
        mine = [change_by(state, each, more=int(more)) for each, (dock, more) in found if dock == place]
        return (*changes, *mine)

    return turns


# More


def has_influence(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = purse(of(game), seat, INFLUENCE)
    return None if fine else Refusal("SA-8.3.3", "not_enough_influence", (1,))


class PayWage(Effect, frozen=True):
    """What was offered, or as much of it as is left: whoever copies the card pays for that first."""

    def run(self, game: Game) -> Step | None:
        wage = min(int(self.targets[1]), purse(of(game), self.seat, INFLUENCE))
        name_target(game, wage)
        return None if not wage else Pay(seat=self.seat, amount=wage, currency=INFLUENCE, why=WORKFORCE)


class HireHands(Verb, frozen=True):
    def run(self, game: Game) -> None:
        change_dock(game, MORE_HANDS, self.seat, str(self.targets[0]), int(self.targets[-1]))


# Less


class WreckDock(Verb, frozen=True):
    """Its planet is exhausted; the dock builds less, but never less than two for that."""

    def run(self, game: Game) -> None:
        state, owner, dock = of(game), int(self.occasion["seat"]), str(self.targets[0])
        build = game.step_at(self.occasion.subject, Build)
        if dock not in AREAS:
            exhaust_planets(game, [dock], self.reason)
        value = next(total_value(found) for found in build.found(state) if found[0].place == dock)
        change_dock(game, WRECKED, owner, dock, -min(LOST_CAPACITY, max(0, value - LEAST_CAPACITY)))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        CAPACITY_CHANGES, WORKFORCE, window="production_before", mark=MORE_HANDS, turns=left_by(MORE_HANDS)
    ),
    modifies(CAPACITY_CHANGES, ACCIDENT, window="production_before", mark=WRECKED, turns=left_by(WRECKED)),
)
LISTENERS: Declared = (
    *action_card(
        WORKFORCE,
        "production_before",
        both(it_concerns_me, a_dock_can_build, has_influence),
        HireHands(why=WORKFORCE),
        aims=(ChooseDockOfBuild(), ChooseInfluence()),
        costs=(PayWage(),),
    ),
    *action_card(
        ACCIDENT,
        "production_before",
        both(it_concerns_an_opponent, a_dock_builds),
        WreckDock(why=ACCIDENT),
        aims=(ChooseDockOfBuild(worked=True),),
    ),
)
EVENTS: dict[str, tuple[str, ...]] = {"dock_capacity_changed": ("seat", "place", "count")}
