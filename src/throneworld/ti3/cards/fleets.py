"""Cards about fleets outside battles: one is found, one is fired at, one watches over wrecks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import System
from throneworld.imperium.board import held_planets
from throneworld.imperium.combat.dice import Die
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.aims import Choose, ChooseSystem, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.movement.cargo import bind
from throneworld.imperium.state import Load
from throneworld.imperium.units import FIGHTER, PDS, count, enemies_in, fleets, left
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.tokens import TACTIC, place_token_from_pool
from throneworld.imperium.verbs.units import damage_unit, place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.board import systems_within
from throneworld.ti3.declare import ACTION, action_card
from throneworld.ti3.effects.filters import takes_ship
from throneworld.ti3.moments import stops_of
from throneworld.ti3.nouns import AREA
from throneworld.ti3.objectives.counting import controlled_systems
from throneworld.ti3.state import NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import CARRIER, DESTROYER, DREADNOUGHT, GROUND_FORCE, TILE, VOID
from throneworld.ti3.tables.needs import SHIP_ANY
from throneworld.ti3.tactical.activation import activation_refusal
from throneworld.ti3.tactical.hits import TakeHits
from throneworld.ti3.tactical.rolling import Shooting, Volley
from throneworld.ti3.unsaid import UNSAID
from throneworld.ti3.verbs.tiles import PILE

FOUND, WARHEADS, WRECKS = "the_lost_fleet", "hidden_warheads", "ship_graveyard_salvaging_mission"
FAR = 4
"""So many spaces away from everything that one has."""


# A fleet is found

FOUND_SHIPS = (CARRIER, DESTROYER, DREADNOUGHT)


def _far_from_mine(state: Ti3State, aim: Aim, system: System) -> bool:
    """By the shortest way, stable wormholes included (ruling 94)."""
    near = systems_within(state, system, FAR - 1)
    planets = any(near >> SYSTEM[planet] & 1 for planet in held_planets(state, aim.seat))
    return not planets and not near & fleets(state, aim.seat)


def _may_activate(state: Ti3State, aim: Aim, system: System) -> bool:
    """The counter that is laid there activates it (ruling 124)."""
    return activation_refusal(state, aim.seat, system) is None


def _takes_found_ship(state: Ti3State, aim: Aim, system: System) -> bool:
    return any(takes_ship(state, aim.seat, kind, system) for kind in FOUND_SHIPS)


class PlaceFleet(Verb, frozen=True):
    """What has no place is lost, of the owner's choice (ruling 123)."""

    def run(self, game: Game) -> Step:
        system = int(self.targets[0])
        place_token_from_pool(game, self.seat, TACTIC, system)
        carriers = self._place(game, CARRIER, SPACE[system])
        if carriers and self._place(game, GROUND_FORCE, SPACE[system]):
            state = of(game)
            bind(state, self.seat, SPACE[system], Load(CARRIER, 0, state.edition.none), GROUND_FORCE)
        self._place(game, FIGHTER, SPACE[system])
        self._place(game, DESTROYER, SPACE[system])
        if self._place(game, DREADNOUGHT, SPACE[system]):
            damage_unit(game, self.seat, SPACE[system], DREADNOUGHT)
        return Settle()

    def _place(self, game: Game, kind: str, place: Place) -> bool:
        fits = left(of(game), self.seat, kind, place) > 0
        place_units(game, self.seat, place, kind, int(fits), self.reason)
        return fits


# A fleet is fired at

SHOTS, NEEDED = 3, 7


class ChooseBlockade(Choose, frozen=True):
    """("fleet_of", owner, area): enemy ships where one has a planet (ruling 129)."""

    prompt: ClassVar[str] = "choose_blockade"
    verb: ClassVar[str] = "fleet_of"
    sought: ClassVar[str] = "sought_blockade"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        systems = dict.fromkeys([SYSTEM[planet] for planet in held_planets(state, self.seat)])
        return [
            (other, SPACE[system]) for system in systems for other in enemies_in(state, self.seat, system)
        ]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_such_blockade", option[1:])

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("fleet_named", self.seat, *target)


class HitsInPairs(TakeHits, frozen=True):
    """Whatever Fighter takes a hit takes another Fighter along."""

    paired: int = 0
    """How many of the doomed have been looked at."""

    def assign(self, game: Game) -> Step | None:
        hits = self.doomed[self.paired :]
        more = [unit for unit in hits if unit[0] == FIGHTER][: self._fighters(of(game))]
        if not hits:
            return super().assign(game)
        slain = (*self.slain, *[self.by] * len(more))
        return replace(self, doomed=(*self.doomed, *more), slain=slain, paired=len(self.doomed) + len(more))

    def _fighters(self, state: Ti3State) -> int:
        return count(state, self.seat, self.place, FIGHTER) - len(
            [unit for unit in self.doomed if unit[0] == FIGHTER]
        )


