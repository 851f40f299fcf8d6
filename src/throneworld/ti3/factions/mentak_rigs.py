"""Adaptable Ordnance Rigs of the Mentak Coalition: Cruisers that carry troops, armour or guns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from throneworld.imperium.combat.purposes import SPACE_CANNON
from throneworld.imperium.conditions import both, i_fight, it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import COMBAT_ROUND, TACTICAL_ACTION, is_marked, mark, marks_of, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import BERTHS, DICE_OF_SOME, SHIP_SUSTAINS, SUSTAINS
from throneworld.imperium.state import AREAS, Load
from throneworld.imperium.units import CRUISER, count, count_with_damage
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, Occasion
from throneworld.ti3.conditions import it_is_my_action
from throneworld.ti3.declare import technology
from throneworld.ti3.leaders.persons import PERSON
from throneworld.ti3.modifying import modifies
from throneworld.ti3.owning import holders_of_technology
from throneworld.ti3.state import SPACE, Ti3State, of
from throneworld.ti3.tactical.mines import SPACE_MINE
from throneworld.ti3.tactical.rolling import PRE_COMBAT

RIGS = "adaptable_ordnance_rigs"
ARMOURED, ARMED = "rigs_as_armour", "rigs_as_guns"
"""Marks: empty Cruisers of this player may sustain the hits at hand; so many of them, the subject, roll one
more die in this round."""
WORN, FIRED = "rigs_worn", "rigs_fired"
"""Marks for an action: so many Cruisers, the subject, have used their Rigs in the place that follows it."""
FIRST_ROUND = 1
HITS_TO_BEAR = (SPACE_MINE, SPACE_CANNON, PRE_COMBAT)


def is_cruiser(state: Ti3State, seat: int, ship: Load) -> bool:
    return ship.kind == CRUISER


def carries(ship: Load) -> bool:
    """Leaders count, marks of cards do not."""
    return any(ship.cargo) or any(rider in PERSON for rider in ship.riders)


def is_laden_cruiser(state: Ti3State, seat: int, ship: Load) -> bool:
    return ship.kind == CRUISER and carries(ship)


def are_cruisers(state: Ti3State, seat: int, kind: str, place: Place) -> bool:
    return kind == CRUISER and place in AREAS


def empty_cruisers(state: Ti3State, seat: int, place: Place) -> tuple[int, int]:
    """How many that carry nothing are sound, and how many are damaged."""
    laden = [ship.damage for ship in state.loads(seat).get(place, ()) if is_laden_cruiser(state, seat, ship)]
    sound = count_with_damage(state, seat, place, CRUISER, 0) - laden.count(0)
    return sound, count(state, seat, place, CRUISER) - len(laden) - sound


def used_rigs(state: Ti3State, seat: int, use: str) -> int:
    return sum([int(each.subject) for each in marks_of(state, use) if each.seat == seat])


# Armour


def hits_change(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Whether it is otherwise with these hits than with those before."""
    armoured = is_marked(of(game), ARMOURED, seat)
    return Refusal("SA-10.4.1", "nothing_changes") if armoured == can_bear(game, seat, occasion) else None


def can_bear(game: Game, seat: int, occasion: Occasion) -> bool:
    """Hits of mines, cannons and shots before the battle, in his own action."""
    state, place = of(game), str(occasion["place"])
    if occasion["purpose"] not in HITS_TO_BEAR or it_is_my_action(game, seat, occasion) is not None:
        return False
    return empty_cruisers(state, seat, place)[0] > used_rigs(state, seat, FIRED)


class ChangeArmour(Effect, frozen=True):
    def run(self, game: Game) -> None:
        if can_bear(game, self.seat, self.occasion):
            mark(game, ARMOURED, seat=self.seat, until=TACTICAL_ACTION)
        else:
            unmark(game, ARMOURED, self.seat)


def cruiser_has_borne(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = occasion["kind"] == CRUISER and is_marked(of(game), ARMOURED, seat)
    return None if fine else Refusal("SA-10.4.1", "nothing_changes")


class NoteWorn(Effect, frozen=True):
    def run(self, game: Game) -> None:
        note_use(game, self.seat, WORN, 1)


def note_use(game: Game, seat: int, use: str, number: int) -> None:
    used = used_rigs(of(game), seat, use) + number
    unmark(game, use, seat)
    mark(game, use, seat=seat, subject=used, until=TACTICAL_ACTION)


# Guns


def armed_cruisers(state: Ti3State, seat: int, place: Place) -> int:
    """How many can roll a die more: empty ones whose Rigs have not been used in this action."""
    sound, damaged = empty_cruisers(state, seat, place)
    fresh = sound + max(0, damaged - used_rigs(state, seat, WORN))
    return max(0, fresh - used_rigs(state, seat, FIRED))


def cruisers_are_ready(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In the first round."""
    if occasion["number"] != FIRST_ROUND:
        return Refusal("SA-10.4.1", "not_in_this_round", (FIRST_ROUND,))
    ready = armed_cruisers(of(game), seat, SPACE[int(occasion["system"])])
    return None if ready else Refusal("SA-10.4.1", "no_empty_cruiser")


class ArmCruisers(Aim, frozen=True):
    """How many of them."""

    rule: ClassVar[str] = "SA-10.4.1"
    prompt: ClassVar[str] = "arm_cruisers"
    verbs: ClassVar[tuple[str, ...]] = ("spend",)

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        ready = armed_cruisers(of(game), seat, SPACE[int(self.occasion["system"])])
        return [("spend", number) for number in range(1, ready + 1)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_empty_cruiser")

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        number = int(option[1])
        mark(game, ARMED, seat=seat, subject=number, until=COMBAT_ROUND)
        note_use(game, seat, FIRED, number)


def more_guns(state: Ti3State, dice: list[int], seat: int, kind: str, place: Place) -> list[int]:
    number = used_rigs(state, seat, ARMED) if kind == CRUISER and place in AREAS else 0
    return [each + (at < number and each > 0) for at, each in enumerate(dice)]


MODIFIERS: tuple[Modifier, ...] = (
    modifies(BERTHS, RIGS, window="cargo_static", add=1, where=is_cruiser, local=True),
    modifies(SUSTAINS, RIGS, window="sustain_damage_static", mark=ARMOURED, add=1, where=are_cruisers),
    modifies(
        SHIP_SUSTAINS, RIGS, window="sustain_damage_static", mark=ARMOURED, add=-1, where=is_laden_cruiser
    ),
    modifies(DICE_OF_SOME, RIGS, window="space_round_start", mark=ARMED, turns=more_guns),
)
LISTENERS: Declared = (
    *in_the_open(
        RIGS,
        "sustain_damage_static",
        ("hits_assign_when",),
        both(it_concerns_me, hits_change),
        holders_of_technology(RIGS),
        (ChangeArmour(),),
        rule="SA-10.4.1",
        must=True,
    ),
    *in_the_open(
        RIGS,
        "sustain_damage_static",
        ("damage_sustained",),
        both(it_concerns_me, cruiser_has_borne),
        holders_of_technology(RIGS),
        (NoteWorn(),),
        rule="SA-10.4.1",
        must=True,
    ),
    *technology(
        RIGS,
        "space_round_start",
        both(i_fight, it_is_my_action, cruisers_are_ready),
        ArmCruisers(),
        rule="SA-10.4.1",
    ),
)
