"""After a planet has fallen: capture, destruction, its card, promotion, in this order (ruling 58)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from throneworld.imperium.modifiers import banned_by, total
from throneworld.imperium.units import PDS, SPACE_DOCK, STRUCTURES, count, left
from throneworld.imperium.verbs.units import place_units, remove_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.ti3.control import CAPTURED, GainPlanet, destroy_installations
from throneworld.ti3.deeds import SEIZED, note
from throneworld.ti3.nouns import FACILITY, UNIT
from throneworld.ti3.quantities import MAY_CAPTURE, PROMOTIONS
from throneworld.ti3.state import NEUTRAL, NOBODY, Ti3State, of
from throneworld.ti3.tables import GROUND_FORCE, PDS_PER_PLANET, SHOCK_TROOP
from throneworld.ti3.verbs.facilities import destroy_facility

DONE: Option = ("done",)
ANY_NUMBER = 99
"""How many pieces an Agent or a fighting Shock Troop captures (SA-13.14.8, 14.8.2)."""
FIGHTERS, AN_AGENT, COMMANDOS = "fighters", "an_agent", "commandos"
"""Who captures: Shock Troops that fought; if there are none an Agent; without him those that waited."""
PROMOTED = "promoted"


class TakePlanet(Procedure, frozen=True):
    """A player has nobody against him on a planet that is not his."""

    stages: ClassVar[tuple[str, ...]] = ("capture", "destroy", "card", "promote", "after", "close")
    opens: ClassVar[tuple[str, ...]] = ("invasion_won_after",)

    seat: int = NOBODY
    planet: str = ""
    other: int = NOBODY
    """Who held it."""
    captures: int = 0
    """How many pieces may still be captured."""
    kept: tuple[str, ...] = ()
    """Facilities that were captured."""
    seized: tuple[str, ...] = ()
    """All that was captured."""
    captors: str = ""
    """Who captures it (`captors_of`)."""
    fought: bool = False
    """Whether an Invasion Combat was won."""
    promotes: bool = False
    """Whether ground units stood there when the Invasion Combat step began (SA-13.14.5)."""

    def capture(self, game: Game) -> Step | None:
        """Piece by piece (SA-5.6.2, 13.14.8, 13.14.9)."""
        if not self.captures or not pieces_on(of(game), self.other, self.planet, self.kept):
            return None
        game.do(Capture(seat=self.seat, planet=self.planet, other=self.other, kept=self.kept))
        return self.to("capture", captures=self.captures - 1)

    def destroy(self, game: Game) -> None:
        """Whatever else stood there (SA-5.6.2, 7.6.6); from nobody nothing is captured (SA-3.19.12)."""
        if self.other >= 0:
            destroy_installations(game, self.other, self.planet, self.seat)
        destroy_installations(game, NEUTRAL, self.planet)
        lost = list(of(game).facilities.get(self.planet, ()))
        for kind in self.kept:
            lost.remove(kind)
        for kind in lost:
            destroy_facility(game, self.planet, kind)

    def card(self, game: Game) -> None:
        """It comes exhausted (SA-7.1.2)."""
        game.do(GainPlanet(seat=self.seat, planet=self.planet, how=CAPTURED))

    def promote(self, game: Game) -> None:
        """One Ground Force, or more by a technology (SA-5.6.3, ruling 59)."""
        state = of(game)
        if self.promotes and game.options["shock_troops"]:
            number = 1 + total(state, PROMOTIONS, self.seat, self.planet)
            game.do(Promote(seat=self.seat, planet=self.planet, left=number))

    def after(self, game: Game) -> None:
        """Of what has fallen without a combat only where a player held it (ruling 167)."""
        if self.other >= 0:
            game.open("invasion_won_after", self.seat, self.other, self.planet)
        elif self.fought:
            game.open("invasion_won_after", self.seat, NEUTRAL, self.planet)

    def close(self, game: Game) -> None:
        """While the last stop lasts it is known what was captured."""


# Capture


def pieces_on(state: Ti3State, other: int, planet: str, kept: Sequence[str] = ()) -> list[str]:
    """What of another player's could be captured on a planet, each kind once."""
    if other < 0:
        return []
    facilities = list(state.facilities.get(planet, ()))
    for kind in kept:
        facilities.remove(kind)
    units = [kind for kind in (PDS, SPACE_DOCK) if count(state, other, planet, kind)]
    return [*units, *dict.fromkeys(facilities)]


