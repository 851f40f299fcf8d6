"""Beside any question: what a seat may do while somebody, itself or another, is asked something else.

A game says with `Definition.beside` with which question a seat may begin something. Dialogues that have begun
lie in `game.beside`, beside the stack: the first of those that are a seat's own is its question beside. An
answer may be followed by another question to the same seat, put one to another seat (`game.put_beside`), or
end the dialogue. Whatever changes more than dialogues is done by steps (`game.do`): they run above the open
question, which is put again afterwards. Whose question is open, and since when, never changes by it.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from throneworld.kernel.asks import TABLE, Ask, Option, Refusal
from throneworld.kernel.holds import is_held
from throneworld.kernel.loop import CHECKPOINT, NOTHING_OFFERED, keep_checkpoint, run, settle
from throneworld.kernel.nouns import is_well_formed
from throneworld.kernel.results import Choice
from throneworld.kernel.steps import Decision, Question
from throneworld.kernel.windows import Window

if TYPE_CHECKING:
    from throneworld.kernel.game import Game

SPECTATOR = -1


# What a seat may do


def question_beside(game: Game, seat: int) -> Decision | None:
    """What others have put to a seat, else what it has begun, else with what it might begin."""
    begin = game.definition.beside
    if begin is None:
        return None
    for step in game.beside:
        if step.seat == seat:
            return step
    return begin(game, seat)


def is_spoken_to(game: Game, seat: int) -> bool:
    """Whether a seat is in a dialogue and it is its turn to speak."""
    return any(step.seat == seat for step in game.beside) and silenced(game, seat) is None


def spoken_to(game: Game) -> tuple[int, ...]:
    """The seats that are in a dialogue and have something to say, in the order in which they were asked."""
    seats = dict.fromkeys(step.seat for step in game.beside)
    return tuple(seat for seat in seats if silenced(game, seat) is None)


def next_speaker(game: Game) -> int:
    """Whose choice comes next where nobody is slow: whoever is spoken to beside, else who is asked first."""
    for step in game.beside:
        if silenced(game, step.seat) is None:
            return step.seat
    return game.asked[0]


def silenced(game: Game, seat: int) -> Refusal | None:
    """Why a seat can do nothing at all beside the open question. Everybody could know it."""
    if game.over:
        return Refusal(TABLE, "game_over")
    if not isinstance(game.top, Question) or (game.patient and _waits_in_secret(game, game.top)):
        return Refusal(TABLE, "not_while_waiting")
    if is_bound(game, seat):
        return Refusal(TABLE, "finish_first")
    if game.asides.counts and game.asides.counts[seat] >= game.definition.beside_limit:
        return Refusal(TABLE, "enough_beside")
    return None


def is_bound(game: Game, seat: int) -> bool:
    """Whether a sealed choice or an effect of the seat is half done."""
    for step in game.stack:  # noqa: SIM110, a generator costs more
        if step.binds(seat):
            return True
    return False


def _waits_in_secret(game: Game, question: Question) -> bool:
    """Whether a patient game waits where an impatient one might have gone on: no record would tell when."""
    if is_held(game):
        return True
    asked = question.asked(game)
    return any(question.is_discreet(game, one) and not pauses(game, question, one) for one in asked)


def ask_beside(game: Game, seat: int) -> Ask | None:
    """What a seat may do beside the open question; None if there is nothing."""
    offer = _offer(game, seat)
    if offer is None:
        return None
    if offer.patient is not game.patient:
        offer.ask, offer.patient = _ask(game, seat, offer), game.patient
    return offer.ask


class Offer(Struct):
    """What a seat may do beside, worked out once between two changes."""

    among: tuple[Decision, ...]
    """All dialogues that there were."""
    question: Decision
    options: tuple[Option, ...]
    ask: Ask | None = None
    patient: bool | None = None
    """For which kind of game the ask is: it is worked out when somebody looks."""


def _offer(game: Game, seat: int) -> Offer | None:
    offer = _kept(game, seat)
    if offer is None:
        question = question_beside(game, seat)
        if question is None:
            return None
        offer = Offer(game.beside, question, question.options(game, seat))
        game._offered = {**game._offered, seat: offer}
    return offer


def _kept(game: Game, seat: int) -> Offer | None:
    """What is known since somebody has looked, if the dialogues are still the same."""
    offer = game._offered.get(seat)
    return offer if offer is not None and offer.among is game.beside else None


def _ask(game: Game, seat: int, offer: Offer) -> Ask | None:
    if not offer.options or silenced(game, seat) is not None:
        return None
    return game.ask_with(offer.question, seat, offer.options, _name(offer.question, game.answered[seat]))


def _name(question: Decision, answered: int) -> str:
    """It does not change while the seat has not chosen and is asked the same, whatever others do."""
    return f"{question.seat}-{answered}-beside-{_content_of(question)}"


@lru_cache(maxsize=1024)
def _content_of(question: Decision) -> str:
    return blake2b(msgspec.json.encode(question), digest_size=6).hexdigest()


def is_offered(game: Game, seat: int, option: Option) -> bool:
    """Whether the seat has looked at what it may do beside, and this is a part of it."""
    offer = _kept(game, seat)
    if offer is None or offer.ask is None or offer.patient is not game.patient:
        return False
    return option in offer.options


def reason_beside(game: Game, seat: int, option: Option) -> tuple[bool, Refusal | None]:
    """Whether an option is one that is thought of beside the open question and, if so, why not."""
    offer = _offer(game, seat)
    if offer is None:
        return False, None
    question = offer.question
    if option in offer.options:
        return True, silenced(game, seat)
    if option in question.candidates(game, seat) or is_well_formed(game, question, seat, option):
        return True, question.reason_against(game, seat, option)
    return False, None


def explain_beside(game: Game, seat: int) -> list[tuple[Option, Refusal | None]]:
    """Everything one might think of beside the open question, each with the reason why not."""
    question = question_beside(game, seat)
    if question is None:
        return []
    silence, cite = silenced(game, seat), game.definition.citing
    return [
        (option, cite(question.refusal(game, seat, option) or silence))
        for option in question.candidates(game, seat)
    ]


def pauses(game: Game, question: Question, seat: int) -> bool:
    """Whether a question waits although one answer is left, since its seat may want to do something first."""
    if not question.pauses or game.definition.beside is None:
        return False
    if game.beside:
        return True
    offer = _kept(game, seat)
    beside = offer.question if offer else game.definition.beside(game, seat)
    if beside is None or is_bound(game, seat):
        return False
    return bool(offer.options) if offer else beside.leaves_anything(game, seat)


# Choosing


def take_beside(game: Game, seat: int, option: Option) -> None:
    """A choice like any other of the record, which leaves the open question open."""
    question = question_beside(game, seat)
    assert question is not None
    if game.choices.size % CHECKPOINT == 0:
        keep_checkpoint(game)
    game._offered = NOTHING_OFFERED
    told, logged, fenced = game.told, game.log.size, game.fenced
    game.choices.append(Choice(seat, option))
    game.answered[seat] += 1
    game.beside = tuple([step for step in game.beside if step is not question])
    following = question.answer(game, seat, option)
    if following is not None:
        assert isinstance(following, Decision)
        put_beside(game, following)
    _count(game, seat, unheard=not game._queue and (game.log.size, game.fenced) == (logged, fenced))
    game._offered = NOTHING_OFFERED
    _go_on(game, told)


def put_beside(game: Game, step: Decision) -> None:
    """What others have heard of comes before what is only being drafted, and older before newer."""
    steps = (*game.beside, step)
    game.beside = tuple(sorted(steps, key=lambda each: each.secret_from(SPECTATOR))) if game.beside else steps


def end_beside(game: Game, *ended: Decision) -> None:
    """These dialogues are over."""
    game.beside = tuple(step for step in game.beside if step not in ended)


def _count(game: Game, seat: int, unheard: bool) -> None:
    counts = list(game.asides.counts or (0,) * game.seats)
    counts[seat] += 1
    drafted = game.asides.drafted + 1 if unheard else 0
    game.asides = replace(game.asides, counts=tuple(counts), drafted=drafted)


def _go_on(game: Game, told: int) -> None:
    """The open question is put again if anything was done, or if it need not wait any longer; what it is
    called changes only if it has become another."""
    if game._queue:
        open_question, asked = game.top, _content(game)
        if isinstance(open_question, Question) and _is_watched(open_question):
            game.fence()  # that it is put again tells what others hold
        settle(game, None)
        run(game)
        now = _content(game)
        if game.top != open_question or any(now.get(seat) != ask for seat, ask in asked.items()):
            return
    elif _is_waited_for_nothing(game):
        run(game)
        return
    if game.told != told:
        game.asides = replace(game.asides, hushed=game.asides.hushed + game.told - told)
        game.told = told


def _is_watched(question: Question) -> bool:
    """Whether it depends on what somebody holds that it is put."""
    return question.hidden or isinstance(question, Window)


def _content(game: Game) -> dict[int, Any]:
    return {ask.seat: replace(ask, id="") for ask in game.asks}


def _is_waited_for_nothing(game: Game) -> bool:
    """Whether the one answer that is left to the open question need not be waited for any longer."""
    question = game.top
    if not isinstance(question, Question) or not question.pauses or game.confirming:
        return False
    single = False
    for seat, options in game._posed.items():
        if options is not None and len(options) == 1:
            if pauses(game, question, seat):
                return False
            single = True
    return single
