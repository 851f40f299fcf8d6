"""How a component says when it may be used and what it does: one line of declaration for each clause of it.

A clause names the window of the registry (`tables.windows`); the stops follow from it. `when` is asked for
the seat that might use it; it returns why not. Conditions are in `imperium.conditions`.
"""

from __future__ import annotations

from typing import Unpack

from throneworld.imperium.conditions import When, always
from throneworld.imperium.declare import Declared, Does, Says, from_hand, in_the_open
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.owning import holders_of_flagship, holders_of_law
from throneworld.imperium.verbs.cards import discard_action_card
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.moments import stops_of
from throneworld.ti3.owning import holders_of_ability, holders_of_card, holders_of_technology
from throneworld.ti3.quantities import MAY_PLAY_CARDS

CANCELLED_AT = "action_card_played_after"


class DiscardPlayed(Effect, frozen=True):
    """An action card goes to the pile as soon as it is announced (SA-8.7.1)."""

    card: str = ""

    def run(self, game: Game) -> None:
        discard_action_card(game, self.seat, self.card, "played")


def action_card(
    card: str, window: str, when: When = always, *effects: Does, **says: Unpack[Says]
) -> Declared:
    """An action card: announced with its targets, then open to being cancelled (SA-8.7)."""
    says.setdefault("rule", "SA-8.7.1")
    clauses = in_the_open(card, window, stops_of(window), when, holders_of_card(card), effects, **says)
    return from_hand(clauses, _may_play_cards, DiscardPlayed(card=card), CANCELLED_AT)


def _may_play_cards(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    banned = banned_by(game.state, MAY_PLAY_CARDS, seat)
    return Refusal("SA-8.7.1", "no_cards_now", (banned,)) if banned else None


def technology(name: str, window: str, when: When = always, *effects: Does, **says: Unpack[Says]) -> Declared:
    """A technology, racial ones too."""
    says.setdefault("rule", "SA-10.1.1")
    return in_the_open(name, window, stops_of(window), when, holders_of_technology(name), effects, **says)


def ability(name: str, window: str, when: When = always, *effects: Does, **says: Unpack[Says]) -> Declared:
    """A text of a race sheet."""
    says.setdefault("rule", "SA-1.5.6")
    return in_the_open(name, window, stops_of(window), when, holders_of_ability(name), effects, **says)


def flagship(race: str, window: str, when: When = always, *effects: Does, **says: Unpack[Says]) -> Declared:
    """The text of a flagship; `when` says where the ship has to be."""
    says.setdefault("rule", "SA-13.23.1")
    return in_the_open(
        f"flagship:{race}", window, stops_of(window), when, holders_of_flagship(race), effects, **says
    )


def law(
    name: str, window: str, when: When = always, *effects: Does, owner_only: bool = True, **says: Unpack[Says]
) -> Declared:
    """A law in play: its owner uses it, or it concerns whomever `when` lets it concern."""
    says.setdefault("rule", "SA-9.2.3")
    return in_the_open(
        name, window, stops_of(window), when, holders_of_law(name, owner_only), effects, **says
    )
