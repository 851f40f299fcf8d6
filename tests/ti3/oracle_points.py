"""A second account of Victory Points: from markers on cards, what is held, and the laws in force.

It takes from the log what happened, never how many points the engine made of it, and from the position who
holds what. Floors and the home penalty are worked out anew (SA-3.27, 6.2.5 to 6.2.8, 12.5, rulings 77, 138).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from throneworld.kernel.events import Event
from throneworld.ti3.tables import (
    ASCENDANCY_HOME_PENALTY,
    ASCENDANCY_SECRET_POINTS,
    HOME_PENALTY,
    OBJECTIVE,
    PLANET,
    RACE,
    SECRET,
    SPECIAL_OBJECTIVES,
    VICTORY,
)

HELD = {"emperor": 2, "the_crown_of_emphidia": 1, "build_monument": 1}
"""Laws that are worth points for as long as they are held (ruling 138)."""
GIVEN = {
    "shard_of_the_throne": 1,
    "incentive_program": 1,
    "glory_of_the_empire": 1,
    "imperial_mandate": 1,
    "mutiny": 1,
    "seed_of_an_empire": 1,
    "moment_of_triumph": 1,
    "wormhole_research": 1,
}
"""Points for good."""
ONCE_A_LAW = ("shard_of_the_throne", "incentive_program")
"""Nobody gains twice from one of these (ruling 138)."""
UNBOUND = ("mutiny", "moment_of_triumph", "wormhole_research")
"""Who gains by them depends on votes, battles and the board."""
BY_HOMES = "reign_of_absolute_power"
"""Held as well, and worth as many points as enemy homes are held."""
SURRENDER_COSTS = 2
"""What whoever surrenders loses (SA-8.10)."""
PLANETS_FOR = {"sovereign": 8, "imperial": 12}
VOICE = "voice_of_the_council"
EXEMPT = "saar"


class Position(Protocol):
    """What of a position is looked at: plain fields, as anybody at the table sees them."""

    factions: list[str]
    control: dict[str, int]
    artifacts: dict[str, str]
    artifact_holders: dict[str, int]
    voice: int
    laws: dict[str, str | int]
    scored: list[tuple[str, ...]]
    specials: list[tuple[str, ...]]
    points: list[int]
    eliminated: tuple[int, ...]


# What a position is worth


def qualifies(at: Position, seat: int, special: str) -> bool:
    """Who has an artifact in space holds it by a token; else it belongs to whoever controls its planet."""
    if special == VOICE:
        return at.voice == seat
    if special in PLANETS_FOR:
        home = RACE[at.factions[seat]].home_planets
        own = [each for each, owner in at.control.items() if owner == seat and each not in home]
        return sum(not PLANET[each].trade_station for each in own) >= PLANETS_FOR[special]
    place = at.artifacts.get(special)
    return place is not None and at.artifact_holders.get(special, at.control.get(place)) == seat


def of_laws(at: Position, seat: int) -> set[str]:
    """The laws whose points a player has now."""
    about = {law: at.laws[law] for law in HELD if law in at.laws}
    return {law for law, whom in about.items() if seat == at.control.get(str(whom), whom)}


def home_is_lost(at: Position, seat: int) -> bool:
    race = at.factions[seat]
    return race != EXEMPT and any(at.control.get(each) != seat for each in RACE[race].home_planets)


# The account


@dataclass
class Account:
    """Points of everybody, event by event; `goal` is what some objectives are worth."""

    goal: int
    points: list[int]
    claimed: list[list[str]]
    """Markers on cards, in the order in which they were laid ..."""
    worth: list[dict[str, int]]
    """... and what each card was worth then."""
    specials: list[set[str]]
    held: list[set[str]]
    ascends: bool = False
    """Whether public objectives bear no markers and are claimed once a round (SA-16.7)."""
    this_round: set[tuple[int, str]] = field(default_factory=set)
    preliminary: str = ""
    taken: dict[int, int] = field(default_factory=dict)
    """By seat: what a home that is lost has cost."""
    gifts: list[list[str]] = field(default_factory=list)
    spared: list[int] = field(default_factory=list)
    """What floors have saved."""
    laws: dict[str, object] = field(default_factory=dict)
    revealed: set[str] = field(default_factory=set)
    out: set[int] = field(default_factory=set)
    claiming: tuple[int, str] | None = None
    again: bool = False
    """Whether he has claimed it before."""
    homes: dict[int, int] = field(default_factory=dict)
    """By seat: what homes of others have given."""
    lost_special: tuple[int, str] | None = None
    replaced: list[str] = field(default_factory=list)
    """Objectives that are about to be voted away."""
    due: set[tuple[int, str]] = field(default_factory=set)
    """Who is to gain points of an agenda, and which."""

    def read(self, events: Iterable[Event]) -> None:
        """All that was told of one choice."""
        told = list(events)
        self.replaced = [str(each.args[0]) for each in told if each.kind == "objective_replaced"]
        for event in told:
            if event.kind in READ:
                READ[event.kind](self, event.args)
        assert self.claiming is None and self.lost_special is None
        assert not self.due, self.due

    # What happened

    def law_placed(self, args: Sequence[object]) -> None:
        self.laws[str(args[0])] = args[1]

    def law_discarded(self, args: Sequence[object]) -> None:
        self.laws.pop(str(args[0]), None)

    def objective_revealed(self, args: Sequence[object]) -> None:
        self.revealed.add(str(args[0]))

    def objective_laid_out(self, args: Sequence[object]) -> None:
        """The last of them is the preliminary one."""
        self.revealed.add(str(args[0]))
        self.preliminary = str(args[0])

    def round_begins(self, args: Sequence[object]) -> None:
        self.this_round = set()

    def is_secret(self, objective: str) -> bool:
        """What lies open for all is none any more (ruling 206)."""
        return OBJECTIVE[objective].deck == SECRET and objective not in self.revealed

    def objective_claimed(self, args: Sequence[object]) -> None:
        seat, objective = int(str(args[0])), str(args[1])
        assert self.claiming is None
        self.again = objective in self.claimed[seat]
        assert not self.again or "necessary_bureaucracy" in self.laws
        marked = not self.ascends or objective == self.preliminary or self.is_secret(objective)
        assert not self.ascends or (not self.again and (seat, objective) not in self.this_round)
        self.this_round.add((seat, objective))
        self.claimed[seat] += [objective] if marked and not self.again else []
        self.claiming = seat, objective

    def markers_removed(self, args: Sequence[object]) -> None:
        """The points stay."""
        for row in self.claimed:
            if args[0] in row:
                row.remove(str(args[0]))

    def objective_replaced(self, args: Sequence[object]) -> None:
        self.markers_removed(args)
        self.replaced.remove(str(args[0]))

    def eliminated(self, args: Sequence[object]) -> None:
        self.out.add(int(str(args[0])))

    def agenda_resolved(self, args: Sequence[object]) -> None:
        """Who gains by it, before anything of it has happened."""
        agenda, outcome = str(args[0]), args[2]
        if (agenda, outcome) in GAINERS:
            self.due = {(seat, agenda) for seat in GAINERS[agenda, outcome](self, self.playing())}
        elif agenda in ONCE_A_LAW and self.laws.get(agenda) != outcome:
            elected = [seat for seat in self.playing() if outcome in (seat, *self.claimed[seat])]
            self.due = {(seat, agenda) for seat in elected if agenda not in self.gifts[seat]}

    def playing(self) -> list[int]:
        return [seat for seat in range(len(self.points)) if seat not in self.out]

    def special_gained(self, args: Sequence[object]) -> None:
        seat, special = int(str(args[0])), str(args[1])
        assert self.claiming is None and (special not in self.specials[seat] or self.ascends)
        assert (seat, special) not in self.this_round or not self.ascends, "once in a Status Phase"
        self.this_round.add((seat, special))
        self.specials[seat].add(special)
        self.claiming = seat, special

    def special_lost(self, args: Sequence[object]) -> None:
        seat, special = int(str(args[0])), str(args[1])
        self.specials[seat].remove(special)
        self.lost_special = None if self.ascends else (seat, special)

    # Points

    def gained(self, args: Sequence[object]) -> None:
        seat, amount, why = int(str(args[0])), int(str(args[1])), str(args[2])
        if why == BY_HOMES:
            self.homes[seat] = amount
        else:
            assert amount in self._gain(seat, why), (seat, amount, why)
        self.points[seat] += amount

    def _gain(self, seat: int, why: str) -> tuple[int, ...]:
        if why in OBJECTIVE:
            return self._claim(seat, why)
        if why == "home_regained":
            return (self.taken.pop(seat),)
        if why in HELD:
            assert why not in self.held[seat]
            self.held[seat].add(why)
            return (HELD[why],)
        assert why not in ONCE_A_LAW or why not in self.gifts[seat], (seat, why)
        assert why in UNBOUND or (seat, why) in self.due, (seat, why)
        self.due.discard((seat, why))
        self.gifts[seat].append(why)
        return (GIVEN[why],)

    def _claim(self, seat: int, objective: str) -> tuple[int, ...]:
        assert self.claiming == (seat, objective)
        self.claiming = None
        if objective in SPECIAL_OBJECTIVES:
            return (1,)
        row = OBJECTIVE[objective]
        four = self.ascends and self.is_secret(objective)
        printed = ASCENDANCY_SECRET_POINTS if four else self.goal if row.points == VICTORY else row.points
        more = self._bonus(objective)
        fit = (printed + more, printed // 2 + more) if row.points_against_saar else (printed + more,)
        self.worth[seat][objective] = fit[0] + (self.worth[seat][objective] if self.again else 0)
        return fit

    def _bonus(self, objective: str) -> int:
        """Glory of the Empire is no law about what lies open for all (ruling 206)."""
        glory = self.is_secret(objective) and "glory_of_the_empire" in self.laws
        return int(glory) + int(self.laws.get("incentive_program") == objective)

    def lost(self, args: Sequence[object]) -> None:
        seat, amount, why = int(str(args[0])), int(str(args[1])), str(args[2])
        assert amount == self._lose(seat, self._loss(seat, why)), (seat, amount, why)
        if why == "home_lost":
            self.taken[seat] = amount

    def _lose(self, seat: int, due: int) -> int:
        """As far as nobody falls below nothing, nor below the number of special objectives (SA-6.2.7)."""
        lost = max(0, min(due, self.points[seat] - len(self.specials[seat])))
        self.points[seat] -= lost
        return lost

    def _loss(self, seat: int, why: str) -> int:
        if why in SPECIAL_OBJECTIVES:
            assert self.lost_special == (seat, why)
            self.lost_special = None
            return 1
        if why == "home_lost":
            assert seat not in self.taken
            return self._penalty()
        if why == "surrender":
            return SURRENDER_COSTS
        if why == BY_HOMES:
            return self.homes.pop(seat)
        if why in HELD:
            self.held[seat].remove(why)
            return HELD[why]
        if why == "taken_back":  # the round has not happened in which it was gained (ruling 188)
            self.gifts[seat].remove("moment_of_triumph")
            return GIVEN["moment_of_triumph"]
        assert why in ("mutiny", "shifting_values"), why
        return 1 if why == "mutiny" else self._replaced(seat)

    def _penalty(self) -> int:
        return ASCENDANCY_HOME_PENALTY if self.ascends else HOME_PENALTY

    def _replaced(self, seat: int) -> int:
        """What the objective gave that is being voted away."""
        return self.worth[seat][self.replaced[0]]

    # Compared with a position

    def compare(self, at: Position, settled: bool) -> None:
        for seat in [each for each in range(len(at.points)) if each not in at.eliminated]:
            assert set(at.specials[seat]) == self.specials[seat], seat
            assert list(at.scored[seat]) == self.claimed[seat], seat
            if settled:
                self._mind(at, seat)
            assert at.points[seat] == self.points[seat], (seat, at.points, self.points)

    def _mind(self, at: Position, seat: int) -> None:
        """What is held is held rightly; what was lost at the floor was lost without a word."""
        assert all(qualifies(at, seat, each) for each in self.specials[seat]), (seat, self.specials[seat])
        due = of_laws(at, seat)
        assert due <= self.held[seat], (seat, due, self.held[seat])
        for law in self.held[seat] - due:
            assert self._lose(seat, HELD[law]) == 0, (seat, law)
        self.held[seat] = due
        lost = home_is_lost(at, seat)
        if lost and seat not in self.taken:
            self.taken[seat] = self._lose(seat, self._penalty())
            assert self.taken[seat] == 0, (seat, "has lost his home")
        elif not lost and seat in self.taken:
            assert self.taken.pop(seat) == 0, (seat, "has his home again")

    def compare_specials(self, at: Position) -> None:
        """In step 1 of the Status Phase everybody has exactly those that he fulfils (SA-3.27.3)."""
        for seat in [each for each in range(len(at.points)) if each not in at.eliminated]:
            due = {each for each in SPECIAL_OBJECTIVES if qualifies(at, seat, each)}
            assert due == self.specials[seat], (seat, due, self.specials[seat])


def account(seats: int, goal: int, ascends: bool = False) -> Account:
    return Account(
        goal=2 * goal if ascends else goal,
        ascends=ascends,
        points=[0] * seats,
        claimed=[[] for _ in range(seats)],
        worth=[{} for _ in range(seats)],
        specials=[set() for _ in range(seats)],
        held=[set() for _ in range(seats)],
        gifts=[[] for _ in range(seats)],
    )


def most(self: Account, seats: Sequence[int]) -> list[int]:
    return [seat for seat in seats if self.points[seat] == max(self.points[each] for each in seats)]


def fewest(self: Account, seats: Sequence[int]) -> list[int]:
    return [seat for seat in seats if self.points[seat] == min(self.points[each] for each in seats)]


def with_secret(self: Account, seats: Sequence[int]) -> list[int]:
    own = {each for each, row in OBJECTIVE.items() if row.deck == SECRET} - self.revealed
    return [seat for seat in seats if own & set(self.claimed[seat])]


GAINERS: dict[tuple[str, object], Callable[[Account, Sequence[int]], Sequence[int]]] = {
    ("imperial_mandate", "for"): lambda self, seats: seats,
    ("seed_of_an_empire", "for"): most,
    ("seed_of_an_empire", "against"): fewest,
    ("glory_of_the_empire", "against"): with_secret,
}
READ: dict[str, Callable[[Account, Sequence[object]], None]] = {
    "law_placed": Account.law_placed,
    "law_discarded": Account.law_discarded,
    "objective_revealed": Account.objective_revealed,
    "objective_laid_out": Account.objective_laid_out,
    "round_begins": Account.round_begins,
    "objective_claimed": Account.objective_claimed,
    "markers_removed": Account.markers_removed,
    "objective_replaced": Account.objective_replaced,
    "player_eliminated": Account.eliminated,
    "agenda_resolved": Account.agenda_resolved,
    "special_objective_gained": Account.special_gained,
    "special_objective_lost": Account.special_lost,
    "points_gained": Account.gained,
    "points_lost": Account.lost,
}
