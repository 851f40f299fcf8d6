"""What leaves the game with an eliminated player (RR 31.2 to 31.4, 60.7)."""

from __future__ import annotations

from throneworld.imperium.marks import GAME, mark
from throneworld.imperium.owning import SILENCED, law_owner
from throneworld.imperium.verbs.cards import discard_hand, forget, return_secret
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.imperium.verbs.units import remove_units
from throneworld.kernel.game import Game
from throneworld.ti4.owning import note_owner
from throneworld.ti4.state import NOBODY, of
from throneworld.ti4.units import INDEX, KINDS, damaged_count
from throneworld.ti4.verbs.agendas import discard_agenda
from throneworld.ti4.verbs.notes import return_note

WHY = "eliminated"


def take_from_the_game(game: Game, seat: int) -> None:
    """All that is his goes back into the box; what he had of others goes back to them."""
    _take_own_tokens(game, seat)
    _take_units(game, seat)
    _take_sheet(game, seat)
    _take_cards(game, seat)
    _take_notes(game, seat)


def _take_units(game: Game, seat: int) -> None:
    """Not destroyed: they leave the board with their owner."""
    state = of(game)
    for place, group in tuple(state.units[seat].items()):
        for kind in KINDS:
            damaged = damaged_count(state, seat, place, kind)
            remove_units(game, seat, place, kind, group[INDEX[kind]], WHY, damaged)
    state.resting[seat] = 0


def _take_own_tokens(game: Game, seat: int) -> None:
    """The 0 token from his strategy card; what others have of him, and wormholes on the board, stay."""
    state = of(game)
    if state.zero == seat:
        state.zero = NOBODY


def _take_sheet(game: Game, seat: int) -> None:
    """Command tokens, technologies, goods and the abilities of the faction."""
    state = of(game)
    state.tactic[seat] = state.fleet[seat] = state.strategy[seat] = state.on_board[seat] = 0
    state.technologies[seat] = state.exhausted_technologies[seat] = ()
    lose_trade_goods(game, seat, state.trade_goods[seat], WHY)
    state.commodities[seat] = 0
    state.marks = tuple(each for each in state.marks if each.seat != seat)
    mark(game, SILENCED, seat=seat, until=GAME)


def _take_cards(game: Game, seat: int) -> None:
    """Laws, action cards, secret objectives; his strategy cards go back to the common area."""
    state = of(game)
    for law in [each for each in state.laws if law_owner(state, each) == seat]:
        discard_agenda(game, law)
    discard_hand(game, seat, WHY)
    for secret in state.secrets[seat]:
        return_secret(game, seat, secret)
    cards = state.strategy_cards[seat]
    state.exhausted_cards = tuple(each for each in state.exhausted_cards if each not in cards)
    state.strategy_cards[seat] = ()


def _take_notes(game: Game, seat: int) -> None:
    """Others' notes return to them, his own leave the game wherever they are (RR 31.4, 60.7)."""
    state = of(game)
    for note in (*state.notes[seat], *state.notes_in_play[seat]):
        if note_owner(note) != seat:
            return_note(game, seat, note)
    for hands in (state.notes, state.notes_in_play):
        for holder, notes in enumerate(hands):
            hands[holder] = tuple(note for note in notes if note_owner(note) != seat)
    for card in [each for each in state.known if each.endswith(f":{seat}")]:
        forget(state, card)
