"""Windows: everything that reads "when or after X happens, a player may do Y" is this one mechanism.

A game declares its `Moment`s and, for each, the `Listener`s: cards and abilities that may be played then.
`game.open(moment, ...)` costs one look-up when nothing listens. Whoever may play is asked; what is played is
a `Play`, which may itself open a window for those who can cancel it, and so on, however deep.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.occasions import NEVER as NEVER
from throneworld.kernel.occasions import Moment as Moment
from throneworld.kernel.occasions import Occasion as Occasion
from throneworld.kernel.steps import END, PASS, Decision, Nothing, Procedure, Question, Step

if TYPE_CHECKING:
    from throneworld.kernel.game import Game


class Effect(Step, frozen=True, kw_only=True):
    """A step that a card's text names: who played it, the occasion and what it is aimed at are filled in."""

    seat: int = -1
    occasion: Occasion = Occasion(NEVER)
    targets: tuple[Noun, ...] = ()

    def binds(self, seat: int) -> bool:
        """It may take something from anybody."""
        return True


class Aim(Decision, frozen=True):
    """A question that a card's text puts to whoever plays it. It stands among effects like an `Effect`.

    Before anybody may cancel the card it names a target (`take_aim`), afterwards it is a part of the effect.
    """

    occasion: Occasion = Occasion(NEVER)
    targets: tuple[Noun, ...] = ()

    def binds(self, seat: int) -> bool:
        return True


def take_aim(game: Game, *nouns: Noun) -> None:
    """Tell the card that is being played what it is aimed at; what is to be named after it may lie above."""
    at = max(at for at, step in enumerate(game.stack) if isinstance(step, Play))
    play = game.step_at(at, Play)
    game.stack[at] = replace(play, targets=(*play.targets, *nouns))


class Cancellable(Procedure, frozen=True):
    """A procedure that a cancel may hit between two of its stages."""

    cancelled: bool = False


class Cancel(Effect, frozen=True):
    """Mark the step that the window is about as cancelled."""

    def run(self, game: Game) -> Step | None:
        subject = game.stack[self.occasion.subject]
        assert isinstance(subject, Cancellable)
        game.stack[self.occasion.subject] = replace(subject, cancelled=True)
        return None


def is_cancelled(game: Game, occasion: Occasion) -> bool:
    """False, too, while the step that could be cancelled has not been put back onto the stack."""
    subject = game.stack[occasion.subject] if occasion.subject < len(game.stack) else None
    return isinstance(subject, Cancellable) and subject.cancelled


class Listener(Struct, frozen=True):
    """A card or ability that may be played at a moment, in the order of its text."""

    id: str
    moment: str
    rule: str
    holders: Callable[[Game], Sequence[int]]
    """The seats that have it."""
    suspects: Callable[[Game, Occasion], Iterable[int]]
    """The seats that, to all public knowledge, might play it on this occasion."""
    when: Callable[[Game, int, Occasion], Refusal | None]
    """May this seat play it on this occasion? Asked again when it is announced."""
    spends: tuple[Effect, ...] = ()
    """What leaves its owner when it is announced, cancelled or not."""
    aims: tuple[Effect | Aim, ...] = ()
    """What is named before anybody may cancel it."""
    costs: tuple[Effect | Aim, ...] = ()
    """What is paid only if it is not cancelled."""
    effects: tuple[Effect | Aim, ...] = ()
    cancel: str = ""
    """The moment at which others may cancel it."""
    besides: Callable[[Game, int, Occasion, Sequence[str]], Refusal | None] | None = None
    """The same as `when`, told what the seat has played in the window already."""
    once: bool = False
    """At most once a window and seat."""
    anew: bool = False
    """Whether another of its name may be played in the window once it was cancelled."""
    must: bool = False
    """Its text leaves no choice: it happens before anybody is asked, once a window and seat."""
    own: bool = False
    """Whether nobody plays it but whom the occasion is about in the first place."""


