"""Events that let players choose the outcome of further agendas."""

from __future__ import annotations

from throneworld.ti3.council.subjects import Text
from throneworld.ti3.effects.conference import HoldConference
from throneworld.ti3.effects.throne import DecreeFromThrone, FortifyThrone
from throneworld.ti3.tables import MECHANIZED_UNIT, PDS

TEXTS: tuple[Text, ...] = (
    Text(
        "holder_of_mecatol_rex",
        on_for=(DecreeFromThrone(),),
        on_against=(FortifyThrone(kinds=(MECHANIZED_UNIT, PDS)),),
    ),
    Text("legislative_conference", on_for=(HoldConference(),)),
)
