"""Which agendas are carried out, with their texts and windows; all kinds of votes and elections are met."""

from __future__ import annotations

from tools.missing import lines, missing

from tests.ti3.scene import definition
from tests.ti3.test_listening_ti3 import windows_of
from throneworld.ti3.council.subjects import ELIGIBLE, Text
from throneworld.ti3.tables import AGENDA
from throneworld.ti3.tables.listening import LISTENING

RESOLVED = "agenda_resolve_when"
THERE = [agenda for agenda in AGENDA if agenda not in missing("ti3", "political")]
BY_ANOTHER_LINE: dict[str, tuple[str, ...]] = {
    "incentive_program": ("primary_resolve",),  # a claim is a claim
    "archived_secret": ("claim_objectives",),  # the rule allows one secret objective a round anyway
    **dict.fromkeys(  # a mark
        ("minister_of_war", "new_galactic_order", "public_execution"), ("combat_roll_static",)
    ),
    **dict.fromkeys(("political_focus", "revote"), ("agendas_done_after",)),  # votes that the council owes
    "aggressive_strategy": ("secondary_resolve",),  # they are executed as always
    **dict.fromkeys(  # neutral mines roll like others
        ("centrillic_gas_harvest_enterprise", "protect_the_heartland", "space_mine_simplification"),
        ("mines_when",),
    ),
    "media_war": ("votes_before_reveal",),  # the vote exhausts what slips name
    "space_time_anomalies": ("retreat_static",),  # nobody retreats where he cannot move
    "technological_jihad": ("tech_gain_static",),  # paid as soon as one is acquired
    "sanctuary_shield": (
        "activation_static",
        "combat_roll_static",
        "space_cannon_static",
    ),  # calm
    "technology_investigation_committee": (  # whether a technology is there is one question
        *("combat_roll_static", "fleet_supply_static", "mines_when", "movement_static"),
        "space_cannon_static",
    ),
}
"""Windows of the table that need no line of their own, and why."""
NOTHING_AGAINST = (
    *("smart_surveillance_and_prediction_network", "ancient_artifact"),
    *("colonial_redistribution", "legislative_conference"),
)
"""Agendas that are only discarded when the votes against them win."""
COMES_DUE: dict[str, str] = {"diplomatic_protection": "strategy_phase_start"}
"""Where what was put off begins."""


def table() -> dict[str, tuple[str, ...]]:
    return {**LISTENING["laws"], **LISTENING["events"]}


def test_the_list_of_what_is_missing_names_every_agenda_that_is_not_carried_out() -> None:
    said = "\n".join(lines("ti3"))
    assert all(f"political:{agenda}\n" in said for agenda in AGENDA if agenda not in THERE)
    assert not any(f"political:{agenda}\n" in said for agenda in THERE)
    assert f"political: {len(AGENDA) - len(THERE)} of {len(AGENDA)} are missing" in said


def test_every_agenda_that_is_carried_out_has_a_text() -> None:
    texts = definition().texts
    assert [agenda for agenda in THERE if not isinstance(texts.get(agenda), Text)] == []


def test_an_event_does_something_and_a_law_does_something_on_both_sides() -> None:
    for agenda in THERE:
        text, row = definition().texts[agenda], AGENDA[agenda]
        assert isinstance(text, Text)
        if row.elect or row.place_votes:
            assert text.on_elect or row.kind == "law", agenda
        else:
            assert text.on_for or row.kind == "law", agenda
            assert bool(text.on_against) != (agenda in NOTHING_AGAINST), agenda


def test_every_window_of_an_agenda_is_carried_out_and_no_other() -> None:
    for agenda in THERE:
        wanted = set(table()[agenda]) - {RESOLVED}
        told, due = BY_ANOTHER_LINE.get(agenda, ()), COMES_DUE.get(agenda, "")
        assert windows_of(agenda) - wanted - {"", due} == set(), agenda
        assert wanted - windows_of(agenda) == set(told), agenda


def test_all_twelve_kinds_of_election_and_all_kinds_of_vote_are_met() -> None:
    assert {AGENDA[agenda].elect for agenda in THERE} - {""} == set(ELIGIBLE) and len(ELIGIBLE) == 12
    assert any(AGENDA[agenda].place_votes for agenda in THERE)
    assert {AGENDA[agenda].kind for agenda in THERE} == {"law", "event"}
    assert len(THERE) >= 40
