"""People and bots at one screen: whose turn it is, what they answer, where it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shlex import quote

import throneworld as tw
from throneworld.cli import commands, questions
from throneworld.cli.answers import Entry, understood
from throneworld.cli.files import save_of, write_failure, write_json
from throneworld.cli.parameters import ME
from throneworld.cli.problems import Problem, debugging
from throneworld.cli.screen import Screen
from throneworld.cli.story import show_board, show_events
from throneworld.kernel.asks import Ask, Noun, Option
from throneworld.kernel.beside import spoken_to
from throneworld.kernel.dice import derive
from throneworld.kernel.steps import PASS
from throneworld.kernel.views import factions_in
from throneworld.words import Words

NOBODY = -1
RECENT = 25
"""Entries of the log that a resumed game begins with."""


class Sitting:
    def __init__(
        self, game: tw.Game, who: Sequence[str], words: Words, screen: Screen, file: Path | None = None
    ) -> None:
        self.game = game
        self.who = tuple(who)
        self.words = words
        self.screen = screen
        self.file = file
        """Where the game is saved whenever a person has chosen or is asked."""
        self.files: set[Path] = {file} if file else set()
        """What this sitting has written, and may write again."""
        self.last_save: tuple[Path, int] | None = None
        self.people = [seat for seat, one in enumerate(who) if one == ME]
        self.bots = {
            seat: tw.bot(name, derive(game.seed, f"bot/{seat}/{len(game.choices)}"))
            for seat, name in enumerate(who)
            if name != ME
        }
        self.seated = self.people[0] if len(self.people) == 1 else NOBODY
        """Whose secrets may be on the screen."""
        recent = max(0, len(game.log) - RECENT) if game.choices else 0
        self.read = dict.fromkeys(range(NOBODY, game.seats), recent)
        """How much of the log each has read, also those who only watch."""
        self.drawn: tuple[Noun, ...] | None = None
        """The chapter of the game for which the board was last shown."""
        self.held: list[str] = []
        """What the screen last told of the hand of whoever sits there."""
        self.skipping: set[int] = set()
        """Who plays nothing more until he is asked something else."""
        self.leaving = False
        self.learn_names()

    def learn_names(self) -> None:
        self.words = self.words.seated(factions_in(self.game.view(None)))

    def run(self) -> None:
        """Until the game is over or the person at the screen has left."""
        while not self.game.over and not self.leaving:
            seat = min(spoken_to(self.game) or self.game.asked, key=self._rank)
            if seat in self.bots:
                self._choose(seat)
            else:
                self._put(self.ask(seat))
        if self.game.over:
            self._end()

    def ask(self, seat: int) -> Ask:
        """What is said to a seat beside the open question, else that."""
        return tw.Seat(self.game, seat).ask

    def _rank(self, seat: int) -> int:
        """Bots answer first, then whoever sits at the screen, then the others."""
        return 0 if seat in self.bots else 1 if seat == self.seated else 2

    def _choose(self, seat: int, option: Option | None = None) -> None:
        """What a person has answered, or what the bot on the seat decides."""
        try:
            self.game.choose(seat, option or self.bots[seat].decide(tw.Seat(self.game, seat)))
        except Exception as bug:
            if debugging():
                raise
            path = write_failure(self.words, self.game.record)
            raise Problem(self.words.say("error-game-broke", what=repr(bug), file=str(path))) from bug

    def introduce(self) -> None:
        """Who sits at the table."""
        names = [
            f"{self.words.player(seat)} ({self.words.say('who-me') if one == ME else one})"
            for seat, one in enumerate(self.who)
        ]
        self.screen.show(self.words.say("play-table", players=self.words.listed(names)))

    # One question

    def _put(self, ask: Ask) -> None:
        if ask.seat in self.skipping and commands.may_skip(ask):
            self._choose(ask.seat, PASS)
            return
        self.skipping.discard(ask.seat)
        self.learn_names()
        self.autosave()
        if ask.seat != self.seated:
            self._change_places(ask.seat)
        self.show_news()
        questions.show(self, ask)
        while (answer := self._answer(ask)) is None:
            if self.leaving or not self._is_put(ask):  # an undo has brought back another question
                return
        self._choose(ask.seat, answer)
        self.autosave()

    def _is_put(self, ask: Ask) -> bool:
        return ask in (self.game.ask_of(ask.seat), self.game.ask_beside(ask.seat))

    def skip(self, ask: Ask) -> None:
        """Pass now, and whenever else one could only play something."""
        self.skipping.add(ask.seat)
        self._choose(ask.seat, PASS)

    def _change_places(self, seat: int) -> None:
        """No secret stays on the screen for the next person."""
        if len(self.people) > 1:
            self.screen.clear()
            self.screen.ask(self.words.say("play-sit-down", player=self.words.player(seat)) + " ")
            self.screen.clear()
        self.seated = seat
        self.drawn = None
        self.held = []

    def _answer(self, ask: Ask) -> Option | None:
        """What the next line says; None when it was a command or was not understood."""
        entries = questions.listed(self, ask)
        text = self.screen.ask(f"{self.words.player(ask.seat)}> ")
        if not text:  # a question that has scrolled away is shown again
            questions.show(self, ask, again=True)
            return None
        if commands.obeyed(self, ask, text):
            return None
        meant = understood(text, entries)
        if isinstance(meant, Entry):
            entries = [meant]
            meant = understood(self.screen.ask(questions.how_many(self.words, meant) + " "), entries)
        if meant is None or isinstance(meant, Entry):
            self.screen.show(questions.what_to_type(self.words, entries))
            return None
        return meant

    def show_news(self) -> None:
        """The log since this person last looked, with passing looks: those are shown once."""
        since, reader = self.read[self.seated], None if self.seated == NOBODY else self.seated
        self.read[self.seated] = len(self.game.log)
        news = [event for event in self.game.log[since:] if event.heard_by(reader)]
        show_events(self.screen, self.words, self.game, news)

    def _end(self) -> None:
        self.learn_names()
        self.autosave()
        self.show_news()
        show_board(self.screen, self.words, self.game.view(None), self.who)
        self.screen.rule(self.words.say("play-over"))
        last = self.game.log[-1]
        self.screen.show(self.words.event(last, self.game.definition.events[last.kind]), style="bold")
        if self.file:
            self.screen.show(self.words.say("play-replay"), style="dim")
            self.screen.command(f"throneworld replay {quote(str(self.file))}")

    # Saves

    def save(self, path: Path) -> None:
        write_json(self.words, path, save_of(self.game, self.who))
        self.files.add(path)
        self.last_save = (path, len(self.game.choices))

    def autosave(self) -> None:
        """A full disk is no reason to lose the game that is being played."""
        if self.file and self.last_save != (self.file, len(self.game.choices)):
            try:
                self.save(self.file)
            except Problem as problem:
                self.screen.show(str(problem), style="bold")

    def undone(self) -> None:
        """The log is now shorter than some have read."""
        self.read = {seat: min(read, len(self.game.log)) for seat, read in self.read.items()}
        self.learn_names()
