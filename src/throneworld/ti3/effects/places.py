"""What texts do to planets, systems, ships and objectives that were elected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.targets import all_of, targets_of
from throneworld.imperium.effects.whom import EACH, Verb
from throneworld.imperium.movement.cargo import loads_named, lose_cargo, ship_named
from throneworld.imperium.production.supply import unit_cost, units_for_cost
from throneworld.imperium.units import FIGHTER, SHIPS, SPACE_DOCK, count, damage_of, on_board
from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.imperium.verbs.tokens import has_token_in, take_token_off
from throneworld.imperium.verbs.units import destroy_units, repair_all
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.objectives.revealing import reveal_stage_one
from throneworld.ti3.state import NEUTRAL, NOBODY, SPACE, SYSTEM, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tables import OBJECTIVE, TECHNOLOGY_KIND
from throneworld.ti3.verbs.facilities import build_facility

COLONY, REFINERY = "colony", "refinery"


class BuildOnElected(Verb, frozen=True):
    """A facility on the planet, beyond the one that it may have (ruling 134); without the option, nothing."""

    facility: str = COLONY

    def run(self, game: Game) -> None:
        planet = str(self.targets[0])
        if game.options["facilities"]:
            build_facility(game, of(game).control.get(planet, NOBODY), planet, self.facility)


class ExhaustAllPlanets(Verb, frozen=True):
    def run(self, game: Game) -> None:
        state = of(game)
        for planet in [each for each in state.control if each not in state.exhausted]:
            exhaust_planet(game, planet, self.reason)


class ClearElectedSystem(Verb, frozen=True):
    """All command counters leave the system; its planets and docks are exhausted."""

    def run(self, game: Game) -> None:
        state, place = of(game), str(self.targets[0])
        system = SYSTEM[place]
        for seat in range(game.seats):
            if has_token_in(state, seat, system):
                take_token_off(game, seat, system)
        planets = state.edition.planets[system]
        for planet in planets:
            if planet in state.control and planet not in state.exhausted:
                exhaust_planet(game, planet, self.reason)
        exhaust_docks(game, *planets, SPACE[system])


def exhaust_docks(game: Game, *places: str) -> None:
    """All that stand there, whosever they are, and are not exhausted yet."""
    state = of(game)
    for place in places:
        docks = [seat for seat in range(game.seats) for _ in range(count(state, seat, place, SPACE_DOCK))]
        for seat in docks[state.exhausted_docks.count(place) :]:
            state.exhausted_docks = (*state.exhausted_docks, place)
            game.tell("dock_exhausted", seat, place)


class RemoveMarkers(Verb, frozen=True):
    """Nobody counts as having claimed the objective; points that it gave stay."""

    def run(self, game: Game) -> None:
        remove_markers(game, str(self.targets[0]))


class ClearMarkers(Verb, frozen=True):
    """The same of all public objectives that are not about technologies."""

    def run(self, game: Game) -> None:
        state = of(game)
        public = [
            each
            for each in (*state.objectives, *state.objectives_2)
            if OBJECTIVE[each].kind != TECHNOLOGY_KIND and any(each in row for row in state.scored)
        ]
        for objective in public:
            remove_markers(game, objective)


def remove_markers(game: Game, objective: str) -> None:
    state = of(game)
    state.scored = [tuple([each for each in row if each != objective]) for row in state.scored]
    game.tell("markers_removed", objective)


class RevealObjective(Verb, frozen=True):
    """One more objective of Stage I comes into play, whatever Bureaucracy reveals by now."""

    def run(self, game: Game) -> None:
        reveal_stage_one(game)


class DisarmElectedPlanet(Verb, frozen=True):
    """All ground units there are destroyed; who controls the planet keeps it, and has twice their price."""

    def run(self, game: Game) -> None:
        state, planet = of(game), str(self.targets[0])
        owner = state.control.get(planet, NOBODY)
        if owner == NOBODY:
            return
        doomed = [
            each
            for each in all_of(targets_of(state, owner, planet, self.reason))
            if each[0] in state.edition.ground_kinds
        ]
        prices = [(unit_cost(state, owner, one[0]), units_for_cost(state, owner, one[0])) for one in doomed]
        worth = [2 * cost // bought for cost, bought in prices]
        destroy_doomed(game, owner, doomed, self.reason, NOBODY)
        gain_trade_goods(game, owner, sum(worth), self.reason)


class RemoveFromElected(Verb, frozen=True):
    """Units of these kinds, so many of each as there are, whose ever they be."""

    units: tuple[tuple[str, int], ...] = ()

    def run(self, game: Game) -> Step | None:
        state, planet = of(game), str(self.targets[0])
        for side in (NEUTRAL, *range(game.seats)):
            for kind, most in self.units:
                number = min(most, count(state, side, planet, kind))
                if number:
                    destroy_units(game, side, planet, kind, number, self.reason)
        return Settle()


# Ships


class RepairAll(Verb, frozen=True):
    """All damaged units of all players."""

    def run(self, game: Game) -> None:
        for seat in self.seats(game, EACH):
            repair_all(game, seat)


class SettleLimits(Verb, frozen=True):
    """What is above the limits goes, as its owners choose."""

    def run(self, game: Game) -> Step | None:
        return Settle()


class HalveElectedFleet(Verb, frozen=True):
    """Its owner removes half of each type, rounded down, and gains what the larger ones cost."""

    def run(self, game: Game) -> None:
        owner, place = str(self.targets[0]).split(" ")
        state, seat = of(game), int(owner)
        lost = [(kind, count(state, seat, place, kind) // 2) for kind in SHIPS]
        price = sum([unit_cost(state, seat, kind) * number for kind, number in lost if kind != FIGHTER])
        game.do(
            *[RemoveShips(seat, place, kind, number, self.reason) for kind, number in lost],
            GainGoods(seat=seat, amount=price, why=self.reason),
        )


class GainGoods(Verb, frozen=True):
    amount: int = 0

    def run(self, game: Game) -> None:
        gain_trade_goods(game, self.seat, self.amount, self.why)


class RemoveShips(Decision, frozen=True):
    """Ships of a kind, one at a time; what is aboard goes with them."""

    rule: ClassVar[str] = "SA-9.2.1"
    prompt: ClassVar[str] = "remove_ships"
    verbs: ClassVar[tuple[str, ...]] = ("remove",)
    place: str = ""
    kind: str = ""
    left: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": SYSTEM[self.place], "kind": self.kind, "left": self.left}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [
            ("remove", self.kind, level, *load)
            for level in damage_of(state, seat, self.place, self.kind)
            for load in loads_named(state, seat, self.place, self.kind, level)
        ]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind = self.kind
        return Refusal(self.rule, "half_of_each_type", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        level = int(option[2])
        ship = ship_named(of(game), seat, self.place, self.kind, level, *map(str, option[3:]))
        lose_cargo(game, seat, self.place, ship, self.why)
        hurt, first = int(level > 0), max(1, level)
        destroy_units(game, seat, self.place, self.kind, 1, self.why, damaged=hurt, level=first)
        return RemoveShips(seat, self.place, self.kind, self.left - 1, self.why)


class ScuttleDownTo(Verb, frozen=True):
    """Each destroys units of a kind, of his choice, until he has so many."""

    kind: str = FIGHTER
    most: int = 0
    whom: str = EACH

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            excess = on_board(of(game), seat, self.kind) - self.most
            game.do(ScuttleUnits(seat=seat, kind=self.kind, left=max(0, excess), why=self.reason))


class ScuttleUnits(Decision, frozen=True):
    """One at a time, wherever he has them."""

    rule: ClassVar[str] = "SA-9.2.3"
    prompt: ClassVar[str] = "scuttle_units"
    verbs: ClassVar[tuple[str, ...]] = ("scuttle",)
    kind: str = ""
    left: int = 0
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if self.left else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"kind": self.kind, "left": self.left}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        there = [place for place in state.units[seat] if count(state, seat, place, self.kind)]
        return [("scuttle", self.kind, place, 0) for place in there]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind = self.kind
        return Refusal(self.rule, "scuttle_this_kind", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        """Of Fighters those go first that nobody is aboard."""
        destroy_doomed(game, seat, [(self.kind, str(option[2]), 0)], self.why, NOBODY)
        return ScuttleUnits(seat, self.kind, self.left - 1, self.why)


EVENTS: dict[str, tuple[str, ...]] = {"markers_removed": ("objective",)}
