"""Putting units onto the board without producing them: structures, and what cards and abilities place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.imperium import citing
from throneworld.imperium.edition import Place
from throneworld.imperium.giving_up import RespectLimits, check_blockades
from throneworld.imperium.modifiers import changed, refused
from throneworld.imperium.quantities import MAY_PLACE, PER_PLANET
from throneworld.imperium.reasons import control_refusal, unit_refusal
from throneworld.imperium.state import AREAS, NOBODY, SPACE, ImperiumState, of
from throneworld.imperium.units import (
    PDS,
    SHIPS,
    SPACE_DOCK,
    STRUCTURES,
    count,
    damaged_count,
    enemies_in,
    has_ships,
    left,
)
from throneworld.imperium.verbs.tokens import has_token_in
from throneworld.imperium.verbs.units import place_units, remove_units
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step

DONE: Option = ("done",)
PER_PLANET_RULES: dict[str, str] = {PDS: citing.PDS_PER_PLANET_RULE, SPACE_DOCK: citing.DOCKS_PER_PLANET_RULE}


def closed_refusal(state: ImperiumState, seat: int, kind: str, place: Place) -> Refusal | None:
    """Why no such unit is placed or produced there, if a component says so."""
    return refused(state, MAY_PLACE, seat, kind, place)


def may_hold_structure(state: ImperiumState, seat: int, planet: str, kind: str) -> Refusal | None:
    """As many as one planet holds, as far as no component says otherwise."""
    refusal = closed_refusal(state, seat, kind, planet)
    if refusal is not None:
        return refusal
    printed = state.edition.profile(state, seat, kind).max_per_planet
    most = changed(state, PER_PLANET, printed, seat, kind, planet)
    if most and count(state, seat, planet, kind) >= most:
        return Refusal(PER_PLANET_RULES[kind], "planet_full", (planet, kind, most))
    return None


def floats(state: ImperiumState, seat: int, kind: str) -> bool:
    """Whether a player's structures of a kind stand in the space area."""
    return state.edition.profile(state, seat, kind).floats


def where_to(state: ImperiumState, seat: int, kind: str, place: Place) -> Place:
    """Where the unit will stand: for one that floats a planet only names the system."""
    return SPACE[state.edition.system[place]] if floats(state, seat, kind) else place


def placing_refusal(
    state: ImperiumState, seat: int, kind: str, place: Place, barred: int = 0
) -> Refusal | None:
    """May this unit be placed there? `barred`: a system that will hold his token by then."""
    refusal = _ground_refusal(state, seat, kind, place) or _space_refusal(state, seat, kind, place)
    if refusal is not None or left(state, seat, kind, place) > 0:
        return refusal
    if sources(state, seat, kind, place, barred):
        return None
    return Refusal(citing.SUPPLY_RULE, "none_left", (kind,))


def _ground_refusal(state: ImperiumState, seat: int, kind: str, place: Place) -> Refusal | None:
    if place in AREAS:
        return None
    if kind in STRUCTURES:
        return may_hold_structure(state, seat, place, kind)
    return state.ours(seat, state.control.get(place, NOBODY)) or closed_refusal(state, seat, kind, place)


def _space_refusal(state: ImperiumState, seat: int, kind: str, place: Place) -> Refusal | None:
    """A structure that floats would be destroyed at once where it is blockaded."""
    if place not in AREAS or kind not in STRUCTURES:
        return None
    if not floats(state, seat, kind):
        return Refusal(citing.STRUCTURES_RULE, "needs_planet", (kind,))
    system = state.edition.system[place]
    alone = not has_ships(state, seat, system) and enemies_in(state, seat, system)
    return Refusal(citing.FLOATING_RULE, "blockaded", (place,)) if alone else None


def sources(state: ImperiumState, seat: int, kind: str, place: Place, barred: int = 0) -> list[Place]:
    """Where a unit may be taken back from the board when none is left: systems without his token.

    A plastic piece of a stack comes free only with the last unit of it.
    """
    edition = state.edition
    if not edition.units_come_back:
        return []
    number, stacked, system = edition.index[kind], kind in edition.continued_kinds, edition.system
    return [
        origin
        for origin, group in state.units[seat].items()
        if group[number]
        and origin != place
        and system[origin] != barred
        and (group[number] == 1 or not stacked)
        and not has_token_in(state, seat, system[origin])
    ]


def placements(
    state: ImperiumState, seat: int, kinds: Sequence[str], places: Sequence[Place], barred: int = 0
) -> tuple[Option, ...]:
    """Every kind with every place where it may go."""
    return tuple(
        [
            ("place", kind, place)
            for kind in kinds
            for place in _targets(state, seat, kind, places)
            if placing_refusal(state, seat, kind, place, barred) is None
        ]
    )


def _targets(state: ImperiumState, seat: int, kind: str, places: Sequence[Place]) -> list[Place]:
    return list(dict.fromkeys([where_to(state, seat, kind, place) for place in places]))