def capture_refusal(state: Ti3State, seat: int, planet: str, piece: str) -> Refusal | None:
    """An own piece has to take its place (SA-13.14.11), and two PDS are the most (SA-13.17.2)."""
    banned = banned_by(state, MAY_CAPTURE, seat, planet, piece)
    if banned:
        return Refusal("SA-13.14.8", "not_to_be_captured", (piece, banned))
    if piece in STRUCTURES and left(state, seat, piece, planet) <= 0:
        return Refusal("SA-13.14.11", "no_piece_left", (piece,))
    if piece == PDS and count(state, seat, planet, PDS) >= PDS_PER_PLANET:
        return Refusal("SA-13.17.2", "two_pds", (planet,))
    return None


class Capture(Decision, frozen=True):
    """One piece after the other, or no more."""

    rule: ClassVar[str] = "SA-5.6.2"
    prompt: ClassVar[str] = "capture"

    planet: str = ""
    other: int = NOBODY
    kept: tuple[str, ...] = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        pieces = pieces_on(of(game), self.other, self.planet, self.kept)
        return [*[("capture", piece) for piece in pieces], DONE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        return capture_refusal(of(game), seat, self.planet, str(option[1]))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "nothing_to_capture", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            game.amend(TakePlanet, captures=0)
            return None
        piece = str(option[1])
        game.amend(TakePlanet, seized=(*game.asker(TakePlanet).seized, piece))
        if piece in STRUCTURES:
            capture_unit(game, seat, self.planet, self.other, piece)
            note(game, SEIZED, seat, piece, self.other, self.planet)
        else:
            game.amend(TakePlanet, kept=(*self.kept, piece))
        game.tell("piece_captured", seat, self.planet, piece, self.other)
        return None


def capture_unit(game: Game, seat: int, planet: str, other: int, kind: str) -> None:
    """An own piece takes its place; a dock counts as built this round (SA-13.14.12)."""
    state = of(game)
    remove_units(game, other, planet, kind, 1, CAPTURED)
    place_units(game, seat, planet, kind, 1, CAPTURED)
    if kind == SPACE_DOCK and planet not in state.exhausted_docks:
        state.exhausted_docks = (*state.exhausted_docks, planet)


# Promotion


class Promote(Decision, frozen=True):
    """A Ground Force becomes a Shock Troop, if its owner likes (SA-5.6.3)."""

    rule: ClassVar[str] = "SA-5.6.3"
    prompt: ClassVar[str] = "promote"

    planet: str = ""
    left: int = 1

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"planet": self.planet, "left": self.left}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        there = self.left and count(of(game), seat, self.planet, GROUND_FORCE)
        return [*([("promote", GROUND_FORCE)] if there else []), DONE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "only_ground_forces", (option[1],))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        promote(game, seat, self.planet)
        return Promote(seat=seat, planet=self.planet, left=self.left - 1)


def promote(game: Game, seat: int, planet: str) -> None:
    remove_units(game, seat, planet, GROUND_FORCE, 1, PROMOTED)
    place_units(game, seat, planet, SHOCK_TROOP, 1, PROMOTED)


EVENTS: dict[str, tuple[str, ...]] = {"piece_captured": ("seat", "planet", "piece", "other")}
VERBS = {"capture": ((UNIT,), (FACILITY,)), "promote": (UNIT,)}
