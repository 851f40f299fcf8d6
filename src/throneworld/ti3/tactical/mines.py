"""Space mines: dice for ships that crossed a border, hits on them alone (SA-3.16, rulings 53, 140, 199)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.adjacency import Link
from throneworld.imperium.combat.destroying import destroy_doomed
from throneworld.imperium.combat.hits import Hits
from throneworld.imperium.combat.sustaining import ship_levels
from throneworld.imperium.combat.targets import Doomed
from throneworld.imperium.modifiers import banned_by, granted_by, total
from throneworld.imperium.movement.cargo import damage_ship, load_name, ships_of
from throneworld.imperium.rolling import roll_dice, tell_hits
from throneworld.imperium.units import BIG_SHIPS, FIGHTER, count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Kind, Verbs
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.nouns import DAMAGE, LOAD, UNIT
from throneworld.ti3.nouns import SYSTEM as IN_SYSTEM
from throneworld.ti3.quantities import (
    LEADS_PAST_MINES,
    MINES_HIT_FIGHTERS,
    MINES_ROLL,
    MINES_SILENT,
    MINES_STAY,
    PASSES_MINES,
)
from throneworld.ti3.state import NEUTRAL, NOBODY, SYSTEM, Mine, Ti3State, of
from throneworld.ti3.steps.laying import lay_mine
from throneworld.ti3.tables import SPACE_MINE_HITS_ON
from throneworld.ti3.tactical.journeys import Journey

SPACE_MINE = "space_mine"
CROSSED = "mines_crossed"
"""What ends a mark: the mines that ships of one movement cross have gone off."""
IN_A_SYSTEM = "_in"
"""What is added to a verb where ships in several systems take hits."""


# What lies where


def mines_on(state: Ti3State, border: Link, seat: int) -> list[Mine]:
    """The mines on a border that are not a player's own."""
    there = [mine for mine in state.mines if (mine.one, mine.other) == border]
    return [mine for mine in there if not state.allied(seat, mine.owner)]


def remove_mines(game: Game, mines: Sequence[Mine]) -> None:
    of(game).mines = tuple([mine for mine in of(game).mines if mine not in mines])
    for mine in mines:
        game.tell("mine_removed", mine.owner, mine.one, mine.other)


def set_off_by(state: Ti3State, seat: int, journeys: Sequence[Journey]) -> dict[Link, tuple[Journey, ...]]:
    """The borders whose mines go off, in the order in which they lie, and the ships that cross each."""
    if not state.mines or banned_by(state, MINES_SILENT, seat):
        return {}
    there = exposed(state, seat, journeys)
    ships = [each for each in there if sets_mines_off(state, seat, each.ship.kind)]
    found: dict[Link, tuple[Journey, ...]] = {}
    for mine in state.mines:
        border = (mine.one, mine.other)
        crossed = tuple([each for each in ships if border in each.track.crossings()])
        if crossed and not state.allied(seat, mine.owner):
            found[border] = crossed
    return found


def exposed(state: Ti3State, seat: int, journeys: Sequence[Journey]) -> list[Journey]:
    """Without those that go along with a ship that leads them past mines."""
    safe = {each.way for each in journeys if granted_by(state, LEADS_PAST_MINES, seat, each.ship.kind)}
    return [each for each in journeys if each.way not in safe]


def sets_mines_off(state: Ti3State, seat: int, kind: str) -> bool:
    """Fighters do not, whoever carries them (ruling 53)."""
    return kind in BIG_SHIPS and not banned_by(state, PASSES_MINES, seat, kind)


# When they go off


