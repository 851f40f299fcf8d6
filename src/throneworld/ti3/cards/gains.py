"""Cards that are an action and give or take: goods, counters, cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency
from throneworld.imperium.conditions import always
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import Choose, ChoosePlayer, there_is
from throneworld.imperium.effects.whom import ME, Verb
from throneworld.imperium.units import fleets
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.tokens import TACTIC, gain_token, reinforcements
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.effects.cards import TakeAtRandom
from throneworld.ti3.effects.due import PutOff, comes_due
from throneworld.ti3.effects.gaining import GOODS, Gain, Lose
from throneworld.ti3.effects.hands import DrawCards
from throneworld.ti3.effects.locations import is_stopped, places_left
from throneworld.ti3.effects.naming import OUTSIDE_HOME, ChooseFurtherPlayer, NamePlaces
from throneworld.ti3.effects.taking import ChooseTheirPool, GiveCounterBack, SetCounterAside, TakeGoodsFrom
from throneworld.ti3.nouns import AREA
from throneworld.ti3.state import SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.verbs.agreements import agreement_between

GOOD_YEAR, EXERCISE, INSUBORDINATION = "good_year", "joint_fleet_exercise", "insubordination"
MOST_OF_A_YEAR = 8

OPPONENT = ChoosePlayer(filters=("another",))
VICTIM = ChoosePlayer(filters=("another", "with_counters_to_take"))


class GainForEach(Verb, frozen=True):
    """Trade goods, one for each place that was named and not stopped."""

    most: int = 0

    def run(self, game: Game) -> None:
        places = places_left(of(game), self.why, self.targets)
        gain_trade_goods(game, self.seat, min(len(places), self.most), self.reason)


# Joint Fleet Exercise


class ChooseFleets(Choose, frozen=True):
    """("fleets", partner, own area, his area): fleets in adjacent systems (ruling 229 names both)."""

    prompt: ClassVar[str] = "choose_fleets"
    verb: ClassVar[str] = "fleets"
    sought: ClassVar[str] = "sought_fleets"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        near = adjacency(state)
        return [
            (other, SPACE[mine], SPACE[theirs])
            for other in range(len(state.factions))
            if other != self.seat and agreement_between(state, self.seat, other)
            for mine in members(fleets(state, self.seat))
            for theirs in members(near[mine] & fleets(state, other))
        ]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, other = of(game), int(option[1])
        if not agreement_between(state, seat, other):
            return Refusal("SA-11.2.3", "no_agreement_with", (other,))
        return Refusal(self.rule, "no_such_fleets", option[2:])

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("fleets_named", self.seat, *target)


class GainByExercise(Verb, frozen=True):
    """A counter for each of the two, unless the card is stopped where his fleet is."""

    def run(self, game: Game) -> None:
        other, mine, theirs = self.targets
        for seat, area in ((self.seat, mine), (int(other), theirs)):
            stopped = is_stopped(of(game), self.why, SYSTEM[str(area)])
            if not stopped and reinforcements(of(game), seat):
                gain_token(game, seat, TACTIC)


LISTENERS: Declared = (
    *action_card("command_summit", ACTION, always, Gain(TACTIC, 1, why="command_summit")),
    *action_card(
        GOOD_YEAR,
        ACTION,
        always,
        GainForEach(MOST_OF_A_YEAR, why=GOOD_YEAR),
        aims=(NamePlaces(OUTSIDE_HOME),),
    ),
    *action_card(
        INSUBORDINATION,
        ACTION,
        there_is(VICTIM),
        SetCounterAside(why=INSUBORDINATION),
        PutOff(card=INSUBORDINATION),
        aims=(VICTIM, ChooseTheirPool()),
    ),
    *comes_due(INSUBORDINATION, "status_receive", GiveCounterBack(why=INSUBORDINATION)),
    *action_card("intel_operations", ACTION, always, DrawCards(whom=ME)),
    *action_card(
        EXERCISE, ACTION, there_is(ChooseFleets()), GainByExercise(why=EXERCISE), aims=(ChooseFleets(),)
    ),
    *action_card(
        "privateers",
        ACTION,
        always,
        TakeGoodsFrom(why="privateers"),
        Lose(GOODS, 1, why="privateers"),
        aims=(OPPONENT,),
    ),
    *action_card(
        "successful_spy",
        ACTION,
        always,
        TakeAtRandom(why="successful_spy"),
        aims=(OPPONENT, ChooseFurtherPlayer(filters=("another", "another_than_last"))),
    ),
)
VERBS: Verbs = {"fleets": (SEAT, AREA, AREA)}
EVENTS: dict[str, tuple[str, ...]] = {"fleets_named": ("seat", "other", "place", "target")}
