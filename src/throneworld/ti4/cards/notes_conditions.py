"""When promissory notes may be used: all of it can be seen on the table, as nobody sees who holds what."""

from __future__ import annotations

from throneworld.imperium.board import has_units
from throneworld.imperium.marks import is_marked
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.notes_effects import exchanges_with
from throneworld.ti4.cards.notes_units import refuges
from throneworld.ti4.declare import When
from throneworld.ti4.effects.whom import owner_of_note
from throneworld.ti4.owning import note_title
from throneworld.ti4.phases.strategy import KEEPS_CARDS
from throneworld.ti4.state import of
from throneworld.ti4.steps.research import gain_refusal
from throneworld.ti4.tables import FACTION_TECHNOLOGY, INFANTRY
from throneworld.ti4.units import count

SUPPORT = "support_for_the_throne"


def my_units_are_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In the system that the occasion names after the player."""
    there = has_units(of(game), seat, int(occasion["system"]))
    return None if there else Refusal("RR 60.1", "no_units_there", (occasion["system"],))


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


def support_has_come(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    came = note_title(str(occasion["note"])) == SUPPORT
    return None if came else Refusal("RR 60.1", "another_note")


def supporter_leaves(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The player who is eliminated is one whose note lies before this player."""
    lies_here = f"{SUPPORT}:{occasion['seat']}" in of(game).notes_in_play[seat]
    return None if lies_here else Refusal("RR 60.7", "not_about_its_owner", (SUPPORT,))


def may_gain_it_too(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A technology that is nobody's own, and is still in this player's deck (RR 79.11)."""
    technology = str(occasion["technology"])
    if technology in FACTION_TECHNOLOGY:
        return Refusal("RR 60.1", "faction_technology", (technology,))
    return gain_refusal(of(game), seat, technology)


def has_strategy_card(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    return None if of(game).strategy_cards[seat] else Refusal("RR 72.8", "no_strategy_card")


def cards_can_be_exchanged(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The owner has chosen a card in this phase; one that he kept he has not chosen."""
    state = of(game)
    owner = owner_of_note(state, "acquiescence")
    if is_marked(state, KEEPS_CARDS, owner):
        return Refusal("RR 72.1", "nothing_chosen", (owner,))
    return None if exchanges_with(state, seat, owner) else Refusal("RR 72.8", "nothing_to_swap")


def owner_can_be_sent_away(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The owner has ground forces on the planet, and another planet for them."""
    state, planet = of(game), str(occasion["planet"])
    owner = owner_of_note(state, "raghs_call")
    if not count(state, owner, planet, INFANTRY):
        return Refusal("RR 60.1", "no_ground_forces_there", (planet,))
    return None if refuges(state, owner, planet) else Refusal("RR 60.1", "no_other_planet", (owner,))


def owner_has_action_cards(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    owner = owner_of_note(of(game), "spy_net")
    return None if of(game).hands[owner] else Refusal("RR 60.1", "no_action_cards", (owner,))
