"""What changes the tables: each verb also tells the log."""

from __future__ import annotations

from skirmish.state import of, put
from skirmish.tables import DIE
from throneworld.kernel.game import Game

EVENTS = {
    "troops_gained": ("seat", "count"),
    "troops_lost": ("seat", "count"),
    "points_gained": ("seat", "count"),
    "card_taken": ("seat",),
    "card_drawn": ("seat", "card"),
    "card_discarded": ("seat", "card"),
    "die_thrown": ("seat", "number"),
    "strength_changed": ("seat", "count"),
}


def gain_troops(game: Game, seat: int, count: int) -> None:
    of(game).troops[seat] += count
    game.tell("troops_gained", seat, count)


def lose_troops(game: Game, seat: int, count: int) -> None:
    of(game).troops[seat] -= count
    game.tell("troops_lost", seat, count)


def gain_points(game: Game, seat: int, count: int) -> None:
    of(game).points[seat] += count
    game.tell("points_gained", seat, count)


def draw_card(game: Game, seat: int) -> None:
    """Everybody sees that, only the owner sees which. The discards become the deck when it is used up."""
    state = of(game)
    if not state.deck:
        state.deck, state.discards = game.shuffle("deck", state.discards), ()
    if not state.deck:
        return
    card, state.deck = state.deck[0], state.deck[1:]
    state.hands[seat] = (*state.hands[seat], card)
    game.tell("card_taken", seat)
    game.tell("card_drawn", seat, card, to=(seat,))


def discard_card(game: Game, seat: int, card: str) -> None:
    state, hand = of(game), list(of(game).hands[seat])
    hand.remove(card)
    state.hands[seat] = tuple(hand)
    state.discards = (*state.discards, card)
    game.tell("card_discarded", seat, card)


def throw_die(game: Game, seat: int) -> None:
    state, number = of(game), 1 + game.roll("die", DIE)
    state.dice = put(state.dice, seat, number)
    game.tell("die_thrown", seat, number)


def change_strength(game: Game, seat: int, count: int) -> None:
    state = of(game)
    state.bonus = put(state.bonus, seat, state.bonus[seat] + count)
    game.tell("strength_changed", seat, count)
