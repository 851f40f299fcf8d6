"""A Temporary Ceasefire: alliances are made and broken, influence changes hands (Rex p.15).

It is one open conversation. Everybody may act, in any order, until all are ready; the option
`negotiation_limit` bounds how often a player may act, so it always ends. An alliance can be left even then:
who has left one needs somebody's act to join another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import combinations
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Floor, Procedure, Simultaneous, Step
from throneworld.rex.alliances import (
    form_alliance,
    largest_alliance,
    leave_alliance,
    permits,
    set_permission,
    share_a_space,
)
from throneworld.rex.moments import CEASEFIRE_REVEALED
from throneworld.rex.phases.winning import LAST_ROUND
from throneworld.rex.state import RexState, of, order_of_play
from throneworld.rex.tables import INFLUENCE, SOL_OFFENSIVE
from throneworld.rex.verbs.influence import give_influence

LEAVE: Option = ("leave",)
ACCEPT: Option = ("accept",)
DECLINE: Option = ("decline",)


class Ceasefire(Procedure, frozen=True):
    stages: ClassVar[tuple[str, ...]] = ("reveal", "talk")
    opens: ClassVar[tuple[str, ...]] = (CEASEFIRE_REVEALED,)

    def reveal(self, game: Game) -> None:
        game.open(CEASEFIRE_REVEALED)

    def talk(self, game: Game) -> None:
        game.do(Negotiation(who=order_of_play(of(game))))


class Negotiation(Floor, frozen=True):
    rule: ClassVar[str] = "Rex p.15"
    prompt: ClassVar[str] = "negotiate"
    verbs: ClassVar[tuple[str, ...]] = ("give", "permit", "propose", "withhold")

    def budget(self, game: Game) -> int:
        return int(game.options["negotiation_limit"])

    def may_act(self, game: Game, seat: int) -> bool:
        return self.left(game, seat) > 0 or bool(of(game).allies[seat])

    def candidates(self, game: Game, seat: int) -> list[Option]:
        others = [other for other in self.who if other != seat]
        gifts: list[Option] = [("give", other) for other in others]
        return [self.READY, LEAVE, *_proposals(game.seats, seat), *gifts, *permission_options(game, seat)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == self.READY:
            return None
        if option != LEAVE and not self.left(game, seat):
            return Refusal(self.rule, "negotiation_limit", (self.budget(game),))
        return self._why_not(game, seat, option)

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        """As `refusal` says, looking once at what counts for several of them."""
        state = of(game)
        ends = (self.READY, LEAVE) if state.allies[seat] else (self.READY,)
        if not self.left(game, seat):
            return ends
        meetings: Meetings = {}
        circles = [
            option
            for option in _proposals(game.seats, seat)
            if proposal_refusal(game, _members(option), meetings) is None
        ]
        gifts = [("give", other) for other in self.who if other != seat] if state.influence[seat] else []
        permissions = [
            option
            for option in permission_options(game, seat)
            if useless_permission(state, seat, option) is None
        ]
        return (*ends, *circles, *gifts, *permissions)

    def _why_not(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        if option == LEAVE:
            return None if state.allies[seat] else Refusal(self.rule, "not_allied")
        if option[0] == "propose":
            return proposal_refusal(game, _members(option))
        if option[0] == "give":
            return None if state.influence[seat] else Refusal(self.rule, "no_influence")
        return useless_permission(state, seat, option) if option != self.READY else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] in ("permit", "withhold"):
            return permission_refusal(game, seat, option)
        if option[0] == "propose":
            return self._no_circle(game, seat, _members(option))
        if len(option) > 2:
            return Refusal("Rex p.20", "only_influence")
        return Refusal(self.rule, "give_to_another")

    def _no_circle(self, game: Game, seat: int, members: tuple[int, ...]) -> Refusal:
        if seat not in members:
            return Refusal(self.rule, "propose_with_yourself")
        circle = tuple(sorted(set(members)))
        refusal = proposal_refusal(game, circle) if len(circle) > 1 else None
        return refusal or Refusal(self.rule, "members_in_order")

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": self.left(game, seat)}

    def act(self, game: Game, seat: int, option: Option) -> Step:
        if option == LEAVE:
            leave_alliance(game, seat)
            return self.reopened(*self.who)
        if option[0] == "propose":
            members = _members(option)
            game.tell("alliance_proposed", seat, *members)
            others = tuple(member for member in members if member != seat)
            game.do(Proposal(who=others, proposer=seat))
            return self.reopened(*self.who)
        if option[0] == "give":
            game.do(GiftAmount(seat=seat, receiver=int(option[1])))
            return self.reopened(int(option[1]))
        set_permission(game, seat, int(option[1]), granted=option[0] == "permit")
        return self


class Proposal(Simultaneous, frozen=True):
    """All who are named must accept; the first to decline ends it."""

    rule: ClassVar[str] = "Rex p.15"
    prompt: ClassVar[str] = "answer_proposal"
    proposer: int = -1

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [ACCEPT, DECLINE]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        members = " ".join(str(member) for member in sorted((self.proposer, *self.who)))
        return {"proposer": self.proposer, "members": members}

    def settled(self) -> bool:
        return any(DECLINE in given for given in self.given)

    def reveal(self, game: Game) -> Step | None:
        decliners = [seat for seat in self.who if DECLINE in self.of(seat)]
        if decliners:
            game.tell("alliance_declined", decliners[0])
        else:
            form_alliance(game, tuple(sorted((self.proposer, *self.who))))
        return None


class GiftAmount(Decision, frozen=True):
    """What is given is given: deals do not bind and gifts are final (Rex p.20)."""

    rule: ClassVar[str] = "Rex p.15"
    prompt: ClassVar[str] = "gift_amount"
    receiver: int = -1

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("amount", amount) for amount in range(1, of(game).influence[seat] + 1)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if not option[1]:
            return Refusal(self.rule, "at_least_one_influence")
        return Refusal(self.rule, "not_enough_influence", (of(game).influence[seat],))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"receiver": self.receiver}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        give_influence(game, seat, self.receiver, int(option[1]), "gift")
        game.fence()


def _may_yet_strike(state: RexState, ally: int) -> bool:
    """Whether a Sol Offensive may come, in which an ally of Sol could leave the struck space (Rex p.22)."""
    if not any(INFLUENCE[card].kind == SOL_OFFENSIVE for card in (*state.influence_deck, *state.set_aside)):
        return False
    at_once = state.phase == "influence" and not state.offensive_resolved
    return at_once or state.round < LAST_ROUND


def _may_yet_pay(state: RexState, ally: int) -> bool:
    """Whether an ally of Hacan may have something to deploy with: after the bidding nobody gains any."""
    return state.phase != "recruitment" or state.influence[ally] > 0


COULD_USE: dict[str, Callable[[RexState, int], bool]] = {"hacan": _may_yet_pay, "sol": _may_yet_strike}
"""The races whose ally advantage is used by the ally himself, with their permission; and whether he might
use it before the permission can be changed again. Everybody knows that."""


def useless_permission(state: RexState, seat: int, option: Option) -> Refusal | None:
    """Why changing a permission could make no difference."""
    if COULD_USE[state.races[seat]](state, int(option[1])):
        return None
    return Refusal("Rex p.15", "nothing_to_permit", option[1:])


def permission_options(game: Game, seat: int) -> list[Option]:
    """Granting or withholding the ally advantage, one ally at a time."""
    state = of(game)
    if state.races[seat] not in COULD_USE:
        return []
    return [("withhold" if permits(state, seat, ally) else "permit", ally) for ally in state.allies[seat]]


def permission_refusal(game: Game, seat: int, option: Option) -> Refusal:
    """Why a permission is not there to be changed so."""
    state = of(game)
    if option[1] not in state.allies[seat]:
        return Refusal("Rex p.15", "not_an_ally", option[1:])
    if state.races[seat] not in COULD_USE:
        return Refusal("Rex p.15", "no_permission_needed")
    return Refusal("Rex p.15", "permission_stands", option[1:])


Meetings = dict[tuple[int, ...], bool]
"""Whether two players share a space, as far as somebody has looked."""


def proposal_refusal(
    game: Game, members: tuple[int, ...], meetings: Meetings | None = None
) -> Refusal | None:
    """Why these players cannot be allies; `meetings` is kept for asking about several circles at once."""
    state = of(game)
    if game.seats == 3:
        return Refusal("Rex p.23", "no_alliances")
    if len(members) > largest_alliance(game.seats):
        return Refusal("Rex p.23" if game.seats < 5 else "Rex p.15", "alliance_too_large", (len(members),))
    for seat in members:
        if seat in state.alliance_ban:
            return Refusal("Rex p.21", "alliance_banned", (seat,))
        for ally in state.allies[seat]:
            if ally not in members:
                return Refusal("Rex p.15", "allied_elsewhere", (seat,))
    if len(state.allies[members[0]]) == len(members) - 1:
        return Refusal("Rex p.15", "allied_already")
    known = {} if meetings is None else meetings
    for pair in combinations(members, 2):
        if pair not in known:
            known[pair] = share_a_space(game, *pair)
        if known[pair]:
            return Refusal("Rex p.15", "allies_share_space", pair)
    return None


@cache
def _proposals(seats: int, seat: int) -> tuple[Option, ...]:
    """Every circle of two or three that a seat could belong to."""
    others = [other for other in range(seats) if other != seat]
    groups = [*combinations(others, 1), *combinations(others, 2)]
    return tuple(("propose", *sorted((seat, *group))) for group in groups)


@cache
def _members(option: Option) -> tuple[int, ...]:
    return tuple(int(member) for member in option[1:])