class Window(Question, frozen=True):
    """Asks everybody who may play something on an occasion, until nobody plays any more."""

    rule: ClassVar[str] = ""
    prompt: ClassVar[str] = "window"
    verbs: ClassVar[tuple[str, ...]] = ("play",)
    silence: ClassVar[Option] = PASS

    occasion: Occasion = Occasion(NEVER)
    answers: tuple[tuple[int, str], ...] = ()
    """Seat and the id of what it plays, or an empty id for a pass."""
    used: tuple[tuple[int, str], ...] = ()
    turn: int = 0
    """Where in the order of seats the next one to be asked is, if they are asked in turn."""
    since: int = -1

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        """Each fact by its name and, as it was called before there were names, by its number."""
        moment, facts = self.occasion.moment, self.occasion.facts
        numbered = {f"fact{number}": fact for number, fact in enumerate(facts)}
        return {"moment": str(moment), **dict(zip(moment.facts, facts, strict=False)), **numbered}

    def asked(self, game: Game) -> tuple[int, ...]:
        able = self.able(game)
        if len(able) > 1:
            able = [seat for seat in self._order(game) if seat in able]
        return tuple(able[:1] if self.occasion.moment.in_turn else able)

    def able(self, game: Game) -> list[int]:
        """The seats that may play something and have not answered yet."""
        able: list[int] = []
        answered = [seat for seat, _ in self.answers] if self.answers else ()
        for listener in game.listeners(self.occasion.moment).chosen:
            for seat in listener.holders(game):
                if seat not in able and seat not in answered and self._why_not(game, seat, listener) is None:
                    able.append(seat)
        return [seat for seat in able if not game.is_silent(seat)]

    def forced(self, game: Game) -> tuple[int, str] | None:
        """The first seat in order for which something happens now without a choice, and what it is."""
        found = [
            (seat, listener.id)
            for listener in game.listeners(self.occasion.moment).forced
            for seat in listener.holders(game)
            if self._why_not(game, seat, listener) is None
        ]
        if len(found) > 1:
            order = self._order(game)
            found.sort(key=lambda each: order.index(each[0]))
        return found[0] if found else None

    def concerns_anybody(self, game: Game) -> bool:
        """Whether there is anything to open it for; nothing has been used in it yet."""
        for listener in game.listeners(self.occasion.moment):
            for seat in listener.holders(game):
                if listener.when(game, seat, self.occasion) is None:
                    return True
        return self.holds(game)

    def is_watched(self, game: Game, besides: int | None = None) -> bool:
        """Whether, to all public knowledge, somebody (or somebody else) might play something now."""
        own = bool(self.occasion.facts) and self.occasion.facts[0] == besides
        for listener in game.listeners(self.occasion.moment).chosen:
            for suspect in () if own and listener.own else listener.suspects(game, self.occasion):
                if suspect != besides and not game.is_silent(suspect):
                    return True
        return False

    def waited_for(self, game: Game) -> tuple[int, ...]:
        listeners = game.listeners(self.occasion.moment).chosen
        suspects = {seat for each in listeners for seat in each.suspects(game, self.occasion)}
        return tuple(sorted([seat for seat in suspects if not game.is_silent(seat)]))

    def candidates(self, game: Game, seat: int) -> list[Option]:
        listeners = game.listeners(self.occasion.moment).chosen
        return [*(("play", each.id) for each in listeners if seat in each.holders(game)), PASS]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == PASS:
            return None
        return self._why_not(game, seat, game.listener(self.occasion.moment, str(option[1])))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        """What one has may be for another moment, or happen by itself, or not happen for a reason of its own;
        all else one does not have."""
        meant = [each for each in game.definition.listeners if each.id == option[1]]
        owned = [each for each in meant if seat in each.holders(game)]
        if not owned:
            return Refusal(meant[0].rule, "not_yours", option[1:])
        for each in owned:
            if each.moment == self.occasion.moment:
                why_not = each.when(game, seat, self.occasion)
                return why_not or Refusal(each.rule, "happens_by_itself", option[1:])
        return Refusal(owned[0].rule, "not_this_moment", option[1:])

    def _why_not(self, game: Game, seat: int, listener: Listener) -> Refusal | None:
        if self.used and (listener.once or listener.must) and (seat, listener.id) in self.used:
            return Refusal(listener.rule, "once_only", (listener.id,))
        if self.used and listener.besides is not None:
            played = [what for who, what in self.used if who == seat]
            return listener.besides(game, seat, self.occasion, played)
        return listener.when(game, seat, self.occasion)

    def run(self, game: Game) -> Step | None:
        put = self.since < 0 or self._waited(game)
        if put and game.fenced < game.choices.size and self.is_watched(game, game.choices.last.seat):
            game.fence()  # whether it is put, or put again, tells what others hold
        if self.since < 0:
            return replace(self, since=game.choices.size)
        forced = self.forced(game)
        if forced is not None:
            return self._played(game, [forced])
        asked = self.asked(game)
        for seat in asked:
            game.pose(self, seat)
        return self if asked or self.holds(game) else self.resolve(game)

    def holds(self, game: Game) -> bool:
        """Whether a patient game waits here, as it would whatever anybody holds."""
        return game.patient and self.is_watched(game)

    def _waited(self, game: Game) -> bool:
        """Whether something was chosen between its being opened and its being put."""
        return not self.answers and not self.used and self.since < game.choices.size

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        played = "" if option == PASS else str(option[1])
        if self.is_watched(game, seat):
            game.fence()  # whether the window now closes tells the seat what others hold
        answered = replace(self, answers=(*self.answers, (seat, played)))
        if not self.occasion.moment.in_turn:
            return answered
        turn = (self._order(game).index(seat) + 1 + self.turn) % game.seats
        return replace(answered, turn=turn).resolve(game) if played else answered

    def resolve(self, game: Game) -> Step | None:
        """Whatever was played happens in order; then, if anything was, the question is put again."""
        played = dict(self.answers)
        plays = [(seat, played[seat]) for seat in self._order(game) if played.get(seat)]
        return self._played(game, plays) if plays else None

    def _played(self, game: Game, plays: list[tuple[int, str]]) -> Step:
        game.do(*(Play(seat=seat, listener=what, occasion=self.occasion) for seat, what in plays))
        return replace(self, answers=(), used=self.used + tuple(plays), since=-1)

    def _order(self, game: Game) -> tuple[int, ...]:
        order = game.definition.order(game, self.occasion)
        return order[self.turn :] + order[: self.turn]

    def without(self, play: Play) -> Window:
        """As if that had not been played, of which some do not know yet."""
        at = max(place for place, use in enumerate(self.used) if use == (play.seat, play.listener))
        return replace(self, used=self.used[:at] + self.used[at + 1 :])

    def imagined(self, game: Game, seat: int) -> Step:
        return replace(self, answers=tuple(answer for answer in self.answers if answer[0] == seat))


