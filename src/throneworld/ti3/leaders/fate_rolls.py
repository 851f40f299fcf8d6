"""What becomes of leaders who have lost their place: death, captivity, escape, rescue (SA-14.2, 14.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.edition import Place
from throneworld.imperium.marks import unmark
from throneworld.imperium.rolling import roll_dice
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import seats_with_ships
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.deeds import KILLED_LEADER, note
from throneworld.ti3.leaders.agent import SEIZED, is_seized
from throneworld.ti3.leaders.escaping import refuges, settle_in
from throneworld.ti3.leaders.whereabouts import owner_of
from throneworld.ti3.order import phase_order
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.tables import CAPTURED as ROLLED_CAPTURED
from throneworld.ti3.tables import FATE_ROLL, KILLED

FATE = "fate"
PLANET_NAMED = 2
"""The length of an option that names a planet; one that names a ship is longer."""


class FateRolls(Procedure, frozen=True):
    """At the end of an action, owners in the order of the phase (rulings 63, 166)."""

    stages: ClassVar[tuple[str, ...]] = ("begin", "next_leader", "close")

    seat: int = NOBODY

    def begin(self, game: Game) -> Step | None:
        return None if displaced(of(game)) else self.to("close")

    def next_leader(self, game: Game) -> Step | None:
        waiting = displaced(of(game))
        if not waiting:
            return None
        owner = owner_of(of(game), waiting[0])
        mine = tuple([name for name in waiting if owner_of(of(game), name) == owner])
        game.do(NextFate(seat=owner, leaders=mine))
        return self.to("next_leader")

    def close(self, game: Game) -> None:
        unmark(game, SEIZED)


class NextFate(Decision, frozen=True):
    """Whoever has several leaders to roll for says which of them comes next."""

    rule: ClassVar[str] = "SA-14.2.1"
    prompt: ClassVar[str] = "next_fate"

    leaders: tuple[str, ...] = ()

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return [("leader", name) for name in self.leaders]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "needs_no_fate_roll", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        decide_fate(game, str(option[1]))
        return None


def displaced(state: Ti3State) -> list[str]:
    """Leaders without a place, owner by owner (ruling 41)."""
    lost = [name for name, leader in state.leaders.items() if leader.displaced]
    order = phase_order(state) if lost else ()
    return sorted(lost, key=lambda name: order.index(owner_of(state, name)))


def holder_of(state: Ti3State, place: Place) -> int:
    """Who controls a planet, or is the only one with ships in a system (ruling 63)."""
    if place not in AREAS:
        return state.control.get(place, NOBODY)
    seats = seats_with_ships(state, int(place))
    return seats[0] if len(seats) == 1 else NOBODY


def decide_fate(game: Game, name: str) -> None:
    """One roll; an Agent's prisoner has none (SA-14.8.6)."""
    state = of(game)
    leader, holder = state.leaders[name], holder_of(state, state.leaders[name].place)
    if is_seized(state, name, holder):
        change_hands(game, name, holder)
        return
    (face,) = roll_dice(game, owner_of(state, name), 1, FATE)
    if FATE_ROLL[face] == KILLED:
        if holder not in (NOBODY, owner_of(state, name)):
            note(game, KILLED_LEADER, holder, name, owner_of(state, name))
        kill_leader(game, name)
    elif holder not in (NOBODY, owner_of(state, name)):
        taken = FATE_ROLL[face] == ROLLED_CAPTURED or leader.captor != NOBODY
        (change_hands if taken else escape)(game, name, holder)
    elif leader.captor != NOBODY and holder != NOBODY:
        rescue(game, name)
    else:
        escape(game, name, NOBODY)


def kill_leader(game: Game, name: str) -> None:
    """He never comes back (SA-14.2.2)."""
    del of(game).leaders[name]
    game.tell("leader_killed", name)


def change_hands(game: Game, name: str, captor: int) -> None:
    """A captive stays on the planet, or goes aboard a ship of his captor; his own owner frees him."""
    state = of(game)
    if captor == owner_of(state, name):
        rescue(game, name)
        return
    game.tell("leader_captured", name, captor)
    place = state.leaders[name].place
    where = [("refuge", place)] if place not in AREAS else _aboard(refuges(state, captor, int(place)))
    game.do(PlaceLeader(seat=captor, leader=name, captor=captor, places=tuple(where)))


def _aboard(places: list[Option]) -> list[Option]:
    return [place for place in places if len(place) > PLANET_NAMED]


def rescue(game: Game, name: str) -> None:
    """His own owner has won him back: he is put down in the same system (SA-14.3.2)."""
    state = of(game)
    owner, system = owner_of(state, name), SYSTEM[state.leaders[name].place]
    game.tell("leader_freed", name)
    game.do(PlaceLeader(seat=owner, leader=name, places=tuple(refuges(state, owner, system))))


def escape(game: Game, name: str, captor: int, only_planets: bool = False, leaving: str = "") -> None:
    """To any planet or ship of his owner; where there is none he is captured, or killed (ruling 63)."""
    state = of(game)
    owner = owner_of(state, name)
    places = [place for place in refuges(state, owner) if place[1] != leaving]
    planets = [place for place in places if len(place) == PLANET_NAMED]
    places = planets if only_planets and planets else places
    if places:
        game.do(PlaceLeader(seat=owner, leader=name, places=tuple(places)))
    elif captor != NOBODY:
        change_hands(game, name, captor)
    else:
        kill_leader(game, name)


class PlaceLeader(Decision, frozen=True):
    """Where a leader goes who has escaped, was rescued, or is a captive in space (SA-14.2.4, 14.2.7)."""

    rule: ClassVar[str] = "SA-14.2.7"
    prompt: ClassVar[str] = "place_leader"
    verbs: ClassVar[tuple[str, ...]] = ("refuge",)

    leader: str = ""
    captor: int = NOBODY
    places: tuple[Option, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"leader": self.leader, "captive": int(self.captor != NOBODY)}

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        return self.places

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if len(option) > PLANET_NAMED and not _aboard(list(self.places)):
            return Refusal("SA-14.5.3", "planets_first", (self.leader,))
        return Refusal(self.rule, "no_refuge", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        settle_in(game, self.leader, seat, option, self.captor)
        return None


EVENTS: dict[str, tuple[str, ...]] = {
    "leader_captured": ("leader", "seat"),
    "leader_freed": ("leader",),
}
