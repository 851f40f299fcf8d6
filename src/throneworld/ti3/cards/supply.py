"""A card against the Fleet Supply of whoever activates a system."""

from __future__ import annotations

from throneworld.imperium.conditions import both
from throneworld.imperium.declare import Declared
from throneworld.imperium.verbs.tokens import FLEET
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion, name_target
from throneworld.ti3.conditions import it_concerns_an_opponent
from throneworld.ti3.declare import action_card
from throneworld.ti3.effects.due import PutOff, comes_due, kept_by
from throneworld.ti3.effects.places import SettleLimits
from throneworld.ti3.effects.taking import GiveCounterBack, SetCounterAside
from throneworld.ti3.state import of

CUT = "cut_supply_lines"
LEAST = 1


def can_be_cut(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    fine = of(game).fleet[int(occasion["seat"])] > LEAST
    return None if fine else Refusal("SA-8.5.1", "supply_too_low", (LEAST,))


class NameSupplyOfActor(Effect, frozen=True):
    """Whose counter it is, and from which area."""

    def run(self, game: Game) -> None:
        name_target(game, self.occasion["seat"], FLEET)


def the_turn_was_theirs(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The counter comes back at the end of its owner's turn, not of the one who has played the card."""
    kept = [nouns for player, nouns in kept_by(of(game), CUT) if player == seat]
    fine = any(int(nouns[0]) == occasion["seat"] for nouns in kept)
    return None if fine else Refusal("SA-8.7.1", "nothing_put_off", (CUT,))


LISTENERS: Declared = (
    *action_card(
        CUT,
        "other_activated_after",
        both(it_concerns_an_opponent, can_be_cut),
        SetCounterAside(why=CUT),
        PutOff(card=CUT),
        SettleLimits(why=CUT),
        aims=(NameSupplyOfActor(),),
    ),
    *comes_due(CUT, "any_turn_end", GiveCounterBack(why=CUT), when=the_turn_was_theirs),
)
