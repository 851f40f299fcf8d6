"""Battle plans: dial, leader and cards by their odds (Rex p.17)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple

from throneworld.bots.rex.cards import commitments, worth
from throneworld.bots.rex.clash import Cards, Clash, clash, slot_of
from throneworld.bots.rex.odds import HIGHEST, Distribution, added, at, beaten, dials, leadership
from throneworld.bots.rex.position import Position
from throneworld.bots.rex.prospect import Prospect
from throneworld.bots.rex.valuation import LEADER
from throneworld.rex.tables import ATTACK, DEFENSE, STRATEGY, STRENGTH

UNIT_STAKE = 0.8
RETREATED_UNIT = 0.8
ENEMY_UNIT = 0.4
ENEMY_LEADER = 1.2
"""A weapon pays the strength of the leader it kills (Rex p.19), and his owner misses him."""
TREASON = 0.04
"""The chance that one Traitor card of an enemy shows a given leader."""
NO_CARDS: Cards = ("", "")


class Plan(NamedTuple):
    value: float
    dial: int
    leader: str
    cards: Cards

    @property
    def slot(self) -> str:
        return slot_of(self.cards)


class Battlefield:
    """A battle of one's own, with all that is known about both sides."""

    def __init__(self, position: Position, space: str, sides: list[dict[str, Any]]) -> None:
        self.position = position
        self.space = space
        me = position.me
        self.mine = next(side for side in sides if side["seat"] == me)
        self.theirs = next(side for side in sides if side["seat"] != me)
        self.enemy: int = self.theirs["seat"]
        self.power = position.power(me, space)
        self.enemy_power = position.power(self.enemy, space)
        self.revealed = bool(self.theirs["leader"] or self.theirs["dial"] or self.mine["leader"])
        self.ties_win = position.goes_first(self.enemy)

    # What is at stake

    @cached_property
    def stakes(self) -> tuple[float, float]:
        """What winning is worth without and with a unit left to hold the space."""
        spoil, prize = Prospect(self.position).stake(self.space)
        spoil += ENEMY_UNIT * self.enemy_power
        return spoil, spoil + prize

    # The other side

    @cached_property
    def enemy_dial(self) -> Distribution:
        if self.revealed:
            return _certain(self.theirs["dial"])
        if self.theirs["element"] == "number":
            return _certain(int(self.theirs["word"]))
        return dials(self.enemy_power)

    @cached_property
    def enemy_leaders(self) -> list[tuple[str, int]]:
        known = self.theirs["leader"]
        if self.theirs["element"] == "leader":
            known = self.theirs["word"]
        if known:
            return [(known, STRENGTH[known])]
        return [] if self.revealed else self.position.leaders(self.enemy, self.space)

    def enemy_cards(self, icon: str) -> dict[str, float]:
        """The chance of each title that the other side may commit, of no card under the empty title."""
        if not self.enemy_leaders:
            return {"": 1.0}
        if self.theirs["element"] == icon:
            return {str(self.theirs["word"]): 1.0}
        chances = commitments(self.position, self.enemy, icon)
        chances.pop(self.theirs["forbidden"], None)
        some = sum(chances.values())
        if self.revealed:
            if self.theirs["slot"] not in (icon, "both") or not some:
                return {"": 1.0}
            return {title: chance / some for title, chance in chances.items()}
        return {**chances, "": 1 - some}

    @cached_property
    def enemy_hands(self) -> list[tuple[Cards, float]]:
        attacks, defenses = self.enemy_cards(ATTACK), self.enemy_cards(DEFENSE)
        return [((a, d), p * q) for a, p in attacks.items() for d, q in defenses.items()]

    @cached_property
    def unmasked(self) -> float:
        """The chance that the other side leads with a traitor of one's own."""
        traitors = self.position.you["traitors"]
        total = sum(strength + 2 for _, strength in self.enemy_leaders)
        hits = sum(strength + 2 for leader, strength in self.enemy_leaders if leader in traitors)
        return hits / total if total else 0.0

    # One's own side

    def titles(self, icon: str) -> list[str]:
        """What may be committed of a kind; commands bind (Rex p.22)."""
        if self.mine["element"] == icon:
            return [str(self.mine["word"])]
        hand = sorted(set(self.position.you["hand"]))
        return ["", *(t for t in hand if STRATEGY[t].icon == icon and t != self.mine["forbidden"])]

    def hands(self) -> list[Cards]:
        return [(attack, defense) for attack in self.titles(ATTACK) for defense in self.titles(DEFENSE)]

    def leaders(self) -> list[str]:
        return [leader for leader, _ in self.position.leaders(self.position.me, self.space)]

    # Weighing

    def best(self, dials: Iterable[int], leaders: Iterable[str], hands: Iterable[Cards]) -> Plan:
        """The plan with the highest expectation."""
        numbers, chosen = list(dials), list(leaders)
        plans = [plan for cards in hands for plan in self._plans(numbers, chosen, cards)]
        return max(plans, key=lambda plan: (plan.value, -plan.dial))

    def _plans(self, dials: list[int], leaders: list[str], cards: Cards) -> list[Plan]:
        weighed = Weighed(self, cards)
        spent = sum(worth(title, []) for title in cards if title)
        return [
            Plan(self._value(weighed, dial, leader, spent), dial, leader, cards)
            for leader in leaders or [""]
            for dial in dials
        ]

    def _value(self, weighed: Weighed, dial: int, leader: str, spent: float) -> float:
        strength = STRENGTH[leader] if leader else 0
        units = UNIT_STAKE * self.power
        spoil, held = self.stakes
        win = weighed.wins(dial, strength)
        value = win * ((held if dial < self.power else spoil) + units - UNIT_STAKE * dial)
        value += weighed.given * (held + units) + weighed.retreat * RETREATED_UNIT * self.power
        value += weighed.exploded * spoil
        value -= weighed.leader_dies * LEADER * strength
        value += weighed.enemy_leader_dies * ENEMY_LEADER * self._enemy_strength
        value -= 0.6 * spent * (1 - win - weighed.given)
        treason = self._treason(leader)
        value = (1 - treason) * value - treason * LEADER * strength
        return (1 - self.unmasked) * value + self.unmasked * (held + units + LEADER * self._enemy_strength)

    def _treason(self, leader: str) -> float:
        if not leader or leader in self.position.you["traitors"]:
            return 0.0
        return float(TREASON * self.position.players[self.enemy]["traitors"])

    @cached_property
    def _enemy_strength(self) -> float:
        strengths = [strength for _, strength in self.enemy_leaders]
        return sum(strengths) / len(strengths) if strengths else 0.0


