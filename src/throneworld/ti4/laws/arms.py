"""Common laws about weapons and how they are travelled with: what the votes for or against them do.

Conventions of War, Homeland Defense Act, Publicize Weapon Schematics and Regulated
Conscription hold as standing rules of the steps that they alter, Enforced Travel Ban as a
modifier.
"""

from __future__ import annotations

from throneworld.imperium.board import MOVING, closing
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ADJACENCY
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti4.effects.cards import Discard
from throneworld.ti4.effects.destroying import Destroy
from throneworld.ti4.effects.where import NEAR_WORMHOLES
from throneworld.ti4.effects.which import ALL
from throneworld.ti4.effects.whom import AGAINST_VOTERS, EACH, OWNING, Verb
from throneworld.ti4.laws.effects import DestroyOwnUnit
from throneworld.ti4.modifying import modifies
from throneworld.ti4.tables import ALPHA, BETA, PDS, WAR_SUN
from throneworld.ti4.voting.outcomes import AgendaText

TRAVEL_BAN = "enforced_travel_ban"


class DestroyOneEach(Verb, frozen=True):
    """Each player destroys one of his units of some kind, in speaker order."""

    kinds: tuple[str, ...] = ()

    def run(self, game: Game) -> Step | None:
        why = str(self.occasion["agenda"])
        seats = self.seats(game, EACH)
        game.do(*(DestroyOwnUnit(seat=seat, kinds=self.kinds, why=why) for seat in seats))
        return None


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        ADJACENCY,
        TRAVEL_BAN,
        window="movement_static",
        turns=closing(TRAVEL_BAN, MOVING, ALPHA, BETA),
    ),
)

TEXTS: tuple[AgendaText, ...] = (
    AgendaText("conventions_of_war", on_against=(Discard(ALL, AGAINST_VOTERS),)),
    AgendaText(TRAVEL_BAN, on_against=(Destroy((PDS,), NEAR_WORMHOLES),)),
    AgendaText("homeland_defense_act", on_against=(DestroyOneEach(kinds=(PDS,)),)),
    AgendaText("publicize_weapon_schematics", on_against=(Discard(ALL, OWNING + WAR_SUN),)),
)
