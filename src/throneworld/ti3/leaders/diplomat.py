"""Diplomats call landings on their planets off; for 6 influence the invader goes on (SA-14.5.1 to 14.5.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.declare import Clause, in_the_open
from throneworld.imperium.marks import TACTICAL_ACTION, is_marked, mark
from throneworld.imperium.paying import INFLUENCE, Pay, can_pay
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.leaders.fate_rolls import escape
from throneworld.ti3.leaders.resting import is_resting, rest
from throneworld.ti3.leaders.whereabouts import free_leaders, place_of
from throneworld.ti3.nouns import PLANET
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tables import DIPLOMAT
from throneworld.ti3.unsaid import UNSAID

CALLED_OFF = "called_off"
"""Mark: nobody lands on this planet in this activation, nor is it bombarded (SA-14.5.1, 14.5.2)."""
OVERTURNING = 6
"""Influence against a Diplomat's protection (SA-14.5.3)."""
DECLINE: Option = ("decline",)


def diplomats_on(state: Ti3State, planet: str) -> list[str]:
    """Free Diplomats on a planet of their owner."""
    owner = state.control.get(planet, NOBODY)
    if owner < 0 or not state.leaders:
        return []
    return [name for name in free_leaders(state, owner, DIPLOMAT) if place_of(state, name) == planet]


def may_protect(state: Ti3State, seat: int, planet: str) -> bool:
    """Whether a player's Diplomats can: not twice in two rounds (SA-14.5.4)."""
    mine = state.control.get(planet, NOBODY) == seat
    return mine and bool(diplomats_on(state, planet)) and not is_resting(state, planet)


def is_called_off(state: Ti3State, planet: str) -> bool:
    return bool(state.marks) and is_marked(state, CALLED_OFF, subject=planet)


class Protect(Aim, frozen=True):
    """Whether the Diplomat of the planet sends the invaders back; the attempt counts (ruling 200)."""

    rule: ClassVar[str] = "SA-14.5.1"
    prompt: ClassVar[str] = "protect"

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.occasion["planet"], "other": self.occasion["seat"]}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return (("protect", self.occasion["planet"]), DECLINE)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_this_planet", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DECLINE:
            return None
        planet, invader = str(option[1]), int(self.occasion["seat"])
        rest(game, planet)
        mark(game, CALLED_OFF, seat=seat, subject=planet, until=TACTICAL_ACTION)
        game.tell("planet_protected", seat, planet)
        if invader >= 0 and can_pay(of(game), invader, OVERTURNING, INFLUENCE):
            game.do(Overturn(seat=invader, planet=planet))
        return None


class Overturn(Decision, frozen=True):
    """The invader may spend 6 influence at once; then the Diplomat leaves and the landing goes on."""

    rule: ClassVar[str] = "SA-14.5.3"
    prompt: ClassVar[str] = "overturn"

    planet: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet, "influence": OVERTURNING}

    def binds(self, seat: int) -> bool:
        """He has been asked because he can pay."""
        return seat == self.seat

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return (("overturn", self.planet), DECLINE)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_this_planet", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option != DECLINE:
            state = of(game)
            lifted = [each for each in state.marks if (each.kind, each.subject) == (CALLED_OFF, self.planet)]
            state.marks = tuple([each for each in state.marks if each not in lifted])
            game.tell("protection_overturned", seat, self.planet)
            game.do(
                Pay(seat=seat, amount=OVERTURNING, currency=INFLUENCE, why="overturning"),
                SendDiplomatAway(planet=self.planet),
            )
        return None


class SendDiplomatAway(Step, frozen=True):
    """To a planet of his owner, or a ship if there is none (ruling 64)."""

    planet: str = ""

    def run(self, game: Game) -> Step | None:
        state = of(game)
        name = diplomats_on(state, self.planet)[0]
        escape(game, name, NOBODY, only_planets=True, leaving=self.planet)
        return None


def _may_protect(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if may_protect(of(game), seat, str(occasion["planet"])) else UNSAID


def _with_diplomats(game: Game) -> list[int]:
    state = of(game)
    return (
        [seat for seat in range(game.seats) if free_leaders(state, seat, DIPLOMAT)] if state.leaders else []
    )


LISTENERS: tuple[Clause, ...] = in_the_open(
    "diplomat.1",
    "landing_declared_when",
    ("landing_declared_when",),
    _may_protect,
    _with_diplomats,
    (Protect(),),
    rule="SA-14.5.1",
    must=True,
)
"""Whoever can protect the planet is asked whether he does."""
EVENTS: dict[str, tuple[str, ...]] = {
    "planet_protected": ("seat", "planet"),
    "protection_overturned": ("seat", "planet"),
}
VERBS = {"protect": (PLANET,), "overturn": (PLANET,)}
