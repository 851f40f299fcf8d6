"""Cards that are played when one passes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import members
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import Choose, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.modifiers import total
from throneworld.imperium.movement.cargo import ships_of
from throneworld.imperium.order import playing
from throneworld.imperium.units import BIG_SHIPS, FIGHTER, count, fleets
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.declare import action_card
from throneworld.ti3.nouns import AREA
from throneworld.ti3.quantities import STORM_SHIELDS
from throneworld.ti3.state import NEUTRAL, NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.steps.settling import Settle
from throneworld.ti3.tactical.journeys import Journey
from throneworld.ti3.tactical.mines import MineHits, mine_rolls, sets_mines_off

STORM = "billion_year_particle_storm"
FLEETS, FIGHTERS_LEFT = 3, 10
DONE: Option = ("done",)


class ChooseStormFleets(Choose, frozen=True):
    """("storm", owner, area): a fleet of each of so many players, one's own included."""

    prompt: ClassVar[str] = "choose_storm_fleets"
    verb: ClassVar[str] = "storm"
    sought: ClassVar[str] = "sought_fleet"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return [
            (owner, SPACE[system]) for owner in playing(state) for system in members(fleets(state, owner))
        ]

    def thing(self, target: tuple[Noun, ...]) -> tuple[Noun, ...]:
        return target

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*super().candidates(game, seat), *([DONE] if self.targets else [])]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        named = option != DONE and option[1] in self.targets[::2]
        return Refusal(self.rule, "fleet_of_his_named", option[1:2]) if named else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_fleet_of_his_there", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        super().answer(game, seat, option)
        following = replace(self, targets=(*self.targets, *option[1:]))
        more = len(following.targets) < 2 * FLEETS and len(following.options(game, seat)) > 1
        return following if more else None

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("storm_gathers", self.seat, *target)


class LooseStorm(Verb, frozen=True):
    """Fleet by fleet."""

    def run(self, game: Game) -> None:
        pairs = zip(self.targets[::2], self.targets[1::2], strict=True)
        game.do(*[StormFleet(seat=int(owner), place=str(place)) for owner, place in pairs], Settle())


class StormFleet(Step, frozen=True):
    """Fighters are thinned out; then a die is rolled for each other ship, as by a Space Mine."""

    seat: int = NOBODY
    place: str = ""

    def run(self, game: Game) -> Step | None:
        surplus = count(of(game), self.seat, self.place, FIGHTER) - FIGHTERS_LEFT
        if surplus > 0:
            destroy_doomed(game, self.seat, [(FIGHTER, self.place, 0)] * surplus, STORM, NOBODY)
        return StormRolls(seat=self.seat, place=self.place)


class StormRolls(Step, frozen=True):
    seat: int = NOBODY
    place: str = ""
    as_mine: bool = False
    """Whether it is no storm but the effect of a mine, against which nothing else helps."""

    def run(self, game: Game) -> Step | None:
        ships = _ships_there(of(game), self.seat, self.place)
        rolled = mine_rolls(game, self.seat, NEUTRAL, ships) if ships else []
        for hits in rolled:
            assert isinstance(hits, MineHits)
            if self.as_mine:
                return hits
            return StormHits(
                seat=hits.seat, place=hits.place, hits=hits.hits, by=hits.by, how=hits.how, ships=hits.ships
            )
        return None


def _ships_there(state: Ti3State, seat: int, place: str) -> Sequence[Journey]:
    way, levels = (SYSTEM[place],), range(state.edition.damage_levels + 1)
    return [
        Journey(ship, way)
        for kind in BIG_SHIPS
        if sets_mines_off(state, seat, kind)
        for damage in levels
        for ship in ships_of(state, seat, place, kind, damage)
    ]


class StormHits(MineHits, frozen=True):
    """Some fleets may ignore one of them."""

    stages: ClassVar[tuple[str, ...]] = ("known", "shield", "assign", "destroy")

    def shield(self, game: Game) -> None:
        if self.hits and total(of(game), STORM_SHIELDS, self.seat):
            game.do(ShieldFleet(seat=self.seat, hits=self.hits))


class ShieldFleet(Decision, frozen=True):
    """Whether one hit on the fleet is cancelled."""

    rule: ClassVar[str] = "SA-10.1.1"
    prompt: ClassVar[str] = "shield_fleet"
    hits: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"hits": self.hits}

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return ("yes",), ("no",)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == ("yes",):
            game.amend(StormHits, hits=self.hits - total(of(game), STORM_SHIELDS, seat))
            game.tell("storm_shielded", seat)


LISTENERS: Declared = action_card(
    STORM,
    "pass_when",
    both(it_concerns_me, there_is(ChooseStormFleets())),
    LooseStorm(),
    aims=(ChooseStormFleets(),),
)
VERBS: Verbs = {"storm": (SEAT, AREA)}
EVENTS: dict[str, tuple[str, ...]] = {
    "storm_gathers": ("seat", "other", "place"),
    "storm_shielded": ("seat",),
}
