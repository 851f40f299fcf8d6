"""Leaving a battle: the attacker withdraws, the defender retreats, each with all his ships (SA-4.5, 4.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.galaxy.sets import Systems, members
from throneworld.imperium.board import MOVING, adjacency
from throneworld.imperium.combat.retreating import retreat_all
from throneworld.imperium.giving_up import RespectLimits, check_blockades
from throneworld.imperium.marks import ROUND, mark
from throneworld.imperium.modifiers import banned_by, granted_by, turned, turned_by
from throneworld.imperium.quantities import ENTRY, MAY_ACTIVATE
from throneworld.imperium.units import SPACE_DOCK, enemies_in, has_ships
from throneworld.imperium.verbs.tokens import (
    STRATEGY,
    has_token_in,
    place_token_from_pool,
    place_token_from_reinforcements,
    reinforcements,
)
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.board import special_of
from throneworld.ti3.deeds import ANNOUNCED_RETREAT, AVOIDED_BATTLE, note
from throneworld.ti3.nouns import SYSTEM
from throneworld.ti3.owning import USED
from throneworld.ti3.quantities import (
    DOCKS_RETREAT,
    HELD_FAST,
    MAY_RETREAT,
    RETREATS_FAR,
    RETREATS_FREELY,
    WITHDRAWS_FREELY,
)
from throneworld.ti3.state import NO_SYSTEM, NOBODY, SPACE, Ti3State, of
from throneworld.ti3.steps.bases import bases_in
from throneworld.ti3.steps.gates import pass_gates
from throneworld.ti3.tactical.activation import CLOSED, closed_refusal
from throneworld.ti3.tactical.alert import TakeAlertAlong
from throneworld.ti3.tactical.hits import Fight
from throneworld.ti3.unsaid import UNSAID

WITHDRAW, RETREAT, MERCY = "withdraw", "retreat", "mercy"
STAY: Option = ("stay",)
ACCEPT: Option = ("accept",)
REFUSE: Option = ("refuse",)


def leaving_refusal(
    state: Ti3State, seat: int, system: int, target: int, other: int, withdrawing: bool = False
) -> Refusal | None:
    """Why a fleet cannot leave one system for another, with ships of another player beside it (ruling 60)."""
    if banned_by(state, MAY_RETREAT, seat, system, other):
        return UNSAID
    refusal = _entry_refusal(state, seat, system, target)
    if refusal is not None or has_token_in(state, seat, target):
        return refusal
    if withdrawing and granted_by(state, WITHDRAWS_FREELY, seat, system):
        return flight_refusal(state, seat, system, target)
    if withdrawing:
        return Refusal("SA-4.5.4", "not_activated_earlier", (target,))
    return _activating_refusal(state, seat, target) or _counter_refusal(state, seat, system)


def _entry_refusal(state: Ti3State, seat: int, system: int, target: int) -> Refusal | None:
    """Next to it, without ships of others, and open."""
    if not adjacency(state, seat, MOVING)[system] >> target & 1:
        return Refusal("SA-4.5.3", "retreat_too_far", (system, target))
    return _goal_refusal(state, seat, target)


def _goal_refusal(state: Ti3State, seat: int, target: int) -> Refusal | None:
    if enemies_in(state, seat, target):
        return Refusal("SA-4.5.3", "retreat_into_ships", (target,))
    closed_by = banned_by(state, ENTRY, seat, target)
    if closed_by:
        return Refusal("SA-4.5.3", "closed_to_ships", (closed_by, target))
    if special_of(state, target) in CLOSED:  # whoever may activate it (ruling 60)
        return Refusal("SA-3.14.5", "closed_terrain", (target,))
    return None


def flight_refusal(state: Ti3State, seat: int, system: int, target: int) -> Refusal | None:
    """Why a fleet cannot go there, whoever forbids it to leave; its counter comes from the reinforcements,
    or from Strategy Allocation if none is left (rulings 61, 124)."""
    return _entry_refusal(state, seat, system, target) or _free_refusal(state, seat, target)


def _free_refusal(state: Ti3State, seat: int, target: int) -> Refusal | None:
    if has_token_in(state, seat, target):
        return None
    refusal = _activating_refusal(state, seat, target)
    has_counter = reinforcements(state, seat) or state.strategy[seat]
    return refusal or (None if has_counter else Refusal("SA-4.5.6", "no_counter_to_place"))


def flights(state: Ti3State, seat: int, system: int) -> tuple[int, ...]:
    """Where a fleet could go if nothing keeps it."""
    near = members(adjacency(state, seat, MOVING)[system])
    return tuple([each for each in near if flight_refusal(state, seat, system, each) is None])


def _activating_refusal(state: Ti3State, seat: int, target: int) -> Refusal | None:
    """What he could not activate he does not retreat to."""
    closed_by = turned_by(state, MAY_ACTIVATE, 1 << target, seat)
    if closed_by:
        return Refusal("SA-4.5.5", "closed_to_ships", (closed_by, target))
    return closed_refusal(state, seat, target)


def _counter_refusal(state: Ti3State, seat: int, system: int) -> Refusal | None:
    """Whether there is a counter for a system that is not activated yet (SA-4.5.6, 4.5.7, ruling 61)."""
    if state.strategy[seat] or (granted_by(state, RETREATS_FREELY, seat) and reinforcements(state, seat)):
        return None
    if has_token_in(state, seat, system):
        return Refusal("SA-4.5.7", "no_counter_in_strategy", (system,))
    return None if reinforcements(state, seat) else Refusal("SA-4.5.6", "no_counter_to_place")


def ways_out(
    state: Ti3State, seat: int, system: int, other: int, withdrawing: bool = False
) -> tuple[int, ...]:
    """Where a fleet could leave a battle to."""
    near = members(adjacency(state, seat, MOVING)[system])
    return tuple(
        [each for each in near if leaving_refusal(state, seat, system, each, other, withdrawing) is None]
    )


# Announced retreats and withdrawals may go farther


def far_goals(state: Ti3State, seat: int) -> Systems:
    return turned(state, RETREATS_FAR, 0, seat)


def announced_refusal(
    state: Ti3State, seat: int, system: int, target: int, other: int, withdrawing: bool
) -> Refusal | None:
    """Why a fleet cannot go there, not even if it may go far."""
    refusal = leaving_refusal(state, seat, system, target, other, withdrawing)
    kept = banned_by(state, MAY_RETREAT, seat, system, other)
    if refusal is None or kept or target == system or not far_goals(state, seat) >> target & 1:
        return refusal
    return _goal_refusal(state, seat, target) or _free_refusal(state, seat, target)


def announced_goals(
    state: Ti3State, seat: int, system: int, other: int, withdrawing: bool = False
) -> tuple[int, ...]:
    goals = members(adjacency(state, seat, MOVING)[system] | far_goals(state, seat))
    fine = [announced_refusal(state, seat, system, each, other, withdrawing) is None for each in goals]
    return tuple([each for each, goes in zip(goals, fine, strict=True) if goes])


class LeaveBattle(Decision, frozen=True):
    """Where a fleet goes, or that it stays."""

    abstract: ClassVar[bool] = True
    verb: ClassVar[str] = ""

    system: int = NO_SYSTEM
    other: int = NOBODY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system, "other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        near = members(adjacency(of(game), seat, MOVING)[self.system])
        return [*[(self.verb, target) for target in near], STAY]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == STAY else self.barred(game, seat, option)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] != self.verb:
            return None
        target, withdrawing = int(option[1]), self.verb == WITHDRAW
        return leaving_refusal(of(game), seat, self.system, target, self.other, withdrawing)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return None if option == STAY else self.leave(game, int(option[1]))

    def leave(self, game: Game, target: int) -> Step | None:
        """What comes of it."""
        raise BadDefinition(f"{type(self).__name__} does not say how a fleet leaves")


class Announce(LeaveBattle, frozen=True):
    """At the end of the round, if nothing comes between."""

    abstract: ClassVar[bool] = True

    def candidates(self, game: Game, seat: int) -> list[Option]:
        *near, stay = super().candidates(game, seat)
        far = [(self.verb, target) for target in members(far_goals(of(game), seat)) if target != self.system]
        return [*dict.fromkeys([*near, *far]), stay]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] != self.verb:
            return None
        target, withdrawing = int(option[1]), self.verb == WITHDRAW
        return announced_refusal(of(game), seat, self.system, target, self.other, withdrawing)

    def leave(self, game: Game, target: int) -> Step | None:
        state, withdrawing = of(game), self.verb == WITHDRAW
        far = leaving_refusal(state, self.seat, self.system, target, self.other, withdrawing) is not None
        if far:
            component = turned_by(state, RETREATS_FAR, 0, self.seat)
            mark(game, USED, seat=self.seat, subject=component, until=ROUND)
        game.tell("retreat_announced", self.seat, self.system, target)
        note(game, ANNOUNCED_RETREAT, self.seat, self.system, self.other)
        game.amend(Fight, leaving=self.seat, target=target, far=far)
        return None


class AnnounceWithdrawal(Announce, frozen=True):
    """The attacker, only to where a counter of his lies already (SA-4.5.4)."""

    rule: ClassVar[str] = "SA-4.5.4"
    prompt: ClassVar[str] = "announce_withdrawal"
    verb: ClassVar[str] = WITHDRAW


class AnnounceRetreat(Announce, frozen=True):
    """The defender, if the attacker does not withdraw (SA-4.5.2); some must be allowed to (SA-14.7.3)."""

    rule: ClassVar[str] = "SA-4.5.3"
    prompt: ClassVar[str] = "announce_retreat"
    verb: ClassVar[str] = RETREAT

    def leave(self, game: Game, target: int) -> Step | None:
        super().leave(game, target)
        if granted_by(of(game), HELD_FAST, self.seat, self.system, self.other):
            return AllowRetreat(seat=self.other, system=self.system, other=self.seat)
        return None


class AllowRetreat(Decision, frozen=True):
    """The owner of an Admiral says whether the fleet that he holds fast may go (SA-14.7.3)."""

    rule: ClassVar[str] = "SA-14.7.3"
    prompt: ClassVar[str] = "allow_retreat"

    system: int = NO_SYSTEM
    other: int = NOBODY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system, "other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("yes",), ("no",)]

    def answer(self, game: Game, seat: int, option: Option) -> None:
        allowed = option == ("yes",)
        game.tell("retreat_allowed" if allowed else "retreat_forbidden", seat, self.other, self.system)
        if not allowed:
            game.amend(Fight, leaving=NOBODY, target=NO_SYSTEM)


class BegForMercy(LeaveBattle, frozen=True):
    """With a Diplomat in the system the defender may ask to leave beforehand (SA-14.5.6, ruling 64)."""

    rule: ClassVar[str] = "SA-14.5.6"
    prompt: ClassVar[str] = "beg_for_mercy"
    verb: ClassVar[str] = MERCY

    def leave(self, game: Game, target: int) -> Step:
        game.tell("mercy_asked", self.seat, self.other, self.system)
        return GrantMercy(seat=self.other, system=self.system, target=target, other=self.seat)


class GrantMercy(Decision, frozen=True):
    """Only the attacker must agree."""

    rule: ClassVar[str] = "SA-14.5.6"
    prompt: ClassVar[str] = "grant_mercy"

    system: int = NO_SYSTEM
    target: int = NO_SYSTEM
    other: int = NOBODY

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system, "other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [ACCEPT, REFUSE]

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        game.tell("mercy_granted" if option == ACCEPT else "mercy_refused", seat, self.other, self.system)
        if option == REFUSE:
            return None
        game.amend(Fight, spared=True)
        note(game, AVOIDED_BATTLE, self.other, self.system, seat)
        return Leave(seat=self.other, system=self.system, target=self.target)


class Leave(Procedure, frozen=True):
    """A whole fleet goes, with what it carries; where it is too large, the surplus is lost."""

    stages: ClassVar[tuple[str, ...]] = ("move", "alert", "place_counter", "respect_limits")

    seat: int = NOBODY
    system: int = NO_SYSTEM
    target: int = NO_SYSTEM
    free: bool = False
    """Whether the counter comes from the reinforcements wherever the fleet comes from (ruling 124)."""

    def move(self, game: Game) -> None:
        """Docks in space stay behind, as a rule; no PDS fire, no mines (SA-4.8.5, rulings 53, 60)."""
        state, place = of(game), SPACE[self.system]
        go_along = granted_by(state, DOCKS_RETREAT, self.seat) and not bases_in(state, self.seat, place)
        staying = () if go_along else (SPACE_DOCK,)
        game.tell("fleet_left", self.seat, self.system, self.target)
        retreat_all(game, self.seat, self.system, self.target, staying=staying)
        pass_gates(game, self.seat, self.system, self.target)

    def alert(self, game: Game) -> None:
        """High Alert may go along (SA-15.6.2)."""
        state, alert = of(game), (self.system, self.seat)
        if (state.high_alert, state.high_alert_of) == alert and has_ships(state, self.seat, self.target):
            game.do(TakeAlertAlong(seat=self.seat, goals=(self.target,)))

    def place_counter(self, game: Game) -> None:
        """Of the reinforcements if the fleet leaves a system that he has not activated (SA-4.8.3); or if he
        has spent his last counter since he said that he leaves."""
        state = of(game)
        if has_token_in(state, self.seat, self.target):
            return
        from_sheet = has_token_in(state, self.seat, self.system) and not self.free
        there = reinforcements(state, self.seat)
        if state.strategy[self.seat] and (from_sheet or not there):
            place_token_from_pool(game, self.seat, STRATEGY, self.target)
        elif there:
            place_token_from_reinforcements(game, self.seat, self.target)

    def respect_limits(self, game: Game) -> None:
        """Ships above Fleet Supply, Fighters above capacity (SA-4.8.4)."""
        check_blockades(game, self.target)
        game.do(RespectLimits(seat=self.seat, system=self.target))


VERBS: Verbs = {
    WITHDRAW: (SYSTEM,),
    RETREAT: (SYSTEM,),
    MERCY: (SYSTEM,),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "retreat_announced": ("seat", "system", "target"),
    "retreat_allowed": ("seat", "other", "system"),
    "retreat_forbidden": ("seat", "other", "system"),
    "mercy_asked": ("seat", "other", "system"),
    "mercy_granted": ("seat", "other", "system"),
    "mercy_refused": ("seat", "other", "system"),
    "fleet_left": ("seat", "system", "target"),
}
