"""Common laws about weapons and how they are travelled with: what the votes for or against them do.

Conventions of War, Enforced Travel Ban, Homeland Defense Act, Publicize Weapon Schematics and Regulated
Conscription hold as standing rules of the steps that they alter.
"""

from __future__ import annotations

from throneworld.imperium.council import AgendaText
from throneworld.imperium.effects.whom import AGAINST_VOTERS, EACH, Verb
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import PREREQUISITES
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti4.effects.cards import Discard
from throneworld.ti4.effects.destroying import Destroy
from throneworld.ti4.effects.where import NEAR_WORMHOLES
from throneworld.ti4.effects.which import ALL
from throneworld.ti4.effects.whom import OWNING
from throneworld.ti4.laws.effects import DestroyOwnUnit
from throneworld.ti4.modifying import modifies
from throneworld.ti4.state import Ti4State
from throneworld.ti4.steps.prerequisites import Waiver, waives
from throneworld.ti4.tables import PDS, TECHNOLOGY, UNIT, WAR_SUN

SCHEMATICS = "publicize_weapon_schematics"


class DestroyOneEach(Verb, frozen=True):
    """Each player destroys one of his units of some kind, in speaker order."""

    kinds: tuple[str, ...] = ()

    def run(self, game: Game) -> Step | None:
        why = str(self.occasion["agenda"])
        seats = self.seats(game, EACH)
        game.do(*(DestroyOwnUnit(seat=seat, kinds=self.kinds, why=why) for seat in seats))
        return None


def is_war_sun(technology: str) -> bool:
    unit = TECHNOLOGY[technology].unit
    return bool(unit) and UNIT[unit].type == WAR_SUN


def war_suns_are_known(state: Ti4State, seat: int, technology: str) -> bool:
    """War sun technologies, as soon as anybody owns one."""
    if not is_war_sun(technology):
        return False
    return any(is_war_sun(each) for owned in state.technologies for each in owned)


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        PREREQUISITES,
        SCHEMATICS,
        window="research_when",
        turns=waives(Waiver(SCHEMATICS), war_suns_are_known),
    ),
)
TEXTS: tuple[AgendaText, ...] = (
    AgendaText("conventions_of_war", on_against=(Discard(ALL, AGAINST_VOTERS),)),
    AgendaText("enforced_travel_ban", on_against=(Destroy((PDS,), NEAR_WORMHOLES),)),
    AgendaText("homeland_defense_act", on_against=(DestroyOneEach(kinds=(PDS,)),)),
    AgendaText(SCHEMATICS, on_against=(Discard(ALL, OWNING + WAR_SUN),)),
)
