"""How a component says when it may be used and what it does: one line of declaration for each clause of it.

A clause names the window of the registry (`tables.windows`); the stops follow from it. `when` is asked for
the seat that might use it; it returns why not. Conditions are in `imperium.conditions`.
"""

from __future__ import annotations

from typing import Unpack

from msgspec.structs import replace

from throneworld.imperium.conditions import When, always
from throneworld.imperium.declare import Declared, Does, Says, from_hand, in_the_open
from throneworld.imperium.marks import expire
from throneworld.imperium.modifiers import banned_by
from throneworld.imperium.owning import holders_of_flagship, holders_of_law
from throneworld.imperium.verbs.cards import discard_action_card
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti3.deeds import PLAYED, note
from throneworld.ti3.effects.locations import CARD
from throneworld.ti3.moments import stops_of
from throneworld.ti3.owning import holders_of_ability, holders_of_card, holders_of_technology
from throneworld.ti3.phases.turn import UseAction
from throneworld.ti3.quantities import MAY_PLAY_CARDS

ACTION = "action"
CANCELLED_AT = "action_card_played_after"


class DiscardPlayed(Effect, frozen=True):
    """An action card goes to the pile as soon as it is announced (SA-8.7.1)."""

    card: str = ""

    def run(self, game: Game) -> None:
        discard_action_card(game, self.seat, self.card, "played")


class NotePlayed(Effect, frozen=True):
    """A card that was not cancelled counts as played (SA-8.7.5), with what it was aimed at (8.7.2)."""

    card: str = ""

    def run(self, game: Game) -> None:
        note(game, PLAYED, self.seat, self.card, *self.targets)


class CardIsOver(Effect, frozen=True):
    """What holds only until an action card has been carried out holds no more."""

    def run(self, game: Game) -> None:
        expire(game, CARD)


def action_card(
    card: str, window: str, when: When = always, *effects: Does, final: bool = False, **says: Unpack[Says]
) -> Declared:
    """An action card: announced with its targets, then open to being cancelled (SA-8.7).

    As an action it uses the action of the turn. One that is final cannot be cancelled (ruling 106).
    """
    says.setdefault("rule", "SA-8.7.1")
    used: tuple[Does, ...] = (UseAction(),) if window == ACTION else ()
    all_effects = (NotePlayed(card=card), *used, *effects, CardIsOver())
    clauses = in_the_open(card, window, stops_of(window), when, holders_of_card(card), all_effects, **says)
    cancelled_at = "" if final else CANCELLED_AT
    return tuple(
        replace(each, anew=True, held=True)  # SA-8.7.6
        for each in from_hand(clauses, may_play_cards, DiscardPlayed(card=card), cancelled_at)
    )


def may_play_cards(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
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
    """A law in play: its owner uses it, or it concerns whomever `when` lets it concern.

    As an action it uses the action of the turn (ruling 49).
    """
    says.setdefault("rule", "SA-9.2.3")
    used: tuple[Does, ...] = (UseAction(),) if window == ACTION else ()
    return in_the_open(
        name, window, stops_of(window), when, holders_of_law(name, owner_only), (*used, *effects), **says
    )
