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
from throneworld.imperium.combat.sustaining import levels_sustained, ship_levels
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
from throneworld.imperium.marks import COMBAT_ROUND, mark, marks_of
from throneworld.imperium.modifiers import changed, total, turned
from throneworld.imperium.movement.cargo import load_name, loads_named, ship_named
from throneworld.imperium.quantities import HITS_PER_SUSTAIN, REPAIRS
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import SHIPS, SPACE_DOCK, WAR_SUN
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.ti3.nouns import SHIP
from throneworld.ti3.quantities import HIT_FIRST, HIT_TARGETS
from throneworld.ti3.state import NEUTRAL, NO_SYSTEM, NOBODY, Ti3State, of
from throneworld.ti3.tactical.aims import FREE, MARK, SHOOTER, AimHit, permitted
from throneworld.ti3.tactical.rolling import PRE_COMBAT
from throneworld.ti3.tactical.sinking import sink

FOR_ME: Option = ("for_me",)
HURT = "hurt"
"""Mark until the round is over: a ship of this player came to such damage, as in `war_sun:2`."""
IN_BATTLES = (COMBAT, PRE_COMBAT, BARRAGE)
"""Where hits come from in a Space Battle, what precedes its rounds included."""


def note_hurt(game: Game, seat: int, kind: str, level: int) -> None:
    mark(game, HURT, seat=seat, subject=f"{kind}:{level}", until=COMBAT_ROUND)


def hurt_in_round(state: Ti3State, seat: int, kind: str, level: int) -> int:
    """How many ships of a kind came to a level of damage in this round."""
    subject = f"{kind}:{level}"
    return len([each for each in marks_of(state, HURT) if (each.seat, each.subject) == (seat, subject)])


class Fight(Combat, frozen=True):
    """A combat that keeps how many hits each side has taken, and who leaves it."""

    abstract: ClassVar[bool] = True

    attacker_took: int = 0
    defender_took: int = 0
    leaving: int = NOBODY
    """Who has announced that he leaves at the end of this round ..."""
    target: int = NO_SYSTEM
    """... and for which system."""
    far: bool = False
    """Whether what lets him go there gives him the counter as well (`RETREATS_FAR`)."""
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
    """How many hits a unit could take without being destroyed; one ship may bear more than others like it."""
    kind, place, level, load = str(unit[0]), str(unit[1]), int(unit[2]), unit[3:]
    if how == BARRAGE:
        return 0
    if place not in AREAS or not state.loads(seat).get(place):
        return max(0, levels_sustained(state, seat, kind, place) - level)
    ship = ship_named(state, seat, place, kind, level, *map(str, load))
    return max(0, ship_levels(state, seat, place, ship) - level)


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
    aims: tuple[str, ...] = ()
    """What binds the first of the hits, one for each (`aims`)."""
    hurt: Doomed = ()
    """The ship that has sustained damage last, as it is now."""

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
        aim = self._aim(state)
        if aim == SHOOTER and self.by != NEUTRAL:
            game.do(AimHit(self.by, self.seat, self.place, targets, self.doomed))
            return self.to("assign")
        if not self.aims and self.hits >= _hits_borne(state, self.seat, targets, self.how):
            return self._lose_all(targets)
        only = permitted(state, self.seat, aim, targets, self.doomed) if aim else ()
        if aim and not only:
            return self._without_aim()
        if self.for_me or self.seat == NEUTRAL:
            return self._taken(*_chosen(state, self.seat, self.place, targets, self.how, only))
        game.do(TakeHit(self.seat, self.place, self.hits, self.how, self.by, self.doomed, only))
        return self.to("sustain_damage")

    def _aim(self, state: Ti3State) -> str:
        """What binds the next hit: its own aim, else a ship that has to take all of them."""
        if self.aims:
            return self.aims[-self.hits :][0]
        first = turned(state, HIT_FIRST, "", self.seat, self.place, self.how) if state.marks else ""
        bound = MARK + first if first else FREE
        return bound if permitted(state, self.seat, bound, (), self.doomed) else FREE

    def _without_aim(self) -> TakeHits:
        """A hit that nothing may take is lost (ruling 187)."""
        return self.to("assign", hits=self.hits - 1, taken=self.taken + 1, aims=self.aims[1:])

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
            "aims": self.aims[1:],
        }

    def sustain_damage(self, game: Game) -> Step:
        if not self.sustaining:
            return self.to("assign")
        load = self._load(of(game))
        gone = self.sustain(game, self.damage)
        if self.how == COMBAT and total(of(game), REPAIRS, self.seat):
            note_hurt(game, self.seat, self.sustaining, self.damage + 1)
        if self.place in AREAS and (self.how in IN_BATTLES or game.nearest(Fight)):
            game.open("sustain_damage_after", self.seat, self.sustaining, self.place, self.by)
        left = {"hits": self.hits - gone, "taken": self.taken + gone, "aims": self.aims[gone:]}
        hurt = (self.sustaining, self.place, self.damage + 1, load)
        return self.to("assign", sustaining="", load="", damage=0, hurt=hurt, **left)

    def _load(self, state: Ti3State) -> str:
        """What the ship that sustains carries, by name; the least laden of those alike if none was named."""
        ship = ship_named(state, self.seat, self.place, self.sustaining, self.damage, self.load)
        return load_name(state, ship)

    def destroy(self, game: Game) -> None:
        casualties = game.nearest(Casualties) if self.together else None
        if casualties is not None:
            casualties.take(game, self)
            return
        for by in dict.fromkeys(self.slain):
            doomed = [unit for unit, slayer in zip(self.doomed, self.slain, strict=True) if slayer == by]
            sink(game, self.seat, self.place, doomed, self.how, by)


