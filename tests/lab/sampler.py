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
        self.doomed = False
        """Has rolled again in vain."""


class Purse:
    def __init__(self, side: Side) -> None:
        self.goods = side.trade_goods
        self.stakes = side.stakes


Fleet = list[Piece]


def pieces(side: Side) -> Fleet:
    return [
        Piece(group.unit, number < group.damaged) for group in side.groups for number in range(group.count)
    ]


def others(fleet: Fleet) -> int:
    return sum(not piece.unit.fighter for piece in fleet)


def one_die(roll: Random, piece: Piece, modifier: int) -> tuple[int, bool]:
    """Hits, and whether one more would have made a hit of it."""
    face = roll.randint(1, 10)
    hits = int(face + modifier >= piece.unit.combat) + (piece.unit.extra_hits if face >= 9 else 0)
    return hits, face + modifier == piece.unit.combat - 1


def dice_of(roll: Random, piece: Piece, count: int, modifier: int, again: bool) -> list[tuple[int, bool]]:
    dice = [one_die(roll, piece, modifier) for _ in range(count)]
    return [one_die(roll, piece, modifier) if again and not die[0] else die for die in dice]


def staked_again(roll: Random, piece: Piece, dice: list[tuple[int, bool]], modifier: int) -> int:
    """The hits in the end."""
    rerolled = [one_die(roll, piece, modifier)[0] for hits, _ in dice if not hits]
    piece.doomed = bool(rerolled) and not any(rerolled)
    return sum(hits for hits, _ in dice) + sum(rerolled)


def combat_roll(roll: Random, fleet: Fleet, enemy: Fleet, rolls: Rolls, purse: Purse) -> tuple[int, int]:
    """Plain hits, and those that must go to non-fighters."""
    if rolls.silent:
        return 0, 0
    aiming = {name for piece in fleet for name in piece.unit.aims}
    rich = any(piece.unit.raises for piece in fleet)
    found = {True: 0, False: 0}
    for piece in fleet:
        modifier = rolls.modifier + sum(other.unit.lifts for other in fleet if other is not piece)
        modifier += rolls.fighters if piece.unit.fighter else 0
        count = others(enemy) if piece.unit.dice_by_enemy else piece.unit.dice
        dice = dice_of(roll, piece, count, modifier, rolls.reroll == "misses")
        if purse.stakes is not None and piece.unit.cost <= purse.stakes:
            hits = staked_again(roll, piece, dice, modifier)
        else:
            hits = sum(die[0] for die in dice)
            for _, near in dice:
                if near and rich and purse.goods:
                    purse.goods -= 1
                    hits += 1
        found[piece.unit.name in aiming] += hits
    return found[False], found[True]


def lose_stakes(fleets: tuple[Fleet, Fleet], place: int) -> None:
    """Of units of a kind that are lost the damaged ones go first."""
    doomed = [piece for piece in fleets[place] if piece.doomed]
    for piece in doomed:
        piece.doomed = False
    names = [piece.unit.name for piece in doomed]
    for name in names:
        alike = [piece for piece in fleets[place] if piece.unit.name == name]
        if alike:
            destroy(fleets, place, max(alike, key=lambda piece: piece.damaged))


def destroy(fleets: tuple[Fleet, Fleet], place: int, victim: Piece) -> None:
    """No hit."""
    if victim in fleets[place]:
        fleets[place].remove(victim)
    if victim.unit.takes_all_along:
        fleets[0].clear()
        fleets[1].clear()


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


def start(roll: Random, sides: tuple[Side, Side], fleets: tuple[Fleet, Fleet]) -> None:
    """In turn, the attacker first."""
    todo = [
        [wish for wish in ("broadside", "opening_shots", "chosen_hit", "ram") if getattr(each, wish)]
        for each in sides
    ]
    place = 0
    while any(todo):
        if todo[place] and all(fleets):
            use(roll, todo[place][0], sides, fleets, place)
        todo[place] = todo[place][1:]
        place = 1 - place


def use(roll: Random, wish: str, sides: tuple[Side, Side], fleets: tuple[Fleet, Fleet], place: int) -> None:
    own, enemy = fleets[place], fleets[1 - place]
    light = sorted((piece for piece in own if piece.unit.light), key=value)
    big = [piece for piece in enemy if not piece.unit.fighter]
    if wish == "broadside" and others(own) >= sides[place].broadside and big:
        destroy(fleets, 1 - place, cheapest(big))
    elif wish == "opening_shots":
        best = sorted(piece.unit.combat for piece in light)[: sides[place].opening_shots]
        one_sided(sides, fleets, place, shoot(roll, [Shot(combat) for combat in best]), 0)
    elif wish == "chosen_hit":
        weak = [piece for piece in enemy if not may_sustain(piece, False)]
        if weak:
            destroy(fleets, 1 - place, max(weak, key=lambda piece: (*value(piece), piece.damaged)))
        else:
            max(enemy, key=value).damaged = True
    elif wish == "ram" and light:
        own.remove(light[0])
        one_sided(sides, fleets, place, 0, 1)