class CrossMines(Procedure, frozen=True):
    """Border by border: one mine rolls, hits are assigned, all that are not the mover's own are removed."""

    stages: ClassVar[tuple[str, ...]] = ("next_border", "roll", "remove", "report")

    seat: int = NOBODY
    journeys: tuple[Journey, ...] = ()
    done: tuple[Link, ...] = ()
    """Borders whose mines have gone off, the last one last."""
    owner: int = NOBODY
    """Whose mine goes off where there are several."""

    def next_border(self, game: Game) -> Step | None:
        borders = set_off_by(of(game), self.seat, self.journeys)
        border = next((each for each in borders if each not in self.done), None)
        if border is None:
            return self.to("report")
        owners = tuple(mine.owner for mine in mines_on(of(game), border, self.seat))
        if len(owners) > 1:
            game.do(ChooseMine(seat=self.seat, border=border, owners=owners))
        return self.to("roll", owner=owners[0], done=(*self.done, border))

    def roll(self, game: Game) -> None:
        """A die for each ship that crossed; it is the mover who rolls (SA-3.16.1)."""
        crossed = set_off_by(of(game), self.seat, self.journeys)[self.done[-1]]
        game.do(*mine_rolls(game, self.seat, self.owner, crossed))
        if self.owner >= 0 and granted_by(of(game), MINES_HIT_FIGHTERS, self.owner):
            self._at_fighters(game)

    def _at_fighters(self, game: Game) -> None:
        """Those that crossed the border, alone or with a ship; their hits are theirs."""
        there = exposed(of(game), self.seat, self.journeys)
        crossed = [each for each in there if self.done[-1] in each.track.crossings()]
        for each in crossed:
            fighters = each.fighters + (each.ship.kind == FIGHTER)
            hits = fighter_mine_hits(game, self.seat, self.owner, fighters)
            left = count(of(game), self.seat, each.place, FIGHTER)
            lost = [(FIGHTER, each.place, 0)] * min(hits, left)
            destroy_doomed(game, self.seat, lost, SPACE_MINE, self.owner)

    def remove(self, game: Game) -> Step:
        """After casualties; then the next border (SA-3.16.3)."""
        border = self.done[-1]
        remove_mines(game, mines_on(of(game), border, self.seat))
        if granted_by(of(game), MINES_STAY, self.seat, *border):
            lay_mine(game, NEUTRAL, *border)
        return self.to("next_border")

    def report(self, game: Game) -> None:
        game.amend(Crossing, journeys=self.journeys)


class Crossing(Procedure, frozen=True):
    """Whatever lets ships cross mines, and hears what became of them."""

    abstract: ClassVar[bool] = True

    journeys: tuple[Journey, ...] = ()


def mine_rolls(game: Game, seat: int, owner: int, ships: Sequence[Journey]) -> list[Step]:
    """The dice of one mine against these ships, and the hits that they have to take."""
    needs = SPACE_MINE_HITS_ON - total(of(game), MINES_ROLL, seat, owner)
    results = roll_dice(game, seat, len(ships), SPACE_MINE, needs)
    hits = sum([result >= needs for result in results])
    tell_hits(game, seat, SPACE_MINE, hits)
    if not hits:
        return []
    return [
        MineHits(seat=seat, place=ships[0].place, hits=hits, by=owner, how=SPACE_MINE, ships=tuple(ships))
    ]


def fighter_mine_hits(game: Game, seat: int, owner: int, fighters: int) -> int:
    """A die for each Fighter."""
    needs = SPACE_MINE_HITS_ON - total(of(game), MINES_ROLL, seat, owner)
    hits = sum([result >= needs for result in roll_dice(game, seat, fighters, SPACE_MINE, needs)])
    if fighters:
        tell_hits(game, seat, SPACE_MINE, hits)
    return hits


class MineHits(Hits, frozen=True):
    """Hits of a mine, on ships that crossed it and on no others (SA-3.16.2); all that fall go together."""

    stages: ClassVar[tuple[str, ...]] = ("known", "assign", "destroy")
    opens: ClassVar[tuple[str, ...]] = ("hits_assign_when", "damage_sustained")

    ships: tuple[Journey, ...] = ()
    doomed: tuple[Journey, ...] = ()

    def known(self, game: Game) -> None:
        game.open("hits_assign_when", self.seat, self.by, self.place, self.how)

    def assign(self, game: Game) -> Step | None:
        if self.hits <= 0 or not self.ships:
            return None
        game.do(TakeMineHit(seat=self.seat, ships=self.ships, hits=self.hits))
        return self.to("assign")

    def destroy(self, game: Game) -> None:
        state = of(game)
        lost = [
            (each.ship.kind, each.place, each.ship.damage, load_name(state, each.ship))
            for each in self.doomed
        ]
        if lost:
            destroy_doomed(game, self.seat, lost, self.how, self.by)


