"""Nova Seed of the Embers of Muaat: a system of theirs becomes a Supernova."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import adjacency
from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import ChooseSystem, there_is
from throneworld.imperium.effects.lasting import Lasting
from throneworld.imperium.marks import GAME, is_marked
from throneworld.imperium.movement.cargo import loads_named, ship_named
from throneworld.imperium.state import Load
from throneworld.imperium.units import WAR_SUN, damage_of
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.board import counts_as_home
from throneworld.ti3.declare import technology
from throneworld.ti3.nouns import SHIP
from throneworld.ti3.owning import USED
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.reasons import ship_refusal
from throneworld.ti3.state import NO_SYSTEM, SPACE, Ti3State, of
from throneworld.ti3.tables import MECATOL_TILE, NEXUS_TILE, SUPERNOVA, TILE
from throneworld.ti3.verbs.tiles import become

NOVA = "nova_seed"
DONE: Option = ("done",)


def is_plain(state: Ti3State, aim: Aim, system: int) -> bool:
    """Neither Mecatol Rex nor the Nexus, no home, the Gate included, and not special."""
    printed = system in (MECATOL_TILE, NEXUS_TILE) or bool(TILE[system].special)
    return not printed and not counts_as_home(state, system)


def is_far_from_special(state: Ti3State, aim: Aim, system: int) -> bool:
    near = adjacency(state, aim.seat)[system]
    return not any(near >> tile & 1 for tile in state.map if tile > 0 and TILE[tile].special)


SEEDED = ChooseSystem(filters=("under_my_control", "plain_system", "far_from_special"))


def not_in_this_game(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    used = is_marked(of(game), USED, seat, NOVA)
    return Refusal("SA-10.1.1", "used_this_game", (NOVA,)) if used else None


class Explode(Effect, frozen=True):
    """First it is said which War Sun stays, if there is one."""

    def run(self, game: Game) -> Step:
        return SpareWarSun(seat=self.seat, system=int(self.targets[0]))


class SpareWarSun(Decision, frozen=True):
    """One of those that are there, with its cargo, or none."""

    rule: ClassVar[str] = "SA-10.4.1"
    prompt: ClassVar[str] = "spare_war_sun"
    verbs: ClassVar[tuple[str, ...]] = ("spare",)

    system: int = NO_SYSTEM

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, place = of(game), SPACE[self.system]
        suns: list[Option] = [
            ("spare", WAR_SUN, damage, *load)
            for damage in damage_of(state, seat, place, WAR_SUN)
            for load in loads_named(state, seat, place, WAR_SUN, damage)
        ]
        return [*suns, DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind = str(option[1])
        if kind != WAR_SUN:
            return Refusal(self.rule, "other_kind", (kind,))
        return ship_refusal(of(game), seat, SPACE[self.system], kind, self.rule, option[2:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        keeps: tuple[int, Load] | None = None
        if option != DONE:
            place, damage, load = SPACE[self.system], int(option[2]), map(str, option[3:])
            keeps = seat, ship_named(of(game), seat, place, WAR_SUN, damage, *load)
        become(game, self.system, SUPERNOVA, NOVA, keeps)


LISTENERS: Declared = technology(
    NOVA,
    "action",
    both(not_in_this_game, there_is(SEEDED)),
    UseAction(),
    Explode(),
    aims=(SEEDED,),
    costs=(Lasting(USED, GAME, about=NOVA),),
    rule="SA-10.4.1",
)
FILTERS: Filters = {
    "system": {
        "plain_system": is_plain,
        "far_from_special": is_far_from_special,
    }
}
VERBS: Verbs = {"spare": SHIP}
