"""Cards that may be played at any time (ruling 96)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.declare import Declared
from throneworld.imperium.drawing import titles_in_hand
from throneworld.imperium.effects.aims import ChoosePlayer, ChooseSystem, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.units import BIG_SHIPS, damaged_count
from throneworld.imperium.verbs.cards import discard_action_card, look_at_hand
from throneworld.imperium.verbs.units import repair_unit
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.declare import action_card
from throneworld.ti3.state import NOBODY, SPACE, of
from throneworld.ti3.steps.any_time import ANY_TIME

REPAIRS, DISCLOSURE = "emergency_repairs", "disclosure"
DAMAGED = ChooseSystem(filters=("with_my_damaged_ships",))
HOLDER = ChoosePlayer(filters=("another", "with_action_cards"))


class RepairChosen(Verb, frozen=True):
    """All damage of all his ships in the system."""

    def run(self, game: Game) -> None:
        state, place = of(game), SPACE[int(self.targets[0])]
        for level in range(state.edition.damage_levels, 0, -1):
            for kind in BIG_SHIPS:
                hurt = damaged_count(state, self.seat, place, kind, level)
                if hurt:
                    repair_unit(game, self.seat, place, kind, hurt, level)
        loads = state.aboard[self.seat]
        if place in loads:
            loads[place] = tuple([replace(each, damage=0) for each in loads[place]])


class Disclose(Verb, frozen=True):
    """One looks at a hand, and one card of it is discarded."""

    def run(self, game: Game) -> Step:
        other = int(self.targets[0])
        look_at_hand(game, self.seat, other)
        return DiscardTheirs(seat=self.seat, other=other, why=self.why)


class DiscardTheirs(Decision, frozen=True):
    rule: ClassVar[str] = "SA-8.7.1"
    prompt: ClassVar[str] = "discard_theirs"
    hidden: ClassVar[bool] = True
    other: int = NOBODY
    why: str = ""

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if of(game).hands[self.other] else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("discard", card) for card in titles_in_hand(of(game), self.other)]

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).hands[self.other]) > 1

    def binds(self, seat: int) -> bool:
        return seat in (self.seat, self.other)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        card, other = option[1], self.other
        return Refusal(self.rule, "not_in_that_hand", (card, other))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        discard_action_card(game, self.other, str(option[1]), self.why)


LISTENERS: Declared = (
    *action_card(DISCLOSURE, ANY_TIME, there_is(HOLDER), Disclose(why=DISCLOSURE), aims=(HOLDER,)),
    *action_card(REPAIRS, ANY_TIME, there_is(DAMAGED), RepairChosen(why=REPAIRS), aims=(DAMAGED,)),
)
