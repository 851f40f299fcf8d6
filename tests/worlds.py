"""Two worlds that one seat cannot tell apart: the same table, but what that seat does not know is another.
For any game: what may be another is read from its declared zones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tests.asides import any_ask
from throneworld.kernel.asks import Option
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.game import Game
from throneworld.kernel.holds import held_ask, is_held, release
from throneworld.kernel.journal import Journal
from throneworld.kernel.steps import Simultaneous, Step
from throneworld.kernel.windows import Window
from throneworld.kernel.zones import exchange

Answers = Mapping[int, Option]


def play_on(game: Game, dice: SmallDice) -> Answers:
    """One random choice at a table where windows are held, or a window with random answers."""
    answers = random_answers(game, dice)
    if is_held(game):
        release(game, answers)
    else:
        game.choose(*next(iter(answers.items())))
    return answers


def random_answers(game: Game, dice: SmallDice) -> Answers:
    """Of everybody who may answer in a held window, else of one seat that is asked or does something else."""
    if is_held(game):
        able = [ask for ask in (held_ask(game, seat) for seat in range(game.seats)) if ask is not None]
        return {ask.seat: ask.options[dice.below("play", len(ask.options))] for ask in able}
    ask = any_ask(game, partial(dice.below, "who"))
    return {ask.seat: ask.options[dice.below("what", len(ask.options))]}


def can_part(game: Game) -> bool:
    """Whether two worlds may begin here: nothing lies sealed in the engine that hands would have to fit.

    What the question itself keeps for its seat is imagined anew.
    """
    return is_unsealed(game) and not any(_is_secret(game, step) for step in (*game.stack[:-1], *game.beside))


def is_unsealed(game: Game) -> bool:
    """Whether nobody has answered something that is still to be revealed."""
    given = [each for step in game.stack if isinstance(step, Simultaneous) for each in step.given if each]
    answers = [each for step in game.stack if isinstance(step, Window) for each in step.answers]
    return not game.over and not given and not answers


def _is_secret(game: Game, step: Step) -> bool:
    """Whether somebody does not know all of a step: an offer that was not heard, a tile that was picked."""
    if type(step).imagined is Step.imagined and type(step).secret_from is Step.secret_from:
        return False
    if isinstance(step, Simultaneous | Window):
        return False
    seats = range(game.seats)
    return any(step.secret_from(seat) or step.imagined(game.copy(), seat) != step for seat in seats)


def swapped(game: Game, seat: int, seed: int) -> tuple[Game, Game]:
    """The others have changed among themselves what the seat does not know; decks and dice are the same, so
    what happens goes on being the same for long."""
    other = game.copy()
    exchange(other, seat, SmallDice(seed))
    _imagine_steps(other, seat, seed)
    other.restart()
    return without_undo(game.copy()), without_undo(other)


def _imagine_steps(game: Game, seat: int, seed: int) -> None:
    """What steps keep from a seat is another, too; the dice of the game are not thrown for that."""
    dice, game.dice = game.dice, SmallDice(seed)
    game.stack = [step.imagined(game, seat) for step in game.stack]
    game.dice = dice


def imagined(game: Game, seat: int | None, seed: int) -> Game:
    """Another world that looks the same to a seat. A spectator knows less than any seat, so whichever seat's
    world it is, it must look the same to him."""
    world = game.imagine(seed % game.seats if seat is None else seat, seed)
    world.patient = game.patient
    return world


def dealt_anew(game: Game, seat: int, seed: int) -> tuple[Game, Game]:
    """The world as the seat may imagine it, with other decks and dice; both without a past, since an imagined
    game has none."""
    real, world = game.copy(), imagined(game, seat, seed)
    real.log = Journal(game.log_for(seat))
    for each in (real, world):
        each.choices = Journal()
        each.restart()
    return without_undo(real), without_undo(world)


def without_past(game: Game) -> Game:
    """A copy that remembers nothing, so that it is cheap to go on from it."""
    other = game.copy()
    other.log, other.choices, other.fenced = Journal(), Journal(), 0
    return other


def without_undo(game: Game) -> Game:
    """What was chosen before the worlds parted is past."""
    game.fenced = len(game.choices)
    return game
