"""Two worlds that one seat cannot tell apart: the same table, but what that seat does not know is another."""

from __future__ import annotations

from collections.abc import Sequence

from tests.table.leaks.knowledge import imagined
from throneworld.kernel.dice import Dice
from throneworld.kernel.game import Game
from throneworld.kernel.holds import held_ask, is_held, release
from throneworld.kernel.journal import Journal
from throneworld.kernel.steps import Simultaneous
from throneworld.kernel.windows import Window
from throneworld.rex.knowledge import knows
from throneworld.rex.state import RexState, of

Hands = list[tuple[str, ...]]


def play_on(game: Game, dice: Dice) -> None:
    """One random choice at a table where windows are held, or a window with random answers."""
    if is_held(game):
        able = [ask for ask in (held_ask(game, seat) for seat in range(game.seats)) if ask is not None]
        release(game, {ask.seat: ask.options[dice.below("play", len(ask.options))] for ask in able})
    else:
        ask = game.asks[dice.below("who", len(game.asks))]
        game.choose(ask.seat, ask.options[dice.below("what", len(ask.options))])


def can_part(game: Game) -> bool:
    """Whether two worlds may begin here: nothing lies sealed in the engine that hands would have to fit."""
    top = game.stack[-1] if game.stack else None
    sealed = isinstance(top, Simultaneous) or (isinstance(top, Window) and bool(top.answers))
    return not game.over and not sealed and of(game).round > 0


def swapped(game: Game, seat: int, seed: int) -> tuple[Game, Game]:
    """The others have changed hands and traitors among themselves; decks and dice are the same, so what
    happens goes on being the same for long."""
    other, dice = game.copy(), Dice(seed)
    state = of(other)
    others = [one for one in range(game.seats) if one != seat]
    for hands in (state.hands, state.traitors):
        _swap(state, hands, others, seat, dice)
    other.restart()
    return _without_undo(game.copy()), _without_undo(other)


def _swap(state: RexState, hands: Hands, others: Sequence[int], seat: int, dice: Dice) -> None:
    unknown = [card for one in others for card in hands[one] if not knows(state, seat, card)]
    mixed = list(dice.shuffle("swap", unknown))
    for one in others:
        hands[one] = tuple(card if knows(state, seat, card) else mixed.pop() for card in hands[one])


def dealt_anew(game: Game, seat: int, seed: int) -> tuple[Game, Game]:
    """The world as the seat may imagine it, with other decks and dice; both without a past, since an imagined
    game has none."""
    real, world = game.copy(), imagined(game, seat, seed)
    real.log = Journal(game.log_for(seat))
    for each in (real, world):
        each.choices = Journal()
        each.restart()
    return _without_undo(real), _without_undo(world)


def _without_undo(game: Game) -> Game:
    """What was chosen before the worlds parted is past."""
    game.fenced = len(game.choices)
    return game
