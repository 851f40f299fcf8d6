"""Reasons that several questions of Rex share, each with the rule of the one that asks."""

from __future__ import annotations

from throneworld.kernel.asks import Noun, Refusal
from throneworld.rex.board import force
from throneworld.rex.state import CASUALTIES, RexState
from throneworld.rex.tables import FACEDOWN, RACE_OF, STRATEGY
from throneworld.rex.verbs.cards import titles_in_hand


def wrong_leader(state: RexState, seat: int, leader: str, space: str, rule: str) -> Refusal | None:
    """Why a leader cannot serve in a battle: another's, dead, or tied to another space (Rex p.18)."""
    if RACE_OF[leader] != state.races[seat]:
        return Refusal(rule, "not_your_leader", (leader,))
    if leader in state.dead:
        return Refusal(rule, "leader_is_dead", (leader,))
    elsewhere = state.fought.get(leader, space)
    return None if elsewhere == space else Refusal("Rex p.18", "fought_elsewhere", (leader, elsewhere))


def not_dead(state: RexState, seat: int, leader: str, rule: str) -> Refusal | None:
    """Why a leader cannot be recruited."""
    if RACE_OF[leader] != state.races[seat]:
        return Refusal(rule, "not_your_leader", (leader,))
    return None if leader in state.dead else Refusal(rule, "leader_is_alive", (leader,))


def wrong_card(state: RexState, seat: int, title: str, icon: str, rule: str) -> Refusal | None:
    """Why a card cannot be committed as one of a kind."""
    if title not in titles_in_hand(state, seat):
        return Refusal(rule, "not_in_hand", (title,))
    return None if STRATEGY[title].icon == icon else Refusal(rule, "card_of_another_kind", (title, icon))


def too_few_casualties(state: RexState, seat: int, count: Noun, rule: str) -> Refusal | None:
    """Why so many units cannot be recruited."""
    if not count:
        return Refusal(rule, "at_least_one_unit")
    dead = force(state, seat, CASUALTIES)[0]
    return Refusal(rule, "casualties_at_most", (dead,)) if int(count) > dead else None


def nobody_there(state: RexState, seat: int, space: str, rule: str) -> Refusal | None:
    """Why nothing faceup of a player can act in a space (Rex p.22)."""
    there = force(state, seat, space)
    if there[FACEDOWN] and not any(there[:FACEDOWN]):
        return Refusal("Rex p.22", "facedown_there", (space,))
    return None if any(there) else Refusal(rule, "no_units_there", (space,))
