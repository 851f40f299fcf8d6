"""Hits on ground units: who takes them first, and who only takes damage (SA-5.2.6, 5.5.3, 5.5.4, 13.3.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.casualties import BOMBARDMENT, COMBAT
from throneworld.imperium.combat.combatants import Squad, combatants
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.dice import Combat
from throneworld.imperium.combat.hits import Hits
from throneworld.imperium.combat.sustaining import hits_cancelled, levels_sustained
from throneworld.imperium.combat.targets import (
    Doomed,
    Target,
    all_of,
    each_of,
    targets_of,
    unit_count,
    without,
)
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import turned
from throneworld.imperium.reasons import unit_refusal
from throneworld.imperium.verbs.units import damage_unit
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.quantities import HIT_TARGETS
from throneworld.ti3.state import NEUTRAL, Ti3State, of
from throneworld.ti3.tables import MECHANIZED_UNIT, SHOCK_TROOP

FIRST: dict[str, str] = {COMBAT: SHOCK_TROOP, BOMBARDMENT: MECHANIZED_UNIT}
"""Which kind falls before all others, by what the hits come from (SA-5.5.4, 5.2.6)."""


class TakesLosses(Combat, frozen=True):
    """A fight for a planet that asks a side to assign hits; the answer is kept here."""

    abstract: ClassVar[bool] = True
    fallen_seat: int = NEUTRAL
    fallen: tuple[Doomed, ...] = ()
    unassigned: int = 0
    """Hits for which there was no unit."""


def fighting(state: Ti3State, side: int, planet: Place, waiting: int = 0) -> list[Squad]:
    """The ground units of a side that fight; of its Shock Troops some may only wait (SA-5.4.2)."""
    squads = [
        (kind, where, many - waiting if kind == SHOCK_TROOP else many)
        for kind, where, many in combatants(state, side, planet)
    ]
    return [squad for squad in squads if squad[2] > 0]


class GroundHits(Hits, frozen=True):
    """A side assigns hits to its ground units on a planet, one unit for each (SA-5.5.3)."""

    stages: ClassVar[tuple[str, ...]] = ("known", "assign", "report")
    opens: ClassVar[tuple[str, ...]] = ("hits_assign_when", "units_destroyed")

    waiting: int = 0
    """Shock Troops that take no part."""
    doomed: tuple[Doomed, ...] = ()
    together: bool = False
    """Whether the casualties of both sides go together, and the combat that asked removes them."""

    def known(self, game: Game) -> None:
        if self.hits > 0 and self.targets(game):
            game.open("hits_assign_when", self.seat, self.by, self.place, self.how)

    def targets(self, game: Game) -> tuple[Target, ...]:
        """Those that take part and have not been given up already."""
        found, state = [], of(game)
        there = targets_of(state, self.seat, self.place, self.how)
        open_to_hits = turned(state, HIT_TARGETS, there, self.seat, self.place, self.how, self.by)
        for kind, place, *levels in open_to_hits:
            levels[0] -= self.waiting if kind == SHOCK_TROOP else 0
            if any(levels):
                found.append((kind, place, *levels))
        left: tuple[Target, ...] = tuple(found)
        for unit in self.doomed:
            left = without(left, unit)
        return left

    def assign(self, game: Game) -> Step | None:
        targets = self.targets(game)
        if self.hits <= 0 or not targets:
            return None
        question = TakeGroundHit(self.seat, self.place, self.hits, self.how, targets)
        if self.hits >= unit_count(targets) and not question.sustaining(of(game)):
            return self.to("assign", hits=self.hits - 1, doomed=(*self.doomed, each_of(targets)[0]))
        if self.decides_alone():
            return self.to("assign", hits=self.hits - 1, doomed=(*self.doomed, weakest(of(game), targets)))
        game.do(question)
        return self.to("assign")

    def report(self, game: Game) -> None:
        """In a round of combat all casualties of both sides wait for each other."""
        if not self.together:
            destroy_doomed(game, self.seat, self.doomed, self.how, self.by)
        if isinstance(game.top, TakesLosses):
            fallen = self.doomed if self.together else ()
            game.amend(TakesLosses, fallen_seat=self.seat, fallen=fallen, unassigned=max(0, self.hits))


def wiped_out_on_ground(game: Game, step: GroundHits) -> bool:
    """Whether these hits suffice for all that fights there."""
    state, targets = of(game), step.targets(game)
    borne = [
        max(1, 1 + levels_sustained(state, step.seat, kind, at) - level)
        for kind, at, level in all_of(targets)
    ]
    return bool(targets) and step.hits >= sum(borne)


def weakest(state: Ti3State, targets: tuple[Target, ...]) -> Doomed:
    """Units of nobody give up the highest combat value first (ruling 85)."""
    return max(
        each_of(targets), key=lambda unit: (state.edition.profile(state, NEUTRAL, unit[0]).combat, unit[2])
    )


class TakeGroundHit(Decision, frozen=True):
    """One unit is lost to a hit, or one is damaged instead."""

    rule: ClassVar[str] = "SA-5.5.3"
    prompt: ClassVar[str] = "take_ground_hit"
    verbs: ClassVar[tuple[str, ...]] = ("hit", "sustain")

    place: Place = ""
    hits: int = 0
    how: str = COMBAT
    targets: tuple[Target, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "hits": self.hits, "how": self.how}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        hits = [("hit", kind, damage) for kind, _, damage in each_of(self.targets)]
        return [*hits, *[("sustain", kind, damage) for kind, damage in self.sustaining(of(game))]]

    def sustaining(self, state: Ti3State) -> list[tuple[str, int]]:
        """Units that can take damage instead; nobody sustains a bombardment (SA-5.2.6)."""
        return [
            (kind, damage)
            for kind, place, damage in (each_of(self.targets) if self.how != BOMBARDMENT else ())
            if damage < levels_sustained(state, self.seat, kind, place)
        ]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        first = FIRST.get(self.how)
        forced = option[0] == "hit" and option[1] != first and any(each[0] == first for each in self.targets)
        rule = "SA-5.5.4" if self.how == COMBAT else "SA-5.2.6"
        return Refusal(rule, "others_fall_first", (first or "",)) if forced else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind = str(option[1])
        if option[0] == "sustain" and self.how == BOMBARDMENT:
            return Refusal("SA-5.2.6", "no_sustaining_bombardment", (kind,))
        refusal = unit_refusal(of(game), seat, kind, self.place, self.rule)
        return refusal or Refusal(self.rule, "takes_no_part", (kind,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        step = game.asker(GroundHits)
        kind, damage = str(option[1]), int(option[2])
        if option[0] == "sustain":
            damage_unit(game, seat, self.place, kind, damage + 1)
            game.amend(GroundHits, hits=step.hits - hits_cancelled(of(game), seat, step.hits))
        else:
            game.amend(GroundHits, hits=step.hits - 1, doomed=(*step.doomed, (kind, self.place, damage)))
        return None


def lose_all(game: Game, side: int, planet: Place, how: str, by: int) -> None:
    """Every ground unit that a side has on a planet is destroyed."""
    targets = targets_of(of(game), side, planet, how)
    doomed = [
        (kind, place, level)
        for kind, place, *levels in targets
        for level, n in enumerate(levels)
        for _ in range(n)
    ]
    destroy_doomed(game, side, doomed, how, by)
