"""How games of Twilight Imperium 4 begin in which questions are near that random games seldom put."""

from __future__ import annotations

from collections.abc import Mapping

import throneworld as tw
from tests.near import Beginning, interrupted, played
from throneworld.kernel.game import Game
from throneworld.ti4.phases.turn import ChooseAction
from throneworld.ti4.state import of
from throneworld.ti4.tables import FACTION
from throneworld.ti4.verbs.cards import learn
from throneworld.ti4.verbs.technologies import sheet_of
from throneworld.ti4.voting.agenda import ResolveAgenda

OTHERS = tuple(faction for faction in FACTION if faction != "yssaril")
TILES = 20
"""So many choices of building are made first at most."""


def galaxy_is_built(number: int) -> Game:
    game = tw.new_game("ti4", 3 + number % 4, number, {"galaxy": "build"})
    return played(game, number, lambda game: len(game.choices) >= number % TILES)


def yssaril_look_at_a_hand(number: int) -> Game:
    """They own Mageon Implants, and everybody holds cards."""
    seat, seats = number % 3, 3 + number % 4
    others = [*OTHERS[number % 10 :], *OTHERS]
    game = tw.new_game("ti4", [*others[:seat], "yssaril", *others[seat : seats - 1]], number)
    played(game, number, lambda game: game.question == ChooseAction(seat=seat))
    own(game, seat, "mageon_implants")
    for one in range(seats):
        hold_cards(game, one, 1 + (number + one) % 4)
    game.proceed()
    game.choose(seat, ("component", "mageon_implants"))
    return game


def own(game: Game, seat: int, technology: str) -> None:
    state = of(game)
    state.technologies[seat] = (*state.technologies[seat], technology)
    state.sheets[seat] = sheet_of(state, seat)


def hold_cards(game: Game, seat: int, count: int) -> None:
    """Action cards from the deck."""
    state = of(game)
    cards, state.action_deck = state.action_deck[:count], state.action_deck[count:]
    state.hands[seat] = (*state.hands[seat], *cards)
    for card in cards:
        learn(state, card, seat)


def agenda_with_political_secrets(number: int) -> Game:
    """Before the first strategy phase all notes lie with their owners; here one player has those of two."""
    game = tw.new_game("ti4", 4 + number % 3, number)
    played(game, number, lambda game: game.asks[0].prompt == "choose_strategy_card")
    holder = number % game.seats
    for owner in ((holder + 1) % game.seats, (holder + 2 + number % 2) % game.seats):
        give_note(game, owner, holder, f"political_secret:{owner}")
    return interrupted(game, ResolveAgenda())


def give_note(game: Game, owner: int, taker: int, note: str) -> None:
    state = of(game)
    state.notes[owner] = tuple(each for each in state.notes[owner] if each != note)
    state.notes[taker] = (*state.notes[taker], note)
    learn(state, note, owner, taker)


NEAR: Mapping[str, Beginning] = {
    "BuildGalaxy": galaxy_is_built,
    "TakeCard": yssaril_look_at_a_hand,
    "ChooseNote": agenda_with_political_secrets,
}
