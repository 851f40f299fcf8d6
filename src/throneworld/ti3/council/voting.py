"""A vote on one or several agendas: counted, sealed, opened, carried out in order (SA-9.5, ruling 145)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.marks import expire, mark
from throneworld.imperium.order import playing
from throneworld.imperium.verbs.planets import exhaust_planet
from throneworld.kernel.asks import Option
from throneworld.kernel.game import Game
from throneworld.kernel.steps import END, Procedure, Step
from throneworld.ti3.council.dice import after_dice
from throneworld.ti3.council.docket import is_over
from throneworld.ti3.council.laws import next_to_vote_again
from throneworld.ti3.council.resolving import ResolveAgenda
from throneworld.ti3.council.slips import KEEP, Line, Slips, lines_in, planets_in
from throneworld.ti3.council.subjects import told
from throneworld.ti3.council.votes import (
    SLIPS_ARE_OPEN,
    SPENT_ON_VOTES,
    exhausts_for_votes,
    planets_for_votes,
    votes_of,
)
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.surrendered import has_surrendered

Slip = tuple[Option, ...]
VOTES_COST = "votes"
ON_THE_SLIP = ""
"""The subject of votes that go where their player's slip says."""
VOTES_FIXED = "votes_fixed"
"""What ends a mark: the votes of a council are fixed (ruling 119)."""


class Vote(Procedure, frozen=True):
    """All agendas are voted on at once, and carried out one after the other (SA-9.5.1, 9.5.9)."""

    stages: ClassVar[tuple[str, ...]] = (
        "count",
        "seal",
        "sealed",
        "exhaust",
        "open_slips",
        "revealed",
        "carry_out",
    )
    opens: ClassVar[tuple[str, ...]] = ("votes_before_reveal", "votes_revealed_after")

    seat: int = NOBODY
    agendas: tuple[str, ...] = ()
    who: tuple[int, ...] = ()
    slips: tuple[Slip, ...] = ()
    """Sealed, in the order of `who`, until they are opened."""
    lines: tuple[Line, ...] = ()
    turn: int = 0
    pledged: tuple[Line, ...] = ()
    """Votes beyond those of the slips, for the side on a player's slip or, if he abstained, one that he has
    named openly (ruling 171)."""

    def count(self, game: Game) -> Step:
        """Everybody can work it out (SA-9.5.4)."""
        who = playing(of(game))
        for seat in who:
            game.tell("votes_counted", seat, votes_of(of(game), seat))
        return self.to("seal", who=who, slips=((),) * len(who))

    def seal(self, game: Game) -> None:
        game.do(Slips(who=self.who, agendas=self.agendas))

    def sealed(self, game: Game) -> None:
        game.open("votes_before_reveal", self.seat)

    def exhaust(self, game: Game) -> None:
        """The planets that slips name give their votes for it (ruling 171). From here on the slips tell."""
        game.fence()
        for seat, slip in zip(self.who, self.slips, strict=True):
            left = planets_for_votes(of(game), seat)
            if exhausts_for_votes(of(game), seat):
                mark(game, SPENT_ON_VOTES, seat=seat, subject=SLIPS_ARE_OPEN, until=VOTES_FIXED)
            for planet in [each for each in planets_in(slip) if each in left]:
                mark(game, SPENT_ON_VOTES, seat=seat, subject=planet, until=VOTES_FIXED)
                exhaust_planet(game, planet, VOTES_COST)

    def open_slips(self, game: Game) -> Step:
        pairs = zip(self.who, self.slips, strict=True)
        written = [line for seat, slip in pairs for line in still_backed(of(game), seat, slip)]
        lines = with_pledges(written, self.pledged)
        for line in lines:
            game.tell("line_opened", line.seat, line.agenda, line.votes, *told(line.agenda, line.subject))
        return self.to("revealed", slips=(), lines=tuple(lines), pledged=())

    def revealed(self, game: Game) -> None:
        """What changes votes changes them here; then they are fixed on all agendas (ruling 119)."""
        game.open("votes_revealed_after", self.seat)

    def carry_out(self, game: Game) -> Step | None:
        if not self.turn:
            expire(game, VOTES_FIXED)
            return self._carry_out(game, after_dice(game, self.lines, self.agendas))
        return self._carry_out(game, self.lines)

    def _carry_out(self, game: Game, lines: tuple[Line, ...]) -> Step | None:
        if self.turn >= len(self.agendas):
            return None
        agenda = self.agendas[self.turn]
        game.do(ResolveAgenda(agenda=agenda, lines=tuple([x for x in lines if x.agenda == agenda])))
        return self.to("carry_out", turn=self.turn + 1, lines=lines)

    def imagined(self, game: Game, seat: int) -> Step:
        """Others may have written anything that their votes allow."""
        if not any(self.slips):
            return self
        guess = Slips(who=self.who, agendas=self.agendas, since=0, given=((),) * len(self.who))
        known = [slip if one == seat else () for one, slip in zip(self.who, self.slips, strict=True)]
        guess = replace(guess, given=tuple(known))
        for one in self.who:
            guess = guess if one == seat else replace(guess, given=guess._guessed(game, one).given)
        return replace(self, slips=guess.given)