def wiped_out(state: Ti3State, step: TakeHits) -> bool:
    """Whether these hits suffice for all that fights there."""
    targets = hit_targets(state, step.seat, step.place, step.how, step.by)
    return bool(targets) and step.hits >= _hits_borne(state, step.seat, targets, step.how)


def _hits_borne(state: Ti3State, seat: int, targets: tuple[Target, ...], how: str) -> int:
    """How many hits destroy all of them."""
    if how == BARRAGE:
        return unit_count(targets)
    bears = {(kind, place): levels_sustained(state, seat, kind, place) for kind, place, *_ in targets}
    plain = [max(0, bears[kind, place] - int(level)) for kind, place, level in all_of(targets)]
    more = [
        max(0, ship_levels(state, seat, place, ship) - ship.damage) - max(0, levels - ship.damage)
        for (kind, place), levels in bears.items()
        for ship in state.loads(seat).get(place, ())
        if ship.kind == kind
    ]
    return unit_count(targets) + changed(state, HITS_PER_SUSTAIN, 1, seat) * (sum(plain) + sum(more))


def _chosen(
    state: Ti3State,
    seat: int,
    place: Place,
    targets: tuple[Target, ...],
    how: str,
    only: Sequence[Doomed] = (),
) -> tuple[str, Doomed]:
    """What takes a hit if nobody chooses: units of nobody by the highest combat value (ruling 85); else what
    can sustain it, then what is missed least."""
    units = only or each_of(targets)
    able = [unit for unit in units if sustained_further(state, seat, unit, how)]
    if seat == NEUTRAL:
        weakest = max(units, key=lambda unit: state.edition.profile(state, seat, unit[0]).combat)
        return ("sustain" if weakest in able else "hit"), weakest
    if able:
        return "sustain", min(able, key=lambda unit: state.edition.profile(state, seat, unit[0]).cost)
    return "hit", only[0] if only else most_expendable(state, seat, place, targets)


