"""Cards about strategy cards that were picked: put back, exchanged, kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from throneworld.imperium.conditions import both, it_concerns_another
from throneworld.imperium.declare import Declared
from throneworld.imperium.effects.aims import Choose, there_is
from throneworld.imperium.effects.whom import Verb
from throneworld.imperium.marks import is_marked, mark, marks_of, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.reasons import strategy_card_refusal
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import Filters
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Aim, Occasion
from throneworld.ti3.declare import action_card
from throneworld.ti3.duel import is_duel
from throneworld.ti3.modifying import modifies
from throneworld.ti3.nouns import STRATEGY
from throneworld.ti3.phases.strategy import (
    KEPT,
    PICK,
    PICKS_OVER,
    FurtherPick,
    cards_picked,
    finds_a_card,
    put_back,
)
from throneworld.ti3.quantities import MAY_PICK, MORE_PICKS
from throneworld.ti3.state import Ti3State, of
from throneworld.ti3.unsaid import UNSAID

DISGRACE, SHIFT, STABILITY = "public_disgrace", "strategic_shift", "strategic_stability"
DISGRACED, SHIFTED = "disgraced", "shifted"
"""Marks until a pick stands: this player picks another card than the subject, which he had to put back, or
which he has given back himself."""
OWN_CARD = "own_card"


class ChooseOwnStrategyCard(Choose, frozen=True):
    """("own_card", strategy card): one of those that lie before him."""

    prompt: ClassVar[str] = "choose_own_strategy_card"
    verb: ClassVar[str] = OWN_CARD
    sought: ClassVar[str] = "sought_strategy_card"

    def targets_there(self, state: Ti3State) -> Iterable[tuple[Noun, ...]]:
        return [(card,) for card in state.strategy_cards[self.seat]]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return strategy_card_refusal(of(game), seat, option[1])

    def say(self, game: Game, target: tuple[Noun, ...]) -> None:
        game.tell("strategy_card_named", self.seat, *target)


PICKED = ChooseOwnStrategyCard(filters=("picked_now",))
HELD = ChooseOwnStrategyCard()


# Public Disgrace


def it_is_not_his_first(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """Of two players the first pick stands (SA-18.5.3)."""
    first = is_duel(of(game)) and len(cards_picked(of(game), int(occasion["seat"]))) == 1
    return UNSAID if first else None


def another_is_left_for_him(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """One that he may take and can pay for (ruling 112); what he gave back is open again (ruling 186)."""
    found = finds_a_card(of(game), int(occasion["seat"]), lifted=SHIFT)
    return None if found else UNSAID


class PutPickBack(Verb, frozen=True):
    """Its counters stay on it."""

    def run(self, game: Game) -> None:
        seat, card = int(self.occasion["seat"]), str(self.occasion["strategy_card"])
        put_back(game, seat, card)
        unmark(game, SHIFTED, seat)
        mark(game, DISGRACED, seat=seat, subject=card, until=PICK)


# Strategic Shift


def a_card_is_left(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if finds_a_card(of(game), seat) else UNSAID


class ShiftPick(Verb, frozen=True):
    def run(self, game: Game) -> Step:
        card = str(self.targets[0])
        put_back(game, self.seat, card)
        mark(game, SHIFTED, seat=self.seat, subject=card, until=PICK)
        return FurtherPick(seat=self.seat)


# Strategic Stability


class KeepStrategyCard(Verb, frozen=True):
    def run(self, game: Game) -> None:
        card = self.targets[0]
        mark(game, KEPT, seat=self.seat, subject=card, until=PICKS_OVER)
        game.tell("strategy_card_kept", self.seat, card)


def fewer_picks(state: Ti3State, seat: int) -> int:
    return -sum([each.seat == seat for each in marks_of(state, KEPT)])


def is_disgraced(state: Ti3State, seat: int, card: str) -> bool:
    return is_marked(state, DISGRACED, seat, card)


def is_shifted(state: Ti3State, seat: int, card: str) -> bool:
    return is_marked(state, SHIFTED, seat, card)


def _picked_now(state: Ti3State, aim: Aim, card: Noun) -> bool:
    """Not one that he has kept from the round before."""
    return not is_marked(state, KEPT, aim.seat, card)


FILTERS: Filters = {OWN_CARD: {"picked_now": _picked_now}}
LISTENERS: Declared = (
    *action_card(
        DISGRACE,
        "sc_picked_after",
        both(it_concerns_another, it_is_not_his_first, another_is_left_for_him),
        PutPickBack(),
    ),
    *action_card(SHIFT, "sc_all_picked", both(there_is(PICKED), a_card_is_left), ShiftPick(), aims=(PICKED,)),
    *action_card(STABILITY, "status_return_cards", there_is(HELD), KeepStrategyCard(), aims=(HELD,)),
)
MODIFIERS: tuple[Modifier, ...] = (
    modifies(MAY_PICK, DISGRACE, window="sc_picked_after", mark=DISGRACED, bans=True, by=is_disgraced),
    modifies(MAY_PICK, SHIFT, window="sc_all_picked", mark=SHIFTED, bans=True, by=is_shifted),
    modifies(MORE_PICKS, STABILITY, window="sc_pick_static", mark=KEPT, by=fewer_picks),
)
VERBS: Verbs = {OWN_CARD: (STRATEGY,)}
EVENTS: dict[str, tuple[str, ...]] = {"strategy_card_kept": ("seat", "strategy_card")}
