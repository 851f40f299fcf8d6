"""Finds in voids that belong to whoever alone has ships there, and keeps them until another is alone there
(rulings 108, 190, 209)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.edition import Place
from throneworld.imperium.marks import GAME, mark
from throneworld.imperium.units import seats_with_ships
from throneworld.imperium.verbs.planets import lose_control, take_control
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision
from throneworld.ti3.edition import BORROWED
from throneworld.ti3.owning import owns_technology
from throneworld.ti3.state import NOBODY, SYSTEM, Ti3State, of
from throneworld.ti3.tables import HABITATS, TECHNOLOGY

ALIENS = "alien_technology"


def place_of_find(state: Ti3State, find: str) -> Place:
    """Where a counter of that name lies open, or nowhere."""
    return next((place for place, counters in state.counters.items() if find in counters), "")


def hold_finds(game: Game) -> None:
    state = of(game)
    if not state.counters:
        return
    for find, hold in HOLDS.items():
        place = place_of_find(state, find)
        there = seats_with_ships(state, SYSTEM[place]) if place else ()
        if len(there) == 1:
            hold(game, there[0])


def hold_habitats(game: Game, seat: int) -> None:
    """Like a Trade Station; it counts for no objective (ruling 209)."""
    if of(game).control.get(HABITATS, NOBODY) != seat:
        before = take_control(game, seat, HABITATS)
        game.open("planet_gained_after", seat, HABITATS, before)


def hold_aliens(game: Game, seat: int) -> None:
    """Each new holder picks for himself; who had it before has lost its use."""
    state = of(game)
    before = state.artifact_holders.get(ALIENS, NOBODY)
    if before != seat:
        state.artifact_holders[ALIENS] = seat
        forget_aliens(state)
        game.tell("artifact_held", seat, ALIENS, before)
        game.do(ChooseAlienTechnology(seat=seat))


def forget_aliens(state: Ti3State) -> None:
    """Nobody has the use of what they know."""
    state.marks = tuple([each for each in state.marks if (each.kind, each.until) != (BORROWED, GAME)])


def lose_finds(game: Game, place: Place) -> None:
    """The void is gone, and with it whatever was found there."""
    state, there = of(game), of(game).counters.get(place, ())
    if ALIENS in there:
        state.artifact_holders.pop(ALIENS, None)
        forget_aliens(state)
    if HABITATS in there and HABITATS in state.control:
        lose_control(game, HABITATS)


def knows_all(state: Ti3State, seat: int) -> bool:
    return all(owns_technology(state, seat, each) for each in TECHNOLOGY)


class ChooseAlienTechnology(Decision, frozen=True):
    """Any technology, whatever it needs; it is borrowed, not owned (ruling 190)."""

    rule: ClassVar[str] = "SA-16.3.5"
    prompt: ClassVar[str] = "choose_alien_technology"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"counter": ALIENS}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("gain", technology) for technology in TECHNOLOGY]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        owned = owns_technology(of(game), seat, str(option[1])) and not knows_all(of(game), seat)
        return Refusal(self.rule, "technology_owned", option[1:]) if owned else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal("SA-10.4.1", "racial_technology", option[1:])

    def answer(self, game: Game, seat: int, option: Option) -> None:
        mark(game, BORROWED, seat=seat, subject=option[1], until=GAME)
        game.tell("technology_lent", seat, option[1])


HOLDS = {HABITATS: hold_habitats, ALIENS: hold_aliens}
EVENTS: dict[str, tuple[str, ...]] = {"technology_lent": ("seat", "technology")}