class TakeHit(Decision, frozen=True):
    """One hit: a unit is lost, or damaged if it can sustain that (SA-4.7.2, 13.3.2)."""

    rule: ClassVar[str] = HITS_RULE
    prompt: ClassVar[str] = "take_hit"
    verbs: ClassVar[Verbs] = dict.fromkeys(("hit", "sustain"), SHIP)

    place: Place = ""
    hits: int = 0
    how: str = COMBAT
    by: int = NOBODY
    doomed: tuple[Doomed, ...] = ()
    only: tuple[Doomed, ...] = ()
    """If given: no other unit may take this hit."""

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.place, "hits": self.hits, "how": self.how}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        found: list[Option] = []
        for unit in self.only or each_of(self._targets(state)):
            for load in [unit[3:]] if unit[3:] else self._loads(state, unit):
                found.append(("hit", unit[0], unit[2], *load))
                if sustained_further(state, self.seat, (*unit[:3], *load), self.how):
                    found.append(("sustain", unit[0], unit[2], *load))
        return found if self.only else [*found, FOR_ME]

    def _targets(self, state: Ti3State) -> tuple[Target, ...]:
        return hit_targets(state, self.seat, self.place, self.how, self.by, self.doomed)

    def _loads(self, state: Ti3State, unit: Doomed) -> list[tuple[str, ...]]:
        gone = [str(each[3]) for each in self.doomed if each[:3] == unit and each[3:]]
        return loads_named(state, self.seat, unit[1], unit[0], unit[2], gone)

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        options = self.candidates(game, seat)
        return tuple(options[:1] if len(options) == 2 and FOR_ME in options else options)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == FOR_ME:
            return None
        state, kind = of(game), str(option[1])
        if self.place in AREAS and kind not in SHIPS:
            return Refusal("SA-13.9.4" if kind == SPACE_DOCK else "SA-13.2.4", "takes_no_part", (kind,))
        refusal = casualty_refusal(state, seat, option, self.place, self.rule, self._targets(state))
        if self.only and refusal.key in ("all_chosen", "takes_no_part"):
            return Refusal(self.rule, "hit_for_another_ship", (kind,))
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
    aims_on_attacker: tuple[str, ...] = ()
    aims_on_defender: tuple[str, ...] = ()
    how: str = COMBAT
    doomed_attackers: tuple[Doomed, ...] = ()
    doomed_defenders: tuple[Doomed, ...] = ()
    fallen: tuple[tuple[int, str], ...] = ()
    """Sides and kinds of ships for which the stop was made."""

    def attacker_assigns(self, game: Game) -> None:
        self._hit(game, self.attacker, self.defender, self.on_attacker, self.aims_on_attacker)

    def defender_assigns(self, game: Game) -> None:
        self._hit(game, self.defender, self.attacker, self.on_defender, self.aims_on_defender)

    def _hit(self, game: Game, seat: int, by: int, hits: int, aims: tuple[str, ...]) -> None:
        if hits > 0:
            place, how = self.place, self.how
            game.do(TakeHits(seat=seat, place=place, hits=hits, by=by, how=how, aims=aims, together=True))

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

    def doomed_of(self, side: int) -> tuple[Doomed, ...]:
        return self.doomed_attackers if side == self.attacker else self.doomed_defenders

    def _sides(self) -> tuple[tuple[int, int, tuple[Doomed, ...]], ...]:
        return (
            (self.attacker, self.defender, self.doomed_attackers),
            (self.defender, self.attacker, self.doomed_defenders),
        )

    def ships_fall(self, game: Game) -> Step | None:
        """A stop for each kind of ship that a side is about to lose in a Space Battle (ruling 117); who is
        hit by a ship that goes down may lose more."""
        known = dict.fromkeys(self.fallen)
        fresh = [
            (side, by, kind)
            for side, by, doomed in (self._sides() if self.place in AREAS else ())
            for kind in dict.fromkeys([unit[0] for unit in doomed])
            if (side, kind) not in known
        ]
        for side, by, kind in fresh:
            game.open("ship_destroyed_when", side, kind, self.place, by)
        fallen = (*self.fallen, *[(side, kind) for side, _, kind in fresh])
        return self.to("ships_fall", fallen=fallen) if fresh else None

    def destroy(self, game: Game) -> None:
        for side, by, doomed in self._sides():
            destroy_doomed(game, side, doomed, self.how, by)
