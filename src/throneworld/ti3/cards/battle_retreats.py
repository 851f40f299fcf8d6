"""Cards that forbid a retreat, allow one or force one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import members
from throneworld.imperium.board import MOVING, adjacency
from throneworld.imperium.combat.purposes import ABILITY
from throneworld.imperium.conditions import both, i_fight, opponent
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.effects.whom import OPPONENT
from throneworld.imperium.marks import COMBAT
from throneworld.imperium.modifiers import Modifier, granted_by
from throneworld.imperium.units import DREADNOUGHT, FLAGSHIP, WAR_SUN, count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion, take_aim
from throneworld.ti3.cards.battle_conditions import i_fight_on, nobody_has_left
from throneworld.ti3.declare import action_card
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import HELD_FAST, MAY_RETREAT
from throneworld.ti3.state import NEUTRAL, NO_SYSTEM, NOBODY, SPACE, Ti3State, of
from throneworld.ti3.tactical.hits import TakeHits
from throneworld.ti3.tactical.retreat import RETREAT, Leave, flight_refusal, flights, ways_out
from throneworld.ti3.tactical.space_battle import SpaceBattle

PINCER, SKILLED, TERROR = "pincer_maneuver", "skilled_retreat", "rule_by_terror"
CORNERED = "cornered"
"""Mark while the battle lasts: this player may not announce that he leaves."""
SUFFER: Option = ("suffer",)
CASUALTIES = 2
DREADNOUGHTS = 2


# Leaving whatever forbids it


def has_flight(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    there = flights(of(game), seat, int(occasion["system"]))
    return None if there else Refusal("SA-4.5.3", "no_way_out")


class ChooseFlight(Aim, frozen=True):
    """An adjacent system without enemy ships, as for a defender (ruling 124)."""

    rule: ClassVar[str] = "SA-4.5.3"
    prompt: ClassVar[str] = "choose_flight"
    verbs: ClassVar[tuple[str, ...]] = (RETREAT,)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.occasion["system"]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        near = adjacency(of(game), seat, MOVING)[int(self.occasion["system"])]
        return [(RETREAT, target) for target in members(near)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return flight_refusal(of(game), seat, int(self.occasion["system"]), int(option[1]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return self.refusal(game, seat, option)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, option[1])


class SlipOut(Effect, frozen=True):
    """The whole fleet is gone at once; its counter comes from the reinforcements."""

    def run(self, game: Game) -> Step | None:
        system, target = int(self.occasion["system"]), int(self.targets[-1])
        if flight_refusal(of(game), self.seat, system, target) is not None:
            return None
        return flee(game, self.occasion, self.seat, target, free=True)


def flee(game: Game, occasion: Occasion, seat: int, target: int, free: bool = False) -> Step:
    game.amend(SpaceBattle, occasion.subject, left=seat, leaving=NOBODY, target=NO_SYSTEM)
    return Leave(seat=seat, system=int(occasion["system"]), target=target, free=free)


# Leaving, or bleeding


def frightens(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """With a War Sun, a Flagship or two Dreadnoughts."""
    state, place = of(game), SPACE[int(occasion["system"])]
    great = any(count(state, seat, place, kind) for kind in (WAR_SUN, FLAGSHIP))
    enough = great or count(state, seat, place, DREADNOUGHT) >= DREADNOUGHTS
    return None if enough else Refusal("SA-8.7.1", "no_such_ship_there", (WAR_SUN, FLAGSHIP))


def ways_of_victim(state: Ti3State, seat: int, occasion: Occasion) -> tuple[int, ...]:
    """By chapter 4: an attacker withdraws, a defender retreats; units of nobody stay (rulings 85, 116)."""
    if seat == NEUTRAL:
        return ()
    attacks = seat == occasion["attacker"]
    system = int(occasion["system"])
    return ways_out(state, seat, system, opponent(seat, occasion), withdrawing=attacks)


class Frighten(Effect, frozen=True):
    """Whom an Admiral holds fast may go only if the Admiral's owner allows it (ruling 225)."""

    def run(self, game: Game) -> Step | None:
        state, victim = of(game), opponent(self.seat, self.occasion)
        ways = ways_of_victim(state, victim, self.occasion)
        held = granted_by(state, HELD_FAST, victim, int(self.occasion["system"]), self.seat)
        if ways and held:
            return AllowFlight(seat=self.seat, occasion=self.occasion)
        return FleeOrSuffer(seat=victim, occasion=self.occasion, ways=ways)


class AllowFlight(Aim, frozen=True):
    rule: ClassVar[str] = "SA-14.7.3"
    prompt: ClassVar[str] = "allow_flight"

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": opponent(seat, self.occasion)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("yes",), ("no",)]

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        victim = opponent(seat, self.occasion)
        ways = ways_of_victim(of(game), victim, self.occasion) if option == ("yes",) else ()
        return FleeOrSuffer(seat=victim, occasion=self.occasion, ways=ways)


class FleeOrSuffer(Aim, frozen=True):
    """Leave at once, so that the battle is lost, or take two hits, which may be sustained."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "flee_or_suffer"
    verbs: ClassVar[tuple[str, ...]] = (RETREAT,)

    ways: tuple[int, ...] = ()

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.ways else self._suffer(game)

    def _suffer(self, game: Game) -> Step:
        other, place = opponent(self.seat, self.occasion), SPACE[int(self.occasion["system"])]
        return TakeHits(seat=self.seat, place=place, hits=CASUALTIES, by=other, how=ABILITY)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.occasion["system"], "other": opponent(seat, self.occasion)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[(RETREAT, target) for target in self.ways], SUFFER]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-4.5.3", "no_flight", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == SUFFER:
            return self._suffer(game)
        return flee(game, self.occasion, seat, int(option[1]))


def skilled(window: str) -> Declared:
    when = both(i_fight_on, nobody_has_left, has_flight)
    return action_card(SKILLED, window, when, SlipOut(), aims=(ChooseFlight(),))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_RETREAT, PINCER, window="retreat_static", mark=CORNERED, bans=True),
)
LISTENERS: Declared = (
    *action_card(PINCER, "space_battle_start", i_fight, Lasting(CORNERED, COMBAT, OPPONENT)),
    *skilled("space_battle_start"),
    *skilled("space_round_end"),
    *action_card(TERROR, "space_battle_start", both(i_fight_on, nobody_has_left, frightens), Frighten()),
)
VERBS: Verbs = {"suffer": ()}
