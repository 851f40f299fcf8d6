"""Artifacts on a map that was built: players hide them in turn (ruling 226)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from throneworld.galaxy.maps import HOME
from throneworld.galaxy.placing import touching
from throneworld.imperium.edition import Place
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.ti3.duel import begins_as_duel
from throneworld.ti3.nouns import PLACE
from throneworld.ti3.setup.charts import tokens_drawn, tokens_laid
from throneworld.ti3.setup.faces import is_closed
from throneworld.ti3.setup.rolls import Seating
from throneworld.ti3.setup.tokens import bury
from throneworld.ti3.state import SPACE, SYSTEM, Ti3State, of
from throneworld.ti3.tables import MECATOL_TILE, TILE

TOUCHES_HOME, TOUCHES_ARTIFACT = "artifact_near_home", "artifact_near_artifact"


class BuryArtifact(Decision, frozen=True):
    """One after the other from the highest roller on, until none is left."""

    rule: ClassVar[str] = "SA-6.11.1"
    prompt: ClassVar[str] = "bury_artifact"
    seating: Seating = ()

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"left": tokens_laid(game.seats) - len(of(game).burials)}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("bury", place) for at in hiding_places(of(game)) for place in spots_in(of(game).map[at])]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        state = of(game)
        at = state.map.index(SYSTEM[str(option[1])])
        hindered = hindrances(state, at)
        lightest = min(_weight(hindrances(state, each)) for each in hiding_places(state))
        if _weight(hindered) <= lightest:
            return None
        return Refusal(self._rule(game), hindered[-1], (option[1],))

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self._rule(game), "nothing_hidden_there", option[1:2])

    def _rule(self, game: Game) -> str:
        return "SA-18.1.5" if begins_as_duel(game) else self.rule

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        state = of(game)
        state.burials = (*state.burials, str(option[1]))
        game.tell("artifact_buried", seat, str(option[1]))
        drawn = tokens_drawn(game.seats)
        if len(state.burials) == tokens_laid(game.seats):
            bury(game, state.burials, drawn)
            return None
        following = self.seating[len(state.burials) % game.seats]
        return replace(self, seat=following)


def hiding_places(state: Ti3State) -> list[int]:
    """Places of systems in which an artifact could be hidden, however near to others."""
    used = {SYSTEM[place] for place in state.burials}
    return [
        at
        for at, tile in enumerate(state.map)
        if tile > HOME and tile not in used and tile != MECATOL_TILE and not is_closed(tile)
        if at not in state.home_places
    ]


def spots_in(tile: int) -> list[Place]:
    """A planet that is no Trade Station, or space."""
    return [*[planet.id for planet in TILE[tile].planets if not planet.trade_station], SPACE[tile]]


def hindrances(state: Ti3State, at: int) -> list[str]:
    """Bans that a place breaks: they hold while any place breaks none, that of homes longest."""
    near = touching(len(state.map))[at]
    used = {SYSTEM[place] for place in state.burials}
    found = [TOUCHES_ARTIFACT] if any(state.map[each] in used for each in near) else []
    return [*found, TOUCHES_HOME] if any(each in state.home_places for each in near) else found


def _weight(hindered: list[str]) -> int:
    return sum({TOUCHES_ARTIFACT: 1, TOUCHES_HOME: 2}[each] for each in hindered)


VERBS: Verbs = {"bury": (PLACE,)}
EVENTS: dict[str, tuple[str, ...]] = {"artifact_buried": ("seat", "place")}
