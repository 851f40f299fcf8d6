"""Common laws about weapons and how they are travelled with: what the votes for or against them do."""

from __future__ import annotations

from throneworld.imperium import quantities
from throneworld.imperium.board import MOVING, closing
from throneworld.imperium.council import AgendaText
from throneworld.imperium.effects.whom import AGAINST_VOTERS, EACH, Verb
from throneworld.imperium.modifiers import Modifier
from throneworld.kernel.game import Game
from throneworld.ti4.effects.cards import Discard
from throneworld.ti4.effects.devastation import Destroy
from throneworld.ti4.effects.where import NEAR_WORMHOLES
from throneworld.ti4.effects.which import ALL
from throneworld.ti4.effects.whom import OWNING
from throneworld.ti4.laws.effects import DestroyOwnUnit
from throneworld.ti4.modifying import modifies
from throneworld.ti4.requirements import upgraded_kinds
from throneworld.ti4.state import Ti4State
from throneworld.ti4.steps.prerequisites import Waiver, waives
from throneworld.ti4.tables import ALPHA, BETA, CULTURAL, LIMITS, PDS, PLANET, WAR_SUN

SCHEMATICS = "publicize_weapon_schematics"

TRAVEL_BAN = "enforced_travel_ban"


class DestroyOneEach(Verb, frozen=True):
    """Each player destroys one of his units of some kind, in speaker order."""

    kinds: tuple[str, ...] = ()

    def run(self, game: Game) -> None:
        why = str(self.occasion["agenda"])
        seats = self.seats(game, EACH)
        game.do(*(DestroyOwnUnit(seat=seat, kinds=self.kinds, why=why) for seat in seats))


def war_suns_are_known(state: Ti4State, seat: int, technology: str) -> bool:
    """War sun technologies, as soon as anybody owns one."""
    if WAR_SUN not in upgraded_kinds((technology,)):
        return False
    return any(WAR_SUN in upgraded_kinds(owned) for owned in state.technologies)


TEXTS: tuple[AgendaText, ...] = (
    AgendaText("conventions_of_war", on_against=(Discard(ALL, AGAINST_VOTERS),)),
    AgendaText(TRAVEL_BAN, on_against=(Destroy((PDS,), NEAR_WORMHOLES),)),
    AgendaText("homeland_defense_act", on_against=(DestroyOneEach(kinds=(PDS,)),)),
    AgendaText(SCHEMATICS, on_against=(Discard(ALL, OWNING + WAR_SUN),)),
)


def as_many_pds_as_there_are(state: Ti4State, seat: int, kind: str, planet: str) -> int:
    return LIMITS[PDS] if kind == PDS else 0


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        quantities.PREREQUISITES,
        SCHEMATICS,
        window="research_when",
        turns=waives(Waiver(SCHEMATICS), war_suns_are_known),
    ),
    modifies(
        quantities.MAY_BOMBARD,
        "conventions_of_war",
        window="bombardment_static",
        bans=True,
        by=lambda state, seat, planet: PLANET[planet].trait == CULTURAL,
    ),
    modifies(quantities.KEEPS_SUSTAIN, SCHEMATICS, bans=True, by=lambda state, seat, kind: kind == WAR_SUN),
    modifies(
        quantities.MAY_SUSTAIN,
        SCHEMATICS,
        window="sustain_damage_static",
        bans=True,
        by=lambda state, seat, kind, place: kind == WAR_SUN,
    ),
    modifies(
        quantities.ADJACENCY,
        TRAVEL_BAN,
        window="movement_static",
        turns=closing(TRAVEL_BAN, MOVING, ALPHA, BETA),
    ),
    modifies(
        quantities.PER_PLANET, "homeland_defense_act", window="produce_static", by=as_many_pds_as_there_are
    ),
    modifies(quantities.UNITS_PER_COST, "regulated_conscription", window="produce_static", to=1),
)
