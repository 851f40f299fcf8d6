"""A combat fought with dice, piece by piece, straight from the rulebook: slow, inexact, and independent."""

from __future__ import annotations

from collections import Counter
from random import Random

from throneworld.lab.odds import Odds, Outcome, Rolls, Shot, Side, Unit

Kept = tuple[tuple[str, int, int], ...]
End = tuple[Outcome, Kept, Kept]


class Piece:
    def __init__(self, unit: Unit, damaged: bool) -> None:
        self.unit = unit
        self.damaged = damaged
        self.fresh = False
        """Has sustained in this round."""


Fleet = list[Piece]


def pieces(side: Side) -> Fleet:
    return [
        Piece(group.unit, number < group.damaged) for group in side.groups for number in range(group.count)
    ]


def others(fleet: Fleet) -> int:
    return sum(not piece.unit.fighter for piece in fleet)


def hits_of(roll: Random, piece: Piece, rolls: Rolls, lift: int) -> int:
    face = roll.randint(1, 10)
    hit = face + rolls.modifier + lift >= piece.unit.combat
    return int(hit) + (piece.unit.extra_hits if face >= 9 else 0)


def combat_roll(roll: Random, fleet: Fleet, enemy: Fleet, rolls: Rolls) -> tuple[int, int]:
    """Plain hits, and those that must go to non-fighters."""
    aiming = {name for piece in fleet for name in piece.unit.aims}
    plain = aimed = 0
    for piece in fleet:
        lift = sum(other.unit.lifts for other in fleet if other is not piece)
        for _ in range(others(enemy) if piece.unit.dice_by_enemy else piece.unit.dice):
            hits = hits_of(roll, piece, rolls, lift)
            if not hits and rolls.reroll == "misses":
                hits = hits_of(roll, piece, rolls, lift)
            if piece.unit.name in aiming:
                aimed += hits
            else:
                plain += hits
    return plain, aimed


def shoot(roll: Random, shots: list[Shot]) -> int:
    return sum(roll.randint(1, 10) >= shot.value for shot in shots for _ in range(shot.dice))


def cheapest(candidates: Fleet) -> Piece:
    """Of equal ones a damaged one, and of those one that was damaged just now."""
    return min(candidates, key=lambda piece: (*value(piece), not piece.damaged, not piece.fresh))


def value(piece: Piece) -> tuple[float, int]:
    return piece.unit.cost, -piece.unit.combat


def may_sustain(piece: Piece, barred: bool) -> bool:
    return piece.unit.sustain and not piece.damaged and not barred


def assign(fleet: Fleet, side: Side, plain: int, aimed: int, barred: bool) -> bool:
    """True if a unit was destroyed that takes everything along."""
    along = False
    while fleet and plain + aimed > 0:
        targets = [piece for piece in fleet if not (aimed and piece.unit.fighter)] or fleet
        able = [piece for piece in targets if may_sustain(piece, barred)]
        victim = cheapest(targets)
        if side.sustain == "first" and able:
            victim = cheapest(able)
        elif side.sustain == "last":
            alike = [piece for piece in able if piece.unit is victim.unit]
            victim = alike[0] if alike else victim
        cancelled = 1
        if may_sustain(victim, barred):
            victim.damaged = victim.fresh = True
            cancelled = side.sustain_cancels
        else:
            fleet.remove(victim)
            along = along or victim.unit.takes_all_along
        from_aimed = min(aimed, cancelled)
        aimed -= from_aimed
        plain = max(0, plain - (cancelled - from_aimed))
    return along


