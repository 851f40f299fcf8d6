"""PDS fire: step 3 of an activation (SA-3.17). Others fire at the active player first, then he at them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from throneworld.imperium.combat.dice import Dice
from throneworld.imperium.combat.purposes import SPACE_CANNON
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import TACTICAL_ACTION, is_marked, mark, marks_of
from throneworld.imperium.modifiers import banned_by, granted_by, total, turned
from throneworld.imperium.quantities import CANNON_DICE, CANNONS, SWITCHED_OFF
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import PDS, SHIPS, enemies_in, has_ships
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, SEAT, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.pds import docks_as_pds
from throneworld.ti3.quantities import (
    CANNON_ROLL,
    FIRE_AT,
    FIRE_IS_WAR,
    MAY_FIRE,
    MORE_GUNS,
    PDS_DICE,
    REACHES_FAR,
    SAFE_FROM,
)
from throneworld.ti3.state import NO_SYSTEM, NOBODY, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.tactical.hits import TakeHits
from throneworld.ti3.tactical.rolling import Shooting, Volley, dice_for
from throneworld.ti3.war import act_of_war

FIRED = "fired"
"""Mark: a unit of this player in the place that is the subject has fired in this action (ruling 54)."""
HOLD_FIRE: Option = ("hold_fire",)


class Gun(NamedTuple):
    """One unit that can fire: how it rolls, its dice, what it is and where."""

    needs: int
    dice: int
    kind: str
    place: Place


class Declared(NamedTuple):
    """Who fires at whom, and with how many of his guns, the best first."""

    seat: int
    target: int
    guns: int


def guns_at(state: Ti3State, seat: int, target: int, system: int) -> list[Gun]:
    """What a player can still fire in this action at ships of another in a system, the best first."""
    if banned_by(state, MAY_FIRE, seat, system):
        return []
    fired = [each.subject for each in marks_of(state, FIRED) if each.seat == seat]
    found: list[Gun] = []
    guns = turned(state, MORE_GUNS, tuple(_guns(state, seat, target, system)), seat, target, system)
    for gun in turned(state, CANNONS, guns, seat, system):
        if gun.place in fired:
            fired.remove(gun.place)
        else:
            found.append(gun)
    return sorted(found)


def _guns(state: Ti3State, seat: int, target: int, system: int) -> list[Gun]:
    found: list[Gun] = []
    reach: dict[str, int] = {}
    for place, group in state.units[seat].items():
        for kind, at in state.edition.armed:
            if group[at] and _is_set_up(kind, place):
                near = reach.setdefault(kind, reach_of(state, seat, kind, system))
                if near >> SYSTEM[place] & 1:
                    found += battery(state, seat, target, kind, place, system) * group[at]
        docks = docks_as_pds(state, seat, place)
        if docks and reach.setdefault(PDS, reach_of(state, seat, PDS, system)) >> SYSTEM[place] & 1:
            found += battery(state, seat, target, PDS, place, system) * docks
    return found


def _is_set_up(kind: str, place: Place) -> bool:
    """PDS fire from planets, Flagships from space; a PDS aboard a ship is cargo (SA-13.2.4)."""
    return (place in AREAS) == (kind in SHIPS)


def reach_of(state: Ti3State, seat: int, kind: str, system: int) -> int:
    """From where cannons of a kind reach a system (SA-13.17.3)."""
    far = granted_by(state, REACHES_FAR, seat, kind)
    return 1 << system | (state.edition.cannon_reach(state, seat, system) if far else 0)


def battery(state: Ti3State, seat: int, target: int, kind: str, place: Place, system: int) -> list[Gun]:
    """One such unit, unless it has no cannon or cannot use it."""
    roll, origin = state.edition.profile(state, seat, kind).space_cannon, SYSTEM[place]
    if granted_by(state, SAFE_FROM, target, kind, system):
        return []
    if roll is None or banned_by(state, SWITCHED_OFF, seat, kind, origin):
        return []
    more = total(state, CANNON_ROLL, seat, origin, system) + total(
        state, FIRE_AT, target, seat, origin, system
    )
    needs = dice_for(state, seat, kind, place, SPACE_CANNON, 1, 1, more)[0].needs
    extra = total(state, PDS_DICE, seat, place, SPACE_CANNON) if kind == PDS else 0
    return [Gun(needs, roll.dice + extra, kind, place)]


class PdsFire(Shooting, frozen=True):
    """All others declare, in rotation order, and roll; hits are taken together. Then the active player."""

    stages: ClassVar[tuple[str, ...]] = (
        "others_declare",
        "before",
        "others_roll",
        "active_player_is_hit",
        "declare",
        "before_own",
        "roll",
        "enemy_is_hit",
        "end",
    )
    opens: ClassVar[tuple[str, ...]] = ("space_cannon_before", "space_cannon_end")

    seat: int = NOBODY
    system: int = 0
    other: int = NO_SYSTEM
    """The second system of a Transfer Action: others fire at ships there next, each PDS once ..."""
    others_only: bool = False
    """... and the active player has nobody to fire at (SA-3.23)."""
    turn: int = 0
    declared: tuple[Declared, ...] = ()

    def others_declare(self, game: Game) -> Step | None:
        """Only at ships of the active player (SA-3.17.1, 3.17.3)."""
        state = of(game)
        order = opponents_in_rotation(state, self.seat) if has_ships(state, self.seat, self.system) else ()
        for turn in range(self.turn, len(order)):
            if guns_at(state, order[turn], self.seat, self.system):
                game.do(FirePds(seat=order[turn], system=self.system, targets=(self.seat,)))
                return self.to("others_declare", turn=turn + 1)
        return None

    def before(self, game: Game) -> None:
        game.open("space_cannon_before", self.seat, self.system)

    def others_roll(self, game: Game) -> None:
        for shot in self.declared:
            self._shoot(game, shot)

    def _shoot(self, game: Game, shot: Declared) -> None:
        state = of(game)
        guns = guns_at(state, shot.seat, shot.target, self.system)[: shot.guns]
        dice = _dice(state, shot.seat, guns)
        if not dice:
            return
        if granted_by(state, FIRE_IS_WAR, shot.seat):
            act_of_war(game, shot.seat, shot.target, self.system)
        for gun in guns:
            mark(game, FIRED, seat=shot.seat, subject=gun.place, until=TACTICAL_ACTION)
        game.do(
            Volley(
                seat=shot.seat, other=shot.target, place=SPACE[self.system], dice=dice, purpose=SPACE_CANNON
            )
        )

    def active_player_is_hit(self, game: Game) -> Step:
        """All hits of all others together (ruling 54)."""
        self._hit(game, self.seat)
        after = self.to("end" if self.others_only else "declare", declared=(), scored=(), aims=())
        if self.other == NO_SYSTEM:
            return after
        return replace(
            after, stage="others_declare", system=self.other, other=NO_SYSTEM, others_only=True, turn=0
        )

    def _hit(self, game: Game, target: int) -> None:
        shooters = tuple([seat for seat, hits in self.scored for _ in range(hits)])
        if shooters:
            game.do(
                TakeHits(
                    seat=target,
                    place=SPACE[self.system],
                    hits=len(shooters),
                    by=shooters[0],
                    how=SPACE_CANNON,
                    shooters=shooters,
                )
            )

    def declare(self, game: Game) -> None:
        """Now the active player at an enemy fleet, even if he has moved nothing (SA-3.17.2, 13.17.5)."""
        state = of(game)
        enemies = enemies_in(state, self.seat, self.system)
        targets = tuple([each for each in enemies if guns_at(state, self.seat, each, self.system)])
        if targets:
            game.do(FirePds(seat=self.seat, system=self.system, targets=targets))

    def before_own(self, game: Game) -> None:
        if self.declared:
            game.open("space_cannon_before", self.seat, self.system)

    def roll(self, game: Game) -> None:
        for shot in self.declared:
            self._shoot(game, shot)

    def enemy_is_hit(self, game: Game) -> None:
        for shot in self.declared:
            self._hit(game, shot.target)

    def end(self, game: Game) -> None:
        """Also when nobody has fired (ruling 169)."""
        game.open("space_cannon_end", self.seat, self.system)


def _dice(state: Ti3State, seat: int, guns: list[Gun]) -> Dice:
    """One of the PDS may roll more, once in an action: that which hits best."""
    more = 0 if is_marked(state, FIRED, seat) else total(state, CANNON_DICE, seat)
    best = next((at for at, gun in enumerate(guns) if gun.kind == PDS), -1)
    found: Dice = ()
    for at, gun in enumerate(guns):
        dice = gun.dice + (more if at == best else 0)
        own = dice_for(state, seat, gun.kind, gun.place, SPACE_CANNON, dice, 1)
        found += tuple([replace(die, needs=gun.needs) for die in own])
    return found


class FirePds(Decision, frozen=True):
    """With how many of his guns a player fires, if at all; firing is voluntary (ruling 54)."""

    rule: ClassVar[str] = "SA-3.17.1"
    prompt: ClassVar[str] = "fire_pds"
    verbs: ClassVar[tuple[str, ...]] = ("fire",)

    system: int = 0
    targets: tuple[int, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, several = of(game), len(self.targets) > 1
        found: list[Option] = []
        for target in self.targets:
            guns = len(guns_at(state, seat, target, self.system))
            found += [("fire", number, *([target] if several else [])) for number in range(1, guns + 1)]
        return [*found, HOLD_FIRE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] != "fire":
            return None
        if len(option) > 2 and option[2] not in self.targets:
            return Refusal("SA-3.17.3", "no_target_of_fire", (option[2],))
        return Refusal("SA-13.17.6", "not_so_many_guns", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option == HOLD_FIRE:
            return
        target = int(option[2]) if len(option) > 2 else self.targets[0]
        fire = game.asker(PdsFire)
        game.tell("pds_declared", seat, target, option[1], self.system)
        game.amend(PdsFire, declared=(*fire.declared, Declared(seat, target, int(option[1]))))


VERBS: Verbs = {"fire": ((NUMBER,), (NUMBER, SEAT)), "hold_fire": ()}
EVENTS: dict[str, tuple[str, ...]] = {"pds_declared": ("seat", "other", "count", "system")}
