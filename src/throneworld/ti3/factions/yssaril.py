"""The Tribes of Yssaril: turns without an action, more action cards, eyes in others' hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.combat.purposes import SPACE_CANNON
from throneworld.imperium.combat.targets import Target
from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.drawing import NO_LIMIT
from throneworld.imperium.marks import GAME, is_marked, mark, unmark
from throneworld.imperium.modifiers import Modifier, granted_by
from throneworld.imperium.owning import has_flagship_in
from throneworld.imperium.quantities import CARDS_DRAWN, HAND_LIMIT
from throneworld.imperium.state import AREAS
from throneworld.imperium.units import CRUISER, DESTROYER, FLAGSHIP, PDS, SHIPS, count
from throneworld.imperium.verbs.cards import look_at_hand, take_action_card
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import ability
from throneworld.ti3.effects.aiming import ChooseOther
from throneworld.ti3.modifying import CARDS, modifies
from throneworld.ti3.nouns import ACTION_CARDS
from throneworld.ti3.order import opponents_in_rotation
from throneworld.ti3.owning import holders_of_ability
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.quantities import (
    HIT_TARGETS,
    LEADS_PAST_MINES,
    NOTES_DEPARTURE,
    PASSES_MINES,
    SAFE_FROM,
    TAKES_SEEN,
)
from throneworld.ti3.state import NOBODY, SPACE, Ti3State, of
from throneworld.ti3.steps.losses import DEPARTED
from throneworld.ti3.tactical.mines import SPACE_MINE

SKIPPING, SPYING = "yssaril.1", "yssaril.3"
PLATING, SHIP_OF_TRIBES = "transparasteel_plating", "flagship:yssaril"
PLATED = (CRUISER, DESTROYER)
SKIPPED = "skipped"
"""Mark: this player has left his last turn without an action."""


# A turn without an action


def did_not_skip(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    skipped = is_marked(of(game), SKIPPED, seat)
    return Refusal("SA-1.5.6", "skipped_last_turn") if skipped else None


class SkipAction(Effect, frozen=True):
    """To the end of the turn; it is no pass and no action (ruling 164)."""

    def run(self, game: Game) -> None:
        game.amend(Turn, skipped=True)
        game.tell("action_skipped", self.seat)


class RememberSkip(Effect, frozen=True):
    """Whatever has made him skip counts (ruling 164)."""

    def run(self, game: Game) -> None:
        turn = game.nearest(Turn)
        unmark(game, SKIPPED, self.seat)
        if turn is not None and turn.skipped:
            mark(game, SKIPPED, seat=self.seat, until=GAME)


# Another's hand


def somebody_has_cards(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    state = of(game)
    others = any(state.hands[other] for other in opponents_in_rotation(state, seat))
    return None if others else Refusal("SA-1.5.6", "nobody_has_action_cards")


class LookAtHand(Effect, frozen=True):
    """And, by what he has implanted, he takes a card that he has seen."""

    def run(self, game: Game) -> Step | None:
        other = int(self.targets[0])
        look_at_hand(game, self.seat, other)
        takes = granted_by(of(game), TAKES_SEEN, self.seat)
        return TakeSeen(seat=self.seat, other=other) if takes else None


class TakeSeen(Decision, frozen=True):
    """One card of the hand that he has just seen, of his choice."""

    rule: ClassVar[str] = "SA-10.4.1"
    prompt: ClassVar[str] = "take_seen"
    verbs: ClassVar[tuple[str, ...]] = ("take_card",)
    hidden: ClassVar[bool] = True

    other: int = NOBODY

    def run(self, game: Game) -> Step | None:
        return Decision.run(self, game) if of(game).hands[self.other] else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("take_card", card) for card in of(game).hands[self.other]]

    def is_open(self, game: Game, seat: int) -> bool:
        return len(of(game).hands[self.other]) > 1

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "not_in_that_hand", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_action_card(game, seat, self.other, str(option[1]))


# Ships that are hard to hit


def is_plated(state: Ti3State, seat: int, kind: str) -> bool:
    return kind in PLATED


def slips_through(
    state: Ti3State, targets: tuple[Target, ...], seat: int, place: str, how: str, by: int
) -> tuple[Target, ...]:
    """Hits of mines and cannons cannot be assigned to them."""
    if how not in (SPACE_CANNON, SPACE_MINE) or place not in AREAS:
        return targets
    return tuple([each for each in targets if each[0] not in PLATED])


def all_are_plated(state: Ti3State, seat: int, kind: str, system: int) -> bool:
    there = [ship for ship in SHIPS if count(state, seat, SPACE[system], ship)]
    return all(ship in PLATED for ship in there)


# Y'sia Y'ssrila


def leaves(state: Ti3State, seat: int, kind: str, system: int) -> bool:
    return kind == FLAGSHIP


def is_flagship(state: Ti3State, seat: int, kind: str) -> bool:
    return kind == FLAGSHIP


def came_with_it(state: Ti3State, seat: int, kind: str, system: int) -> bool:
    """It has moved in this activation: PDS stay silent, cannons of Flagships do not (ruling 204)."""
    here = has_flagship_in(state, seat, SPACE[system])
    return kind == PDS and here and is_marked(state, DEPARTED, seat, FLAGSHIP)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(CARDS_DRAWN, "yssaril.2", window="status_receive", add=1),
    modifies(HAND_LIMIT, "yssaril.2", window="hand_static", to=NO_LIMIT, layer=CARDS),
    modifies(TAKES_SEEN, "mageon_implants", window="before_strategy_phase", grants=True),
    modifies(PASSES_MINES, PLATING, window="mines_when", grants=True, by=is_plated),
    modifies(HIT_TARGETS, PLATING, window="space_cannon_static", turns=slips_through),
    modifies(SAFE_FROM, PLATING, window="space_cannon_static", grants=True, by=all_are_plated),
    modifies(LEADS_PAST_MINES, SHIP_OF_TRIBES, window="mines_when", grants=True, by=is_flagship),
    modifies(NOTES_DEPARTURE, SHIP_OF_TRIBES, window="space_cannon_static", grants=True, by=leaves),
    modifies(SAFE_FROM, SHIP_OF_TRIBES, window="space_cannon_static", grants=True, by=came_with_it),
)
LISTENERS: Declared = (
    *ability(SKIPPING, "own_turn_start", both(it_concerns_me, did_not_skip), SkipAction()),
    *in_the_open(
        SKIPPING,
        "turn_static",
        ("own_turn_end",),
        it_concerns_me,
        holders_of_ability(SKIPPING),
        (RememberSkip(),),
        rule="SA-1.5.6",
        must=True,
    ),
    *ability(
        SPYING,
        "before_strategy_phase",
        somebody_has_cards,
        LookAtHand(),
        aims=(ChooseOther(needs="action_cards"),),
    ),
)
VERBS: Verbs = {"take_card": (ACTION_CARDS,)}
EVENTS: dict[str, tuple[str, ...]] = {"action_skipped": ("seat",)}
