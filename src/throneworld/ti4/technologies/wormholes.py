"""The wormhole tokens of the Ghosts: Wormhole Generator, and whatever else places or moves one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.board import all_systems
from throneworld.imperium.reasons import no_target
from throneworld.imperium.units import seats_with_ships
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti4.board import is_home, planets_in
from throneworld.ti4.declare import Clause, technology
from throneworld.ti4.state import Ti4State, of
from throneworld.ti4.tables import ALPHA, BETA

TOKENS: tuple[str, ...] = (ALPHA, BETA)


def put_wormhole_token(game: Game, seat: int, wormhole: str, system: int) -> None:
    """Into a system, from the sheet or from wherever it lies."""
    of(game).wormhole_tokens[wormhole] = system
    game.tell("wormhole_token_placed", seat, wormhole, system)


def token_refusal(state: Ti4State, seat: int, system: int) -> Refusal | None:
    """A system with a planet that he controls, or one that is no home system and has no ships of others."""
    if any(state.control.get(planet) == seat for planet in planets_in(system)):
        return None
    if is_home(system):
        return Refusal("RR 89.1", "home_system", (system,))
    alone = seats_with_ships(state, system) in ((), (seat,))
    return None if alone else Refusal("RR 89.1", "ships_of_others", (system,))


def a_system_takes_a_token(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    found = any(token_refusal(state, seat, system) is None for system in all_systems(state))
    return None if found else no_target("RR 89.1", "sought_system", "without_ships_of_others")


class ChooseWormholeToken(Aim, frozen=True):
    """Place or move a wormhole token: first which of the two, then where it goes."""

    rule: ClassVar[str] = "RR 89.1"
    prompt: ClassVar[str] = "choose_wormhole_token"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("token", wormhole) for wormhole in TOKENS]

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return PlaceWormholeToken(seat=seat, wormhole=str(option[1]))


class PlaceWormholeToken(Decision, frozen=True):
    """The system into which a token goes; that in which it lies will do."""

    rule: ClassVar[str] = "RR 89.1"
    prompt: ClassVar[str] = "place_wormhole_token"
    wormhole: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"wormhole": self.wormhole, "lies_in": of(game).wormhole_tokens.get(self.wormhole, 0)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("system", system) for system in all_systems(of(game))]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return token_refusal(of(game), seat, int(option[1]))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        put_wormhole_token(game, seat, self.wormhole, int(option[1]))


LISTENERS: tuple[Clause, ...] = technology(
    "wormhole_generator", "status_phase_start", a_system_takes_a_token, ChooseWormholeToken(), must=True
)

EVENTS: dict[str, tuple[str, ...]] = {"wormhole_token_placed": ("seat", "wormhole", "system")}