def exchange(
    sides: tuple[Side, Side], fleets: tuple[Fleet, Fleet], hits: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    """The hits of each side on the other."""
    barred = [any(piece.unit.forbids_sustain for piece in fleets[1 - place]) for place in (0, 1)]
    along = [assign(fleets[place], sides[place], *hits[1 - place], barred[place]) for place in (0, 1)]
    if any(along):
        fleets[0].clear()
        fleets[1].clear()


def barrage(roll: Random, fleets: tuple[Fleet, Fleet]) -> None:
    hits = [
        shoot(roll, [piece.unit.barrage for piece in fleet if piece.unit.barrage is not None])
        for fleet in fleets
    ]
    for fleet, taken in zip(fleets, reversed(hits), strict=True):
        for _ in range(taken):
            fighters = [piece for piece in fleet if piece.unit.fighter]
            if fighters:
                fleet.remove(cheapest(fighters))


def assault(sides: tuple[Side, Side], fleets: tuple[Fleet, Fleet]) -> None:
    """The attacker's cannon before the defender's."""
    for place in (0, 1):
        targets = [piece for piece in fleets[1 - place] if not piece.unit.fighter]
        if sides[place].broadside and others(fleets[place]) >= 3 and targets:
            victim = cheapest(targets)
            fleets[1 - place].remove(victim)
            if victim.unit.takes_all_along:
                fleets[0].clear()
                fleets[1].clear()


def repair(side: Side, fleet: Fleet) -> None:
    """The best of those that did not sustain in this round."""
    able = [piece for piece in fleet if piece.damaged and not piece.fresh]
    if side.repairs_one and able:
        max(able, key=value).damaged = False


def announced(sides: tuple[Side, Side], fleets: tuple[Fleet, Fleet]) -> Outcome | None:
    for place, outcome in ((1, Outcome.DEFENDER_RETREATS), (0, Outcome.ATTACKER_RETREATS)):
        limit = sides[place].retreat_at
        if limit is not None and len(fleets[place]) <= limit:
            return outcome
    return None


def battle(roll: Random, sides: tuple[Side, Side], ground: bool) -> tuple[Outcome, Fleet, Fleet]:
    fleets = (pieces(sides[0]), pieces(sides[1]))
    volleys = [(shoot(roll, list(side.volley)), 0) for side in sides]
    exchange(sides, fleets, (volleys[0], volleys[1]))
    if not ground and all(fleets):
        assault(sides, fleets)
    if not ground and all(fleets):
        barrage(roll, fleets)
    first = True
    while all(fleets):
        retreat = None if first or ground else announced(sides, fleets)
        for piece in fleets[0] + fleets[1]:
            piece.damaged = piece.damaged and not piece.unit.repairs
            piece.fresh = False
        rolls = [side.first_rolls if first and side.first_rolls else side.rolls for side in sides]
        ours = combat_roll(roll, fleets[0], fleets[1], rolls[0])
        exchange(sides, fleets, (ours, combat_roll(roll, fleets[1], fleets[0], rolls[1])))
        repair(sides[0], fleets[0])
        repair(sides[1], fleets[1])
        first = False
        if retreat and all(fleets):
            return retreat, *fleets
    left = (bool(fleets[0]), bool(fleets[1]))
    wins = {(True, False): Outcome.ATTACKER, (False, True): Outcome.DEFENDER, (False, False): Outcome.DRAW}
    return wins[left], *fleets


def kept(fleet: Fleet, side: Side) -> Kept:
    found = []
    for group in side.groups:
        alike = [piece.damaged for piece in fleet if piece.unit is group.unit]
        if alike:
            found.append((group.unit.name, len(alike), sum(alike)))
    return tuple(found)


def sample(
    attacker: Side, defender: Side, times: int, *, ground: bool = False, seed: int = 1
) -> Counter[End]:
    roll, sides = Random(seed), (attacker, defender)
    ends: Counter[End] = Counter()
    for _ in range(times):
        outcome, ours, theirs = battle(roll, sides, ground)
        ends[outcome, kept(ours, attacker), kept(theirs, defender)] += 1
    return ends


def exact(odds: Odds) -> dict[End, float]:
    """The same ends, with their exact probabilities."""
    return {
        (
            ending.outcome,
            tuple((left.unit, left.count, left.damaged) for left in ending.attacker),
            tuple((left.unit, left.count, left.damaged) for left in ending.defender),
        ): ending.probability
        for ending in odds.endings
    }
