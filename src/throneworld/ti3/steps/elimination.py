"""Who is out of the game, and what he leaves (SA-8.9, rulings 74, 181)."""

from __future__ import annotations

from throneworld.imperium.board import held_planets
from throneworld.imperium.marks import unmark
from throneworld.imperium.order import playing
from throneworld.imperium.verbs.cards import discard_hand
from throneworld.imperium.verbs.council import take_speaker_token
from throneworld.imperium.verbs.goods import lose_trade_goods
from throneworld.imperium.verbs.tokens import take_all_tokens_off
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.council.laws import discard_law, laws_about
from throneworld.ti3.covenants import one_player_is_left
from throneworld.ti3.effects.taking import give_all_back
from throneworld.ti3.ending import LAST, end_by_points
from throneworld.ti3.leaders.escaping import leave_all
from throneworld.ti3.leaders.persons import PERSON
from throneworld.ti3.order import rotation
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.steps.surrender import present
from throneworld.ti3.verbs.agreements import end_agreements_of
from throneworld.ti3.verbs.in_play import cards_in_play, discard_from_play
from throneworld.ti3.verbs.politics import discard_agenda, discard_political_card

ELIMINATED = "eliminated"


def is_out(state: Ti3State, seat: int) -> bool:
    """A player without planets and without units on the board (SA-8.9.1)."""
    return not state.units[seat] and not held_planets(state, seat)


class CheckElimination(Step, frozen=True):
    """Looked at when an action is over and after each step of the Status Phase (ruling 166)."""

    def run(self, game: Game) -> Step | None:
        state = of(game)
        out = [seat for seat in playing(state) if is_out(state, seat)]
        if not out:
            return None
        if set(present(state)) <= set(out):
            end_by_points(game, LAST)  # the last ones go together (ruling 181)
            return None
        for seat in out:
            eliminate(game, seat)
        if one_player_is_left(state, present(state)):
            end_by_points(game, LAST)
        return None


def eliminate(game: Game, seat: int) -> None:
    """All that was his leaves the game or goes back (SA-8.9.3 to 8.9.5, ruling 74)."""
    state = of(game)
    game.fence()  # what he held is seen now
    game.tell("player_eliminated", seat)
    _lose_cards(game, seat)
    lose_trade_goods(game, seat, state.trade_goods[seat], ELIMINATED)
    end_agreements_of(game, seat)
    for law in laws_about(state, seat):
        discard_law(game, law)
    state.mines = tuple([mine for mine in state.mines if mine.owner != seat])
    _lose_leaders(game, seat)
    take_all_tokens_off(game, seat)
    state.specials[seat] = ()
    state.technologies[seat], state.racial_technologies[seat] = (), ()  # what they do is void (ruling 181)
    give_all_back(game, seat)
    if state.voice == seat:
        state.voice = NOBODY
    for kind in {each.kind for each in state.marks if each.seat == seat}:
        unmark(game, kind, seat)
    state.eliminated = (*state.eliminated, seat)
    if state.speaker == seat:
        after = [each for each in rotation(state, seat) if each in present(state)]
        take_speaker_token(game, after[0])


def _lose_cards(game: Game, seat: int) -> None:
    state = of(game)
    game.fence()  # all see what he held
    discard_hand(game, seat, ELIMINATED)
    for card in cards_in_play(state, seat):
        discard_from_play(game, card, seat)
    for card in state.politics[seat]:
        discard_political_card(game, seat, card, ELIMINATED)
    if state.revealed[seat]:
        discard_agenda(game, state.revealed[seat])
    state.secrets[seat], state.strategy_cards[seat] = (), ()


def _lose_leaders(game: Game, seat: int) -> None:
    """His own are out of the game, captives of his go back to their owners (rulings 74, 213)."""
    state = of(game)
    race = state.factions[seat]
    for name in [each for each in state.leaders if PERSON[each].race == race]:
        leave_all(state, name)
        del state.leaders[name]
        game.tell("leader_killed", name)


EVENTS: dict[str, tuple[str, ...]] = {
    "player_eliminated": ("seat",),
    "leader_killed": ("leader",),
}
