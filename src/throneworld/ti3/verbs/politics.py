"""Political cards: hands, what is laid open, the deck and its discards."""

from __future__ import annotations

from throneworld.imperium.verbs.cards import also_learn, both, forget, learn, lose_sight, without
from throneworld.kernel.game import Game
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.tables import FIRST_ROUND, LACKING


def draw_political_card(game: Game, seat: int) -> bool:
    """The top card, after shuffling the discards if need be (ruling 93); false if there is none at all."""
    card = _next_card(game)
    if not card:
        return False
    state = of(game)
    state.politics[seat] = (*state.politics[seat], card)
    learn(state, card, seat)
    game.tell("political_card_drawn", seat)
    game.tell("political_card_seen", seat, card, to=of(game).pair(seat))
    return True


def _next_card(game: Game) -> str:
    state = of(game)
    if not state.agenda_deck and state.agenda_discards:
        state.agenda_deck = game.shuffle("agenda_deck", state.agenda_discards)
        state.agenda_discards = ()
        game.tell("deck_reshuffled", "political")
    if not state.agenda_deck:
        return ""
    card, *rest = state.agenda_deck
    state.agenda_deck = tuple(rest)
    return card


def take_political_card(game: Game, seat: int, other: int, card: str) -> None:
    """Out of another player's hand; both know which it was."""
    state = of(game)
    lose_sight(state, state.politics[other], other, seat)
    state.politics[other] = without(state.politics[other], card)
    state.politics[seat] = (*state.politics[seat], card)
    learn(state, card, seat, other)
    game.tell("political_card_taken", seat, other)
    game.tell("political_card_passed_on", seat, other, card, to=both(of(game), seat, other))


def look_at_politics(game: Game, seat: int, other: int) -> None:
    """One player sees another's political cards."""
    state = of(game)
    for card in state.politics[other]:
        also_learn(state, card, seat)
    game.tell("politics_looked_at", seat, other)
    game.tell("politics_seen", seat, other, *state.politics[other], to=state.pair(seat))


def discard_political_card(game: Game, seat: int, card: str, why: str) -> None:
    """Out of the hand, face up onto the pile."""
    state = of(game)
    state.politics[seat] = without(state.politics[seat], card)
    state.agenda_discards = (card, *state.agenda_discards)
    forget(state, card)
    game.tell("political_card_discarded", seat, card, why)


def reveal_agenda(game: Game, seat: int, card: str) -> None:
    """Out of the hand into the common area, marked as his (SA-3.3.1)."""
    state = of(game)
    state.politics[seat] = without(state.politics[seat], card)
    state.revealed[seat] = card
    forget(state, card)
    game.tell("agenda_revealed", seat, card)
    if is_too_early(state, card):
        another = _next_in_time(game)
        discard_agenda(game, card)
        state.revealed[seat] = another
        if another:
            game.tell("agenda_revealed", seat, another)


def is_too_early(state: Ti3State, card: str) -> bool:
    """What could do nothing in the first round is replaced when it is revealed (ruling 105)."""
    return state.round == 1 and card in LACKING[FIRST_ROUND].agendas


def _next_in_time(game: Game) -> str:
    """The top card that is not too early; the others are discarded."""
    card, early = _next_card(game), list[str]()
    while card and is_too_early(of(game), card):
        early.append(card)
        card = _next_card(game)
    for each in early:
        discard_agenda(game, each)
    return card


def take_agenda_back(game: Game, seat: int) -> None:
    """What lay there goes back to the hand; everybody has seen it (ruling 44)."""
    state = of(game)
    card = state.revealed[seat]
    if card:
        state.revealed[seat] = ""
        state.politics[seat] = (*state.politics[seat], card)
        learn(state, card, *range(game.seats))
        game.tell("agenda_taken_back", seat, card)


def draw_to_docket(game: Game) -> bool:
    """The deck adds an agenda to those that lie open (SA-9.3.2); false if it has none."""
    card = _next_in_time(game)
    if card:
        of(game).docket = (*of(game).docket, card)
        game.tell("agenda_added", card)
    return bool(card)


def add_agenda(game: Game, seat: int, card: str) -> None:
    """A player lays a card of his hand beside those that lie open; it is not the one that he reveals."""
    _take_from_hand(game, seat, card)
    of(game).docket = (*of(game).docket, card)
    game.tell("agenda_brought", seat, card)


def replace_agenda(game: Game, seat: int, old: str, card: str) -> None:
    """It lies in the place of the old one, and is the agenda of whoever had revealed that (ruling 118)."""
    state = of(game)
    owner = state.revealed.index(old) if old in state.revealed else NOBODY
    discard_agenda(game, old)
    if owner == NOBODY:
        add_agenda(game, seat, card)
        return
    _take_from_hand(game, seat, card)
    state.revealed[owner] = card
    game.tell("agenda_brought", seat, card)


def _take_from_hand(game: Game, seat: int, card: str) -> None:
    state = of(game)
    state.politics[seat] = without(state.politics[seat], card)
    forget(state, card)


def discard_agenda(game: Game, card: str) -> None:
    """An agenda that lay open leaves, whoever had revealed it."""
    state = of(game)
    state.revealed = ["" if each == card else each for each in state.revealed]
    state.docket = tuple([each for each in state.docket if each != card])
    state.agenda_discards = (card, *state.agenda_discards)
    game.tell("agenda_discarded", card)


EVENTS: dict[str, tuple[str, ...]] = {
    "political_card_drawn": ("seat",),
    "political_card_seen": ("seat", "agenda"),
    "political_card_taken": ("seat", "other"),
    "political_card_passed_on": ("seat", "other", "agenda"),
    "politics_looked_at": ("seat", "other"),
    "politics_seen": ("seat", "other", "agendas"),
    "political_card_discarded": ("seat", "agenda", "why"),
    "agenda_revealed": ("seat", "agenda"),
    "agenda_taken_back": ("seat", "agenda"),
    "agenda_added": ("agenda",),
    "agenda_brought": ("seat", "agenda"),
    "agenda_discarded": ("agenda",),
}