class Warheads(Shooting, frozen=True):
    """A few dice against a fleet; its owner assigns the hits."""

    stages: ClassVar[tuple[str, ...]] = ("roll", "hit", "settle")

    seat: int = NOBODY
    other: int = NOBODY
    place: Place = ""

    def roll(self, game: Game) -> None:
        dice = (Die(PDS, self.place, 0, 0, NEEDED),) * SHOTS
        game.do(Volley(seat=self.seat, other=self.other, place=self.place, dice=dice, purpose=WARHEADS))

    def hit(self, game: Game) -> None:
        hits = self.hits_by(self.seat)
        if hits:
            game.do(HitsInPairs(seat=self.other, place=self.place, hits=hits, by=self.seat, how=WARHEADS))

    def settle(self, game: Game) -> None:
        game.do(Settle())


class FireWarheads(Verb, frozen=True):
    def run(self, game: Game) -> Step:
        return Warheads(seat=self.seat, other=int(self.targets[0]), place=str(self.targets[1]))


# A fleet watches over wrecks

AT_ONCE, IN_WRECKS = 1, 4


def _void_of_mine(state: Ti3State, aim: Aim, system: System) -> bool:
    return TILE[system].kind == VOID and bool(controlled_systems(state, aim.seat, SHIP_ANY) >> system & 1)


class FindWrecks(Verb, frozen=True):
    def run(self, game: Game) -> None:
        state, system = of(game), int(self.targets[0])
        gain_trade_goods(game, self.seat, AT_ONCE, self.reason)
        pile = f"{PILE}{system}"
        state.goods_on[pile] = state.goods_on.get(pile, 0) + IN_WRECKS
        game.tell("goods_in_system", system, IN_WRECKS)


def wrecks_of(state: Ti3State, seat: int) -> list[str]:
    """The piles of trade goods in systems under a player's control."""
    piles = [pile for pile in state.goods_on if pile.startswith(PILE)]
    mine = controlled_systems(state, seat, SHIP_ANY) if piles else 0
    return [pile for pile in piles if mine >> int(pile.removeprefix(PILE)) & 1]


def holders_of_wrecks(game: Game) -> Sequence[int]:
    return [seat for seat in range(game.seats) if wrecks_of(of(game), seat)]


def i_hold_wrecks(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if wrecks_of(of(game), seat) else UNSAID


class TakeOneOut(Verb, frozen=True):
    """One out of each system that he controls."""

    def run(self, game: Game) -> None:
        state = of(game)
        for pile in wrecks_of(state, self.seat):
            state.goods_on[pile] -= 1
            if not state.goods_on[pile]:
                del state.goods_on[pile]
            gain_trade_goods(game, self.seat, 1, self.reason)


GOAL = ChooseSystem(filters=("without_enemy_ships", "far_from_mine", "to_be_activated", "takes_found_ship"))
BLOCKADE = ChooseBlockade()
VOID_OF_MINE = ChooseSystem(filters=("void_of_mine",))
STATUS = "status_refresh"

LISTENERS: Declared = (
    *action_card(FOUND, "strategy_phase_any", there_is(GOAL), PlaceFleet(why=FOUND), aims=(GOAL,)),
    *action_card(WARHEADS, ACTION, there_is(BLOCKADE), FireWarheads(), aims=(BLOCKADE,)),
    *action_card(WRECKS, ACTION, there_is(VOID_OF_MINE), FindWrecks(why=WRECKS), aims=(VOID_OF_MINE,)),
    *in_the_open(
        WRECKS,
        STATUS,
        stops_of(STATUS),
        i_hold_wrecks,
        holders_of_wrecks,
        (TakeOneOut(why=WRECKS),),
        rule="SA-8.7.1",
    ),
)
FILTERS: Filters = {
    "system": {
        "far_from_mine": _far_from_mine,
        "to_be_activated": _may_activate,
        "takes_found_ship": _takes_found_ship,
        "void_of_mine": _void_of_mine,
    }
}
VERBS: Verbs = {"fleet_of": (SEAT, AREA)}
EVENTS: dict[str, tuple[str, ...]] = {
    "fleet_named": ("seat", "other", "place"),
    "goods_in_system": ("system", "count"),
}
