"""Hits and casualties: the owner destroys a unit for each hit, or damages one that can take it (SA-4.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from throneworld.imperium.citing import HITS_RULE
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.dice import Combat
from throneworld.imperium.combat.hits import Hits
from throneworld.imperium.combat.naming import casualty_refusal, unit_named
from throneworld.imperium.combat.purposes import BARRAGE, COMBAT
from throneworld.imperium.combat.sustaining import levels_sustained
from throneworld.imperium.combat.targets import (
    Doomed,
    Target,
    all_of,
    each_of,
    most_expendable,
    targets_of,
    unit_count,
    without,
)
from throneworld.imperium.edition import Place
from throneworld.imperium.modifiers import turned
from throneworld.imperium.movement.cargo import loads_named
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import SHIPS, SPACE_DOCK, WAR_SUN
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.ti3.quantities import HIT_TARGETS
from throneworld.ti3.state import NEUTRAL, NO_SYSTEM, NOBODY, Ti3State, of
from throneworld.ti3.tactical.rolling import PRE_COMBAT

FOR_ME: Option = ("for_me",)
IN_BATTLES = (COMBAT, PRE_COMBAT, BARRAGE)
"""Where hits come from in a Space Battle, what precedes its rounds included."""


class Fight(Combat, frozen=True):
    """A combat that keeps how many hits each side has taken, and who leaves it."""

    abstract: ClassVar[bool] = True

    attacker_took: int = 0
    defender_took: int = 0
    leaving: int = NOBODY
    """Who has announced that he leaves at the end of this round ..."""
    target: int = NO_SYSTEM
    """... and for which system."""
    spared: bool = False
    """Whether the attacker has let the defender go before the battle."""


def hit_targets(
    state: Ti3State, seat: int, place: Place, how: str, by: int, doomed: Sequence[Doomed] = ()
) -> tuple[Target, ...]:
    """What hits may still be assigned to, when these units are as good as lost."""
    targets = turned(state, HIT_TARGETS, targets_of(state, seat, place, how), seat, place, how, by)
    for unit in doomed:
        targets = without(targets, unit[:3])
    return targets


def sustained_further(state: Ti3State, seat: int, unit: Doomed, how: str) -> int:
    """How many hits a unit could take without being destroyed."""
    kind, place, level = unit[:3]
    return 0 if how == BARRAGE else max(0, levels_sustained(state, seat, kind, place) - level)


class TakeHits(Hits, frozen=True):
    """One side takes hits, one after the other; what they destroy falls together."""

    stages: ClassVar[tuple[str, ...]] = ("cancel", "assign", "sustain_damage", "destroy")
    opens: ClassVar[tuple[str, ...]] = ("hits_assign_when", "sustain_damage_after", "damage_sustained")

    doomed: tuple[Doomed, ...] = ()
    damage: int = 0
    """Of the ship that sustains next."""
    taken: int = 0
    together: bool = False
    """Whether `Casualties` destroys what both sides lose."""
    shooters: tuple[int, ...] = ()
    """Who produced each hit, if they come of several players."""
    slain: tuple[int, ...] = ()
    """Who destroyed each of the doomed."""

    def cancel(self, game: Game) -> Step | None:
        """Hits are cancelled, diverted or converted before they are assigned (ruling 175)."""
        if self.hits <= 0 or not self._left(of(game)):
            return END
        game.open("hits_assign_when", self.seat, self.by, self.place, self.how)
        return None

    def _left(self, state: Ti3State) -> tuple[Target, ...]:
        return hit_targets(state, self.seat, self.place, self.how, self.by, self.doomed)

    def assign(self, game: Game) -> Step | None:
        state = of(game)
        targets = self._left(state)
        if self.hits <= 0 or not targets:
            return self.to("destroy")
        if self.hits >= _hits_borne(state, self.seat, targets, self.how):
            return self._lose_all(targets)
        if self.for_me or self.seat == NEUTRAL:
            return self._taken(*_chosen(state, self.seat, self.place, targets, self.how))
        question = TakeHit(self.seat, self.place, self.hits, self.how, self.by, self.doomed)
        game.do(question)
        return self.to("sustain_damage")

    def _lose_all(self, targets: tuple[Target, ...]) -> TakeHits:
        fallen = all_of(targets)
        shooters = self.shooters[self.taken :]
        slain = [*shooters, *[self.by] * len(fallen)][: len(fallen)]
        return self.to(
            "destroy",
            doomed=(*self.doomed, *fallen),
            slain=(*self.slain, *slain),
            taken=self.taken + self.hits,
            hits=0,
        )

    def _taken(self, verb: str, unit: Doomed) -> TakeHits:
        """One hit is assigned: the unit is lost, or about to be damaged."""
        return self.to("sustain_damage", **self.changes(verb, unit))

    def changes(self, verb: str, unit: Doomed) -> dict[str, Any]:
        kind, _, level, *load = unit
        if verb == "sustain":
            return {"sustaining": kind, "damage": level, "load": "".join(map(str, load))}
        by = self.shooters[self.taken] if self.taken < len(self.shooters) else self.by
        return {
            "doomed": (*self.doomed, unit),
            "slain": (*self.slain, by),
            "hits": self.hits - 1,
            "taken": self.taken + 1,
        }

    def sustain_damage(self, game: Game) -> Step:
        if not self.sustaining:
            return self.to("assign")
        gone = self.sustain(game, self.damage)
        if self.place in AREAS and self.how in IN_BATTLES:
            game.open("sustain_damage_after", self.seat, self.sustaining, self.place, self.by)
        left = {"hits": self.hits - gone, "taken": self.taken + gone}
        return self.to("assign", sustaining="", load="", damage=0, **left)

    def destroy(self, game: Game) -> None:
        if self.together:
            game.asker(Casualties).take(game, self)
            return
        for by in dict.fromkeys(self.slain):
            doomed = [unit for unit, slayer in zip(self.doomed, self.slain, strict=True) if slayer == by]
            destroy_doomed(game, self.seat, doomed, self.how, by)


def _hits_borne(state: Ti3State, seat: int, targets: tuple[Target, ...], how: str) -> int:
    """How many hits destroy all of them."""
    return unit_count(targets) + sum([sustained_further(state, seat, unit, how) for unit in all_of(targets)])


def _chosen(
    state: Ti3State, seat: int, place: Place, targets: tuple[Target, ...], how: str
) -> tuple[str, Doomed]:
    """What takes a hit if nobody chooses: units of nobody by the highest combat value (ruling 85); else what
    can sustain it, then what is missed least."""
    able = [unit for unit in each_of(targets) if sustained_further(state, seat, unit, how)]
    if seat == NEUTRAL:
        weakest = max(each_of(targets), key=lambda unit: state.edition.profile(state, seat, unit[0]).combat)
        return ("sustain" if weakest in able else "hit"), weakest
    if able:
        return "sustain", min(able, key=lambda unit: state.edition.profile(state, seat, unit[0]).cost)
    return "hit", most_expendable(state, seat, place, targets)


class TakeHit(Decision, frozen=True):
    """One hit: a unit is lost, or damaged if it can sustain that (SA-4.7.2, 13.3.2)."""

    rule: ClassVar[str] = HITS_RULE
    prompt: ClassVar[str] = "take_hit"
    verbs: ClassVar[tuple[str, ...]] = ("hit", "sustain")

    place: Place = ""
    hits: int = 0
    how: str = COMBAT
    by: int = NOBODY
    doomed: tuple[Doomed, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "hits": self.hits, "how": self.how}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        found: list[Option] = []
        for unit in each_of(self._targets(state)):
            for load in self._loads(state, unit):
                found.append(("hit", unit[0], unit[2], *load))
                if sustained_further(state, self.seat, unit, self.how):
                    found.append(("sustain", unit[0], unit[2], *load))
        return [*found, FOR_ME]

    def _targets(self, state: Ti3State) -> tuple[Target, ...]:
        return hit_targets(state, self.seat, self.place, self.how, self.by, self.doomed)

    def _loads(self, state: Ti3State, unit: Doomed) -> list[tuple[str, ...]]:
        gone = [str(each[3]) for each in self.doomed if each[:3] == unit and each[3:]]
        return loads_named(state, self.seat, unit[1], unit[0], unit[2], gone)

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        options = self.candidates(game, seat)
        return tuple(options[:1] if len(options) == 2 else options)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] not in ("hit", "sustain") or len(option) < 3:
            return None
        state, kind = of(game), str(option[1])
        if self.place in AREAS and kind not in SHIPS:
            return Refusal("SA-13.9.4" if kind == SPACE_DOCK else "SA-13.2.4", "takes_no_part", (kind,))
        refusal = casualty_refusal(state, seat, option, self.place, self.rule, self._targets(state))
        if refusal.key in ("all_chosen", "takes_no_part") and option[0] == "sustain":
            return Refusal("SA-13.22.4" if kind == WAR_SUN else "SA-13.3.2", "cannot_sustain", (kind,))
        return refusal

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == FOR_ME:
            game.amend(TakeHits, for_me=True)
            return
        verb, *unit = option
        named = unit_named(("hit", *unit), self.place)
        game.amend(TakeHits, **game.asker(TakeHits).changes(str(verb), named))


class Casualties(Procedure, frozen=True):
    """Both sides take hits, first the attacker, then the defender; all losses fall together (SA-4.7.1)."""

    stages: ClassVar[tuple[str, ...]] = ("attacker_assigns", "defender_assigns", "ships_fall", "destroy")
    opens: ClassVar[tuple[str, ...]] = ("ship_destroyed_when", "units_destroyed")

    attacker: int = NOBODY
    defender: int = NOBODY
    place: Place = ""
    on_attacker: int = 0
    on_defender: int = 0
    how: str = COMBAT
    doomed_attackers: tuple[Doomed, ...] = ()
    doomed_defenders: tuple[Doomed, ...] = ()

    def attacker_assigns(self, game: Game) -> None:
        self._hit(game, self.attacker, self.defender, self.on_attacker)

    def defender_assigns(self, game: Game) -> None:
        self._hit(game, self.defender, self.attacker, self.on_defender)

    def _hit(self, game: Game, seat: int, by: int, hits: int) -> None:
        if hits > 0:
            game.do(TakeHits(seat=seat, place=self.place, hits=hits, by=by, how=self.how, together=True))

    def take(self, game: Game, side: TakeHits) -> None:
        """One side has chosen what it loses."""
        fight = game.nearest(Fight)
        if side.seat == self.attacker:
            game.amend(Casualties, doomed_attackers=side.doomed)
            if fight is not None:
                game.amend(Fight, attacker_took=fight.attacker_took + side.taken)
        else:
            game.amend(Casualties, doomed_defenders=side.doomed)
            if fight is not None:
                game.amend(Fight, defender_took=fight.defender_took + side.taken)

    def _sides(self) -> tuple[tuple[int, int, tuple[Doomed, ...]], ...]:
        return (
            (self.attacker, self.defender, self.doomed_attackers),
            (self.defender, self.attacker, self.doomed_defenders),
        )

    def ships_fall(self, game: Game) -> None:
        """A stop for each kind of ship that a side is about to lose in a Space Battle (ruling 117)."""
        for side, by, doomed in self._sides() if self.place in AREAS else ():
            for kind in dict.fromkeys([unit[0] for unit in doomed]):
                game.open("ship_destroyed_when", side, kind, self.place, by)

    def destroy(self, game: Game) -> None:
        for side, by, doomed in self._sides():
            destroy_doomed(game, side, doomed, self.how, by)
