"""Action cards and secret objectives: hands, decks and piles, and who knows where a card is."""

from __future__ import annotations

from collections.abc import Iterable

from throneworld.imperium.state import ImperiumState, of
from throneworld.kernel.game import Game


def eyes_of(state: ImperiumState, seat: int) -> int:
    """A bit for each seat of the player who sits there: what one of them sees he knows."""
    return sum([1 << each for each in state.pair(seat)])


def learn(state: ImperiumState, card: str, *seats: int) -> None:
    """These players, and no others, know where a hidden card is."""
    state.known[card] = 0
    for seat in seats:
        state.known[card] |= eyes_of(state, seat)


def also_learn(state: ImperiumState, card: str, seat: int) -> None:
    state.known[card] = state.known.get(card, 0) | eyes_of(state, seat)


def both(state: ImperiumState, seat: int, other: int) -> tuple[int, ...]:
    """The seats of two players who see the same, which may be one player's."""
    return (*state.pair(seat), *state.pair(other))


def lose_sight(state: ImperiumState, cards: Iterable[str], *seats: int) -> None:
    """One of these cards changes hands: only the two who exchange it know which, and so what is left."""
    kept = 0
    for seat in seats:
        kept |= eyes_of(state, seat)
    for card in cards:
        state.known[card] = state.known.get(card, 0) & kept


def forget(state: ImperiumState, card: str) -> None:
    """The card is shuffled away or lies open: nobody needs to remember it."""
    state.known.pop(card, None)


# Action cards


def card_held(state: ImperiumState, seat: int, title: str) -> str:
    """The first card of that title in a player's hand, or nothing."""
    titles = state.edition.titles
    return next((card for card in state.hands[seat] if titles[card] == title), "")


def has_action_cards(game: Game) -> bool:
    """Whether there is a card to draw, after shuffling the discards if need be."""
    state = of(game)
    if not state.action_deck and state.action_discards:
        state.action_deck = game.shuffle("action_deck", state.action_discards)
        state.action_discards = ()
        game.tell("deck_reshuffled", "action")
    return bool(state.action_deck)


def draw_action_card(game: Game, seat: int) -> bool:
    """The top card; false if there is no card at all."""
    state = of(game)
    if not has_action_cards(game):
        return False
    card = state.action_deck[0]
    state.action_deck = state.action_deck[1:]
    state.hands[seat] = (*state.hands[seat], card)
    learn(state, card, seat)
    game.tell("action_card_drawn", seat)
    game.tell("action_card_seen", seat, state.edition.titles[card], to=state.pair(seat))
    return True


def discard_action_card(game: Game, seat: int, title: str, why: str) -> None:
    """Faceup onto the discard pile."""
    state = of(game)
    card = card_held(state, seat, title)
    state.hands[seat] = without(state.hands[seat], card)
    state.action_discards = (card, *state.action_discards)
    forget(state, card)
    game.tell("action_card_discarded", seat, title, why)


def discard_hand(game: Game, seat: int, why: str) -> None:
    state = of(game)
    for card in state.hands[seat]:
        discard_action_card(game, seat, state.edition.titles[card], why)


def take_action_card(game: Game, seat: int, other: int, title: str) -> None:
    """Out of another player's hand; both know which it was."""
    state = of(game)
    card = card_held(state, other, title)
    lose_sight(state, state.hands[other], other, seat)
    state.hands[other] = without(state.hands[other], card)
    state.hands[seat] = (*state.hands[seat], card)
    learn(state, card, seat, other)
    game.tell("action_card_taken", seat, other)
    game.tell("action_card_passed_on", seat, other, title, to=both(state, seat, other))


def look_at_hand(game: Game, seat: int, other: int) -> None:
    """One player sees another's action cards."""
    state = of(game)
    for card in state.hands[other]:
        also_learn(state, card, seat)
    titles = [state.edition.titles[card] for card in state.hands[other]]
    game.tell("hand_looked_at", seat, other)
    game.tell("hand_seen", seat, other, *titles, to=state.pair(seat))


# Secret objectives


def secret_name(state: ImperiumState, card: str) -> str:
    """What `known` calls a secret objective, so that it is not taken for an action card of the same name."""
    return state.edition.secrets_called + card


def draw_secret(game: Game, seat: int) -> bool:
    state = of(game)
    if not state.secret_deck:
        return False
    card = state.secret_deck[0]
    state.secret_deck = state.secret_deck[1:]
    state.secrets[seat] = (*state.secrets[seat], card)
    learn(state, secret_name(state, card), seat)
    game.tell("secret_drawn", seat)
    game.tell("secret_seen", seat, card, to=state.pair(seat))
    return True


def return_secret(game: Game, seat: int, secret: str) -> None:
    """Back into the deck, which is shuffled."""
    state = of(game)
    state.secrets[seat] = without(state.secrets[seat], secret)
    state.secret_deck = game.shuffle("secret_deck", (*state.secret_deck, secret))
    for card in state.secret_deck:
        forget(state, secret_name(state, card))
    game.tell("secret_returned", seat)
    game.tell("secret_given_back", seat, secret, to=state.pair(seat))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """All but one copy."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


EVENTS: dict[str, tuple[str, ...]] = {
    "deck_reshuffled": ("deck",),
    "action_card_drawn": ("seat",),
    "action_card_seen": ("seat", "title"),
    "action_card_discarded": ("seat", "title", "why"),
    "action_card_taken": ("seat", "other"),
    "action_card_passed_on": ("seat", "other", "title"),
    "hand_looked_at": ("seat", "other"),
    "hand_seen": ("seat", "other", "titles"),
    "secret_drawn": ("seat",),
    "secret_seen": ("seat", "objective"),
    "secret_returned": ("seat",),
    "secret_given_back": ("seat", "objective"),
}
