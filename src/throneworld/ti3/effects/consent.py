"""A card that is barred from Home Systems: there it needs leave of the system's original owner (SA-6.2.3).

One who plays it in his own home needs nobody's. Another is asked when his home is named, once for a card and
a home; if he refuses, another target is named, and where none is left the card is lost without effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import System
from throneworld.imperium.effects.aims import Choose, ChoosePlanet, ChooseSystem
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion, call_off, card_played, name_target
from throneworld.ti3.board import counts_as_home, home_owner
from throneworld.ti3.effects.naming import ChooseTargetDock
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of

RULE = "SA-6.2.3"
OUTSIDE_HOMES = "outside_homes"
ACCEPT: Option = ("accept",)
REFUSE: Option = ("refuse",)


class OutsideHomes(Choose, frozen=True):
    """A target outside Home Systems, or in one with leave of its original owner."""

    abstract: ClassVar[bool] = True

    granted: tuple[Noun, ...] = ()
    """The target in a home for which leave was given."""
    refused: tuple[System, ...] = ()
    """The homes for which it was not."""

    def run(self, game: Game) -> Step | None:
        if self.granted:
            name_target(game, *self.granted)
        elif self.finds(game):
            return super().run(game)
        else:
            call_off(game)
        return None

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        refusal = home_refusal(of(game), self, system_of(option[1:]))
        return refusal or super().refusal(game, seat, option)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        system = system_of(option[1:])
        owner = whose_leave(of(game), seat, system)
        if owner == NOBODY:
            return super().answer(game, seat, option)
        self.say(game, option[1:])
        game.do(AskLeave(owner, seat, system, card_played(game), option[1:]))
        return self


class SystemOutsideHomes(OutsideHomes, ChooseSystem, frozen=True):
    """("system", number of the tile)."""


class PlanetOutsideHomes(OutsideHomes, ChoosePlanet, frozen=True):
    """("planet", id)."""


class DockOutsideHomes(OutsideHomes, ChooseTargetDock, frozen=True):
    """("target_dock", owner, place)."""


class AskLeave(Decision, frozen=True):
    """The original owner lets a card be used in his home, or not."""

    rule: ClassVar[str] = RULE
    prompt: ClassVar[str] = "allow_at_home"

    asker: int = NOBODY
    system: System = -1
    card: str = ""
    target: tuple[Noun, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.asker, "card": self.card, "system": self.system}

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return ACCEPT, REFUSE

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        accepted = option == ACCEPT
        event = "home_opened" if accepted else "home_closed"
        game.tell(event, seat, self.asker, self.card, self.system)
        if self.target:
            self._tell_aim(game, accepted)
        elif not accepted:
            call_off(game)
        return None

    def _tell_aim(self, game: Game, accepted: bool) -> None:
        if accepted:
            game.amend(OutsideHomes, granted=self.target)
        else:
            refused = game.asker(OutsideHomes).refused
            game.amend(OutsideHomes, refused=(*refused, self.system))


class LeaveHere(Effect, frozen=True):
    """The same for a card that is played where something has happened to a planet."""

    def run(self, game: Game) -> Step | None:
        system = SYSTEM[str(self.occasion["planet"])]
        owner = whose_leave(of(game), self.seat, system)
        return None if owner == NOBODY else AskLeave(owner, self.seat, system, card_played(game))


def leave_is_possible(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Whether the card can be played at the planet of the occasion, with leave or without."""
    return leave_refusal(of(game), seat, SYSTEM[str(occasion["planet"])])


def system_of(target: tuple[Noun, ...]) -> System:
    """Where a target is that is a system, or ends with its place."""
    return target[-1] if isinstance(target[-1], int) else SYSTEM[target[-1]]


def whose_leave(state: Ti3State, seat: int, system: System) -> int:
    """Who has to allow a card there, if anybody."""
    owner = home_owner(state, system) if counts_as_home(state, system) else NOBODY
    return NOBODY if owner == seat else owner


def home_refusal(state: Ti3State, aim: Aim, system: System) -> Refusal | None:
    """Why a card cannot be aimed at a system that is a home."""
    if isinstance(aim, OutsideHomes) and system in aim.refused:
        return Refusal(RULE, "home_refused", (system, whose_leave(state, aim.seat, system)))
    return leave_refusal(state, aim.seat, system)


def leave_refusal(state: Ti3State, seat: int, system: System) -> Refusal | None:
    """Why nobody can be asked for leave that is needed."""
    owner = whose_leave(state, seat, system)
    return Refusal(RULE, "home_owner_gone", (system, owner)) if owner in state.eliminated else None


def _allowed(state: Ti3State, aim: Aim, system: System) -> bool:
    return home_refusal(state, aim, system) is None


FILTERS: Filters = {
    "system": {OUTSIDE_HOMES: _allowed},
    "planet": {OUTSIDE_HOMES: lambda state, aim, planet: _allowed(state, aim, SYSTEM[planet])},
    "target_dock": {OUTSIDE_HOMES: lambda state, aim, dock: _allowed(state, aim, system_of(dock))},
}
EVENTS: dict[str, tuple[str, ...]] = {
    "home_opened": ("seat", "other", "card", "system"),
    "home_closed": ("seat", "other", "card", "system"),
}
