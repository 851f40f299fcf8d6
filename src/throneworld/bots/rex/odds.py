"""The odds of a battle: what the other side may dial, lead and play, and how that compares."""

from __future__ import annotations

from functools import cache

Distribution = tuple[float, ...]
"""The chance of each number from 0 on."""

HIGHEST = 20
BOLDNESS = 1.0
"""How much likelier a full dial is than an empty one."""
UNIT_STAKE = 0.8
SPACE_STAKE = 12.0


@cache
def dials(units: int) -> Distribution:
    """Any number may be dialled; high ones are somewhat likelier, for battles are fought to be won."""
    highest = min(units, HIGHEST)
    weights = [1 + BOLDNESS * number / max(1, highest) for number in range(highest + 1)]
    return tuple(weight / sum(weights) for weight in weights)


@cache
def leadership(strengths: tuple[int, ...]) -> Distribution:
    """Any leader may be committed, a strong one rather than a weak one."""
    if not strengths:
        return (1.0,)
    chances = [0.0] * (max(strengths) + 1)
    total = sum(strength + 2 for strength in strengths)
    for strength in strengths:
        chances[strength] += (strength + 2) / total
    return tuple(chances)


@cache
def added(one: Distribution, other: Distribution) -> Distribution:
    chances = [0.0] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(other):
            chances[i + j] += p * q
    return tuple(chances)


@cache
def beaten(total: Distribution, ties_win: bool) -> Distribution:
    """The chance that each number of one's own beats the other side's total; the last holds beyond."""
    chances, below = [], 0.0
    for chance in (*total, 0.0):
        chances.append(below + chance if ties_win else below)
        below += chance
    return tuple(chances)


def at(chances: Distribution, number: int) -> float:
    if number < 0:
        return 0.0
    return chances[number] if number < len(chances) else chances[-1]


@cache
def forecast(
    mine: int,
    theirs: int,
    leader: int,
    their_leaders: tuple[int, ...],
    weapon: float,
    danger: float,
    ties_win: bool,
) -> tuple[float, float]:
    """Chance to win a battle and keep the space, and the share of one's units that is then left.

    Who dials all his units wins a space that he no longer holds. `weapon` is the chance to kill the
    other leader, `danger` the chance to lose one's own.
    """
    dial = dials(theirs)
    alive = beaten(added(dial, leadership(their_leaders)), ties_win)
    dead = beaten(dial, ties_win)
    best, answer = -1.0, (0.0, 0.0)
    for number in range(min(mine - 1, HIGHEST) + 1):
        led, alone = number + leader, number
        win = (1 - danger) * ((1 - weapon) * at(alive, led) + weapon * at(dead, led))
        win += danger * ((1 - weapon) * at(alive, alone) + weapon * at(dead, alone))
        gain = win * (SPACE_STAKE + UNIT_STAKE * (mine - number))
        if gain > best:
            best, answer = gain, (win, (mine - number) / mine)
    return answer
