"""A game in progress: a state, a stack of steps, dice, a log. `choose` is the only way to change it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from throneworld.kernel import beside
from throneworld.kernel.asks import TABLE, Ask, Noun, Option, Refusal, as_option
from throneworld.kernel.dice import CURRENT, GENERATORS, Chance, check_seed
from throneworld.kernel.errors import BadDefinition, DeadEnd, NoSuchSeat, Refused, short
from throneworld.kernel.events import Event
from throneworld.kernel.imagining import imagined
from throneworld.kernel.journal import Journal
from throneworld.kernel.loop import NOTHING_OFFERED, NOTHING_POSED, confirm, restart, run, settle, take
from throneworld.kernel.results import Asides, Choice, Result
from throneworld.kernel.rewinds import Rewinds
from throneworld.kernel.steps import Decision, Question, Step
from throneworld.kernel.telling import Telling
from throneworld.kernel.undo import rewound, undo_refusal, undone
from throneworld.kernel.views import private_view, public_view
from throneworld.kernel.windows import Window

if TYPE_CHECKING:
    from throneworld.kernel.registry import Definition


class Game(Telling):
    __slots__ = (
        "_confirming",
        "_offered",
        "_posed",
        "_queue",
        "_sealed",
        "answered",
        "asides",
        "beside",
        "checkpoint",
        "choices",
        "definition",
        "dice",
        "log",
        "options",
        "patient",
        "rewinds",
        "seats",
        "seed",
        "setup",
        "stack",
        "state",
    )

    def __init__(
        self,
        definition: Definition,
        setup: tuple[str, ...],
        seats: int,
        seed: int,
        generator: str = CURRENT,
    ) -> None:
        self.definition = definition
        self.setup = setup
        """The factions given by the caller, or nothing when they are chosen in the game."""
        self.seats = seats
        self.seed = seed
        self.options: Mapping[str, Noun] = MappingProxyType({})
        self.state: Any = None
        self.stack: list[Step] = []
        self.beside: tuple[Decision, ...] = ()
        """Dialogues beside the open question; see `beside`."""
        self.asides = Asides()
        self.dice: Chance = GENERATORS[generator](seed)
        self.log: Journal[Event] = Journal()
        self.choices: Journal[Choice] = Journal()
        self.result: Result | None = None
        self._posed: dict[int, tuple[Option, ...] | None] = {}
        self._offered: Mapping[int, beside.Offer] = NOTHING_OFFERED
        """What seats may do beside the open question, as far as it is worked out."""
        self._confirming: tuple[int, ...] = ()
        self._queue: list[Step] = []
        self._sealed: Mapping[int, tuple[Option, ...] | None] = NOTHING_POSED
        """While a sealed answer is taken: what others could answer, and so still can."""
        self.checkpoint: Game | None = None
        """A copy of some choices ago, from which an undo may start."""
        self.answered = [0] * seats
        """How often each seat has chosen."""
        self.told = 0
        """How many events everybody has heard of."""
        self.patient = False
        """Whether windows stay open until they are released, and questions that only what is hidden has
        answered are put all the same; see `holds`. Not a part of the game's record."""
        self.fenced = 0
        """How many of the choices cannot be taken back: dice were rolled or a secret was learnt."""
        self.rewinds: Rewinds = ()
        """How often the table went back by consent, after which choice and to which."""

    # What players see and do

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def asks(self) -> list[Ask]:
        question = self.question
        return [] if question is None else [self._ask(question, seat) for seat in self._posed]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have an open question."""
        return tuple(self._posed) if self._posed or self.question is not None else ()

    @property
    def confirming(self) -> tuple[int, ...]:
        """The seats that have one answer only and are asked all the same, since nobody else may know that."""
        return tuple(seat for seat in self._posed if seat in self._confirming)

    @property
    def question(self) -> Question | None:
        """The step that waits for an answer."""
        if not self._posed and self.result is None:
            run(self)
        if not self._posed:
            return None
        top = self.stack[-1]
        return top if isinstance(top, Question) else None

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats that the table waits for, as far as everybody may know."""
        top = self.top
        return top.waited_for(self) if isinstance(top, Question) else ()

    def ask_of(self, seat: int) -> Ask | None:
        self._check_seat(seat)
        question = self.question
        if question is None or seat not in self._posed:
            return None
        return self.ask_with(question, seat, self._posed[seat] or self.pose(question, seat))

    def ask_shown(self, seat: int) -> Ask | None:
        """The question to a seat if one is put; what is still to be run is not run to find out."""
        return self.ask_of(seat) if self._posed else None

    def ask_beside(self, seat: int) -> Ask | None:
        """What a seat may do beside the open question, whoever that is put to."""
        self._check_seat(seat)
        return beside.ask_beside(self, seat)

    def choose(self, seat: int, option: object) -> None:
        wanted = as_option(option)
        posed = wanted is not None and self._is_posed(seat, wanted)
        if not posed and not self._is_beside(seat, wanted):
            refusal = self.refusal(seat, option)
            if wanted is None or refusal is not None:
                raise Refused(refusal or Refusal(TABLE, "not_an_option"))
            posed = self._is_posed(seat, wanted)
        assert wanted is not None
        if not posed:
            beside.take_beside(self, seat, wanted)
        elif seat in self._confirming:
            confirm(self, seat, wanted)
        else:
            take(self, seat, wanted)

    def _is_posed(self, seat: int, option: Option) -> bool:
        """Whether it is one of the answers to the open question, as far as they are worked out."""
        return type(seat) is int and option in (self._posed.get(seat) or ())

    def _is_beside(self, seat: int, option: Option | None) -> bool:
        """Whether the seat was shown it beside the open question, and it is no answer to that."""
        if option is None or type(seat) is not int or not self._posed:
            return False
        return self._posed.get(seat, ()) is not None and beside.is_offered(self, seat, option)

    def refusal(self, seat: int, option: object) -> Refusal | None:
        """None when the choice would be accepted, else the reason and the rule."""
        return self.definition.shown(self, seat, self._reason(seat, as_option(option)))

    def _reason(self, seat: int, wanted: Option | None) -> Refusal | None:
        question = self.question
        if question is None:
            return Refusal(TABLE, "game_over") if self.over else Refusal(TABLE, "not_asked")
        if not self.has_seat(seat):
            return Refusal(TABLE, "no_such_seat")
        if wanted is None:
            return Refusal(TABLE, "not_an_option" if seat in self._posed else "not_asked")
        if seat in self._posed and wanted in (self._posed[seat] or self.pose(question, seat)):
            return None
        meant, refusal = beside.reason_beside(self, seat, wanted)
        if meant:
            return refusal
        if seat not in self._posed:
            return question.left_out(self, seat, wanted) or Refusal(TABLE, "not_asked")
        return question.reason_against(self, seat, wanted)

    def explain(self, seat: int) -> list[tuple[Option, Refusal | None]]:
        """Everything one might think of now, each with the reason why not."""
        self._check_seat(seat)
        question = self.question
        if question is None or seat not in self._posed:
            return []
        why_not, shown = question.refusal, self.definition.shown
        tried = question.candidates(self, seat)
        return [(each, shown(self, seat, why_not(self, seat, each))) for each in tried]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, as plain JSON data; without a seat, what a spectator may."""
        if seat is not None:
            self._check_seat(seat)
        return {**public_view(self), **private_view(self, seat)}

    def log_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """The log as a seat may read it; whole once the game is over.

        Before that nobody learns after how many choices something happened: some of them are secret.
        """
        if seat is not None:
            self._check_seat(seat)
        if self.over:
            return self.log[since:]
        keep = self.definition.remembers
        heard = [event for event in self.log[since:] if event.heard_by(seat)]
        return [replace(event, at=-1) for event in heard if event.audience is None or keep(self, event)]

    def has_seat(self, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < self.seats

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise NoSuchSeat(f"there is no seat {short(seat)}; seats are 0 to {self.seats - 1}")

    # Saves and copies

    @property
    def record(self) -> dict[str, Any]:
        """All that is needed to play the game again, as JSON data."""
        from throneworld.kernel.saves import record_of  # that module knows this one

        return record_of(self)

    def snapshot(self) -> dict[str, Any]:
        """The game as it stands, as JSON data, questions open."""
        from throneworld.kernel.saves import snapshot

        return snapshot(self)

    def digest(self) -> str:
        """A hash of the position: two games with the same one go on alike."""
        from throneworld.kernel.saves import digest

        return digest(self)

    def copy(self) -> Game:
        other = Game.__new__(Game)
        other.definition = self.definition
        other.setup = self.setup
        other.seats = self.seats
        other.seed = self.seed
        other.options = self.options
        other.state = self.state.copy()
        other.stack = self.stack.copy()
        other.beside = self.beside
        other.asides = self.asides
        other.dice = self.dice.copy()
        other.log = self.log.fork()
        other.choices = self.choices.fork()
        other.result = self.result
        other._posed = self._posed.copy()
        other._offered = NOTHING_OFFERED
        other._confirming = self._confirming
        other._queue = []
        other._sealed = NOTHING_POSED
        other.fenced = self.fenced
        other.patient = self.patient
        other.checkpoint = self.checkpoint
        other.answered = self.answered.copy()
        other.told = self.told
        other.rewinds = self.rewinds
        return other

    def imagine(self, seat: int, seed: int) -> Game:
        """A copy in which all that `seat` does not know is dealt anew, with other dice and no history."""
        self._check_seat(seat)
        check_seed(seed)
        other = imagined(self, seat, seed)
        other._posed = {one: options for one, options in self._posed.items() if one == seat}
        other._confirming = (seat,) if seat in self._confirming else ()
        other.checkpoint = None
        other.checkpoint = other.copy()
        return other

    # Undo

    def may_undo(self, seat: int) -> Refusal | None:
        """None, or why the seat's last choice cannot be taken back."""
        self._check_seat(seat)
        return undo_refusal(self, seat)

    def undo(self, seat: int) -> Option:
        """Take back the seat's last choice and return it; choosing it again is the redo."""
        self._check_seat(seat)
        earlier, option = undone(self, seat)
        self._become(earlier)
        return option

    def rewind(self, to: int) -> None:
        """Take back every choice after the first so many; only a table that consents calls this.

        All chance from there on is new. A patient game puts a hidden sealed question anew, and so may go back
        further.
        """
        self._become(rewound(self, to))

    def _become(self, earlier: Game) -> None:
        for slot in (*Telling.__slots__, *Game.__slots__):
            setattr(self, slot, getattr(earlier, slot))

    # For rules: what a step may call

    def do(self, *steps: Step) -> None:
        """Run these steps, in this order, before the running procedure goes on."""
        self._queue.extend(steps)

    def put_beside(self, question: Decision) -> None:
        """Put a question to a seat beside the open one; nobody waits for its answer."""
        beside.put_beside(self, question)

    def open(self, moment: str, *facts: Noun) -> None:
        """Open a window; free when nobody has anything that listens to the moment."""
        listeners = self.definition.by_moment.get(moment)
        if not listeners:
            if moment not in self.definition.moments:
                raise BadDefinition(f"{self.definition.id} opens {moment}, which is no moment of it")
            return
        window = Window(occasion=self.occasion(moment, *facts), since=self.choices.size)
        if self.fenced < self.choices.size and window.is_watched(self, self.choices.last.seat):
            self.fence()  # that a window opens, or that none does, tells the chooser what others hold
        if self._queue or window.concerns_anybody(self):
            self._queue.append(window)

    def pose(
        self, question: Question, seat: int, options: tuple[Option, ...] | None = None
    ) -> tuple[Option, ...]:
        """Put a question to a seat and work out what it may answer, if that is not known."""
        options = options or question.options(self, seat)
        if not options:
            raise DeadEnd(f"{type(question).__name__} leaves seat {seat} without an option")
        silent = self.definition.silent
        if silent is not None and len(options) > 1 and silent(self, seat):
            options = (self.definition.speaks_for(self, question, options),)
        self._posed[seat] = options
        return options

    def before_sealing(self) -> Mapping[int, tuple[Option, ...] | None]:
        """What others could answer to the running question before somebody sealed an answer to it."""
        sealed, self._sealed = self._sealed, NOTHING_POSED
        return sealed

    def is_silent(self, seat: int) -> bool:
        """Whether a seat answers nothing any more, as everybody knows."""
        silent = self.definition.silent
        return silent is not None and silent(self, seat)

    def pose_to_confirm(self, seat: int) -> None:
        """The question that was posed leaves one answer, and waits for it as if there were more."""
        self._confirming = (*self._confirming, seat)

    def pauses(self, question: Question, seat: int) -> bool:
        """Whether a question with one answer waits, since its seat may do something beside it."""
        return beside.pauses(self, question, seat)

    def put(self, seat: int) -> None:
        """Put the running question to a seat; what it may answer is worked out when somebody asks."""
        self._posed[seat] = None

    # Running on

    def proceed(self, following: Step | None = None) -> None:
        """Run until somebody is asked: at the start, and with what follows a held window."""
        settle(self, following)
        run(self)

    def restart(self) -> None:
        """Put the question on top of the stack again, after state and stack were replaced."""
        restart(self)

    def _ask(self, question: Question, seat: int) -> Ask:
        return self.ask_with(question, seat, self._posed[seat] or self.pose(question, seat))

    def ask_with(self, question: Question, seat: int, options: tuple[Option, ...], name: str = "") -> Ask:
        name = name or f"{seat}-{self.answered[seat]}-{self.told}"
        about = question.about(self, seat)
        rule = self.definition.citations.get(question.rule, question.rule)
        return Ask(name, seat, question.prompt, options, rule, about)
