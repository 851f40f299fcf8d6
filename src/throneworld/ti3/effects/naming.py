"""What a card names, besides players, systems, planets and laws: ships, docks, kinds, places of many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from throneworld.imperium.board import held_planets, home_planets
from throneworld.imperium.combat.combatants import by_level
from throneworld.imperium.edition import Place
from throneworld.imperium.effects.aims import Choose, ChoosePlayer
from throneworld.imperium.movement.cargo import loads_named
from throneworld.imperium.planets import readied
from throneworld.imperium.reasons import kind_refusal, player_refusal, unit_refusal
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import SPACE_DOCK
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Effect, name_target
from throneworld.ti3.nouns import AREA, DAMAGE, LOAD, PLACE, UNIT
from throneworld.ti3.state import SYSTEM, Ti3State, of
from throneworld.ti3.tables import PLANET

DONE: Option = ("done",)


class ChooseFurtherPlayer(ChoosePlayer, frozen=True):
    """One more player, or none."""

    prompt: ClassVar[str] = "choose_further_player"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*super().candidates(game, seat), DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == DONE else super().refusal(game, seat, option)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return player_refusal(of(game), seat, option[1], self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return None if option == DONE else super().answer(game, seat, option)


class ChooseSecondPlayer(ChoosePlayer, frozen=True):
    """One more player, if there is one."""

    prompt: ClassVar[str] = "choose_second_player"

    def run(self, game: Game) -> Step | None:
        return super().run(game) if self.finds(game) else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return player_refusal(of(game), seat, option[1], self.rule)


class ChooseKind(Choose, frozen=True):
    """("kind", kind): which of several kinds of units."""

    prompt: ClassVar[str] = "choose_kind"
    verb: ClassVar[str] = "kind"
    kinds: tuple[str, ...] = ()

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return [(kind,) for kind in self.kinds]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return kind_refusal(option[1], self.kinds, self.rule)

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("kind_named", self.seat, *target)


class ChooseTargetShip(Choose, frozen=True):
    """("target_ship", owner, kind, place, damage), and its load where ships that are alike differ in it."""

    prompt: ClassVar[str] = "choose_target_ship"
    verb: ClassVar[str] = "target_ship"
    kinds: tuple[str, ...] = ()

    @property
    def what(self) -> str:
        return " ".join(self.kinds)

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return [
            (owner, kind, place, damage, *load)
            for owner, places in enumerate(state.units)
            for place, group in places.items()
            if place in AREAS
            for kind in self.kinds
            if group[state.edition.index[kind]]
            for damage, many in enumerate(
                by_level(state, owner, (kind, place, group[state.edition.index[kind]]))
            )
            if many
            for load in loads_named(state, owner, place, kind, damage)
        ]

    def thing(self, target: tuple[Noun, ...]) -> tuple[Noun, ...]:
        return target

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        owner, kind, place, damage = int(option[1]), str(option[2]), str(option[3]), int(option[4])
        refusal = kind_refusal(kind, self.kinds, self.rule)
        refusal = refusal or unit_refusal(of(game), owner, kind, place, self.rule, damage)
        return refusal or Refusal(self.rule, "no_such_load", (kind, place))

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("target_unit_named", self.seat, *target[:3])


class ChooseTargetDock(Choose, frozen=True):
    """("target_dock", owner, place)."""

    prompt: ClassVar[str] = "choose_target_dock"
    verb: ClassVar[str] = "target_dock"

    @property
    def what(self) -> str:
        return SPACE_DOCK

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        at = state.edition.index[SPACE_DOCK]
        return [
            (owner, place)
            for owner, places in enumerate(state.units)
            for place, group in places.items()
            if group[at]
        ]

    def thing(self, target: tuple[Noun, ...]) -> tuple[Noun, ...]:
        return target

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return unit_refusal(of(game), int(option[1]), SPACE_DOCK, str(option[2]), self.rule)

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("target_unit_named", self.seat, target[0], SPACE_DOCK, target[1])


# Places that nobody chooses


OWN_PLANETS, OUTSIDE_HOME, FOR_TROOPS = "own_planets", "outside_home", "for_troops"
REFRESHED_OF_CHOSEN, WITH_FACILITY = "refreshed_of_chosen", "with_facility"


class NamePlaces(Effect, frozen=True):
    """All places that a scattered card touches: they are fixed when it is played (ruling 229)."""

    which: str = OWN_PLANETS

    def run(self, game: Game) -> None:
        name_target(game, *WHICH[self.which](of(game), self))


def _refreshed_of_chosen(state: Ti3State, effect: Effect) -> list[Place]:
    return [planet for seat in effect.targets for planet in readied(state, int(seat))]


WHICH: dict[str, Callable[[Ti3State, Effect], Sequence[Place]]] = {
    OWN_PLANETS: lambda state, effect: held_planets(state, effect.seat),
    OUTSIDE_HOME: lambda state, effect: [
        planet
        for planet in held_planets(state, effect.seat)
        if planet not in home_planets(state, effect.seat)
    ],
    FOR_TROOPS: lambda state, effect: [
        planet for planet in held_planets(state, effect.seat) if not PLANET[planet].trade_station
    ],
    REFRESHED_OF_CHOSEN: _refreshed_of_chosen,
    WITH_FACILITY: lambda state, effect: [
        planet for planet in held_planets(state, effect.seat) if planet in state.facilities
    ],
}


def _is_enemys(state: Ti3State, aim: Aim, unit: tuple[Noun, ...]) -> bool:
    return not state.allied(aim.seat, int(unit[0]))


def _beside_my_planet(state: Ti3State, aim: Aim, unit: tuple[Noun, ...]) -> bool:
    system = SYSTEM[str(unit[2])]
    return any(state.control.get(planet) == aim.seat for planet in state.edition.planets[system])


FILTERS = {
    "target_ship": {"of_an_enemy": _is_enemys, "beside_my_planet": _beside_my_planet},
}
VERBS: Verbs = {
    "target_ship": ((SEAT, UNIT, AREA, DAMAGE), (SEAT, UNIT, AREA, DAMAGE, LOAD)),
    "target_dock": (SEAT, PLACE),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "kind_named": ("seat", "kind"),
    "target_unit_named": ("seat", "owner", "kind", "place"),
}
