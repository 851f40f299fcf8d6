"""Every clause of every law is declared somewhere: a listener, a standing rule or a text of its outcome."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ti4.declared import LAWS as LISTENERS
from tests.ti4.declared import OUTCOMES, standing_rules
from throneworld.ti4.moments import STEPS_THEMSELVES, stops_of
from throneworld.ti4.tables import AGENDAS, LAW, Agenda

LAWS = [agenda for agenda in AGENDAS if agenda.kind == LAW]
PLAYED = LISTENERS


def undeclared(law: Agenda) -> Iterator[tuple[str, str]]:
    heard = {(each.component, each.window) for each in PLAYED} | set(standing_rules())
    text = OUTCOMES.get(law.id)
    if law.outcome and (text is None or not (text.on_elect or text.on_for)):
        yield law.id, "outcome"
    if law.against and (text is None or not text.on_against):
        yield law.id, "against"
    for clause in (*law.outcome, *law.law, *law.against):
        if clause.moment != "agenda_outcome" and (law.id, clause.moment) not in heard:
            yield law.id, clause.moment


def test_there_are_34_laws() -> None:
    assert len(LAWS) == 34


@pytest.mark.parametrize("law", LAWS, ids=[law.id for law in LAWS])
def test_every_clause_is_declared(law: Agenda) -> None:
    assert not list(undeclared(law))


def test_listeners_of_laws_are_about_clauses_of_the_table() -> None:
    clauses = {(law.id, each.moment) for law in LAWS for each in (*law.law, *law.against)}
    for listener in LISTENERS:
        assert (listener.component, listener.window) in clauses
        assert listener.window not in STEPS_THEMSELVES
        assert listener.moment in stops_of(listener.window)


def test_no_law_is_heard_twice_at_a_stop() -> None:
    names = [(each.moment, each.id) for each in PLAYED]
    assert len(set(names)) == len(names)
