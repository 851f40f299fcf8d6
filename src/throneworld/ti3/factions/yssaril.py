"""The Tribes of Yssaril: turns without an action, more action cards, eyes in others' hands."""

from __future__ import annotations

from throneworld.imperium.conditions import both, it_concerns_me
from throneworld.imperium.declare import Declared, in_the_open
from throneworld.imperium.drawing import NO_LIMIT
from throneworld.imperium.marks import GAME, is_marked, mark, unmark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import CARDS_DRAWN, HAND_LIMIT
from throneworld.imperium.verbs.cards import look_at_hand
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.declare import ability
from throneworld.ti3.effects.aiming import ChooseOther
from throneworld.ti3.modifying import CARDS, modifies
from throneworld.ti3.owning import holders_of_ability
from throneworld.ti3.phases.turn import Turn
from throneworld.ti3.state import of

SKIPPING, SPYING = "yssaril.1", "yssaril.3"
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
    others = [hand for other, hand in enumerate(of(game).hands) if other != seat and hand]
    return None if others else Refusal("SA-1.5.6", "nobody_has_action_cards")


class LookAtHand(Effect, frozen=True):
    def run(self, game: Game) -> None:
        look_at_hand(game, self.seat, int(self.targets[0]))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(CARDS_DRAWN, "yssaril.2", window="status_receive", add=1),
    modifies(HAND_LIMIT, "yssaril.2", window="hand_static", to=NO_LIMIT, layer=CARDS),
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
EVENTS: dict[str, tuple[str, ...]] = {"action_skipped": ("seat",)}
