"""The same game in two worlds that one seat cannot tell apart, choice by choice. For any game.

The games are patient, their dice and decks the same. As long as the seat has heard the same, whom the table
waits for, at which step, and whether a window is held must be the same; else a pause would tell what others
hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Any

from tests.asides import asks_beside
from tests.near import near, random_game
from tests.worlds import Answers, can_part, play_on, swapped, without_past
from throneworld.kernel.asks import Option
from throneworld.kernel.beside import question_beside
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.holds import held_refusal, is_held, release
from throneworld.kernel.registry import definition_of
from throneworld.kernel.steps import Decision, Question, Step

FAR = 12
"""So many choices a pair is followed at most."""
PAIRS = 4
"""So many begin where a question is that was not met often enough: at it and before it in turn."""
EVERY = 5
"""After so many choices a pair begins wherever the game stands."""
GAMES, FARTHEST = 400, 5000
"""In so many games a question is sought that was not met often enough, and so far in each."""
BESIDE = 4
"""One of so many times something is done beside the open question, if anything may be."""
NO_ANSWERS: Answers = {}


class Parted(Exception):  # noqa: N818 - it is no error
    """Something was revealed that is another in each world: there is nothing more to compare."""


class Leak(AssertionError):  # noqa: N818 - the word says it
    """The seat could tell the two worlds apart by a pause."""


class Pair:
    """Two worlds in lockstep, before the eyes of one seat."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.worlds = swapped(without_past(game), seat, seed)
        self.seat = seat
        self.dice = SmallDice(seed)
        self.met: set[str] = set()
        """Questions about something hidden that were put in both worlds."""
        self.forced: set[str] = set()
        """Those that left a choice in one of them only."""
        self.check("the beginning")

    def follow(self, lead: Answers, far: int = FAR) -> None:
        """From these answers on, as far as both worlds take them. Not from where a seat has picked something
        unseen: to imagine that it has not is no other world, but an earlier moment of one."""
        if not all(map(self._is_asked_alike, self._asked)):
            return
        try:
            self.step(lead)
            for _ in range(far - 1):
                self.step(NO_ANSWERS)
        except Parted:
            return

    def step(self, wanted: Answers) -> None:
        before = [world.log.size for world in self.worlds]
        what = self._release(wanted) if is_held(self.worlds[0]) else self._choose(wanted)
        heard = [_heard(world, size, self.seat) for world, size in zip(self.worlds, before, strict=True)]
        shorter = min(len(each) for each in heard)
        if heard[0][:shorter] != heard[1][:shorter] or any(world.over for world in self.worlds):
            raise Parted
        if heard[0] != heard[1]:
            raise Leak(f"after {what} one world goes on where the other waits: {self._tops()}")
        self.check(what)

    def check(self, what: str) -> None:
        courses = [_course(world) for world in self.worlds]
        if courses[0] != courses[1]:
            raise Leak(f"after {what} the worlds wait differently: {courses}")
        asides = [_aside(world, self.seat) for world in self.worlds]
        if asides[0] != asides[1]:
            raise Leak(f"after {what} the seat may do something else beside: {asides}")
        self.met |= {_name(step) for step in self.worlds[0].beside}
        question = self.worlds[0].question
        if question is not None and is_secretive(type(question)):
            self.met.add(_name(question))
            if self.worlds[0].confirming != self.worlds[1].confirming:
                self.forced.add(_name(question))

    def _tops(self) -> list[str]:
        return [_name(world.stack[-1]) for world in self.worlds if world.stack]

    def _release(self, wanted: Answers) -> str:
        """The window passes by, but for what may be played in both worlds."""
        common = {
            seat: option
            for seat, option in wanted.items()
            if all(held_refusal(world, seat, option) is None for world in self.worlds)
        }
        for world in self.worlds:
            release(world, common)
        return f"a window with {common}"

    def _choose(self, wanted: Answers) -> str:
        """The same seat answers in both worlds, or does the same beside."""
        beside = self._beside(wanted)
        if beside is not None:
            self.met.add(_name(question_beside(self.worlds[0], beside[0])))
            for world in self.worlds:
                world.choose(*beside)
            return f"{beside} beside"
        both = self._asked
        if not both:
            raise Parted
        seat = next((seat for seat in wanted if seat in both), both[self.dice.below("who", len(both))])
        answers, name = self._answers(seat, wanted.get(seat)), self._tops()[0]
        for world, option in zip(self.worlds, answers, strict=True):
            world.choose(seat, option)
        return f"{answers} of {seat} in {name}"

    def _beside(self, wanted: Answers) -> tuple[int, Option] | None:
        """What is wanted beside the open question, or now and then anything, if both worlds take it."""
        offered = [asks_beside(world) for world in self.worlds]
        known = {(ask.seat, option) for ask in offered[1] for option in ask.options}
        common = [(ask.seat, each) for ask in offered[0] for each in ask.options if (ask.seat, each) in known]
        meant = [each for each in common if wanted.get(each[0]) == each[1]]
        if meant or wanted or not common or self.dice.below("beside", BESIDE):
            return meant[0] if meant else None
        return common[self.dice.below("aside", len(common))]

    @property
    def _asked(self) -> list[int]:
        """The seats that are asked in both worlds."""
        return sorted(set(self.worlds[0].asked) & set(self.worlds[1].asked))

    def _is_asked_alike(self, seat: int) -> bool:
        """Whether a seat is asked for the same kind of thing in both worlds."""
        one, two = ({option[0] for option in options} for options in self._options(seat))
        return not one.isdisjoint(two)

    def _answers(self, seat: int, wanted: Option | None) -> tuple[Option, Option]:
        """The same in both worlds, what is wanted if it is possible; or, now and then and where nothing else
        is left, in each world something that it alone offers: what was answered is as secret then as what
        offers it, and when the table goes on must not depend on it either."""
        one, two = self._options(seat)
        common = [option for option in one if option in two]
        own = _of_one_kind(*self._own(seat))
        if own and (not common or self.dice.below("own", 2)):
            return own[self.dice.below("what", len(own))]
        if not self._is_asked_alike(seat):
            raise Leak(f"{seat} is asked for different things in {self._tops()}: {one} and {two}")
        option = wanted if wanted in common else common[self.dice.below("what", len(common))]
        return option, option

    def _own(self, seat: int) -> tuple[list[Option], list[Option]]:
        """What each world offers and the other does not."""
        one, two = self._options(seat)
        return [each for each in one if each not in two], [each for each in two if each not in one]

    def _options(self, seat: int) -> list[tuple[Option, ...]]:
        asks = [world.ask_of(seat) for world in self.worlds]
        return [ask.options for ask in asks if ask is not None]


