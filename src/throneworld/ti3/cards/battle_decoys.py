"""A card that keeps Fighters out of the first round and sends them in all the fiercer afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.purposes import BARRAGE, COMBAT
from throneworld.imperium.combat.targets import Target
from throneworld.imperium.conditions import both, i_fight
from throneworld.imperium.declare import Declared
from throneworld.imperium.edition import Place
from throneworld.imperium.marks import COMBAT_ROUND, NEXT_COMBAT_ROUND, mark, marks_of
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import DICE_OF_SOME
from throneworld.imperium.units import FIGHTER, count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import NUMBER, Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Aim, Effect, name_target
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.fighting import place_of_fight
from throneworld.ti3.effects.marking import ships_there
from throneworld.ti3.modifying import modifies
from throneworld.ti3.quantities import BARRAGE_LOSSES, HIT_TARGETS
from throneworld.ti3.state import Ti3State, of

MANEUVER = "decoy_maneuver"
DECOYS, RETURNING = "decoys", "decoys_return"
"""Marks: so many Fighters of this player, the subject, take no part in this round; so many have more dice
when they do."""
MOST, MORE_DICE = 3, 2


class ChooseDecoys(Aim, frozen=True):
    """How many Fighters; they are not told from each other."""

    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "choose_decoys"
    verbs: ClassVar[tuple[str, ...]] = ("decoys",)

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": place_of_fight(self.occasion)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        there = count(of(game), seat, place_of_fight(self.occasion), FIGHTER)
        return [("decoys", number) for number in range(1, min(MOST, there) + 1)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "so_many_decoys", (MOST,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.tell("decoys_named", seat, option[1], place_of_fight(self.occasion))
        name_target(game, option[1])


class SendDecoys(Effect, frozen=True):
    def run(self, game: Game) -> None:
        for kind, until in ((DECOYS, COMBAT_ROUND), (RETURNING, NEXT_COMBAT_ROUND)):
            mark(game, kind, seat=self.seat, subject=self.targets[0], until=until)


def decoys_of(state: Ti3State, seat: int, kind: str = DECOYS) -> int:
    return sum([int(each.subject) for each in marks_of(state, kind) if each.seat == seat])


def dice_of_decoys(state: Ti3State, dice: list[int], seat: int, kind: str, place: Place) -> list[int]:
    """None in the first round; afterwards two beyond their own, of those that are left."""
    number = min(len(dice), decoys_of(state, seat, RETURNING)) if kind == FIGHTER else 0
    if not number:
        return dice
    out = bool(decoys_of(state, seat))
    return [*dice[:-number], *[0 if out or not each else each + MORE_DICE for each in dice[-number:]]]


def out_of_reach(
    state: Ti3State, targets: tuple[Target, ...], seat: int, place: Place, how: str, by: int
) -> tuple[Target, ...]:
    """Neither the barrage nor hits of the first round reach them."""
    decoys = decoys_of(state, seat) if how in (COMBAT, BARRAGE) else 0
    found: list[Target] = []
    for kind, where, sound, *more in targets:
        left = max(0, sound - decoys) if kind == FIGHTER else sound
        if left or any(more):
            found.append((kind, where, left, *more))
    return tuple(found)


def without_decoys(state: Ti3State, losses: int, seat: int, place: Place) -> int:
    """All others may fall, if nothing else spares them."""
    return max(0, min(losses, count(state, seat, place, FIGHTER) - decoys_of(state, seat)))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(DICE_OF_SOME, MANEUVER, window="combat_roll_static", mark=RETURNING, turns=dice_of_decoys),
    modifies(
        BARRAGE_LOSSES,
        MANEUVER,
        window="afb_when",
        mark=DECOYS,
        turns=without_decoys,
    ),
    modifies(HIT_TARGETS, MANEUVER, window="hits_assign_when", mark=DECOYS, turns=out_of_reach),
)
LISTENERS: Declared = action_card(
    MANEUVER,
    "space_battle_start",
    both(i_fight, ships_there(kinds=(FIGHTER,))),
    SendDecoys(),
    aims=(ChooseDecoys(),),
)
VERBS: Verbs = {"decoys": (NUMBER,)}
EVENTS: dict[str, tuple[str, ...]] = {"decoys_named": ("seat", "count", "place")}
