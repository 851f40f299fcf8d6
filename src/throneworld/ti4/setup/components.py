"""Steps 3 to 5 and 11: what each player takes before the game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium.board import home_planets, home_system
from throneworld.imperium.verbs.cards import learn
from throneworld.imperium.verbs.units import place_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.state import NOBODY, SPACE, Ti4State, of
from throneworld.ti4.tables import FACTION, PDS, START_POOLS
from throneworld.ti4.trade.shares import own_notes
from throneworld.ti4.units import SHIPS, count, profile
from throneworld.ti4.verbs.technologies import put_technology, sheet_of

HOW = "setup"


def take_notes_and_sheet(game: Game, seat: int) -> None:
    """The faction sheet and a deck of promissory notes: four of the colour and the faction's own."""
    state = of(game)
    state.sheets[seat] = sheet_of(state, seat)
    state.notes[seat] = own_notes(state, seat)
    for note in state.notes[seat]:
        learn(state, note, *range(game.seats))  # everybody begins with his own


def take_home_planets(game: Game, seat: int) -> None:
    """Faceup, unlike planets that are gained later (RR 24.1)."""
    state = of(game)
    for planet in home_planets(state, seat):
        state.control[planet] = seat
        game.tell("control_gained", seat, planet, NOBODY)


def take_starting_technologies(game: Game, seat: int) -> None:
    for technology in FACTION[of(game).factions[seat]].start_technologies:
        put_technology(game, seat, technology, HOW)


def take_starting_tokens(game: Game, seat: int) -> None:
    """Three command tokens for tactics, three for the fleet, two for strategy."""
    state = of(game)
    state.tactic[seat], state.fleet[seat], state.strategy[seat] = START_POOLS.values()
    game.tell("command_tokens_taken", seat, *START_POOLS.values())


def place_starting_units(game: Game, seat: int) -> None:
    """Ships into space (RR 77.6), the rest onto the planets (RR 77.5), where the player likes."""
    state = of(game)
    grounded: list[str] = []
    for kind, number in FACTION[state.factions[seat]].start_units:
        if kind in SHIPS or profile(state, seat, kind).floats:
            place_units(game, seat, SPACE[home_system(state, seat)], kind, number, HOW)
        elif len(home_planets(state, seat)) == 1:
            place_units(game, seat, home_planets(state, seat)[0], kind, number, HOW)
        else:
            grounded += [kind] * number
    if grounded:
        game.do(PlaceStartingUnits(seat=seat, left=tuple(grounded)))


class ChooseStartingTechnology(Decision, frozen=True):
    """For a faction whose sheet leaves the choice."""

    rule: ClassVar[str] = "RR Setup 11"
    prompt: ClassVar[str] = "choose_starting_technology"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("technology", each) for each in FACTION[of(game).factions[seat]].choice]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        owned = option[1] in of(game).technologies[seat]
        return Refusal("RR 79.4", "technology_owned", option[1:]) if owned else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        technology = option[1]
        return Refusal(self.rule, "no_starting_technology", (technology,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        put_technology(game, seat, str(option[1]), HOW)


class PlaceStartingUnits(Decision, frozen=True):
    """Ground forces and structures of a home system with several planets, one unit at a time."""

    rule: ClassVar[str] = "RR Setup 11"
    prompt: ClassVar[str] = "place_starting_units"
    left: tuple[str, ...] = ()
    """The kinds of the units that are still to be placed, the next one first."""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("place", self.left[0], planet) for planet in home_planets(of(game), seat)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return _full(of(game), seat, str(option[1]), str(option[2]))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"kind": self.left[0], "left": len(self.left)}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        kind, place = str(option[1]), option[2]
        if kind != self.left[0]:
            unit = self.left[0]
            return Refusal(self.rule, "unit_comes_first", (unit,))
        return Refusal(self.rule, "not_your_home", (place,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        place_units(game, seat, str(option[2]), self.left[0], 1, HOW)
        return replace(self, left=self.left[1:]) if len(self.left) > 1 else None


def _full(state: Ti4State, seat: int, kind: str, planet: str) -> Refusal | None:
    """A planet holds one space dock and two PDS."""
    most = profile(state, seat, kind).max_per_planet
    if not most or count(state, seat, planet, kind) < most:
        return None
    return Refusal("RR 54.3" if kind == PDS else "RR 68.3", "planet_full", (planet, kind))


EVENTS: dict[str, tuple[str, ...]] = {"command_tokens_taken": ("seat", "tactic", "fleet", "strategy")}
