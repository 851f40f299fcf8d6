"""What several cards, technologies and abilities ask: what a player has, what stands where, whose note it is.

The price itself is a `Lose`. All that notes ask can be seen on the table, as nobody sees who holds what.
"""

from __future__ import annotations

from throneworld.imperium.board import has_units
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.declare import When
from throneworld.ti4.effects.whom import owner_of_note
from throneworld.ti4.owning import note_title
from throneworld.ti4.state import of
from throneworld.ti4.steps.research import gain_refusal
from throneworld.ti4.tables import FACTION_TECHNOLOGY
from throneworld.ti4.units import has_ships

# What a player has


def has_strategy_token(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).strategy[seat] else Refusal("RR 19.5", "no_strategy_token")


def has_trade_goods(amount: int) -> When:
    """A condition: so many trade goods."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        enough = of(game).trade_goods[seat] >= amount
        return None if enough else Refusal("RR 82.4", "too_few_trade_goods", (amount,))

    return when


def has_action_card(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).hands[seat] else Refusal("RR 21.3", "no_action_cards")


def has_strategy_card(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).strategy_cards[seat] else Refusal("RR 72.8", "no_strategy_card")


# What stands where


def my_units_are_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In the system that the occasion names after the player."""
    system = occasion["system"]
    there = has_units(of(game), seat, int(system))
    return None if there else Refusal("RR 60.1", "no_units_there", (system,))


def my_ships_are_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In the system that the occasion names second."""
    system = int(occasion["system"])
    return None if has_ships(of(game), seat, system) else Refusal("RR 1.1", "no_ships_there", (system,))


# Notes and their owners


def owner_acts(title: str) -> When:
    """The occasion is about the owner of a faction's note."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        acts = occasion["seat"] == owner_of_note(of(game), title)
        return None if acts else Refusal("RR 60.1", "not_about_its_owner", (title,))

    return when


def owner_has_strategy_token(title: str) -> When:
    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        owner = owner_of_note(of(game), title)
        return None if of(game).strategy[owner] else Refusal("RR 19.5", "no_strategy_token", (owner,))

    return when


def it_has_come(title: str) -> When:
    """The note that was received is one of that title."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        came = note_title(str(occasion["note"])) == title
        return None if came else Refusal("RR 60.1", "another_note")

    return when


def owner_leaves(title: str) -> When:
    """The player who is eliminated is one whose note lies before this player."""

    def when(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        lies_here = f"{title}:{occasion['seat']}" in of(game).notes_in_play[seat]
        return None if lies_here else Refusal("RR 60.7", "not_about_its_owner", (title,))

    return when


def may_gain_it_too(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A technology that is nobody's own, and is still in this player's deck (RR 79.11)."""
    technology = str(occasion["technology"])
    if technology in FACTION_TECHNOLOGY:
        return Refusal("RR 60.1", "faction_technology", (technology,))
    return gain_refusal(of(game), seat, technology)
