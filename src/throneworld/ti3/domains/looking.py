"""Looking at counters that lie face down: at the start, from docks, with Fighters (SA-16.2.3 to 16.2.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency
from throneworld.imperium.edition import Place
from throneworld.imperium.units import FIGHTER, SPACE_DOCK, count
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Simultaneous, Step
from throneworld.ti3.nouns import PLACE, PLANET
from throneworld.ti3.state import NO_SYSTEM, SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.verbs.domains import is_known, look_at

DECLINE: Option = ("decline",)


def counters_to_look_at(places: Sequence[Place]) -> list[Option]:
    return [("look", place) for place in places]


def look_refusal(state: Ti3State, seat: int, rule: str, place: Noun) -> Refusal | None:
    """Nobody looks twice at one counter."""
    return Refusal(rule, "counter_known", (place,)) if is_known(state, seat, str(place)) else None


class OpenLooks(Simultaneous, frozen=True):
    """All may look at the same time; what somebody has looked at everybody sees, and he knows it at once."""

    abstract: ClassVar[bool] = True

    def withdrawable(self, game: Game, seat: int) -> bool:
        return False

    def imagined(self, game: Game, seat: int) -> Step:
        return self

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option != DECLINE:
            look_at(game, seat, str(option[1]))
        return Simultaneous.answer(self, game, seat, option)

    def reveal(self, game: Game) -> None:
        """There is nothing left to tell."""


class FirstLook(OpenLooks, frozen=True):
    """Each player may look at one counter on the board, all at once (ruling 162)."""

    rule: ClassVar[str] = "SA-16.2.3"
    prompt: ClassVar[str] = "first_look"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*counters_to_look_at(of(game).domain_places), DECLINE]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_hidden_counter", option[1:])


# From docks


def planets_beside(state: Ti3State, dock: Place) -> list[str]:
    """Planets with a hidden counter in systems next to that of a dock."""
    near = adjacency(state)[SYSTEM[dock]]
    found = [planet for system in members(near) for planet in state.edition.planets[system]]
    return [planet for planet in found if planet in state.domain_places]


def docks_of(state: Ti3State, seat: int) -> list[Place]:
    """A place for each dock of a player."""
    places = sorted(state.units[seat])
    return [place for place in places for _ in range(count(state, seat, place, SPACE_DOCK))]


class Probes(OpenLooks, frozen=True):
    """For each dock a look at one planet beside it (SA-16.2.4, ruling 95)."""

    rule: ClassVar[str] = "SA-16.2.4"
    prompt: ClassVar[str] = "probe"
    verbs: ClassVar[tuple[str, ...]] = ("probe",)

    def parts(self, game: Game, seat: int) -> int:
        """One more as long as a dock can still look at something."""
        done = self.of(seat)
        more = DECLINE not in done and len(self.options(game, seat)) > 1
        return len(done) + more

    def _docks(self, state: Ti3State, seat: int) -> list[Place]:
        """Those that have not looked at anything yet."""
        left = docks_of(state, seat)
        for _, *about in self.of(seat):
            if about:
                left.remove(str(about[1]))
        return left

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        docks = dict.fromkeys(self._docks(state, seat))
        return [
            *[("probe", planet, dock) for dock in docks for planet in planets_beside(state, dock)],
            DECLINE,
        ]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == DECLINE else look_refusal(of(game), seat, self.rule, option[1])

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state, planet, dock = of(game), option[1], option[2]
        if dock not in docks_of(state, seat):
            return Refusal(self.rule, "no_dock_of_yours_there", (dock,))
        if dock not in self._docks(state, seat):
            return Refusal(self.rule, "dock_has_probed", (dock,))
        key = "not_beside_dock" if planet in state.domain_places else "no_hidden_counter"
        return Refusal(self.rule, key, (planet,))


def ask_for_probes(game: Game, seats: Sequence[int]) -> None:
    """Whoever has a dock beside a hidden counter."""
    state = of(game)
    probes = Probes(who=tuple(seats), given=((),) * len(seats))
    who = [seat for seat in seats if state.domain_places and len(probes.options(game, seat)) > 1]
    if who:
        game.do(Probes(who=tuple(who)))


# With Fighters, and by natives who know


class LookAround(Decision, frozen=True):
    """One counter after the other, as often as he may."""

    abstract: ClassVar[bool] = True
    left: int = 1

    def places(self, state: Ti3State) -> Sequence[Place]:
        return state.domain_places

    def run(self, game: Game) -> Step | None:
        more = self.left > 0 and len(self.options(game, self.seat)) > 1
        return Decision.run(self, game) if more else None

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [*counters_to_look_at(self.places(of(game))), DECLINE]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return None if option == DECLINE else look_refusal(of(game), seat, self.rule, option[1])

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DECLINE:
            return None
        look_at(game, seat, str(option[1]))
        return replace(self, left=self.left - 1)


class ProbeWithFighters(LookAround, frozen=True):
    """Before the landings: for each Fighter in the system one of its counters (SA-16.2.8)."""

    rule: ClassVar[str] = "SA-16.2.8"
    prompt: ClassVar[str] = "probe_with_fighters"

    system: int = NO_SYSTEM

    def places(self, state: Ti3State) -> Sequence[Place]:
        return [each for each in state.edition.planets[self.system] if each in state.domain_places]

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"system": self.system, "left": self.left}

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        elsewhere = option[1] in of(game).domain_places
        return Refusal(self.rule, "in_another_system" if elsewhere else "no_hidden_counter", option[1:])


class LookAnywhere(LookAround, frozen=True):
    """What natives tell of (`native_intelligence`)."""

    rule: ClassVar[str] = "SA-16.3.5"
    prompt: ClassVar[str] = "look_anywhere"

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "no_hidden_counter", option[1:])


def probe_with_fighters(game: Game, seat: int, system: int) -> None:
    state = of(game)
    fighters = count(state, seat, SPACE[system], FIGHTER) if state.domain_places else 0
    if fighters:
        game.do(ProbeWithFighters(seat=seat, system=system, left=fighters))


VERBS: Verbs = {"look": (PLACE,), "probe": (PLANET, PLACE)}
