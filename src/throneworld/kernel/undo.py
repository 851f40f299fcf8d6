"""Taking back: free until another seat chose, dice were rolled or a secret was learnt.

A sealed answer may be withdrawn until all are revealed, whatever the others have sealed meanwhile: that they
have is not for anybody to learn.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from throneworld.kernel.asks import TABLE, Option, Refusal
from throneworld.kernel.errors import BadSetup, DeadEnd, Refused
from throneworld.kernel.rewinds import play_again, settle, without
from throneworld.kernel.steps import Simultaneous

if TYPE_CHECKING:
    from throneworld.kernel.game import Game


def undo_refusal(game: Game, seat: int) -> Refusal | None:
    if _sealed(game, seat) >= 0:
        return None
    if not game.choices:
        return Refusal(TABLE, "nothing_to_undo")
    last = _before_drafts(game, seat)
    if game.choices[last].seat != seat:
        return Refusal(TABLE, "another_seat_chose")
    learnt = game.fenced > last or _answered_for_good(game, seat)
    return Refusal(TABLE, "cannot_unlearn") if learnt else None


def undone(game: Game, seat: int) -> tuple[Game, Option]:
    """The game without the seat's last choice, and that choice."""
    refusal = undo_refusal(game, seat)
    if refusal is not None:
        raise Refused(refusal)
    last = last_choice(game, seat)
    kept = [n for n in range(len(game.choices)) if n != last]
    earlier = _again(game, last, kept, drafted=game.asides.drafted)
    rewinds = game.rewinds
    for number in sorted((last, *kept[len(earlier.choices) :]), reverse=True):
        rewinds = without(rewinds, number)
    settle(earlier, rewinds)
    return earlier, game.choices[last].option


def last_choice(game: Game, seat: int) -> int:
    """Which of the choices an undo of the seat takes back."""
    sealed = _sealed(game, seat)
    return _before_drafts(game, seat) if sealed < 0 else sealed


def _before_drafts(game: Game, seat: int) -> int:
    """Where the seat's last choice is, if others have only drafted something since, of which nobody knows;
    else where the last choice of all is."""
    last = len(game.choices) - 1
    for number in range(last, max(last - game.asides.drafted, 0) - 1, -1):
        if game.choices[number].seat == seat:
            return number
    return last


def rewound(game: Game, to: int) -> Game:
    """The game as it was after its first choices; from there on all chance is new. A patient game that comes
    to stand in a hidden question puts that anew, to all alike."""
    if type(to) is not int or not 0 <= to < len(game.choices):
        raise Refused(Refusal(TABLE, "nothing_to_undo"))
    earlier = _put_anew(_again(game, to, list(range(to))), game)
    settle(earlier, (*game.rewinds, (len(game.choices), len(earlier.choices))))
    return earlier


def _put_anew(earlier: Game, game: Game) -> Game:
    """No record tells when something was confirmed. If choices stayed and confirmations were asked for again,
    or the reverse, the wait would tell who had which: so nobody has answered the sealed question yet."""
    question = earlier.question
    if not earlier.patient or not isinstance(question, Simultaneous) or not question.hidden:
        return earlier
    opened = _again(game, question.since, list(range(question.since)))
    opened.stack[-1] = replace(question, given=((),) * len(question.who))
    opened.proceed()
    return opened


def _again(game: Game, first: int, kept: list[int], drafted: int = 0) -> Game:
    """The game with only the kept choices, of which nothing changes before the first that is not. What was
    drafted last is left out from where it does not fit any more."""
    earlier = _start(game, first)
    earlier.patient = False  # windows that were released once are not held again
    if earlier.confirming:  # nor is what was confirmed asked again
        earlier.proceed()
    left = [(number, game.choices[number]) for number in kept[len(earlier.choices) :]]
    drafts = [each for each in left if each[0] >= len(game.choices) - drafted]
    play_again(earlier, left[: len(left) - len(drafts)], game.rewinds)
    with suppress(Refused):
        play_again(earlier, drafts, game.rewinds)
    earlier.patient = game.patient
    _leave_unconfirmed(earlier, game)
    return earlier


def _leave_unconfirmed(earlier: Game, game: Game) -> None:
    """What a seat has still to confirm in the open sealed question waits for it as a choice would, whatever
    another takes back."""
    before, after = game.question, earlier.question
    if not game.confirming or not isinstance(before, Simultaneous) or not isinstance(after, Simultaneous):
        return
    if (type(after), after.since) == (type(before), before.since):
        given = [new[: len(old)] for new, old in zip(after.given, before.given, strict=True)]
        earlier.stack[-1] = replace(after, given=tuple(given))
        earlier.proceed()


def _sealed(game: Game, seat: int) -> int:
    """Where among the choices the seat's last answer to the open sealed question is, or -1."""
    question = game.question
    if not isinstance(question, Simultaneous) or seat not in question.who:
        return -1
    if not question.withdrawable(game, seat):
        return -1
    since = range(len(game.choices) - 1, max(question.since, 0) - 1, -1)
    last = next((n for n in since if game.choices[n].seat == seat), -1)
    if last >= 0 and question.of(seat)[-1:] != (game.choices[last].option,):
        return -1  # it was chosen beside the question
    return last


def _answered_for_good(game: Game, seat: int) -> bool:
    """Whether the last choice is a sealed answer that may not be withdrawn: that others are still asked, and
    that they then answer, would be learnt by it."""
    question = game.question
    if not isinstance(question, Simultaneous) or seat not in question.who:
        return False
    return 0 <= question.since < len(game.choices)


def _impatient(game: Game) -> Game:
    """The game as it would be if windows that nobody can use were passed by."""
    copy = game.copy()
    copy.patient = False
    copy.proceed()
    return copy


def _start(game: Game, last: int) -> Game:
    """A copy from before a choice: a kept one, or the whole record played again."""
    kept = game.checkpoint
    if kept is not None and len(kept.choices) <= last:
        again = kept.copy()
        again.checkpoint = kept  # for the next undo
        return again
    try:
        again = game.definition.again(game)
        play_again(again, enumerate(game.choices), game.rewinds)
        faithful = again.digest() == _impatient(game).digest()
    except (Refused, BadSetup, DeadEnd):
        faithful = False
    if not faithful:  # the record was made under other rules, or does not begin at the beginning
        raise Refused(Refusal(TABLE, "nothing_to_undo"))
    return game.definition.again(game)
