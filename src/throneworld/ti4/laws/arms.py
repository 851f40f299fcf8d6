"""Common laws about weapons and how they are travelled with: what the votes for or against them do.

Conventions of War, Enforced Travel Ban, Homeland Defense Act, Publicize Weapon Schematics and Regulated
Conscription hold as standing rules of the steps that they alter.
"""

from __future__ import annotations

from throneworld.galaxy.adjacency import around
from throneworld.imperium.verbs.units import destroy_units
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect
from throneworld.ti4.board import adjacency, wormholes
from throneworld.ti4.cards.aftermath import Aftermath
from throneworld.ti4.laws.effects import DestroyOwnUnit, DiscardHands
from throneworld.ti4.order import speaker_order
from throneworld.ti4.state import SYSTEM, Ti4State, of
from throneworld.ti4.tables import ALPHA, BETA, DELTA, PDS, TECHNOLOGY, UNIT, WAR_SUN
from throneworld.ti4.units import count
from throneworld.ti4.voting.delayed import AGAINST_VOTERS, EACH_PLAYER, concerned
from throneworld.ti4.voting.outcomes import AgendaText


class DestroyOneEach(Effect, frozen=True):
    """Each player destroys one of his units of some kind, in speaker order."""

    kinds: tuple[str, ...] = ()

    def run(self, game: Game) -> Step | None:
        why = str(self.occasion["agenda"])
        seats = concerned(game, EACH_PLAYER)
        game.do(*(DestroyOwnUnit(seat=seat, kinds=self.kinds, why=why) for seat in seats))
        return None


def systems_at_wormholes(state: Ti4State) -> int:
    """Systems with a wormhole of any letter, and those adjacent to them in everybody's eyes (RR 6)."""
    with_wormholes = wormholes(state, ALPHA) | wormholes(state, BETA) | wormholes(state, DELTA)
    return with_wormholes | around(adjacency(state), with_wormholes)


class DestroyAtWormholes(Effect, frozen=True):
    """All units of a kind in or adjacent to systems with wormholes, together."""

    kind: str = ""

    def run(self, game: Game) -> Step | None:
        state, why = of(game), str(self.occasion["agenda"])
        near = systems_at_wormholes(state)
        doomed = [
            (seat, place)
            for seat, places in enumerate(state.units)
            for place in places
            if near >> SYSTEM[place] & 1 and count(state, seat, place, self.kind)
        ]
        for seat, place in doomed:
            destroy_units(game, seat, place, self.kind, count(state, seat, place, self.kind), why)
        game.do(*(Aftermath(system=system) for system in sorted({SYSTEM[place] for _, place in doomed})))
        return None


class DiscardHandsOfWarSunOwners(DiscardHands, frozen=True):
    """Whoever owns a war sun technology; a first prototype that was there from the start is none."""

    def victims(self, game: Game) -> tuple[int, ...]:
        return tuple([seat for seat in speaker_order(of(game)) if owns_war_sun_technology(of(game), seat)])


def owns_war_sun_technology(state: Ti4State, seat: int) -> bool:
    units = [TECHNOLOGY[each].unit for each in state.technologies[seat]]
    return any(unit and UNIT[unit].type == WAR_SUN for unit in units)


TEXTS: tuple[AgendaText, ...] = (
    AgendaText("conventions_of_war", on_against=(DiscardHands(whom=AGAINST_VOTERS),)),
    AgendaText("enforced_travel_ban", on_against=(DestroyAtWormholes(kind=PDS),)),
    AgendaText("homeland_defense_act", on_against=(DestroyOneEach(kinds=(PDS,)),)),
    AgendaText("publicize_weapon_schematics", on_against=(DiscardHandsOfWarSunOwners(),)),
)