def elsewhere_refusal(
    state: ImperiumState, seat: int, option: Option, kinds: Sequence[str], rule: str
) -> Refusal:
    """Why a unit is not one of these, or does not go to a place that is not among those where it may go."""
    kind, place = str(option[1]), str(option[2])
    if kind not in kinds:
        return Refusal(rule, "other_kind", (kind,))
    if place not in AREAS and kind in SHIPS:
        return Refusal(citing.SHIPS_RULE, "needs_space", (kind,))
    if place in AREAS and kind not in SHIPS and not floats(state, seat, kind):
        return Refusal(citing.GROUND_RULE, "needs_planet", (kind,))
    refusal = None if place in AREAS else control_refusal(state, seat, place)
    refusal = refusal or placing_refusal(state, seat, kind, place)
    return refusal or Refusal(rule, "not_placed_there", (place,))


class PlaceUnit(Decision, frozen=True):
    """One unit out of the reinforcements: which kind, and where. Without a possible place nothing happens."""

    rule: ClassVar[str] = citing.PLACING_RULE
    prompt: ClassVar[str] = "place_unit"
    kinds: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()
    how: str = ""
    optional: bool = False

    def run(self, game: Game) -> Step | None:
        if not placements(of(game), self.seat, self.kinds, self.places):
            return None
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        found: list[Option] = [
            ("place", kind, place)
            for kind in self.kinds
            for place in _targets(state, seat, kind, self.places)
        ]
        return [*found, DONE] if self.optional else found

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        return placing_refusal(of(game), seat, str(option[1]), str(option[2]))

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        found = placements(of(game), seat, self.kinds, self.places)
        return (*found, DONE) if self.optional else found

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"how": self.how}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return elsewhere_refusal(of(game), seat, option, self.kinds, self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        return PutUnit(seat=seat, kind=str(option[1]), place=str(option[2]), how=self.how)


class PlaceSeveral(Decision, frozen=True):
    """Several units of one kind, one after the other, each wherever he likes among the places."""

    rule: ClassVar[str] = citing.PLACING_RULE
    prompt: ClassVar[str] = "place_several"
    kind: str = ""
    count: int = 1
    places: tuple[Place, ...] = ()
    how: str = ""
    optional: bool = False

    def run(self, game: Game) -> Step | None:
        if self.count <= 0 or not placements(of(game), self.seat, (self.kind,), self.places):
            return None
        return Decision.run(self, game)

    def candidates(self, game: Game, seat: int) -> list[Option]:
        places = _targets(of(game), seat, self.kind, self.places)
        found: list[Option] = [("place", self.kind, place) for place in places]
        return [*found, DONE] if self.optional else found

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DONE:
            return None
        return placing_refusal(of(game), seat, str(option[1]), str(option[2]))

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"kind": self.kind, "left": self.count, "how": self.how}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return elsewhere_refusal(of(game), seat, option, (self.kind,), self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DONE:
            return None
        game.do(PutUnit(seat=seat, kind=self.kind, place=str(option[2]), how=self.how))
        return replace(self, count=self.count - 1)


class PutUnit(Procedure, frozen=True):
    """A unit goes to a place that was chosen; if none is left one is taken off the board first."""

    stages: ClassVar[tuple[str, ...]] = ("find", "put", "limits")
    opens: ClassVar[tuple[str, ...]] = ("space_dock_placed_when",)
    seat: int = NOBODY
    kind: str = ""
    place: Place = ""
    how: str = ""

    def find(self, game: Game) -> None:
        if left(of(game), self.seat, self.kind, self.place) <= 0:
            game.do(TakeUnitBack(seat=self.seat, kind=self.kind, place=self.place))

    def put(self, game: Game) -> None:
        place_units(game, self.seat, self.place, self.kind, 1, self.how)
        if self.kind == SPACE_DOCK:
            game.open("space_dock_placed_when", self.seat, self.place)

    def limits(self, game: Game) -> None:
        """What is put into space may be too much for the fleet pool or the capacity."""
        if self.place in AREAS and self.kind not in STRUCTURES:
            check_blockades(game, int(self.place))
            game.do(RespectLimits(seat=self.seat, system=int(self.place)))


class TakeUnitBack(Decision, frozen=True):
    """One of the same kind comes off a system without his token, to be placed at once."""

    rule: ClassVar[str] = citing.SUPPLY_RULE
    prompt: ClassVar[str] = "take_unit_back"
    kind: str = ""
    place: Place = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("take", origin) for origin in sources(of(game), seat, self.kind, self.place)]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"kind": self.kind, "place": self.place}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, place = of(game), str(option[1])
        refusal = unit_refusal(state, seat, self.kind, place, self.rule)
        if refusal is None and has_token_in(state, seat, state.edition.system[place]):
            return Refusal(self.rule, "own_token", (place,))
        return refusal or Refusal(self.rule, "not_taken_from_there", (place,))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        state, origin = of(game), str(option[1])
        hurt = min(1, damaged_count(state, seat, origin, self.kind))
        remove_units(game, seat, origin, self.kind, 1, "taken_back", damaged=hurt)
        check_blockades(game, state.edition.system[origin])
        return RespectLimits(seat=seat, system=state.edition.system[origin])
