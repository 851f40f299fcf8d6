"""Common laws about weapons and how they are travelled with: what the votes for or against them do.

Conventions of War, Enforced Travel Ban and Publicize Weapon Schematics hold as standing rules of the steps
that they alter.
"""

from __future__ import annotations

from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import PER_PLANET, UNITS_PER_COST
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti4.effects.cards import Discard
from throneworld.ti4.effects.destroying import Destroy
from throneworld.ti4.effects.where import NEAR_WORMHOLES
from throneworld.ti4.effects.which import ALL
from throneworld.ti4.effects.whom import AGAINST_VOTERS, EACH, OWNING, Verb
from throneworld.ti4.laws.effects import DestroyOwnUnit
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import Ti4State
from throneworld.ti4.tables import LIMITS, PDS, WAR_SUN
from throneworld.ti4.voting.outcomes import AgendaText


class DestroyOneEach(Verb, frozen=True):
    """Each player destroys one of his units of some kind, in speaker order."""

    kinds: tuple[str, ...] = ()

    def run(self, game: Game) -> Step | None:
        why = str(self.occasion["agenda"])
        seats = self.seats(game, EACH)
        game.do(*(DestroyOwnUnit(seat=seat, kinds=self.kinds, why=why) for seat in seats))
        return None


TEXTS: tuple[AgendaText, ...] = (
    AgendaText("conventions_of_war", on_against=(Discard(ALL, AGAINST_VOTERS),)),
    AgendaText("enforced_travel_ban", on_against=(Destroy((PDS,), NEAR_WORMHOLES),)),
    AgendaText("homeland_defense_act", on_against=(DestroyOneEach(kinds=(PDS,)),)),
    AgendaText("publicize_weapon_schematics", on_against=(Discard(ALL, OWNING + WAR_SUN),)),
)


def as_many_pds_as_there_are(state: Ti4State, seat: int, kind: str, planet: str) -> int:
    return LIMITS[PDS] if kind == PDS else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(PER_PLANET, "homeland_defense_act", window="produce_static", by=as_many_pds_as_there_are),
    modifies(UNITS_PER_COST, "regulated_conscription", window="produce_static", to=1),
)
