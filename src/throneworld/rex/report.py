"""How a game of Rex went: strongholds, influence and units from round to round, battles and luck, alliances.

A chance in battle is reckoned from what everybody could see when it began: of all dials that the units there
allow and all leaders that could be sent, on both sides alike, the share with which a side wins. Cards and
traitors are nobody's knowledge and stay out of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from throneworld.kernel.asks import Noun
from throneworld.kernel.events import Event
from throneworld.kernel.game import Game
from throneworld.kernel.reports import (
    Bond,
    Contest,
    Contestant,
    Figure,
    Moment,
    Report,
    Total,
    Turn,
    read_through,
)
from throneworld.rex.alliances import alliance
from throneworld.rex.board import OFF_BOARD, strongholds
from throneworld.rex.phases.sides import available_leaders, highest_dial
from throneworld.rex.state import RexState, of
from throneworld.rex.tables import STRENGTH, STRONGHOLDS
from throneworld.rex.verbs.units import size

CHAPTERS = ("round_begins", "phase_begins", "battle_begins", "game_over")

FIGURES = ("strongholds", "influence", "units")
TOTALS = (
    "battles_fought",
    "battles_won",
    "traitors_unmasked",
    "leaders_lost",
    "lost_in_battle",
    "lost_to_fleet",
    "cards_bought",
    "paid_for_cards",
    "collected",
)
TURNS = (
    "alliance_formed",
    "alliance_left",
    "sol_offensive",
    "shield_destroyed",
    "traitor_revealed",
    "explosion",
    "prediction_revealed",
    "betrayal_revealed",
    "game_over",
)
HEAVY = 5
"""So many units lost to the fleet at once are a turning point; what a battle costs goes without saying."""
LOSSES = {
    "battle": "lost_in_battle",
    "explosion": "lost_in_battle",
    "bombardment": "lost_to_fleet",
    "sol_offensive": "lost_to_fleet",
}
UNDECIDED = "undecided"


def report(positions: Iterable[tuple[int, Game]]) -> Report:
    return read_through(positions, Chronicle)


def chances(state: RexState, space: str, first: int, second: int) -> tuple[float, float]:
    """Of two sides in order of play; a tie is the first one's (Rex p.17)."""
    one, other = _plans(state, space, first), _plans(state, space, second)
    won = sum(
        count * against for total, count in one.items() for rival, against in other.items() if total >= rival
    )
    chance = won / (one.total() * other.total())
    return chance, 1 - chance


def _plans(state: RexState, space: str, seat: int) -> Counter[int]:
    """How many plans come to each total."""
    leaders = [STRENGTH[leader] for leader in available_leaders(state, seat, space)] or [0]
    return Counter(
        dial + leader for dial in range(highest_dial(state, seat, space) + 1) for leader in leaders
    )


