"""A Diplomat lets a fleet pass through another, if all agree (SA-14.5.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import System, Systems, members, set_of
from throneworld.imperium.units import enemies_in
from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.leaders.whereabouts import acting_in
from throneworld.ti3.order import rotation
from throneworld.ti3.state import NO_SYSTEM, NOBODY, Ti3State

DIPLOMAT = "diplomat"
YES: Option = ("yes",)
NO: Option = ("no",)


def passages_to_ask(state: Ti3State, seat: int, blocked: Systems) -> list[System]:
    """Systems that ships are in the way of, and in which a Diplomat could speak for a passage."""
    if not state.leaders or not blocked:
        return []
    acting = acting_in(state, DIPLOMAT)
    spoken_for = members(blocked & set_of([system for _, system in acting]))
    there = {system: [one for one, at in acting if at == system] for system in spoken_for}
    return [system for system in spoken_for if _consents(state, seat, system, there[system])]


def consents(state: Ti3State, seat: int, system: System) -> tuple[int, ...]:
    """Who has to agree: whose ships are there, and a Diplomat's owner; nobody if no Diplomat is there."""
    return _consents(state, seat, system, [one for one, at in acting_in(state, DIPLOMAT) if at == system])


def _consents(state: Ti3State, seat: int, system: System, acting: Sequence[int]) -> tuple[int, ...]:
    diplomats = [one for one in rotation(state, seat) if one in acting]
    fleets = enemies_in(state, seat, system)
    if not diplomats or not fleets:
        return ()
    speaks = seat in diplomats or any(one in diplomats for one in fleets)
    return tuple(fleets) if speaks else (diplomats[0], *fleets)


class GrantPassage(Decision, frozen=True):
    """One after the other; the first who refuses ends it."""

    rule: ClassVar[str] = "SA-14.5.5"
    prompt: ClassVar[str] = "grant_passage"

    mover: int = NOBODY
    system: System = NO_SYSTEM
    then: tuple[int, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.mover, "system": self.system}

    def candidates(self, game: Game, seat: int) -> tuple[Option, ...]:
        return YES, NO

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        from throneworld.ti3.tactical.fleet import MoveFleet  # that question asks this one

        if option == NO:
            game.tell("passage_refused", seat, self.mover, self.system)
            return None
        if self.then:
            return replace(self, seat=self.then[0], then=self.then[1:])
        game.tell("passage_granted", self.mover, self.system)
        asker = game.asker(MoveFleet)
        game.amend(MoveFleet, blocked=asker.blocked & ~(1 << self.system))
        return None


EVENTS: dict[str, tuple[str, ...]] = {
    "passage_refused": ("seat", "other", "system"),
    "passage_granted": ("seat", "system"),
}
