"""Drawing, discarding and looking at cards; and who knows which card is where."""

from __future__ import annotations

from throneworld.kernel.game import Game
from throneworld.rex.state import RexState, of
from throneworld.rex.tables import RACE, RACE_OF, STRATEGY, TITLE


def hand_limit(state: RexState, seat: int) -> int:
    return RACE[state.races[seat]].hand_limit


def has_room(state: RexState, seat: int) -> bool:
    return len(state.hands[seat]) < hand_limit(state, seat)


def holders(state: RexState, title: str) -> list[int]:
    """The seats that hold a Strategy card of this title."""
    held = []
    for seat, hand in enumerate(state.hands):
        for card in hand:
            if TITLE[card] == title:
                held.append(seat)
                break
    return held


def copy_in_hand(state: RexState, seat: int, title: str) -> str:
    """The copy of which most players know; else its going would tell of another one (Rex p.20)."""
    copies = [card for card in state.hands[seat] if TITLE[card] == title]
    return max(copies, key=lambda card: state.known.get(card, 0).bit_count())


def titles_in_hand(state: RexState, seat: int) -> list[str]:
    """The different titles in a hand, sorted."""
    return sorted({TITLE[card] for card in state.hands[seat]})


def learn(state: RexState, card: str, seat: int) -> None:
    state.known[card] = state.known.get(card, 0) | 1 << seat


def top_strategy_card(game: Game) -> str | None:
    """Take the top card. The discards become a new deck as soon as the last one is drawn (Rex p.20)."""
    state = of(game)
    if not state.strategy_deck:
        return None
    card, state.strategy_deck = state.strategy_deck[0], state.strategy_deck[1:]
    if not state.strategy_deck:
        shuffle_strategy(game, state.strategy_discards)
        state.strategy_discards = ()
    return card


def shuffle_strategy(game: Game, cards: tuple[str, ...]) -> None:
    """Shuffle cards into the Strategy deck; nobody knows any longer where they are."""
    state = of(game)
    state.strategy_deck = game.shuffle("strategy", state.strategy_deck + cards)
    for card in state.strategy_deck:
        state.known.pop(card, None)


def take_card(game: Game, seat: int, card: str) -> None:
    """Into a hand: everybody sees that, only the owner sees which."""
    state = of(game)
    state.hands[seat] = (*state.hands[seat], card)
    learn(state, card, seat)
    game.tell("card_taken", seat)
    game.tell("card_drawn", seat, TITLE[card], to=(seat,))


def draw_strategy_card(game: Game, seat: int) -> None:
    card = top_strategy_card(game)
    if card is not None:
        take_card(game, seat, card)


def discard_card(game: Game, seat: int, title: str) -> None:
    """Out of a hand, face up: onto the discards, or out of the game if the card says so."""
    state = of(game)
    card = copy_in_hand(state, seat, title)
    hand = list(state.hands[seat])
    hand.remove(card)
    state.hands[seat] = tuple(hand)
    state.known[card] = (1 << len(state.hands)) - 1
    if STRATEGY[title].leaves_game:
        state.removed = (*state.removed, card)
    else:
        state.strategy_discards = (*state.strategy_discards, card)
    if not state.strategy_deck:  # the last card is out and nothing was left to reshuffle until now
        shuffle_strategy(game, state.strategy_discards)
        state.strategy_discards = ()
    game.tell("card_discarded", seat, title)


def show_card(game: Game, seat: int, title: str) -> None:
    """Everybody has seen which card this is, wherever it goes next."""
    state = of(game)
    state.known[copy_in_hand(state, seat, title)] = (1 << len(state.hands)) - 1


def take_traitor(game: Game, seat: int, leader: str) -> None:
    state = of(game)
    state.traitors[seat] = (*state.traitors[seat], leader)
    learn(state, leader, seat)
    game.tell("traitor_drawn", seat, leader, to=(seat,))


def draw_traitor(game: Game, seat: int) -> None:
    """From the Traitor deck; what the others knew to lie there, they know no longer for sure."""
    state = of(game)
    for card in state.traitor_deck:
        state.known[card] = state.known.get(card, 0) & 1 << seat
    leader, state.traitor_deck = state.traitor_deck[0], state.traitor_deck[1:]
    take_traitor(game, seat, leader)


def return_traitors(game: Game, *leaders: str) -> None:
    """Shuffle Traitor cards into the deck (Rex p.5, p.17)."""
    state = of(game)
    state.traitor_deck = game.shuffle("traitor", state.traitor_deck + leaders)


def usable_traitor(state: RexState, leader: str, seat: int) -> bool:
    """Whether a seat holds the Traitor card of a leader who is not its own (Rex p.5)."""
    return leader in state.traitors[seat] and RACE_OF[leader] != state.races[seat]