class Chronicle:
    """What has been read of a game so far."""

    def __init__(self, game: Game, step: int) -> None:
        begun = bool(
            game.choices.size
        )  # a game that goes on from another one's position has only its own past
        self.seats = game.seats
        self.last = step
        self.told = game.log.size if begun else 0
        self.round = of(game).round
        self.moments: list[Moment] = []
        self.figures: dict[str, list[list[int]]] = {each: [[] for _ in range(game.seats)] for each in FIGURES}
        self.totals = {each: [0] * game.seats for each in TOTALS}
        self.contests: list[Contest] = []
        self.fighting = False
        self.bonds: list[Bond] = []
        self.turns: list[Turn] = []
        if begun:
            self._measure(game, Moment(round=self.round, step=step))
            for members in sorted({alliance(of(game), seat) for seat in range(game.seats)}):
                self._bind(members, step)

    def read(self, game: Game, step: int) -> None:
        """What happened on the way to a position."""
        events, self.told = game.log[self.told :], game.log.size
        round_before = self.round
        for event in events:
            self._hear(game, event, step)
        if self.round != round_before:
            self._measure(game, Moment(round=self.round, step=step))
        if game.over:
            if self.moments and self.moments[-1].step == step:
                self._forget_last_moment()
            self._measure(game, Moment(round=self.round, step=step, end=True))
        self.last = step

    def closed(self) -> Report:
        return Report(
            moments=tuple(self.moments),
            figures=tuple(Figure(each, tuple(map(tuple, rows))) for each, rows in self.figures.items()),
            totals=tuple(Total(each, tuple(values)) for each, values in self.totals.items()),
            luck=tuple(round(self._luck(seat), 4) for seat in range(self.seats)),
            contests=tuple(self.contests),
            bonds=tuple(self._ended(bond) for bond in self.bonds),
            turns=tuple(self.turns),
            resolutions=(),
            breaches=(),
        )

    def _measure(self, game: Game, moment: Moment) -> None:
        state = of(game)
        self.moments.append(moment)
        for seat in range(self.seats):
            units = sum(size(group) for place, group in state.forces[seat].items() if place not in OFF_BOARD)
            counted = (strongholds(state, seat), state.influence[seat], units)
            for each, value in zip(FIGURES, counted, strict=True):
                self.figures[each][seat].append(value)

    def _forget_last_moment(self) -> None:
        self.moments.pop()
        for rows in self.figures.values():
            for row in rows:
                row.pop()

    # What the log says

    def _hear(self, game: Game, event: Event, step: int) -> None:
        args = event.args
        match event.kind:
            case "round_begins":
                self.round, self.fighting = int(args[0]), False
            case "phase_begins":
                self.fighting = False
            case "units_destroyed":
                self._destroyed(int(args[0]), int(args[1]), str(args[3]), str(args[4]))
            case "leader_destroyed":
                self.totals["leaders_lost"][int(args[0])] += 1
            case "traitor_revealed":
                self.totals["traitors_unmasked"][int(args[0])] += 1
            case "card_bought":
                self.totals["cards_bought"][int(args[0])] += 1
                self.totals["paid_for_cards"][int(args[0])] += int(args[1])
            case "influence_collected":
                self.totals["collected"][int(args[0])] += int(args[2])
            case "alliance_formed":
                self._bind(tuple(int(each) for each in args), step)
            case "alliance_left":
                self._leave(int(args[0]), step)
            case _:
                self._hear_of_battle(game, event, step)
        if self._is_turn(event):
            self.turns.append(Turn(step=step, round=self.round, kind=event.kind, args=args))

    def _is_turn(self, event: Event) -> bool:
        if event.kind == "units_destroyed":
            return int(event.args[1]) >= HEAVY and LOSSES[str(event.args[4])] == "lost_to_fleet"
        if event.kind in ("battle_won", "battle_won_by_treason"):
            return event.args[1] in STRONGHOLDS
        return event.kind in TURNS

    def _destroyed(self, seat: int, count: int, space: str, how: str) -> None:
        self.totals[LOSSES[how]][seat] += count
        if self.fighting and self.contests[-1].place == space and LOSSES[how] == "lost_in_battle":
            self._change_side(seat, lost=self._lost(seat) + count)

    # Battles

    def _hear_of_battle(self, game: Game, event: Event, step: int) -> None:
        args = event.args
        if event.kind == "battle_begins":
            self._begin(game, str(args[0]), (int(args[1]), int(args[2])), step)
        elif not self.fighting:
            return
        elif event.kind == "dial_revealed":
            self._change_side(int(args[0]), staked=int(args[1]), played=_titles(args[2:3]))
        elif event.kind == "cards_revealed":
            self._add_cards(int(args[0]), _titles(args[1:]))
        elif event.kind == "battle_won":
            self._change_side(int(args[0]), total=int(args[2]))
            self._change_side(int(args[3]), total=int(args[4]))
            self._decide(int(args[0]), "strength", step)
        elif event.kind == "battle_won_by_treason":
            self._decide(int(args[0]), "treason", step)
        elif event.kind == "retreated":
            self._retreat(int(args[0]), step)
        elif event.kind == "explosion":
            self._decide(None, "explosion", step)

    def _begin(self, game: Game, space: str, seats: tuple[int, int], step: int) -> None:
        """The position is that in which both sides make their plans."""
        state, odds = of(game), chances(of(game), space, *seats)
        sides = [
            Contestant(
                seat=seat,
                strength=highest_dial(state, seat, space),
                staked=0,
                played=(),
                total=None,
                lost=0,
                chance=round(chance, 4),
                expected=None,
            )
            for seat, chance in zip(seats, odds, strict=True)
        ]
        contest = Contest(
            step=step,
            round=self.round,
            place=space,
            sides=(sides[0], sides[1]),
            winner=None,
            how=UNDECIDED,
            ended=step,
        )
        self.contests.append(contest)
        self.fighting = True
        for seat in seats:
            self.totals["battles_fought"][seat] += 1

    def _decide(self, winner: int | None, how: str, step: int) -> None:
        self.contests[-1] = replace(self.contests[-1], winner=winner, how=how, ended=step)
        if winner is not None:
            self.totals["battles_won"][winner] += 1

    def _retreat(self, seat: int, step: int) -> None:
        """Who stays has won; if both go nobody has."""
        contest = self.contests[-1]
        if contest.how != "retreat":
            self._decide(next(side.seat for side in contest.sides if side.seat != seat), "retreat", step)
        elif contest.winner is not None:
            self.totals["battles_won"][contest.winner] -= 1
            self._decide(None, "retreat", step)

    def _lost(self, seat: int) -> int:
        return sum(side.lost for side in self.contests[-1].sides if side.seat == seat)

    def _add_cards(self, seat: int, cards: tuple[str, ...]) -> None:
        played = next(side.played for side in self.contests[-1].sides if side.seat == seat)
        self._change_side(seat, played=(*played, *cards))

    def _change_side(self, seat: int, **changes: object) -> None:
        first, second = (
            replace(side, **changes) if side.seat == seat else side for side in self.contests[-1].sides
        )
        self.contests[-1] = replace(self.contests[-1], sides=(first, second))

    def _luck(self, seat: int) -> float:
        """A battle that nobody wins is neither good nor bad luck."""
        return sum(
            (contest.winner == seat) - (side.chance or 0)
            for contest in self.contests
            for side in contest.sides
            if side.seat == seat and contest.winner is not None
        )

    # Alliances

    def _bind(self, members: tuple[int, ...], step: int) -> None:
        if len(members) < 2:
            return
        self._unbind(members, step, leaver=None)
        here = self.round
        self.bonds.append(
            Bond(members=members, round=here, step=step, until_round=0, until_step=-1, leaver=None)
        )

    def _leave(self, seat: int, step: int) -> None:
        left = [bond for bond in self.bonds if bond.until_step < 0 and seat in bond.members]
        self._unbind((seat,), step, leaver=seat)
        for bond in left:
            self._bind(tuple(member for member in bond.members if member != seat), step)

    def _unbind(self, members: tuple[int, ...], step: int, leaver: int | None) -> None:
        self.bonds = [
            replace(bond, until_round=self.round, until_step=step, leaver=leaver)
            if bond.until_step < 0 and set(members) & set(bond.members)
            else bond
            for bond in self.bonds
        ]

    def _ended(self, bond: Bond) -> Bond:
        """What nobody ended lasted as long as the game."""
        if bond.until_step >= 0:
            return bond
        return replace(bond, until_round=self.round, until_step=self.last)


def _titles(nouns: Iterable[Noun]) -> tuple[str, ...]:
    return tuple(str(noun) for noun in nouns if noun)
