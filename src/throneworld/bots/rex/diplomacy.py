"""Temporary Ceasefires: with whom to win, and whom to leave (Rex p.15)."""

from __future__ import annotations

from throneworld.bots.rex.position import LAST_ROUND, NEEDED, Position, landing_power
from throneworld.kernel.asks import Ask, Option
from throneworld.rex.tables import DIFFICULTY

READY: Option = ("ready",)
LEAVE: Option = ("leave",)
BY_GAP = {1: (0.7, 0.35, 0.15, 0.07), 2: (0.8, 0.5, 0.2, 0.05), 3: (0.8, 0.4, 0.15, 0.05)}
"""The outlook of a side by its size and the strongholds it still lacks."""
IDLE = 0.3
"""What is left of it when a member holds no stronghold."""
BETTER = 1.25
"""How much better another side must look to change."""
HARD_TO_BEAT = 7


def negotiate(position: Position, ask: Ask) -> Option:
    """Leave a side that holds one back, propose a better one, grant what costs nothing, be ready."""
    now = outlook(position, position.side(position.me))
    if LEAVE in ask.options and outlook(position, (position.me,)) > now * BETTER:
        return LEAVE
    circles = [tuple(int(seat) for seat in option[1:]) for option in ask.options if option[0] == "propose"]
    better = sorted(
        (members for members in circles if _all_gain(position, members)),
        key=lambda members: outlook(position, members),
        reverse=True,
    )
    tried = int(position.view["options"]["negotiation_limit"]) - int(ask.about["left"])
    if tried < min(2, len(better)):
        return ("propose", *better[tried])
    return _permission(position, ask) or READY


def _all_gain(position: Position, members: tuple[int, ...]) -> bool:
    """A proposal must be better for oneself, and plausible to the others."""
    together = outlook(position, members)
    own = outlook(position, position.side(position.me))
    others = [outlook(position, position.side(seat)) for seat in members if seat != position.me]
    return together > own * BETTER and all(together > other for other in others)


def _permission(position: Position, ask: Ask) -> Option | None:
    """An ally may use one's ally advantage: he fights for the same victory."""
    return next((option for option in ask.options if option[0] == "permit"), None)


def answer_proposal(position: Position, ask: Ask) -> Option:
    members = tuple(int(seat) for seat in str(ask.about["members"]).split())
    now = outlook(position, position.side(position.me))
    return ("accept",) if outlook(position, members) > now * BETTER else ("decline",)


def outlook(position: Position, members: tuple[int, ...]) -> float:
    """How likely these players are to win together, on a rough scale."""
    held = {seat: len(position.held((seat,))) for seat in members}
    gap = max(0, NEEDED[len(members)] - sum(held.values()))
    by_force = BY_GAP[len(members)][min(3, gap)] * _vigour(position, members)
    if len(members) > 1 and not all(held.values()):
        by_force *= IDLE
    return by_force + (1 - by_force) * _by_waiting(position, members)


def _vigour(position: Position, members: tuple[int, ...]) -> float:
    """The weakest member counts most: he is where the others will strike."""
    armies = [_army(position, seat) for seat in range(len(position.races))]
    average = max(1.0, sum(armies) / len(armies))
    weakest = min(armies[seat] for seat in members) / average
    return min(1.2, 0.4 + 0.6 * weakest)


def _army(position: Position, seat: int) -> float:
    """Units that stand where no fleet reaches them, and what can still be landed."""
    placed = sum(
        units + 2 * mechanized + hidden
        for space, (units, mechanized, hidden) in position.forces[seat].items()
        if position.shielded(space)
    )
    return placed + 0.7 * landing_power(position.reserve(seat), position.landing_limit(seat, 1))


def _by_waiting(position: Position, members: tuple[int, ...]) -> float:
    """Hacan wins when nobody does, Sol when it holds the siege: the nearer the end, the likelier."""
    races = [position.races[seat] for seat in members]
    near = max(0.0, (position.round - 3) / (LAST_ROUND - 3))
    if "hacan" in races:
        return 0.3 * near
    return 0.15 * near if "sol" in races else 0.0


def gift_amount(position: Position, ask: Ask) -> Option:
    """As little as possible."""
    return ask.options[0]


def share_or_betray(position: Position, ask: Ask) -> Option:
    """Turn on one's allies only with a card that can hardly be topped (Rex p.23)."""
    card = position.you["betrayal"]
    sure = ("betray",) in ask.options and DIFFICULTY[card] >= HARD_TO_BEAT
    return ("betray",) if sure else ("share",)


def counter_reveal(position: Position, ask: Ask) -> Option:
    """Somebody has betrayed: there is nothing left to lose."""
    return ask.options[-1]
