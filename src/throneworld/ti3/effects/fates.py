"""What texts do to captive and to dead leaders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import held_planets
from throneworld.imperium.effects.whom import CHOSEN, EACH, Verb
from throneworld.imperium.rolling import roll_dice
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.deeds import KILLED_LEADER, note
from throneworld.ti3.leaders.escaping import leave_all
from throneworld.ti3.leaders.fate_rolls import FATE, escape, kill_leader
from throneworld.ti3.leaders.persons import leaders_of
from throneworld.ti3.leaders.whereabouts import owner_of
from throneworld.ti3.nouns import LEADERS, PLANET
from throneworld.ti3.state import NOBODY, Leader, Ti3State, of
from throneworld.ti3.tables import ESCAPES, FATE_ROLL, KILLED, RACE, STATIONS

DECLINE: Option = ("decline",)
ROLL: Option = ("roll_for_captives",)


def captured_of(state: Ti3State, seat: int) -> list[str]:
    """His own leaders whom others hold."""
    return [
        name
        for name, leader in state.leaders.items()
        if leader.captor != NOBODY and not leader.displaced and owner_of(state, name) == seat
    ]


def killed_of(state: Ti3State, seat: int) -> list[str]:
    """Those of his race who are in the game no more."""
    return [name for name in leaders_of(RACE[state.factions[seat]]) if name not in state.leaders]


class RollOrRevive(Verb, frozen=True):
    """Each rolls for his captive leaders, or has a dead one back on a planet of his."""

    def run(self, game: Game) -> None:
        for seat in self.seats(game, EACH):
            game.do(ChooseFate(seat=seat, why=self.reason))


class ChooseFate(Decision, frozen=True):
    rule: ClassVar[str] = "SA-14.2.1"
    prompt: ClassVar[str] = "choose_fate"
    verbs: ClassVar[tuple[str, ...]] = ("roll_for_captives", "revive")
    fewest: ClassVar[int] = 2
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        planets = [each for each in held_planets(state, seat) if each not in STATIONS]
        dead = [("revive", name, planet) for name in killed_of(state, seat) for planet in planets]
        return [ROLL, *dead, DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        lacking = option == ROLL and not captured_of(of(game), seat)
        return Refusal(self.rule, "no_captives") if lacking else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        key = "no_refuge" if option[1] in killed_of(of(game), seat) else "not_killed"
        return Refusal("SA-14.1.8", key, option[2:] if key == "no_refuge" else option[1:2])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == ROLL:
            for name in captured_of(of(game), seat):
                roll_anew(game, name)
        elif option != DECLINE:
            name, planet = str(option[1]), str(option[2])
            of(game).leaders[name] = Leader(planet)
            game.tell("leader_placed", name, planet)


def roll_anew(game: Game, name: str) -> None:
    """He dies, stays where he is, or is free (SA-14.2.1)."""
    state = of(game)
    captor, owner = state.leaders[name].captor, owner_of(state, name)
    (face,) = roll_dice(game, owner, 1, FATE)
    if FATE_ROLL[face] == KILLED:
        note(game, KILLED_LEADER, captor, name, owner)
        leave_all(state, name)
        kill_leader(game, name)
    elif FATE_ROLL[face] == ESCAPES:
        escape(game, name, captor)


# Into captivity


class IntoCaptivity(Verb, frozen=True):
    """All his own leaders who are free go to planets of others, whichever he likes."""

    whom: str = CHOSEN

    def run(self, game: Game) -> None:
        for seat in self.seats(game, self.whom):
            game.do(GiveUpLeader(seat=seat, why=self.reason))


class GiveUpLeader(Decision, frozen=True):
    """One after the other."""

    rule: ClassVar[str] = "SA-14.2.4"
    prompt: ClassVar[str] = "give_up_leader"
    verbs: ClassVar[tuple[str, ...]] = ("give_up_leader",)
    fewest: ClassVar[int] = 1
    why: str = ""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"why": self.why}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        free = [
            name
            for name, leader in state.leaders.items()
            if leader.captor == NOBODY and not leader.displaced and owner_of(state, name) == seat
        ]
        planets = [
            planet
            for planet, owner in state.control.items()
            if not state.allied(seat, owner) and planet not in STATIONS
        ]
        return [("give_up_leader", name, planet) for name in free[:1] for planet in planets]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_into_captivity", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> Step:
        state, name, planet = of(game), str(option[1]), str(option[2])
        captor = state.control[planet]
        leave_all(state, name)
        state.leaders[name] = Leader(planet, captor)
        game.tell("leader_captured", name, captor)
        return replace(self)


VERBS: Verbs = {
    "roll_for_captives": (),
    "revive": (LEADERS, PLANET),
    "give_up_leader": (LEADERS, PLANET),
}
