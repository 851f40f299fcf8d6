"""Which games there are: their declarations, audited when they are loaded."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from threading import RLock
from types import MappingProxyType
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.auditing import audit
from throneworld.kernel.dice import CURRENT, check_seed
from throneworld.kernel.errors import BadDefinition, BadSetup, short
from throneworld.kernel.events import Event
from throneworld.kernel.finding import Home, exported, home_of, homes
from throneworld.kernel.finding import look_again as find_again
from throneworld.kernel.game import Game
from throneworld.kernel.gathering import CardText, Filters
from throneworld.kernel.listening import Listeners, by_moment
from throneworld.kernel.nouns import KERNEL_CLOSING, KERNEL_VERBS, Verbs
from throneworld.kernel.reading import Renames
from throneworld.kernel.reports import Report
from throneworld.kernel.steps import Decision, Nothing, Question, Step
from throneworld.kernel.windows import Cancel, Listener, Moment, Occasion, Play, Window
from throneworld.kernel.zones import Zones

LOGGER = logging.getLogger(__name__)
KERNEL_STEPS: tuple[type[Step], ...] = (Window, Play, Cancel, Nothing)
KERNEL_EVENTS: dict[str, tuple[str, ...]] = {
    "chance": ("stream", "results"),
    "played": ("seat", "what"),
    "cancelled": ("seat", "what"),
    "game_over": ("how", "winners"),
}


class Flag(Struct, frozen=True):
    """A rule that is on or off."""

    id: str
    default: bool

    def refuse(self, value: object) -> str | None:
        return None if isinstance(value, bool) else "is either true or false"

    def data(self) -> dict[str, Any]:
        return {"kind": "flag", "default": self.default}


class Number(Struct, frozen=True):
    """A rule with a whole number."""

    id: str
    default: int
    least: int
    most: int
    step: int = 1
    by_seats: tuple[tuple[int, int, int], ...] = ()
    """With so many seats it is from the one to the other."""

    def for_seats(self, count: int) -> Number:
        """The same rule as a game of so many seats has it."""
        bounds = {seats: (least, most) for seats, least, most in self.by_seats}
        least, most = bounds.get(count, (self.least, self.most))
        return Number(self.id, self.default, least, most, self.step)

    def refuse(self, value: object) -> str | None:
        steps = range(self.least, self.most + 1, self.step)
        if isinstance(value, int) and not isinstance(value, bool) and value in steps:
            return None
        bounds = f"is a whole number from {self.least} to {self.most}"
        return bounds if self.step == 1 else f"{bounds} in steps of {self.step}"

    def data(self) -> dict[str, Any]:
        bounds = {"kind": "number", "default": self.default, "least": self.least, "most": self.most}
        step = {} if self.step == 1 else {"step": self.step}
        seats = {str(seats): [least, most] for seats, least, most in self.by_seats}
        return {**bounds, **step, **({"by_seats": seats} if seats else {})}


class OneOf(Struct, frozen=True):
    """A rule with named alternatives."""

    id: str
    default: str
    choices: tuple[str, ...]

    def refuse(self, value: object) -> str | None:
        fits = isinstance(value, str) and value in self.choices
        return None if fits else f"is one of: {', '.join(self.choices)}"

    def data(self) -> dict[str, Any]:
        return {"kind": "one_of", "default": self.default, "choices": list(self.choices)}


class Text(Struct, frozen=True):
    """Something that is given in writing; the game says what it understands."""

    id: str
    default: str
    longest: int

    def refuse(self, value: object) -> str | None:
        fits = isinstance(value, str) and len(value) <= self.longest
        return None if fits else f"is a text of at most {self.longest} characters"

    def data(self) -> dict[str, Any]:
        return {"kind": "text", "default": self.default, "longest": self.longest}


class Past(OneOf, frozen=True):
    """By what games go that were begun before something came; nobody is offered it."""


Setting = Flag | Number | OneOf | Text


def for_seats(setting: Setting, count: int) -> Setting:
    """What a game of so many seats may set."""
    return setting.for_seats(count) if isinstance(setting, Number) else setting


class Definition(Struct, kw_only=True):
    """One game, declared."""

    id: str
    fewest_seats: int
    most_seats: int
    factions: tuple[str, ...]
    settings: tuple[Setting, ...]
    steps: tuple[type[Step], ...]
    listeners: tuple[Listener, ...]
    moments: dict[str, Moment]
    events: dict[str, tuple[str, ...]]
    state: type[Any]
    begin: Callable[[Game], None]
    """Fill `game.state` and say with which step the game begins (`game.do`)."""
    order: Callable[[Game, Occasion], tuple[int, ...]]
    """The seats in the order in which they play things on the same occasion."""
    public: Callable[[Game], dict[str, Any]]
    """What everybody may see."""
    private: Callable[[Game, int], dict[str, Any]]
    """What only this seat may see."""
    remembers: Callable[[Game, Event], bool]
    """May a seat read this private event again later?"""
    invariants: Callable[[Game], None]
    """Raise AssertionError when a position breaks what must always be true."""
    people: str = "faction"
    """What it calls those whom one plays: messages that speak of them end in this word."""
    colours: Mapping[str, str] = field(default_factory=dict)
    """By faction, the colour of its pieces, where that is printed."""
    verbs: Verbs = field(default_factory=dict)
    """Each verb of an option and the kinds of its nouns."""
    filters: Filters = field(default_factory=dict)
    """What a target may have to be like, by its kind and a name: small predicates of the game."""
    texts: Mapping[str, CardText] = field(default_factory=dict)
    """What cards make happen once, without a moment of their own."""
    closing: frozenset[str] = frozenset()
    """The verbs that, without a noun, end or decline something."""
    untimely: Mapping[str, Refusal] = field(default_factory=dict)
    """Why not now: the reason for each verb that has its own time in the game, tried at another."""
    about: Callable[[Game, str], dict[str, Any] | None] | None = None
    """What follows for everybody from the position about one thing; None if the game has no such thing."""
    outlook: Callable[[Game, int], dict[str, Any] | None] = lambda game, seat: None
    """What a seat could work out from what it may see, if there is anything to work out at present."""
    chapters: tuple[str, ...] = ()
    """The kinds of events, heard by everybody, that divide the story of a game."""
    report: Callable[[Iterable[tuple[int, Game]]], Report] | None = None
    """How a game went, from its positions in turn, each with its number and gone when the next is taken."""
    zones: Zones = Zones()
    """What lies hidden where, and who knows it."""
    renames: Renames = Renames()
    """How stored steps and options are read that were called, or looked, otherwise."""
    citations: Mapping[str, str] = field(default_factory=dict)
    """Where the rulebook of the game has what steps shared with other games cite by a key."""
    explains: Mapping[str, Callable[[Game, int, Refusal], Option]] = field(default_factory=dict)
    """What a reason that is shown to a seat tells besides, by its key: further arguments."""
    layers: tuple[str, ...] = ()
    """The layers of rules that it shares with other games, by whose words it is spoken as well."""
    unheard: frozenset[str] = frozenset()
    """Moments that nothing listens to as yet: components that would are still to come."""
    beside: Callable[[Game, int], Decision | None] | None = None
    """With which question a seat may begin something beside any other; one without options says why not."""
    beside_limit: int = 40
    """So often a seat may choose beside before the open question is answered."""
    silent: Callable[[Game, int], bool] | None = None
    """Whether a seat answers nothing any more, as everybody knows: it plays nothing, and ..."""
    speaks_for: Callable[[Game, Question, tuple[Option, ...]], Option] = lambda game, question, options: (
        options[0]
    )
    """... this is its answer to a question that leaves it several."""
    by_moment: dict[str, Listeners] = field(default_factory=dict)

    def new(
        self,
        seats: Sequence[str] | int,
        seed: int,
        options: Mapping[str, Noun],
        generator: str = CURRENT,
    ) -> Game:
        _check_types(seats, options)
        check_seed(seed, generator)
        factions = () if isinstance(seats, int) else tuple(seats)
        count = seats if isinstance(seats, int) else len(seats)
        self._check_seats(factions, count)
        game = Game(self, factions, count, seed, generator)
        game.options = MappingProxyType(self._check_options(options, count))
        self.begin(game)
        game.proceed()
        return game

    def citing(self, refusal: Refusal | None) -> Refusal | None:
        """A reason with the rule as the book of this game numbers it."""
        if refusal is None or refusal.rule not in self.citations:
            return refusal
        return replace(refusal, rule=self.citations[refusal.rule])

    def shown(self, game: Game, seat: int, refusal: Refusal | None) -> Refusal | None:
        """A reason as somebody is told it: with the rule of the book and all that explains it."""
        cited = self.citing(refusal)
        explains = None if cited is None else self.explains.get(cited.key)
        if cited is None or explains is None:
            return cited
        return replace(cited, args=(*cited.args, *explains(game, seat, cited)))

    @property
    def offered(self) -> tuple[Setting, ...]:
        """What people may set."""
        return tuple(setting for setting in self.settings if not isinstance(setting, Past))

    def recorded(
        self, seats: int | Sequence[str], seed: int, options: Mapping[str, Noun], generator: str
    ) -> Game:
        """A new game as a record tells it: what the record does not know of was then as `renames` say."""
        return self.new(seats, seed, {**self.renames.settings, **options}, generator)

    def again(self, game: Game) -> Game:
        """The same game before its first choice."""
        return self.new(game.setup or game.seats, game.seed, game.options, game.dice.generator)

    def _check_seats(self, factions: tuple[str, ...], count: int) -> None:
        if not self.fewest_seats <= count <= self.most_seats:
            seats = f"{self.fewest_seats} to {self.most_seats} seats"
            raise BadSetup(f"{self.id} is for {seats}, not {short(count)}")
        for faction in factions:
            if not isinstance(faction, str) or faction not in self.factions:
                raise BadSetup(f"{self.id} has no {short(faction)}; it has: {', '.join(self.factions)}")
            if factions.count(faction) > 1:
                raise BadSetup(f"{faction!r} is given to more than one seat; give each seat its own")

    def _check_options(self, options: Mapping[str, Noun], count: int) -> dict[str, Noun]:
        known = {setting.id: for_seats(setting, count) for setting in self.settings}
        for name, value in options.items():
            if not isinstance(name, str) or name not in known:
                raise BadSetup(f"{self.id} has no option {short(name)}; it has: {', '.join(known)}")
            problem = known[name].refuse(value)
            if problem is not None:
                raise BadSetup(f"option {name!r} {problem}, not {short(value)}")
        return {name: options.get(name, setting.default) for name, setting in known.items()}


def _check_types(seats: object, options: object) -> None:
    """What comes from outside may be anything."""
    if isinstance(seats, str | bool) or not isinstance(seats, int | Sequence):
        raise BadSetup(f"seats are a number or a list of factions, not {short(seats)}")
    if not isinstance(options, Mapping):
        raise BadSetup(f"options are given as names with values, not as {short(options)}")


_games: dict[str, Definition] = {}
_broken: dict[str, str] = {}
"""Games of other packages that cannot be played, and why."""
_loading = RLock()


def names() -> tuple[str, ...]:
    """The ids of all games, loaded or not: built-in ones first, and without those known to be broken."""
    return tuple(name for name in dict.fromkeys((*homes(), *_games)) if name not in _broken)


def register(definition: Definition) -> None:
    """Audit a game and make it known."""
    if definition.id in _games:
        raise BadDefinition(f"there is a game {definition.id} already")
    _games[definition.id] = audited(definition)


def audited(definition: Definition) -> Definition:
    """A game that can be played, with all that the kernel adds to it; nobody knows of it yet."""
    own = (step for step in definition.steps if step not in KERNEL_STEPS)  # it may be made known again
    definition.steps = (*KERNEL_STEPS, *own)
    definition.events = {**KERNEL_EVENTS, **definition.events}
    definition.verbs = {**KERNEL_VERBS, **definition.verbs}
    definition.closing |= KERNEL_CLOSING
    problems = audit(definition)
    if problems:
        raise BadDefinition(f"{definition.id}: {'; '.join(problems)}")
    definition.by_moment = by_moment(definition.listeners)
    return definition


def definition_of(name: str) -> Definition:
    """A game by its id; it is loaded when somebody first asks for it."""
    if isinstance(name, str) and name in _games:
        return _games[name]
    home = home_of(name) if isinstance(name, str) else None
    if home is None:
        raise BadSetup(f"there is no game {short(name)}; there is: {', '.join(names())}")
    with _loading:
        return _games.get(home.id) or _loaded(home)


def _loaded(home: Home) -> Definition:
    if home.id not in _broken:
        try:
            register(_declared(home))
            return _games[home.id]
        except Exception as problem:
            if not home.origin:
                raise
            _broken[home.id] = str(problem) if isinstance(problem, BadDefinition) else repr(problem)
            LOGGER.warning("the game %s of %s is left out: %s", home.id, home.origin, _broken[home.id])
    raise BadSetup(f"the game {home.id} of {home.origin} cannot be played: {_broken[home.id]}")


def _declared(home: Home) -> Definition:
    """What the game says of itself."""
    found: Definition | None = exported(home.id, "meta", "GAME", Definition)
    if found is None:
        raise BadDefinition(f"there is no {home.module('meta')}")
    if found.id != home.id:
        raise BadDefinition(f"the game in {home.module('meta')} is called {found.id}, not {home.id}")
    return found


def registered() -> tuple[Definition, ...]:
    """All games, loaded. A broken one of another package leaves the others."""
    for name in names():
        if name not in _games:
            with suppress(BadSetup):
                definition_of(name)
    return tuple(_games[name] for name in names())


def broken() -> dict[str, str]:
    """Games of other packages that cannot be played, as far as anybody has tried, and why."""
    return dict(_broken)


def look_again() -> None:
    """Forget the games of other packages: some may have come, gone or been mended."""
    for home in homes().values():
        if home.origin:
            _games.pop(home.id, None)
    _broken.clear()
    find_again()
