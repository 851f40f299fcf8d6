"""One random game at a table, with all that people do there, and everybody's eyes open.

Everything follows from the number of the evening: a game that fails can be played again from it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from tests.games import short
from tests.table.leaks.eyes import Eyes, difference
from tests.table.leaks.knowledge import (
    Line,
    Secrets,
    View,
    expected_lines,
    expected_view,
    lines_of,
)
from tests.table.leaks.stage import EVERYBODY, INVITE, PLAYERS, SALT, Now, new_game, person_at, seat_table
from tests.worlds import imagined
from throneworld.kernel.asks import Noun
from throneworld.kernel.dice import SmallDice
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.holds import is_held
from throneworld.kernel.journal import Journal
from throneworld.kernel.registry import Flag, Number, OneOf, Setting, definition_of
from throneworld.kernel.views import public_view
from throneworld.table.caller import Caller
from throneworld.table.hall import Hall
from throneworld.table.rooms.timing import is_due
from throneworld.table.terms import ClockTerms, Release, Terms, TimeOut, Watching

T = TypeVar("T")
HOLD, DELAY = 30.0, 45.0
NOWHERE: View = {"game": "rex", "seat": None, "ask": None, "beside": None, "you": None, "table": None}
"""What spectators see of a game of Rex that has not begun for them."""
AHEAD = 250
"""So many choices were made at most before a stretch begins, in a game that is long enough."""


def terms_of(number: int) -> Terms:
    """All kinds of terms, in all combinations, as the numbers go up."""
    time_outs: tuple[TimeOut, ...] = ("bot_decides", "pass", "bot_takes_seat")
    watching: tuple[Watching, ...] = ("live", "delayed", "after_the_end")
    release: tuple[Release, ...] = ("instant", "uniform")
    clock = ClockTerms(bank=60, increment=8, time_out=time_outs[number // 24 % 3])
    return Terms(
        clock=clock if number // 4 % 2 else None,
        watching=watching[number // 8 % 3],
        delay=DELAY,
        release=release[number // 2 % 2],
        hold=HOLD,
    )


def options_of(game: str, dice: SmallDice) -> dict[str, Noun]:
    """What hangs together with nothing else: flags, small numbers, and how factions are given out."""
    wanted = {setting.id: _values(setting) for setting in definition_of(game).offered}
    some = {name: values[dice.below("option", len(values))] for name, values in wanted.items()}
    return {**some, **short(game)}


def _values(setting: Setting) -> tuple[Noun, ...]:
    match setting:
        case Flag():
            return (False, True)
        case Number():
            return tuple(range(setting.least, setting.most + 1, setting.step))[:3]
        case OneOf(choices=("choose", "random")):
            return setting.choices
    return (setting.default,)


def holders_of(seats: int, dice: SmallDice) -> list[Caller | str]:
    """People, bots, and some people with two seats; at least two people."""
    kinds = [dice.below("holder", 8) for _ in range(seats - 2)]
    others = [("random", PLAYERS[0])[kind] if kind < 2 else PLAYERS[2 + at] for at, kind in enumerate(kinds)]
    return [PLAYERS[0], PLAYERS[1], *others]


def play_ahead(game: Game, dice: SmallDice) -> None:
    """What happened before the table was opened is nobody's business here."""
    for _ in range(dice.below("ahead", AHEAD)):
        ask = game.asks[dice.below("ahead", len(game.asks))]
        copy = game.copy()
        copy.choose(ask.seat, ask.options[dice.below("ahead", len(ask.options))])
        if copy.over:
            return
        game.choose(ask.seat, copy.choices[-1].option)


