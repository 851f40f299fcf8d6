"""A second count of a council: from planets to votes, from slips to lines, from lines to outcomes.

Slips are what players have written; of the log only what is public is taken: lines that were opened, cards
that changed them, agendas as they were resolved, ties as they were broken (SA-9.5, rulings 72, 119, 136,
159, 170).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from throneworld.imperium.state import Mark
from throneworld.kernel.events import Event
from throneworld.ti3.tables import AGENDA, LAW, LEAST_VOTES, PLANET, RACE, TWO_PLAYER_VOICE_VOTES, VOICE_VOTES

VOICE = "voice_of_the_council"
USURPER_VOTES = 12
EXTRA = 3
"""What Xenopsychology, Rescind and Lazax Survivors are worth."""
Subject = tuple[object, ...]


class Line(NamedTuple):
    seat: int
    agenda: str
    subject: Subject
    votes: int


class Position(Protocol):
    """What of a position is looked at: plain fields."""

    factions: list[str]
    control: dict[str, int]
    exhausted: tuple[str, ...]
    facilities: dict[str, tuple[str, ...]]
    counters: dict[str, tuple[str, ...]]
    technologies: list[tuple[str, ...]]
    voice: int
    speaker: int
    laws: dict[str, str | int]
    objectives: tuple[str, ...]
    objectives_2: tuple[str, ...]
    eliminated: tuple[int, ...]
    units: list[dict[str, tuple[int, ...]]]
    marks: tuple[Mark, ...]


# How many votes a player has


def votes_of(at: Position, seat: int, more: int = 0) -> int:
    """Of planets at least one; then bonuses; then Krotoan's half, rounded up (rulings 72, 159). Who has
    surrendered has none (ruling 182); two players have fewer as Voice, and may buy some (SA-18.6)."""
    if marked(at, "surrendered", seat):
        return 0
    own = [each for each, owner in at.control.items() if owner == seat]
    votes = max(LEAST_VOTES, sum(votes_of_planet(at, seat, each) for each in own)) + more
    two = len(at.factions) == 2
    votes += (TWO_PLAYER_VOICE_VOTES if two else VOICE_VOTES) if at.voice == seat else 0
    votes += sum(int(each.subject) for each in at.marks if (each.kind, each.seat) == ("bought_votes", seat))
    votes += EXTRA if knows(at, seat, "xenopsychology") else 0
    votes += EXTRA if any(at.control.get(place) == seat for place in survivors(at)) else 0
    votes += EXTRA if marked(at, "rescinding", seat) else 0
    return (votes + 1) // 2 if at.factions[seat] == "krotoan" else votes


def knows(at: Position, seat: int, technology: str) -> bool:
    """His own, or one that he has the use of."""
    return technology in at.technologies[seat] or marked(at, "borrowed", seat, technology)


def survivors(at: Position) -> list[str]:
    return [place for place, counters in at.counters.items() if "lazax_survivors" in counters]


def votes_of_planet(at: Position, seat: int, planet: str) -> int:
    race, row, built = at.factions[seat], PLANET[planet], at.facilities.get(planet, ())
    if planet == "mecatol_rex" and marked(at, "in_play", seat, "usurper"):
        return USURPER_VOTES
    more = 2 if race == "lizix" and planet == "mecatol_rex" else 0
    worth = row.resources + built.count("refinery"), row.influence + built.count("colony") + more
    if at.laws.get("massive_dig") == planet:
        worth = worth[0], 0
    resources, influence = worth[::-1] if marked(at, "reversed", None, planet) else worth
    if planet in at.exhausted:
        return influence if race == "winnu" and planet in RACE[race].home_planets else 0
    return max(resources, influence) if race == "xxcha" else influence


def marked(at: Position, kind: str, seat: int | None, subject: object = None) -> bool:
    return any(
        each.kind == kind and seat in (None, each.seat) and subject in (None, each.subject)
        for each in at.marks
    )


# What may be voted for still


def is_legal(at: Position, agenda: str, subject: Subject) -> bool:
    """Whether the subject of a line is there at all (ruling 170)."""
    kind = "player" if agenda == VOICE else AGENDA[agenda].elect
    if kind in ("player", "pair_of_players"):
        return not set(subject) & set(at.eliminated)
    if kind == "law":
        return subject[0] in at.laws
    if kind == "public_objective":
        return subject[0] in (*at.objectives, *at.objectives_2)
    if kind in ("fleet", "dreadnought"):
        return any(at.units[int(str(subject[0]))].get(str(subject[1]), ()))
    return True


@dataclass
class Council:
    """One vote after the other, event by event."""

    counted: dict[int, int] = field(default_factory=dict)
    slips: dict[int, list[Line]] = field(default_factory=dict)
    writing: dict[int, tuple[str, Subject]] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    shown: list[Line] = field(default_factory=list)
    """All lines as they were opened in this choice."""
    opened: bool = False
    revealed: bool = False
    """Whether the slips of this vote lie open."""
    sides: dict[int, Subject] = field(default_factory=dict)
    """What players have said aloud that their votes are for, who had abstained."""
    pledged: list[Line] = field(default_factory=list)
    speaker: int = -1
    laws: dict[str, object] = field(default_factory=dict)
    ties: list[tuple[int, Subject]] = field(default_factory=list)
    decreed: list[tuple[str, Subject]] = field(default_factory=list)
    """What one player alone has brought into force."""
    outcomes: int = 0
    resolved: list[tuple[str, Subject]] = field(default_factory=list)
    """What came of it in this choice, until the laws are looked at."""

    # What players write

    def write(self, seat: int, option: Sequence[object], prompt: str) -> None:
        if prompt == "decree_outcome":
            agenda, _ = self.decreed.pop()
            self.decreed.append((agenda, tuple(option[1:])))
        if prompt == "name_side":
            self.sides[seat] = tuple(option[1:])
        if prompt == "voting_slip":
            self._write(seat, option)

    def _write(self, seat: int, option: Sequence[object]) -> None:
        if option[0] == "vote":
            self.writing[seat] = str(option[1]), tuple(option[2:])
        elif option[0] == "votes":
            agenda, subject = self.writing.pop(seat)
            slip = self.slips.setdefault(seat, [])
            slip.append(Line(seat, agenda, subject, int(str(option[1]))))
            assert sum(line.votes for line in slip) <= self.counted[seat], (seat, slip)
            assert len({line.agenda for line in slip}) == len(slip)

    # What is told

    def read(self, events: Iterable[Event], before: Position, after: Position) -> None:
        """All that was told of one choice, between these two positions."""
        for event in events:
            if event.kind == "agenda_resolved":
                self.agenda_resolved(event.args, before, after)
            elif event.kind == "agenda_without_votes":
                self.without_votes(str(event.args[0]), before, after)
            elif event.kind in READ:
                READ[event.kind](self, event.args)
        if self.opened:
            self._compare_slips()
        self._mind_laws()

    def votes_counted(self, args: Sequence[object]) -> None:
        if self.opened:
            self._compare_slips()
        if int(str(args[0])) in self.counted:
            self.counted, self.lines, self.revealed = {}, [], False
        self.counted[int(str(args[0]))] = int(str(args[1]))

    def line_opened(self, args: Sequence[object]) -> None:
        seat, agenda, votes, _, *subject = args
        self.lines.append(Line(int(str(seat)), str(agenda), named(subject), int(str(votes))))
        if self.revealed:
            assert self.lines[-1].subject == self.sides.pop(self.lines[-1].seat)
            return
        self.shown.append(self.lines[-1])
        self.opened = True

    def votes_pledged(self, args: Sequence[object]) -> None:
        """All others write their slips again."""
        seat, agenda, votes = int(str(args[0])), str(args[1]), int(str(args[2]))
        self.slips = {seat: self.slips.get(seat, [])}
        self.pledged.append(Line(seat, agenda, self.sides.pop(seat, ()), votes))

    def player_surrenders(self, args: Sequence[object]) -> None:
        """A slip that is still sealed falls away (SA-8.10.10)."""
        self.slips.pop(int(str(args[0])), None)

    def _compare_slips(self) -> None:
        """Once, before cards change anything."""
        written = [line for slip in self.slips.values() for line in slip]
        for more in self.pledged:
            on = [line for line in written if line[:2] == more[:2]]
            written = [line for line in written if line not in on]
            written += [line._replace(votes=line.votes + more.votes) for line in on]
            written += [more] if more.subject and not on else []
        assert sorted(map(repr, written)) == sorted(map(repr, self.shown)), (written, self.shown)
        self.slips, self.opened, self.shown, self.pledged, self.revealed = {}, False, [], [], True

    def votes_changed(self, args: Sequence[object]) -> None:
        """Nothing falls below none (ruling 119)."""
        seat, agenda, change = int(str(args[0])), str(args[1]), int(str(args[2]))
        self.lines = [
            line._replace(votes=max(0, line.votes + change)) if line[:2] == (seat, agenda) else line
            for line in self.lines
        ]

    def speaker_taken(self, args: Sequence[object]) -> None:
        self.speaker = int(str(args[0]))

    def agenda_decreed(self, args: Sequence[object]) -> None:
        self.decreed.append((str(args[1]), ()))

    def tie_broken(self, args: Sequence[object]) -> None:
        self.ties.append((int(str(args[0])), named(args[2:])))

    def law_placed(self, args: Sequence[object]) -> None:
        self.laws[str(args[0])] = args[1]

    def law_discarded(self, args: Sequence[object]) -> None:
        self.laws.pop(str(args[0]), None)
        self.resolved = [each for each in self.resolved if each[0] != args[0]]

    # Outcomes

    def leading(self, agenda: str, at: Position) -> list[Subject]:
        """The subjects with the most votes, at least one."""
        tally: dict[Subject, int] = {}
        for line in self.lines:
            if line.agenda == agenda and line.votes and is_legal(at, agenda, line.subject):
                tally[line.subject] = tally.get(line.subject, 0) + line.votes
        return [subject for subject, votes in tally.items() if votes == max(tally.values())]

    def without_votes(self, agenda: str, before: Position, after: Position) -> None:
        assert [] in (self.leading(agenda, before), self.leading(agenda, after)), (agenda, self.lines)
        self._done(agenda)

    def agenda_resolved(self, args: Sequence[object], before: Position, after: Position) -> None:
        """The most votes win, the Speaker breaks ties; whoever decrees something needs neither."""
        agenda, outcome = str(args[0]), named(args[2:])
        self.outcomes += 1
        if self.decreed and self.decreed[-1][0] == agenda:
            assert self.decreed.pop()[1] in ((), outcome)
        else:
            found = [self.leading(agenda, before), self.leading(agenda, after)]
            assert any(self._fits(best, outcome) for best in found), (agenda, outcome, found, self.ties)
        self._done(agenda)
        self.resolved.append((agenda, outcome))

    def _fits(self, best: list[Subject], outcome: Subject) -> bool:
        if len(best) == 1:
            return best == [outcome] and not self.ties
        return outcome in best and self.ties == [(self.speaker, outcome)]

    def _done(self, agenda: str) -> None:
        self.ties = []
        self.lines = [line for line in self.lines if line.agenda != agenda]

    def _mind_laws(self) -> None:
        """Laws stay in play unless the votes against them win (SA-9.2.3)."""
        for agenda, outcome in self.resolved:
            if agenda in AGENDA and AGENDA[agenda].kind == LAW:
                stays = bool(AGENDA[agenda].elect) or outcome == ("for",)
                assert (agenda in self.laws) == stays, (agenda, outcome, self.laws)
        self.resolved = []


def named(nouns: Sequence[object]) -> Subject:
    """One or two nouns."""
    return tuple(each for each in nouns if each != "")


READ: dict[str, Callable[[Council, Sequence[object]], None]] = {
    "votes_counted": Council.votes_counted,
    "line_opened": Council.line_opened,
    "votes_pledged": Council.votes_pledged,
    "player_surrenders": Council.player_surrenders,
    "votes_changed": Council.votes_changed,
    "speaker_token_taken": Council.speaker_taken,
    "agenda_decreed": Council.agenda_decreed,
    "tie_broken": Council.tie_broken,
    "law_placed": Council.law_placed,
    "law_discarded": Council.law_discarded,
}