def _of_one_kind(one: Sequence[Option], two: Sequence[Option]) -> list[tuple[Option, Option]]:
    """Pairs of options with the same verb: a card and another card, not a card and a pass."""
    return [(each, other) for each in one for other in two if each[0] == other[0]]


def _heard(world: Game, since: int, seat: int) -> list[Any]:
    return [_line(event) for event in world.log[since:] if event.heard_by(seat)]


def _line(event: Event) -> tuple[str, tuple[Any, ...]]:
    return event.kind, event.args


def _course(world: Game) -> tuple[Any, ...]:
    """What everybody sees of how the table goes on."""
    return world.waited_for, is_held(world), _name(world.stack[-1]) if world.stack else ""


def _aside(world: Game, seat: int) -> tuple[Any, ...]:
    """What a seat may do beside the open question."""
    ask = world.ask_beside(seat)
    return () if ask is None else (ask.prompt, ask.options, ask.about)


def _name(step: object) -> str:
    return type(step).__name__


def hidden_questions(name: str) -> list[str]:
    steps = definition_of(name).steps
    return [step.__name__ for step in steps if is_secretive(step)]


def is_secretive(step: type[Step]) -> bool:
    """Whether it is a question about something hidden: it says so, or it keeps for itself what a seat holds,
    and then should say so. Whether it does, is not taken for granted here."""
    if not issubclass(step, Question):
        return False
    return step.hidden or (issubclass(step, Decision) and step.imagined is not Step.imagined)


class Meetings:
    """Pairs of worlds that begin at or just before a question about something hidden, as many for each kind
    as are wanted."""

    def __init__(self, name: str, wanted: int) -> None:
        self.name = name
        self.wanted = wanted
        self.kinds = hidden_questions(name)
        self.met: Counter[str] = Counter()
        self.forced: Counter[str] = Counter()
        self.pairs = 0

    @property
    def missing(self) -> list[str]:
        return [kind for kind in self.kinds if self.met[kind] < self.wanted]

    def seek(self, choices: int, pairs: int) -> None:
        """Play random games of so many choices together, and until there were so many pairs; then seek what
        they have not put often enough."""
        for number in count():
            if choices <= 0 and self.pairs >= pairs:
                break
            most = choices if choices > 0 else FARTHEST
            choices -= self._through(random_game(self.name, number), number, most)
        for kind in self.missing:
            self._reach(kind)

    def _reach(self, kind: str) -> None:
        """In each game the question is met once, so that no two meetings are alike."""
        for number in range(GAMES):
            if kind not in self.missing:
                return
            self._through(near(self.name, kind, number), number, FARTHEST, kind)

    def _through(self, game: Game, seed: int, most: int, until: str = "") -> int:
        """Play on so far, or until a question of a kind was met; on the way to it no others are compared."""
        dice, met = SmallDice(seed), self.met[until]
        before, answers = game, NO_ANSWERS
        for number in range(most):
            pairs = self._wanted_here(game, number, until)
            self._pair_up([(game, NO_ANSWERS), (before, answers)], seed + number, pairs)
            if until and self.met[until] > met:
                return number
            before, answers = game.copy(), play_on(game, dice)
            if game.over:
                return number + 1
        return most

    def _wanted_here(self, game: Game, number: int, until: str) -> int:
        """How many pairs: some where a question is still to be met, else one now and then."""
        for kind in (_name(game.stack[-1]), *map(_name, game.beside)):
            if kind == until or (kind in self.kinds and self.met[kind] < self.wanted):
                return PAIRS
        return int(not until and number % EVERY == 0)

    def _pair_up(self, places: Sequence[tuple[Game, Answers]], number: int, pairs: int) -> None:
        """Other eyes in each: of those who are not asked, then of whoever is and sees what follows."""
        game = places[0][0]
        starts = [(start, lead) for start, lead in places if pairs and can_part(start)]
        eyes = sorted(range(game.seats), key=lambda seat: seat in game.asked)
        for turn in range(pairs if starts else 0):
            start, lead = starts[turn % len(starts)]
            self._follow(Pair(start, eyes[(number + turn) % len(eyes)], number * PAIRS + turn), lead)

    def _follow(self, pair: Pair, lead: Answers) -> None:
        pair.follow(lead)
        self.met.update(pair.met)
        self.forced.update(pair.forced)
        self.pairs += 1