class NewVotes(Procedure, frozen=True):
    """Laws that are voted on anew, one after the other in the order in which that arose, with all votes
    (ruling 145)."""

    stages: ClassVar[tuple[str, ...]] = ("next_vote", "done")
    opens: ClassVar[tuple[str, ...]] = ("agendas_done_after",)
    seat: int = NOBODY

    def next_vote(self, game: Game) -> Step | None:
        law = "" if is_over(of(game)) else next_to_vote_again(game)
        if not law:
            return END
        game.do(Vote(seat=self.seat, agendas=(law,)))
        return None

    def done(self, game: Game) -> Step:
        """What the top card of the deck leaves to be done comes true now; it may call for another vote."""
        game.open("agendas_done_after", self.seat)
        return self.to("next_vote")


def keep_slips(game: Game, who: Sequence[int], given: Sequence[Slip]) -> None:
    """Slips come into the hands of the active player; who seals anew replaces his."""
    vote = game.nearest(Vote)
    assert vote is not None
    fresh = {seat: slip for seat, slip in zip(who, given, strict=True) if slip != (KEEP,)}
    game.amend(
        Vote,
        slips=tuple([fresh.get(seat, slip) for seat, slip in zip(vote.who, vote.slips, strict=True)]),
    )


def seal_anew(game: Game, *seats: int) -> None:
    """These players write their slips again, before any is opened (ruling 171)."""
    vote = game.nearest(Vote)
    assert vote is not None
    game.do(Slips(who=seats, agendas=vote.agendas, again=True))


def still_backed(state: Ti3State, seat: int, slip: Slip) -> list[Line]:
    """What a slip says, without the votes that have gone since: of planets that were exhausted for something
    else, and all of whoever has surrendered (SA-8.10.10)."""
    lines = lines_in(seat, slip)
    if has_surrendered(state, seat):
        return []
    if not exhausts_for_votes(state, seat):
        return lines
    found, left = [], votes_of(state, seat)
    for line in lines:
        found.append(Line(seat, line.agenda, line.subject, min(line.votes, left)))
        left -= found[-1].votes
    return found


def slip_line(game: Game, seat: int, agenda: str) -> Line | None:
    """What a player has put on an agenda, on his slip or in the open."""
    vote = game.nearest(Vote)
    assert vote is not None
    sealed = lines_in(seat, vote.slips[vote.who.index(seat)]) if vote.slips else []
    return next((line for line in (*sealed, *vote.lines) if (line.seat, line.agenda) == (seat, agenda)), None)


def pledge(game: Game, line: Line) -> None:
    """Votes that come on top when the slips are opened; without a subject where the slip has one."""
    vote = game.nearest(Vote)
    assert vote is not None
    game.amend(Vote, pledged=(*vote.pledged, line))
    game.tell("votes_pledged", line.seat, line.agenda, line.votes)


def with_pledges(lines: list[Line], pledged: Sequence[Line]) -> list[Line]:
    """Who writes his slip again and abstains then has no use of what he had pledged."""
    for more in pledged:
        at = next((n for n, x in enumerate(lines) if (x.seat, x.agenda) == (more.seat, more.agenda)), -1)
        if at >= 0:
            line = lines[at]
            lines[at] = Line(line.seat, line.agenda, line.subject, line.votes + more.votes)
        elif more.subject != ON_THE_SLIP:
            lines.append(more)
    return lines


def write_openly(game: Game, line: Line) -> None:
    """Who had abstained names a side when the slips lie open."""
    vote = game.nearest(Vote)
    assert vote is not None
    game.amend(Vote, lines=(*vote.lines, line))
    game.tell("line_opened", line.seat, line.agenda, line.votes, *told(line.agenda, line.subject))


def change_votes(game: Game, seat: int, agenda: str, votes: int) -> None:
    """After the slips are open: so many more or fewer on the line of a player, never below none."""
    vote = game.nearest(Vote)
    assert vote is not None
    game.tell("votes_changed", seat, agenda, votes)
    game.amend(Vote, lines=tuple([_changed(line, seat, agenda, votes) for line in vote.lines]))


def _changed(line: Line, seat: int, agenda: str, votes: int) -> Line:
    if (line.seat, line.agenda) != (seat, agenda):
        return line
    return Line(seat, agenda, line.subject, max(0, line.votes + votes))


EVENTS: dict[str, tuple[str, ...]] = {
    "votes_counted": ("seat", "count"),
    "line_opened": ("seat", "agenda", "count", "kind", "outcome", "other"),
    "votes_changed": ("seat", "agenda", "count"),
    "votes_pledged": ("seat", "agenda", "count"),
}