class Evening:
    def __init__(self, hall: Hall, now: Now, name: str, number: int) -> None:
        self.hall = hall
        self.name = name
        self.now = now
        self.number = number
        self.dice = SmallDice(number)
        self.whole = number % 11 == 0
        """Whether it is played from its first choice to its last, or a stretch of it from anywhere."""
        self.eyes: list[Eyes] = []
        self.orders: dict[str, int] = {}
        """Standing orders that were given, and for which seat."""
        self.numbers: dict[str, tuple[object, int]] = {}
        """Of each person's open questions: what they were made of, and their number."""
        self.past: list[tuple[float, View, list[Line]]] = []
        """What spectators could have seen, and when."""
        self.lines: dict[int | None, list[Line]] = {}
        self.log: Journal[Event] = Journal()
        self.checked = -1
        """The number of the entry up to which everything was checked."""

    def pick(self, from_these: Sequence[T], what: str = "pick") -> T:
        return from_these[self.dice.below(what, len(from_these))]

    async def begin(self) -> None:
        few, many = definition_of(self.name).fewest_seats, definition_of(self.name).most_seats
        seats = few + self.number % (min(many, len(PLAYERS)) - few + 1)
        seed, options = 2**63 + self.dice.below("seed", 2**63), options_of(self.name, self.dice)
        game, holders = new_game(seats, seed, self.name, **options), holders_of(seats, self.dice)
        if not self.whole:
            play_ahead(game, self.dice)
        terms = terms_of(self.number)
        self.table = await seat_table(self.hall, game, holders, terms, seed=seed, now=self.now.at)
        self.secrets = Secrets(self.table, (INVITE, SALT, *(each.id for each in EVERYBODY)))
        for person in dict.fromkeys(person_at(self.table, seat) for seat in range(seats)):
            if person is not None:
                self.eyes.append(Eyes(self.table, person, self.secrets, *self.table.seats_of(person)))
        if terms.watching != "after_the_end":
            self.eyes.append(Eyes(self.table, None, self.secrets, None))
        for each in self.eyes:
            await each.enter()
        self.check()

    async def let_time_pass(self, seconds: float) -> None:
        """No timer rings here: whoever lets time pass does what is due."""
        self.now.at += seconds
        await self.table.tick()

    async def do_what_is_due(self) -> None:
        """Whatever was begun while time passed may be over already."""
        while is_due(self.table.table, self.table.standing, self.table.bots, self.now.at):
            await self.table.tick()

    # What everybody may know

    def check(self) -> None:
        """Everything that anybody has received since the last look."""
        came = sum(each.receive() for each in self.eyes)
        written = self.table.standing.number != self.checked
        if not came and not written:
            return
        public = public_view(self.table.game)
        if written:
            self._remember(public)
        views = self._views(public)
        for each in self.eyes:
            for seat, mirror in each.mirrors.items():
                mirror.check(*(self.earlier() if seat is None and self.behind else views[seat]))

    def _views(self, public: View) -> dict[int | None, tuple[View, list[Line]]]:
        seats = (*range(self.table.game.seats), None)
        return {seat: (expected_view(self.table, seat, public), self.lines[seat]) for seat in seats}

    def _remember(self, public: View) -> None:
        """Something was written down: so much can be known now."""
        game = self.table.game
        more = bool(self.lines) and not game.over and game.log.begins_with(self.log)
        for seat in (*range(game.seats), None):
            if more:
                self.lines[seat] += lines_of(game.log_for(seat, self.log.size))
            else:
                self.lines[seat] = expected_lines(game, seat)
        self.checked, self.log = self.table.standing.number, game.log
        self.past.append((self.now.at, expected_view(self.table, None, public), list(self.lines[None])))

    @property
    def behind(self) -> bool:
        """Whether spectators see what was, not what is."""
        return self.table.fanout.delay != 0.0 and not self.table.game.over

    def earlier(self) -> tuple[View, list[Line]]:
        """What spectators may see and read who watch with a delay."""
        for at, view, lines in reversed(self.past):
            if at + DELAY <= self.now.at:
                return view, lines
        return {**NOWHERE, "game": self.name}, []

    def check_other_world(self, seat: int | None) -> None:
        """Where everything is dealt anew that a seat does not know, it sees, reads and may do the same."""
        game = self.table.game
        if game.over:
            return
        world = imagined(game, seat, self.dice.below("world", 2**32))
        assert world.view(seat) == game.view(seat), difference(world.view(seat), game.view(seat))
        assert expected_lines(world, seat) == expected_lines(game, seat) == self.lines[seat]
        if seat in game.asked and not is_held(game):
            assert seat is not None and world.explain(seat) == game.explain(seat)

    # When something fails

    def save(self, folder: Path) -> Path:
        """All that is needed to see it again."""
        file = folder / f"evening-{self.number}.json"
        record = self.table.game.record if hasattr(self, "table") else None
        file.write_text(json.dumps({"number": self.number, "record": record}))
        return file
