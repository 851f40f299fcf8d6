"""The same question, had the game gone otherwise: copies in which something is lawfully different."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Question
from throneworld.ti3.council.subjects import elects, subjects_of
from throneworld.ti3.state import of
from throneworld.ti3.steps.elimination import eliminate
from throneworld.ti3.tables import LAWS, TECHNOLOGY

Alteration = Callable[[Game, Random], None]


def empty_handed(game: Game, luck: Random) -> None:
    """Nobody holds a card."""
    state = of(game)
    for seat in range(game.seats):
        state.action_discards = (*state.action_discards, *state.hands[seat])
        state.agenda_discards = (*state.agenda_discards, *state.politics[seat])
        state.hands[seat] = state.politics[seat] = ()


def penniless(game: Game, luck: Random) -> None:
    """Everything is spent: goods, planets, counters of the Command Pool and of Strategy Allocation."""
    state = of(game)
    for seat in range(game.seats):
        state.trade_goods[seat] = state.strategy[seat] = state.tactic[seat] = 0
    state.exhausted = tuple(state.control)


def at_rest(game: Game, luck: Random) -> None:
    """Nobody has a counter on the board."""
    of(game).on_board[:] = [0] * game.seats


def ignorant(game: Game, luck: Random) -> None:
    state = of(game)
    for seat in range(game.seats):
        state.technologies[seat] = state.racial_technologies[seat] = ()


def learned(game: Game, luck: Random) -> None:
    """Somebody has all technologies that are not racial."""
    of(game).technologies[luck.randrange(game.seats)] = tuple(TECHNOLOGY)


def well_ruled(game: Game, luck: Random) -> None:
    """One law more is in force."""
    state = of(game)
    law = luck.choice([each for each in LAWS if each not in state.laws])
    subjects = subjects_of(game, law)
    if subjects:
        subject = luck.choice(subjects)
        state.laws[law] = subject if elects(law) else ""
        state.agenda_deck = tuple(each for each in state.agenda_deck if each != law)


def without_somebody(game: Game, luck: Random) -> None:
    """Where a question is open, a player has been eliminated who is not asked and whose turn it is not."""
    state = of(game)
    spared = (*game._posed, state.active, *state.eliminated)
    others = [seat for seat in range(game.seats) if seat not in spared]
    if game._posed and len(others) > 1:
        seat = luck.choice(others)
        for places in (state.units[seat], state.aboard[seat], state.damaged[seat]):
            places.clear()
        for planet in [each for each, owner in state.control.items() if owner == seat]:
            del state.control[planet]
        eliminate(game, seat)


ALTERATIONS: tuple[Alteration, ...] = (
    empty_handed,
    penniless,
    at_rest,
    ignorant,
    learned,
    well_ruled,
    without_somebody,
)


def altered(game: Game, luck: Random) -> Game:
    """A copy of the game with one alteration."""
    other = game.copy()
    luck.choice(ALTERATIONS)(other, luck)
    return other


def put_anew(game: Game, question: Question) -> bool:
    """Put a question as it is now; it has to leave everybody who is asked a choice."""
    posed = {seat: question.options(game, seat) for seat in question.asked(game)}
    game._posed, game._offered = dict(posed), {}
    return bool(posed) and min(map(len, posed.values())) > 1