class Weighed:
    """One's own cards against all that the other side may play."""

    def __init__(self, field: Battlefield, cards: Cards) -> None:
        self.retreat = self.given = self.exploded = 0.0
        self.leader_dies = self.enemy_leader_dies = 0.0
        meetings: dict[Clash, float] = {}
        for theirs, chance in field.enemy_hands:
            met = clash(cards, theirs)
            meetings[met] = meetings.get(met, 0.0) + chance
        dial = field.enemy_dial
        led = added(dial, leadership(tuple(strength for _, strength in field.enemy_leaders)))
        self._led = [0.0] * (HIGHEST + 11)
        self._alone = [0.0] * (HIGHEST + 11)
        for met, chance in meetings.items():
            self._meet(met, chance, beaten(dial if met.enemy_leader_dies else led, field.ties_win))

    def _meet(self, met: Clash, chance: float, beats: Distribution) -> None:
        self.leader_dies += chance * met.leader_dies
        self.enemy_leader_dies += chance * (met.enemy_leader_dies and not met.explodes)
        if met.retreat:
            self.retreat += chance
        elif met.enemy_retreats:
            self.given += chance
        elif met.explodes:
            self.exploded += chance
        else:
            totals = self._alone if met.leader_dies else self._led
            shift = met.bonus - met.enemy_bonus
            for total in range(len(totals)):
                totals[total] += chance * at(beats, total + shift)

    def wins(self, dial: int, strength: int) -> float:
        """The chance that dial and leader win when it comes to strength."""
        return self._led[dial + strength] + self._alone[dial]


def _certain(number: int) -> Distribution:
    return (*([0.0] * number), 1.0)