class Play(Cancellable, frozen=True):
    """A card or ability being played: announced, aimed, open to cancelling, paid for, then carried out."""

    stages: ClassVar[tuple[str, ...]] = ("announce", "challenge", "pay", "resolve")

    seat: int = -1
    listener: str = ""
    occasion: Occasion = Occasion(NEVER)
    targets: tuple[Noun, ...] = ()

    def secret_from(self, seat: int) -> bool:
        """Not announced yet: in an imagined game it is gone, and the window from which it came asks again."""
        return self.seat != seat and not self.stage

    def binds(self, seat: int) -> bool:
        """From when everybody knows of it; it may be aimed at anybody."""
        return bool(self.stage)

    def announce(self, game: Game) -> Step | None:
        listener = self._listener(game)
        if listener.when(game, self.seat, self.occasion) is not None:
            return END  # what was played before it has made it impossible: it is not spent
        if not listener.must:
            if game.fenced < game.choices.size and game.choices.last.seat != self.seat:
                game.fence()  # what was played in secret comes out before the eyes of the last chooser
            game.tell("played", self.seat, self.listener)
        game.do(*self._filled(listener.spends), *self._filled(listener.aims))
        return None

    def challenge(self, game: Game) -> Step | None:
        cancel = self._listener(game).cancel
        if cancel:
            game.open(cancel, self.listener, self.seat)
        return None

    def pay(self, game: Game) -> Step | None:
        if self.cancelled:
            game.tell("cancelled", self.seat, self.listener)
            window = game.nearest(Window)
            if window and (self.seat, self.listener) in window.used and self._listener(game).anew:
                game.amend(Window, used=window.without(self).used)
            return END
        game.do(*self._filled(self._listener(game).costs))
        return None

    def resolve(self, game: Game) -> Step | None:
        game.do(*self._filled(self._listener(game).effects))
        return None

    def _listener(self, game: Game) -> Listener:
        return game.listener(self.occasion.moment, self.listener)

    def _filled(self, effects: Sequence[Effect | Aim]) -> list[Effect | Aim]:
        about = {"seat": self.seat, "occasion": self.occasion, "targets": self.targets}
        return [replace(effect, **about) for effect in effects]


def name_target(game: Game, *nouns: Noun) -> None:
    """Tell the card that is being played, and whatever of it is still to come, what it is aimed at."""
    stack = game.stack
    for at in range(len(stack) - 1, -1, -1):
        step = stack[at]
        if not isinstance(step, Aim | Effect | Play):
            return
        stack[at] = replace(step, targets=(*step.targets, *nouns))
        if isinstance(step, Play):
            return


def call_off(game: Game) -> None:
    """Nothing is left that the card which is being played could be aimed at: it is as good as cancelled."""
    stack = game.stack
    for at in range(len(stack) - 1, -1, -1):
        step = stack[at]
        if isinstance(step, Play):
            stack[at] = replace(step, cancelled=True)
        if not isinstance(step, Aim | Effect):
            return
        stack[at] = Nothing()


def card_played(game: Game) -> str:
    """The card whose targets are being named, or nothing once it takes effect."""
    for step in reversed(game.stack):
        if isinstance(step, Play):
            return step.listener
        if not isinstance(step, Aim | Effect):
            return ""
    return ""