def _unit(state: Ti3State, journey: Journey) -> Doomed:
    ship = journey.ship
    return ship.kind, journey.place, ship.damage, load_name(state, ship)


class TakeMineHit(Decision, frozen=True):
    """Which of the ships takes the next hit: it is lost, or damaged if it can be (SA-13.3.2, ruling 53)."""

    rule: ClassVar[str] = "SA-3.16.2"
    prompt: ClassVar[str] = "take_mine_hit"

    ships: tuple[Journey, ...] = ()
    hits: int = 0

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"place": self.ships[0].place, "hits": self.hits}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state, found = of(game), list[Option]()
        for each in self.ships:
            named = self._name(state, each)
            found.append((self._verb("hit"), *named))
            if self._sustains(state, each):
                found.append((self._verb("sustain"), *named))
        return list(dict.fromkeys(found))

    @property
    def _both_ways(self) -> bool:
        return len({each.place for each in self.ships}) > 1

    def _verb(self, verb: str) -> str:
        return verb + IN_A_SYSTEM if self._both_ways else verb

    def _name(self, state: Ti3State, journey: Journey) -> Option:
        """By its system as well, where ships have crossed both ways."""
        ship = journey.ship
        if self._both_ways:
            return ship.kind, ship.damage, load_name(state, ship), SYSTEM[journey.place]
        alike = set(ships_of(state, self.seat, journey.place, ship.kind, ship.damage))
        return ship.kind, ship.damage, *((load_name(state, ship),) if len(alike) > 1 else ())

    def _sustains(self, state: Ti3State, journey: Journey) -> bool:
        return journey.ship.damage < ship_levels(state, self.seat, journey.place, journey.ship)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == self._verb("sustain") and any(
            self._name(of(game), each) == option[1:] for each in self.ships
        ):
            return Refusal("SA-13.3.2", "cannot_sustain", (option[1],))
        return Refusal(self.rule, "has_not_crossed", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        hit = next(each for each in self.ships if self._name(of(game), each) == option[1:])
        at = self.ships.index(hit)
        rest = (*self.ships[:at], *self.ships[at + 1 :])
        if option[0] == self._verb("sustain"):
            hurt = replace(hit, ship=damage_ship(game, seat, hit.place, hit.ship))
            game.amend(MineHits, hits=self.hits - 1, ships=(*rest, hurt))
            _note(game, hit, (hurt,))
            game.open("damage_sustained", seat, hit.ship.kind, hit.place, game.asker(MineHits).by)
        else:
            doomed = game.asker(MineHits).doomed
            game.amend(MineHits, hits=self.hits - 1, ships=rest, doomed=(*doomed, hit))
            _note(game, hit, ())
        return None


def _note(game: Game, before: Journey, after: tuple[Journey, ...]) -> None:
    """What has become of a ship that moved."""
    step = game.nearest(CrossMines, Crossing)
    if isinstance(step, CrossMines | Crossing):
        at = step.journeys.index(before)
        journeys = (*step.journeys[:at], *after, *step.journeys[at + 1 :])
        game.amend(type(step), journeys=journeys)


class ChooseMine(Decision, frozen=True):
    """Whose mine goes off, where several lie (ruling 53)."""

    rule: ClassVar[str] = "SA-3.16.1"
    prompt: ClassVar[str] = "choose_mine"

    border: Link = (0, 0)
    owners: tuple[int, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.border[0], "other_system": self.border[1]}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("mine", owner) for owner in self.owners]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_mine_of_his", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        game.amend(CrossMines, owner=int(option[1]))
        return None


MINER = Kind("miner", lambda game: (NEUTRAL, *range(game.seats)), numbers=True, said="player")
"""Whose mine it is: a player's, or nobody's."""

VERBS: Verbs = {
    "mine": (MINER,),
    **dict.fromkeys(("hit_in", "sustain_in"), (UNIT, DAMAGE, LOAD, IN_SYSTEM)),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "mine_removed": ("seat", "system", "other_system"),
}
