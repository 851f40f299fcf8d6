"""Every sentence of every component is carried out somewhere, and nothing else is."""

from __future__ import annotations

from tests.ti4.declared import OUTCOMES, standing_rules
from throneworld.ti4 import tables
from throneworld.ti4.declare import Clause
from throneworld.ti4.meta import GAME
from throneworld.ti4.moments import FACTS, STEPS_THEMSELVES, stops_of

Pairs = set[tuple[str, str]]
"""A component and a window of the registry."""

PUT_OFF = {
    ("anti_intellectual_revolution", "agenda_outcome"),
    ("representative_government", "agenda_outcome"),
}
"""Outcomes that only set up what happens in the next strategy phase."""


def printed() -> Pairs:
    clauses = [
        *((unit.id, unit.clauses) for unit in tables.UNIT.values()),
        *((technology.id, technology.clauses) for technology in tables.TECHNOLOGY.values()),
        *((ability.id, ability.clauses) for ability in tables.ABILITY.values()),
        *((note.id, note.clauses) for note in tables.PROMISSORY_NOTES),
    ]
    return {(name, clause.moment) for name, each in clauses for clause in each} | _agendas() | _cards()


def _agendas() -> Pairs:
    return {
        (agenda.id, clause.moment)
        for agenda in tables.AGENDAS
        for clause in (*agenda.outcome, *agenda.law, *agenda.against)
    }


def _cards() -> Pairs:
    pairs = {
        (card.id, moment)
        for card in tables.ACTION_CARDS
        for moment in (card.moment, card.or_moment, card.payoff)
        if moment
    }
    pairs |= {(each.id, tables.SCORED_AT[each.phase]) for each in tables.OBJECTIVES}
    moments = (tables.PRIMARY_MOMENT, tables.SECONDARY_MOMENT)
    return pairs | {(card.id, moment) for card in tables.STRATEGY_CARDS for moment in moments}


def declared() -> Pairs:
    listening = {(each.component, each.window) for each in GAME.listeners if isinstance(each, Clause)}
    return listening | set(standing_rules()) | {(agenda, "agenda_outcome") for agenda in OUTCOMES}


def test_every_sentence_of_every_component_is_carried_out() -> None:
    assert printed() - declared() == set()


def test_nothing_is_carried_out_that_no_component_says() -> None:
    assert declared() - printed() - PUT_OFF == set()


def test_every_agenda_has_an_outcome_unless_it_only_lies_there() -> None:
    once = {agenda.id for agenda in tables.AGENDAS if agenda.outcome or agenda.against}
    assert once <= set(OUTCOMES)


def test_every_timing_window_is_a_stop_or_a_part_of_a_step() -> None:
    for window in tables.MOMENTS:
        assert stops_of(window) or window in STEPS_THEMSELVES, window


def test_every_stop_is_listened_to_and_opened() -> None:
    listened = {each.moment for each in GAME.listeners}
    assert listened == set(FACTS)
