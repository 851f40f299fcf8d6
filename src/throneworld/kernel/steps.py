"""Steps: what a game is in the middle of, as small immutable records on a stack.

A `Procedure` is a printed sequence, a `Decision` a question to one seat, a `Simultaneous` a set of sealed
choices, a `Floor` an open conversation. Windows are in `windows.py`. Nothing else ever waits for a player.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from throneworld.kernel.asks import TABLE, Noun, Option, Refusal
from throneworld.kernel.errors import BadDefinition
from throneworld.kernel.nouns import Verbs, is_well_formed, untimely

if TYPE_CHECKING:
    from throneworld.kernel.game import Game

P = TypeVar("P", bound="Procedure")

PASS: Option = ("pass",)


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Step(Struct, frozen=True, gc=False, tag_field="step", tag=_snake, omit_defaults=True):
    """One record on the stack. `run` returns what continues in its place, or None when it is done."""

    waits: ClassVar[bool] = False
    abstract: ClassVar[bool] = True
    """Said in the body of a class that is never itself on the stack, and only extended by others."""

    def run(self, game: Game) -> Step | None:
        raise BadDefinition(f"{type(self).__name__} does not say what to do here")

    def imagined(self, game: Game, seat: int) -> Step:
        """This record as `seat` may imagine it: without what the others sealed in it."""
        return self

    def secret_from(self, seat: int) -> bool:
        """Whether a seat may not even know that this step is to come."""
        return False

    def binds(self, seat: int) -> bool:
        """Whether something of that seat is half done in it, so that it does nothing beside (`beside.py`).
        Everybody can work it out."""
        return False


class Nothing(Step, frozen=True):
    """Holds the place of a step that is not to be run any more."""

    def run(self, game: Game) -> Step | None:
        return None


END = Step()
"""Returned by a stage that ends its procedure early."""


class Procedure(Step, frozen=True):
    """A printed sequence: a method per stage, run in the order of `stages`.

    A stage returns None to go on to the next one, `self.to(...)` to go on elsewhere, or `END`. Steps that it
    gives to `game.do` run before the procedure goes on.
    """

    stages: ClassVar[tuple[str, ...]] = ()
    opens: ClassVar[tuple[str, ...]] = ()
    """The moments whose windows this procedure opens; the start-up audit reads them."""

    stage: str = ""

    def run(self, game: Game) -> Step | None:
        stages = self.stages
        at = stages.index(self.stage) if self.stage else 0
        while True:
            following: Step | None = getattr(self, stages[at])(game)
            if following is not None:
                return None if following is END else following
            at += 1
            if at == len(stages):
                return None
            if game._queue or game.result is not None:
                return replace(self, stage=stages[at])

    def to(self: P, stage: str, **changes: Any) -> P:
        return replace(self, stage=stage, **changes)


class Question(Step, frozen=True):
    """A step that waits until seats have answered. `refusal` alone decides and explains."""

    waits: ClassVar[bool] = True
    rule: ClassVar[str] = ""
    prompt: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...] | Verbs] = ()
    """Verbs that belong here although `candidates` may lack them: with any of their nouns, or these."""
    hidden: ClassVar[bool] = False
    """Whether what may be answered depends on what only the seat knows. A patient game then puts it to the
    seat even if it has one answer only."""
    pauses: ClassVar[bool] = False
    """Whether it waits although one answer is left, as long as its seat may do something beside it."""

    def asked(self, game: Game) -> tuple[int, ...]:
        """The seats that must still answer."""
        raise BadDefinition(f"{type(self).__name__} does not say what to do here")

    def candidates(self, game: Game, seat: int) -> Sequence[Option]:
        """Everything one might think of here, allowed or not."""
        raise BadDefinition(f"{type(self).__name__} does not say what to do here")

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Why not what is well-formed here and no candidate. It tells nothing that `seat` may not know."""
        return None

    def reason_against(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """The reason for whatever is not offered; for nonsense, that it is not."""
        if option in self.candidates(game, seat):
            return self.refusal(game, seat, option)
        if is_well_formed(game, self, seat, option):
            reason = self.barred(game, seat, option)
        else:
            reason = untimely(game, option)
        return reason or Refusal(self.rule or TABLE, "not_offered")

    def left_out(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """Why a seat that might think so is not asked; None if it is just not its turn."""
        return None

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        return tuple(
            [option for option in self.candidates(game, seat) if self.refusal(game, seat, option) is None]
        )

    def leaves_anything(self, game: Game, seat: int) -> bool:
        """Whether there are options; asked where nobody wants to know which."""
        return bool(self.options(game, seat))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        raise BadDefinition(f"{type(self).__name__} does not say what to do here")

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        """Facts that the question speaks of; only what `seat` may know."""
        return {}

    def waited_for(self, game: Game) -> tuple[int, ...]:
        """The seats that, to all public knowledge, the table waits for."""
        return self.asked(game)

    def is_open(self, game: Game, seat: int) -> bool:
        """Whether, to all public knowledge, a seat might have a choice here. Asked of hidden questions."""
        return True

    def is_discreet(self, game: Game, seat: int) -> bool:
        """Whether others may not know if the seat has a choice: if it has none, it confirms its answer."""
        open_to_it = game.patient and self.hidden and self.is_open(game, seat)
        return open_to_it and not game.is_silent(seat)


class Decision(Question, frozen=True):
    """A question to one seat. One that has a single answer is answered without asking, unless the seat
    is to confirm it."""

    fewest: ClassVar[int] = 0
    """With fewer answers than this it is not put at all."""

    seat: int = -1

    def asked(self, game: Game) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, game: Game) -> Step | None:
        if self.fewest and len(self.options(game, self.seat)) < self.fewest:
            return None
        if self.hidden and game.fenced < game.choices.size and game.choices.last.seat != self.seat:
            game.fence()  # whether it answers itself tells the last chooser what the seat holds
        options = game.pose(self, self.seat)
        if len(options) > 1 or (self.pauses and game.pauses(self, self.seat)):
            return self
        if self.is_discreet(game, self.seat):
            game.pose_to_confirm(self.seat)
            return self
        following = self.answer(game, self.seat, options[0])
        return replace(self) if following is self else following  # to be put again, not to be waited for

    def binds(self, seat: int) -> bool:
        """What it asks for may not be given away meanwhile."""
        return self.hidden and seat == self.seat and not self.pauses


class Simultaneous(Question, frozen=True):
    """Sealed choices of several seats, each of one or more parts, revealed together.

    A subclass says with `parts` how many parts a seat still owes after those in `given`.
    """

    silence: ClassVar[Option | None] = None
    """What a seat answers by saying nothing. A patient game holds a question that has this like a window."""

    who: tuple[int, ...] = ()
    given: tuple[tuple[Option, ...], ...] = ()
    since: int = -1

    def parts(self, game: Game, seat: int) -> int:
        return 1

    def withdrawable(self, game: Game, seat: int) -> bool:
        """Whether a seat may take an answer back before the reveal.

        Not where the wait for the others, or its absence, has told it what they hold.
        """
        return True

    def of(self, seat: int) -> tuple[Option, ...]:
        """What a seat has chosen so far."""
        return self.given[self.who.index(seat)] if self.given else ()

    def binds(self, seat: int) -> bool:
        return seat in self.who

    def reveal(self, game: Game) -> Step | None:
        raise BadDefinition(f"{type(self).__name__} does not say what to do here")

    def settled(self) -> bool:
        """Whether the outcome is certain although not everybody has answered."""
        return False

    def asked(self, game: Game) -> tuple[int, ...]:
        return tuple(seat for seat in self.who if len(self.of(seat)) < self.parts(game, seat))

    def run(self, game: Game) -> Step | None:
        before = game.before_sealing()
        if self.since < 0:
            game.fence()  # the others are asked now; when they answer is not for the chooser to learn
            return replace(self, since=game.choices.size, given=((),) * len(self.who))
        owing = self.asked(game)
        if not owing or self.settled():
            return self if self.holds(game) else self.resolve(game)
        for seat in owing:
            options = game.pose(self, seat, before.get(seat))
            if len(options) > 1:
                continue
            if not self.is_discreet(game, seat):
                return self.answer(game, seat, options[0])
            game.pose_to_confirm(seat)
        return self

    def holds(self, game: Game) -> bool:
        """Whether a patient game waits here, as it would whatever anybody holds."""
        return game.patient and self.silence is not None and bool(self.waited_for(game))

    def able(self, game: Game) -> Sequence[int]:
        return self.asked(game)

    def resolve(self, game: Game) -> Step | None:
        game.fence()
        return self.reveal(game)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        given = list(self.given)
        given[self.who.index(seat)] += (option,)
        return replace(self, given=tuple(given))

    def imagined(self, game: Game, seat: int) -> Step:
        """The others' sealed choices become any that fit what they are imagined to hold. Where nobody may
        know who has chosen, they are still to choose."""
        guess = replace(
            self, given=tuple(self.of(one) if one == seat else () for one in self.who if self.given)
        )
        for one in self.who if self.given else ():
            if one != seat and one not in self.waited_for(game):
                guess = guess._guessed(game, one)
        return guess

    def _guessed(self, game: Game, seat: int) -> Simultaneous:
        guess: Step | None = self
        while isinstance(guess, Simultaneous) and seat in guess.asked(game):
            options = guess.options(game, seat)
            guess = guess.answer(game, seat, options[game.dice.below("imagined", len(options))])
        assert isinstance(guess, Simultaneous)
        return guess


class Floor(Question, frozen=True):
    """An open conversation: every seat may act until it is ready; acting costs a part of a fixed budget.

    It ends when all are ready, which is certain to come: actions are bounded by `budget` for each seat, what
    is free by what the actions have brought about.
    """

    who: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    since: int = -1
    READY: ClassVar[Option] = ("ready",)

    def budget(self, game: Game) -> int:
        raise BadDefinition(f"{type(self).__name__} does not say what to do here")

    def act(self, game: Game, seat: int, option: Option) -> Step:
        """Carry an action out and return the floor as it goes on."""
        raise BadDefinition(f"{type(self).__name__} does not say what to do here")

    def closed(self, game: Game) -> Step | None:
        return None

    def left(self, game: Game, seat: int) -> int:
        return self.budget(game) - self.spent[self.who.index(seat)]

    def may_act(self, game: Game, seat: int) -> bool:
        """Whether a seat is still asked; what it may do without a budget must come to an end by itself."""
        return self.left(game, seat) > 0

    def asked(self, game: Game) -> tuple[int, ...]:
        return tuple(seat for seat in self.who if seat not in self.ready)

    def run(self, game: Game) -> Step | None:
        if self.since < 0:
            return replace(self, since=game.choices.size, spent=(0,) * len(self.who))
        open_seats = self.asked(game)
        if not open_seats:
            return self.closed(game)
        for seat in open_seats:
            if not self.may_act(game, seat) or game.is_silent(seat):
                return self.answer(game, seat, self.READY)
            game.put(seat)
        return self

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == self.READY:
            return replace(self, ready=(*self.ready, seat))
        spent = list(self.spent)
        spent[self.who.index(seat)] += self.left(game, seat) > 0
        return replace(self, spent=tuple(spent), since=game.choices.size).act(game, seat, option)

    def reopened(self: F, *seats: int) -> F:
        """Something changed for these seats: they may speak again."""
        return replace(self, ready=tuple(seat for seat in self.ready if seat not in seats))


F = TypeVar("F", bound=Floor)
