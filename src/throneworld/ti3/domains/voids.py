"""What Space Domain Counters do to the fleet that has come (SA-16.3.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.marks import GAME, is_marked, mark, unmark
from throneworld.imperium.modifiers import granted_by
from throneworld.imperium.movement.cargo import is_bound, leaves_named, ship_named, unload
from throneworld.imperium.paying import goods_to_spend
from throneworld.imperium.placing import TakeUnitBack
from throneworld.imperium.production import supply
from throneworld.imperium.production.choosing import NO_LIMIT, Produced
from throneworld.imperium.state import Load
from throneworld.imperium.units import DREADNOUGHT, FLAGSHIP, SHIPS, WAR_SUN, count, seats_with_ships
from throneworld.imperium.verbs.goods import gain_trade_goods, lose_trade_goods
from throneworld.imperium.verbs.tokens import FLEET, POOLS, gain_token, reinforcements
from throneworld.imperium.verbs.units import destroy_units, place_units, remove_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import END, Decision, Step
from throneworld.ti3.domains.encounters import Encounter
from throneworld.ti3.domains.warping import warp
from throneworld.ti3.nouns import DAMAGE, LOAD, UNIT
from throneworld.ti3.quantities import IGNORES_COUNTER
from throneworld.ti3.state import NEUTRAL, NO_SYSTEM, NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.drawing import Draw
from throneworld.ti3.steps.guards import GUARDING
from throneworld.ti3.steps.production import BuildUnit
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import COLLISION_HITS, FREIGHTER_GOODS, PIRATES_ASK, PIRATES_YIELD
from throneworld.ti3.tactical.hits import TakeHit, TakeHits
from throneworld.ti3.tactical.space_battle import SpaceBattle
from throneworld.ti3.verbs.domains import discard

FREIGHTERS, GRAVEYARD, PIRATES, COLLISION, DISCOVERY = (
    "abandoned_freighters",
    "ship_graveyard",
    "space_pirates",
    "sudden_collision",
    "discovery",
)
GRAVEYARD_SHIPS = tuple([kind for kind in SHIPS if kind not in (WAR_SUN, FLAGSHIP)])
RULE = "SA-16.3.5"
PAY_OFF: Option = ("pay_off",)
FIGHT: Option = ("fight",)
DRAW: Option = ("draw",)
AT_LARGE = "at_large"
"""Mark: the pirates of the space that is the subject have a ship there in this action."""


class BoardFreighters(Encounter, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("go", "gain")

    def gain(self, game: Game) -> None:
        gain_trade_goods(game, self.seat, FREIGHTER_GOODS, FREIGHTERS)


# Sudden Collision


class Collide(Encounter, frozen=True):
    """A hit on a ship there, or something that is carried is lost; who has Deflectors feels nothing."""

    stages: ClassVar[tuple[str, ...]] = ("go", "collide", "settle")

    def collide(self, game: Game) -> Step | None:
        if granted_by(of(game), IGNORES_COUNTER, self.seat, COLLISION):
            return END
        game.do(Collision(seat=self.seat, place=self.place, hits=COLLISION_HITS, by=NEUTRAL, how=COLLISION))
        return None

    def settle(self, game: Game) -> None:
        game.do(Settle())


class Collision(TakeHits, frozen=True):
    """A hit that cargo may take, too."""

    def assign(self, game: Game) -> Step | None:
        state = of(game)
        if self.hits <= 0 or not self._left(state) or not cargo_in(state, self.seat, self.place):
            return TakeHits.assign(self, game)
        game.do(TakeCollision(self.seat, self.place, self.hits, self.how, self.by, self.doomed))
        return self.to("sustain_damage")


class TakeCollision(TakeHit, frozen=True):
    prompt: ClassVar[str] = "take_collision"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*TakeHit.candidates(self, game, seat), *cargo_in(of(game), seat, self.place)]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple(self.candidates(game, seat))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "jettison":
            return Refusal(RULE, "not_carried", option[1:2])
        return TakeHit.barred(self, game, seat, option)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[0] != "jettison":
            TakeHit.answer(self, game, seat, option)
            return
        lose_carried(game, seat, self.place, str(option[1]), option[2:])
        game.amend(TakeHits, hits=self.hits - 1)


def cargo_in(state: Ti3State, seat: int, place: str) -> list[Option]:
    """Units that are carried there, by their ship where several differ."""
    kinds = [
        kind for kind in state.edition.kinds if is_bound(state, kind) and count(state, seat, place, kind)
    ]
    return [("jettison", kind, *ship) for kind in kinds for ship in leaves_named(state, seat, place, kind)]


def lose_carried(game: Game, seat: int, place: str, kind: str, named: Option) -> None:
    state = of(game)
    ships: tuple[Load, ...] = state.loads(seat).get(place, ())
    if named:
        ships = (ship_named(state, seat, place, str(named[0]), int(named[1]), str(named[2])),)
    unload(state, seat, place, kind, ships)
    destroy_units(game, seat, place, kind, 1, COLLISION, by=NEUTRAL)


# Space Pirates


class MeetPirates(Encounter, frozen=True):
    """Whoever does not pay meets a Dreadnought, at once (ruling 158)."""

    stages: ClassVar[tuple[str, ...]] = ("parley", "fight")

    paid: bool = False

    def parley(self, game: Game) -> None:
        game.do(Parley(seat=self.seat, place=self.place))

    def fight(self, game: Game) -> None:
        if self.paid:
            lose_trade_goods(game, self.seat, PIRATES_ASK, PIRATES)
            self.go(game)
            return
        mark(game, AT_LARGE, subject=self.place, until=GAME)
        place_units(game, NEUTRAL, self.place, DREADNOUGHT, 1, GUARDING)
        game.do(SpaceBattle(attacker=self.seat, defender=NEUTRAL, system=SYSTEM[self.place]), Settle())


class Parley(Decision, frozen=True):
    rule: ClassVar[str] = RULE
    prompt: ClassVar[str] = "parley"

    place: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "price": PIRATES_ASK}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        rich = goods_to_spend(of(game), seat) >= PIRATES_ASK
        return [PAY_OFF, FIGHT] if rich else [FIGHT]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == PAY_OFF:
            game.amend(MeetPirates, paid=True)


def call_pirates_back(game: Game) -> None:
    """When the action is over whoever is there alone has what they had; else they lie in wait again."""
    state = of(game)
    for each in [each for each in state.marks if each.kind == AT_LARGE]:
        place = str(each.subject)
        left = count(state, NEUTRAL, place, DREADNOUGHT)
        remove_units(game, NEUTRAL, place, DREADNOUGHT, left, GUARDING)
        there = seats_with_ships(state, SYSTEM[place])
        if len(there) == 1:
            discard(state, place, PIRATES)
            gain_trade_goods(game, there[0], PIRATES_YIELD, PIRATES)
    if is_marked(state, AT_LARGE):
        unmark(game, AT_LARGE, NOBODY)


# Warp Gyre


class PassGyre(Encounter, frozen=True):
    """Only a Tactical Action in this system goes on elsewhere (ruling 158)."""

    stages: ClassVar[tuple[str, ...]] = ("go", "warp")

    def warp(self, game: Game) -> None:
        from throneworld.ti3.tactical.action import TacticalAction  # that module knows this one

        action = game.nearest(TacticalAction)
        if action is not None and (action.seat, action.system) == (self.seat, SYSTEM[self.place]):
            warp(game, self.seat, action.system)


# Ship Graveyard


class SearchGraveyard(Encounter, frozen=True):
    """A ship for half its price, rounded down, or a counter."""

    stages: ClassVar[tuple[str, ...]] = ("go", "search", "settle")

    def search(self, game: Game) -> None:
        game.do(SalvageShip(seat=self.seat, system=SYSTEM[self.place]))

    def settle(self, game: Game) -> None:
        game.do(Settle())


class SalvageShip(Decision, frozen=True):
    rule: ClassVar[str] = RULE
    prompt: ClassVar[str] = "salvage_ship"
    verbs: ClassVar[tuple[str, ...]] = ("produce", "gain")
    fewest: ClassVar[int] = 1

    system: int = NO_SYSTEM

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*[("produce", kind, SPACE[self.system]) for kind in GRAVEYARD_SHIPS], ("gain", FLEET)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "gain":
            fine = reinforcements(of(game), seat)
            return None if fine else Refusal("SA-8.4.1", "no_counter_left")
        kind = str(option[1])
        order = BuildUnit(
            seat=seat,
            system=self.system,
            most=NO_LIMIT,
            discount=half_off(of(game), seat, kind),
            kinds=GRAVEYARD_SHIPS,
        )
        return order.refusal(game, seat, option)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "gain":
            return Refusal(self.rule, "fleet_supply_only", option[1:])
        if option[1] not in GRAVEYARD_SHIPS:
            return Refusal(self.rule, "not_in_graveyard", option[1:2])
        return Refusal(self.rule, "produced_elsewhere", option[2:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[0] == "gain":
            gain_token(game, seat, FLEET)
            return
        kind, place = str(option[1]), str(option[2])
        if not supply.is_left(of(game), seat, kind, place, ()):
            game.do(TakeUnitBack(seat=seat, kind=kind, place=place))
        off = half_off(of(game), seat, kind)
        game.do(
            GraveyardBuild(
                seat=seat, system=self.system, how=GRAVEYARD, discount=off, planned=((kind, place),)
            )
        )


def half_off(state: Ti3State, seat: int, kind: str) -> int:
    """What need not be paid of one ship: half its price is rounded down."""
    price = supply.cost_of(state, seat, {kind: 1})
    return price - price // 2


class GraveyardBuild(Produced, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("pay", "place")

    def binds(self, seat: int) -> bool:
        return seat == self.seat


# Discovery


class Discover(Encounter, frozen=True):
    """A card or a counter."""

    stages: ClassVar[tuple[str, ...]] = ("go", "choose")

    def choose(self, game: Game) -> None:
        game.do(ChooseDiscovery(seat=self.seat))


class ChooseDiscovery(Decision, frozen=True):
    rule: ClassVar[str] = RULE
    prompt: ClassVar[str] = "choose_discovery"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [DRAW, *[("gain", area) for area in POOLS]]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        fine = option == DRAW or reinforcements(of(game), seat)
        return None if fine else Refusal("SA-8.4.1", "no_counter_left")

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DRAW:
            return Draw(seat=seat)
        gain_token(game, seat, str(option[1]))
        return None


VERBS: Verbs = {
    "jettison": ((UNIT,), (UNIT, UNIT, DAMAGE, LOAD)),
    "pay_off": (),
    "fight": (),
    "draw": (),
}
