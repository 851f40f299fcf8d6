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
PROPOSALS = 2
"""How many of them are proposed in one Ceasefire."""
HARD_TO_BEAT = 7
"""The difficulty from which a Betrayal card is shown (Rex p.23)."""


class Outlook:
    """How likely players are to win alone or together, on a rough scale."""

    def __init__(self, position: Position) -> None:
        self.position = position
        seats = range(len(position.races))
        self.held = [len(position.held((seat,))) for seat in seats]
        self.armies = [_army(position, seat) for seat in seats]
        self.average = max(1.0, sum(self.armies) / len(self.armies))

    @property
    def now(self) -> float:
        """One's own, as things are."""
        return self.of(self.position.side(self.position.me))

    def of(self, members: tuple[int, ...]) -> float:
        gap = max(0, NEEDED[len(members)] - sum(self.held[seat] for seat in members))
        by_force = BY_GAP[len(members)][min(3, gap)] * self._vigour(members)
        if len(members) > 1 and not all(self.held[seat] for seat in members):
            by_force *= IDLE
        return by_force + (1 - by_force) * _by_waiting(self.position, members)

    def _vigour(self, members: tuple[int, ...]) -> float:
        """The weakest member counts most: he is where the others will strike."""
        weakest = min(self.armies[seat] for seat in members) / self.average
        return min(1.2, 0.4 + 0.6 * weakest)

    def all_gain(self, members: tuple[int, ...]) -> bool:
        """A proposal must be better for oneself, and plausible to the others."""
        together = self.of(members)
        others = [self.of(self.position.side(seat)) for seat in members if seat != self.position.me]
        return together > self.now * BETTER and all(together > other for other in others)


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


def negotiate(position: Position, ask: Ask) -> Option:
    """Leave a side that holds one back, propose a better one, grant what costs nothing, be ready."""
    outlook = Outlook(position)
    if LEAVE in ask.options and outlook.of((position.me,)) > outlook.now * BETTER:
        return LEAVE
    circles = [tuple(int(seat) for seat in option[1:]) for option in ask.options if option[0] == "propose"]
    better = sorted(filter(outlook.all_gain, circles), key=outlook.of, reverse=True)
    tried = int(position.view["options"]["negotiation_limit"]) - int(ask.about["left"])
    if tried < min(PROPOSALS, len(better)):
        return ("propose", *better[tried])
    return next((option for option in ask.options if option[0] == "permit"), READY)


def answer_proposal(position: Position, ask: Ask) -> Option:
    outlook = Outlook(position)
    members = tuple(int(seat) for seat in str(ask.about["members"]).split())
    return ("accept",) if outlook.of(members) > outlook.now * BETTER else ("decline",)


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