def one_sided(
    sides: tuple[Side, Side], fleets: tuple[Fleet, Fleet], place: int, plain: int, aimed: int
) -> None:
    """Hits of one side only."""
    hits = ((plain, aimed), (0, 0)) if place == 0 else ((0, 0), (plain, aimed))
    exchange(sides, fleets, hits)


def convert(sides: tuple[Side, Side], fleets: tuple[Fleet, Fleet]) -> None:
    for place in (0, 1):
        targets = [piece for piece in fleets[1 - place] if not piece.unit.fighter]
        if sides[place].converts and targets and fleets[place]:
            fleets[1 - place].remove(cheapest(targets))
            kind = next(group.unit for group in sides[place].groups if not group.unit.fighter)
            fleets[place].append(Piece(kind, False))


def give_up(sides: tuple[Side, Side], fleets: tuple[Fleet, Fleet]) -> None:
    """At the end of a round, in turn, until both have had enough."""
    place, idle, spent = 0, 0, [False, False]
    while idle < 2 and all(fleets):
        idle = 0 if one_given_up(sides, fleets, place, spent) else idle + 1
        place = 1 - place


def one_given_up(
    sides: tuple[Side, Side], fleets: tuple[Fleet, Fleet], place: int, spent: list[bool]
) -> bool:
    side, own, enemy = sides[place], fleets[place], fleets[1 - place]
    able = sorted((piece for piece in own if piece.unit.takes_along), key=lambda piece: not piece.damaged)
    prey = sorted(enemy, key=lambda piece: (*value(piece), not piece.damaged), reverse=True)
    prey = prey[: able[0].unit.takes_along] if able else []
    if able and side.gives_up_for is not None and sum(x.unit.cost for x in prey) >= side.gives_up_for:
        own.remove(able[0])
        for victim in prey:
            destroy(fleets, 1 - place, victim)
        return True
    light = sorted((piece for piece in own if piece.unit.light), key=value)
    weak = [piece for piece in enemy if not may_sustain(piece, False)]
    if side.spends_light_for is None or spent[place] or not light or not weak:
        return False
    victim = max(weak, key=lambda piece: (*value(piece), piece.damaged))
    if victim.unit.cost < side.spends_light_for:
        return False
    spent[place] = True
    own.remove(light[0])
    destroy(fleets, 1 - place, victim)
    return True


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
    volleys = [shoot_volley(roll, side.volley) for side in sides]
    exchange(sides, fleets, (volleys[0], volleys[1]))
    if ground:
        convert(sides, fleets)
    if not ground and all(fleets):
        start(roll, sides, fleets)
    if not ground and all(fleets):
        barrage(roll, fleets)
    purses = (Purse(sides[0]), Purse(sides[1]))
    turn = 0
    while all(fleets):
        retreat = announced(sides, fleets) if turn and not ground else None
        fight_round(roll, sides, fleets, purses, turn, ground)
        turn += 1
        if retreat and all(fleets):
            return retreat, *fleets
        if not ground:
            give_up(sides, fleets)
    holds = [bool(others(fleet)) if ground else bool(fleet) for fleet in fleets]
    wins = {(True, False): Outcome.ATTACKER, (False, True): Outcome.DEFENDER, (False, False): Outcome.DRAW}
    return wins[holds[0], holds[1]], *fleets


def fight_round(
    roll: Random,
    sides: tuple[Side, Side],
    fleets: tuple[Fleet, Fleet],
    purses: tuple[Purse, Purse],
    turn: int,
    ground: bool,
) -> None:
    for piece in fleets[0] + fleets[1]:
        piece.damaged = piece.damaged and not piece.unit.repairs
        piece.fresh = False
    hits = []
    for place in (0, 1):
        firsts = sides[place].first_rolls
        rolls = firsts[turn] if turn < len(firsts) else sides[place].rolls
        hits.append(combat_roll(roll, fleets[place], fleets[1 - place], rolls, purses[place]))
        lose_stakes(fleets, place)
    if ground:
        answer(sides, hits)
    exchange(sides, fleets, (hits[0], hits[1]))
    repair(sides[0], fleets[0])
    repair(sides[1], fleets[1])
    if ground:
        shells = [shoot(roll, list(side.closing_volley)) for side in sides]
        exchange(sides, fleets, ((shells[0], 0), (shells[1], 0)))


def answer(sides: tuple[Side, Side], hits: list[tuple[int, int]]) -> None:
    """One more hit for whoever is hit, and that may be answered in turn; each answers once."""
    answered = [False, False]
    for place in (0, 1, 0):
        if sides[place].more_hits and any(hits[1 - place]) and not answered[place]:
            hits[place] = (hits[place][0] + 1, hits[place][1])
            answered[place] = True


def shoot_volley(roll: Random, shots: tuple[Shot, ...]) -> tuple[int, int]:
    plain = shoot(roll, [shot for shot in shots if not shot.aimed])
    return plain, shoot(roll, [shot for shot in shots if shot.aimed])


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
